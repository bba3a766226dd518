//! The appearance of the buttons next to the hand.

use bevy::math::{Rect, Vec2};

use super::ctx::TargetState;
use super::parts::{BoardTextStyle, barrier, fitted, key};
use super::z;
use crate::table::ClickTarget;
use orrery_board::hit_area::HitShape;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextRowStyle, id};

/// A button next to the hand.
#[derive(Debug, Clone)]
pub struct BoardButton {
    /// The target that a click on the button chooses; `None` for a button that is only informative.
    pub target: Option<ClickTarget>,
    /// The icon of the button.
    pub icon: &'static str,
    /// The title of the button.
    pub title: String,
    /// The effect of a click, as a row of items.
    pub row: Vec<RowItem>,
    /// The state of the button as a target.
    pub state: TargetState,
    /// True if the order of the button cannot be undone.
    pub barrier: bool,
}

/// Draws a button with its icon, title and row. If it has a target, makes it clickable.
pub fn draw(scene: &mut ComposedScene, one: &BoardButton, area: Rect) {
    let name = (one.target, one.icon);
    key(scene, name, area, one.state, z::BAND);
    let alpha = if one.state.is_usable() { 1.0 } else { 0.5 };
    let low = area.height() < 60.0;
    let (line, size) = if low { (area.min.y + 18.0, 18.0) } else { (area.min.y + 25.0, 21.0) };
    let sign = Vec2::new(area.min.x + 24.0, line);
    scene
        .piece(id("key sign", name), format!("icon-{}", one.icon), sign, z::ON_BAND)
        .scale(if low { 1.0 } else { 1.25 })
        .alpha(alpha);
    let style = TextRowStyle {
        size: if low { 16.0 } else { 18.0 },
        icons: if low { 0.95 } else { 1.1 },
        ..TextRowStyle::plain(z::ON_BAND)
    };
    let room = area.width() - if one.barrier { 74.0 } else { 54.0 };
    let hand = BoardTextStyle::bold(size, z::ON_BAND).faded(alpha);
    let at = Vec2::new(area.min.x + 46.0, line + size * 0.36);
    fitted(scene, id("key words", name), &one.title, hand, RowAlign::Left, at, room);
    let at = Vec2::new(area.min.x + 16.0, area.max.y - if low { 15.0 } else { 23.0 });
    scene.row(id("key row", name), &one.row, style, RowAlign::Left, at, |node| {
        node.alpha(alpha);
    });
    if one.barrier {
        barrier(scene, ("key", name), Vec2::new(area.max.x - 16.0, area.min.y + 15.0), z::ON_BAND);
    }
    if let Some(target) = one.target {
        scene.hit(target, HitShape::Rect(area), 5.0);
    }
}
