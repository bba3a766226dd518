//! The board plane and the positions of the title screen, read once from `assets/house/art/layout.ron`.
//!
//! Positions are in board units, x to the right and y down. 1600 by 900 units fill a 16:9 window.

use orrery_core::ron;
use std::fmt;
use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::{Deserializer, Error, Visitor};

/// The path of the file in the player's own folder that overrides the layout.
const FILE: &str = "house/art/layout.ron";

/// The embedded layout.
const SOURCE: &str = include_str!("../../../assets/house/art/layout.ron");

/// A position (x, y) in units.
pub type UnitPoint = (f32, f32);

/// The layout that all games share.
#[derive(Debug, Clone, Deserialize)]
pub struct SharedLayout {
    /// Width of the screen in units.
    pub width: f32,
    /// Height of the screen in units.
    pub height: f32,
    /// The layout of the title orrery.
    pub title: TitleLayout,
}

/// The layout of the title orrery. `assets/house/art/layout.ron` explains each number.
#[derive(Debug, Clone, Deserialize)]
pub struct TitleLayout {
    /// The position of the collar in which the arms turn.
    pub hub: UnitPoint,
    /// The sun's middle relative to the hub (x, y), and its radius.
    pub sun: (f32, f32, f32),
    /// The positions on the arms, the near position first.
    pub places: Vec<TitleArmSlot>,
    /// The sideways shift of the hub and of the near body, per unit by which the window is wider on each side than 16:9.
    pub wide: (f32, f32),
    /// The downward shift of everything, per unit by which the window is higher above and below than 16:9.
    pub tall: f32,
    /// The stations on arms that carry no game.
    pub scenery: Vec<SceneryStation>,
    /// The radius of the planet in a lens of radius 1.
    pub planet: f32,
    /// The position on the table that appears in the middle of the near lens while the camera passes through the lens.
    pub beyond: UnitPoint,
    /// The stations around the near planet.
    pub round: Vec<OrbitingStation>,
}

/// The position of a body on an arm.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct TitleArmSlot {
    /// The position of the pin's foot.
    pub foot: UnitPoint,
    /// The position of the body's middle.
    pub middle: UnitPoint,
    /// The radius of the body.
    pub radius: f32,
}

impl TitleLayout {
    /// Returns the names of the stations on arms and of those around the near planet.
    pub fn stations(&self) -> impl Iterator<Item = &StationName> {
        self.scenery.iter().map(|one| &one.station).chain(self.round.iter().map(|one| &one.station))
    }
}

/// A station on an arm that carries no game.
#[derive(Debug, Clone, Deserialize)]
pub struct SceneryStation {
    /// The name of the drawn station.
    pub station: StationName,
    /// The scale of the station's picture for a body of radius 1.
    pub size: f32,
    /// The distance from the station's middle down to the end of its pin, in radii.
    pub sits: f32,
}

/// A station around the near planet.
#[derive(Debug, Clone, Deserialize)]
pub struct OrbitingStation {
    /// The name of the drawn station.
    pub station: StationName,
    /// The station's direction from the planet, in degrees clockwise from the top.
    pub clock: f32,
    /// The station's distance from the planet's middle, in radii of the lens.
    pub out: f32,
    /// The scale of the station's picture for a lens of radius 1.
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
        struct StationNameVisitor;
        impl Visitor<'_> for StationNameVisitor {
            type Value = StationName;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("the name of a station")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<StationName, E> {
                Ok(StationName(word.to_owned()))
            }
        }
        // Names are written without quotes in the file.
        deserializer.deserialize_identifier(StationNameVisitor)
    }
}

/// The layout that all games share: the board plane and the positions of the title screen.
pub static LAYOUT: LazyLock<SharedLayout> = LazyLock::new(|| {
    let fits = |text: &str| ron::read_strict::<SharedLayout>(text).map(drop).map_err(|error| error.to_string());
    let text = orrery_core::asset_overrides::text(FILE, SOURCE, fits);
    ron::read_strict(text).unwrap_or_else(|error| unreachable!("read before: {error}"))
});
