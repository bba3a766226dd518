//! What the end of a match is told with.

use super::scores::Scores;
use crate::opponent_picker::Sits;
use orrery_core::Colour;
use orrery_locale::Names;

/// What is said at the end of a match.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Closing {
    /// How it was decided, in a sentence or two.
    pub headline: Option<String>,
    /// Whether that tells what the count comes to, so that it is kept back until then.
    pub tells_the_count: bool,
    /// What opponents say about it, the winners first.
    pub words: Vec<(Colour, String)>,
}

impl Closing {
    /// What this player says.
    pub(super) fn of(&self, seat: Colour) -> Option<&str> {
        self.words.iter().find(|(who, _)| *who == seat).map(|(_, words)| words.as_str())
    }
}

/// What the end of a match is told with.
pub struct EndView<'a> {
    /// Everybody's points.
    pub scores: &'a Scores,
    /// The players' names.
    pub names: &'a Names,
    /// How many rounds were played.
    pub rounds: u32,
    /// The key that opens the review.
    pub review_key: &'a str,
    /// The people at this screen.
    pub people: &'a [Colour],
    /// Who plays.
    pub sits: &'a [Sits; Colour::COUNT],
    /// How it was decided, and who has a word to say.
    pub closing: &'a Closing,
    /// How long the points have been counted, in seconds; nothing when they are.
    pub counting: Option<f32>,
}
