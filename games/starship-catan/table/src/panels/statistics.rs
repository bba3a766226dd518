//! The statistics of this game: flights by sector, and figures. Dice statistics are left out, because the dice of this game do
//! not have six different faces.

use crate::StarshipCatanFrontend;
use crate::locale::{text, text_args};
use orrery_ui::{CountTable, StatisticsTexts};
use starship_catan::rules::SECTORS;
use starship_catan::stats::GameSeatStats;

impl StatisticsTexts for StarshipCatanFrontend {
    fn places(seats: &[&GameSeatStats]) -> Option<CountTable> {
        let line = |at: usize| {
            let name = text_args("sector-number", &[("number", (at + 1).into())]);
            (name, seats.iter().map(|one| one.flights.sectors[at]).collect())
        };
        Some(CountTable { title: text("stats-tab-sectors"), lines: (0..SECTORS).map(line).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flights_are_counted_by_sector_and_in_total() {
        let mut figures = GameSeatStats::default();
        figures.flights.sectors = [1, 0, 2, 4];
        let places = StarshipCatanFrontend::places(&[&figures]).expect("it is told");
        assert_eq!(places.lines[3], ("Sector 4".to_owned(), vec![4]));
        assert_eq!(StarshipCatanFrontend::sums(&figures)[0], ("Flights".to_owned(), 7));
    }
}
