//! Updates a seat's figures from its orders, events and views.

use super::columns;
use super::figures::{GameSeatStats, SoloStats};
use crate::record::RecordedOrder;
use crate::rules::{
    CargoLocation, Event, FarSpaceFoundry, Good, MatchMode, Order, Position, Product, SOLO_TARGET, Score, View,
};
use orrery_core::Colour;
use orrery_learn::stats::{SeatGameStats, StatColumn, by_keyword, numbered};

impl SeatGameStats<FarSpaceFoundry> for GameSeatStats {
    const COLUMNS: &'static [StatColumn<Self>] = columns::MATCH;
    const SOLO: &'static [StatColumn<Self>] = columns::SOLO;

    fn order(&mut self, entry: &RecordedOrder) {
        match &entry.order {
            Order::Take(cargo) | Order::Unload(cargo) | Order::Load(cargo) => {
                let moved = u8::try_from(cargo.total()).unwrap_or(u8::MAX);
                self.marks.moved = self.marks.moved.max(moved);
            }
            Order::Process(times) => self.marks.melted = self.marks.melted.max(*times),
            _ => {}
        }
    }

    fn event(&mut self, me: Colour, event: &Event, _: Colour) {
        self.of_flight(me, event);
        self.of_goods(me, event);
        self.of_trade(me, event);
    }

    fn look(&mut self, me: Colour, view: &View) {
        if let Some(seat) = view.known.seat_of(me).filter(|_| view.known.is_over()) {
            self.at_the_end(&view.known, seat);
        }
    }

    fn turn_over(&mut self, me: Colour, view: &View) {
        let p = &view.known;
        let Some(seat) = p.seat_of(me) else { return };
        let total = |seat: usize| p.points(seat).total();
        let best = (0..usize::from(p.count)).filter(|&other| other != seat).map(total).max();
        let behind = best.map_or(0, |best| u16::try_from(best - total(seat)).unwrap_or(0));
        self.marks.behind = self.marks.behind.max(behind);
    }

    fn lists(&self) -> Vec<(String, u32)> {
        let lists = numbered("die", &self.dice).chain(numbered("dock", &self.work.docks));
        lists.chain(by_keyword::<Product>("made", &self.work.made)).collect()
    }
}

/// Returns the index in a list for a dock or a face of the die, both numbered from 1.
fn at(number: u8) -> usize {
    usize::from(number.saturating_sub(1))
}

impl GameSeatStats {
    /// Counts a flight of the seat.
    fn flew(&mut self, dock: u8, capacity: u8) {
        if let Some(flights) = self.work.docks.get_mut(at(dock)) {
            *flights += 1;
        }
        self.work.capacity += u32::from(capacity);
        self.marks.capacity = self.marks.capacity.max(capacity);
    }

    fn of_flight(&mut self, me: Colour, event: &Event) {
        match *event {
            Event::Played { seat, pilot } if seat == me => {
                self.marks.jobs |= pilot.job().map_or(0, |job| 1 << job.index());
            }
            Event::Rolled { seat, value } if seat == me => {
                if let Some(count) = self.dice.get_mut(at(value)) {
                    *count += 1;
                }
            }
            Event::Landed { seat, dock, capacity } if seat == me => {
                self.work.landed += 1;
                self.flew(dock, capacity);
            }
            Event::Lifted { seat, dock, capacity } if seat == me => {
                self.work.lifted += 1;
                self.flew(dock, capacity);
            }
            _ => {}
        }
    }

    fn of_goods(&mut self, me: Colour, event: &Event) {
        let work = &mut self.work;
        match *event {
            Event::Moved { seat, count, from, on, .. } if seat == me => {
                let count = u32::from(count);
                work.stacked += if on { count } else { 0 };
                match from {
                    CargoLocation::Asteroid(_) => work.mined += count,
                    CargoLocation::Hold(_) => work.unloaded += count,
                    CargoLocation::Warehouse => work.loaded += count,
                }
            }
            Event::Processed { seat, times } if seat == me => work.processed += u32::from(times),
            Event::Made { seat, product, tokens, .. } if seat == me => {
                work.made[product.index()] += u32::from(tokens);
                self.marks.made |= product.bit();
            }
            Event::Charged { seat, count, .. } if seat == me => work.charged += u32::from(count),
            Event::Upgraded { seat, .. } if seat == me => work.upgraded += 1,
            _ => {}
        }
    }

    fn of_trade(&mut self, me: Colour, event: &Event) {
        let trade = &mut self.trade;
        match *event {
            Event::Sold { seat, count, credits } if seat == me => {
                trade.sold += u32::from(count);
                trade.credits += u32::from(credits);
            }
            Event::Earned { seat } if seat == me => trade.credits += 1,
            Event::PaidInCantina { seat } if seat == me => trade.visits += 1,
            Event::Hired { seat, .. } if seat == me => trade.hired += 1,
            Event::FreighterCame { seat, .. } if seat == me => trade.freighters += 1,
            Event::Bribed { seat, .. } if seat == me => trade.bribes += 1,
            _ => {}
        }
    }

    /// Records the possessions of the seat at the end of the match.
    fn at_the_end(&mut self, p: &Position, seat: usize) {
        let (player, points) = (&p.players[seat], p.points(seat));
        self.points = by_source(points);
        if p.count == 1 && p.options.mode == MatchMode::Full {
            self.alone = alone(points.total());
        }
        let few = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let ships = || player.ships().map(|(_, freighter)| freighter);
        let marks = &mut self.marks;
        marks.freighters = few(ships().count());
        marks.finished = few(ships().filter(|ship| ship.upgraded && ship.free() == 0).count());
        marks.kinds = few(points.kinds.max(0) as usize);
        marks.charged = few(points.charged.max(0) as usize);
        marks.credits = player.credits;
        marks.pairs = ships().flat_map(|ship| Good::ALL.iter().map(|&good| ship.hold.pairs(good))).sum();
        marks.products = few(points.products.max(0) as usize);
    }
}

/// Returns the points by source, with losses as positive numbers.
fn by_source(points: Score) -> [u32; super::SOURCES] {
    let Score { raw, products, charged, kinds, credits, unfilled, plain } = points;
    [raw, products, charged, kinds, credits, unfilled, plain].map(i32::unsigned_abs)
}

/// Returns the statistics of a single full solo match, given its points (FSF-SOLO-1).
fn alone(points: i32) -> SoloStats {
    let rank = (points - SOLO_TARGET + 1).clamp(0, super::SOLO_RANKS as i32 - 1) as usize;
    let mut alone = SoloStats { best: points.max(0).unsigned_abs(), ..SoloStats::default() };
    alone.ranks[rank] = 1;
    alone
}
