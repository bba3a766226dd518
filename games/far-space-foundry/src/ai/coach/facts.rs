//! The effects of a plan on the table, found by applying its orders as far as they are certain.

use super::fact::Fact;
use crate::ai::engine::done;
use crate::rules::{
    Asteroid, Good, Half, Order, Pilot, Player, Position, Product, Row, Ship, Stage, brings, capacities, is_barrier,
};

/// The smallest capacity worth mentioning.
const FAR: u8 = 4;

/// A plan or a line that was played: its starting position, its orders, and its final position as far as that is
/// certain.
#[derive(Debug, Clone)]
pub(super) struct Course {
    seat: usize,
    start: Position,
    orders: Vec<Order>,
    end: Position,
}

impl Course {
    /// Applies `orders` from `start` on. Stops at the first order that reveals something and at the end of the turn,
    /// because drawn cards are not an effect of the plan.
    pub(super) fn of(start: &Position, orders: &[Order]) -> Self {
        let mut end = *start;
        for order in orders {
            if is_barrier(&end, order) {
                break;
            }
            end = done(&end, order);
        }
        Course { seat: start.turn.into(), start: *start, orders: orders.to_vec(), end }
    }

    /// Returns the final position, as far as it is certain.
    pub(super) const fn end(&self) -> &Position {
        &self.end
    }

    pub(super) fn orders(&self) -> &[Order] {
        &self.orders
    }

    fn before(&self) -> &Player {
        &self.start.players[self.seat]
    }

    fn after(&self) -> &Player {
        &self.end.players[self.seat]
    }

    /// Returns all effects of this plan that are worth mentioning.
    pub(super) fn facts(&self) -> Vec<Fact> {
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

    fn gained(&self, facts: &mut Vec<Fact>) {
        // Credits are left out here: gains of credits have their own fact.
        let points = |p: &Position| p.points(self.seat).total() - i32::from(p.players[self.seat].credits);
        let gained = points(&self.end) - points(&self.start);
        if gained > 0 {
            facts.push(Fact::Points { points: gained.min(99) as u8 });
        }
        for good in Good::RAWS.into_iter().chain(Product::ALL.iter().map(|product| product.plain())) {
            let aboard = |player: &Player| {
                let of_kind = |good: &&Good| player.fleet.iter().any(|ship| ship.hold.count(**good) > 0);
                Good::ALL.iter().filter(|other| other.kind() == good.kind()).any(|other| of_kind(&other))
            };
            if aboard(self.after()) && !aboard(self.before()) && !self.end.products().eq([]) {
                facts.push(Fact::NewKind { good });
            }
        }
    }

    fn fleet(&self, facts: &mut Vec<Fact>) {
        for &ship in Ship::ALL {
            let (before, after) = (self.before().ship(ship), self.after().ship(ship));
            if after.size == 0 || before.size == 0 {
                continue;
            }
            match (before.free() > 0, after.free() > 0) {
                (true, false) => facts.push(Fact::Fills { ship }),
                (false, true) => facts.push(Fact::Opens { ship }),
                _ => {}
            }
            if after.upgraded && !before.upgraded {
                facts.push(Fact::Upgrades { ship });
            } else if !after.upgraded && after.hold.is_empty() && !before.hold.is_empty() {
                facts.push(Fact::Empties { ship });
            }
        }
        let pairs = |player: &Player| {
            player.fleet.iter().map(|ship| ship.hold.total() - ship.hold.spaces()).sum::<u8>()
                + player.warehouse.total()
                - player.warehouse.spaces()
        };
        let more = pairs(self.after()).saturating_sub(pairs(self.before()));
        if more > 0 {
            facts.push(Fact::Stacks { pairs: more });
        }
    }

    /// Adds the effects of one order.
    fn deed(&self, order: &Order, facts: &mut Vec<Fact>) {
        match *order {
            Order::Play { roll: true, .. } => facts.push(Fact::Rolls),
            Order::Take(cargo) => {
                for &asteroid in Asteroid::ALL {
                    let good = asteroid.good();
                    let count: u8 = cargo.lines().iter().filter(|line| line.good == good).map(|line| line.count).sum();
                    if count > 0 {
                        facts.push(Fact::Mines { good, count });
                    }
                }
            }
            Order::Load(cargo) => facts.push(Fact::Loads { count: cargo.total() as u8 }),
            Order::Process(count) => facts.push(Fact::Processes { count }),
            Order::Make { product, .. } => {
                let count = self.start.tokens[product.index()] - self.end.tokens[product.index()];
                facts.push(Fact::Makes { product, count });
                if self.end.tokens[product.index()] == 0 && self.end.count > 1 {
                    facts.push(Fact::TakesLast { product });
                }
            }
            Order::Charge(Some(_)) => facts.push(Fact::Charges { count: 1 }),
            Order::Charge(None) => {
                let charged = |player: &Player| {
                    let charged = player.warehouse.iter().filter(|(good, _)| good.is_charged());
                    charged.map(|(_, count)| count).sum::<u8>()
                };
                facts.push(Fact::Charges { count: charged(self.after()).saturating_sub(charged(self.before())) });
            }
            Order::Cantina => {
                let open = |pilot: Pilot| brings(&self.start, pilot).is_some();
                let comes = self.start.aliens.iter().any(open);
                facts.push(if comes { Fact::Recruits } else { Fact::RecruitsMore });
            }
            Order::Hire { pilot: Some(pilot), alone } => {
                facts.push(Fact::Hires { pilot });
                if let Some(alien) = brings(&self.start, pilot).filter(|_| !alone) {
                    facts.push(Fact::Brings { ship: alien.ship(), size: self.start.piles[alien.index()].top });
                }
            }
            _ => {}
        }
    }

    fn purse(&self, facts: &mut Vec<Fact>) {
        let (before, after) = (self.before().credits, self.after().credits);
        if after > before {
            facts.push(Fact::Earns { credits: after - before });
        } else if after < before {
            facts.push(Fact::Spends { credits: before - after });
        }
    }

    /// Adds the uses of the warehouse, and the reach of the hand.
    fn store(&self, facts: &mut Vec<Fact>) {
        let p = &self.end;
        let left = self.after().in_hand() + self.after().in_deck();
        let acted = |order: &&Order| matches!(order, Order::Make { .. });
        if left > 0 && p.half == Half::Beta && !self.orders.iter().any(|o| acted(&o)) {
            let has = |player: &Player, product: Product| {
                product.card().cost.iter().all(|&(good, count)| player.warehouse.count(good) >= count)
            };
            let new = p.products().filter(|&product| p.tokens[product.index()] > 0);
            let new = new.filter(|&product| has(self.after(), product) && !has(self.before(), product));
            facts.extend(new.max_by_key(|product| product.card().points).map(|product| Fact::Provides { product }));
        }
        let whole = self.orders.last() == Some(&Order::End);
        if whole && left == 0 && self.after().warehouse.total() > 0 {
            facts.push(Fact::Wastes { count: self.after().warehouse.total() });
        }
        if whole && matches!(p.stage, Stage::Work) {
            let hand: &Row<_> = &self.after().hand;
            let farthest = hand.all().iter().flat_map(|&pilot| {
                [true, false].into_iter().flat_map(move |landing| capacities(p.docks, pilot, p.die, landing))
            });
            if let Some(capacity) = farthest.max().filter(|&capacity| capacity >= FAR && p.count == 1) {
                facts.push(Fact::Reaches { capacity });
            }
        }
    }

    /// Reports whether the plan plays this pilot. The hand cannot show it if the outcome of the order has to be seen
    /// first.
    fn plays(&self, pilot: Pilot) -> bool {
        self.orders.iter().any(|order| matches!(*order, Order::Play { pilot: played, .. } if played == pilot))
    }

    /// Returns a pilot that stays in hand in this plan, but not in the other.
    pub(super) fn kept(&self, other: &Course) -> Option<Fact> {
        let mine = self.after().hand.set().minus(other.after().hand.set());
        let worth = |pilot: &Pilot| pilot.uses_die() || *pilot == Pilot::OneTwoThree;
        mine.iter().filter(|pilot| worth(pilot) && !self.plays(*pilot)).last().map(|pilot| Fact::Keeps { pilot })
    }
}
