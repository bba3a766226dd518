//! Clicks on pilots: hiring in the Cantina, and keeping for Beta.

use super::state::as_click_result;
use crate::rules::{Alien, KeptAliens, Order, Phase, Pilot, Refusal, View, brings, check};
use crate::table::types::{ClickResult, OrderDraft};

/// Handles a click that hires a pilot, or none.
pub(super) fn hire(draft: &OrderDraft, view: &View, pilot: Option<Pilot>) -> ClickResult {
    let left = *draft == OrderDraft::Alone && pilot.is_some_and(|pilot| brings(&view.known, pilot).is_some());
    as_click_result(view, Order::Hire { pilot, alone: left })
}

/// Toggles hiring without the freighter, if one of the pilots shown would bring a freighter.
pub(super) fn alone(draft: &mut OrderDraft, view: &View) -> ClickResult {
    if *draft == OrderDraft::Alone {
        *draft = OrderDraft::Nothing;
        return ClickResult::More;
    }
    let known = &view.known;
    if known.stage != Phase::Hire {
        return ClickResult::Refused(Refusal::NotNow { stage: known.stage });
    }
    if !known.shown.all().iter().any(|&pilot| brings(known, pilot).is_some()) {
        return ClickResult::Refused(Refusal::NoneWouldCome);
    }
    *draft = OrderDraft::Alone;
    ClickResult::More
}

/// Returns the pilots of a colour that the mover may keep.
fn candidates(view: &View, alien: Alien) -> Vec<Pilot> {
    let mover = view.known.mover();
    let hired = mover.played.all().iter().copied().filter(|pilot| pilot.alien() == Some(alien));
    if mover.has(alien.ship()) { hired.collect() } else { Vec::new() }
}

/// Returns the pilots to keep: those of the draft or, if it has none, the first pilot played of the colour of each of the mover's
/// alien freighters.
pub fn kept(draft: &OrderDraft, view: &View) -> KeptAliens {
    if let OrderDraft::Keep(kept) = draft {
        return *kept;
    }
    let mut kept = KeptAliens::default();
    let firsts = Alien::ALL.iter().filter_map(|&alien| candidates(view, alien).first().copied());
    firsts.for_each(|pilot| kept.push(pilot));
    kept
}

/// Selects a pilot to keep, in place of any other of its colour. If the pilot is selected already, deselects it, provided that
/// the rules allow none of its colour to be kept.
pub(super) fn keep(draft: &mut OrderDraft, view: &View, pilot: Pilot) -> ClickResult {
    if view.known.stage != Phase::Keep {
        return ClickResult::Refused(Refusal::NotNow { stage: view.known.stage });
    }
    if !pilot.alien().is_some_and(|alien| candidates(view, alien).contains(&pilot)) {
        return ClickResult::Refused(Refusal::NotToKeep { pilot });
    }
    let before = kept(draft, view);
    let mut after = KeptAliens::default();
    if before.has(pilot) {
        before.all().iter().filter(|&&one| one != pilot).for_each(|&one| after.push(one));
        if check(&view.known, &Order::Keep(after)).is_err() {
            return ClickResult::Nothing;
        }
    } else {
        // The pilots are in the order of their colours, regardless of the sequence of clicks.
        let of = |alien: &Alien| before.all().iter().copied().find(|one| one.alien() == Some(*alien));
        let one = |alien: &Alien| if pilot.alien() == Some(*alien) { Some(pilot) } else { of(alien) };
        Alien::ALL.iter().filter_map(one).for_each(|one| after.push(one));
    }
    *draft = OrderDraft::Keep(after);
    ClickResult::More
}
