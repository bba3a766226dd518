//! The statistics panel: dice, ships by facility, resources and actions.

use crate::AlienFrontiersFrontend;
use crate::locale::{facility_name, text};
use alien_frontiers::rules::Facility;
use alien_frontiers::stats::GameSeatStats;
use orrery_learn::stats::FACES;
use orrery_ui::{CountTable, StatisticsTexts};

impl StatisticsTexts for AlienFrontiersFrontend {
    const ACTIONS_TITLE: &'static str = "stats-tab-resources";

    fn dice(figures: &GameSeatStats) -> Option<[u32; FACES]> {
        Some(figures.dice)
    }

    fn places(seats: &[&GameSeatStats]) -> Option<CountTable> {
        let docked = |facility: Facility| seats.iter().map(|one| one.docked[facility.index()]).collect();
        let lines = Facility::ALL.iter().map(|&facility| (facility_name(facility), docked(facility))).collect();
        Some(CountTable { title: text("stats-tab-facilities"), lines })
    }
}
