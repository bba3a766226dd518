//! Finds the information about the target pointed at: the effect of a click, or the reason why a click has no effect.

use super::ctx::PointedTargetInfo;
use crate::AlienFrontiersFrontend;
use crate::settings::keys::{TableKeyAction, dock};
use crate::table::plan::{ClickTarget, OrderPreview, PendingOrder};
use alien_frontiers::codex::{ClickBlockReason, why_not};
use alien_frontiers::rules::{Facility, Position};
use orrery_board as board;
use orrery_settings::keys::Action;

/// Returns the effect of a click on each facility that can be clicked, or an empty list if no dice are picked.
pub fn facility_previews(
    plan: &PendingOrder,
    position: &Position,
    targets: &[ClickTarget],
) -> Vec<(Facility, OrderPreview)> {
    if plan.selected().is_empty() {
        return Vec::new();
    }
    let facilities = targets.iter().filter_map(|target| match target {
        ClickTarget::Facility(facility) => Some(*facility),
        _ => None,
    });
    facilities.filter_map(|f| Some((f, plan.hover(position, ClickTarget::Facility(f))?))).collect()
}

/// Returns the information about the target pointed at, or `None` if there is no such target.
pub fn pointed(on: &board::SceneContext<AlienFrontiersFrontend>) -> Option<PointedTargetInfo> {
    let board::PointedTarget { target, explain, by_keys } = on.pointed?;
    let die = matches!(target, ClickTarget::HandShip { .. });
    let preview = (on.local && !die).then(|| on.plan.hover(on.view, target)).flatten();
    let picked = !on.plan.selected().is_empty();
    let blocked = (on.local && !die && preview.is_none() && !on.targets.contains(&target) && (explain || picked))
        .then(|| why_not(on.view, on.plan, target, on.local))
        .flatten()
        // Without picked dice the player does not intend to place a colony there, and dragged dice only pass over.
        .filter(|blocked| picked && on.dragged.is_none() || *blocked != ClickBlockReason::NeedsSettlers);
    let key = |action| on.keys.mark(action);
    let own = action_of(target).map(key).unwrap_or_default();
    Some(PointedTargetInfo { target, preview, blocked, explain, by_keys, keys: (own, key(Action::Codex)) })
}

/// Returns the key action that picks `target`, or `None` if there is none.
fn action_of(target: ClickTarget) -> Option<Action> {
    Some(match target {
        ClickTarget::Facility(facility) => dock(facility),
        ClickTarget::Territory(_) | ClickTarget::Relic => TableKeyAction::Planet.action(),
        ClickTarget::Launch(_) => TableKeyAction::Launch.action(),
        ClickTarget::Cycle => TableKeyAction::Cycle.action(),
        ClickTarget::Trade => TableKeyAction::Trade.action(),
        ClickTarget::Shed => TableKeyAction::Shed.action(),
        ClickTarget::End => Action::EndTurn,
        _ => return None,
    })
}
