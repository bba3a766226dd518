//! The remarks of opponents and their occasions.

use orrery_core::{Colour, OpponentCharacter};
use orrery_locale::text_args;

/// The occasion of a remark. Each character makes each of its remarks at most once per match, even if it plays several seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RemarkOccasion {
    /// The match begins.
    Hello,
    /// The opponent has attacked a player.
    Raid,
    /// The opponent was attacked.
    Raided,
    /// The opponent has lost a fight.
    Beaten,
    /// The opponent has taken the lead from another player.
    Lead,
    /// The opponent can end the match in its current or next turn.
    Near,
    /// The opponent has just gained an achievement.
    Triumph,
    /// The match is over, and the opponent has won.
    Win,
    /// The match is over, and the opponent has not won.
    Defeat,
}

impl RemarkOccasion {
    /// All occasions.
    pub const ALL: [RemarkOccasion; 9] = [
        RemarkOccasion::Hello,
        RemarkOccasion::Raid,
        RemarkOccasion::Raided,
        RemarkOccasion::Beaten,
        RemarkOccasion::Lead,
        RemarkOccasion::Near,
        RemarkOccasion::Triumph,
        RemarkOccasion::Win,
        RemarkOccasion::Defeat,
    ];

    /// Returns the keyword of the occasion, which is part of the keys of the remarks' messages.
    pub const fn word(self) -> &'static str {
        match self {
            RemarkOccasion::Hello => "hello",
            RemarkOccasion::Raid => "raid",
            RemarkOccasion::Raided => "raided",
            RemarkOccasion::Beaten => "beaten",
            RemarkOccasion::Lead => "lead",
            RemarkOccasion::Near => "near",
            RemarkOccasion::Triumph => "triumph",
            RemarkOccasion::Win => "win",
            RemarkOccasion::Defeat => "defeat",
        }
    }
}

/// A remark of an opponent.
#[derive(Debug, Clone, PartialEq)]
pub struct Remark {
    /// The seat of the opponent.
    pub seat: Colour,
    /// The text of the remark.
    pub words: String,
    /// The number of seconds for which the remark will remain visible.
    pub left: f32,
}

impl Remark {
    /// Returns the remark with the name of its speaker, for screen readers.
    pub fn spoken(&self, name: &str) -> String {
        text_args("access-remark", &[("name", name.into()), ("words", self.words.as_str().into())])
    }
}

/// The opponents' banter in a match.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct BanterState {
    /// The remark that is currently shown, if there is one.
    pub now: Option<Remark>,
    /// The speaker's character, the occasion and the round of each remark so far.
    pub said: Vec<(OpponentCharacter, RemarkOccasion, u32)>,
    /// The last player in sole lead.
    pub led: Option<Colour>,
}
