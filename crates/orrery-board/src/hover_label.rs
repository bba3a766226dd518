//! The label at the target under the pointer: what the target is, the effect of a click, or the reason why it is refused.

use bevy::math::{Rect, Vec2};

use super::contract::{BoardScene, PointedTargetInfo};
use super::label_placement::{LabelObstacles, busy, place};
use super::paint::RoundedRect;
use super::palette::{HexColour, PALETTE};
use super::scene::{ComposedScene, RowAlign, RowItem, TextLine, TextRowStyle, TransitionKind, id, row_width, tag_id};
use super::text_metrics;

/// The font size of the words, in units.
const SIZE: f32 = 15.5;
/// The line height of the words, in units.
const STEP: f32 = 20.0;

/// A line of words: its text, its colour, and whether it is bold.
pub type HoverLabelLine = (String, HexColour, bool);

/// The measurements of a label, in units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HoverLabelLayout {
    /// The maximum width of a line of words.
    pub widest: f32,
    /// The distance from the upper edge to the first line of words.
    pub top: f32,
    /// The distance from the upper edge to the first row, if no words are above it.
    pub top_of_rows: f32,
    /// The distance from the top of a line of words to its baseline.
    pub baseline: f32,
    /// The gap above a row, and the distance from there to the middle of the row.
    pub row_middle: [f32; 2],
    /// The distance from one row to the next, or to the words below it; the second value is for labels that begin with a row.
    pub row_step: [f32; 2],
    /// The height that a row adds to the label.
    pub row_height: f32,
    /// The part of the height that is neither words nor rows; the second value is for labels without words.
    pub rest: [f32; 2],
    /// True if the label never moves from one place to another.
    pub still: bool,
}

impl HoverLabelLayout {
    /// The layout of a label with several rows.
    pub const USUAL: Self = HoverLabelLayout {
        widest: 270.0,
        top: 5.0,
        top_of_rows: 5.0,
        baseline: 16.0,
        row_middle: [0.0, 14.0],
        row_step: [26.0, 26.0],
        row_height: 26.0,
        rest: [14.0, 14.0],
        still: false,
    };
}

/// The place of a label.
#[derive(Debug, Clone, Copy)]
pub struct HoverLabelPlace<'a> {
    /// The area next to which the label is placed.
    pub anchor: Rect,
    /// The areas that the label must not cover.
    pub never: &'a [Rect],
    /// The prefixes of the names of pieces that the label should not cover.
    pub pieces: &'a [&'a str],
    /// The area in which the label has to fit.
    pub room: Rect,
    /// The height in the scene.
    pub z: f32,
}

/// The contents of a label: the name and explanation of the target, rows of icons and numbers, then further notes.
#[derive(Debug, Clone)]
pub struct HoverLabel {
    /// The name of the target, and its explanation.
    pub head: Vec<HoverLabelLine>,
    /// Rows of icons and numbers.
    pub rows: Vec<Vec<RowItem>>,
    /// Further notes.
    pub lines: Vec<HoverLabelLine>,
    /// The colour of the rim.
    pub rim: HexColour,
    /// The measurements of the label.
    pub layout: &'static HoverLabelLayout,
}

impl HoverLabel {
    /// Creates an empty label.
    pub fn new(layout: &'static HoverLabelLayout) -> Self {
        HoverLabel { head: Vec::new(), rows: Vec::new(), lines: Vec::new(), rim: PALETTE.rim[1], layout }
    }

    /// Creates a label with the reason for a refusal.
    pub fn refused(layout: &'static HoverLabelLayout, reason: &str) -> Self {
        let mut label = HoverLabel { rim: PALETTE.refused, ..HoverLabel::new(layout) };
        label.say(reason, PALETTE.refused);
        label
    }

    /// Reports whether the label has no contents.
    pub fn is_empty(&self) -> bool {
        self.head.is_empty() && self.rows.is_empty() && self.lines.is_empty()
    }

    /// Wraps text into lines of the label.
    pub fn wrapped(&self, words: &str, colour: HexColour) -> Vec<HoverLabelLine> {
        let lines = text_metrics::wrapped(words, SIZE, false, self.layout.widest);
        lines.into_iter().map(|line| (line, colour, false)).collect()
    }

    /// Adds a further note.
    pub fn say(&mut self, words: &str, colour: HexColour) {
        self.lines.extend(self.wrapped(words, colour));
    }

    /// Adds the name and the explanation of the target, if it is to be explained and there are any. For a player with keys, who
    /// moves from target to target, the explanation is left out if there is a preview.
    pub fn explain<G: BoardScene>(
        &mut self,
        pointed: &PointedTargetInfo<G>,
        explanation: impl FnOnce() -> Option<(String, String)>,
    ) {
        if pointed.explain
            && let Some((title, help)) = explanation()
        {
            self.head.push((title, PALETTE.ivory, true));
            if !pointed.by_keys || pointed.preview.is_none() {
                self.head.extend(self.wrapped(&help, PALETTE.text));
            }
        }
    }

    /// Draws the label.
    pub fn draw(&self, scene: &mut ComposedScene, at: HoverLabelPlace<'_>) {
        let HoverLabelPlace { anchor, never, pieces, room, z } = at;
        let layout = self.layout;
        let style = TextRowStyle { size: 16.5, ..TextRowStyle::plain(z + 1.0) };
        let size = self.size(style);
        let at = place(size, anchor, room, LabelObstacles { never, busy: &busy(scene, anchor, pieces) });
        let plate = RoundedRect::new(size, 10.0)
            .fill(&[PALETTE.act.tag[0].at(0.97), PALETTE.act.tag[1].at(0.97)])
            .rim(1.5, &[self.rim.0])
            .glow(self.rim.at(0.28), 8.0)
            .shadow(PALETTE.shadow.at(0.6), 9.0);
        let node = scene.plate(tag_id(), plate, at, z);
        if layout.still {
            node.motion(TransitionKind::Still);
        }
        let left = at.x - size.x / 2.0 + 12.0;
        let rows_first = self.head.is_empty() && !self.rows.is_empty();
        let mut y = at.y - size.y / 2.0 + if rows_first { layout.top_of_rows } else { layout.top };
        let line = |scene: &mut ComposedScene, nth: usize, y: &mut f32, (words, colour, bold): &HoverLabelLine| {
            let words = TextLine { text: words.clone(), size: SIZE, bold: *bold, spacing: 0.0, colour: colour.0 };
            let at = Vec2::new(left, *y + layout.baseline);
            scene.words(id("tag line", nth), words, RowAlign::Left, at, z + 1.0);
            *y += STEP;
        };
        for (nth, one) in self.head.iter().enumerate() {
            line(scene, nth, &mut y, one);
        }
        for (nth, row) in self.rows.iter().enumerate() {
            let middle = Vec2::new(left, y + layout.row_middle[0] + layout.row_middle[1]);
            scene.row(id("tag row", nth), row, style, RowAlign::Left, middle, |_| {});
            y += layout.row_step[usize::from(rows_first)];
        }
        for (nth, one) in self.lines.iter().enumerate() {
            line(scene, self.head.len() + nth, &mut y, one);
        }
    }

    fn size(&self, style: TextRowStyle) -> Vec2 {
        let words = self.head.iter().chain(&self.lines);
        let words = words.map(|(line, _, bold)| text_metrics::width(line, SIZE, *bold, 0.0));
        let rows = self.rows.iter().map(|row| row_width(row, style));
        let width = words.chain(rows).fold(0.0, f32::max) + 24.0;
        let count = self.head.len() + self.lines.len();
        let rest = self.layout.rest[usize::from(count == 0)];
        Vec2::new(width, self.layout.row_height * self.rows.len() as f32 + STEP * count as f32 + rest)
    }
}
