//! The key actions that only this game has.

use crate::AlienFrontiersFrontend;
use crate::locale::{card_name, facility_name, field_name, territory_name};
use crate::settings::keys::{TableKeyAction, dock};
use crate::table::plan::{CardUse, ClickResult, ClickTarget, OrderEntryMode, PendingOrder, tray};
use alien_frontiers::rules::{Position, Territory};
use orrery_settings::keys::Action;
use orrery_ui::{KeyContext, KeyEffect};

/// Returns the effect of a key action of this game, or `None` if it has no effect now.
pub fn key_effect(action: TableKeyAction, of: &KeyContext<AlienFrontiersFrontend>) -> Option<KeyEffect<ClickTarget>> {
    if let TableKeyAction::NextShip | TableKeyAction::PreviousShip = action {
        let dice: Vec<ClickTarget> =
            of.targets.iter().copied().filter(|t| matches!(t, ClickTarget::HandShip { .. })).collect();
        return step(&dice, of.focus, action == TableKeyAction::NextShip).map(KeyEffect::Stand);
    }
    if of.repeat {
        return None;
    }
    Some(KeyEffect::Pick(match action {
        TableKeyAction::Discard => match of.focus.filter(|_| of.stands) {
            Some(ClickTarget::HeldCard { card, .. }) => ClickTarget::Use(card, CardUse::Discard),
            _ => return None,
        },
        TableKeyAction::Planet => {
            let place =
                of.targets.iter().copied().find(|t| matches!(t, ClickTarget::Territory(_) | ClickTarget::Relic));
            return Some(KeyEffect::Stand(place.unwrap_or(ClickTarget::Territory(Territory::ALL[0]))));
        }
        TableKeyAction::Ship(place) => ship_at(of.view, place)?,
        TableKeyAction::Dock(facility) => ClickTarget::Facility(facility),
        TableKeyAction::Trade => ClickTarget::Trade,
        TableKeyAction::Launch => ClickTarget::Launch(of.view.mover()),
        TableKeyAction::Cycle => ClickTarget::Cycle,
        TableKeyAction::Shed => ClickTarget::Shed,
        TableKeyAction::NextShip | TableKeyAction::PreviousShip => return None,
    }))
}

/// Returns the next or the previous target relative to `focus`, with wrap-around, or `None` if there are no targets.
fn step(targets: &[ClickTarget], focus: Option<ClickTarget>, forward: bool) -> Option<ClickTarget> {
    let count = targets.len();
    if count == 0 {
        return None;
    }
    let at = focus.and_then(|focus| targets.iter().position(|&target| target == focus));
    let next = match (at, forward) {
        (None, true) => 0,
        (None, false) => count - 1,
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
    };
    targets.get(next).copied()
}

/// Returns the ship at this place of the tray, counted from 1, or `None` if the place is empty.
fn ship_at(position: &Position, place: u8) -> Option<ClickTarget> {
    let index = usize::from(place.saturating_sub(1));
    tray(position).get(index).map(|&(ship, _)| ClickTarget::HandShip { index, ship })
}

/// Returns true if the letter selects `target`: its name starts with the letter or, for a docked ship, `meant` is the action that
/// docks at its facility.
pub fn begins_with(target: ClickTarget, letter: char, meant: Option<Action>) -> bool {
    let name = match target {
        ClickTarget::Territory(territory) => territory_name(territory),
        ClickTarget::DockedShip { facility, .. } => return meant == Some(dock(facility)),
        ClickTarget::Colony(colony) => territory_name(colony.territory),
        ClickTarget::Field(field) => field_name(field),
        ClickTarget::PileCard(card) | ClickTarget::HeldCard { card, .. } => card_name(card),
        ClickTarget::Facility(facility) => facility_name(facility),
        _ => return false,
    };
    name.to_uppercase().starts_with(letter)
}

/// Returns the mover's cards of which only the discard power can be used now. They are not among `targets`, but can have the
/// keyboard focus.
pub fn discards(plan: &PendingOrder, position: &Position, targets: &[ClickTarget]) -> Vec<ClickTarget> {
    if plan.mode() != &OrderEntryMode::Docking {
        return Vec::new();
    }
    let colour = position.mover();
    let discards = |card| {
        let step = plan.clone().begin_card(position, card, CardUse::Discard);
        matches!(step, ClickResult::More | ClickResult::Order(_))
    };
    let held = position.me().cards.iter().filter(|&card| !targets.contains(&ClickTarget::HeldCard { colour, card }));
    held.filter(|&card| discards(card)).map(|card| ClickTarget::HeldCard { colour, card }).collect()
}

/// Returns true if the draft asks for a choice that it did not ask for in `before`.
pub fn asks_anew(before: &PendingOrder, after: &PendingOrder) -> bool {
    let same = std::mem::discriminant(before.mode()) == std::mem::discriminant(after.mode());
    let progressed = |mode: &OrderEntryMode| match mode {
        OrderEntryMode::Card { picks, .. } => picks.len(),
        _ => 0,
    };
    let docking = after.mode() == &OrderEntryMode::Docking;
    !(docking || (same && progressed(before.mode()) == progressed(after.mode())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::rules::Facility;

    #[test]
    fn key_focus_wraps_around_the_targets() {
        let all = [ClickTarget::Roll, ClickTarget::Cycle, ClickTarget::End];
        assert_eq!(step(&all, None, true), Some(ClickTarget::Roll));
        assert_eq!(step(&all, Some(ClickTarget::End), true), Some(ClickTarget::Roll));
        assert_eq!(step(&all, Some(ClickTarget::Roll), false), Some(ClickTarget::End));
        assert_eq!(step(&all, Some(ClickTarget::Facility(Facility::Shipyard)), true), Some(ClickTarget::Roll));
        assert_eq!(step(&[], Some(ClickTarget::Roll), true), None);
    }
}
