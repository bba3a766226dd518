//! Deals at the visited card and at the mover's trading posts: amounts of one or several commodities, either all bought or all
//! sold.

use super::state::{CountStep, as_click_result, check, legal, with_count};
use crate::rules::{Card, Commodity, CommodityCounts, Order, Refusal, TradeDeal, View, price};
use crate::table::types::{AdjustableAmount, ClickResult, ClickTarget, DealDraft, DealSide, OrderDraft};

/// Returns the counters of a card: first those of the commodities that it sells, then those of the commodities that it buys.
pub(super) fn universe(card: Card) -> Vec<ClickTarget> {
    let counted = [DealSide::Buy, DealSide::Sell].into_iter().flat_map(|side| {
        let trades = move |thing: &&Commodity| price(card, side.deal(CommodityCounts::of(**thing, 1))).is_some();
        Commodity::ALL.iter().filter(trades).map(move |&thing| side.counter(thing))
    });
    counted
        .flat_map(|counter| [ClickTarget::More(counter), ClickTarget::Less(counter), ClickTarget::All(counter)])
        .collect()
}

/// Picks a trading post. Picking the same post again cancels the deal.
pub(super) fn begin(draft: &mut OrderDraft, view: &View, post: Card) -> ClickResult {
    if matches!(draft, OrderDraft::Deal(deal) if deal.post == Some(post)) {
        *draft = OrderDraft::Nothing;
        return ClickResult::More;
    }
    let orders = at(view, post);
    let Some(first) = orders.first() else { return refused(view, post) };
    let side = if matches!(first, TradeDeal::Sell(_)) { DealSide::Sell } else { DealSide::Buy };
    *draft = OrderDraft::Deal(DealDraft { post: Some(post), side, things: CommodityCounts::NONE });
    ClickResult::More
}

/// Returns every deal that can be made at a post now.
pub(super) fn at(view: &View, post: Card) -> Vec<TradeDeal> {
    let deal = |order| match order {
        Order::Use { post: there, deal } if there == post => Some(deal),
        _ => None,
    };
    legal(view).into_iter().filter_map(deal).collect()
}

/// Returns the reason why no deal can be made at a post: the rules' refusal of the smallest deal there.
fn refused(view: &View, post: Card) -> ClickResult {
    let least = [DealSide::Buy, DealSide::Sell].into_iter().flat_map(|side| {
        let deals = Commodity::ALL.iter().map(move |&thing| side.deal(CommodityCounts::of(thing, 1)));
        deals.filter(|&deal| price(post, deal).is_some())
    });
    // At a post that trades nothing, an empty deal is tried, so that the rules give the reason.
    let asked = least.chain([TradeDeal::Buy(CommodityCounts::NONE)]);
    let refusals = asked.filter_map(|deal| check(view, &Order::Use { post, deal }).err());
    refusals.into_iter().next().map_or(ClickResult::Nothing, ClickResult::Refused)
}

/// Changes the count of a commodity in a deal. Counts on the other side are dropped. If the card trades one unit per deal, the
/// commodity replaces the one counted before.
pub(super) fn count(draft: &mut OrderDraft, view: &View, counter: AdjustableAmount, amount: CountStep) -> ClickResult {
    let (side, thing) = match counter {
        AdjustableAmount::Buy(thing) => (DealSide::Buy, thing),
        AdjustableAmount::Sell(thing) => (DealSide::Sell, thing),
        AdjustableAmount::Take(_) | AdjustableAmount::Give(_) | AdjustableAmount::Want(_) => {
            return ClickResult::Nothing;
        }
    };
    let old = match *draft {
        OrderDraft::Deal(deal) if deal.side == side => deal,
        OrderDraft::Deal(DealDraft { post, .. }) => DealDraft { post, side, things: CommodityCounts::NONE },
        _ => DealDraft { post: None, side, things: CommodityCounts::NONE },
    };
    match amount {
        CountStep::Less => less(draft, old, thing),
        CountStep::More => match more(view, old, thing) {
            Ok(deal) => {
                *draft = OrderDraft::Deal(deal);
                ClickResult::More
            }
            Err(refusal) => ClickResult::Refused(refusal),
        },
        CountStep::All => {
            let mut deal = old;
            let refusal = loop {
                match more(view, deal, thing) {
                    Ok(next) => deal = next,
                    Err(refusal) => break refusal,
                }
            };
            if deal == old {
                return ClickResult::Refused(refusal);
            }
            *draft = OrderDraft::Deal(deal);
            ClickResult::More
        }
    }
}

/// Returns the deal with one more unit of a commodity, or the reason why the rules refuse it.
fn more(view: &View, old: DealDraft, thing: Commodity) -> Result<DealDraft, Refusal> {
    let deal = DealDraft { things: old.things.and(thing, 1), ..old };
    match check(view, &deal.order()) {
        Err(Refusal::TooMany { most: 1, .. }) if old.things.count(thing) == 0 => {
            let alone = DealDraft { things: CommodityCounts::of(thing, 1), ..old };
            check(view, &alone.order()).map(|()| alone)
        }
        answer => answer.map(|()| deal),
    }
}

/// Removes one unit of a commodity from a deal. At the visited card, an empty deal ends the draft.
fn less(draft: &mut OrderDraft, old: DealDraft, thing: Commodity) -> ClickResult {
    let Some(left) = old.things.count(thing).checked_sub(1) else { return ClickResult::Nothing };
    let deal = DealDraft { things: with_count(old.things, thing, left), ..old };
    *draft = if deal.things.is_empty() && deal.post.is_none() { OrderDraft::Nothing } else { OrderDraft::Deal(deal) };
    ClickResult::More
}

/// Starts the deal at a post with one unit, if only one deal of one unit is possible there.
pub(super) fn propose(deal: &mut DealDraft, view: &View) {
    let Some(post) = deal.post.filter(|_| deal.things.is_empty()) else { return };
    let mut least = at(view, post).into_iter().filter(|deal| deal.things().total() == 1);
    if let (Some(only), None) = (least.next(), least.next()) {
        deal.side = if matches!(only, TradeDeal::Sell(_)) { DealSide::Sell } else { DealSide::Buy };
        deal.things = only.things();
        debug_assert!(matches!(as_click_result(view, deal.order()), ClickResult::Order(_)), "it was listed");
    }
}
