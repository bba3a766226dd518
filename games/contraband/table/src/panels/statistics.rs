//! The statistics of a seat. Exchanges are fought with a d4 plus bonuses, so there are no separate statistics of dice.

use crate::ContrabandFrontend;
use orrery_ui::StatisticsTexts;

impl StatisticsTexts for ContrabandFrontend {}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::stats::{GameSeatStats, SoloStats};
    use orrery_learn::stats::SeatGameStats as _;

    #[test]
    fn solo_figures_appear_after_the_first_solo_match() {
        let mut figures = GameSeatStats::default();
        let before = ContrabandFrontend::sums(&figures).len();
        figures.alone = SoloStats { ranks: [0, 1, 0, 3, 0, 0], best: 2100 };
        let sums = ContrabandFrontend::sums(&figures);
        assert_eq!(sums.len(), GameSeatStats::SOLO.len() + before);
        assert_eq!([sums[0].1, sums[1].1, sums[3].1], [4, 2100, 1], "how many, the best, the second rank");
    }
}
