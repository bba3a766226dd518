//! The statistics of a seat. Exchanges are fought with a d4 plus bonuses, so there are no separate statistics of dice.

use crate::ContrabandFrontend;
use crate::locale::text;
use contraband::stats::{GameStats, LIFETIME_COLUMNS, MATCH_COLUMNS, SOLO_COLUMNS, StatColumn};
use orrery_ui::{CountTable, StatisticsTexts};

/// Returns the title of a figure, given the keyword of its column.
fn title(word: &str) -> String {
    text(&format!("stats-{}", word.replace('_', "-")))
}

impl StatisticsTexts for ContrabandFrontend {
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
    use contraband::stats::{Achievement, SoloStats};
    use orrery_locale::speaking;

    #[test]
    fn every_figure_has_a_unique_title_in_every_language() {
        let figures = GameStats::default();
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                let counts = ContrabandFrontend::actions(&[&figures, &figures]).expect("it is told");
                let titles: std::collections::BTreeSet<&String> = counts.lines.iter().map(|(title, _)| title).collect();
                assert_eq!(titles.len(), counts.lines.len(), "{language}: {titles:?}");
                for (title, seats) in &counts.lines {
                    assert!(!title.contains("stats-") && !title.contains(['{', '$']), "{language}: {title}");
                    assert_eq!(seats.len(), 2);
                }
            });
        }
    }

    #[test]
    fn solo_figures_appear_after_the_first_solo_match() {
        let mut figures = GameStats::default();
        assert_eq!(ContrabandFrontend::sums(&figures).len(), LIFETIME_COLUMNS.len());
        figures.alone = SoloStats { ranks: [0, 1, 0, 3, 0, 0], best: 2100 };
        let sums = ContrabandFrontend::sums(&figures);
        assert_eq!(sums.len(), SOLO_COLUMNS.len() + LIFETIME_COLUMNS.len());
        assert_eq!([sums[0].1, sums[1].1, sums[3].1], [4, 2100, 1], "how many, the best, the second rank");
    }

    #[test]
    fn every_achievement_has_a_picture() {
        for achievement in Achievement::ALL {
            let picture = format!("medal-{}", achievement.word());
            assert!(orrery_board::art::get(&picture).is_some(), "{picture}");
        }
    }
}
