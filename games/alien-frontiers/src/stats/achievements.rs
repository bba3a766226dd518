//! Achievements of this game, for matches against computer opponents.

use super::figures::GameSeatStats;
use crate::rules::{Card, Facility};
use orrery_learn::stats::AchievementMeasure::{Best, Bits, Sum};
use orrery_learn::stats::{SeatStats, achievements, margin, one_if, won};

achievements! {
    over GameSeatStats, after FirstOrbit = "first-orbit";
    /// A victory in a match of four players.
    FullTable = "full-table", 1, Best(|m, s| one_if(s.winner && m.players() == 4));
    /// A victory by exactly one point.
    OnePoint = "one-point", 1, Best(|m, s| one_if(s.winner && margin(m, s) == 1));
    /// A victory on a tie-break.
    TieBreak = "tie-break", 1, Best(|m, s| one_if(s.winner && m.tie_break));
    /// A victory by at least five points.
    Landslide = "landslide", 5, Best(|m, s| won(s, margin(m, s)));
    /// A victory after being at least four points behind.
    Comeback = "comeback", 4, Best(|_, s| won(s, u32::from(s.own.marks.behind)));
    /// A victory without a raid.
    CleanHands = "clean-hands", 1, Best(|_, s| one_if(s.winner && s.own.raids == 0));
    /// A victory without using or discarding a card.
    BareHands = "bare-hands", 1, Best(|_, s| one_if(s.winner && s.own.used.iter().chain(&s.own.discarded).all(|&n| n == 0)));
    /// A victory without building a ship.
    SmallFleet = "small-fleet", 1, Best(|_, s| one_if(s.winner && s.own.ships_built == 0));
    /// At least twelve resources taken in raids in one match.
    Corsair = "corsair", 12, Best(|_, s| s.own.stolen());
    /// Six ships of the player's own colour and the relic ship at once.
    Armada = "armada", 7, Best(|_, s| u32::from(s.own.marks.fleet));
    /// Five cards held at once.
    Collector = "collector", 5, Best(|_, s| u32::from(s.own.marks.cards));
    /// The Alien City and the Alien Monument held at once.
    TwoWonders = "two-wonders", 1, Best(|_, s| one_if(s.own.marks.both_wonders));
    /// Five territories controlled at once.
    HalfPlanet = "half-planet", 5, Best(|_, s| u32::from(s.own.marks.territories));
    /// Ships docked at four facilities, not counting the Bay, in one turn.
    FourStops = "four-stops", 4, Best(|_, s| u32::from(s.own.marks.facilities));
    /// Two colonies placed in one turn.
    TwoLandings = "two-landings", 2, Best(|_, s| u32::from(s.own.marks.landings));
    /// Three colonies from the Constructor in one match.
    MasterBuilder = "master-builder", 3, Best(|_, s| s.own.colonies[0]);
    /// Three launches from the Hub in one match.
    LaunchMaster = "launch-master", 3, Best(|_, s| s.own.colonies[1]);
    /// Three colonies from the Terraforming Station in one match.
    Terraformer = "terraformer", 3, Best(|_, s| s.own.colonies[2]);
    /// Ships docked at every facility except the Bay in one match.
    GrandTour = "grand-tour", 9, Best(|_, s| tour(s));
    /// The purchase of the relic ship.
    RelicHunter = "relic-hunter", 1, Best(|_, s| s.own.relics);
    /// Every territory controlled at some time, over all matches.
    Surveyor = "surveyor", 8, Bits(|_, s| u32::from(s.own.marks.held));
    /// Every card that has a power used or discarded at some time, over all matches.
    Archivist = "archivist", 8, Bits(|_, s| powers(s));
    /// Twenty-five victories.
    Veteran = "veteran", 25, Sum(|_, s| one_if(s.winner));
}

fn tour(seat: &SeatStats<GameSeatStats>) -> u32 {
    let docked = Facility::ALL.iter().filter(|&&f| f != Facility::MaintenanceBay && seat.own.docked[f.index()] > 0);
    docked.count() as u32
}

fn powers(seat: &SeatStats<GameSeatStats>) -> u32 {
    let tried = |card: &Card| seat.own.used[card.index()] + seat.own.discarded[card.index()] > 0;
    Card::ALL.iter().filter(|card| tried(card)).fold(0, |bits, card| bits | 1 << card.index())
}
