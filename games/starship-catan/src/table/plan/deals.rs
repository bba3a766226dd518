//! Deals at the visited card and at the mover's trading posts: amounts of one or several kinds, on one side.

use super::state::{Amount, as_step, check, legal, with_count};
use crate::rules::{Card, Deal, Order, Refusal, Thing, Things, View, price};
use crate::table::types::{Counter, DealDraft, Draft, Side, Step, Target};

/// The counters of a card: first the things that it sells, then those that it buys.
pub(super) fn universe(card: Card) -> Vec<Target> {
    let counted = [Side::Buy, Side::Sell].into_iter().flat_map(|side| {
        let trades = move |thing: &&Thing| price(card, side.deal(Things::of(**thing, 1))).is_some();
        Thing::ALL.iter().filter(trades).map(move |&thing| side.counter(thing))
    });
    counted.flat_map(|counter| [Target::More(counter), Target::Less(counter), Target::All(counter)]).collect()
}

/// Picks a post. Picking it again cancels the deal.
pub(super) fn begin(draft: &mut Draft, view: &View, post: Card) -> Step {
    if matches!(draft, Draft::Deal(deal) if deal.post == Some(post)) {
        *draft = Draft::Nothing;
        return Step::More;
    }
    let orders = at(view, post);
    let Some(first) = orders.first() else { return refused(view, post) };
    let side = if matches!(first, Deal::Sell(_)) { Side::Sell } else { Side::Buy };
    *draft = Draft::Deal(DealDraft { post: Some(post), side, things: Things::NONE });
    Step::More
}

/// Every deal that can be made at a post now.
pub(super) fn at(view: &View, post: Card) -> Vec<Deal> {
    let deal = |order| match order {
        Order::Use { post: there, deal } if there == post => Some(deal),
        _ => None,
    };
    legal(view).into_iter().filter_map(deal).collect()
}

/// The reason why no deal can be made at a post: the rules' refusal of the smallest deals there.
fn refused(view: &View, post: Card) -> Step {
    let least = [Side::Buy, Side::Sell].into_iter().flat_map(|side| {
        let deals = Thing::ALL.iter().map(move |&thing| side.deal(Things::of(thing, 1)));
        deals.filter(|&deal| price(post, deal).is_some())
    });
    // A post that trades nothing is asked for an empty deal, so that the rules give the reason.
    let asked = least.chain([Deal::Buy(Things::NONE)]);
    let refusals = asked.filter_map(|deal| check(view, &Order::Use { post, deal }).err());
    refusals.into_iter().next().map_or(Step::Nothing, Step::Refused)
}

/// Counts a deal. A count on the other side is dropped. If a card trades one thing at a time, another kind replaces the
/// previous one.
pub(super) fn count(draft: &mut Draft, view: &View, counter: Counter, amount: Amount) -> Step {
    let (side, thing) = match counter {
        Counter::Buy(thing) => (Side::Buy, thing),
        Counter::Sell(thing) => (Side::Sell, thing),
        Counter::Take(_) | Counter::Give(_) | Counter::Want(_) => return Step::Nothing,
    };
    let old = match *draft {
        Draft::Deal(deal) if deal.side == side => deal,
        Draft::Deal(DealDraft { post, .. }) => DealDraft { post, side, things: Things::NONE },
        _ => DealDraft { post: None, side, things: Things::NONE },
    };
    match amount {
        Amount::Less => less(draft, old, thing),
        Amount::More => match more(view, old, thing) {
            Ok(deal) => {
                *draft = Draft::Deal(deal);
                Step::More
            }
            Err(refusal) => Step::Refused(refusal),
        },
        Amount::All => {
            let mut deal = old;
            let refusal = loop {
                match more(view, deal, thing) {
                    Ok(next) => deal = next,
                    Err(refusal) => break refusal,
                }
            };
            if deal == old {
                return Step::Refused(refusal);
            }
            *draft = Draft::Deal(deal);
            Step::More
        }
    }
}

/// The deal with one more of a thing.
fn more(view: &View, old: DealDraft, thing: Thing) -> Result<DealDraft, Refusal> {
    let deal = DealDraft { things: old.things.and(thing, 1), ..old };
    match check(view, &deal.order()) {
        Err(Refusal::TooMany { most: 1, .. }) if old.things.count(thing) == 0 => {
            let alone = DealDraft { things: Things::of(thing, 1), ..old };
            check(view, &alone.order()).map(|()| alone)
        }
        answer => answer.map(|()| deal),
    }
}

/// The deal with one less. At the visited card, an empty deal ends the draft.
fn less(draft: &mut Draft, old: DealDraft, thing: Thing) -> Step {
    let Some(left) = old.things.count(thing).checked_sub(1) else { return Step::Nothing };
    let deal = DealDraft { things: with_count(old.things, thing, left), ..old };
    *draft = if deal.things.is_empty() && deal.post.is_none() { Draft::Nothing } else { Draft::Deal(deal) };
    Step::More
}

/// Starts the deal at a post that trades a single thing with one of it.
pub(super) fn propose(deal: &mut DealDraft, view: &View) {
    let Some(post) = deal.post.filter(|_| deal.things.is_empty()) else { return };
    let mut least = at(view, post).into_iter().filter(|deal| deal.things().total() == 1);
    if let (Some(only), None) = (least.next(), least.next()) {
        deal.side = if matches!(only, Deal::Sell(_)) { Side::Sell } else { Side::Buy };
        deal.things = only.things();
        debug_assert!(matches!(as_step(view, deal.order()), Step::Order(_)), "it was listed");
    }
}
