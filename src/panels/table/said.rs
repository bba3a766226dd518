//! What opponents say, and about what.

use crate::core::Colour;
use crate::locale::text_args;

/// What opponents say something about. For each of these something is said once in a match at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occasion {
    /// It has raided somebody.
    Raid,
    /// It leads now where somebody else led.
    Lead,
    /// The match is over, and it has not won.
    Defeat,
}

impl Occasion {
    /// Its word in the keys of what is said.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Occasion::Raid => "raid",
            Occasion::Lead => "lead",
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
    /// About what something was said.
    pub said: Vec<Occasion>,
    /// Who led alone last.
    pub led: Option<Colour>,
}
