//! What a match came to, and each seat in it: what every game has, beside what a game counts of its own.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use orrery_core::Colour;
use orrery_core::words::Word;

/// What one seat did in one match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, bound(serialize = "F: Serialize", deserialize = "F: DeserializeOwned + Default"))]
pub struct SeatStats<F> {
    /// The colour played.
    pub colour: Word<Colour>,
    /// The player's name.
    pub name: String,
    /// Who gave the orders at the end: `human`, or an opponent's word.
    pub control: String,
    /// Whether somebody else than its owner gave an order in it: what came of it is nobody's.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub changed_hands: bool,
    /// The place in turn order of the match, from 1 for who began.
    pub seat: u8,
    /// Points at the end.
    pub points: i32,
    /// The place at the end, from 1; equal ones share it.
    pub place: u8,
    /// Whether among the winners.
    pub winner: bool,
    /// Turns begun.
    pub turns: u32,
    /// What the game counts of its own.
    pub own: F,
}

impl<F: Default> Default for SeatStats<F> {
    fn default() -> Self {
        SeatStats {
            colour: Word(Colour::Red),
            name: String::new(),
            control: String::new(),
            changed_hands: false,
            seat: 0,
            points: 0,
            place: 0,
            winner: false,
            turns: 0,
            own: F::default(),
        }
    }
}

impl<F> SeatStats<F> {
    /// Whether a person gave the orders, from the beginning to the end.
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.control == "human" && !self.changed_hands
    }

    /// Whether an opponent gave the orders, from the beginning to the end.
    #[must_use]
    pub fn is_opponent(&self) -> bool {
        self.control != "human" && !self.changed_hands
    }

    /// The opponent's level or kind, `human` for a person: the word before its character.
    #[must_use]
    pub fn level(&self) -> &str {
        self.control.split(':').next().unwrap_or_default()
    }
}

/// What a match came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, bound(serialize = "F: Serialize", deserialize = "F: DeserializeOwned + Default"))]
pub struct MatchStats<F> {
    /// What tells the match from every other, in hexadecimal digits.
    pub id: String,
    /// When it was counted, as the clock of this machine had it; empty for a match that goes on.
    pub when: String,
    /// The day whose deal it was, as `2026-11-22`; empty where it was no day's.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub day: String,
    /// The word of the preset its rules came from; none if options were changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// Rounds played.
    pub rounds: u32,
    /// Whether the points were equal at the top and something else decided.
    pub tie_break: bool,
    /// The seats in seating order.
    pub seats: Vec<SeatStats<F>>,
    /// Points of each seat at the start and after every turn.
    pub curve: Vec<Vec<i32>>,
}

impl<F> Default for MatchStats<F> {
    fn default() -> Self {
        MatchStats {
            id: String::new(),
            when: String::new(),
            day: String::new(),
            preset: None,
            rounds: 0,
            tie_break: false,
            seats: Vec::new(),
            curve: Vec::new(),
        }
    }
}

impl<F> MatchStats<F> {
    /// How many played.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.seats.len()
    }

    /// The points of the best player other than `seat`; 0 where nobody else played.
    #[must_use]
    pub fn best_other(&self, seat: &SeatStats<F>) -> i32 {
        self.seats.iter().filter(|other| other.colour != seat.colour).map(|other| other.points).max().unwrap_or(0)
    }

    /// Whether it counts for what can be achieved: a computer opponent played, or a game was played by one. People among themselves
    /// could give each other what they like.
    #[must_use]
    pub fn is_contest(&self) -> bool {
        self.players() == 1 || self.seats.iter().any(SeatStats::is_opponent)
    }
}
