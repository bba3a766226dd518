//! Behaviour statistics: counts of a player's actions in a match, which show the differences between characters.

use crate::rules::{AlienFrontiers, Event, Facility, Loot, Order, Position};
use orrery_ai::arena::{CountBehaviour, behaviour_stats};
use orrery_core::Colour;

behaviour_stats! {
    /// Raids, including those that took nothing.
    raids = "raids",
    /// Raids that took a card.
    card_raids = "of cards",
    /// Cards claimed from the display.
    cards_claimed = "claimed",
    /// Uses of cards' powers.
    cards_used = "used",
    /// Cards discarded for their discard power.
    cards_discarded = "discarded",
    /// Ships built.
    ships_built = "ships",
    /// Purchases of the relic ship.
    relics_bought = "relics",
    /// Colonies placed from the Colony Constructor.
    colonies_constructor = "constructor",
    /// Colonies launched from the Colonist Hub.
    colonies_hub = "hub",
    /// Colonies placed from the Terraforming Station.
    colonies_terraforming = "terraforming",
    /// Territories controlled at the end of the match.
    territories = "territories",
    /// Victory points at the end of the match.
    vp = "VP",
}

impl CountBehaviour<AlienFrontiers> for SeatBehaviour {
    fn count(&mut self, order: &Order, events: &[Event]) {
        let which = match *order {
            Order::Raid { loot, .. } => {
                self.card_raids += f64::from(u8::from(matches!(loot, Loot::Card { .. })));
                &mut self.raids
            }
            Order::Claim(_) => &mut self.cards_claimed,
            Order::Use(_) => &mut self.cards_used,
            Order::Discard(_) => &mut self.cards_discarded,
            Order::BuyRelic => &mut self.relics_bought,
            Order::Launch(_) => &mut self.colonies_hub,
            Order::Settle { facility: Facility::TerraformingStation, .. } => &mut self.colonies_terraforming,
            Order::Settle { .. } => &mut self.colonies_constructor,
            Order::Dock { facility: Facility::Shipyard, .. } => {
                self.ships_built += events.iter().filter(|e| matches!(e, Event::ShipBuilt { .. })).count() as f64;
                return;
            }
            _ => return,
        };
        *which += 1.0;
    }

    fn end(&mut self, position: &Position, colour: Colour) {
        let score = position.score(colour);
        self.territories = f64::from(score.control);
        self.vp = f64::from(score.total());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{RaidHaul, Ships, Territory};

    #[test]
    fn habits_count_each_order_under_its_kind() {
        let mut habits = SeatBehaviour::default();
        habits.count(&Order::Raid { ships: Ships::of(&[1, 2, 3]), loot: Loot::Resources(RaidHaul::NOTHING) }, &[]);
        habits.count(&Order::Launch(Territory::LemBadlands), &[]);
        let ships = Ships::one(6);
        let settle =
            Order::Settle { facility: Facility::TerraformingStation, ships, territory: Territory::LemBadlands };
        habits.count(&settle, &[]);
        habits.count(
            &Order::Dock { facility: Facility::Shipyard, ships: Ships::equal(2, 2) },
            &[Event::ShipBuilt { colour: Colour::Red }],
        );
        habits.count(&Order::End, &[]);
        let expected = SeatBehaviour {
            raids: 1.0,
            colonies_hub: 1.0,
            colonies_terraforming: 1.0,
            ships_built: 1.0,
            ..SeatBehaviour::default()
        };
        assert_eq!(habits, expected);
    }
}
