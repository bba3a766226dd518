//! Opponents' remarks and their occasions.

use orrery_core::Colour;
use orrery_locale::text_args;

/// The occasion of a remark. Each opponent uses each occasion at most once per match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occasion {
    /// The match begins.
    Hello,
    /// The opponent has attacked a player.
    Raid,
    /// The opponent was attacked.
    Raided,
    /// The opponent has taken the lead from another player.
    Lead,
    /// The opponent can end the match in its next turn.
    Near,
    /// The opponent has just achieved something great.
    Triumph,
    /// The match is over, and the opponent has won.
    Win,
    /// The match is over, and the opponent has not won.
    Defeat,
}

impl Occasion {
    /// All occasions.
    pub const ALL: [Occasion; 8] = [
        Occasion::Hello,
        Occasion::Raid,
        Occasion::Raided,
        Occasion::Lead,
        Occasion::Near,
        Occasion::Triumph,
        Occasion::Win,
        Occasion::Defeat,
    ];

    /// Returns its keyword in the keys of remarks.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Occasion::Hello => "hello",
            Occasion::Raid => "raid",
            Occasion::Raided => "raided",
            Occasion::Lead => "lead",
            Occasion::Near => "near",
            Occasion::Triumph => "triumph",
            Occasion::Win => "win",
            Occasion::Defeat => "defeat",
        }
    }
}

/// A remark of an opponent.
#[derive(Debug, Clone, PartialEq)]
pub struct Remark {
    /// The opponent's seat.
    pub seat: Colour,
    /// The text.
    pub words: String,
    /// Seconds for which it is still shown.
    pub left: f32,
}

impl Remark {
    /// Returns the remark with its speaker's name, for screen readers.
    #[must_use]
    pub fn spoken(&self, name: &str) -> String {
        text_args("access-remark", &[("name", name.into()), ("words", self.words.as_str().into())])
    }
}

/// The opponents' banter in a match.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Remarks {
    /// The current remark.
    pub now: Option<Remark>,
    /// The speakers and occasions so far.
    pub said: Vec<(Colour, Occasion)>,
    /// The round of the last remark.
    pub last: Option<u32>,
    /// The last sole leader.
    pub led: Option<Colour>,
}
