//! Tests that every legal order of random matches can be put together by clicks, and that every highlighted target
//! works.

use std::collections::BTreeSet;

use orrery_core::Rules;
use orrery_core::interaction::OrderInput;
use starship_catan::rules::{
    BuildableItem, Commodity, CommodityCounts, EquipmentKind, Order, Phase, StarshipCatan, TradeDeal, Upgrade, View,
};
use starship_catan::table::plan::{PendingOrder, preview};
use starship_catan::table::{AdjustableAmount, ClickResult, ClickTarget, OrderDraft};

use super::{RandomMatch, deciders};

/// Returns the target of an order that needs a single click, or `None` for other orders.
fn single(order: Order) -> Option<ClickTarget> {
    Some(match order {
        Order::Module(module) | Order::Lose(module) => ClickTarget::Module(module),
        Order::Roll => ClickTarget::Die,
        Order::Produce(resource) => ClickTarget::Colony(resource),
        Order::Fly(sector) => ClickTarget::Sector(sector),
        Order::Next => ClickTarget::Next,
        Order::Settle => ClickTarget::Settle,
        Order::Found => ClickTarget::Found,
        Order::Adventure { adventure, .. } if adventure.spec().resources == 0 => ClickTarget::Adventure(adventure),
        Order::Stop => ClickTarget::Stop,
        Order::Pay => ClickTarget::Pay,
        Order::Fight => ClickTarget::Fight,
        Order::Take(prize) => ClickTarget::Prize(prize),
        Order::Demand(resource) => ClickTarget::RivalBay(resource),
        Order::Accept => ClickTarget::Accept,
        Order::Refuse => ClickTarget::Refuse,
        Order::Build(BuildableItem::Ship(ship)) => ClickTarget::Ship(ship),
        Order::Build(BuildableItem::Booster) | Order::Upgrade(Upgrade::Booster) => {
            ClickTarget::Piece(EquipmentKind::Booster)
        }
        Order::Build(BuildableItem::Cannon) | Order::Upgrade(Upgrade::Cannon) => {
            ClickTarget::Piece(EquipmentKind::Cannon)
        }
        Order::Build(BuildableItem::Module(module)) | Order::Upgrade(Upgrade::Module(module)) => {
            ClickTarget::Module(module)
        }
        Order::End => ClickTarget::End,
        Order::Arrange(_) | Order::Trade(_) | Order::Adventure { .. } | Order::Use { .. } | Order::Offer(_) => {
            return None;
        }
    })
}

fn counted(things: CommodityCounts, counter: impl Fn(Commodity) -> AdjustableAmount) -> Vec<ClickTarget> {
    let each = things.iter().map(|(thing, count)| vec![ClickTarget::More(counter(thing)); usize::from(count)]);
    each.flatten().collect()
}

fn deal(deal: TradeDeal) -> Vec<ClickTarget> {
    match deal {
        TradeDeal::Buy(things) => counted(things, AdjustableAmount::Buy),
        TradeDeal::Sell(things) => counted(things, AdjustableAmount::Sell),
    }
}

/// Returns the clicks that result in `order`.
fn clicks(order: Order) -> Vec<ClickTarget> {
    let mut all = match order {
        Order::Arrange(arrangement) => {
            let top = arrangement.top().iter().map(|&number| ClickTarget::ToTop(number));
            top.chain(arrangement.bottom().iter().map(|&number| ClickTarget::ToBottom(number))).collect()
        }
        Order::Trade(what) => deal(what),
        Order::Use { post, deal: what } => [vec![ClickTarget::Post(post)], deal(what)].concat(),
        Order::Adventure { adventure, take } if adventure.spec().resources > 0 => {
            let taken = take.resources().map(|resource| ClickTarget::More(AdjustableAmount::Take(resource)));
            [ClickTarget::Adventure(adventure)].into_iter().chain(taken).collect()
        }
        Order::Offer(offer) => [
            vec![ClickTarget::Offer],
            counted(offer.give, AdjustableAmount::Give),
            counted(offer.want, AdjustableAmount::Want),
        ]
        .concat(),
        _ => return vec![single(order).expect("one click gives it")],
    };
    all.push(ClickTarget::Confirm);
    all
}

fn click_together(view: &View, order: Order) {
    let targets = clicks(order);
    let mut plan = PendingOrder::default();
    let (last, before) = targets.split_last().expect("at least one click");
    for &target in before {
        assert!(plan.targets(view).contains(&target), "{target:?} glows on the way to {order:?} in {view:?}");
        assert_eq!(plan.pick(view, target), ClickResult::More, "{target:?} for {order:?} in {view:?}");
    }
    assert!(plan.targets(view).contains(last), "{last:?} glows for {order:?} in {view:?}");
    assert_eq!(plan.pick(view, *last), ClickResult::Order(order), "in {view:?}");
    assert_eq!(plan, PendingOrder::default(), "an order leaves nothing begun");
}

/// Clicks on random usable targets. Every click must be accepted, and the resulting order must be legal.
fn wander(view: &View, walk: &mut RandomMatch) {
    let mut plan = PendingOrder::default();
    for _ in 0..8 {
        let targets = plan.targets(view);
        assert!(!targets.is_empty(), "something can always be clicked: {view:?}");
        let target = targets[walk.below(targets.len())];
        let hovered = plan.hover(view, target);
        match plan.pick(view, target) {
            ClickResult::Order(order) => {
                assert_eq!(StarshipCatan::check(view, &order), Ok(()));
                assert_eq!(hovered, preview(view, &order), "the preview was of this order");
                return;
            }
            ClickResult::More => {}
            step => panic!("{target:?} glowed, but {step:?} in {view:?}"),
        }
    }
}

/// Checks single clicks without a draft. Each click must give a legal order, begin an order, have no effect, or be refused with
/// the rules' reason.
fn is_honest(view: &View, legal: &[Order]) {
    let plan = PendingOrder::default();
    let singles: BTreeSet<ClickTarget> = legal.iter().filter_map(|&order| single(order)).collect();
    let mut given = BTreeSet::new();
    for target in StarshipCatan::universe(&OrderDraft::Nothing, view) {
        match plan.clone().pick(view, target) {
            ClickResult::Order(order) => {
                assert!(legal.contains(&order), "{target:?} gives {order:?} in {view:?}");
                given.insert(target);
            }
            ClickResult::Refused(refusal) => {
                assert_eq!(plan.why_not(view, target), Some(refusal));
                if let Some(order) = refused_order(view, target) {
                    assert_eq!(StarshipCatan::check(view, &order), Err(refusal), "{target:?} in {view:?}");
                }
            }
            ClickResult::More | ClickResult::Nothing => {}
        }
    }
    assert_eq!(given, singles, "one click gives every order that takes no more: {view:?}");
}

/// Returns the order that a refused click on `target` would have given, or `None` if the order depends on anything besides the
/// target and the phase.
fn refused_order(view: &View, target: ClickTarget) -> Option<Order> {
    Some(match target {
        ClickTarget::Colony(resource) => Order::Produce(resource),
        ClickTarget::Next => Order::Next,
        ClickTarget::Settle => Order::Settle,
        ClickTarget::Found => Order::Found,
        ClickTarget::Adventure(adventure) => Order::Adventure { adventure, take: CommodityCounts::NONE },
        ClickTarget::Pay => Order::Pay,
        ClickTarget::Prize(prize) => Order::Take(prize),
        ClickTarget::RivalBay(resource) => Order::Demand(resource),
        ClickTarget::Ship(ship) => Order::Build(BuildableItem::Ship(ship)),
        ClickTarget::Module(module) if view.known.phase == Phase::Lose => Order::Lose(module),
        ClickTarget::More(AdjustableAmount::Buy(thing)) => Order::Trade(TradeDeal::Buy(CommodityCounts::of(thing, 1))),
        ClickTarget::More(AdjustableAmount::Sell(thing)) => {
            Order::Trade(TradeDeal::Sell(CommodityCounts::of(thing, 1)))
        }
        _ => return None,
    })
}

/// Returns the kind of an order: its name, with the kind of thing that it builds or upgrades.
fn kind(order: Order) -> String {
    let word: String = format!("{order:?}").chars().take_while(|c| c.is_alphabetic()).collect();
    match order {
        Order::Build(BuildableItem::Module(_)) | Order::Upgrade(Upgrade::Module(_)) => format!("{word} module"),
        Order::Build(BuildableItem::Ship(_)) => format!("{word} ship"),
        Order::Build(_) | Order::Upgrade(_) => format!("{word} piece"),
        _ => word,
    }
}

/// The number of kinds of orders.
const KINDS: usize = 26;
/// The maximum number of matches played until every kind of order has occurred.
const ENOUGH: u64 = 600;
/// The maximum number of orders examined per match.
const ORDERS: usize = 900;

#[test]
fn every_legal_order_can_be_clicked_together() {
    let mut kinds = BTreeSet::new();
    for seed in 0..ENOUGH {
        // After the first 60 matches, more are played only while a kind of order is missing.
        if seed >= 60 && kinds.len() == KINDS {
            break;
        }
        let mut walk = RandomMatch::new(seed);
        for _ in 0..ORDERS {
            if walk.is_over() {
                break;
            }
            let view = deciders(&walk.position);
            let legal = walk.legal();
            is_honest(&view, &legal);
            for _ in 0..2 {
                let order = walk.pick();
                kinds.insert(kind(order));
                click_together(&view, order);
            }
            wander(&view, &mut walk);
            let order = walk.pick();
            walk.give(order);
        }
    }
    assert_eq!(kinds.len(), KINDS, "all kinds of orders: {kinds:?}");
}
