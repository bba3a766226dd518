//! The building blocks of the board's drawing: text, strips, buttons, and glass panels.

use std::hash::Hash;

use bevy::math::{Rect, Vec2};

use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
pub use orrery_board::parts::{BoardTextStyle, IconBarStyle, SMALLEST, TargetState, fitted, halo, strip, words};
use orrery_board::scene::{ComposedScene, RowAlign, SceneNode, SceneNodeId, TransitionKind, id};
use orrery_board::text_metrics;

/// Draws a name in one line, or in two lines if necessary. `at` is the middle of the baseline for a single line.
pub fn name_in_two(
    scene: &mut ComposedScene,
    name: SceneNodeId,
    text: &str,
    hand: BoardTextStyle,
    (align, at): (RowAlign, Vec2),
    room: f32,
) {
    if hand.width(text) <= room {
        return words(scene, name, text, hand, align, at);
    }
    let small = BoardTextStyle { size: SMALLEST, ..hand };
    if small.width(text) <= room {
        return words(scene, name, text, small, align, at);
    }
    let lines = text_metrics::hyphenated(text, SMALLEST, hand.bold, room);
    let lift = 8.0 * lines.len().saturating_sub(1) as f32;
    for (nth, line) in lines.into_iter().enumerate() {
        let at = at + Vec2::new(0.0, 15.5 * nth as f32 - lift);
        words(scene, id("line", (name, nth)), line, small, align, at);
    }
}

/// Capitalises the first letter of a name that is used on its own.
pub fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Returns the strength and the radius of the glow of a target that is usable or aimed at.
fn glow(state: TargetState) -> (f32, f32) {
    if state == TargetState::Aimed { (0.9, 10.0) } else { (0.5, 6.0) }
}

/// Draws a button of the board, which looks like the buttons of the panels.
pub fn key(scene: &mut ComposedScene, name: impl Hash, area: Rect, state: TargetState, z: f32) {
    let plain: Vec<_> = PALETTE.key.iter().map(|ink| ink.0).collect();
    let floor = [PALETTE.act.floor[0].0, PALETTE.act.floor[1].0];
    let mut plate = RoundedRect::new(area.size(), 14.0).shadow(PALETTE.shadow.at(0.6), 6.0);
    plate = match state {
        TargetState::Rest => plate.fill(&plain).rim(1.2, &[PALETTE.rim[1].at(0.5), PALETTE.rim[3].at(0.5)]),
        TargetState::Usable => plate.fill(&plain).rim(1.6, &[PALETTE.act.line.0]),
        TargetState::Aimed => plate.fill(&floor).rim(1.9, &[PALETTE.act.line.0]),
    };
    if state == TargetState::Aimed {
        plate = plate.glow(PALETTE.act.line.at(0.7), 9.0);
    }
    let alpha = if state.is_usable() { 1.0 } else { 0.62 };
    scene.plate(id("key", name), plate, area.center(), z).alpha(alpha).motion(TransitionKind::Fade);
}

/// Draws the body of a card.
pub fn card_plate(
    scene: &mut ComposedScene,
    name: SceneNodeId,
    area: Rect,
    state: TargetState,
    z: f32,
) -> &mut SceneNode {
    let fill = [PALETTE.panel[0].0, PALETTE.panel[1].0, PALETTE.panel[2].0];
    let mut plate = RoundedRect::new(area.size(), 11.0).fill(&fill).shadow(PALETTE.shadow.at(0.6), 6.0);
    plate = if state.is_usable() {
        let (strength, reach) = glow(state);
        plate.rim(1.9, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(strength), reach)
    } else {
        plate.rim(1.4, &[PALETTE.brass[1].0, PALETTE.brass[0].0, PALETTE.brass[2].0])
    };
    scene.plate(name, plate, area.center(), z)
}

/// Draws a glass panel, with a brass rim if `brass` is true.
pub fn glass(scene: &mut ComposedScene, name: impl Hash, area: Rect, brass: bool, z: f32) {
    let fill: Vec<_> = PALETTE.panel.iter().map(|ink| ink.at(0.985)).collect();
    let rim: Vec<_> = if brass {
        vec![PALETTE.brass[1].0, PALETTE.brass[0].0, PALETTE.brass[2].0]
    } else {
        PALETTE.rim.iter().map(|ink| ink.0).collect()
    };
    let plate = RoundedRect::new(area.size(), 14.0).fill(&fill).rim(1.2, &rim).shadow(PALETTE.shadow.at(0.55), 9.0);
    scene.plate(id("glass", name), plate, area.center(), z);
}

/// Draws a badge: a dark disc or pill with a number, centred at `at`.
pub fn badge(scene: &mut ComposedScene, name: SceneNodeId, text: &str, size: f32, at: Vec2, z: f32) {
    let hand = BoardTextStyle::bold(size, z + 1.0);
    let height = size + 4.0;
    let width = (hand.width(text) + size * 0.7).max(height);
    let plate = RoundedRect::new(Vec2::new(width, height), height / 2.0)
        .fill(&[PALETTE.space[1].at(0.94)])
        .rim(1.1, &[PALETTE.ivory.at(0.75)]);
    scene.plate(id("badge", name), plate, at, z);
    words(scene, name, text, hand, RowAlign::Middle, at + Vec2::new(0.0, size * 0.36));
}

/// Draws the mark of an order that cannot be undone.
pub fn barrier(scene: &mut ComposedScene, name: impl Hash, at: Vec2, z: f32) {
    scene.piece(id("barrier", name), "icon-fsf-barrier", at, z);
}
