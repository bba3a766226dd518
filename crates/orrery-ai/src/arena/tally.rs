//! The results of a contest, by player.

use serde::Serialize;

use super::calibration::{Calibration, CalibrationRow};
use super::contract::{ArenaGame, BehaviourStats, MAX_CONTROL_VARIATES};
use super::game::ArenaResult;
use super::player::ArenaPlayer;
use super::stats::{Estimate, adjust, mean, mean_estimate, percentile, share_estimate, variance};

/// The results of one player, block by block.
#[derive(Debug, Clone, Default)]
struct PlayerTally<H> {
    name: String,
    seats: usize,
    shares: Vec<f64>,
    points: Vec<f64>,
    /// In each block, the share of matches that the player ended without being among the winners.
    lost: Vec<f64>,
    luck: Vec<[f64; MAX_CONTROL_VARIATES]>,
    habits: H,
    thoughts: Calibration,
    decisions: Vec<f32>,
}

/// The results of all players of a contest so far.
#[derive(Debug, Clone)]
pub struct ContestTally<H> {
    /// The index in `sides` for each player of the contest. Players with the same name share a side.
    side_of: Vec<usize>,
    sides: Vec<PlayerTally<H>>,
    rounds: Vec<f64>,
    by_seat: Vec<f64>,
}

/// The figures of a contest, as printed by `orrery arena --json`.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ContestFigures<H> {
    /// The number of seed blocks played.
    pub blocks: u64,
    /// The number of matches played.
    pub games: u64,
    /// The mean number of rounds per match.
    pub rounds_mean: f64,
    /// The mean win share of the first seat; 1 divided by the number of seats if there is no first-player advantage.
    pub first_seat_win_share: f64,
    /// One row per player name, in the order of the seats.
    pub seats: Vec<PlayerFigures<H>>,
    /// The result of the sequential test, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtFigures>,
}

/// The figures of a sequential test of the first player's win share.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SprtFigures {
    /// The first player's win share under H0.
    pub share0: f64,
    /// The first player's win share under H1.
    pub share1: f64,
    /// The probability of wrongly accepting H1.
    pub alpha: f64,
    /// The probability of wrongly accepting H0.
    pub beta: f64,
    /// The log likelihood ratio of H1 to H0.
    pub llr: f64,
    /// The log likelihood ratio at which H0 is accepted.
    pub lower: f64,
    /// The log likelihood ratio at which H1 is accepted.
    pub upper: f64,
    /// The verdict: `h0`, `h1` or `open`.
    pub verdict: &'static str,
}

/// The figures of one player. Intervals are 95% intervals over blocks.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PlayerFigures<H> {
    /// The name of the player.
    pub name: String,
    /// The number of the player's seats in a match.
    pub seats: usize,
    /// The number of matches that the player took part in.
    pub games: u64,
    /// The win share expected if all players are equally strong: the player's seats divided by all seats.
    pub null_share: f64,
    /// The player's share of the victories. A shared victory is divided among the winners.
    pub win_share: f64,
    /// The lower end of the win share's interval.
    pub ci_low: f64,
    /// The upper end of the win share's interval.
    pub ci_high: f64,
    /// The win share adjusted for luck.
    pub adjusted_win_share: f64,
    /// The lower end of the adjusted win share's interval.
    pub adjusted_ci_low: f64,
    /// The upper end of the adjusted win share's interval.
    pub adjusted_ci_high: f64,
    /// The share of all matches that ended with an order of this player although the player was not among the winners.
    pub ended_as_loser: f64,
    /// The lower end of the interval of `ended_as_loser`.
    pub ended_as_loser_ci_low: f64,
    /// The upper end of the interval of `ended_as_loser`.
    pub ended_as_loser_ci_high: f64,
    /// The mean victory points of one of the player's seats at the end of a match.
    pub vp_mean: f64,
    /// The lower end of the interval of the mean points.
    pub vp_ci_low: f64,
    /// The upper end of the interval of the mean points.
    pub vp_ci_high: f64,
    /// The number of decisions that the player made.
    pub decisions: usize,
    /// The median duration of a decision, in milliseconds.
    pub decide_ms_p50: f64,
    /// The 99th percentile of the durations of decisions, in milliseconds.
    pub decide_ms_p99: f64,
    /// The longest duration of a decision, in milliseconds.
    pub decide_ms_max: f64,
    /// The mean behaviour of one of the player's seats in a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub habits: Option<H>,
    /// The calibration of the player's win estimates; empty if the player does not estimate.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<CalibrationRow>,
}

impl<H: BehaviourStats> ContestTally<H> {
    /// Creates an empty tally for these players.
    pub fn new<G: ArenaGame<Behaviour = H>>(players: &[ArenaPlayer<G>]) -> Self {
        Self::of_names(players.iter().map(ArenaPlayer::name))
    }

    /// Creates an empty tally for players with these names.
    fn of_names(names: impl Iterator<Item = String>) -> Self {
        let mut sides: Vec<PlayerTally<H>> = Vec::new();
        let side_of = names.map(|name| {
            let known = sides.iter().position(|side| side.name == name);
            let at = known.unwrap_or_else(|| {
                sides.push(PlayerTally { name, ..PlayerTally::default() });
                sides.len() - 1
            });
            sides[at].seats += 1;
            at
        });
        let side_of: Vec<usize> = side_of.collect();
        let by_seat = vec![0.0; side_of.len()];
        ContestTally { side_of, sides, rounds: Vec::new(), by_seat }
    }

    /// Returns the number of blocks counted.
    pub const fn blocks(&self) -> u64 {
        self.rounds.len() as u64
    }

    /// Returns the number of matches per block.
    pub const fn games_of_block(&self) -> usize {
        self.side_of.len()
    }

    /// Returns the names of the players, without repetitions.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.sides.iter().map(|side| side.name.as_str())
    }

    /// Returns the first player's win share in each block.
    pub fn shares_of_first(&self) -> &[f64] {
        self.sides.first().map_or(&[], |side| &side.shares)
    }

    /// Adds the results of a block, one match for each rotation.
    pub(super) fn count(&mut self, games: Vec<ArenaResult<H>>) {
        let matches = games.len() as f64;
        self.rounds.push(games.iter().map(|game| f64::from(game.rounds)).sum::<f64>() / matches);
        for side in &mut self.sides {
            side.shares.push(0.0);
            side.points.push(0.0);
            side.lost.push(0.0);
            side.luck.push([0.0; MAX_CONTROL_VARIATES]);
        }
        for (rotation, mut game) in games.into_iter().enumerate() {
            for seat in 0..self.side_of.len() {
                self.by_seat[seat] += game.shares[seat];
                let side = &mut self.sides[self.side_of[(seat + rotation) % self.side_of.len()]];
                side.add(&game, seat, matches);
                side.decisions.append(&mut game.decisions[seat]);
            }
        }
    }

    /// Returns the figures so far, without those of a sequential test.
    pub fn figures(&self) -> ContestFigures<H> {
        let games = self.blocks() * self.side_of.len() as u64;
        ContestFigures {
            blocks: self.blocks(),
            games,
            rounds_mean: mean(&self.rounds),
            first_seat_win_share: self.by_seat.first().map_or(0.0, |wins| wins / games.max(1) as f64),
            seats: self.sides.iter().map(|side| side.row(self.side_of.len(), games)).collect(),
            sprt: None,
        }
    }
}

impl<H: BehaviourStats> PlayerTally<H> {
    /// Adds the result of `seat` in one match of the latest block, which has `matches` matches.
    fn add(&mut self, game: &ArenaResult<H>, seat: usize, matches: f64) {
        let last = self.shares.len() - 1;
        self.shares[last] += game.shares[seat] / matches;
        self.lost[last] += f64::from(u8::from(game.lost_by == Some(seat))) / matches;
        self.points[last] += game.points[seat] / (matches * self.seats as f64);
        for (sum, of_seat) in self.luck[last].iter_mut().zip(game.luck) {
            *sum += of_seat[seat] / matches;
        }
        self.habits += game.habits[seat];
        self.thoughts.count(&game.thoughts[seat], game.shares[seat], game.rounds);
    }

    /// Returns the win share adjusted for luck, or `plain` if there are too few results to adjust.
    fn adjusted(&self, games: u64, plain: Estimate) -> Estimate {
        adjust(&self.shares, &self.luck).map_or(plain, |a| share_estimate(a.value, a.error, a.degrees, games))
    }

    fn row(&self, players: usize, games: u64) -> PlayerFigures<H> {
        let share = over_blocks(&self.shares, games);
        let lost = over_blocks(&self.lost, games);
        let adjusted = self.adjusted(games, share);
        let vp = mean_estimate(&self.points);
        let mut sorted = self.decisions.clone();
        sorted.sort_unstable_by(f32::total_cmp);
        PlayerFigures {
            name: self.name.clone(),
            seats: self.seats,
            games,
            null_share: self.seats as f64 / players as f64,
            win_share: share.value,
            ci_low: share.low,
            ci_high: share.high,
            adjusted_win_share: adjusted.value,
            adjusted_ci_low: adjusted.low,
            adjusted_ci_high: adjusted.high,
            ended_as_loser: lost.value,
            ended_as_loser_ci_low: lost.low,
            ended_as_loser_ci_high: lost.high,
            vp_mean: vp.value,
            vp_ci_low: vp.low,
            vp_ci_high: vp.high,
            decisions: sorted.len(),
            decide_ms_p50: percentile(&sorted, 50.0),
            decide_ms_p99: percentile(&sorted, 99.0),
            decide_ms_max: percentile(&sorted, 100.0),
            habits: Some(self.habits.scaled(1.0 / (games.max(1) as f64 * self.seats as f64))),
            chances: self.thoughts.rows(),
        }
    }
}

/// Returns the mean of a share with its interval, given the share in each block. `games` is the total number of matches.
fn over_blocks(shares: &[f64], games: u64) -> Estimate {
    let blocks = shares.len();
    let error = (variance(shares) / blocks.max(1) as f64).sqrt();
    share_estimate(mean(shares), error, blocks.saturating_sub(1), games)
}

#[cfg(test)]
mod tests {
    use std::ops::AddAssign;

    use super::*;

    #[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
    struct PointStats {
        vp: f64,
    }

    impl AddAssign for PointStats {
        fn add_assign(&mut self, other: Self) {
            self.vp += other.vp;
        }
    }

    impl BehaviourStats for PointStats {
        fn named(&self) -> Vec<(&'static str, f64)> {
            vec![("vp", self.vp)]
        }

        fn scaled(self, factor: f64) -> Self {
            PointStats { vp: self.vp * factor }
        }
    }

    fn tally() -> ContestTally<PointStats> {
        ContestTally::of_names(["simple", "random", "random"].map(str::to_owned).into_iter())
    }

    /// Returns a match of `players` seats won by seat number `seat`, with 9 points to 6.
    fn won_by(seat: usize, players: usize) -> ArenaResult<PointStats> {
        let mut game = ArenaResult::<PointStats> { rounds: 10, ..ArenaResult::default() };
        game.shares[seat] = 1.0;
        for at in 0..players {
            game.points[at] = if at == seat { 9.0 } else { 6.0 };
            game.habits[at].vp = game.points[at];
            game.decisions[at] = vec![at as f32 + 1.0; 3];
        }
        game
    }

    #[test]
    fn tally_merges_seats_by_name_across_rotations() {
        let mut tally = tally();
        // `simple` plays seat 0, then 2, then 1, and wins the first two matches.
        tally.count(vec![won_by(0, 3), won_by(2, 3), won_by(0, 3)]);
        let figures = tally.figures();
        let names: Vec<&str> = figures.seats.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(names, ["simple", "random"]);
        let (simple, random) = (&figures.seats[0], &figures.seats[1]);
        assert!((simple.win_share - 2.0 / 3.0).abs() < 1e-12 && (random.win_share - 1.0 / 3.0).abs() < 1e-12);
        assert!((simple.vp_mean - 8.0).abs() < 1e-12 && (random.vp_mean - 6.5).abs() < 1e-12);
        assert!((simple.null_share - 1.0 / 3.0).abs() < 1e-12 && (random.null_share - 2.0 / 3.0).abs() < 1e-12);
        assert!((figures.first_seat_win_share - 2.0 / 3.0).abs() < 1e-12);
        assert_eq!((simple.decisions, random.decisions, simple.decide_ms_p50, simple.decide_ms_max), (9, 18, 2.0, 3.0));
        assert_eq!((figures.games, figures.rounds_mean, simple.ci_low, simple.ci_high), (3, 10.0, 0.0, 1.0));
        let habits = random.habits.expect("counted");
        assert!((habits.vp - random.vp_mean).abs() < 1e-12, "habits are those of a seat in a match");
    }

    #[test]
    fn tally_counts_the_player_that_ends_a_match_as_loser() {
        let mut tally = tally();
        let ended = |lost_by: Option<usize>| ArenaResult { lost_by, ..won_by(0, 3) };
        // `simple` plays seat 0, then 2, then 1.
        tally.count(vec![ended(Some(2)), ended(Some(1)), ended(Some(1))]);
        tally.count(vec![ended(None), ended(None), ended(Some(2))]);
        let rows = tally.figures().seats;
        let lost = |row: &PlayerFigures<PointStats>| (row.ended_as_loser * 6.0).round() as u32;
        assert_eq!(rows.iter().map(lost).collect::<Vec<_>>(), [1, 3]);
        assert!(rows.iter().all(|row| row.ended_as_loser_ci_low < row.ended_as_loser_ci_high));
    }
}
