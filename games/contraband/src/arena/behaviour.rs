//! Behaviour statistics of a player in a match, which show the differences between characters.

use crate::rules::{Contraband, Event, Metal, Order, Position, ShipSystem};
use orrery_ai::arena::{CountBehaviour, behaviour_stats};
use orrery_core::Colour;

behaviour_stats! {
    /// The number of units of Plutonium taken from mines or as prizes.
    plutonium = "plutonium",
    /// The number of other metals taken from mines or as prizes.
    metals = "metals",
    /// The number of metals sold.
    sold = "sold",
    /// The number of metals bought.
    bought = "bought",
    /// The number of orders to fight or to stand.
    fights = "fights",
    /// The number of ships attacked.
    attacks = "attacks",
    /// The number of inspections submitted to.
    submits = "submits",
    /// The number of bonus cards played.
    cards = "cards",
    /// The number of passages through gates.
    gates = "gates",
    /// The sum of the levels of weapon and shields at the end.
    arms = "arms",
    /// The sum of the levels of engine and cargo at the end.
    hauls = "hauls",
    /// The number of quadrants with the player's pirate token at the end.
    pirate = "pirate",
    /// 1 if the player's objective is fulfilled at the end, otherwise 0.
    objective = "objective",
    /// The credits at the end.
    credits = "credits",
}

impl CountBehaviour<Contraband> for SeatBehaviour {
    fn count(&mut self, order: &Order, _: &[Event]) {
        match order {
            Order::Take(Metal::Plutonium) => self.plutonium += 1.0,
            Order::Take(_) => self.metals += 1.0,
            Order::Sell(_) => self.sold += 1.0,
            Order::Buy(_) => self.bought += 1.0,
            Order::Fight | Order::Stand => self.fights += 1.0,
            Order::Attack(_) => self.attacks += 1.0,
            Order::Submit(_) => self.submits += 1.0,
            Order::Play(_) => self.cards += 1.0,
            Order::Warp(_) => self.gates += 1.0,
            _ => {}
        }
    }

    fn end(&mut self, position: &Position, colour: Colour) {
        let Some(seat) = position.seat_of(colour) else { return };
        let player = &position.players[seat];
        let levels =
            |systems: [ShipSystem; 2]| f64::from(systems.map(|system| player.level(system)).iter().sum::<u8>());
        self.arms = levels([ShipSystem::Weapon, ShipSystem::Shields]);
        self.hauls = levels([ShipSystem::Engine, ShipSystem::Cargo]);
        self.pirate = f64::from(player.pirate.count_ones());
        self.objective = f64::from(u8::from(player.done));
        self.credits = f64::from(player.credits);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn habits_count_each_order_under_its_kind() {
        let mut habits = SeatBehaviour::default();
        let orders = [Order::Take(Metal::Plutonium), Order::Take(Metal::Iron), Order::Sell(Metal::Iron), Order::End];
        orders.iter().for_each(|order| habits.count(order, &[]));
        assert_eq!(habits, SeatBehaviour { plutonium: 1.0, metals: 1.0, sold: 1.0, ..SeatBehaviour::default() });
    }
}
