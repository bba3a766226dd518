//! The two buttons next to the hand: before a flight, those for landing and for lifting off, with dock, action and capacity;
//! after it, those for the goods and for the action.

use super::action_buttons;
use super::board_buttons::{BoardButton, draw};
use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::key as place;
use crate::locale::text;
use crate::table::plan::at_dock;
use crate::table::{ClickTarget, OrderDraft};
use far_space_foundry::rules::{Phase, action_of};
use orrery_board::scene::{ComposedScene, RowItem, t};

/// Draws the buttons of the current stage.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    match ctx.view.known.stage {
        Phase::Work => action_buttons::compose(scene, ctx),
        _ => {
            // Before a pilot is picked up, a turn without a gain can be played by a button in the place of the flights.
            if ctx.view.known.stage == Phase::Card && ctx.can(ClickTarget::Confirm) && ctx.flights.is_empty() {
                return draw(scene, &idle(ctx), place(false));
            }
            for landing in [true, false] {
                draw(scene, &flight(ctx, landing), place(!landing));
            }
        }
    }
}

/// Returns the button that plays a turn in which nothing can be gained.
fn idle(ctx: &SceneContext) -> BoardButton {
    let (target, state) = (Some(ClickTarget::Confirm), ctx.state(ClickTarget::Confirm));
    BoardButton { target, icon: "skip", title: text("ui-play-idle"), row: Vec::new(), state, barrier: false }
}

/// Returns the button for landing or for lifting off.
fn flight(ctx: &SceneContext, landing: bool) -> BoardButton {
    let (target, icon, words) =
        if landing { (ClickTarget::Land, "fsf-to", "ui-land") } else { (ClickTarget::Lift, "fsf-from", "ui-lift") };
    let mine: Vec<_> = ctx.flights.iter().filter(|flight| flight.landing == landing).collect();
    let mut row = Vec::new();
    match (&mine[..], ctx.flyer) {
        ([only], Some(pilot)) => {
            let action = action_of(ctx.view.known.half, only.dock);
            row.extend([t(text("ui-dock")), t(only.dock), RowItem::Icon(icons::action(action))]);
            if at_dock(ctx.view, pilot, **only).refusal.is_some() {
                row.push(RowItem::Icon("close"));
            }
            row.extend([RowItem::Gap, RowItem::Icon("fsf-crate"), t(only.capacity)]);
        }
        ([], _) => {}
        (several, _) => {
            let docks: Vec<String> = several.iter().map(|flight| flight.dock.to_string()).collect();
            row.extend([t(text("ui-docks")), t(docks.join(&text("list-comma")))]);
        }
    }
    let aimed = ctx.aimed().is_some_and(|flight| flight.landing == landing);
    let state = match ctx.state(target) {
        TargetState::Rest if mine.len() > 1 && ctx.local && picked(ctx) => TargetState::Usable,
        TargetState::Usable if aimed => TargetState::Aimed,
        state => state,
    };
    BoardButton { target: Some(target), icon, title: text(words), row, state, barrier: false }
}

/// Reports whether a pilot is picked up or played.
fn picked(ctx: &SceneContext) -> bool {
    matches!(**ctx.plan, OrderDraft::Pilot(_)) || ctx.view.known.stage == Phase::Fly
}
