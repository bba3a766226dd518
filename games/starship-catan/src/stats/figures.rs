//! The figures counted for a seat.

use orrery_learn::merge_stats;
use serde::{Deserialize, Serialize};

use crate::rules::{Adventure, SECTORS};

/// The number of values that the yellow die can show, 1 to 4.
pub const YELLOW_FACES: usize = 4;
/// The number of sources of points (SC-VP-1): colonies, modules of level 2, adventures, Friend, Hero.
pub const SOURCES: usize = 5;

/// Counts of encounters and actions in flights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct FlightStats {
    /// Flights, by sector.
    pub sectors: [u32; SECTORS],
    /// Cards revealed.
    pub cards: u32,
    /// Cards looked at by Sensor.
    pub looked: u32,
    /// Deals at visited cards.
    pub deals: u32,
    /// Colonies founded.
    pub colonies: u32,
    /// Trading posts founded.
    pub posts: u32,
    /// Adventures done, by kind.
    pub adventures: [u32; Adventure::COUNT],
    /// Ransoms paid.
    pub paid: u32,
    /// Fights won.
    pub won: u32,
    /// Fights lost.
    pub lost: u32,
    /// Prizes taken.
    pub prizes: u32,
}

/// Counts of things gained and lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ResourceFlow {
    /// Resources and science produced.
    pub produced: u32,
    /// Production that had no room.
    pub wasted: u32,
    /// Resources and science bought.
    pub bought: u32,
    /// Resources and science sold.
    pub sold: u32,
    /// Astro gained.
    pub astro_in: u32,
    /// Astro paid.
    pub astro_out: u32,
    /// Resources taken from the other player with the Trade module.
    pub demanded: u32,
    /// Resources that the other player took with the Trade module.
    pub given_up: u32,
    /// Resources lost when Logistics was lost or lowered (SC-PIR-10).
    pub overboard: u32,
}

/// Counts of buildings and of their losses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct BuildingStats {
    /// Small ships built.
    pub ships: u32,
    /// Boosters and cannons of level 1 built.
    pub pieces: u32,
    /// Modules of level 1 built, without the free first module.
    pub modules: u32,
    /// Boosters and cannons raised to level 2.
    pub raised: u32,
    /// Modules raised to level 2.
    pub level_two: u32,
    /// Levels of modules lost to corsairs.
    pub modules_lost: u32,
    /// Levels of cannons lost to corsairs.
    pub cannons_lost: u32,
}

/// The maxima of a match, such as the most cards revealed in one flight, and feats achieved in it. Achievements depend on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MatchMaxima {
    /// The most cards revealed in one flight.
    pub cards: u8,
    /// The most actions done in one flight.
    pub actions: u8,
    /// The most Astro earned in one flight, less the Astro paid in it.
    pub earned: u16,
    /// The most Astro held at once.
    pub astro: u16,
    /// The most colonies at once, the start colony included.
    pub colonies: u8,
    /// The most trading posts at once.
    pub posts: u8,
    /// The number of pirates beaten.
    pub beaten: u8,
    /// The strength of the strongest pirates beaten.
    pub strongest: u8,
    /// The most modules of level 2 at once.
    pub level_two: u8,
    /// The most points behind the other player at the end of a turn.
    pub behind: u8,
    /// True if a colony and a trading post were founded in one flight.
    pub both_founded: bool,
    /// True if both special cards were held at once.
    pub both_honours: bool,
    /// Adventures done, as a bit set.
    pub adventures: u16,
    /// Seats played, as a bit set: Moon, Sun.
    pub seats: u8,
}

/// The figures of one seat in one match, in addition to those that every game has.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct GameStats {
    /// The number of rolls of each face of the yellow die, 1 to 4.
    pub dice: [u32; YELLOW_FACES],
    /// Encounters and actions in flights.
    pub flights: FlightStats,
    /// Things gained and lost.
    pub flow: ResourceFlow,
    /// Buildings and their losses.
    pub yard: BuildingStats,
    /// Deals at the seat's own trading posts.
    pub post_deals: u32,
    /// Exchanges offered.
    pub offers: u32,
    /// The seat's offers that the other player accepted.
    pub accepted: u32,
    /// The latest points by source; added up over matches.
    pub points: [u32; SOURCES],
    /// The maxima of the match, such as the most cards revealed in one flight.
    pub marks: MatchMaxima,
    #[serde(skip)]
    pub(super) now: CurrentFlightStats,
}

/// The figures of the current flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct CurrentFlightStats {
    /// True while the flight is under way.
    pub flying: bool,
    /// The cards revealed in this flight.
    pub cards: u8,
    /// The actions done in this flight.
    pub actions: u8,
    /// The Astro gained in this flight, less the Astro paid.
    pub earned: i32,
    /// True if a colony was founded in this flight.
    pub settled: bool,
    /// True if a trading post was founded in this flight.
    pub founded: bool,
}

impl GameStats {
    /// Returns the number of flights in all sectors.
    pub fn flown(&self) -> u32 {
        self.flights.sectors.iter().sum()
    }

    /// Returns the number of adventures of all kinds.
    pub fn adventures(&self) -> u32 {
        self.flights.adventures.iter().sum()
    }

    /// Updates the maxima with the current flight.
    pub(super) fn note(&mut self) {
        let (now, marks) = (self.now, &mut self.marks);
        marks.cards = marks.cards.max(now.cards);
        marks.actions = marks.actions.max(now.actions);
        marks.earned = marks.earned.max(u16::try_from(now.earned).unwrap_or(0));
        marks.both_founded |= now.settled && now.founded;
    }
}

merge_stats! { GameStats:
    sum dice, points, post_deals, offers, accepted;
    part flights, flow, yard, marks;
}

merge_stats! { FlightStats:
    sum sectors, adventures, cards, looked, deals, colonies, posts, paid, won, lost, prizes;
}

merge_stats! { ResourceFlow:
    sum produced, wasted, bought, sold, astro_in, astro_out, demanded, given_up, overboard;
}

merge_stats! { BuildingStats:
    sum ships, pieces, modules, raised, level_two, modules_lost, cannons_lost;
}

merge_stats! { MatchMaxima:
    max cards, actions, earned, astro, colonies, posts, beaten, strongest, level_two, behind;
    set both_founded, both_honours, adventures, seats;
}
