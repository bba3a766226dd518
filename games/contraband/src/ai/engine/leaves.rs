//! Candidate lines from a decision. Each ends at a leaf of the player's own turn, or with the first order that depends on chance
//! or on another player.

use std::collections::BTreeSet;

use super::deals::{gain, lies_by, makes_room};
use crate::rules::{
    BoardSpot, BonusCard, BonusPlay, DecisionKind, Metal, MoveStep, MoveTokenRow, Order, Position, apply, check,
    fingerprint, is_barrier, legal,
};
use orrery_core::RandomGenerator;

/// The maximum number of orders in a line.
const LONGEST: usize = 24;

/// A candidate line with its static value and its simulated values.
#[derive(Debug, Clone)]
pub(in super::super) struct CandidateLine {
    /// The orders, up to the end of the turn, or up to and including the first order that depends on chance or another player.
    pub(in super::super) orders: Vec<Order>,
    /// The position after the orders, but before the end of the turn is applied; `None` if the last order does not end the
    /// player's part of a turn.
    pub(in super::super) after: Option<Position>,
    /// The fingerprint of the position in which the last order is given. Lines with the same mark and last order have the same
    /// result.
    pub(in super::super) mark: u64,
    /// The static value, with the noise of the level and the preferences of the character.
    pub(in super::super) static_value: f32,
    /// The value of preferences plus the noise of the level, added to every simulation.
    pub(in super::super) bias: f32,
    /// The sum of the simulated values.
    pub(in super::super) sum: f64,
    /// The number of simulations.
    pub(in super::super) played: u32,
    /// The comparison with the default line on the same samples: the sums of the differences and of their squares.
    pub(in super::super) ahead: [f64; 2],
}

impl CandidateLine {
    fn new(orders: Vec<Order>, after: Option<Position>, mark: u64) -> Self {
        CandidateLine { orders, after, mark, static_value: 0.0, bias: 0.0, sum: 0.0, played: 0, ahead: [0.0; 2] }
    }

    /// Reports whether the line has the same result as another line.
    pub(super) fn is_same(&self, other: &CandidateLine) -> bool {
        self.mark == other.mark && self.orders.last() == other.orders.last()
    }

    /// Returns the best estimate of the value, including preferences and noise.
    pub(in super::super) fn worth(&self) -> f32 {
        if self.played == 0 { self.static_value } else { (self.sum / f64::from(self.played)) as f32 + self.bias }
    }

    /// Returns the mean lead over the default line, less `doubt` standard errors.
    pub(super) fn lead_lower_bound(&self, doubt: f64) -> f64 {
        let count = f64::from(self.played.max(1));
        let mean = self.ahead[0] / count;
        let spread = (self.ahead[1] / count - mean * mean).max(0.0);
        mean - doubt * (spread / count).sqrt()
    }

    /// Records the value of the line in a sample in which the default line is worth `plain`.
    pub(super) fn add_sample(&mut self, worth: f32, plain: f32) {
        self.sum += f64::from(worth);
        self.played += 1;
        let ahead = f64::from(worth + self.bias - plain);
        self.ahead[0] += ahead;
        self.ahead[1] += ahead * ahead;
    }
}

/// Returns the position after an order that does not depend on chance.
pub(in super::super) fn done(p: &Position, order: &Order) -> Position {
    let mut after = *p;
    apply(&mut after, order, &mut RandomGenerator::new(0), &mut ());
    after
}

/// Returns the candidate lines found by searching at most `most` nodes of the turn. For questions outside a turn, every legal
/// order is a line.
pub(in super::super) fn candidate_lines(p: &Position, most: usize) -> Vec<CandidateLine> {
    if !matches!(p.ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act) {
        let mut orders = Vec::new();
        legal(p, &mut orders);
        let mark = fingerprint(p);
        return orders.into_iter().map(|order| CandidateLine::new(vec![order], None, mark)).collect();
    }
    let mut ways = Vec::new();
    let mut seen = BTreeSet::from([fingerprint(p)]);
    let mut queue: Vec<(Position, Vec<Order>)> = vec![(*p, Vec::new())];
    let mut next = 0;
    let mut orders = Vec::new();
    while next < queue.len() {
        let (here, path) = queue[next].clone();
        let mark = fingerprint(&here);
        next += 1;
        legal(&here, &mut orders);
        if orders.contains(&CREDITS) {
            orders = vec![CREDITS];
        }
        for &order in orders.iter().filter(|order| is_sensible(&here, order) && !throws_back(&path, order)) {
            let mut longer = path.clone();
            longer.push(order);
            if let Some(end) = ended(&here, &order) {
                if !lies_by(p, &end) {
                    ways.push(CandidateLine::new(longer, Some(end), mark));
                }
            } else if is_barrier(&here, &order) {
                ways.push(CandidateLine::new(longer, None, mark));
            } else if queue.len() < most && longer.len() < LONGEST {
                let after = done(&here, &order);
                if after.ask == p.ask && seen.insert(fingerprint(&after)) {
                    queue.push((after, longer));
                }
            }
        }
    }
    ways
}

/// Returns the line of these orders, each of which must be legal after the orders before it.
pub(super) fn line_of(p: &Position, orders: Vec<Order>) -> CandidateLine {
    let mut here = *p;
    let (last, before) = orders.split_last().map_or((None, &[][..]), |(last, before)| (Some(last), before));
    for order in before {
        here = done(&here, order);
    }
    let (after, mark) = (last.and_then(|last| ended(&here, last)), fingerprint(&here));
    CandidateLine::new(orders, after, mark)
}

const CREDITS: Order = Order::Play(BonusPlay::Card(BonusCard::Credits));

/// Returns the position at the end of the player's part of a turn if `order` ends it; otherwise `None`. After a row, the ship is
/// where the row leads.
fn ended(p: &Position, order: &Order) -> Option<Position> {
    match order {
        Order::End | Order::Done => Some(*p),
        Order::Plan(row) => Some(at_end_of(p, row)),
        _ => None,
    }
}

/// Returns a position with the decider's ship at the end of a row; steps into occupied places are skipped.
fn at_end_of(p: &Position, row: &MoveTokenRow) -> Position {
    let mut after = *p;
    let seat = p.asked();
    for step in row.steps().iter().flatten() {
        let at = after.players[seat].at;
        if let Some(to) = at.after(*step).filter(|&to| after.ship_in(to, seat).is_none()) {
            after.players[seat].at = to;
        }
    }
    after.players[seat].row = Some(*row);
    after
}

/// Reports whether an order can be useful. Orders that gain nothing, or have the same effect as others, are left out.
fn is_sensible(p: &Position, order: &Order) -> bool {
    let me = p.me();
    match *order {
        Order::Jettison(metal) => metal == Metal::Plutonium && (me.at.is_space() || me.at.mine().is_some()),
        Order::Swap { give, take } => give.worth() != take.worth() || me.now.swaps == 0,
        Order::Take(_) => true,
        Order::Buy(metal) => gain(p, metal).is_some() || makes_room(p, metal),
        Order::Play(BonusPlay::Radar(_)) => me.at.is_space() || !me.hold.is_empty(),
        Order::Plan(row) => row.len() != 1 || leads_on(p, &row),
        Order::Move(step) => !goes_back(p, step),
        _ => check(p, order).is_ok(),
    }
}

/// Reports whether an order throws out a metal that was taken in the same line.
fn throws_back(path: &[Order], order: &Order) -> bool {
    let Order::Jettison(thrown) = *order else { return false };
    path.iter().any(|order| matches!(*order, Order::Take(take) | Order::Swap { take, .. } if take == thrown))
}

/// Reports whether every step of a row is possible from the current spot.
fn leads_on(p: &Position, row: &MoveTokenRow) -> bool {
    row.steps().iter().flatten().all(|&step| p.me().at.after(step).is_some())
}

/// Reports whether a step returns to the open space in which the turn began although nothing was sold or bought.
fn goes_back(p: &Position, step: MoveStep) -> bool {
    let me = p.me();
    let to = me.at.after(step);
    let idle = me.now.moved > 0 && to.is_some_and(|to: BoardSpot| to == me.now.begun && to.is_space());
    idle && me.now.sold == 0 && me.now.bought == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Contraband, MetalCounts, MetalPile, Options, Sector, Upgrade};
    use orrery_core::Setup;

    #[test]
    fn order_sequences_with_equal_results_count_as_one_way() {
        let setup = Setup::<Contraband>::plain(2, Options::default());
        let mut p = setup.position(&setup.deal(&mut RandomGenerator::new(3))).expect("they can play");
        let mine = 4;
        let found: MetalCounts = [Metal::Iron, Metal::Plutonium].into_iter().collect();
        p.mines[mine].explored = true;
        p.mines[mine].pile = MetalPile::of(found);
        let seat = p.asked();
        p.players[seat].at = BoardSpot::of_mine(mine);
        p.players[seat].levels[Upgrade::Cargo1.system().index()] = 1;
        let way = |orders: &[Order]| line_of(&p, orders.to_vec());
        let (iron, plutonium) = (Order::Take(Metal::Iron), Order::Take(Metal::Plutonium));
        let one = way(&[plutonium, iron, Order::End]);
        assert!(one.is_same(&way(&[iron, plutonium, Order::End])), "the same hold, loaded otherwise");
        assert!(!one.is_same(&way(&[plutonium, Order::End])), "another hold");
        assert!(!one.is_same(&way(&[plutonium, iron, Order::Move(MoveStep::Out)])), "another end");
        // The lines found must include this one, regardless of the sequence of its orders.
        assert_eq!(candidate_lines(&p, 100).iter().filter(|way| way.is_same(&one)).count(), 1);
        assert_eq!(p.players[seat].at.sector, Sector::R3);
        // A metal that was in the hold before may be thrown out; one that was just taken may not.
        let throws = |p: &Position| {
            candidate_lines(p, 100).iter().any(|way| way.orders.contains(&Order::Jettison(Metal::Plutonium)))
        };
        assert!(!throws(&p));
        p.players[seat].hold = MetalPile::of(MetalCounts::of(Metal::Plutonium, 1));
        p.mines[mine].pile = MetalPile::of(MetalCounts::of(Metal::Iron, 1));
        assert!(throws(&p));
    }
}
