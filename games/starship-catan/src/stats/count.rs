//! Updates a seat's figures from its orders, events and views.

use super::columns::{self, POINTS};
use super::figures::{CurrentFlightStats, GameSeatStats};
use crate::record::RecordedOrder;
use crate::rules::{
    Adventure, BuildableItem, Card, Commodity, Event, Order, Seat, StarshipCatan, TradeDeal, TransferCause, Upgrade,
    View,
};
use orrery_core::Colour;
use orrery_learn::stats::{SeatGameStats, StatColumn, by_keyword, numbered};

impl SeatGameStats<StarshipCatan> for GameSeatStats {
    const COLUMNS: &'static [StatColumn<Self>] = columns::MATCH;

    fn order(&mut self, entry: &RecordedOrder) {
        match entry.order {
            Order::Trade(deal) => {
                self.flights.deals += 1;
                self.dealt(deal);
            }
            Order::Use { deal, .. } => {
                self.post_deals += 1;
                self.dealt(deal);
            }
            Order::Offer(_) => self.offers += 1,
            _ => {}
        }
        if matches!(entry.order, Order::Trade(_) | Order::Settle | Order::Found | Order::Adventure { .. }) {
            self.now.actions += 1;
        }
        self.note();
    }

    fn event(&mut self, me: Colour, event: &Event, _: Colour) {
        let me = Seat::of(me);
        self.of_goods(me, event);
        self.of_flight(me, event);
        self.of_yard(me, event);
    }

    fn look(&mut self, me: Colour, view: &View) {
        let (p, seat) = (&view.known, Seat::of(me));
        let player = p.player(seat);
        let honour = |holder: Option<Seat>| u32::from(holder == Some(seat));
        self.points = [
            player.colony_count().into(),
            player.level_two().into(),
            player.adventure_points().into(),
            honour(p.friend()),
            honour(p.hero()),
        ];
        let marks = &mut self.marks;
        marks.seats |= 1 << seat.index();
        marks.astro = marks.astro.max(player.astro);
        marks.colonies = marks.colonies.max(player.colony_count());
        marks.posts = marks.posts.max(player.posts.len());
        marks.beaten = marks.beaten.max(player.beaten.len());
        let strength = player.beaten.kinds().filter_map(Card::pirates).map(|(_, strength)| strength).max();
        marks.strongest = marks.strongest.max(strength.unwrap_or(0));
        marks.level_two = marks.level_two.max(player.level_two());
        marks.both_honours |= p.friend() == Some(seat) && p.hero() == Some(seat);
    }

    fn turn_over(&mut self, me: Colour, view: &View) {
        let seat = Seat::of(me);
        let (own, other) = (view.known.points(seat), view.known.points(seat.other()));
        self.marks.behind = self.marks.behind.max(other.saturating_sub(own));
    }

    fn lists(&self) -> Vec<(String, u32)> {
        let points = POINTS.iter().map(|&word| word.to_owned()).zip(self.points);
        let lists = points.chain(numbered("die", &self.dice)).chain(numbered("sector", &self.flights.sectors));
        lists.chain(by_keyword::<Adventure>("adventure", &self.flights.adventures)).collect()
    }
}

impl GameSeatStats {
    fn dealt(&mut self, deal: TradeDeal) {
        match deal {
            TradeDeal::Buy(things) => self.flow.bought += things.total(),
            TradeDeal::Sell(things) => self.flow.sold += things.total(),
        }
    }

    /// Counts rolls, prizes, accepted offers, and gains and losses of things.
    fn of_goods(&mut self, me: Seat, event: &Event) {
        match *event {
            Event::Rolled { seat, die, .. } if seat == me => {
                if let Some(count) = self.dice.get_mut(usize::from(die).wrapping_sub(1)) {
                    *count += 1;
                }
            }
            Event::Produced { seat, .. } if seat == me => self.flow.produced += 1,
            Event::Wasted { seat, .. } if seat == me => self.flow.wasted += 1,
            Event::Gained { seat, thing: Commodity::Astro, count, .. } if seat == me => {
                self.flow.astro_in += u32::from(count);
                self.earn(i32::from(count));
            }
            Event::Paid { seat, thing: Commodity::Astro, count, .. } if seat == me => {
                self.flow.astro_out += u32::from(count);
                self.earn(-i32::from(count));
            }
            Event::Gained { seat, count, source: TransferCause::Demand, .. } if seat == me => {
                self.flow.demanded += u32::from(count);
            }
            Event::Paid { seat, count, source: TransferCause::Demand, .. } if seat == me => {
                self.flow.given_up += u32::from(count);
            }
            Event::Gained { seat, source: TransferCause::Prize, .. } if seat == me => self.flights.prizes += 1,
            Event::Overboard { seat, count, .. } if seat == me => self.flow.overboard += u32::from(count),
            Event::Accepted { seat, .. } if seat != me => self.accepted += 1,
            _ => {}
        }
    }

    /// Counts Astro gained or paid during a flight.
    fn earn(&mut self, astro: i32) {
        if self.now.flying {
            self.now.earned += astro;
        }
    }

    /// Counts encounters and actions in flights.
    fn of_flight(&mut self, me: Seat, event: &Event) {
        let flights = &mut self.flights;
        match *event {
            Event::FlightBegan { seat, sector } if seat == me => {
                flights.sectors[usize::from(sector - 1)] += 1;
                self.now = CurrentFlightStats { flying: true, ..Default::default() };
            }
            Event::Looked { seat, .. } if seat == me => flights.looked += 1,
            Event::Revealed { seat, .. } if seat == me => {
                flights.cards += 1;
                self.now.cards += 1;
            }
            Event::Settled { seat, .. } if seat == me => {
                flights.colonies += 1;
                self.now.settled = true;
            }
            Event::Founded { seat, .. } if seat == me => {
                flights.posts += 1;
                self.now.founded = true;
            }
            Event::AdventureDone { seat, adventure, .. } if seat == me => {
                flights.adventures[adventure.index()] += 1;
                self.marks.adventures |= adventure.bit();
            }
            Event::PiratesPaid { seat, .. } if seat == me => flights.paid += 1,
            Event::Fought { seat, won: true, .. } if seat == me => flights.won += 1,
            Event::Fought { seat, won: false, .. } if seat == me => flights.lost += 1,
            Event::FlightEnded { seat, .. } if seat == me => self.now.flying = false,
            _ => {}
        }
    }

    /// Counts buildings and their losses.
    fn of_yard(&mut self, me: Seat, event: &Event) {
        let yard = &mut self.yard;
        match *event {
            Event::Built { seat, what } if seat == me => match what {
                BuildableItem::Ship(_) => yard.ships += 1,
                BuildableItem::Booster | BuildableItem::Cannon => yard.pieces += 1,
                BuildableItem::Module(_) => yard.modules += 1,
            },
            Event::Upgraded { seat, what } if seat == me => match what {
                Upgrade::Booster | Upgrade::Cannon => yard.raised += 1,
                Upgrade::Module(_) => yard.level_two += 1,
            },
            Event::ModuleLost { seat, .. } if seat == me => yard.modules_lost += 1,
            Event::CannonLost { seat, .. } if seat == me => yard.cannons_lost += 1,
            _ => {}
        }
    }
}
