//! The text of the label at the pointer.

use orrery_board::palette::HexColour;
use orrery_board::scene::RowItem;
use orrery_board::text_metrics;

/// The maximum width of a line of words, in units.
const WIDEST: f32 = 270.0;
/// The font size of the words, in units.
pub const SIZE: f32 = 15.5;
/// A line of words: its text, its colour, and whether it is bold.
pub type HoverLabelLine = (String, HexColour, bool);

/// The text of a label: the name and explanation of the target, rows of icons and numbers, then further notes.
#[derive(Debug, Default)]
pub struct HoverLabel {
    /// The name of the target, and its explanation.
    pub head: Vec<HoverLabelLine>,
    /// Rows of icons and numbers.
    pub rows: Vec<Vec<RowItem>>,
    /// Further notes.
    pub lines: Vec<HoverLabelLine>,
    /// The colour of the label's rim, if it has one.
    pub rim: Option<HexColour>,
}

impl HoverLabel {
    /// Adds a further note.
    pub fn say(&mut self, words: &str, colour: HexColour) {
        self.lines.extend(wrapped(words, colour));
    }
}

/// Breaks words into lines that are no wider than [`WIDEST`].
pub fn wrapped(words: &str, colour: HexColour) -> Vec<HoverLabelLine> {
    text_metrics::wrapped(words, SIZE, false, WIDEST).into_iter().map(|line| (line, colour, false)).collect()
}
