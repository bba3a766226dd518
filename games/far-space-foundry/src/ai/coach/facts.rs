//! The effects of a plan on the table, found by applying its orders up to the first one that reveals something.

use super::fact::CoachFact;
use crate::ai::engine::done;
use crate::rules::{
    Asteroid, FreighterKind, Good, MatchHalf, Order, Phase, Pilot, PilotList, PlayerState, Position, Product, brings,
    capacities, is_barrier,
};

/// The smallest capacity of a flight that is worth mentioning.
const FAR: u8 = 4;

/// A plan, or a line that was played: the position before it, its orders, and the last position that is certain.
#[derive(Debug, Clone)]
pub(super) struct SimulatedPlan {
    seat: usize,
    start: Position,
    orders: Vec<Order>,
    end: Position,
}

impl SimulatedPlan {
    /// Applies `orders` to `start`. Stops at the first order that reveals something and at the end of the turn, because drawn
    /// cards are not an effect of the plan.
    pub(super) fn of(start: &Position, orders: &[Order]) -> Self {
        let mut end = *start;
        for order in orders {
            if is_barrier(&end, order) {
                break;
            }
            end = done(&end, order);
        }
        SimulatedPlan { seat: start.turn.into(), start: *start, orders: orders.to_vec(), end }
    }

    /// Returns the last position that is certain: before the first order that reveals something or ends the turn, or after all
    /// orders if there is none.
    pub(super) const fn end(&self) -> &Position {
        &self.end
    }

    pub(super) fn orders(&self) -> &[Order] {
        &self.orders
    }

    fn before(&self) -> &PlayerState {
        &self.start.players[self.seat]
    }

    fn after(&self) -> &PlayerState {
        &self.end.players[self.seat]
    }

    /// Returns all effects of the plan that are worth mentioning.
    pub(super) fn facts(&self) -> Vec<CoachFact> {
        let mut facts = Vec::new();
        self.gained(&mut facts);
        self.fleet(&mut facts);
        for order in &self.orders {
            self.deed(order, &mut facts);
        }
        self.purse(&mut facts);
        self.store(&mut facts);
        facts
    }

    fn gained(&self, facts: &mut Vec<CoachFact>) {
        // Credits are left out here: gains of credits have their own fact.
        let points = |p: &Position| p.points(self.seat).total() - i32::from(p.players[self.seat].credits);
        let gained = points(&self.end) - points(&self.start);
        if gained > 0 {
            facts.push(CoachFact::Points { points: gained.min(99) as u8 });
        }
        for good in Good::RAWS.into_iter().chain(Product::ALL.iter().map(|product| product.plain())) {
            let aboard = |player: &PlayerState| {
                let of_kind = |good: &&Good| player.fleet.iter().any(|ship| ship.hold.count(**good) > 0);
                Good::ALL.iter().filter(|other| other.kind() == good.kind()).any(|other| of_kind(&other))
            };
            if aboard(self.after()) && !aboard(self.before()) && !self.end.products().eq([]) {
                facts.push(CoachFact::NewKind { good });
            }
        }
    }

    fn fleet(&self, facts: &mut Vec<CoachFact>) {
        for &ship in FreighterKind::ALL {
            let (before, after) = (self.before().ship(ship), self.after().ship(ship));
            if after.size == 0 || before.size == 0 {
                continue;
            }
            match (before.free() > 0, after.free() > 0) {
                (true, false) => facts.push(CoachFact::Fills { ship }),
                (false, true) => facts.push(CoachFact::Opens { ship }),
                _ => {}
            }
            if after.upgraded && !before.upgraded {
                facts.push(CoachFact::Upgrades { ship });
            } else if !after.upgraded && after.hold.is_empty() && !before.hold.is_empty() {
                facts.push(CoachFact::Empties { ship });
            }
        }
        let pairs = |player: &PlayerState| {
            player.fleet.iter().map(|ship| ship.hold.total() - ship.hold.spaces()).sum::<u8>()
                + player.warehouse.total()
                - player.warehouse.spaces()
        };
        let more = pairs(self.after()).saturating_sub(pairs(self.before()));
        if more > 0 {
            facts.push(CoachFact::Stacks { pairs: more });
        }
    }

    /// Adds the effects of a single order.
    fn deed(&self, order: &Order, facts: &mut Vec<CoachFact>) {
        match *order {
            Order::Play { roll: true, .. } => facts.push(CoachFact::Rolls),
            Order::Take(cargo) => {
                for &asteroid in Asteroid::ALL {
                    let good = asteroid.good();
                    let count: u8 = cargo.lines().iter().filter(|line| line.good == good).map(|line| line.count).sum();
                    if count > 0 {
                        facts.push(CoachFact::Mines { good, count });
                    }
                }
            }
            Order::Load(cargo) => facts.push(CoachFact::Loads { count: cargo.total() as u8 }),
            Order::Process(count) => facts.push(CoachFact::Processes { count }),
            Order::Make { product, .. } => {
                let count = self.start.tokens[product.index()] - self.end.tokens[product.index()];
                facts.push(CoachFact::Makes { product, count });
                if self.end.tokens[product.index()] == 0 && self.end.count > 1 {
                    facts.push(CoachFact::TakesLast { product });
                }
            }
            Order::Charge(Some(_)) => facts.push(CoachFact::Charges { count: 1 }),
            Order::Charge(None) => {
                let charged = |player: &PlayerState| {
                    let charged = player.warehouse.iter().filter(|(good, _)| good.is_charged());
                    charged.map(|(_, count)| count).sum::<u8>()
                };
                facts.push(CoachFact::Charges { count: charged(self.after()).saturating_sub(charged(self.before())) });
            }
            Order::Cantina => {
                let open = |pilot: Pilot| brings(&self.start, pilot).is_some();
                let comes = self.start.aliens.iter().any(open);
                facts.push(if comes { CoachFact::Recruits } else { CoachFact::RecruitsMore });
            }
            Order::Hire { pilot: Some(pilot), alone } => {
                facts.push(CoachFact::Hires { pilot });
                if let Some(alien) = brings(&self.start, pilot).filter(|_| !alone) {
                    facts.push(CoachFact::Brings { ship: alien.ship(), size: self.start.piles[alien.index()].top });
                }
            }
            _ => {}
        }
    }

    fn purse(&self, facts: &mut Vec<CoachFact>) {
        let (before, after) = (self.before().credits, self.after().credits);
        if after > before {
            facts.push(CoachFact::Earns { credits: after - before });
        } else if after < before {
            facts.push(CoachFact::Spends { credits: before - after });
        }
    }

    /// Adds facts about the most valuable product that the warehouse can now pay for, the goods that will be lost, and, in solo
    /// matches, the largest capacity that the hand reaches.
    fn store(&self, facts: &mut Vec<CoachFact>) {
        let p = &self.end;
        let left = self.after().in_hand() + self.after().in_deck();
        let acted = |order: &&Order| matches!(order, Order::Make { .. });
        if left > 0 && p.half == MatchHalf::Beta && !self.orders.iter().any(|o| acted(&o)) {
            let has = |player: &PlayerState, product: Product| {
                product.card().cost.iter().all(|&(good, count)| player.warehouse.count(good) >= count)
            };
            let new = p.products().filter(|&product| p.tokens[product.index()] > 0);
            let new = new.filter(|&product| has(self.after(), product) && !has(self.before(), product));
            facts
                .extend(new.max_by_key(|product| product.card().points).map(|product| CoachFact::Provides { product }));
        }
        let whole = self.orders.last() == Some(&Order::End);
        if whole && left == 0 && self.after().warehouse.total() > 0 {
            facts.push(CoachFact::Wastes { count: self.after().warehouse.total() });
        }
        if whole && matches!(p.stage, Phase::Work) {
            let hand: &PilotList<_> = &self.after().hand;
            let farthest = hand.all().iter().flat_map(|&pilot| {
                [true, false].into_iter().flat_map(move |landing| capacities(p.docks, pilot, p.die, landing))
            });
            if let Some(capacity) = farthest.max().filter(|&capacity| capacity >= FAR && p.count == 1) {
                facts.push(CoachFact::Reaches { capacity });
            }
        }
    }

    /// Reports whether the plan plays this pilot. The hand does not show it if the plan stops at an order that reveals something.
    fn plays(&self, pilot: Pilot) -> bool {
        self.orders.iter().any(|order| matches!(*order, Order::Play { pilot: played, .. } if played == pilot))
    }

    /// Returns the fact that a pilot worth keeping is in hand after this plan, but not after `other`. Returns `None` if there is
    /// no such pilot.
    pub(super) fn kept(&self, other: &SimulatedPlan) -> Option<CoachFact> {
        let mine = self.after().hand.set().minus(other.after().hand.set());
        let worth = |pilot: &Pilot| pilot.uses_die() || *pilot == Pilot::OneTwoThree;
        mine.iter().filter(|pilot| worth(pilot) && !self.plays(*pilot)).last().map(|pilot| CoachFact::Keeps { pilot })
    }
}
