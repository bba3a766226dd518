//! The greedy opponent, a baseline. It chooses a sector by simulating each in four samples, takes the action with the largest
//! gain in a linear value, and estimates whether fights and offers pay. Otherwise it plays like the simple opponent.

use super::goals::scarcest;
use super::simple;
use super::value::value;
use crate::rules::{
    Card, CombatDie, Order, Phase, PirateClass, Position, SECTORS, View, apply, class_to_settle, determinize, legal,
    view,
};
use orrery_core::RandomGenerator;

/// The number of samples in which each sector is simulated.
const SAMPLES: usize = 4;
/// The minimum gain for which an action is used up while it may be needed later; the last action must gain twice as much.
const FEE: f64 = 0.35;
/// The margin by which accepting an offer must be better than refusing it.
const MARGIN: f64 = 0.2;

/// Chooses the greedy opponent's order. `generator` draws the samples.
pub(super) fn choose(view: &View, generator: &mut RandomGenerator) -> Order {
    match view.known.phase {
        Phase::Fly => fly(view, generator),
        Phase::Flight => flight(&view.known, generator),
        Phase::Pirates => settle_pirates(view),
        Phase::Answer => answer(&view.known, generator),
        Phase::Take => Order::Take(scarcest(view.known.mover(), |_| true)),
        _ => simple::choose(view),
    }
}

/// Returns the order to fly to the sector whose flights end best on average.
fn fly(seen: &View, generator: &mut RandomGenerator) -> Order {
    let seat = seen.known.turn;
    let mut best = (f64::NEG_INFINITY, 1);
    for sector in 1..=SECTORS as u8 {
        let mut sum = 0.0;
        for _ in 0..SAMPLES {
            let mut world = determinize(seen, generator);
            apply(&mut world, &Order::Fly(sector), generator, &mut ());
            while world.phase.in_flight() || world.phase == Phase::Lose {
                let order = choose(&view(&world, Some(seat)), generator);
                apply(&mut world, &order, generator, &mut ());
            }
            sum += value(&world, seat);
        }
        if sum > best.0 {
            best = (sum, sector);
        }
    }
    Order::Fly(best.1)
}

/// Returns the action with the largest gain, if that gain exceeds the fee. Otherwise returns the order that reveals the next card
/// or, if no card may follow, the order that ends the flight.
fn flight(p: &Position, generator: &mut RandomGenerator) -> Order {
    let mut orders = Vec::new();
    legal(p, &mut orders);
    let goes_on = orders.contains(&Order::Next);
    let actions = p.mover().actions().saturating_sub(p.flight.actions);
    let cards = p.now.speed.min(p.cards_left());
    let fee = match actions {
        _ if !goes_on || actions >= cards => 0.0,
        1 => 2.0 * FEE,
        _ => FEE,
    };
    let now = value(p, p.turn);
    let mut best = (now + fee, if goes_on { Order::Next } else { Order::Stop });
    for order in orders {
        if matches!(order, Order::Next | Order::Stop) {
            continue;
        }
        // A card that fills a gap or is turned up has no value here, so any card will do.
        let mut after = *p;
        apply(&mut after, &order, generator, &mut ());
        let worth = value(&after, p.turn);
        if worth > best.0 {
            best = (worth, order);
        }
    }
    best.1
}

/// Fights if fighting promises more than paying the ransom, or if the mover cannot pay; otherwise pays.
fn settle_pirates(seen: &View) -> Order {
    let p = &seen.known;
    let class = class_to_settle(p).unwrap_or(PirateClass::Pirates);
    let ransom = class.ransom();
    if p.mover().astro < ransom.into() {
        return Order::Fight;
    }
    let (prize, penalty) = match class {
        PirateClass::Pirates => (3.2, 0.0),
        PirateClass::Corsairs => (3.5, 3.5),
    };
    let chance = chance_to_win(p.options.combat_die, p.mover().firepower(), strength(seen, class));
    let loss = 1.0 + 0.4 * f64::from(p.now.speed) + penalty;
    let fights = chance * prize - (1.0 - chance) * loss > -0.28 * f64::from(ransom);
    if fights { Order::Fight } else { Order::Pay }
}

/// Returns the assumed strength of pirates: the rounded mean strength of the known pirates of this class in the sector or, if
/// none is known, 3 for pirates and 5 for corsairs.
pub(super) fn strength(seen: &View, class: PirateClass) -> u8 {
    let known = seen.knows(seen.known.flight.sector.into());
    let strengths: Vec<u32> = known
        .iter()
        .filter_map(Card::pirates)
        .filter(|&(of, _)| of == class)
        .map(|(_, strength)| strength.into())
        .collect();
    let count = strengths.len() as u32;
    match (class, count) {
        (PirateClass::Pirates, 0) => 3,
        (PirateClass::Corsairs, 0) => 5,
        _ => ((2 * strengths.iter().sum::<u32>() + count) / (2 * count)) as u8,
    }
}

/// Returns the chance that the mover's die plus firepower is at least the pirates' die plus strength.
pub(super) fn chance_to_win(die: CombatDie, firepower: u8, strength: u8) -> f64 {
    let faces: [u8; 6] = match die {
        CombatDie::ToFour => [1, 2, 2, 3, 3, 4],
        CombatDie::ToThree => [1, 1, 2, 2, 3, 3],
    };
    let pairs = faces.iter().flat_map(|own| faces.iter().map(move |other| (own, other)));
    let won = pairs.filter(|(own, other)| **own + firepower >= **other + strength).count();
    won as f64 / 36.0
}

/// Accepts an offer if the decider is then better off than after refusing it, by more than [`MARGIN`].
fn answer(p: &Position, generator: &mut RandomGenerator) -> Order {
    let seat = p.decider;
    let mut after = |order: Order| {
        let mut after = *p;
        apply(&mut after, &order, generator, &mut ());
        value(&after, seat)
    };
    if after(Order::Accept) > after(Order::Refuse) + MARGIN { Order::Accept } else { Order::Refuse }
}
