//! Offers of exchange, assembled thing by thing.

use super::state::{Amount, check, with_count};
use crate::rules::{Offer, Order, Refusal, Thing, Things, View};
use crate::table::types::{Counter, Draft, Step, Target};

/// Begins an offer. Clicking it again cancels it.
pub(super) fn begin(draft: &mut Draft, view: &View) -> Step {
    if matches!(draft, Draft::Offer(_)) {
        *draft = Draft::Nothing;
        return Step::More;
    }
    take(draft, view, Offer::default())
}

/// Every thing on both sides.
pub(super) fn universe() -> Vec<Target> {
    let counters = Thing::ALL.iter().map(|&thing| Counter::Give(thing));
    let counters = counters.chain(Thing::ALL.iter().map(|&thing| Counter::Want(thing)));
    counters.flat_map(|counter| [Target::More(counter), Target::Less(counter), Target::All(counter)]).collect()
}

/// The possible beginnings of an offer: the first thing on either side.
pub(super) fn beginnings() -> impl Iterator<Item = Target> {
    universe().into_iter().filter(|target| matches!(target, Target::More(_)))
}

/// Counts a thing on one side of the offer.
pub(super) fn count(draft: &mut Draft, view: &View, thing: Thing, give: bool, amount: Amount) -> Step {
    let old = match *draft {
        Draft::Offer(offer) => offer,
        _ => Offer::default(),
    };
    let side = if give { old.give } else { old.want };
    let counted = |count| with_side(old, give, with_count(side, thing, count));
    let has = side.count(thing);
    match amount {
        Amount::Less if has == 0 => Step::Nothing,
        Amount::Less => {
            *draft = Draft::Offer(counted(has - 1));
            Step::More
        }
        Amount::More => match has.checked_add(1) {
            Some(more) => take(draft, view, counted(more)),
            None => Step::Nothing,
        },
        Amount::All => {
            let most = (has..u8::MAX).take_while(|&count| completable(view, counted(count + 1)).is_ok()).last();
            match most {
                Some(count) => take(draft, view, counted(count + 1)),
                None => has.checked_add(1).map_or(Step::Nothing, |more| take(draft, view, counted(more))),
            }
        }
    }
}

const fn with_side(offer: Offer, give: bool, things: Things) -> Offer {
    if give { Offer { give: things, ..offer } } else { Offer { want: things, ..offer } }
}

/// Keeps an offer if it can be completed.
fn take(draft: &mut Draft, view: &View, offer: Offer) -> Step {
    match completable(view, offer) {
        Ok(()) => {
            *draft = Draft::Offer(offer);
            Step::More
        }
        Err(refusal) => Step::Refused(refusal),
    }
}

/// Checks that an offer can be made, or could be with one thing on each side that is still empty. An offer that was
/// refused earlier counts, because it may become another.
fn completable(view: &View, offer: Offer) -> Result<(), Refusal> {
    if offer.give.is_empty() {
        return any(|thing| completable(view, Offer { give: Things::of(thing, 1), ..offer }));
    }
    if offer.want.is_empty() {
        return any(|thing| completable(view, Offer { want: Things::of(thing, 1), ..offer }));
    }
    match check(view, &Order::Offer(offer)) {
        Err(Refusal::RefusedBefore) => Ok(()),
        answer => answer,
    }
}

/// Checks that some thing makes the offer legal. Otherwise returns the last refusal, preferring any to the one that a
/// thing is on both sides.
fn any(with: impl Fn(Thing) -> Result<(), Refusal>) -> Result<(), Refusal> {
    let mut refusal = Refusal::OneSided;
    for &thing in Thing::ALL {
        match with(thing) {
            Ok(()) => return Ok(()),
            Err(Refusal::OnBothSides { .. }) => {}
            Err(why) => refusal = why,
        }
    }
    Err(refusal)
}
