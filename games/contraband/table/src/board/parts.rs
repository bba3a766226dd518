//! Shared parts of the board's drawing: words, strips, buttons and glass panels.

use std::hash::Hash;

use bevy::math::{Rect, Vec2};

use crate::table::ClickTarget;
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
pub use orrery_board::parts::{BoardTextStyle, IconBarStyle, TargetState, fitted, halo, strip, words};
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, SceneNodeId, TextRowStyle, id, row_width};

/// Draws words over a busy background, centred, on a soft shade as wide as the words.
pub fn shadowed(scene: &mut ComposedScene, name: SceneNodeId, text: &str, hand: BoardTextStyle, at: Vec2) {
    let size = Vec2::new(hand.width(text) + 4.0, hand.size * 0.8);
    let shade =
        RoundedRect::new(size, size.y / 2.0).fill(&[PALETTE.space[0].at(0.42)]).glow(PALETTE.space[0].at(0.5), 7.0);
    scene.plate(id("shade", name), shade, at - Vec2::new(0.0, hand.size * 0.36), hand.z - 0.2);
    words(scene, name, text, hand, RowAlign::Middle, at);
}

/// Draws a glass panel.
pub fn glass(scene: &mut ComposedScene, name: impl Hash, area: Rect, brass: bool, z: f32) {
    let fill: Vec<_> = PALETTE.panel.iter().map(|ink| ink.at(0.97)).collect();
    let rim: Vec<_> = if brass {
        vec![PALETTE.brass[1].0, PALETTE.brass[0].0, PALETTE.brass[2].0]
    } else {
        PALETTE.rim.iter().map(|ink| ink.0).collect()
    };
    let plate = RoundedRect::new(area.size(), 14.0).fill(&fill).rim(1.2, &rim).shadow(PALETTE.shadow.at(0.55), 9.0);
    scene.plate(id("glass", name), plate, area.center(), z);
}

/// A button: its target, label, effect and state.
#[derive(Debug, Clone)]
pub struct BoardButton {
    /// The target of a click on the button.
    pub target: ClickTarget,
    pub icon: &'static str,
    pub title: String,
    /// The icons and numbers that show the effect of a click.
    pub row: Vec<RowItem>,
    pub state: TargetState,
}

/// Draws a button with its icon, label and effect in this area.
pub fn key(scene: &mut ComposedScene, one: &BoardButton, area: Rect, z: f32) {
    let name = one.target;
    let plain: Vec<_> = PALETTE.key.iter().map(|ink| ink.0).collect();
    let floor = [PALETTE.act.floor[0].0, PALETTE.act.floor[1].0];
    let plate = RoundedRect::new(area.size(), 12.0);
    let plate = match one.state {
        TargetState::Rest => plate.fill(&plain).rim(1.2, &[PALETTE.rim[1].at(0.5), PALETTE.rim[3].at(0.5)]),
        TargetState::Usable => plate.fill(&plain).rim(1.6, &[PALETTE.act.line.0]),
        TargetState::Aimed => plate.fill(&floor).rim(1.9, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(0.7), 9.0),
    };
    let alpha = if one.state.is_usable() { 1.0 } else { 0.55 };
    scene.plate(id("key", name), plate, area.center(), z).alpha(alpha);
    let style = TextRowStyle { size: 15.5, icons: 0.84, ..TextRowStyle::plain(z + 1.0) };
    let (lines, left) = (if one.row.is_empty() { 0.0 } else { 10.0 }, area.min.x + 22.0);
    let middle = area.center().y - lines;
    scene.piece(id("key sign", name), format!("icon-{}", one.icon), Vec2::new(left, middle), z + 1.0).alpha(alpha);
    let hand = BoardTextStyle::bold(16.0, z + 1.0).faded(alpha);
    let at = Vec2::new(left + 18.0, middle + 5.6);
    fitted(scene, id("key words", name), &one.title, hand, RowAlign::Left, at, area.max.x - 8.0 - at.x);
    let at = Vec2::new(area.min.x + 38.0 + row_width(&one.row, style) / 2.0, area.max.y - 14.0);
    scene.row(id("key row", name), &one.row, style, RowAlign::Middle, at, |node| {
        node.alpha(alpha);
    });
    scene.hit(one.target, HitShape::Rect(area), 120.0);
}
