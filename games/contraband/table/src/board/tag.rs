//! What a tag says.

use orrery_board::palette::Hex;
use orrery_board::scene::Item;
use orrery_board::text_metrics;

/// The widest line of words in a tag, in units.
const WIDEST: f32 = 270.0;
/// Size of the words.
pub const SIZE: f32 = 15.5;
/// A line of words: its colour, and whether it is bold.
pub type Line = (String, Hex, bool);

/// What a tag says: what the thing is, rows of gains, then what else there is to know.
#[derive(Debug, Default)]
pub struct Tag {
    /// What the thing is.
    pub head: Vec<Line>,
    /// Rows of signs and numbers.
    pub rows: Vec<Vec<Item>>,
    /// What else there is to know.
    pub lines: Vec<Line>,
    /// Its rim.
    pub rim: Option<Hex>,
}

impl Tag {
    /// Adds what else there is to know.
    pub fn say(&mut self, words: &str, colour: Hex) {
        self.lines.extend(wrapped(words, colour));
    }
}

/// Words in lines that are narrow enough.
#[must_use]
pub fn wrapped(words: &str, colour: Hex) -> Vec<Line> {
    text_metrics::wrapped(words, SIZE, false, WIDEST).into_iter().map(|line| (line, colour, false)).collect()
}
