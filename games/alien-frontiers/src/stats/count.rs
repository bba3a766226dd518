//! Counts a seat's figures from the orders and events of a match.

use serde::Serialize;

use super::columns;
use super::figures::{GameSeatStats, TurnStats};
use crate::record::RecordedOrder;
use crate::rules::{AlienFrontiers, Card, Colour, Event, Facility, Order, Position, Ships, Territory, TransferCause};
use orrery_learn::stats::{SeatGameStats, StatColumn};

impl SeatGameStats<AlienFrontiers> for GameSeatStats {
    const COLUMNS: &'static [StatColumn<Self>] = columns::MATCH;

    fn order(&mut self, entry: &RecordedOrder) {
        self.count_turn(&entry.order);
        for (value, _) in entry.outcomes.iter().filter_map(|outcome| outcome.die()) {
            if let Some(count) = self.dice.get_mut(usize::from(value).wrapping_sub(1)) {
                *count += 1;
            }
        }
        match entry.order {
            Order::Raid { .. } => self.raids += 1,
            Order::Claim(_) => self.cards_claimed += 1,
            Order::BuyRelic => self.relics += 1,
            Order::Use(power) => self.used[power.card().index()] += 1,
            Order::Discard(power) => self.discarded[power.card().index()] += 1,
            Order::Settle { facility: Facility::TerraformingStation, .. } => self.colonies[2] += 1,
            Order::Settle { .. } => self.colonies[0] += 1,
            Order::Launch(_) => self.colonies[1] += 1,
            _ => {}
        }
        let ships: Ships = entry.order.docked_ships();
        if let Some(facility) = entry.order.facility() {
            self.docked[facility.index()] += u32::from(ships.len());
        }
    }

    fn event(&mut self, me: Colour, event: &Event, mover: Colour) {
        let flow = &mut self.flow;
        match *event {
            Event::Gained { colour, fuel, ore, .. } if colour == me => {
                flow.fuel_in += u32::from(fuel);
                flow.ore_in += u32::from(ore);
            }
            Event::Paid { colour, fuel, ore, cause: TransferCause::Shed } if colour == me => {
                flow.fuel_shed += u32::from(fuel);
                flow.ore_shed += u32::from(ore);
            }
            Event::Paid { colour, fuel, ore, .. } if colour == me => {
                flow.fuel_out += u32::from(fuel);
                flow.ore_out += u32::from(ore);
            }
            Event::Stolen { from, fuel, ore, .. } if from == me => {
                flow.fuel_lost += u32::from(fuel);
                flow.ore_lost += u32::from(ore);
                self.raided += 1;
            }
            Event::Stolen { to, fuel, ore, .. } if to == me => {
                flow.fuel_stolen += u32::from(fuel);
                flow.ore_stolen += u32::from(ore);
            }
            Event::CardStolen { from, .. } if from == me => {
                self.cards_lost += 1;
                self.raided += 1;
            }
            Event::CardStolen { to, .. } if to == me => self.cards_stolen += 1,
            Event::ShipBuilt { colour } if colour == me => self.ships_built += 1,
            Event::Evicted { colour, ships, .. } if colour == me && mover != me => {
                self.evicted += u32::from(ships.len());
            }
            _ => {}
        }
    }

    fn look(&mut self, me: Colour, position: &Position) {
        let player = position.player(me);
        let marks = &mut self.marks;
        let held = Territory::ALL.iter().filter(|&&t| position.controller(t) == Some(me));
        let held = held.fold(0u8, |bits, &t| bits | 1 << t.index());
        marks.held |= held;
        marks.territories = marks.territories.max(held.count_ones() as u8);
        marks.cards = marks.cards.max(player.cards.len());
        let relic = u8::from(position.relic_owner() == Some(me));
        marks.fleet = marks.fleet.max(player.out_of_stock() + relic);
        marks.both_wonders |= player.cards.has(Card::AlienCity) && player.cards.has(Card::AlienMonument);
    }

    fn turn_over(&mut self, me: Colour, position: &Position) {
        self.turn = TurnStats::default();
        let others = position.seats().iter().filter(|&&other| other != me);
        let best = others.map(|&other| position.score(other).total()).max().unwrap_or(0);
        self.marks.behind = self.marks.behind.max(best.saturating_sub(position.score(me).total()));
    }

    fn table(&self) -> Vec<(String, u32)> {
        columns::table(self)
    }

    fn export(&self) -> impl Serialize {
        columns::export(self)
    }
}
