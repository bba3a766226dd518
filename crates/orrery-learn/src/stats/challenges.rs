//! Solo challenges: a number of points to reach in a solo match, and the best result so far.

use super::figures::MatchStats;
use orrery_core::RulePreset;

/// A number of points that a human player is to reach in a solo match. Every attempt is a new deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoloChallenge<P> {
    /// The word in the names of the challenge's messages: `challenge-WORD` and `challenge-WORD-help`.
    pub word: &'static str,
    /// The preset under which the match must be played.
    pub preset: P,
    /// The number of points to reach.
    pub points: i32,
}

/// The best result in the matches that count for a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChallengeResult {
    /// The highest number of points so far.
    pub best: i32,
    /// True if the best result reaches the challenge's number of points.
    pub reached: bool,
}

impl<P: RulePreset> SoloChallenge<P> {
    /// Returns the best result among `matches`, or `None` if none of them counts. Every solo match of a human player under the
    /// preset of the challenge counts, whichever challenge the player had in mind: 28 points also reach a goal of 22.
    pub fn best_result<F>(&self, matches: &[MatchStats<F>]) -> Option<ChallengeResult> {
        let alone = matches.iter().filter(|one| one.preset.as_deref() == Some(self.preset.word()));
        let points = alone.filter_map(|one| match &one.seats[..] {
            [seat] if seat.is_person() => Some(seat.points),
            _ => None,
        });
        points.max().map(|best| ChallengeResult { best, reached: best >= self.points })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::SeatStats;
    use orrery_core::SinglePreset;
    use orrery_core::words::Keyword as _;

    fn played(points: &[i32], control: &str, preset: &str) -> MatchStats<()> {
        let seat = |&points: &i32| SeatStats { points, control: control.to_owned(), ..SeatStats::default() };
        MatchStats {
            preset: Some(preset.to_owned()),
            seats: points.iter().map(seat).collect(),
            ..MatchStats::default()
        }
    }

    #[test]
    fn challenge_counts_only_solo_matches_with_its_own_rules() {
        let challenge = SoloChallenge { word: "twenty", preset: SinglePreset, points: 20 };
        let rules = SinglePreset.word();
        let others = [
            played(&[30, 4], "human", rules),
            played(&[31], "captain", rules),
            played(&[32], "human", "other"),
            MatchStats { preset: None, ..played(&[33], "human", rules) },
        ];
        assert_eq!(
            challenge.best_result(&others),
            None,
            "among several, by an opponent, by other rules, by changed ones"
        );
        let mut own = vec![played(&[-3], "human", rules)];
        assert_eq!(challenge.best_result(&own), Some(ChallengeResult { best: -3, reached: false }));
        own.extend([played(&[20], "human", rules), played(&[12], "human", rules)]);
        assert_eq!(challenge.best_result(&own), Some(ChallengeResult { best: 20, reached: true }));
    }
}
