//! The plane of the board and the places of the title: `assets/house/art/layout.ron`, read once.
//!
//! Places are in board units, x to the right and y down; 1600 by 900 of them fill a 16:9 window.

use orrery_core::ron;
use std::fmt;
use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::{Deserializer, Error, Visitor};

/// What stands in for it, below the player's own folder.
const FILE: &str = "house/art/layout.ron";

/// The program's own layout.
const SOURCE: &str = include_str!("../../../assets/house/art/layout.ron");

/// A place (x, y) in units.
pub type Place = (f32, f32);

/// What every game has.
#[derive(Debug, Clone, Deserialize)]
pub struct Layout {
    /// Width of the screen in units.
    pub width: f32,
    /// Height of the screen in units.
    pub height: f32,
    /// The instrument of the title.
    pub title: TitlePlaces,
}

/// The instrument of the title; `assets/house/art/layout.ron` explains each number.
#[derive(Debug, Clone, Deserialize)]
pub struct TitlePlaces {
    /// The collar in which the arms turn.
    pub hub: Place,
    /// The sun's middle from the hub, and its radius.
    pub sun: (f32, f32, f32),
    /// What an arm carries, the near one first.
    pub places: Vec<ArmPlace>,
    /// How far hub and near body move aside in wider windows.
    pub wide: (f32, f32),
    /// How far everything moves down in taller ones.
    pub tall: f32,
    /// What stands on arms that carry no game.
    pub scenery: Vec<Scenery>,
    /// The planet's radius in its lens.
    pub planet: f32,
    /// Where on the table the middle of what is in the near lens comes to lie, for an eye that goes through it.
    pub beyond: Place,
    /// The stations round the near planet.
    pub round: Vec<Satellite>,
}

/// Where what an arm carries stands.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct ArmPlace {
    /// The foot of the pin.
    pub foot: Place,
    /// The body's middle.
    pub middle: Place,
    /// Its radius.
    pub radius: f32,
}

impl TitlePlaces {
    /// The stations that the instrument carries and that stand round the near planet.
    pub fn stations(&self) -> impl Iterator<Item = &Station> {
        self.scenery.iter().map(|one| &one.station).chain(self.round.iter().map(|one| &one.station))
    }
}

/// A station on an arm that carries no game.
#[derive(Debug, Clone, Deserialize)]
pub struct Scenery {
    /// Which.
    pub station: Station,
    /// Its size for a body of radius 1.
    pub size: f32,
    /// Where its pin ends below its middle, in radii.
    pub sits: f32,
}

/// A station beside the near planet.
#[derive(Debug, Clone, Deserialize)]
pub struct Satellite {
    /// Which.
    pub station: Station,
    /// Where, by the clock in degrees.
    pub clock: f32,
    /// How far from the middle, in radii.
    pub out: f32,
    /// Its size for a lens of radius 1.
    pub size: f32,
}

/// The name of a drawn station.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Station(String);

impl fmt::Display for Station {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Station {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Word;
        impl Visitor<'_> for Word {
            type Value = Station;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("the name of a station")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Station, E> {
                Ok(Station(word.to_owned()))
            }
        }
        // The file writes names without quotes.
        deserializer.deserialize_identifier(Word)
    }
}

/// The plane and the places of the title.
pub static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let fits = |text: &str| ron::read_strict::<Layout>(text).map(drop).map_err(|error| error.to_string());
    let text = orrery_core::loose::text(FILE, SOURCE, fits);
    ron::read_strict(text).unwrap_or_else(|error| unreachable!("read before: {error}"))
});
