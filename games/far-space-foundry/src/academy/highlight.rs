//! The parts of the board and the panels that a lesson step can highlight, for the learner to look at or click.

use crate::rules::{
    Asteroid, DOCKS, FarSpaceFoundry, FreighterKind, MatchHalf, Phase, Pilot, PlayerState, Product, View,
};
use orrery_core::words::read_word;
use orrery_core::{Colour, keyword_enum};
use orrery_learn::academy::{HighlightTarget, read_highlight};

/// A highlighted part of the board or the panels. Cards, freighters and the warehouse are the learner's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Highlight {
    /// `dock 8`: a dock, with its shuttle if one is there.
    Dock(u8),
    /// `card 1-2-3`: a pilot in the learner's hand.
    Card(Pilot),
    /// `ship Amber`: a freighter of the learner.
    Ship(FreighterKind),
    /// `asteroid skyrite`: an asteroid of Alpha.
    Asteroid(Asteroid),
    /// `product Robot`: the card of a product in play.
    Product(Product),
    /// `hire AmberTrucker`: a pilot shown in the Cantina.
    Hire(Pilot),
    /// `keep AmberTrucker`: an alien pilot that may be kept between the halves.
    Keep(Pilot),
    /// `seat red`: the panel of a player.
    Seat(Colour),
    /// A single word: a fixed part of the table or the panels.
    Place(HighlightPlace),
}

keyword_enum! {
    /// A fixed part of the table or the panels, named by a single word.
    HighlightPlace {
        /// All docks of the foundry.
        Docks = "docks",
        /// The die in the middle of the ring.
        Die = "die",
        /// The button that lands a shuttle.
        Land = "land",
        /// The button that lifts a shuttle off.
        Lift = "lift",
        /// The button that moves the gathered goods.
        Goods = "goods",
        /// The buttons for the action of the dock.
        Action = "action",
        /// The learner's warehouse.
        Store = "store",
        /// The Cantina with the alien deck and the piles of freighters.
        Cantina = "cantina",
        /// The pilots shown in the Cantina.
        Shown = "shown",
        /// The dock master, who takes bribes (FSF-CRD-3).
        Master = "master",
        /// The learner's hand.
        Hand = "hand",
        /// The points of all players.
        Points = "points",
        /// The button that starts the deal.
        Begin = "begin",
        /// The button that ends the turn.
        End = "end",
        /// The log of the match.
        Log = "log",
    }
}

impl HighlightPlace {
    /// Reports whether the place can be highlighted in this view.
    fn exists(self, view: &View) -> bool {
        let p = &view.known;
        match self {
            HighlightPlace::Land | HighlightPlace::Lift => matches!(p.stage, Phase::Card | Phase::Fly),
            HighlightPlace::Goods | HighlightPlace::Action | HighlightPlace::End => p.stage == Phase::Work,
            HighlightPlace::Cantina => p.half == MatchHalf::Alpha,
            HighlightPlace::Shown => p.stage == Phase::Hire,
            HighlightPlace::Hand => learner(view).in_hand() > 0,
            HighlightPlace::Begin => p.stage == Phase::Begin,
            HighlightPlace::Docks
            | HighlightPlace::Die
            | HighlightPlace::Store
            | HighlightPlace::Master
            | HighlightPlace::Points
            | HighlightPlace::Log => true,
        }
    }
}

/// Returns the state of the viewer, or of the player to move if the view belongs to no seat.
fn learner(view: &View) -> &PlayerState {
    let seat = view.viewer.and_then(|colour| view.known.seat_of(colour));
    &view.known.players[seat.unwrap_or(usize::from(view.known.turn))]
}

impl Highlight {
    /// Parses a highlight in the form used in lesson files, such as `dock 8`.
    ///
    /// # Errors
    /// Returns a message if the text does not name anything that can be highlighted.
    pub fn from_text(text: &str) -> Result<Self, String> {
        read_highlight(text, Highlight::Place, |kind, rest| {
            Some(match kind {
                "dock" => dock(rest).map(Highlight::Dock),
                "card" => read_word(rest).map(Highlight::Card),
                "ship" => read_word(rest).map(Highlight::Ship),
                "asteroid" => read_word(rest).map(Highlight::Asteroid),
                "product" => read_word(rest).map(Highlight::Product),
                "hire" => read_word(rest).map(Highlight::Hire),
                "keep" => read_word(rest).map(Highlight::Keep),
                "seat" => read_word(rest).map(Highlight::Seat),
                _ => return None,
            })
        })
    }
}

fn dock(word: &str) -> Result<u8, String> {
    let number = word.parse().ok().filter(|number| (1..=DOCKS).contains(number));
    number.ok_or_else(|| format!("expected a dock, 1 to {DOCKS}, found `{word}`"))
}

impl HighlightTarget<FarSpaceFoundry> for Highlight {
    fn exists(&self, view: &View) -> bool {
        let p = &view.known;
        let own = learner(view);
        match *self {
            Highlight::Dock(_) => true,
            Highlight::Card(pilot) => own.hand.has(pilot),
            Highlight::Ship(ship) => own.has(ship),
            Highlight::Asteroid(_) => p.half == MatchHalf::Alpha,
            Highlight::Product(product) => p.is_in_play(product),
            Highlight::Hire(pilot) => p.stage == Phase::Hire && p.shown.has(pilot),
            Highlight::Keep(pilot) => p.stage == Phase::Keep && own.played.has(pilot),
            Highlight::Seat(colour) => p.seat_of(colour).is_some(),
            Highlight::Place(place) => place.exists(view),
        }
    }
}

orrery_learn::highlight_from_text!(Highlight);
orrery_core::impl_keyword! { HighlightPlace = "a place" }
