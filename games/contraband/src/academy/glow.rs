//! Highlights of lesson steps: the things a learner is to look at or click.

use serde::de::{Deserialize, Deserializer, Error as _};

use crate::rules::notation::parse_order;
use crate::rules::{Ask, Contraband, Order, Spot, Token, View};
use orrery_core::words::read_word;
use orrery_core::{Colour, Rules as _};
use orrery_learn::academy::HighlightTarget;

/// Something highlighted on the board or in the panels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Glow {
    /// `at R2 mine1`: a place or an open space.
    At(Spot),
    /// `token police`: a token on its line.
    Token(Token),
    /// `seat red`: a player's panel.
    Seat(Colour),
    /// An order in the notation: the things to click for it.
    Order(Order),
    /// A single word: a fixed place on the screen.
    Place(Place),
}

/// A fixed place on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Round, target and decks.
    Status,
    /// The learner's ship.
    Ship,
    /// The learner's objective and cards.
    Hand,
    /// The panel of a meeting.
    Meeting,
    /// The movement tokens of a plan.
    Tokens,
    /// The button that ends the turn.
    End,
    /// The log.
    Log,
}

impl Place {
    /// All places with their words.
    pub const WORDS: &'static [(&'static str, Place)] = &[
        ("status", Place::Status),
        ("ship", Place::Ship),
        ("hand", Place::Hand),
        ("meeting", Place::Meeting),
        ("tokens", Place::Tokens),
        ("end", Place::End),
        ("log", Place::Log),
    ];

    /// Reports whether the place exists in this view.
    const fn exists(self, view: &View) -> bool {
        match self {
            Place::Meeting => view.known.meeting.is_some(),
            Place::Tokens => matches!(view.known.ask, Ask::Plan),
            Place::Status | Place::Ship | Place::Hand | Place::End | Place::Log => true,
        }
    }
}

impl Glow {
    /// Reads a highlight from text.
    ///
    /// # Errors
    /// The expectation that failed.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if let Some((_, place)) = Place::WORDS.iter().find(|(word, _)| *word == text) {
            return Ok(Glow::Place(*place));
        }
        let read = match text.split_once(' ') {
            Some(("at", rest)) => {
                Spot::from_text(rest).map(Glow::At).ok_or_else(|| "there is no such place".to_owned())
            }
            Some(("token", rest)) => read_word(rest).map(Glow::Token),
            Some(("seat", rest)) => read_word(rest).map(Glow::Seat),
            _ => parse_order(text).map(Glow::Order).map_err(|_| "nothing can glow that is called so".to_owned()),
        };
        read.map_err(|error| format!("`{text}`: {error}"))
    }
}

impl HighlightTarget<Contraband> for Glow {
    fn exists(&self, view: &View) -> bool {
        match self {
            Glow::At(_) => true,
            Glow::Token(token) => *token != Token::Corsair || view.known.is_solo(),
            Glow::Seat(colour) => view.known.seat_of(*colour).is_some(),
            Glow::Order(order) => Contraband::check(view, order).is_ok(),
            Glow::Place(place) => place.exists(view),
        }
    }
}

impl<'de> Deserialize<'de> for Glow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Glow::from_text(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
