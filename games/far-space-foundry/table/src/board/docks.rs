//! The plates of the eight docks, each with the dock's number, the symbol and the name of its action, and its state for the
//! flights shown.

use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout;
use super::parts::{BoardTextStyle, fitted, words};
use super::station::turn_id;
use super::z;
use crate::locale::action_name;
use crate::table::plan::at_dock;
use crate::table::{ClickTarget, OrderDraft};
use far_space_foundry::rules::{DOCKS, Phase, action_of};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, id};

/// Height of a plate, and its minimum and maximum width.
const HEIGHT: f32 = 50.0;
const LEAST: f32 = 78.0;
const MOST: f32 = 132.0;
/// Radius around a shuttle in which a click counts for its dock.
const BERTH: f32 = 40.0;

/// Returns the width of a plate with this text.
fn width(word: &str) -> f32 {
    (BoardTextStyle::bold(15.0, 0.0).width(word) + 20.0).clamp(LEAST, MOST)
}

/// Returns the area of a dock's plate.
pub fn area(ctx: &SceneContext, dock: u8) -> Rect {
    let word = action_name(action_of(ctx.view.known.half, dock));
    Rect::from_center_size(layout::plate(dock), Vec2::new(width(&word), HEIGHT))
}

/// Draws the plates and the lights of all eight docks.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let aimed = ctx.aimed().map(|flight| flight.dock);
    let first = scene.nodes.len();
    for dock in 1..=DOCKS {
        let state = state(ctx, dock, aimed);
        pad(scene, ctx, dock, state);
        plate(scene, ctx, dock, state);
        scene.hit(ClickTarget::Dock(dock), HitShape::Disc(layout::berth(dock), BERTH), 3.0);
        scene.hit(ClickTarget::Dock(dock), HitShape::Rect(area(ctx, dock)), 5.0);
    }
    scene.turn_with(first, turn_id(), layout::STATION);
}

/// Returns the state of a dock, which depends on whether it is aimed at, reached by a flight shown, used in this turn, or open to
/// a bribe.
fn state(ctx: &SceneContext, dock: u8, aimed: Option<u8>) -> TargetState {
    let known = &ctx.view.known;
    if **ctx.plan == OrderDraft::Bribe {
        return ctx.state(ClickTarget::Dock(dock));
    }
    match known.stage {
        Phase::Card | Phase::Fly if aimed == Some(dock) => TargetState::Aimed,
        Phase::Card | Phase::Fly if ctx.flights.iter().any(|flight| flight.dock == dock) => TargetState::Usable,
        Phase::Work | Phase::Hire if known.now.dock == dock => TargetState::Usable,
        _ => TargetState::Rest,
    }
}

/// Draws the light of a dock: bright if the dock is usable or aimed at, otherwise faint if it is free. A taken dock has only the
/// bright light.
fn pad(scene: &mut ComposedScene, ctx: &SceneContext, dock: u8, state: TargetState) {
    let at = layout::pad(dock);
    let piece = match state {
        TargetState::Aimed => "fsf-pad-aimed",
        TargetState::Usable => "fsf-pad-usable",
        TargetState::Rest if ctx.view.known.is_taken(dock) => return,
        TargetState::Rest => "fsf-pad",
    };
    let height = if state.is_usable() { z::STATION + 3.0 } else { z::LINES + 1.0 };
    scene.piece(id("pad", dock), piece, at, height);
    // A faint shuttle shows a landing at the dock aimed at.
    let lands = ctx.flights.iter().any(|flight| flight.landing && flight.dock == dock);
    if state == TargetState::Aimed && lands {
        let ghost =
            scene.piece(id("ghost shuttle", dock), format!("fsf-shuttle-{dock}"), layout::berth(dock), z::SHUTTLES);
        ghost.alpha(0.7);
    }
}

fn plate(scene: &mut ComposedScene, ctx: &SceneContext, dock: u8, state: TargetState) {
    let action = action_of(ctx.view.known.half, dock);
    let word = action_name(action);
    let area = area(ctx, dock);
    let fill = match state {
        TargetState::Aimed => [PALETTE.act.floor[1].0, PALETTE.act.floor[0].0],
        _ => [PALETTE.panel[0].at(0.97), PALETTE.panel[2].at(0.97)],
    };
    let mut plate = RoundedRect::new(area.size(), 11.0).fill(&fill).shadow(PALETTE.shadow.at(0.5), 4.0);
    plate = if state.is_usable() {
        let (strength, reach) = if state == TargetState::Aimed { (0.85, 9.0) } else { (0.45, 6.0) };
        plate.rim(1.8, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(strength), reach)
    } else {
        plate.rim(1.1, &[PALETTE.brass[1].0, PALETTE.brass[0].0, PALETTE.brass[2].0])
    };
    // While flights are shown, docks that no flight reaches are dimmed.
    let away = !ctx.flights.is_empty() && !state.is_usable();
    let alpha = if away { 0.55 } else { 1.0 };
    scene.plate(id("dock", dock), plate, area.center(), z::PLATES).alpha(alpha);
    let at = area.center();
    let number = BoardTextStyle::bold(25.0, z::PLATES + 1.0).faded(alpha);
    words(scene, id("dock number", dock), dock.to_string(), number, RowAlign::Middle, at + Vec2::new(-18.0, 1.5));
    let refused = ctx
        .flights
        .iter()
        .find(|flight| flight.dock == dock)
        .zip(ctx.flyer)
        .is_some_and(|(flight, pilot)| at_dock(ctx.view, pilot, *flight).refusal.is_some());
    let sign = scene.piece(
        id("dock sign", dock),
        format!("icon-{}", icons::action(action)),
        at + Vec2::new(16.0, -8.0),
        z::PLATES + 1.0,
    );
    sign.scale(1.2).alpha(if refused { 0.4 } else { alpha });
    if refused {
        let no = scene.piece(id("dock refused", dock), "icon-close", at + Vec2::new(30.0, -15.0), z::PLATES + 1.5);
        no.scale(0.62);
    }
    let hand = BoardTextStyle::bold(15.0, z::PLATES + 1.0).faded(if refused { 0.6 } else { alpha });
    fitted(scene, id("dock word", dock), &word, hand, RowAlign::Middle, at + Vec2::new(0.0, 18.5), area.width() - 8.0);
}
