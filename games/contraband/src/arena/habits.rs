//! What a player does in a match, counted: how characters differ.

use crate::rules::{Metal, Order, Position, System};
use orrery_ai::arena::habits;
use orrery_core::Colour;

habits! {
    /// Plutonium taken out of mines.
    plutonium = "plutonium",
    /// Other metals taken out of mines.
    metals = "metals",
    /// Metals sold.
    sold = "sold",
    /// Metals bought.
    bought = "bought",
    /// Exchanges fought.
    fights = "fights",
    /// Ships attacked.
    attacks = "attacks",
    /// Inspections submitted to.
    submits = "submits",
    /// Bonus cards played.
    cards = "cards",
    /// Gates used.
    gates = "gates",
    /// Levels of weapon and shields at the end.
    arms = "arms",
    /// Levels of engine and cargo at the end.
    hauls = "hauls",
    /// Quadrants in which it is a pirate at the end.
    pirate = "pirate",
    /// Whether its objective is fulfilled at the end.
    objective = "objective",
    /// Credits at the end.
    credits = "credits",
}

impl Habits {
    /// Counts an order of this player.
    pub(super) fn count(&mut self, order: &Order) {
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

    /// Takes down how the match ended for `colour`.
    pub(super) fn end(&mut self, position: &Position, colour: Colour) {
        let Some(seat) = position.seat_of(colour) else { return };
        let player = &position.players[seat];
        let levels = |systems: [System; 2]| f64::from(systems.map(|system| player.level(system)).iter().sum::<u8>());
        self.arms = levels([System::Weapon, System::Shields]);
        self.hauls = levels([System::Engine, System::Cargo]);
        self.pirate = f64::from(player.pirate.count_ones());
        self.objective = f64::from(u8::from(player.done));
        self.credits = f64::from(player.credits);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_counted_under_what_they_are() {
        let mut habits = Habits::default();
        let orders = [Order::Take(Metal::Plutonium), Order::Take(Metal::Iron), Order::Sell(Metal::Iron), Order::End];
        orders.iter().for_each(|order| habits.count(order));
        assert_eq!(habits, Habits { plutonium: 1.0, metals: 1.0, sold: 1.0, ..Habits::default() });
    }
}
