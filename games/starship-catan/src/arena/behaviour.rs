//! Behaviour statistics: figures about a player's actions and final position that show how characters differ.

use crate::rules::{Commodity, Event, Module, Order, Position, Seat, StarshipCatan, TransferCause};
use orrery_ai::arena::{CountBehaviour, behaviour_stats};
use orrery_core::Colour;

behaviour_stats! {
    /// Deals at cards and posts, and purchases from the other player through the Trade module.
    deals = "deals",
    /// Astro earned by selling.
    earned = "earned",
    /// Fights, won or lost.
    fights = "fights",
    /// Cards looked at with the Sensor.
    looks = "looks",
    /// Colonies founded.
    colonies = "colonies",
    /// Trading posts founded.
    posts = "posts",
    /// Pirates beaten.
    medals = "medals",
    /// The firepower at the end of the match.
    firepower = "firepower",
    /// The number of modules of level 2 at the end of the match.
    level_two = "level two",
    /// 1 if the player has a Sensor at the end of the match, 0 otherwise.
    sensor = "sensor",
    /// 1 if the player is Friend of the People at the end of the match, 0 otherwise.
    friend = "friend",
    /// 1 if the player is Hero of the People at the end of the match, 0 otherwise.
    hero = "hero",
    /// The victory points at the end of the match.
    vp = "VP",
}

impl CountBehaviour<StarshipCatan> for SeatBehaviour {
    fn count(&mut self, order: &Order, events: &[Event]) {
        let once = |counts: bool| f64::from(u8::from(counts));
        self.deals += once(matches!(order, Order::Trade(_) | Order::Use { .. } | Order::Demand(_)));
        self.fights += once(matches!(order, Order::Fight));
        for event in events {
            match *event {
                Event::Gained { thing: Commodity::Astro, count, source: TransferCause::Deal(_), .. } => {
                    self.earned += f64::from(count);
                }
                Event::Looked { .. } => self.looks += 1.0,
                Event::Settled { .. } => self.colonies += 1.0,
                Event::Founded { .. } => self.posts += 1.0,
                _ => {}
            }
        }
    }

    fn end(&mut self, position: &Position, colour: Colour) {
        let seat = Seat::of(colour);
        let player = position.player(seat);
        let holds = |holder: Option<Seat>| f64::from(u8::from(holder == Some(seat)));
        self.medals = f64::from(player.beaten.len());
        self.firepower = f64::from(player.firepower());
        self.level_two = f64::from(player.level_two());
        self.sensor = f64::from(u8::from(player.level(Module::Sensor) > 0));
        self.friend = holds(position.friend());
        self.hero = holds(position.hero());
        self.vp = f64::from(position.points(seat));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Card, CommodityCounts, TradeDeal, VisibleFace};

    #[test]
    fn habits_count_each_order_under_its_kind() {
        let (seat, card) = (Seat::Moon, Card::Loam);
        let mut habits = SeatBehaviour::default();
        let astro = Event::Gained { seat, thing: Commodity::Astro, count: 4, source: TransferCause::Deal(card) };
        habits.count(&Order::Trade(TradeDeal::Sell(CommodityCounts::of(Commodity::Ore, 1))), &[astro]);
        habits.count(&Order::Settle, &[Event::Settled { seat, card, place: 1 }]);
        habits.count(&Order::Fly(1), &[Event::Looked { seat, number: 1, face: VisibleFace::Card(card) }]);
        habits.count(&Order::End, &[]);
        let expected = SeatBehaviour { deals: 1.0, earned: 4.0, colonies: 1.0, looks: 1.0, ..SeatBehaviour::default() };
        assert_eq!(habits, expected);
    }
}
