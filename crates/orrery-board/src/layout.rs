//! The plane of the board and the places of the title: `assets/house/art/layout.ron`, read once.
//!
//! Places are in board units, x to the right and y down. 1600 by 900 units fill a 16:9 window.

use orrery_core::ron;
use std::fmt;
use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::{Deserializer, Error, Visitor};

/// The file in the player's own folder that overrides it.
const FILE: &str = "house/art/layout.ron";

/// The embedded layout.
const SOURCE: &str = include_str!("../../../assets/house/art/layout.ron");

/// A place (x, y) in units.
pub type UnitPoint = (f32, f32);

/// The layout that all games share.
#[derive(Debug, Clone, Deserialize)]
pub struct SharedLayout {
    /// Width of the screen in units.
    pub width: f32,
    /// Height of the screen in units.
    pub height: f32,
    /// The title orrery.
    pub title: TitleLayout,
}

/// The title orrery. `assets/house/art/layout.ron` explains each number.
#[derive(Debug, Clone, Deserialize)]
pub struct TitleLayout {
    /// The collar in which the arms turn.
    pub hub: UnitPoint,
    /// The sun's middle relative to the hub, and its radius.
    pub sun: (f32, f32, f32),
    /// The places on the arms, the near one first.
    pub places: Vec<ArmPlace>,
    /// The sideways shift of the hub and of the near body, per additional width of the window.
    pub wide: (f32, f32),
    /// The downward shift of everything, per additional height of the window.
    pub tall: f32,
    /// The stations on arms that carry no game.
    pub scenery: Vec<SceneryStation>,
    /// The planet's radius in its lens.
    pub planet: f32,
    /// The place of the table that is in the middle of the near lens for a camera that goes through it.
    pub beyond: UnitPoint,
    /// The stations around the near planet.
    pub round: Vec<Satellite>,
}

/// The place of a body on an arm.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct ArmPlace {
    /// The foot of the pin.
    pub foot: UnitPoint,
    /// The body's middle.
    pub middle: UnitPoint,
    /// Its radius.
    pub radius: f32,
}

impl TitleLayout {
    /// Returns the stations on arms and those around the near planet.
    pub fn stations(&self) -> impl Iterator<Item = &StationName> {
        self.scenery.iter().map(|one| &one.station).chain(self.round.iter().map(|one| &one.station))
    }
}

/// A station on an arm that carries no game.
#[derive(Debug, Clone, Deserialize)]
pub struct SceneryStation {
    /// The station's name.
    pub station: StationName,
    /// Its size for a body of radius 1.
    pub size: f32,
    /// The distance from its middle down to the end of its pin, in radii.
    pub sits: f32,
}

/// A station around the near planet.
#[derive(Debug, Clone, Deserialize)]
pub struct Satellite {
    /// The station's name.
    pub station: StationName,
    /// Its direction from the planet, in degrees clockwise from the top.
    pub clock: f32,
    /// Its distance from the middle, in radii.
    pub out: f32,
    /// Its size for a lens of radius 1.
    pub size: f32,
}

/// The name of a drawn station.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StationName(String);

impl fmt::Display for StationName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for StationName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct StationVisitor;
        impl Visitor<'_> for StationVisitor {
            type Value = StationName;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("the name of a station")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<StationName, E> {
                Ok(StationName(word.to_owned()))
            }
        }
        // The file has names without quotes.
        deserializer.deserialize_identifier(StationVisitor)
    }
}

/// The plane and the places of the title.
pub static LAYOUT: LazyLock<SharedLayout> = LazyLock::new(|| {
    let fits = |text: &str| ron::read_strict::<SharedLayout>(text).map(drop).map_err(|error| error.to_string());
    let text = orrery_core::asset_overrides::text(FILE, SOURCE, fits);
    ron::read_strict(text).unwrap_or_else(|error| unreachable!("read before: {error}"))
});
