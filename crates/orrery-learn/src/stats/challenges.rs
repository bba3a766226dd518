//! Points to reach in matches that one plays alone, and how far the matches came.

use super::figures::MatchStats;
use orrery_core::PresetList;

/// Points to reach in a match that one person plays alone. Every try is a new deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Challenge<P> {
    /// What its messages are called by: `challenge-WORD` and `challenge-WORD-help`.
    pub word: &'static str,
    /// The rules it is played by.
    pub preset: P,
    /// The points.
    pub points: i32,
}

/// How far the matches came that count for a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tried {
    /// The most points.
    pub best: i32,
    /// Whether these are enough.
    pub reached: bool,
}

impl<P: PresetList> Challenge<P> {
    /// How far `matches` came; nothing if none of them counts. Each does that one person played to its end by the rules of the
    /// challenge, whatever for: whoever reaches 28 points has reached 22 with them.
    #[must_use]
    pub fn tried<F>(&self, matches: &[MatchStats<F>]) -> Option<Tried> {
        let alone = matches.iter().filter(|one| one.preset.as_deref() == Some(self.preset.word()));
        let points = alone.filter_map(|one| match &one.seats[..] {
            [seat] if seat.is_person() => Some(seat.points),
            _ => None,
        });
        points.max().map(|best| Tried { best, reached: best >= self.points })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::SeatStats;
    use orrery_core::Plain;
    use orrery_core::words::Vocable as _;

    fn played(points: &[i32], control: &str, preset: &str) -> MatchStats<()> {
        let seat = |&points: &i32| SeatStats { points, control: control.to_owned(), ..SeatStats::default() };
        MatchStats {
            preset: Some(preset.to_owned()),
            seats: points.iter().map(seat).collect(),
            ..MatchStats::default()
        }
    }

    #[test]
    fn the_best_of_the_matches_alone_by_its_rules_counts() {
        let challenge = Challenge { word: "twenty", preset: Plain, points: 20 };
        let rules = Plain.word();
        let others = [
            played(&[30, 4], "human", rules),
            played(&[31], "captain", rules),
            played(&[32], "human", "other"),
            MatchStats { preset: None, ..played(&[33], "human", rules) },
        ];
        assert_eq!(challenge.tried(&others), None, "among several, by an opponent, by other rules, by changed ones");
        let mut own = vec![played(&[-3], "human", rules)];
        assert_eq!(challenge.tried(&own), Some(Tried { best: -3, reached: false }));
        own.extend([played(&[20], "human", rules), played(&[12], "human", rules)]);
        assert_eq!(challenge.tried(&own), Some(Tried { best: 20, reached: true }));
    }
}
