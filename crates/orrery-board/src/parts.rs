//! Building blocks of a board: text, bars of icons and numbers, and the state of click targets.

use bevy::color::Srgba;
use bevy::math::{Rect, Vec2};

use super::paint::RoundedRect;
use super::palette::PALETTE;
use super::scene::{
    ComposedScene, RowAlign, RowItem, SceneNodeId, TextLine, TextRowStyle, TransitionKind, id, row_width,
};
use super::text_metrics;

/// The state of a click target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TargetState {
    /// The target cannot be clicked.
    Rest,
    /// The target can be clicked.
    Usable,
    /// The target can be clicked, and is pointed at or picked.
    Aimed,
}

impl TargetState {
    /// Reports whether the target can be clicked.
    pub fn is_usable(self) -> bool {
        self != TargetState::Rest
    }
}

/// The style of text on the board.
#[derive(Debug, Clone, Copy)]
pub struct BoardTextStyle {
    /// The font size in units.
    pub size: f32,
    /// True for the bold font.
    pub bold: bool,
    /// The colour of the text, with its opacity.
    pub colour: Srgba,
    /// The height in the scene.
    pub z: f32,
}

impl BoardTextStyle {
    /// Creates a bold style in ivory.
    pub fn bold(size: f32, z: f32) -> Self {
        BoardTextStyle { size, bold: true, colour: PALETTE.ivory.0, z }
    }

    /// Creates a regular style in a muted colour.
    pub fn dim(size: f32, z: f32) -> Self {
        BoardTextStyle { size, bold: false, colour: PALETTE.dim.0, z }
    }

    /// Creates a regular style in the normal text colour.
    pub fn plain(size: f32, z: f32) -> Self {
        BoardTextStyle { size, bold: false, colour: PALETTE.text.0, z }
    }

    /// Multiplies the opacity by `alpha`.
    #[must_use]
    pub fn faded(self, alpha: f32) -> Self {
        BoardTextStyle { colour: Srgba { alpha: self.colour.alpha * alpha, ..self.colour }, ..self }
    }

    /// Sets the colour.
    #[must_use]
    pub fn in_colour(self, colour: Srgba) -> Self {
        BoardTextStyle { colour, ..self }
    }

    /// Returns the width of text in units.
    pub fn width(self, text: &str) -> f32 {
        text_metrics::width(text, self.size, self.bold, 0.0)
    }
}

/// The smallest font size in units, equal to 12 pixels in a window of 1280 × 720.
pub const SMALLEST: f32 = 15.0;

/// Adds a line of text with its baseline at `at`.
pub fn words(
    scene: &mut ComposedScene,
    name: SceneNodeId,
    text: impl Into<String>,
    hand: BoardTextStyle,
    align: RowAlign,
    at: Vec2,
) {
    let words = TextLine { text: text.into(), size: hand.size, bold: hand.bold, spacing: 0.0, colour: hand.colour };
    scene.words(name, words, align, at, hand.z);
}

/// Adds a line of text that fits into `room`: in a smaller size if necessary, and shortened with an ellipsis if that is not
/// enough.
pub fn fitted(
    scene: &mut ComposedScene,
    name: SceneNodeId,
    text: &str,
    hand: BoardTextStyle,
    align: RowAlign,
    at: Vec2,
    room: f32,
) {
    let size = (hand.size * room / hand.width(text).max(1.0)).clamp(SMALLEST, hand.size);
    let hand = BoardTextStyle { size, ..hand };
    let mut shown = text.to_owned();
    while hand.width(&shown) > room + 0.5 && shown.chars().count() > 2 {
        let kept = shown.chars().count() - if shown.ends_with('…') { 2 } else { 1 };
        shown = shown.chars().take(kept).collect::<String>() + "…";
    }
    words(scene, name, shown, hand, align, at);
}

/// The look of a bar with icons and numbers.
#[derive(Debug, Clone, Copy)]
pub struct IconBarStyle {
    /// Height in units.
    pub height: f32,
    /// The padding at both ends, in units.
    pub pad: f32,
    /// The font size of numbers, in units.
    pub size: f32,
    /// The scale of icons, 1 for their designed size.
    pub icons: f32,
    /// The colour of the rim.
    pub rim: Srgba,
    /// The height in the scene.
    pub z: f32,
}

impl IconBarStyle {
    /// Creates the usual style of a bar with this height.
    pub fn plain(height: f32, z: f32) -> Self {
        let rim = PALETTE.rim[1].at(0.75);
        IconBarStyle { height, pad: 9.0, size: 15.5, icons: 0.9, rim, z }
    }

    /// Sets the sizes of numbers and icons.
    #[must_use]
    pub fn sized(self, size: f32, icons: f32) -> Self {
        IconBarStyle { size, icons, ..self }
    }

    /// Sets the colour of the rim.
    #[must_use]
    pub fn rimmed(self, rim: Srgba) -> Self {
        IconBarStyle { rim, ..self }
    }

    /// Returns the style of the row of items in the bar.
    pub fn row(self) -> TextRowStyle {
        TextRowStyle { size: self.size, icons: self.icons, ..TextRowStyle::plain(self.z + 1.0) }
    }

    /// Returns the width of a bar with these items, in units.
    pub fn width(self, items: &[RowItem]) -> f32 {
        // The width is rounded up in steps, so that bars can share images of plates.
        ((row_width(items, self.row()) + 2.0 * self.pad) / 4.0).ceil() * 4.0
    }
}

/// Adds a bar, horizontally aligned at `at` and vertically centred on it, and returns its area.
pub fn strip(
    scene: &mut ComposedScene,
    name: SceneNodeId,
    items: &[RowItem],
    look: IconBarStyle,
    align: RowAlign,
    at: Vec2,
) -> Rect {
    let size = Vec2::new(look.width(items), look.height);
    let middle = Vec2::new(at.x - align.back(size.x) + size.x / 2.0, at.y);
    let plate = RoundedRect::new(size, size.y / 2.0)
        .fill(&[PALETTE.strip[0].at(0.9), PALETTE.strip[1].at(0.9)])
        .rim(1.0, &[look.rim]);
    scene.plate(id("strip", name), plate, middle, look.z).motion(TransitionKind::Fade);
    scene.row(name, items, look.row(), RowAlign::Middle, middle, |node| {
        node.motion(TransitionKind::Fade);
    });
    Rect::from_center_size(middle, size)
}

/// Draws a rim of light around an area if its target can be clicked. `radius` is the radius of the rim's corners.
pub fn halo(scene: &mut ComposedScene, name: SceneNodeId, area: Rect, radius: f32, state: TargetState, z: f32) {
    if !state.is_usable() {
        return;
    }
    let (strength, reach) = if state == TargetState::Aimed { (0.9, 10.0) } else { (0.5, 6.0) };
    let plate = RoundedRect::new(area.size(), radius)
        .rim(1.8, &[PALETTE.act.line.0])
        .glow(PALETTE.act.line.at(strength), reach);
    scene.plate(name, plate, area.center(), z);
}
