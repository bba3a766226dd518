//! Moves the focus of keyboard players to the next decision that the table asks for.

use bevy::prelude::*;
use orrery_table::CurrentPendingOrder;

use super::accessibility::AccessibleBoard;
use super::focus::{FocusRequest, FocusState};
use super::game::Game;
use super::pick::reachable;
use super::schedule::AppSystems;
use orrery_board::TargetId;
use orrery_settings::LastInputDevice;
use orrery_table::{ChangeCause, Table, TableChange};
use orrery_ui::AccessibleRole;

/// Adds the system that moves the focus in matches of this game.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(Update, advance_focus::<G>.in_set(AppSystems::LeadOn));
}

/// Moves the focus to the next decision if keys are in use and the decision differs from the previous one. Waits until the target
/// is on the board. Gives up if a key moves the focus first, or if another target becomes the next decision.
fn advance_focus<G: Game>(
    mut announced: MessageReader<TableChange<G::Rules>>,
    (table, plan): (Option<Res<Table<G::Rules>>>, Res<CurrentPendingOrder<G::Rules>>),
    (device, mirror): (Res<LastInputDevice>, Res<AccessibleBoard>),
    mut grid: ResMut<FocusState>,
    mut wanted: Local<Option<TargetId>>,
) {
    let leads = |told: &TableChange<G::Rules>| {
        let goes_on = matches!(told.cause, ChangeCause::Order(_) | ChangeCause::Seeked);
        goes_on && G::asks_for_more(&told.before, &told.after)
    };
    let anew = announced.read().filter(|told| leads(told)).count() > 0;
    let first = || table.as_ref().and_then(|table| reachable::<G>(&plan, table).first().copied()).map(G::id);
    if anew {
        *wanted = device.walks().then(first).flatten();
    } else if wanted.is_some() && (grid.is_moving() || first() != *wanted) {
        *wanted = None;
    }
    let stands = |target: &mut TargetId| mirror.0.iter().any(|thing| thing.stands == AccessibleRole::For(*target));
    if let Some(target) = wanted.take_if(stands) {
        grid.push(FocusRequest::Offer(target));
    }
}
