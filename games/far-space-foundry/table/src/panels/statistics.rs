//! The statistics of this game: flights by dock, and counts of orders. The die of this game has eight faces, so the shared dice
//! statistics leave it out.

use crate::FarSpaceFoundryFrontend;
use crate::locale::{text, text_args};
use far_space_foundry::rules::DOCKS;
use far_space_foundry::stats::{GameStats, LIFETIME_COLUMNS, MATCH_COLUMNS, SOLO_COLUMNS, StatColumn};
use orrery_ui::{CountTable, StatisticsTexts};

/// Returns the title of a figure; `word` is its column title.
fn title(word: &str) -> String {
    text(&format!("stats-{}", word.replace('_', "-")))
}

impl StatisticsTexts for FarSpaceFoundryFrontend {
    fn places(seats: &[&GameStats]) -> Option<CountTable> {
        let line = |dock: u8| {
            let flights = |one: &&GameStats| one.work.docks[usize::from(dock) - 1];
            (text_args("stats-dock", &[("dock", dock.into())]), seats.iter().map(flights).collect())
        };
        Some(CountTable { title: text("stats-tab-docks"), lines: (1..=DOCKS).map(line).collect() })
    }

    fn actions(seats: &[&GameStats]) -> Option<CountTable> {
        let line = |(word, count): &StatColumn| (title(word), seats.iter().map(|one| count(one)).collect());
        Some(CountTable { title: text("stats-tab-deeds"), lines: MATCH_COLUMNS.iter().map(line).collect() })
    }

    fn sums(figures: &GameStats) -> Vec<(String, u32)> {
        let alone = SOLO_COLUMNS.iter().filter(|_| figures.alone.played() > 0);
        let told = alone.chain(MATCH_COLUMNS.iter().filter(|(word, _)| LIFETIME_COLUMNS.contains(word)));
        told.map(|(word, count)| (title(word), count(figures))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use far_space_foundry::stats::{Achievement, SoloStats};
    use orrery_locale::speaking;

    #[test]
    fn every_figure_has_a_unique_title_in_every_language() {
        let mut figures = GameStats::default();
        figures.work.docks = [1, 0, 2, 4, 0, 0, 0, 3];
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                for counts in [
                    FarSpaceFoundryFrontend::places(&[&figures, &figures]),
                    FarSpaceFoundryFrontend::actions(&[&figures, &figures]),
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
        let places = FarSpaceFoundryFrontend::places(&[&figures]).expect("it is told");
        assert_eq!(places.lines[3], ("Dock 4".to_owned(), vec![4]));
    }

    #[test]
    fn solo_figures_appear_after_the_first_solo_match() {
        let mut figures = GameStats::default();
        assert_eq!(FarSpaceFoundryFrontend::sums(&figures).len(), LIFETIME_COLUMNS.len());
        figures.alone = SoloStats { ranks: [3, 0, 1, 0], best: 23 };
        let sums = FarSpaceFoundryFrontend::sums(&figures);
        assert_eq!(sums.len(), SOLO_COLUMNS.len() + LIFETIME_COLUMNS.len());
        assert_eq!(sums[0], ("Solo matches, both halves".to_owned(), 4));
        assert_eq!([sums[1].1, sums[2].1, sums[5].1], [25, 23, 1], "a share in percent, the best, the second rank");
    }

    #[test]
    fn every_achievement_has_a_picture() {
        for achievement in Achievement::ALL {
            let picture = format!("medal-{}", achievement.word());
            assert!(orrery_board::art::get(&picture).is_some(), "{picture}");
        }
    }
}
