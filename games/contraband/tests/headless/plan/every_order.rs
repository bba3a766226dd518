//! Tests that every legal order of random matches can be clicked together, and that every highlighted target works.

use std::collections::BTreeSet;

use contraband::Contraband;
use contraband::rules::{BonusPlay, Metal, MetalCounts, Order, View};
use contraband::table::plan::{PendingOrder, gathered};
use contraband::table::{ClickResult, ClickTarget, OrderDraft};
use orrery_core::Rules as _;
use orrery_core::interaction::OrderInput as _;

use super::{RandomMatch, deciders};

/// Returns the clicks that change the proposed selection to these metals.
fn gather(view: &View, wanted: MetalCounts) -> Vec<ClickTarget> {
    let proposed = gathered(OrderDraft::Nothing, view).expect("metals are asked for");
    let mut clicks = Vec::new();
    for &metal in Metal::ALL {
        let (from, to) = (proposed.count(metal), wanted.count(metal));
        clicks.extend((to..from).map(|_| ClickTarget::Less(metal)));
    }
    for &metal in Metal::ALL {
        let (from, to) = (proposed.count(metal), wanted.count(metal));
        clicks.extend((from..to).map(|_| ClickTarget::More(metal)));
    }
    clicks.push(ClickTarget::Confirm);
    clicks
}

/// Returns the clicks that result in an order.
fn clicks(view: &View, order: &Order) -> Vec<ClickTarget> {
    match *order {
        Order::Move(step) => vec![ClickTarget::Spot(view.known.me().at.after(step).expect("it leads somewhere"))],
        Order::Take(metal) => vec![ClickTarget::Take(metal)],
        Order::Swap { give, take } => vec![ClickTarget::Swap(give, take)],
        Order::Leave => vec![ClickTarget::Leave],
        Order::Jettison(metal) => vec![ClickTarget::Jettison(metal)],
        Order::Sell(metal) => vec![ClickTarget::Sell(metal)],
        Order::Buy(metal) => vec![ClickTarget::Buy(metal)],
        Order::Install(upgrade) => vec![ClickTarget::Install(upgrade)],
        Order::Warp(quadrant) => vec![ClickTarget::Warp(quadrant)],
        Order::Play(play @ BonusPlay::Radar(way)) => vec![ClickTarget::Card(play.card()), ClickTarget::Radar(way)],
        Order::Play(BonusPlay::Card(card)) => vec![ClickTarget::Card(card)],
        Order::Attack(colour) => vec![ClickTarget::Attack(colour)],
        Order::Fight => vec![ClickTarget::Fight],
        Order::Stand => vec![ClickTarget::Stand],
        Order::Flee => vec![ClickTarget::Flee],
        Order::Submit(hidden) => vec![ClickTarget::Submit(hidden)],
        Order::Hide(metals) | Order::Loot(metals) => gather(view, metals),
        Order::Lose(upgrade) => vec![ClickTarget::Lose(upgrade)],
        Order::End | Order::Done => vec![ClickTarget::End],
        Order::Plan(row) => {
            let tokens = row.steps().iter().copied().flatten().map(ClickTarget::Token);
            tokens.chain([ClickTarget::Confirm]).collect()
        }
        Order::Change { nth, step } => vec![ClickTarget::Nth(nth), ClickTarget::Token(step)],
    }
}

fn click_together(view: &View, order: &Order) {
    let targets = clicks(view, order);
    let mut plan = PendingOrder::default();
    let (last, before) = targets.split_last().expect("at least one click");
    for &target in before {
        assert!(plan.targets(view).contains(&target), "{target:?} glows with {plan:?} for {order:?}");
        assert_eq!(plan.pick(view, target), ClickResult::More, "{target:?} with {plan:?} for {order:?}");
    }
    assert!(plan.targets(view).contains(last), "{last:?} glows for {order:?} with {plan:?}");
    assert_eq!(plan.pick(view, *last), ClickResult::Order(*order));
    assert_eq!(plan, PendingOrder::default(), "an order leaves nothing begun");
}

/// Clicks highlighted targets at random. Each click must be accepted, and the resulting order and the orders that follow it must
/// be legal.
fn wander(view: &View, walk: &mut RandomMatch) {
    let mut plan = PendingOrder::default();
    for _ in 0..6 {
        let targets = plan.targets(view);
        assert!(!targets.is_empty(), "something can always be clicked: {:?}", view.known.ask);
        let target = targets[walk.below(targets.len())];
        let follows = Contraband::follows(&plan, view, target);
        match plan.pick(view, target) {
            ClickResult::Order(order) => {
                assert_eq!(Contraband::check(view, &order), Ok(()));
                let (mut after, mut before) = (walk.position, order);
                for next in follows {
                    let warned = Contraband::warnings(&deciders(&after), &before);
                    assert_eq!(warned, [], "all steps but the last lose nothing");
                    Contraband::apply(&mut after, &before, &mut orrery_core::RandomGenerator::new(1), &mut ());
                    assert_eq!(Contraband::check(&deciders(&after), &next), Ok(()), "{target:?}");
                    before = next;
                }
                return;
            }
            ClickResult::More => {}
            step => panic!("{target:?} glowed, but {step:?}"),
        }
    }
}

/// Returns the kind of an order: the name of its variant.
fn kind(order: &Order) -> String {
    format!("{order:?}").chars().take_while(|c| c.is_alphabetic()).collect()
}

/// The number of kinds of orders that random play reaches. Hiding and looting are seldom chosen there; scenarios cover them.
const KINDS: usize = 20;
/// The maximum number of matches until each kind has occurred.
const ENOUGH: u64 = 400;
/// The number of orders of a match that are clicked together.
const ORDERS: usize = 300;

#[test]
fn every_legal_order_can_be_clicked_together() {
    let mut kinds = BTreeSet::new();
    for seed in 0..ENOUGH {
        // After the first 16 matches, more are played only while a kind of order is missing.
        if seed >= 16 && kinds.len() >= KINDS {
            break;
        }
        let mut walk = RandomMatch::new(seed);
        for _ in 0..ORDERS {
            if Contraband::to_act(&walk.position).is_none() {
                break;
            }
            let view = deciders(&walk.position);
            let order = walk.pick();
            kinds.insert(kind(&order));
            click_together(&view, &order);
            wander(&view, &mut walk);
            walk.give(order);
        }
    }
    assert!(kinds.len() >= KINDS, "kinds of orders: {kinds:?}");
}
