//! Strips, rooms, buttons and labels: the building blocks of this board.

use std::hash::Hash;

use bevy::color::Srgba;
use bevy::math::{Rect, Vec2};

use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
pub use orrery_board::parts::{BoardTextStyle, IconBarStyle, SMALLEST, TargetState, fitted, strip, words};
use orrery_board::scene::{ComposedScene, RowAlign, SceneNodeId, TextLine, TransitionKind, id};
use orrery_board::text_metrics;

/// Draws text in as many lines as it needs. `room` is the width and height of one line.
pub fn paragraph(scene: &mut ComposedScene, name: &str, text: &str, hand: BoardTextStyle, at: Vec2, room: (f32, f32)) {
    let lines = text_metrics::wrapped(text, hand.size, hand.bold, room.0);
    for (nth, line) in lines.into_iter().enumerate() {
        words(scene, id(name, nth), line, hand, RowAlign::Left, at + Vec2::new(0.0, room.1 * nth as f32));
    }
}

/// Draws a name over the sky, with a dark background that keeps it legible over anything.
pub fn label(scene: &mut ComposedScene, name: SceneNodeId, text: &str, hand: BoardTextStyle, spacing: f32, at: Vec2) {
    let width = text_metrics::width(text, hand.size, true, spacing);
    let dust = RoundedRect::new(Vec2::new(width + 18.0, hand.size * 1.1), hand.size * 0.55)
        .fill(&[PALETTE.space[0].at(0.5)])
        .glow(PALETTE.space[0].at(0.36), 7.0);
    scene
        .plate(id("label dust", name), dust, at - Vec2::new(0.0, hand.size * 0.34), hand.z - 0.6)
        .motion(TransitionKind::Fade);
    let words = TextLine { text: text.to_owned(), size: hand.size, bold: true, spacing, colour: hand.colour };
    scene.words(id("name", name), words, RowAlign::Middle, at, hand.z).motion(TransitionKind::Fade);
}

/// Returns the strength and the radius of the glow of a usable or aimed target.
fn glow(state: TargetState) -> (f32, f32) {
    if state == TargetState::Aimed { (0.9, 11.0) } else { (0.5, 7.0) }
}

/// Draws the background of a room of a ship.
pub fn room(scene: &mut ComposedScene, name: impl Hash, area: Rect, state: TargetState, z: f32) {
    let mut plate = RoundedRect::new(area.size(), 7.0);
    plate = if state.is_usable() {
        let (strength, reach) = glow(state);
        let floor = if state == TargetState::Aimed { [1, 1] } else { [0, 1] }.map(|at: usize| PALETTE.act.floor[at].0);
        plate.fill(&floor).rim(1.8, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(strength), reach)
    } else {
        let floor = [PALETTE.space[1].0, PALETTE.space[2].0, PALETTE.space[3].0];
        plate.fill(&floor).rim(1.0, &[PALETTE.line.at(0.42)])
    };
    let above = if state.is_usable() { 0.8 } else { 0.0 };
    scene.plate(id("room", name), plate, area.center(), z + above);
}

/// Draws the background of a choice, or of another button of this board over the sky.
pub fn choice(scene: &mut ComposedScene, name: impl Hash, area: Rect, state: TargetState, rim: Srgba, z: f32) {
    let mut plate = RoundedRect::new(area.size(), 13.0);
    plate = match state {
        TargetState::Rest => plate.fill(&[PALETTE.space[1].at(0.82)]).rim(1.0, &[PALETTE.line.at(0.4)]),
        TargetState::Usable => plate.fill(&[PALETTE.act.tag[0].at(0.96), PALETTE.act.tag[1].at(0.96)]).rim(1.9, &[rim]),
        TargetState::Aimed => {
            plate.fill(&[PALETTE.act.floor[1].at(0.97), PALETTE.act.tag[0].at(0.97)]).rim(1.9, &[rim])
        }
    };
    if state.is_usable() {
        let (strength, reach) = glow(state);
        plate = plate.glow(Srgba { alpha: strength, ..rim }, reach);
    }
    scene.plate(id("choice", name), plate, area.center(), z).motion(TransitionKind::Fade);
}

/// Draws a button, with its icon above its text, that looks like the buttons of the panels.
pub fn key(
    scene: &mut ComposedScene,
    name: impl Hash + Copy,
    area: Rect,
    icon: &str,
    text: &str,
    state: TargetState,
    z: f32,
) {
    let fill: Vec<_> = PALETTE.key.iter().map(|ink| ink.0).collect();
    let rim = match state {
        TargetState::Aimed => vec![PALETTE.act.line.0],
        TargetState::Usable => vec![PALETTE.brass[1].0, PALETTE.brass[0].0, PALETTE.brass[2].0],
        TargetState::Rest => vec![PALETTE.rim[1].at(0.6), PALETTE.rim[3].at(0.6)],
    };
    let mut plate = RoundedRect::new(area.size(), 14.0).fill(&fill).rim(1.6, &rim).shadow(PALETTE.shadow.at(0.6), 6.0);
    if state == TargetState::Aimed {
        plate = plate.glow(PALETTE.act.line.at(0.7), 9.0);
    }
    let alpha = if state.is_usable() { 1.0 } else { 0.45 };
    scene.plate(id("key", name), plate, area.center(), z).alpha(alpha).motion(TransitionKind::Fade);
    let at = Vec2::new(area.center().x, area.min.y + area.height() * 0.38);
    scene
        .piece(id("key icon", name), format!("icon-{icon}"), at, z + 1.0)
        .scale(1.25)
        .alpha(alpha)
        .motion(TransitionKind::Fade);
    let hand = BoardTextStyle::bold(15.5, z + 1.0);
    let hand = hand.in_colour(Srgba { alpha, ..hand.colour });
    let at = Vec2::new(area.center().x, area.max.y - 13.0);
    fitted(scene, id("key text", name), text, hand, RowAlign::Middle, at, area.width() - 10.0);
}

/// Draws a disc for picking a commodity.
pub fn good(
    scene: &mut ComposedScene,
    name: impl Hash + Copy,
    icon: &str,
    at: Vec2,
    radius: f32,
    state: TargetState,
    z: f32,
) {
    let mut plate = RoundedRect::disc(radius).fill(&[PALETTE.space[3].0, PALETTE.space[1].0]);
    plate = match state {
        TargetState::Rest => plate.rim(1.2, &[PALETTE.line.at(0.5)]),
        _ => {
            let (strength, reach) = glow(state);
            plate.rim(2.0, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(strength), reach)
        }
    };
    let alpha = if state.is_usable() { 1.0 } else { 0.4 };
    scene.plate(id("good", name), plate, at, z);
    scene.piece(id("good icon", name), format!("icon-{icon}"), at, z + 1.0).scale(radius / 17.0).alpha(alpha);
}

/// Draws a panel of glass over the sky.
pub fn glass(scene: &mut ComposedScene, name: impl Hash, area: Rect, z: f32) {
    let fill: Vec<_> = PALETTE.panel.iter().map(|ink| ink.at(0.93)).collect();
    let rim: Vec<_> = PALETTE.rim.iter().map(|ink| ink.0).collect();
    let plate = RoundedRect::new(area.size(), 14.0).fill(&fill).rim(1.1, &rim).shadow(PALETTE.shadow.at(0.55), 9.0);
    scene.plate(id("glass", name), plate, area.center(), z).motion(TransitionKind::Fade);
}

/// Draws the mark of an action that cannot be undone.
pub fn barrier(scene: &mut ComposedScene, name: impl Hash, at: Vec2, z: f32) {
    scene.piece(id("barrier", name), "icon-barrier", at, z).motion(TransitionKind::Fade);
}
