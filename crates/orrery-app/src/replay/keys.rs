//! The keys of the replay viewer.

use crate::focus::{FocusRequest, FocusState};
use orrery_settings::keys::Action;
use orrery_ui::{Overlay, ReplayIntent, ReplayView, UiIntent};

/// Carries out an action in the replay viewer.
pub fn keyed(view: &ReplayView, action: Action, repeat: bool, grid: &mut FocusState, out: &mut Vec<UiIntent>) {
    let to = |at: Option<usize>| at.map(ReplayIntent::To);
    let wish = match action {
        Action::ReplayBack => to(view.back()),
        Action::ReplayOn => to(view.on()),
        Action::ReplayTurnBack => to(view.turn_back()),
        Action::ReplayTurnOn => to(view.turn_on()),
        Action::Next => return grid.push(FocusRequest::Next),
        Action::Previous => return grid.push(FocusRequest::Previous),
        _ if repeat => None,
        Action::Choose | Action::Confirm if grid.stands() => return grid.push(FocusRequest::Act),
        Action::ReplayPlay | Action::Choose | Action::Advance => Some(ReplayIntent::Play),
        Action::ReplayStart => to(Some(0)),
        Action::ReplayEnd => to(Some(view.orders)),
        Action::ReplaySlower => Some(ReplayIntent::Speed(false)),
        Action::ReplayFaster => Some(ReplayIntent::Speed(true)),
        Action::ReplayBranch if view.can_branch => Some(ReplayIntent::AskBranch),
        Action::Log => return out.push(UiIntent::Open(Overlay::Log)),
        Action::Scores => return out.push(UiIntent::Open(Overlay::Scores)),
        _ => None,
    };
    out.extend(wish.map(UiIntent::Replay));
}
