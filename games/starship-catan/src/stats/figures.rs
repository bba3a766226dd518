//! What is counted of a seat in this game.

use serde::{Deserialize, Serialize};

use crate::rules::{Adventure, SECTORS};

/// Faces of the yellow die, 1 to 4.
pub const YELLOW_FACES: usize = 4;
/// Sources of points (SC-VP-1): colonies, modules of level 2, adventures, Friend, Hero.
pub const SOURCES: usize = 5;

/// What was met and done in flights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Flights {
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

/// What came and went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Flow {
    /// Resources and science produced.
    pub produced: u32,
    /// Production that had no room.
    pub wasted: u32,
    /// Resources and science bought.
    pub bought: u32,
    /// Resources and science sold.
    pub sold: u32,
    /// Astro got.
    pub astro_in: u32,
    /// Astro paid.
    pub astro_out: u32,
    /// Resources taken from the other with the Trade module.
    pub demanded: u32,
    /// Resources the other took so.
    pub given_up: u32,
    /// Resources lost with Logistics (SC-PIR-10).
    pub overboard: u32,
}

/// What was built, and what was lost of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Yard {
    /// Small ships.
    pub ships: u32,
    /// Boosters and cannons of level 1.
    pub pieces: u32,
    /// Modules of level 1; the free first one is not counted.
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

/// The most of things at any moment of the match: what achievements ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Marks {
    /// Cards revealed in one flight.
    pub cards: u8,
    /// Actions done in one flight.
    pub actions: u8,
    /// Astro earned in one flight, what was paid taken off.
    pub earned: u16,
    /// Astro at once.
    pub astro: u16,
    /// Colonies at once, the start colony included.
    pub colonies: u8,
    /// Trading posts at once.
    pub posts: u8,
    /// Pirates beaten.
    pub beaten: u8,
    /// The strongest pirates beaten, by strength.
    pub strongest: u8,
    /// Modules of level 2 at once.
    pub level_two: u8,
    /// Points behind the other when a turn was over.
    pub behind: u8,
    /// Whether a colony and a trading post were founded in one flight.
    pub both_founded: bool,
    /// Whether both special cards were held at once.
    pub both_honours: bool,
    /// Adventures done, a bit each.
    pub adventures: u16,
    /// Seats played, a bit each: Moon, Sun.
    pub seats: u8,
}

/// What one seat did in one match, beside what is counted in every game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Figures {
    /// How often each face of the yellow die came, 1 to 4.
    pub dice: [u32; YELLOW_FACES],
    /// Flights.
    pub flights: Flights,
    /// What came and went.
    pub flow: Flow,
    /// What was built.
    pub yard: Yard,
    /// Deals at own trading posts.
    pub post_deals: u32,
    /// Exchanges offered.
    pub offers: u32,
    /// Of these accepted.
    pub accepted: u32,
    /// Points by source when it was last looked; summed over matches.
    pub points: [u32; SOURCES],
    /// Records of the match.
    pub marks: Marks,
    /// The flight that is being counted.
    #[serde(skip)]
    pub(super) now: Now,
}

/// The flight that is being counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Now {
    /// Whether one is under way.
    pub flying: bool,
    /// Cards revealed.
    pub cards: u8,
    /// Actions done.
    pub actions: u8,
    /// Astro got, less what was paid.
    pub earned: i32,
    /// Whether a colony was founded.
    pub settled: bool,
    /// Whether a trading post was founded.
    pub founded: bool,
}

impl Figures {
    /// Flights in all sectors.
    #[must_use]
    pub fn flown(&self) -> u32 {
        self.flights.sectors.iter().sum()
    }

    /// Adventures of all kinds.
    #[must_use]
    pub fn adventures(&self) -> u32 {
        self.flights.adventures.iter().sum()
    }

    /// Notes the records that the flight under way sets.
    pub(super) fn note(&mut self) {
        let (now, marks) = (self.now, &mut self.marks);
        marks.cards = marks.cards.max(now.cards);
        marks.actions = marks.actions.max(now.actions);
        marks.earned = marks.earned.max(u16::try_from(now.earned).unwrap_or(0));
        marks.both_founded |= now.settled && now.founded;
    }

    /// Adds what was counted in another match; of records the better one stays.
    pub(super) fn sum_up(&mut self, more: &Self) {
        add_all(&mut self.dice, &more.dice);
        add_all(&mut self.points, &more.points);
        self.flights.add(&more.flights);
        self.flow.add(&more.flow);
        self.yard.add(&more.yard);
        self.post_deals += more.post_deals;
        self.offers += more.offers;
        self.accepted += more.accepted;
        self.marks.add(&more.marks);
    }
}

fn add_all<const N: usize>(sum: &mut [u32; N], more: &[u32; N]) {
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

impl Flights {
    fn add(&mut self, more: &Self) {
        add_all(&mut self.sectors, &more.sectors);
        add_all(&mut self.adventures, &more.adventures);
        self.cards += more.cards;
        self.looked += more.looked;
        self.deals += more.deals;
        self.colonies += more.colonies;
        self.posts += more.posts;
        self.paid += more.paid;
        self.won += more.won;
        self.lost += more.lost;
        self.prizes += more.prizes;
    }
}

impl Flow {
    fn add(&mut self, more: &Self) {
        self.produced += more.produced;
        self.wasted += more.wasted;
        self.bought += more.bought;
        self.sold += more.sold;
        self.astro_in += more.astro_in;
        self.astro_out += more.astro_out;
        self.demanded += more.demanded;
        self.given_up += more.given_up;
        self.overboard += more.overboard;
    }
}

impl Yard {
    fn add(&mut self, more: &Self) {
        self.ships += more.ships;
        self.pieces += more.pieces;
        self.modules += more.modules;
        self.raised += more.raised;
        self.level_two += more.level_two;
        self.modules_lost += more.modules_lost;
        self.cannons_lost += more.cannons_lost;
    }
}

impl Marks {
    fn add(&mut self, more: &Self) {
        self.cards = self.cards.max(more.cards);
        self.actions = self.actions.max(more.actions);
        self.earned = self.earned.max(more.earned);
        self.astro = self.astro.max(more.astro);
        self.colonies = self.colonies.max(more.colonies);
        self.posts = self.posts.max(more.posts);
        self.beaten = self.beaten.max(more.beaten);
        self.strongest = self.strongest.max(more.strongest);
        self.level_two = self.level_two.max(more.level_two);
        self.behind = self.behind.max(more.behind);
        self.both_founded |= more.both_founded;
        self.both_honours |= more.both_honours;
        self.adventures |= more.adventures;
        self.seats |= more.seats;
    }
}
