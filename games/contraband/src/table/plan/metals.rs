//! The selection of metals to hide from a robber, or to take as the robber.

use super::state::check;
use crate::rules::{BonusCard, DecisionKind, Metal, MetalCounts, Order, View};
use crate::table::types::{ClickResult, OrderDraft};

/// The metals from the most to the least valuable.
const WORTHIEST: [Metal; Metal::COUNT] = [Metal::Plutonium, Metal::Carbon, Metal::Iron];

/// Returns the metals to choose from and the maximum number to select, or `None` if no metals are to be chosen.
fn choice(view: &View) -> Option<(MetalCounts, u8)> {
    let known = &view.known;
    let me = known.me();
    match known.ask {
        DecisionKind::Hide => Some((me.hold.known, me.cards(BonusCard::HiddenHold))),
        DecisionKind::Loot => Some((known.meeting?.seen, me.room().saturating_sub(me.hold.len()))),
        _ => None,
    }
}

/// Returns the selected metals or, if none have been selected, as many of the most valuable as possible; `None` if no metals are
/// to be chosen.
pub fn gathered(draft: OrderDraft, view: &View) -> Option<MetalCounts> {
    let (all, most) = choice(view)?;
    if let OrderDraft::Metals(metals) = draft {
        return Some(metals);
    }
    let worthiest = WORTHIEST.iter().flat_map(|&metal| std::iter::repeat_n(metal, all.count(metal).into()));
    Some(worthiest.take(most.into()).collect())
}

/// Returns the order for this selection.
fn order(view: &View, metals: MetalCounts) -> Order {
    if view.known.ask == DecisionKind::Hide { Order::Hide(metals) } else { Order::Loot(metals) }
}

fn keep(draft: &mut OrderDraft, view: &View, metals: MetalCounts) -> ClickResult {
    match check(view, &order(view, metals)) {
        Ok(()) => {
            *draft = OrderDraft::Metals(metals);
            ClickResult::More
        }
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

/// Adds one metal of a kind to the selection.
pub(super) fn more(draft: &mut OrderDraft, view: &View, metal: Metal) -> ClickResult {
    let Some(mut metals) = gathered(*draft, view) else { return ClickResult::Nothing };
    metals.add(metal);
    keep(draft, view, metals)
}

/// Removes one metal of a kind from the selection.
pub(super) fn less(draft: &mut OrderDraft, view: &View, metal: Metal) -> ClickResult {
    let Some(mut metals) = gathered(*draft, view) else { return ClickResult::Nothing };
    if metals.take(metal) { keep(draft, view, metals) } else { ClickResult::Nothing }
}
