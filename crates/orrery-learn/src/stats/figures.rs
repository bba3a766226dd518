//! The figures of a match and of each seat: those common to all games, and the game's own.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use orrery_core::Colour;
use orrery_core::words::QuotedKeyword;

/// The figures of one seat in one match: those common to all games, and the game's own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, bound(serialize = "F: Serialize", deserialize = "F: DeserializeOwned + Default"))]
pub struct SeatStats<F> {
    /// The colour of the seat.
    pub colour: QuotedKeyword<Colour>,
    /// The name of the player.
    pub name: String,
    /// The name of the seat's controller at the end of the match: `human`, or the name of an opponent.
    pub control: String,
    /// True if a controller other than the owner gave an order for the seat. The result then counts for no player.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub changed_hands: bool,
    /// The position in turn order, from 1 for the player who began.
    pub seat: u8,
    /// The points at the end of the match.
    pub points: i32,
    /// The rank at the end of the match, from 1. Equal players share a rank.
    pub place: u8,
    /// True if the seat is among the winners.
    pub winner: bool,
    /// The number of turns begun.
    pub turns: u32,
    /// The figures that only this game counts.
    pub own: F,
}

impl<F: Default> Default for SeatStats<F> {
    fn default() -> Self {
        SeatStats {
            colour: QuotedKeyword(Colour::Red),
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
    /// Returns true if a human player gave all orders of the seat.
    pub fn is_person(&self) -> bool {
        self.control == "human" && !self.changed_hands
    }

    /// Returns true if an opponent gave all orders of the seat.
    pub fn is_opponent(&self) -> bool {
        self.control != "human" && !self.changed_hands
    }

    /// Returns the opponent's level or kind, or `human` for a human player. It is the part of the name before the opponent's
    /// character.
    pub fn level(&self) -> &str {
        self.control.split(':').next().unwrap_or_default()
    }
}

/// The figures of a match and of each of its seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, bound(serialize = "F: Serialize", deserialize = "F: DeserializeOwned + Default"))]
pub struct MatchStats<F> {
    /// The unique identifier of the match, in hexadecimal digits.
    pub id: String,
    /// The time in UTC at which the match was counted; empty for an unfinished match.
    pub when: String,
    /// The day of the daily deal, such as `2026-11-22`; empty for any other match.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub day: String,
    /// The name of the preset, or `None` if options were changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// The number of rounds played.
    pub rounds: u32,
    /// True if a tie-breaker decided between players with the most points.
    pub tie_break: bool,
    /// The seats in turn order.
    pub seats: Vec<SeatStats<F>>,
    /// The public points of all seats: one list for the start of the match, and one for the end of each turn.
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
    /// Returns the number of players.
    pub const fn players(&self) -> usize {
        self.seats.len()
    }

    /// Returns the points of the best player other than `seat`, or 0 in a solo match.
    pub fn best_other(&self, seat: &SeatStats<F>) -> i32 {
        self.seats.iter().filter(|other| other.colour != seat.colour).map(|other| other.points).max().unwrap_or(0)
    }

    /// Returns true if the match counts for achievements, because it was solo or a computer opponent played. In a match of human
    /// players only, they could give each other any achievement.
    pub fn is_contest(&self) -> bool {
        self.players() == 1 || self.seats.iter().any(SeatStats::is_opponent)
    }
}
