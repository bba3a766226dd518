//! The greedy opponent, a baseline: it plays to the leaf of its own turn with the highest linear value. It never bribes, and
//! never leaves a freighter when hiring. It deals, keeps and stows like the simple opponent.

use std::cmp::Reverse;

use super::simple;
use super::value::{cantina, value};
use crate::rules::{
    CargoTransfer, CargoTransferLine, DOCKS, FreighterKind, Good, Job, MatchHalf, Order, Phase, Pilot, Position,
    TurnState, apply, brings, check, legal,
};

/// Jobs in the order of preference for hiring.
const JOBS: [Job; Job::COUNT] =
    [Job::Operative, Job::Mechanic, Job::Trucker, Job::Smuggler, Job::Forger, Job::Navigator];
/// Cost of playing a pilot that will be missed later, per point of its rarity.
const MISSED: f64 = 0.2;

/// Returns the order of the greedy opponent, or `None` if there is no candidate.
pub(super) fn choose(p: &Position) -> Option<Order> {
    match p.stage {
        Phase::Card => play(p),
        Phase::Fly | Phase::Work => {
            let mut best = GreedySearch::default();
            match p.stage {
                Phase::Fly => best.flights(p),
                _ => best.work(p, 0.0),
            }
            best.first
        }
        Phase::Hire => Some(Order::Hire { pilot: hired(p), alone: false }),
        _ => simple::choose(p),
    }
}

/// Chooses the pilot, and whether to roll the die for it. The value of a roll is the mean over all faces.
fn play(p: &Position) -> Option<Order> {
    let mut best: Option<(f64, Order)> = None;
    let mut offer = |worth: f64, order: Order| {
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, order));
        }
    };
    for &pilot in p.mover().hand.all() {
        let as_it_shows = with(p, pilot, p.die);
        offer(as_it_shows, Order::Play { pilot, roll: false });
        if pilot.uses_die() {
            let sum: f64 = (1..=DOCKS).map(|die| with(p, pilot, die)).sum();
            offer(sum / f64::from(DOCKS), Order::Play { pilot, roll: true });
        }
    }
    best.map(|(_, order)| order)
}

/// Returns the value of the best leaf with this pilot and this value of the die, minus the cost of playing the pilot.
fn with(p: &Position, pilot: Pilot, die: u8) -> f64 {
    let mut played = *p;
    let mover = played.mover_mut();
    mover.hand.take(pilot);
    mover.played.push(pilot);
    played.now = TurnState { pilot: Some(pilot), ..TurnState::default() };
    (played.die, played.stage) = (die, Phase::Fly);
    let mut best = GreedySearch::default();
    best.flights(&played);
    let rarity = match pilot {
        Pilot::Commander => 1.5,
        Pilot::OneTwoThree => 1.0,
        _ if pilot.job().is_some() => 2.0,
        _ => 0.0,
    };
    best.worth - MISSED * rarity * (f64::from(turns_left(&played)) / 2.0).min(1.0)
}

/// Returns the number of turns that the mover has left in this half after the current one.
fn turns_left(p: &Position) -> u8 {
    p.mover().in_hand() + p.mover().in_deck()
}

/// The value of the best leaf found so far, and the first order of the line to it.
#[derive(Debug)]
struct GreedySearch {
    worth: f64,
    first: Option<Order>,
    /// The first order of the line to the current leaf.
    begun: Option<Order>,
}

impl Default for GreedySearch {
    fn default() -> Self {
        GreedySearch { worth: f64::NEG_INFINITY, first: None, begun: None }
    }
}

impl GreedySearch {
    /// Searches all leaves after every possible flight.
    fn flights(&mut self, p: &Position) {
        for order in listed(p).into_iter().filter(|order| matches!(order, Order::Land(_) | Order::Lift(_))) {
            self.after(p, &order, 0.0, Self::work);
        }
    }

    /// Searches all leaves from this position. `bonus` is the additional value of the orders so far.
    fn work(&mut self, p: &Position, bonus: f64) {
        self.end(p, bonus);
        let (goods, actions): (Vec<Order>, Vec<Order>) = listed(p).into_iter().partition(is_goods);
        for order in goods.iter().filter(|order| is_wanted(p, order)).chain(&richest(p)) {
            self.after(p, order, bonus, Self::work);
        }
        for order in actions.iter().filter(|order| is_wanted(p, order)) {
            match order {
                Order::Cantina => self.cantina(p, bonus),
                order => self.after(p, order, bonus, Self::work),
            }
        }
    }

    fn end(&mut self, p: &Position, bonus: f64) {
        let worth = value(p, turns_left(p)) + bonus;
        if worth > self.worth {
            (self.worth, self.first) = (worth, Some(self.begun.unwrap_or(Order::End)));
        }
    }

    /// Continues the search after an order that does not depend on chance.
    fn after(&mut self, p: &Position, order: &Order, bonus: f64, go_on: impl Fn(&mut Self, &Position, f64)) {
        let mut next = *p;
        apply(&mut next, order, &mut GreedyFirstOutcomeChance, &mut ());
        let begins = self.begun.is_none();
        self.begun.get_or_insert(*order);
        go_on(self, &next, bonus);
        if begins {
            self.begun = None;
        }
    }

    /// Continues the search after a use of the Cantina, which is valued before any pilot is shown.
    fn cantina(&mut self, p: &Position, bonus: f64) {
        let mut next = *p;
        next.mover_mut().credits -= 1;
        next.bank += 1;
        next.now.acted = true;
        let begins = self.begun.is_none();
        self.begun.get_or_insert(Order::Cantina);
        self.work(&next, bonus + cantina(p));
        if begins {
            self.begun = None;
        }
    }
}

/// A chance source for orders that do not depend on chance. It always gives the first outcome.
struct GreedyFirstOutcomeChance;

impl orrery_core::Chance<crate::rules::ChanceQuestion> for GreedyFirstOutcomeChance {
    fn resolve(&mut self, node: crate::rules::ChanceQuestion) -> crate::rules::ChanceOutcome {
        orrery_core::ChanceNode::outcome(&node, 0)
    }
}

fn listed(p: &Position) -> Vec<Order> {
    let mut orders = Vec::new();
    legal(p, &mut orders);
    orders
}

const fn is_goods(order: &Order) -> bool {
    matches!(order, Order::Take(_) | Order::Unload(_) | Order::Load(_))
}

/// Reports whether the greedy opponent considers an order.
fn is_wanted(p: &Position, order: &Order) -> bool {
    match order {
        Order::Take(cargo) => stacks_rightly(p, cargo),
        // Loading in Beta is handled by `richest`.
        Order::Load(cargo) => p.half == MatchHalf::Alpha && stacks_rightly(p, cargo),
        Order::Unload(cargo) => stacks_rightly(p, cargo) && fills(p, cargo),
        Order::Charge(None) => p.mover().warehouse.plain() >= 2,
        Order::Bribe { .. } | Order::End => false,
        _ => true,
    }
}

/// Reports whether the cargo stacks no goods, or at most one space is free, so that stacking is useful.
fn stacks_rightly(p: &Position, cargo: &CargoTransfer) -> bool {
    let starred = cargo.lines().iter().any(|line| line.on);
    let left = match cargo.lines() {
        [line, ..] if !p.now.landed => p.mover().ship(line.ship).free(),
        _ => p.warehouse_free(),
    };
    !starred || left <= 1
}

/// Reports whether unloading uses the capacity, fills the warehouse, or empties the hold.
fn fills(p: &Position, cargo: &CargoTransfer) -> bool {
    let total = cargo.total();
    let empties = cargo.lines().first().is_some_and(|line| u32::from(p.mover().ship(line.ship).hold.total()) == total);
    total >= u32::from(p.now.capacity.min(p.warehouse_free())) || empties
}

/// Returns the orders that load in Beta: for each freighter and each number of goods, the goods with the most points. A Smuggler
/// can also stack them, and an Operative can also load the rest of the capacity into a second freighter.
fn richest(p: &Position) -> Vec<Order> {
    if p.half == MatchHalf::Alpha || p.now.landed || p.now.moved {
        return Vec::new();
    }
    let mut goods: Vec<_> =
        p.mover().warehouse.iter().flat_map(|(good, count)| (0..count).map(move |_| good)).collect();
    goods.sort_by_key(|good| {
        Reverse(good.product().map_or(1, |product| product.card().points + u8::from(good.is_charged())))
    });
    let most = usize::from(p.now.capacity).min(goods.len());
    let ships: Vec<FreighterKind> = p.mover().ships().map(|(ship, _)| ship).collect();
    let mut orders = Vec::new();
    let mut push = |cargo: CargoTransfer| {
        let order = Order::Load(cargo);
        if !cargo.is_empty() && check(p, &order).is_ok() {
            orders.push(order);
        }
    };
    for &ship in &ships {
        let free = usize::from(p.mover().ship(ship).free());
        for count in 1..=most {
            let first = bundle(CargoTransfer::default(), ship, &goods[..count]);
            if p.job() == Some(Job::Smuggler) && free <= 1 {
                push(stacked(p, ship, &goods[..count]));
            }
            push(first);
            for &other in ships.iter().filter(|&&other| p.job() == Some(Job::Operative) && other != ship) {
                let room = usize::from(p.mover().ship(other).free());
                push(bundle(first, other, &goods[count..most.min(count + room)]));
            }
        }
    }
    orders
}

/// Appends these goods to the cargo, as goods of this freighter.
fn bundle(mut cargo: CargoTransfer, ship: FreighterKind, goods: &[Good]) -> CargoTransfer {
    for good in goods.chunk_by(|one, other| one == other) {
        cargo.push(CargoTransferLine::plain(ship, good[0], good.len() as u8));
    }
    cargo
}

/// Returns the cargo of these goods, with as many of them as possible stacked on single ones.
fn stacked(p: &Position, ship: FreighterKind, goods: &[Good]) -> CargoTransfer {
    let mut cargo = CargoTransfer::default();
    for same in goods.chunk_by(|one, other| one == other) {
        let (good, count) = (same[0], same.len() as u8);
        let on = count.min((p.mover().ship(ship).hold.singles(good) + count) / 2);
        if count > on {
            cargo.push(CargoTransferLine::plain(ship, good, count - on));
        }
        if on > 0 {
            cargo.push(CargoTransferLine { on: true, ..CargoTransferLine::plain(ship, good, on) });
        }
    }
    cargo
}

/// Chooses the pilot to hire: the one who brings the largest freighter. Ties go to the job that comes first in [`JOBS`].
fn hired(p: &Position) -> Option<Pilot> {
    let rank = |pilot: &Pilot| {
        let size = brings(p, *pilot).map_or(0, |alien| p.piles[alien.index()].top);
        let job = JOBS.iter().position(|&job| pilot.job() == Some(job));
        (Reverse(size), job)
    };
    p.shown.all().iter().copied().min_by_key(rank)
}
