//! The figures counted for a seat.

use orrery_learn::seat_stats;

use crate::rules::{Adventure, SECTORS};

/// The number of values that the yellow die can show, 1 to 4.
pub const YELLOW_FACES: usize = 4;
/// The number of sources of points (SC-VP-1): colonies, modules of level 2, adventures, Friend of the People and Hero of the
/// People.
pub const SOURCES: usize = 5;

seat_stats! {
    /// Counts of encounters and actions in flights.
    pub struct FlightStats {
        /// Flights, by sector.
        sum pub sectors: [u32; SECTORS],
        /// Cards revealed.
        sum pub cards: u32,
        /// Cards looked at by Sensor.
        sum pub looked: u32,
        /// Deals at visited cards.
        sum pub deals: u32,
        /// Colonies founded.
        sum pub colonies: u32,
        /// Trading posts founded.
        sum pub posts: u32,
        /// Adventures done, by kind.
        sum pub adventures: [u32; Adventure::COUNT],
        /// Ransoms paid.
        sum pub paid: u32,
        /// Fights won.
        sum pub won: u32,
        /// Fights lost.
        sum pub lost: u32,
        /// Prizes taken.
        sum pub prizes: u32,
    }

    /// Counts of things gained and lost.
    pub struct ResourceFlow {
        /// Resources and science produced.
        sum pub produced: u32,
        /// Products lost for lack of room.
        sum pub wasted: u32,
        /// Resources and science bought.
        sum pub bought: u32,
        /// Resources and science sold.
        sum pub sold: u32,
        /// Astro gained.
        sum pub astro_in: u32,
        /// Astro paid.
        sum pub astro_out: u32,
        /// Resources taken from the other player through the Trade module.
        sum pub demanded: u32,
        /// Resources that the other player took with the Trade module.
        sum pub given_up: u32,
        /// Resources lost when Logistics was lost or reduced (SC-PIR-10).
        sum pub overboard: u32,
    }

    /// Counts of buildings and of their losses.
    pub struct BuildingStats {
        /// Small ships built.
        sum pub ships: u32,
        /// Boosters and cannons built.
        sum pub pieces: u32,
        /// Modules built, without the free first module.
        sum pub modules: u32,
        /// Boosters and cannons upgraded to level 2.
        sum pub raised: u32,
        /// Modules upgraded to level 2.
        sum pub level_two: u32,
        /// Levels of modules lost to corsairs.
        sum pub modules_lost: u32,
        /// Levels of cannons lost to corsairs.
        sum pub cannons_lost: u32,
    }

    /// The highest values that a seat reached in a match, such as the most cards revealed in one flight, and its feats.
    /// Achievements depend on them.
    pub struct AchievementStats {
        /// The most cards revealed in one flight.
        max pub cards: u8,
        /// The most actions done in one flight.
        max pub actions: u8,
        /// The most Astro earned in one flight, less the Astro paid in it.
        max pub earned: u16,
        /// The most Astro held at once.
        max pub astro: u16,
        /// The most colonies at once, the start colony included.
        max pub colonies: u8,
        /// The most trading posts at once.
        max pub posts: u8,
        /// The number of pirates beaten.
        max pub beaten: u8,
        /// The strength of the strongest pirates beaten.
        max pub strongest: u8,
        /// The most modules of level 2 at once.
        max pub level_two: u8,
        /// The largest number of points by which the seat was behind the other player at the end of a turn.
        max pub behind: u8,
        /// True if a colony and a trading post were founded in one flight.
        set pub both_founded: bool,
        /// True if both special cards were held at once.
        set pub both_honours: bool,
        /// Adventures done, as a bit set.
        set pub adventures: u16,
        /// Seats played, as a bit set: Moon, Sun.
        set pub seats: u8,
    }

    /// The figures of one seat in one match, in addition to those that every game has.
    pub struct GameSeatStats {
        /// The number of rolls of each face of the yellow die, 1 to 4.
        sum pub dice: [u32; YELLOW_FACES],
        /// Encounters and actions in flights.
        sum pub flights: FlightStats,
        /// Things gained and lost.
        sum pub flow: ResourceFlow,
        /// Buildings and their losses.
        sum pub yard: BuildingStats,
        /// Deals at the seat's own trading posts.
        sum pub post_deals: u32,
        /// Exchanges offered.
        sum pub offers: u32,
        /// The seat's offers that the other player accepted.
        sum pub accepted: u32,
        /// The latest points by source. Over several matches, they are added up.
        sum pub points: [u32; SOURCES],
        /// The highest values reached in the match, such as the most cards revealed in one flight.
        sum pub marks: AchievementStats,
        #[serde(skip)]
        skip pub(super) now: CurrentFlightStats,
    }
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

impl GameSeatStats {
    /// Returns the number of flights in all sectors.
    pub fn flown(&self) -> u32 {
        self.flights.sectors.iter().sum()
    }

    /// Returns the number of adventures of all kinds.
    pub fn adventures(&self) -> u32 {
        self.flights.adventures.iter().sum()
    }

    /// Updates the highest values and the feats with the current flight.
    pub(super) fn note(&mut self) {
        let (now, marks) = (self.now, &mut self.marks);
        marks.cards = marks.cards.max(now.cards);
        marks.actions = marks.actions.max(now.actions);
        marks.earned = marks.earned.max(u16::try_from(now.earned).unwrap_or(0));
        marks.both_founded |= now.settled && now.founded;
    }
}
