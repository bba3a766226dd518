//! What a player does in a match, counted: how characters differ.

use std::ops::AddAssign;

use serde::Serialize;

use crate::arena;
use crate::core::Colour;
use crate::games::starship_catan::rules::{Event, Module, Order, Position, Seat, Source, Thing};

/// What one seat did in one match; sums and means over matches have the same fields.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct Habits {
    /// Deals at cards and posts, purchases from the other with the Trade module.
    pub deals: f64,
    /// Astro it got by selling.
    pub earned: f64,
    /// Fights, lost ones included.
    pub fights: f64,
    /// Cards looked at with the Sensor.
    pub looks: f64,
    /// Colonies founded.
    pub colonies: f64,
    /// Trading posts founded.
    pub posts: f64,
    /// Pirates beaten.
    pub medals: f64,
    /// Power of its cannons at the end.
    pub firepower: f64,
    /// Modules of level 2 at the end.
    pub level_two: f64,
    /// Whether it has a Sensor at the end.
    pub sensor: f64,
    /// Whether it is Friend of the People at the end.
    pub friend: f64,
    /// Whether it is Hero of the People at the end.
    pub hero: f64,
    /// Victory points at the end.
    pub vp: f64,
}

impl Habits {
    /// Counts an order of this player and what came of it.
    pub(super) fn count(&mut self, order: &Order, events: &[Event]) {
        let once = |counts: bool| f64::from(u8::from(counts));
        self.deals += once(matches!(order, Order::Trade(_) | Order::Use { .. } | Order::Demand(_)));
        self.fights += once(matches!(order, Order::Fight));
        for event in events {
            match *event {
                Event::Gained { thing: Thing::Astro, count, source: Source::Deal(_), .. } => {
                    self.earned += f64::from(count);
                }
                Event::Looked { .. } => self.looks += 1.0,
                Event::Settled { .. } => self.colonies += 1.0,
                Event::Founded { .. } => self.posts += 1.0,
                _ => {}
            }
        }
    }

    /// Takes down how the match ended for `colour`.
    pub(super) fn end(&mut self, position: &Position, colour: Colour) {
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

    /// Each figure with its name, in the order of the fields.
    pub(super) const fn figures(&self) -> [(&'static str, f64); 13] {
        [
            ("deals", self.deals),
            ("earned", self.earned),
            ("fights", self.fights),
            ("looks", self.looks),
            ("colonies", self.colonies),
            ("posts", self.posts),
            ("medals", self.medals),
            ("firepower", self.firepower),
            ("level two", self.level_two),
            ("sensor", self.sensor),
            ("friend", self.friend),
            ("hero", self.hero),
            ("VP", self.vp),
        ]
    }

    fn each(&mut self, change: impl FnMut(&mut f64)) {
        let Habits {
            deals,
            earned,
            fights,
            looks,
            colonies,
            posts,
            medals,
            firepower,
            level_two,
            sensor,
            friend,
            hero,
            vp,
        } = self;
        let done = [deals, earned, fights, looks, colonies, posts];
        done.into_iter().chain([medals, firepower, level_two, sensor, friend, hero, vp]).for_each(change);
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
    use crate::games::starship_catan::rules::{Card, Deal, Face, Things};

    #[test]
    fn orders_are_counted_under_what_they_are() {
        let (seat, card) = (Seat::Moon, Card::Loam);
        let mut habits = Habits::default();
        let astro = Event::Gained { seat, thing: Thing::Astro, count: 4, source: Source::Deal(card) };
        habits.count(&Order::Trade(Deal::Sell(Things::of(Thing::Ore, 1))), &[astro]);
        habits.count(&Order::Settle, &[Event::Settled { seat, card, place: 1 }]);
        habits.count(&Order::Fly(1), &[Event::Looked { seat, number: 1, face: Face::Card(card) }]);
        habits.count(&Order::End, &[]);
        let expected = Habits { deals: 1.0, earned: 4.0, colonies: 1.0, looks: 1.0, ..Habits::default() };
        assert_eq!(habits, expected);
    }

    #[test]
    fn sums_and_means_keep_each_figure_in_its_place() {
        let mut sum = Habits { vp: 4.0, posts: 1.0, ..Habits::default() };
        sum += Habits { vp: 2.0, hero: 3.0, ..Habits::default() };
        let half = sum.scaled(0.5);
        assert_eq!(half, Habits { vp: 3.0, posts: 0.5, hero: 1.5, ..Habits::default() });
        for (index, (name, _)) in half.figures().iter().enumerate() {
            let mut one = Habits::default();
            let mut at = 0;
            one.each(|figure| {
                *figure = f64::from(u8::from(at == index));
                at += 1;
            });
            assert_eq!(one.figures()[index], (*name, 1.0), "`each` and `figures` go in the same order");
        }
    }
}
