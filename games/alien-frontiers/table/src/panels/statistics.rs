//! The statistics panel: dice, ships by facility, resources and actions.

use crate::AlienFrontiersFrontend;
use crate::locale::{facility_name, text};
use alien_frontiers::rules::Facility;
use alien_frontiers::stats::GameStats;
use orrery_learn::stats::FACES;
use orrery_ui::{CountTable, StatisticsTexts};

/// The message key of a figure, and the function that reads it.
type StatColumn = (&'static str, fn(&GameStats) -> u32);

/// The figures shown for a match.
const MATCH_COLUMNS: [StatColumn; 20] = [
    ("stats-fuel-in", |s| s.flow.fuel_in),
    ("stats-ore-in", |s| s.flow.ore_in),
    ("stats-fuel-out", |s| s.flow.fuel_out),
    ("stats-ore-out", |s| s.flow.ore_out),
    ("stats-stolen", GameStats::stolen),
    ("stats-lost", |s| s.flow.fuel_lost + s.flow.ore_lost),
    ("stats-shed", |s| s.flow.fuel_shed + s.flow.ore_shed),
    ("stats-raids", |s| s.raids),
    ("stats-raided", |s| s.raided),
    ("stats-evicted", |s| s.evicted),
    ("stats-claimed", |s| s.cards_claimed),
    ("stats-cards-stolen", |s| s.cards_stolen),
    ("stats-cards-lost", |s| s.cards_lost),
    ("stats-used", |s| s.used.iter().sum()),
    ("stats-discarded", |s| s.discarded.iter().sum()),
    ("stats-built", |s| s.ships_built),
    ("stats-relics", |s| s.relics),
    ("stats-constructor", |s| s.colonies[0]),
    ("stats-hub", |s| s.colonies[1]),
    ("stats-terraforming", |s| s.colonies[2]),
];

/// The message keys of the figures that are also shown for all matches together.
const LIFETIME_COLUMNS: [&str; 9] = [
    "stats-fuel-in",
    "stats-ore-in",
    "stats-stolen",
    "stats-lost",
    "stats-raids",
    "stats-raided",
    "stats-constructor",
    "stats-hub",
    "stats-terraforming",
];

impl StatisticsTexts for AlienFrontiersFrontend {
    fn dice(figures: &GameStats) -> Option<[u32; FACES]> {
        Some(figures.dice)
    }

    fn places(seats: &[&GameStats]) -> Option<CountTable> {
        let docked = |facility: Facility| seats.iter().map(|one| one.docked[facility.index()]).collect();
        let lines = Facility::ALL.iter().map(|&facility| (facility_name(facility), docked(facility))).collect();
        Some(CountTable { title: text("stats-tab-facilities"), lines })
    }

    fn actions(seats: &[&GameStats]) -> Option<CountTable> {
        let line = |(key, count): StatColumn| (text(key), seats.iter().map(|one| count(one)).collect());
        Some(CountTable { title: text("stats-tab-resources"), lines: MATCH_COLUMNS.map(line).into() })
    }

    fn sums(figures: &GameStats) -> Vec<(String, u32)> {
        let told = MATCH_COLUMNS.iter().filter(|(key, _)| LIFETIME_COLUMNS.contains(key));
        told.map(|(key, count)| (text(key), count(figures))).collect()
    }
}
