//! What opponents say, and about what.

use orrery_core::Colour;
use orrery_locale::text_args;

/// What opponents say something about. Each of them speaks about each of these once in a match at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occasion {
    /// The match begins.
    Hello,
    /// It has attacked somebody.
    Raid,
    /// It was attacked.
    Raided,
    /// It leads now where somebody else led.
    Lead,
    /// It can end the match in its next turn.
    Near,
    /// It has just achieved something great.
    Triumph,
    /// The match is over, and it has won.
    Win,
    /// The match is over, and it has not won.
    Defeat,
}

impl Occasion {
    /// All of them.
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

    /// Its word in the keys of what is said.
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

/// What an opponent says.
#[derive(Debug, Clone, PartialEq)]
pub struct Remark {
    /// Whose opponent.
    pub seat: Colour,
    /// The words.
    pub words: String,
    /// Seconds left to show it.
    pub left: f32,
}

impl Remark {
    /// The remark with the name of who makes it, for readers.
    #[must_use]
    pub fn spoken(&self, name: &str) -> String {
        text_args("access-remark", &[("name", name.into()), ("words", self.words.as_str().into())])
    }
}

/// What opponents say in a match and have said.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Remarks {
    /// What is said now.
    pub now: Option<Remark>,
    /// Who spoke about what.
    pub said: Vec<(Colour, Occasion)>,
    /// The round in which somebody spoke last.
    pub last: Option<u32>,
    /// Who led alone last.
    pub led: Option<Colour>,
}
