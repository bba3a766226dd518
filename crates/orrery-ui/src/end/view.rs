//! The data of the end screen.

use super::scores::Scores;
use crate::opponent_picker::PlayerInfo;
use orrery_core::Colour;
use orrery_locale::PlayerNames;

/// The texts at the end of a match.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EndScreenTexts {
    /// The text that describes how the match was decided, in a sentence or two.
    pub headline: Option<String>,
    /// The remarks of opponents, the winners first.
    pub words: Vec<(Colour, String)>,
}

impl EndScreenTexts {
    /// Returns the remark of this player, if there is one.
    pub(super) fn of(&self, seat: Colour) -> Option<&str> {
        self.words.iter().find(|(who, _)| *who == seat).map(|(_, words)| words.as_str())
    }
}

/// The data of the end screen.
pub struct EndScreenView<'a> {
    /// The points of all players.
    pub scores: &'a Scores,
    /// The players' names.
    pub names: &'a PlayerNames,
    /// The number of rounds played.
    pub rounds: u32,
    /// The name of the key that opens the review.
    pub review_key: &'a str,
    /// The seats of the people at this screen.
    pub people: &'a [Colour],
    /// The players of all seats.
    pub sits: &'a [PlayerInfo; Colour::COUNT],
    /// The headline and the remarks.
    pub closing: &'a EndScreenTexts,
    /// Seconds since the count began, or `None` when it is finished.
    pub counting: Option<f32>,
}
