//! The statistics of this game: flights by dock, and counts of orders. The die of this game has eight faces, so the shared dice
//! statistics leave it out.

use crate::FarSpaceFoundryFrontend;
use crate::locale::{text, text_args};
use far_space_foundry::rules::DOCKS;
use far_space_foundry::stats::GameSeatStats;
use orrery_ui::{CountTable, StatisticsTexts};

impl StatisticsTexts for FarSpaceFoundryFrontend {
    fn places(seats: &[&GameSeatStats]) -> Option<CountTable> {
        let line = |dock: u8| {
            let flights = |one: &&GameSeatStats| one.work.docks[usize::from(dock) - 1];
            (text_args("stats-dock", &[("dock", dock.into())]), seats.iter().map(flights).collect())
        };
        Some(CountTable { title: text("stats-tab-docks"), lines: (1..=DOCKS).map(line).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use far_space_foundry::stats::SoloStats;
    use orrery_learn::stats::SeatGameStats as _;

    #[test]
    fn flights_are_counted_by_dock() {
        let mut figures = GameSeatStats::default();
        figures.work.docks = [1, 0, 2, 4, 0, 0, 0, 3];
        let places = FarSpaceFoundryFrontend::places(&[&figures]).expect("it is told");
        assert_eq!(places.lines[3], ("Dock 4".to_owned(), vec![4]));
    }

    #[test]
    fn solo_figures_appear_after_the_first_solo_match() {
        let mut figures = GameSeatStats::default();
        let before = FarSpaceFoundryFrontend::sums(&figures).len();
        figures.alone = SoloStats { ranks: [3, 0, 1, 0], best: 23 };
        let sums = FarSpaceFoundryFrontend::sums(&figures);
        assert_eq!(sums.len(), GameSeatStats::SOLO.len() + before);
        assert_eq!(sums[0], ("Solo matches, both halves".to_owned(), 4));
        assert_eq!([sums[1].1, sums[2].1, sums[5].1], [25, 23, 1], "a share in percent, the best, the second rank");
    }
}
