//! The targets that a lesson step can highlight: the things that the learner has to look at or click.

use serde::de::{Deserialize, Deserializer, Error as _};

use crate::rules::{Asteroid, DOCKS, FarSpaceFoundry, Half, Pilot, Player, Product, Ship, Stage, View};
use orrery_core::Colour;
use orrery_core::words::{Keyword, read_word};
use orrery_learn::academy::HighlightTarget;

/// A highlighted part of the board or the panels. Things that belong to a player are the learner's, unless a seat is
/// named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Glow {
    /// `dock 8`: a dock with its shuttle.
    Dock(u8),
    /// `card 1-2-3`: a pilot in the hand.
    Card(Pilot),
    /// `ship Amber`: a freighter.
    Ship(Ship),
    /// `asteroid skyrite`: an asteroid of Alpha.
    Asteroid(Asteroid),
    /// `product Robot`: the card of a product in play.
    Product(Product),
    /// `hire AmberTrucker`: a pilot shown in the Cantina.
    Hire(Pilot),
    /// `keep AmberTrucker`: an alien that may be kept between the halves.
    Keep(Pilot),
    /// `seat red`: the panel of a player.
    Seat(Colour),
    /// A single word: a fixed place.
    Place(Place),
}

/// A fixed place, named by a single word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// All docks of the ring.
    Docks,
    /// The die in the middle.
    Die,
    /// The key for landing.
    Land,
    /// The key for lifting off.
    Lift,
    /// The key for moving goods.
    Goods,
    /// The key or keys for the action of the dock.
    Action,
    /// The warehouse.
    Store,
    /// The Cantina with its deck and piles.
    Cantina,
    /// The pilots shown in the Cantina.
    Shown,
    /// The dock master.
    Master,
    /// The hand.
    Hand,
    /// The points of all players.
    Points,
    /// The key with which the table deals.
    Begin,
    /// The key that ends the turn.
    End,
    /// The log.
    Log,
}

impl Place {
    /// All places with their words.
    pub const WORDS: &'static [(&'static str, Place)] = &[
        ("docks", Place::Docks),
        ("die", Place::Die),
        ("land", Place::Land),
        ("lift", Place::Lift),
        ("goods", Place::Goods),
        ("action", Place::Action),
        ("store", Place::Store),
        ("cantina", Place::Cantina),
        ("shown", Place::Shown),
        ("master", Place::Master),
        ("hand", Place::Hand),
        ("points", Place::Points),
        ("begin", Place::Begin),
        ("end", Place::End),
        ("log", Place::Log),
    ];

    /// Reports whether the target exists now.
    fn exists(self, view: &View) -> bool {
        let p = &view.known;
        match self {
            Place::Land | Place::Lift => matches!(p.stage, Stage::Card | Stage::Fly),
            Place::Goods | Place::Action | Place::End => p.stage == Stage::Work,
            Place::Cantina => p.half == Half::Alpha,
            Place::Shown => p.stage == Stage::Hire,
            Place::Hand => learner(view).in_hand() > 0,
            Place::Begin => p.stage == Stage::Begin,
            Place::Docks | Place::Die | Place::Store | Place::Master | Place::Points | Place::Log => true,
        }
    }
}

/// Returns the viewer, or the player to move if the view belongs to no seat.
fn learner(view: &View) -> &Player {
    let seat = view.eyes.and_then(|colour| view.known.seat_of(colour));
    &view.known.players[seat.unwrap_or(usize::from(view.known.turn))]
}

impl Glow {
    /// Parses a highlight from its text.
    ///
    /// # Errors
    /// Returns the text that was expected instead.
    pub fn from_text(text: &str) -> Result<Self, String> {
        fn named<T: Keyword>(word: &str) -> Result<T, String> {
            read_word(word)
        }
        let Some((kind, rest)) = text.trim().split_once(' ') else {
            let place = Place::WORDS.iter().find(|(word, _)| *word == text.trim());
            let unknown = || format!("`{text}`: nothing can glow that is called so");
            return place.map(|(_, place)| Glow::Place(*place)).ok_or_else(unknown);
        };
        let read = match kind {
            "dock" => dock(rest).map(Glow::Dock),
            "card" => named(rest).map(Glow::Card),
            "ship" => named(rest).map(Glow::Ship),
            "asteroid" => named(rest).map(Glow::Asteroid),
            "product" => named(rest).map(Glow::Product),
            "hire" => named(rest).map(Glow::Hire),
            "keep" => named(rest).map(Glow::Keep),
            "seat" => named(rest).map(Glow::Seat),
            _ => Err("nothing can glow that is called so".to_owned()),
        };
        read.map_err(|error| format!("`{text}`: {error}"))
    }
}

fn dock(word: &str) -> Result<u8, String> {
    let number = word.parse().ok().filter(|number| (1..=DOCKS).contains(number));
    number.ok_or_else(|| format!("expected a dock, 1 to {DOCKS}, found `{word}`"))
}

impl HighlightTarget<FarSpaceFoundry> for Glow {
    fn exists(&self, view: &View) -> bool {
        let p = &view.known;
        let own = learner(view);
        match *self {
            Glow::Dock(_) => true,
            Glow::Card(pilot) => own.hand.has(pilot),
            Glow::Ship(ship) => own.has(ship),
            Glow::Asteroid(_) => p.half == Half::Alpha,
            Glow::Product(product) => p.is_in_play(product),
            Glow::Hire(pilot) => p.stage == Stage::Hire && p.shown.has(pilot),
            Glow::Keep(pilot) => p.stage == Stage::Keep && own.played.has(pilot),
            Glow::Seat(colour) => p.seat_of(colour).is_some(),
            Glow::Place(place) => place.exists(view),
        }
    }
}

impl<'de> Deserialize<'de> for Glow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Glow::from_text(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
