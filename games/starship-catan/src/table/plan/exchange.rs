//! Exchange offers, put together one thing at a time.

use super::state::{CountStep, check, with_count};
use crate::rules::{Commodity, CommodityCounts, Offer, Order, Refusal, View};
use crate::table::types::{AdjustableAmount, ClickResult, ClickTarget, OrderDraft};

/// Begins an offer, or cancels the offer being put together.
pub(super) fn begin(draft: &mut OrderDraft, view: &View) -> ClickResult {
    if matches!(draft, OrderDraft::Offer(_)) {
        *draft = OrderDraft::Nothing;
        return ClickResult::More;
    }
    take(draft, view, Offer::default())
}

/// Returns the counters of every commodity, for both sides.
pub(super) fn universe() -> Vec<ClickTarget> {
    let counters = Commodity::ALL.iter().map(|&thing| AdjustableAmount::Give(thing));
    let counters = counters.chain(Commodity::ALL.iter().map(|&thing| AdjustableAmount::Want(thing)));
    counters
        .flat_map(|counter| [ClickTarget::More(counter), ClickTarget::Less(counter), ClickTarget::All(counter)])
        .collect()
}

/// Iterates over the possible beginnings of an offer: the first commodity on either side.
pub(super) fn beginnings() -> impl Iterator<Item = ClickTarget> {
    universe().into_iter().filter(|target| matches!(target, ClickTarget::More(_)))
}

/// Changes the count of a commodity on one side of the offer.
pub(super) fn count(
    draft: &mut OrderDraft,
    view: &View,
    thing: Commodity,
    give: bool,
    amount: CountStep,
) -> ClickResult {
    let old = match *draft {
        OrderDraft::Offer(offer) => offer,
        _ => Offer::default(),
    };
    let side = if give { old.give } else { old.want };
    let counted = |count| with_side(old, give, with_count(side, thing, count));
    let has = side.count(thing);
    match amount {
        CountStep::Less if has == 0 => ClickResult::Nothing,
        CountStep::Less => {
            *draft = OrderDraft::Offer(counted(has - 1));
            ClickResult::More
        }
        CountStep::More => match has.checked_add(1) {
            Some(more) => take(draft, view, counted(more)),
            None => ClickResult::Nothing,
        },
        CountStep::All => {
            let most = (has..u8::MAX).take_while(|&count| completable(view, counted(count + 1)).is_ok()).last();
            match most {
                Some(count) => take(draft, view, counted(count + 1)),
                None => has.checked_add(1).map_or(ClickResult::Nothing, |more| take(draft, view, counted(more))),
            }
        }
    }
}

const fn with_side(offer: Offer, give: bool, things: CommodityCounts) -> Offer {
    if give { Offer { give: things, ..offer } } else { Offer { want: things, ..offer } }
}

/// Makes an offer the draft if the offer can be completed, otherwise returns the refusal.
fn take(draft: &mut OrderDraft, view: &View, offer: Offer) -> ClickResult {
    match completable(view, offer) {
        Ok(()) => {
            *draft = OrderDraft::Offer(offer);
            ClickResult::More
        }
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

/// Checks that an offer can be made as it is, or with one more commodity on each side that is still empty. An offer that was
/// refused earlier this turn passes, because the player may still change it.
fn completable(view: &View, offer: Offer) -> Result<(), Refusal> {
    if offer.give.is_empty() {
        return any(|thing| completable(view, Offer { give: CommodityCounts::of(thing, 1), ..offer }));
    }
    if offer.want.is_empty() {
        return any(|thing| completable(view, Offer { want: CommodityCounts::of(thing, 1), ..offer }));
    }
    match check(view, &Order::Offer(offer)) {
        Err(Refusal::RefusedBefore) => Ok(()),
        answer => answer,
    }
}

/// Checks that `with` accepts at least one commodity. Otherwise returns the last refusal whose reason is not a commodity on both
/// sides.
fn any(with: impl Fn(Commodity) -> Result<(), Refusal>) -> Result<(), Refusal> {
    let mut refusal = Refusal::OneSided;
    for &thing in Commodity::ALL {
        match with(thing) {
            Ok(()) => return Ok(()),
            Err(Refusal::OnBothSides { .. }) => {}
            Err(why) => refusal = why,
        }
    }
    Err(refusal)
}
