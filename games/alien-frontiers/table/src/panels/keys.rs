//! The key actions that only this game has.

use crate::AlienFrontiersFrontend;
use crate::locale::{card_name, facility_name, field_name, territory_name};
use crate::settings::keys::{TableAction, dock};
use crate::table::plan::{CardUse, ClickResult, DraftMode, PendingOrder, Target, tray};
use alien_frontiers::rules::{Position, Territory};
use orrery_settings::keys::Action;
use orrery_ui::{KeyContext, KeyEffect};

/// Returns the effect of a key action of this game, or `None` if it has no effect now.
pub fn key_effect(action: TableAction, of: &KeyContext<AlienFrontiersFrontend>) -> Option<KeyEffect<Target>> {
    if let TableAction::NextShip | TableAction::PreviousShip = action {
        let dice: Vec<Target> = of.targets.iter().copied().filter(|t| matches!(t, Target::HandShip { .. })).collect();
        return step(&dice, of.focus, action == TableAction::NextShip).map(KeyEffect::Stand);
    }
    if of.repeat {
        return None;
    }
    Some(KeyEffect::Pick(match action {
        TableAction::Discard => match of.focus.filter(|_| of.stands) {
            Some(Target::HeldCard { card, .. }) => Target::Use(card, CardUse::Discard),
            _ => return None,
        },
        TableAction::Planet => {
            let place = of.targets.iter().copied().find(|t| matches!(t, Target::Territory(_) | Target::Relic));
            return Some(KeyEffect::Stand(place.unwrap_or(Target::Territory(Territory::ALL[0]))));
        }
        TableAction::Ship(place) => ship_at(of.view, place)?,
        TableAction::Dock(facility) => Target::Facility(facility),
        TableAction::Trade => Target::Trade,
        TableAction::Launch => Target::Launch(of.view.mover()),
        TableAction::Cycle => Target::Cycle,
        TableAction::Shed => Target::Shed,
        TableAction::NextShip | TableAction::PreviousShip => return None,
    }))
}

/// Returns the next or the previous target relative to `focus`, with wrap-around, or `None` if there are no targets.
fn step(targets: &[Target], focus: Option<Target>, forward: bool) -> Option<Target> {
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
fn ship_at(position: &Position, place: u8) -> Option<Target> {
    let index = usize::from(place.saturating_sub(1));
    tray(position).get(index).map(|&(ship, _)| Target::HandShip { index, ship })
}

/// Returns true if the letter selects `target`: its name starts with the letter; for a docked ship, the letter is that of its
/// facility.
pub fn begins_with(target: Target, letter: char, meant: Option<Action>) -> bool {
    let name = match target {
        Target::Territory(territory) => territory_name(territory),
        Target::DockedShip { facility, .. } => return meant == Some(dock(facility)),
        Target::Colony(colony) => territory_name(colony.territory),
        Target::Field(field) => field_name(field),
        Target::PileCard(card) | Target::HeldCard { card, .. } => card_name(card),
        Target::Facility(facility) => facility_name(facility),
        _ => return false,
    };
    name.to_uppercase().starts_with(letter)
}

/// Returns the mover's cards of which only the discard power can be used now. They are not among `targets`, but can have the
/// keyboard focus.
pub fn discards(plan: &PendingOrder, position: &Position, targets: &[Target]) -> Vec<Target> {
    if plan.mode() != &DraftMode::Docking {
        return Vec::new();
    }
    let colour = position.mover();
    let discards = |card| {
        let step = plan.clone().begin_card(position, card, CardUse::Discard);
        matches!(step, ClickResult::More | ClickResult::Order(_))
    };
    let held = position.me().cards.iter().filter(|&card| !targets.contains(&Target::HeldCard { colour, card }));
    held.filter(|&card| discards(card)).map(|card| Target::HeldCard { colour, card }).collect()
}

/// Returns true if the draft asks for a choice that it did not ask for in `before`.
pub fn asks_anew(before: &PendingOrder, after: &PendingOrder) -> bool {
    let same = std::mem::discriminant(before.mode()) == std::mem::discriminant(after.mode());
    let progressed = |mode: &DraftMode| match mode {
        DraftMode::Card { picks, .. } => picks.len(),
        _ => 0,
    };
    let docking = after.mode() == &DraftMode::Docking;
    !(docking || (same && progressed(before.mode()) == progressed(after.mode())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::rules::Facility;

    #[test]
    fn key_focus_wraps_around_the_targets() {
        let all = [Target::Roll, Target::Cycle, Target::End];
        assert_eq!(step(&all, None, true), Some(Target::Roll));
        assert_eq!(step(&all, Some(Target::End), true), Some(Target::Roll));
        assert_eq!(step(&all, Some(Target::Roll), false), Some(Target::End));
        assert_eq!(step(&all, Some(Target::Facility(Facility::Shipyard)), true), Some(Target::Roll));
        assert_eq!(step(&[], Some(Target::Roll), true), None);
    }
}
