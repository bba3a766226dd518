//! Highlights of lesson steps: things that a learner should look at or click.

use crate::rules::notation::parse_order;
use crate::rules::{BoardSpot, Contraband, DecisionKind, Order, PatrolToken, View};
use orrery_core::words::read_word;
use orrery_core::{Colour, Rules as _, keyword_enum};
use orrery_learn::academy::HighlightTarget;

/// Something highlighted on the board or in the panels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Highlight {
    /// `at R2 mine1`: a place or an open space.
    At(BoardSpot),
    /// `token police`: a token on its line.
    Token(PatrolToken),
    /// `seat red`: a player's panel.
    Seat(Colour),
    /// An order in the notation: the areas in which its first click can be made are highlighted.
    Order(Order),
    /// A single word: a fixed place on the screen.
    Place(HighlightPlace),
}

keyword_enum! {
    /// A fixed place on the screen.
    HighlightPlace {
        /// The panel with round, target and decks.
        Status = "status",
        /// The learner's ship.
        Ship = "ship",
        /// The learner's objective and cards.
        Hand = "hand",
        /// The panel of a meeting.
        Meeting = "meeting",
        /// The movement tokens of a plan.
        Tokens = "tokens",
        /// The button that ends the turn.
        End = "end",
        /// The log.
        Log = "log",
    }
}

impl HighlightPlace {
    /// Reports whether the place exists in this view.
    const fn exists(self, view: &View) -> bool {
        match self {
            HighlightPlace::Meeting => view.known.meeting.is_some(),
            HighlightPlace::Tokens => matches!(view.known.ask, DecisionKind::Plan),
            HighlightPlace::Status
            | HighlightPlace::Ship
            | HighlightPlace::Hand
            | HighlightPlace::End
            | HighlightPlace::Log => true,
        }
    }
}

impl Highlight {
    /// Parses a highlight from text.
    ///
    /// # Errors
    /// Returns a message if the text is not a highlight.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if let Some(place) = HighlightPlace::ALL.iter().find(|place| place.word() == text) {
            return Ok(Highlight::Place(*place));
        }
        let read = match text.split_once(' ') {
            Some(("at", rest)) => {
                BoardSpot::from_text(rest).map(Highlight::At).ok_or_else(|| "there is no such place".to_owned())
            }
            Some(("token", rest)) => read_word(rest).map(Highlight::Token),
            Some(("seat", rest)) => read_word(rest).map(Highlight::Seat),
            _ => parse_order(text).map(Highlight::Order).map_err(|_| "this cannot be highlighted".to_owned()),
        };
        read.map_err(|error| format!("`{text}`: {error}"))
    }
}

impl HighlightTarget<Contraband> for Highlight {
    fn exists(&self, view: &View) -> bool {
        match self {
            Highlight::At(_) => true,
            Highlight::Token(token) => *token != PatrolToken::Corsair || view.known.is_solo(),
            Highlight::Seat(colour) => view.known.seat_of(*colour).is_some(),
            Highlight::Order(order) => Contraband::check(view, order).is_ok(),
            Highlight::Place(place) => place.exists(view),
        }
    }
}

orrery_learn::highlight_from_text!(Highlight);
