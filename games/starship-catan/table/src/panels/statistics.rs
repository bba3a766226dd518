//! The statistics of this game: flights by sector, and figures. The dice of this game do not have six different faces, so dice
//! statistics are left out.

use crate::StarshipCatanFrontend;
use crate::locale::{text, text_args};
use orrery_ui::{CountTable, StatisticsTexts};
use starship_catan::rules::SECTORS;
use starship_catan::stats::{GameStats, LIFETIME_COLUMNS, MATCH_COLUMNS};

/// Returns the title of a figure; `word` is its column title.
fn title(word: &str) -> String {
    text(&format!("stats-{}", word.replace('_', "-")))
}

impl StatisticsTexts for StarshipCatanFrontend {
    fn places(seats: &[&GameStats]) -> Option<CountTable> {
        let line = |at: usize| {
            let name = text_args("sector-number", &[("number", (at + 1).into())]);
            (name, seats.iter().map(|one| one.flights.sectors[at]).collect())
        };
        Some(CountTable { title: text("stats-tab-sectors"), lines: (0..SECTORS).map(line).collect() })
    }

    fn actions(seats: &[&GameStats]) -> Option<CountTable> {
        let line =
            |(word, count): &(&str, fn(&GameStats) -> u32)| (title(word), seats.iter().map(|one| count(one)).collect());
        Some(CountTable { title: text("stats-tab-deeds"), lines: MATCH_COLUMNS.iter().map(line).collect() })
    }

    fn sums(figures: &GameStats) -> Vec<(String, u32)> {
        let told = MATCH_COLUMNS.iter().filter(|(word, _)| LIFETIME_COLUMNS.contains(word));
        told.map(|(word, count)| (title(word), count(figures))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_locale::speaking;
    use starship_catan::stats::Achievement;

    #[test]
    fn every_figure_has_a_unique_title_in_every_language() {
        let mut figures = GameStats::default();
        figures.flights.sectors = [1, 0, 2, 4];
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                for counts in [
                    StarshipCatanFrontend::places(&[&figures, &figures]),
                    StarshipCatanFrontend::actions(&[&figures, &figures]),
                ] {
                    let counts = counts.expect("it is told");
                    let titles: std::collections::BTreeSet<&String> =
                        counts.lines.iter().map(|(title, _)| title).collect();
                    assert_eq!(titles.len(), counts.lines.len(), "{language}: {titles:?}");
                    for (title, seats) in &counts.lines {
                        assert!(!title.contains("stats-") && !title.contains(['{', '$']), "{language}: {title}");
                        assert_eq!(seats.len(), 2);
                    }
                }
            });
        }
        let places = StarshipCatanFrontend::places(&[&figures]).expect("it is told");
        assert_eq!(places.lines[3], ("Sector 4".to_owned(), vec![4]));
        let sums = StarshipCatanFrontend::sums(&figures);
        assert_eq!((sums.len(), sums[0].clone()), (LIFETIME_COLUMNS.len(), ("Flights".to_owned(), 7)));
    }

    #[test]
    fn every_achievement_has_a_picture() {
        for achievement in Achievement::ALL {
            let picture = format!("medal-{}", achievement.word());
            assert!(orrery_board::art::get(&picture).is_some(), "{picture}");
        }
    }
}
