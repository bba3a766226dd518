//! What one seat did in one match.

use serde::{Deserialize, Serialize};

use super::dice::FACES;
use crate::core::words::Word;
use crate::games::alien_frontiers::record::Entry;
use crate::rules::{Card, Cause, Colour, Event, Facility, Order, Position, Ships, Territory};

/// Fuel and ore that came and went, in tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Flow {
    /// Fuel from facilities and cards.
    pub fuel_in: u32,
    /// Ore from facilities, cards and trades.
    pub ore_in: u32,
    /// Fuel paid for anything.
    pub fuel_out: u32,
    /// Ore paid for anything.
    pub ore_out: u32,
    /// Fuel taken in raids.
    pub fuel_stolen: u32,
    /// Ore taken in raids.
    pub ore_stolen: u32,
    /// Fuel lost to raids.
    pub fuel_lost: u32,
    /// Ore lost to raids.
    pub ore_lost: u32,
    /// Fuel given up at the limit of eight (TURN-6).
    pub fuel_shed: u32,
    /// Ore given up at the limit of eight.
    pub ore_shed: u32,
}

/// The most of things at any moment of the match: what achievements ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Marks {
    /// Territories controlled at once.
    pub territories: u8,
    /// Territories ever controlled, bit `i` for the territory of index `i`.
    pub held: u8,
    /// Cards held at once.
    pub cards: u8,
    /// Ships out of the stock at once, the relic counted.
    pub fleet: u8,
    /// Different facilities docked at in one turn, the Bay not counted.
    pub facilities: u8,
    /// Colonies placed in one turn.
    pub landings: u8,
    /// Points behind the best other player when a turn was over.
    pub behind: u8,
    /// Whether the Alien City and the Alien Monument were held at once.
    pub both_wonders: bool,
}

/// What one seat did in one match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatStats {
    /// The colour played.
    pub colour: Word<Colour>,
    /// The player's name.
    pub name: String,
    /// Who gave the orders at the end: `human`, or an opponent's word.
    pub control: String,
    /// The place in turn order of the match, from 1 for who began.
    pub seat: u8,
    /// Points at the end.
    pub points: u8,
    /// The place at the end, from 1; equal ones share it.
    pub place: u8,
    /// Whether among the winners.
    pub winner: bool,
    /// Turns begun.
    pub turns: u32,
    /// How often each face was rolled, 1 to 6; ships rolled again and the relic count.
    pub dice: [u32; FACES],
    /// Ships docked, by facility; what drifted to the Bay at the end of a turn is not counted.
    pub docked: [u32; Facility::COUNT],
    /// Fuel and ore.
    pub flow: Flow,
    /// Raids made.
    pub raids: u32,
    /// Raids that took something from this player.
    pub raided: u32,
    /// Cards claimed at the Artifact.
    pub cards_claimed: u32,
    /// Cards taken in raids.
    pub cards_stolen: u32,
    /// Cards lost to raids.
    pub cards_lost: u32,
    /// Powers used, by card.
    pub used: [u32; Card::COUNT],
    /// Discard powers used, by card.
    pub discarded: [u32; Card::COUNT],
    /// Ships built.
    pub ships_built: u32,
    /// Times the relic ship was bought.
    pub relics: u32,
    /// Own ships thrown out of their docks by others.
    pub evicted: u32,
    /// Colonies placed from the Constructor, the Hub and the Terraforming Station.
    pub colonies: [u32; 3],
    /// Records of the match.
    pub marks: Marks,
}

impl Default for SeatStats {
    fn default() -> Self {
        SeatStats {
            colour: Word(Colour::Red),
            name: String::new(),
            control: String::new(),
            seat: 0,
            points: 0,
            place: 0,
            winner: false,
            turns: 0,
            dice: [0; FACES],
            docked: [0; Facility::COUNT],
            flow: Flow::default(),
            raids: 0,
            raided: 0,
            cards_claimed: 0,
            cards_stolen: 0,
            cards_lost: 0,
            used: [0; Card::COUNT],
            discarded: [0; Card::COUNT],
            ships_built: 0,
            relics: 0,
            evicted: 0,
            colonies: [0; 3],
            marks: Marks::default(),
        }
    }
}

impl SeatStats {
    /// Whether a person gave the orders.
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.control == "human"
    }

    /// The opponent's level or kind, `human` for a person: the word before its character.
    #[must_use]
    pub fn level(&self) -> &str {
        self.control.split(':').next().unwrap_or_default()
    }

    /// Fuel and ore taken in raids.
    #[must_use]
    pub const fn stolen(&self) -> u32 {
        self.flow.fuel_stolen + self.flow.ore_stolen
    }

    /// Counts an order of this player.
    pub(super) fn order(&mut self, entry: &Entry) {
        for (value, _) in entry.outcomes.iter().filter_map(|outcome| outcome.die()) {
            if let Some(count) = self.dice.get_mut(usize::from(value).wrapping_sub(1)) {
                *count += 1;
            }
        }
        match entry.order {
            Order::Roll => self.turns += 1,
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

    /// Counts what happened, to this player or to others.
    pub(super) fn event(&mut self, event: &Event, mover: Colour) {
        let me = self.colour.0;
        let flow = &mut self.flow;
        match *event {
            Event::Gained { colour, fuel, ore, .. } if colour == me => {
                flow.fuel_in += u32::from(fuel);
                flow.ore_in += u32::from(ore);
            }
            Event::Paid { colour, fuel, ore, cause: Cause::Shed } if colour == me => {
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

    /// Looks at what this player has at a moment.
    pub(super) fn look(&mut self, position: &Position) {
        let me = self.colour.0;
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
}
