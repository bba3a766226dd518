//! Whom the Cantina shows, and who is kept for Beta.

use super::state::as_step;
use crate::rules::{Alien, Kept, Order, Pilot, Refusal, Stage, View, brings, check};
use crate::table::types::{Draft, Step};

/// A pilot is hired, or nobody.
pub(super) fn hire(draft: &Draft, view: &View, pilot: Option<Pilot>) -> Step {
    let left = *draft == Draft::Alone && pilot.is_some_and(|pilot| brings(&view.known, pilot).is_some());
    as_step(view, Order::Hire { pilot, alone: left })
}

/// Freighters are left or taken, where any would come.
pub(super) fn alone(draft: &mut Draft, view: &View) -> Step {
    if *draft == Draft::Alone {
        *draft = Draft::Nothing;
        return Step::More;
    }
    let known = &view.known;
    if known.stage != Stage::Hire {
        return Step::Refused(Refusal::NotNow { stage: known.stage });
    }
    if !known.shown.all().iter().any(|&pilot| brings(known, pilot).is_some()) {
        return Step::Refused(Refusal::NoneWouldCome);
    }
    *draft = Draft::Alone;
    Step::More
}

/// Of whom one may be kept, colour by colour.
fn candidates(view: &View, alien: Alien) -> Vec<Pilot> {
    let mover = view.known.mover();
    let hired = mover.played.all().iter().copied().filter(|pilot| pilot.alien() == Some(alien));
    if mover.has(alien.ship()) { hired.collect() } else { Vec::new() }
}

/// Who is kept: those of the draft, else of each colour whoever was played first.
#[must_use]
pub fn kept(draft: &Draft, view: &View) -> Kept {
    if let Draft::Keep(kept) = draft {
        return *kept;
    }
    let mut kept = Kept::default();
    let firsts = Alien::ALL.iter().filter_map(|&alien| candidates(view, alien).first().copied());
    firsts.for_each(|pilot| kept.push(pilot));
    kept
}

/// This one is kept of his colour; one that is kept already is so no more, where nobody need be.
pub(super) fn keep(draft: &mut Draft, view: &View, pilot: Pilot) -> Step {
    if view.known.stage != Stage::Keep {
        return Step::Refused(Refusal::NotNow { stage: view.known.stage });
    }
    if !pilot.alien().is_some_and(|alien| candidates(view, alien).contains(&pilot)) {
        return Step::Refused(Refusal::NotToKeep { pilot });
    }
    let before = kept(draft, view);
    let mut after = Kept::default();
    if before.has(pilot) {
        before.all().iter().filter(|&&one| one != pilot).for_each(|&one| after.push(one));
        if check(&view.known, &Order::Keep(after)).is_err() {
            return Step::Nothing;
        }
    } else {
        // In the order of the colours, whichever was chosen first.
        let of = |alien: &Alien| before.all().iter().copied().find(|one| one.alien() == Some(*alien));
        let one = |alien: &Alien| if pilot.alien() == Some(*alien) { Some(pilot) } else { of(alien) };
        Alien::ALL.iter().filter_map(one).for_each(|one| after.push(one));
    }
    *draft = Draft::Keep(after);
    Step::More
}
