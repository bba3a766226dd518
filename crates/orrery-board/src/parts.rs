//! What many things of a board are drawn with: words, strips of signs and numbers, and how something stands to be clicked.

use bevy::color::Srgba;
use bevy::math::{Rect, Vec2};

use super::paint::Plate;
use super::palette::PALETTE;
use super::scene::{Align, Id, Item, Motion, RowStyle, Scene, Words, id, row_width};
use super::text_metrics;

/// How something stands to be clicked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// It cannot be.
    Rest,
    /// It can be.
    Usable,
    /// It can be, and is pointed at or picked.
    Aimed,
}

impl State {
    /// Whether it can be clicked.
    #[must_use]
    pub fn is_usable(self) -> bool {
        self != State::Rest
    }
}

/// Words of the board: their size, whether they are bold, and their colour.
#[derive(Debug, Clone, Copy)]
pub struct Hand {
    /// Size in units.
    pub size: f32,
    /// Bold.
    pub bold: bool,
    /// Colour.
    pub colour: Srgba,
    /// Height.
    pub z: f32,
}

impl Hand {
    /// Bold ivory.
    #[must_use]
    pub fn bold(size: f32, z: f32) -> Self {
        Hand { size, bold: true, colour: PALETTE.ivory.0, z }
    }

    /// Plain and quiet.
    #[must_use]
    pub fn dim(size: f32, z: f32) -> Self {
        Hand { size, bold: false, colour: PALETTE.dim.0, z }
    }

    /// Plain.
    #[must_use]
    pub fn plain(size: f32, z: f32) -> Self {
        Hand { size, bold: false, colour: PALETTE.text.0, z }
    }

    /// Fainter.
    #[must_use]
    pub fn faded(self, alpha: f32) -> Self {
        Hand { colour: Srgba { alpha: self.colour.alpha * alpha, ..self.colour }, ..self }
    }

    /// In another colour.
    #[must_use]
    pub fn in_colour(self, colour: Srgba) -> Self {
        Hand { colour, ..self }
    }

    /// How wide words are.
    #[must_use]
    pub fn width(self, text: &str) -> f32 {
        text_metrics::width(text, self.size, self.bold, 0.0)
    }
}

/// The smallest letters there are, in units: 12 pixels at 1280 by 720.
pub const SMALLEST: f32 = 15.0;

/// A line of words on the baseline `at`.
pub fn words(scene: &mut Scene, name: Id, text: impl Into<String>, hand: Hand, align: Align, at: Vec2) {
    let words = Words { text: text.into(), size: hand.size, bold: hand.bold, spacing: 0.0, colour: hand.colour };
    scene.words(name, words, align, at, hand.z);
}

/// The same, smaller where there is less room; what does not fit then ends in dots.
pub fn fitted(scene: &mut Scene, name: Id, text: &str, hand: Hand, align: Align, at: Vec2, room: f32) {
    let size = (hand.size * room / hand.width(text).max(1.0)).clamp(SMALLEST, hand.size);
    let hand = Hand { size, ..hand };
    let mut shown = text.to_owned();
    while hand.width(&shown) > room + 0.5 && shown.chars().count() > 2 {
        let kept = shown.chars().count() - if shown.ends_with('…') { 2 } else { 1 };
        shown = shown.chars().take(kept).collect::<String>() + "…";
    }
    words(scene, name, shown, hand, align, at);
}

/// How a strip of signs and numbers looks.
#[derive(Debug, Clone, Copy)]
pub struct Strip {
    /// Height in units.
    pub height: f32,
    /// What is left free at both ends.
    pub pad: f32,
    /// Size of numbers.
    pub size: f32,
    /// Size of signs, 1 for 20 units.
    pub icons: f32,
    /// The rim.
    pub rim: Srgba,
    /// Height.
    pub z: f32,
}

impl Strip {
    /// The usual one.
    #[must_use]
    pub fn plain(height: f32, z: f32) -> Self {
        let rim = PALETTE.rim[1].at(0.75);
        Strip { height, pad: 9.0, size: 15.5, icons: 0.9, rim, z }
    }

    /// With larger or smaller numbers and signs.
    #[must_use]
    pub fn sized(self, size: f32, icons: f32) -> Self {
        Strip { size, icons, ..self }
    }

    /// With another rim.
    #[must_use]
    pub fn rimmed(self, rim: Srgba) -> Self {
        Strip { rim, ..self }
    }

    /// How its row is set.
    #[must_use]
    pub fn row(self) -> RowStyle {
        RowStyle { size: self.size, icons: self.icons, ..RowStyle::plain(self.z + 1.0) }
    }

    /// How wide it is with these.
    #[must_use]
    pub fn width(self, items: &[Item]) -> f32 {
        // In steps, so that plates can be used again.
        ((row_width(items, self.row()) + 2.0 * self.pad) / 4.0).ceil() * 4.0
    }
}

/// A strip on the middle line `at`; what it covers.
pub fn strip(scene: &mut Scene, name: Id, items: &[Item], look: Strip, align: Align, at: Vec2) -> Rect {
    let size = Vec2::new(look.width(items), look.height);
    let middle = Vec2::new(at.x - align.back(size.x) + size.x / 2.0, at.y);
    let plate = Plate::new(size, size.y / 2.0)
        .fill(&[PALETTE.strip[0].at(0.9), PALETTE.strip[1].at(0.9)])
        .rim(1.0, &[look.rim]);
    scene.plate(id("strip", name), plate, middle, look.z).motion(Motion::Fade);
    scene.row(name, items, look.row(), Align::Middle, middle, |node| {
        node.motion(Motion::Fade);
    });
    Rect::from_center_size(middle, size)
}
