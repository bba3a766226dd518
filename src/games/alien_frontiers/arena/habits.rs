//! What a player does in a match, counted: how characters differ.

use std::ops::AddAssign;

use serde::Serialize;

use crate::arena;
use crate::core::Colour;
use crate::games::alien_frontiers::rules::{Event, Facility, Loot, Order, Position};

/// What one seat did in one match; sums and means over matches have the same fields.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct Habits {
    /// Raids, those that took nothing included.
    pub raids: f64,
    /// Raids that took a card.
    pub card_raids: f64,
    /// Cards claimed from the display.
    pub cards_claimed: f64,
    /// Times a card's power was used.
    pub cards_used: f64,
    /// Times a card was discarded for its discard power.
    pub cards_discarded: f64,
    /// Ships built.
    pub ships_built: f64,
    /// Times the relic ship was bought.
    pub relics_bought: f64,
    /// Colonies placed from the Colony Constructor.
    pub colonies_constructor: f64,
    /// Colonies launched from the Colonist Hub.
    pub colonies_hub: f64,
    /// Colonies placed from the Terraforming Station.
    pub colonies_terraforming: f64,
    /// Territories controlled at the end.
    pub territories: f64,
    /// Victory points at the end.
    pub vp: f64,
}

impl Habits {
    /// Counts an order of this player and what came of it.
    pub(super) fn count(&mut self, order: Order, events: &[Event]) {
        let which = match order {
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

    /// Takes down how the match ended for `colour`.
    pub(super) fn end(&mut self, position: &Position, colour: Colour) {
        let score = position.score(colour);
        self.territories = f64::from(score.control);
        self.vp = f64::from(score.total());
    }

    /// Each figure with its name, in the order of the fields.
    pub(super) const fn figures(&self) -> [(&'static str, f64); 12] {
        [
            ("raids", self.raids),
            ("of cards", self.card_raids),
            ("claimed", self.cards_claimed),
            ("used", self.cards_used),
            ("discarded", self.cards_discarded),
            ("ships", self.ships_built),
            ("relics", self.relics_bought),
            ("constructor", self.colonies_constructor),
            ("hub", self.colonies_hub),
            ("terraforming", self.colonies_terraforming),
            ("territories", self.territories),
            ("VP", self.vp),
        ]
    }

    fn each(&mut self, mut change: impl FnMut(&mut f64)) {
        let Habits {
            raids,
            card_raids,
            cards_claimed,
            cards_used,
            cards_discarded,
            ships_built,
            relics_bought,
            colonies_constructor,
            colonies_hub,
            colonies_terraforming,
            territories,
            vp,
        } = self;
        let cards = [cards_claimed, cards_used, cards_discarded];
        let colonies = [colonies_constructor, colonies_hub, colonies_terraforming];
        [raids, card_raids].into_iter().chain(cards).for_each(&mut change);
        [ships_built, relics_bought].into_iter().chain(colonies).chain([territories, vp]).for_each(change);
    }
}

impl arena::Habits for Habits {
    fn named(&self) -> Vec<(&'static str, f64)> {
        self.figures().to_vec()
    }

    fn scaled(mut self, factor: f64) -> Self {
        self.each(|figure| *figure *= factor);
        self
    }
}

impl AddAssign for Habits {
    fn add_assign(&mut self, other: Habits) {
        let mut figures = other.figures().into_iter();
        self.each(|figure| *figure += figures.next().map_or(0.0, |(_, value)| value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Habits as _;
    use crate::games::alien_frontiers::rules::{Haul, Ships, Territory};

    #[test]
    fn orders_are_counted_under_what_they_are() {
        let mut habits = Habits::default();
        habits.count(Order::Raid { ships: Ships::of(&[1, 2, 3]), loot: Loot::Resources(Haul::NOTHING) }, &[]);
        habits.count(Order::Launch(Territory::LemBadlands), &[]);
        let ships = Ships::one(6);
        let settle =
            Order::Settle { facility: Facility::TerraformingStation, ships, territory: Territory::LemBadlands };
        habits.count(settle, &[]);
        habits.count(
            Order::Dock { facility: Facility::Shipyard, ships: Ships::equal(2, 2) },
            &[Event::ShipBuilt { colour: Colour::Red }],
        );
        habits.count(Order::End, &[]);
        let expected =
            Habits { raids: 1.0, colonies_hub: 1.0, colonies_terraforming: 1.0, ships_built: 1.0, ..Habits::default() };
        assert_eq!(habits, expected);
    }

    #[test]
    fn sums_and_means_keep_each_figure_in_its_place() {
        let mut sum = Habits { vp: 4.0, raids: 1.0, ..Habits::default() };
        sum += Habits { vp: 2.0, territories: 3.0, ..Habits::default() };
        let half = sum.scaled(0.5);
        assert_eq!(half, Habits { vp: 3.0, raids: 0.5, territories: 1.5, ..Habits::default() });
        for (index, (name, _)) in half.figures().iter().enumerate() {
            let mut one = Habits::default();
            let mut at = 0;
            one.each(|figure| {
                *figure = f64::from(u8::from(at == index));
                at += 1;
            });
            assert_eq!(one.figures()[index], (*name, 1.0), "`each` and `named` go in the same order");
        }
    }
}
