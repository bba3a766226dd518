//! Tests that every legal order of random matches can be composed by clicks, and that every highlighted target accepts
//! a click.

use std::collections::BTreeSet;

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{CargoTransfer, CargoTransferLine, Order, Pilot, View};
use far_space_foundry::table::plan::{PendingOrder, kept};
use far_space_foundry::table::{ClickResult, ClickTarget, OrderDraft};
use orrery_core::Rules as _;
use orrery_core::interaction::OrderInput as _;

use super::{RandomMatch, deciders};

/// Returns the clicks for an order that gathers no goods, or an empty list for an order that does.
fn clicks(view: &View, order: &Order) -> Vec<ClickTarget> {
    match *order {
        Order::Begin => vec![ClickTarget::Begin],
        Order::Play { pilot, roll: true } => vec![ClickTarget::Pilot(pilot), ClickTarget::Roll],
        Order::Play { pilot, roll: false } => {
            let mut plan = PendingOrder::default();
            plan.pick(view, ClickTarget::Pilot(pilot));
            let mut flights = plan.targets(view).into_iter().filter(|target| matches!(target, ClickTarget::Dock(_)));
            vec![ClickTarget::Pilot(pilot), flights.next_back().expect("every pilot flies somewhere")]
        }
        Order::Land(dock) | Order::Lift(dock) => vec![ClickTarget::Dock(dock)],
        Order::Process(times) => vec![ClickTarget::Process(times)],
        Order::Sell(count) => vec![ClickTarget::Sell(count)],
        Order::Cantina => vec![ClickTarget::Cantina],
        Order::Hire { pilot, alone: false } => vec![ClickTarget::Hire(pilot)],
        Order::Hire { pilot, alone: true } => vec![ClickTarget::Alone, ClickTarget::Hire(pilot)],
        Order::Make { product, times } => vec![ClickTarget::Make(product, times)],
        Order::Charge(Some(product)) => vec![ClickTarget::Charge(product)],
        Order::Charge(None) => vec![ClickTarget::ChargeAll],
        Order::Upgrade(ship) => vec![ClickTarget::Upgrade(ship)],
        Order::Earn => vec![ClickTarget::Earn],
        Order::Bribe { dock, .. } => vec![ClickTarget::Bribe, ClickTarget::Dock(dock)],
        Order::End => vec![ClickTarget::End],
        Order::Keep(wanted) => {
            let proposed = kept(&PendingOrder::default(), view);
            // A proposed pilot is deselected if none of its colour is wanted, and replaced if another one is.
            let of_colour = |pilot: &Pilot| wanted.all().iter().any(|one| one.alien() == pilot.alien());
            let left = proposed.all().iter().copied().filter(|pilot| !of_colour(pilot));
            let chosen = wanted.all().iter().copied().filter(|&pilot| !proposed.has(pilot));
            left.chain(chosen).map(ClickTarget::Keep).chain([ClickTarget::Confirm]).collect()
        }
        Order::Take(_) | Order::Unload(_) | Order::Load(_) | Order::Stow(_) => Vec::new(),
    }
}

fn pick(plan: &mut PendingOrder, view: &View, target: ClickTarget) {
    assert!(plan.targets(view).contains(&target), "{target:?} glows with {plan:?} in {view:?}");
    assert_eq!(plan.pick(view, target), ClickResult::More, "{target:?} with {plan:?} in {view:?}");
}

/// Gathers goods one by one, then stacks those to be stacked.
fn gather(view: &View, cargo: &CargoTransfer) -> PendingOrder {
    let mut plan = PendingOrder::default();
    for line in cargo.lines() {
        (0..line.count).for_each(|_| pick(&mut plan, view, ClickTarget::More(line.ship, line.good)));
    }
    for line in cargo.lines() {
        let same = |other: &&CargoTransferLine| (other.ship, other.good) == (line.ship, line.good);
        let wanted: u8 = cargo.lines().iter().filter(same).filter(|line| line.on).map(|line| line.count).sum();
        for _ in 0..=line.count + wanted {
            let OrderDraft::Goods(goods) = &*plan else { break };
            if goods.amount(line.ship, line.good).is_some_and(|amount| amount.on == wanted) {
                break;
            }
            pick(&mut plan, view, ClickTarget::Stack(line.ship, line.good));
        }
    }
    plan
}

/// Returns the lines of goods in a fixed order, because the sequence of freighters makes no difference. Returns `None` for an
/// order without goods.
fn sorted(order: &Order) -> Option<Vec<CargoTransferLine>> {
    let (Order::Take(cargo) | Order::Unload(cargo) | Order::Load(cargo) | Order::Stow(cargo)) = order else {
        return None;
    };
    let mut lines = cargo.lines().to_vec();
    lines.sort_unstable();
    Some(lines)
}

fn click_together(view: &View, order: &Order) {
    if let Order::Take(cargo) | Order::Unload(cargo) | Order::Load(cargo) | Order::Stow(cargo) = order {
        let mut plan = gather(view, cargo);
        let ClickResult::Order(given) = plan.pick(view, ClickTarget::Confirm) else { panic!("{order:?} in {view:?}") };
        assert_eq!(sorted(&given), sorted(order), "in {view:?}");
        return;
    }
    let targets = clicks(view, order);
    let mut plan = PendingOrder::default();
    let (last, before) = targets.split_last().expect("at least one click");
    before.iter().for_each(|&target| pick(&mut plan, view, target));
    assert!(plan.targets(view).contains(last), "{last:?} glows for {order:?} in {view:?}");
    assert_eq!(plan.pick(view, *last), ClickResult::Order(*order), "in {view:?}");
    assert_eq!(plan, PendingOrder::default(), "an order leaves nothing begun");
}

/// Clicks random highlighted targets. Each click must be accepted, and the resulting order and the order that follows it must be
/// legal.
fn wander(view: &View, walk: &mut RandomMatch) {
    let mut plan = PendingOrder::default();
    for _ in 0..6 {
        let targets = plan.targets(view);
        assert!(!targets.is_empty(), "something can always be clicked: {view:?}");
        let target = targets[walk.below(targets.len())];
        let follows = FarSpaceFoundry::follows(&plan, view, target);
        match plan.pick(view, target) {
            ClickResult::Order(order) => {
                assert_eq!(FarSpaceFoundry::check(view, &order), Ok(()));
                for second in follows {
                    let mut after = walk.position;
                    FarSpaceFoundry::apply(&mut after, &order, &mut orrery_core::RandomGenerator::new(1), &mut ());
                    assert_eq!(FarSpaceFoundry::check(&deciders(&after), &second), Ok(()), "{target:?} in {view:?}");
                }
                return;
            }
            ClickResult::More => {}
            step => panic!("{target:?} glowed, but {step:?} in {view:?}"),
        }
    }
}

/// Returns the kind of an order: the name of its variant.
fn kind(order: &Order) -> String {
    format!("{order:?}").chars().take_while(|c| c.is_alphabetic()).collect()
}

/// Number of kinds of orders.
const KINDS: usize = 19;
/// Maximum number of matches played until every kind has occurred.
const ENOUGH: u64 = 60;

#[test]
fn every_legal_order_can_be_clicked_together() {
    let mut kinds = BTreeSet::new();
    for seed in 0..ENOUGH {
        // After the first 18 matches, more are played only while a kind of order is missing.
        if seed >= 18 && kinds.len() == KINDS {
            break;
        }
        let mut walk = RandomMatch::new(seed);
        while FarSpaceFoundry::to_act(&walk.position).is_some() {
            let view = deciders(&walk.position);
            let order = walk.pick();
            kinds.insert(kind(&order));
            click_together(&view, &order);
            wander(&view, &mut walk);
            let order = walk.pick();
            walk.give(order);
        }
    }
    assert_eq!(kinds.len(), KINDS, "all kinds of orders: {kinds:?}");
}
