//! Metals that are hidden from a robber, or taken by one.

use super::state::check;
use crate::rules::{Ask, Bonus, Metal, Metals, Order, View};
use crate::table::types::{Draft, Step};

/// From the worthiest to the least.
const WORTHIEST: [Metal; Metal::COUNT] = [Metal::Plutonium, Metal::Carbon, Metal::Iron];

/// What can be gathered now, and how many of it; nothing where no metals are gathered.
fn choice(view: &View) -> Option<(Metals, u8)> {
    let known = &view.known;
    let me = known.me();
    match known.ask {
        Ask::Hide => Some((me.hold.known, me.cards(Bonus::HiddenHold))),
        Ask::Loot => Some((known.meeting?.seen, me.room().saturating_sub(me.hold.len()))),
        _ => None,
    }
}

/// What is gathered; where nothing was picked, as many of the worthiest as may be.
#[must_use]
pub fn gathered(draft: Draft, view: &View) -> Option<Metals> {
    let (all, most) = choice(view)?;
    if let Draft::Metals(metals) = draft {
        return Some(metals);
    }
    let worthiest = WORTHIEST.iter().flat_map(|&metal| std::iter::repeat_n(metal, all.count(metal).into()));
    Some(worthiest.take(most.into()).collect())
}

/// The order that these make.
fn order(view: &View, metals: Metals) -> Order {
    if view.known.ask == Ask::Hide { Order::Hide(metals) } else { Order::Loot(metals) }
}

fn keep(draft: &mut Draft, view: &View, metals: Metals) -> Step {
    match check(view, &order(view, metals)) {
        Ok(()) => {
            *draft = Draft::Metals(metals);
            Step::More
        }
        Err(refusal) => Step::Refused(refusal),
    }
}

/// One more of a kind.
pub(super) fn more(draft: &mut Draft, view: &View, metal: Metal) -> Step {
    let Some(mut metals) = gathered(*draft, view) else { return Step::Nothing };
    metals.add(metal);
    keep(draft, view, metals)
}

/// One less of a kind.
pub(super) fn less(draft: &mut Draft, view: &View, metal: Metal) -> Step {
    let Some(mut metals) = gathered(*draft, view) else { return Step::Nothing };
    if metals.take(metal) { keep(draft, view, metals) } else { Step::Nothing }
}
