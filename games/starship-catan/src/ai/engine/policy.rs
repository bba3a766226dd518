//! The fast policy that completes flights and turns in simulations: it looks one order ahead and uses no samples.

use super::value::PositionEvaluator;
use crate::ai::greedy::{chance_to_win, strength};
use crate::ai::simple;
use crate::rules::{
    Card, ChanceQuestion, Order, Phase, PirateClass, Position, Seat, View, apply, class_to_settle, legal,
};
use orrery_core::{Chance, RandomGenerator};

/// The minimum number of cards still to come at which an action costs its full fee.
const MANY_CARDS: f64 = 4.0;

/// The fast policy with its evaluator.
pub(in super::super) struct PlayoutPolicy<'j> {
    pub(super) judge: &'j PositionEvaluator,
    orders: Vec<Order>,
}

impl<'j> PlayoutPolicy<'j> {
    pub(in super::super) const fn new(judge: &'j PositionEvaluator) -> Self {
        PlayoutPolicy { judge, orders: Vec::new() }
    }

    /// Plays the flight to its end. Returns true if a fight was lost.
    pub(super) fn fly_out(&mut self, world: &mut Position, chance: &mut impl Chance<ChanceQuestion>) -> bool {
        let mut lost = false;
        while world.phase.in_flight() || world.phase == Phase::Lose {
            let order = self.step(world);
            let beaten = world.mover().beaten.len();
            apply(world, &order, chance, &mut ());
            lost |= order == Order::Fight && world.mover().beaten.len() == beaten;
        }
        lost
    }

    /// Plays the current turn to its end.
    pub(super) fn turn(&mut self, world: &mut Position, chance: &mut impl Chance<ChanceQuestion>) {
        let turns = world.turns;
        while !world.is_over() && world.turns == turns {
            match world.phase {
                Phase::Build => self.build(world, chance),
                _ => {
                    let order = self.step(world);
                    apply(world, &order, chance, &mut ());
                }
            }
        }
    }

    /// Gives the forecast orders of Trade and Build, and ends the turn.
    pub(super) fn build(&mut self, world: &mut Position, chance: &mut impl Chance<ChanceQuestion>) {
        self.orders.clear();
        let orders = &mut self.orders;
        self.judge.forecast(world, &mut |order| orders.push(order));
        for order in std::mem::take(&mut self.orders) {
            if !world.is_over() {
                apply(world, &order, chance, &mut ());
            }
        }
        if !world.is_over() {
            apply(world, &Order::End, chance, &mut ());
        }
    }

    /// Returns the policy's order in a sample, before Trade and Build.
    pub(in super::super) fn step(&mut self, world: &Position) -> Order {
        match world.phase {
            Phase::Flight => self.flight(world),
            Phase::Pirates => self.pirates(world),
            Phase::Take | Phase::Produce => self.best(world),
            _ => simple::choose(&view_of(world, world.decider)),
        }
    }

    /// Returns the order that leads to the best position, for decisions that reveal nothing.
    fn best(&mut self, world: &Position) -> Order {
        legal(world, &mut self.orders);
        let mut best = (f64::NEG_INFINITY, Order::Roll);
        for order in &self.orders {
            let worth = self.judge.worth(&done(world, order), world.decider);
            if worth > best.0 {
                best = (worth, *order);
            }
        }
        best.1
    }

    /// Returns the action with the largest gain, if that gain exceeds the cost of using up an action. Otherwise returns the order
    /// that reveals the next card or, if no card may follow, the order that ends the flight.
    fn flight(&mut self, world: &Position) -> Order {
        legal(world, &mut self.orders);
        let goes_on = self.orders.contains(&Order::Next);
        if self.orders.len() <= 2 {
            return if goes_on { Order::Next } else { Order::Stop };
        }
        let now = self.judge.worth(world, world.turn);
        let mut best = (now + self.fee(world, goes_on), if goes_on { Order::Next } else { Order::Stop });
        for order in &self.orders {
            if matches!(order, Order::Next | Order::Stop) {
                continue;
            }
            let worth = self.judge.worth(&done(world, order), world.turn);
            if worth > best.0 {
                best = (worth, *order);
            }
        }
        best.1
    }

    /// Returns the minimum gain for which an action is used up while it may still be needed later in the flight.
    fn fee(&self, world: &Position, goes_on: bool) -> f64 {
        let actions = world.mover().actions().saturating_sub(world.flight.actions);
        let cards = world.now.speed.min(world.cards_left());
        if !goes_on || actions > cards {
            return 0.0;
        }
        let share = (f64::from(cards) / MANY_CARDS).min(1.0);
        share * self.judge.weights.fee[usize::from(actions > 1)]
    }

    /// Fights if fighting promises more than paying the ransom, or if the mover cannot pay; otherwise pays.
    fn pirates(&self, world: &Position) -> Order {
        let class = class_to_settle(world).unwrap_or(PirateClass::Pirates);
        let player = world.mover();
        if player.astro < class.ransom().into() {
            return Order::Fight;
        }
        let w = &self.judge.weights;
        let now = self.judge.difference(world, world.turn);
        let mut won = *world;
        won.player_mut(world.turn).beaten.add(Card::Pirates2);
        let prize = self.judge.difference(&won, world.turn) - now + w.stock[0];
        let mut paid = *world;
        paid.player_mut(world.turn).astro -= u16::from(class.ransom());
        let ransom = now - self.judge.difference(&paid, world.turn);
        let penalty = if class == PirateClass::Corsairs { w.modules[0] + 1.0 } else { 0.0 };
        let seen = strength(&view_of(world, world.turn), class);
        let chance = chance_to_win(world.options.combat_die, player.firepower(), seen);
        let flight = 0.4 * f64::from(world.now.speed.min(world.cards_left()));
        let fights = chance * prize - (1.0 - chance) * (penalty + flight) > -ransom;
        if fights { Order::Fight } else { Order::Pay }
    }
}

/// Returns a sample in the form of a seat's view, so that the seat's knowledge of a sector can be queried.
fn view_of(world: &Position, seat: Seat) -> View {
    View { viewer: Some(seat), open: false, known: *world }
}

/// Returns the position after an order. Chance has a fixed seed, because a card that fills a gap hardly changes the evaluation.
pub(in super::super) fn done(p: &Position, order: &Order) -> Position {
    let mut after = *p;
    apply(&mut after, order, &mut RandomGenerator::new(0), &mut ());
    after
}
