//! Calibration of win chances: a comparison of a player's estimates with the share of matches that the player won.

use serde::Serialize;

/// The number of classes of win chances, each 0.1 wide.
pub(super) const CLASSES: usize = 10;

/// A player's estimate of their win chance after a decision.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WinEstimate {
    /// The estimated win chance, 0 to 1.
    pub chance: f32,
    /// The number of the player's turn, from 1.
    pub turn: u32,
}

/// The sums over the decisions of one class.
#[derive(Debug, Clone, Copy, Default)]
struct CalibrationSum {
    decisions: u64,
    chance: f64,
    won: f64,
}

impl CalibrationSum {
    fn add(&mut self, chance: f64, won: f64) {
        self.decisions += 1;
        self.chance += chance;
        self.won += won;
    }

    fn fit(self) -> Option<CalibrationPoint> {
        let decisions = self.decisions as f64;
        (self.decisions > 0).then(|| CalibrationPoint {
            decisions: self.decisions,
            thought: self.chance / decisions,
            won: self.won / decisions,
        })
    }
}

/// The estimates of one player by class. The first sum of each pair is over whole matches, the second over the first third of
/// each match.
#[derive(Debug, Clone, Default)]
pub(super) struct Calibration([(CalibrationSum, CalibrationSum); CLASSES]);

/// The estimates of one class of win chances, and the actual results.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct CalibrationPoint {
    /// The number of decisions with an estimate in the class.
    pub decisions: u64,
    /// The mean estimated win chance, 0 to 1.
    pub thought: f64,
    /// The player's mean share of the victory in the matches of these decisions, 0 to 1.
    pub won: f64,
}

/// The calibration of one class of win chances.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct CalibrationRow {
    /// The lower bound of the class, 0 to 1, inclusive.
    pub from: f64,
    /// The upper bound of the class, 0 to 1, exclusive except in the last class.
    pub to: f64,
    /// The estimates and results over whole matches.
    pub all: CalibrationPoint,
    /// The estimates and results in the first third of each match, or `None` if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub early: Option<CalibrationPoint>,
}

impl Calibration {
    /// Counts the estimates of a player in a match of `rounds` rounds. `share` is the player's share of the victory.
    pub(super) fn count(&mut self, thoughts: &[WinEstimate], share: f64, rounds: u32) {
        for thought in thoughts {
            let class = ((thought.chance.clamp(0.0, 1.0) * CLASSES as f32) as usize).min(CLASSES - 1);
            let (all, early) = &mut self.0[class];
            all.add(f64::from(thought.chance), share);
            if thought.turn * 3 <= rounds {
                early.add(f64::from(thought.chance), share);
            }
        }
    }

    /// Returns the classes that have decisions, lowest chances first.
    pub(super) fn rows(&self) -> Vec<CalibrationRow> {
        let bound = |class: usize| class as f64 / CLASSES as f64;
        let classes = self.0.iter().enumerate();
        let row = |(class, (all, early)): (usize, &(CalibrationSum, CalibrationSum))| {
            all.fit().map(|all| CalibrationRow { from: bound(class), to: bound(class + 1), all, early: early.fit() })
        };
        classes.filter_map(row).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calibration_lists_predicted_and_actual_win_rates() {
        let mut thoughts = Calibration::default();
        let thought = |chance, turn| WinEstimate { chance, turn };
        thoughts.count(&[thought(0.62, 1), thought(0.68, 9), thought(1.0, 9)], 1.0, 9);
        thoughts.count(&[thought(0.65, 4), thought(0.0, 9)], 0.0, 9);
        let rows = thoughts.rows();
        assert_eq!(rows.iter().map(|row| row.all.decisions).collect::<Vec<_>>(), [1, 3, 1]);
        let sixties = rows[1];
        assert!((sixties.from - 0.6).abs() < 1e-9 && (sixties.to - 0.7).abs() < 1e-9);
        assert!((sixties.all.thought - 0.65).abs() < 1e-6 && (sixties.all.won - 2.0 / 3.0).abs() < 1e-9);
        let early = sixties.early.expect("the first turn of nine");
        assert_eq!((early.decisions, early.won), (1, 1.0));
        assert!(rows[0].early.is_none() && rows[2].all.won == 1.0);
    }
}
