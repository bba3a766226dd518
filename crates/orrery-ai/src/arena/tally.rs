//! What a contest came to, by player.

use serde::Serialize;

use super::chances::{ChanceRow, Thoughts};
use super::contract::{CONTROLS, Contests, Habits};
use super::game::Game;
use super::player::Player;
use super::stats::{Estimate, adjust, mean, mean_estimate, percentile, share_estimate, variance};

/// Results of one name, block by block.
#[derive(Debug, Clone, Default)]
struct Side<H> {
    name: String,
    seats: usize,
    shares: Vec<f64>,
    points: Vec<f64>,
    /// In how much of a block it ended the match as a loser.
    lost: Vec<f64>,
    luck: Vec<[f64; CONTROLS]>,
    habits: H,
    thoughts: Thoughts,
    decisions: Vec<f32>,
}

/// Everything counted.
#[derive(Debug, Clone)]
pub struct Tally<H> {
    /// Which side each player of the list is on.
    side_of: Vec<usize>,
    sides: Vec<Side<H>>,
    rounds: Vec<f64>,
    by_seat: Vec<f64>,
}

/// The figures of a contest; what `orrery arena --json` prints.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Figures<H> {
    /// Seed blocks played.
    pub blocks: u64,
    /// Matches played.
    pub games: u64,
    /// Mean number of rounds of a match.
    pub rounds_mean: f64,
    /// How much the first seat won, whoever sat there; 1 divided by the seats if beginning is worth nothing.
    pub first_seat_win_share: f64,
    /// A row for each name, in the order of the seats.
    pub seats: Vec<Row<H>>,
    /// How the sequential test ended, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtFigures>,
}

/// A sequential test in figures.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SprtFigures {
    /// The first player's win share under H0.
    pub share0: f64,
    /// The same under H1.
    pub share1: f64,
    /// The chance to accept H1 wrongly.
    pub alpha: f64,
    /// The chance to accept H0 wrongly.
    pub beta: f64,
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
    /// H0 is accepted at this ratio.
    pub lower: f64,
    /// H1 is accepted at this ratio.
    pub upper: f64,
    /// `h0`, `h1` or `open`.
    pub verdict: &'static str,
}

/// The figures of one player; intervals are of 95 %, over blocks.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Row<H> {
    /// Who.
    pub name: String,
    /// Seats it had in every match.
    pub seats: usize,
    /// Matches it played.
    pub games: u64,
    /// The win share of players of equal strength: its seats divided by all.
    pub null_share: f64,
    /// Its share of the victories, a shared one divided.
    pub win_share: f64,
    /// Lower end of the interval.
    pub ci_low: f64,
    /// Upper end of the interval.
    pub ci_high: f64,
    /// The win share with luck held at its expected value.
    pub adjusted_win_share: f64,
    /// Lower end of its interval.
    pub adjusted_ci_low: f64,
    /// Upper end of its interval.
    pub adjusted_ci_high: f64,
    /// Its share of all matches that an order of its ended without its being among the winners.
    pub ended_as_loser: f64,
    /// Lower end of the interval.
    pub ended_as_loser_ci_low: f64,
    /// Upper end of the interval.
    pub ended_as_loser_ci_high: f64,
    /// Mean victory points of a seat at the end.
    pub vp_mean: f64,
    /// Lower end of the interval.
    pub vp_ci_low: f64,
    /// Upper end of the interval.
    pub vp_ci_high: f64,
    /// Decisions it made.
    pub decisions: usize,
    /// Milliseconds for a decision: the median.
    pub decide_ms_p50: f64,
    /// Milliseconds that 99 of 100 decisions do not exceed.
    pub decide_ms_p99: f64,
    /// Milliseconds of the longest decision.
    pub decide_ms_max: f64,
    /// What a seat of it did in a match, on average.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub habits: Option<H>,
    /// What it thought of its chances, and what came of it; empty where it does not think in chances.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<ChanceRow>,
}

impl<H: Habits> Tally<H> {
    /// Nothing counted yet for these players.
    #[must_use]
    pub fn new<G: Contests<Habits = H>>(players: &[Player<G>]) -> Self {
        Self::of_names(players.iter().map(Player::name))
    }

    /// Nothing counted yet for players of these names.
    fn of_names(names: impl Iterator<Item = String>) -> Self {
        let mut sides: Vec<Side<H>> = Vec::new();
        let side_of = names.map(|name| {
            let known = sides.iter().position(|side| side.name == name);
            let at = known.unwrap_or_else(|| {
                sides.push(Side { name, ..Side::default() });
                sides.len() - 1
            });
            sides[at].seats += 1;
            at
        });
        let side_of: Vec<usize> = side_of.collect();
        let by_seat = vec![0.0; side_of.len()];
        Tally { side_of, sides, rounds: Vec::new(), by_seat }
    }

    /// Blocks counted.
    #[must_use]
    pub const fn blocks(&self) -> u64 {
        self.rounds.len() as u64
    }

    /// Matches of a block.
    #[must_use]
    pub const fn games_of_block(&self) -> usize {
        self.side_of.len()
    }

    /// Names of the players, each once.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.sides.iter().map(|side| side.name.as_str())
    }

    /// The first player's win share in each block.
    #[must_use]
    pub fn shares_of_first(&self) -> &[f64] {
        self.sides.first().map_or(&[], |side| &side.shares)
    }

    /// Counts a block, one match for each rotation.
    pub(super) fn count(&mut self, games: Vec<Game<H>>) {
        let matches = games.len() as f64;
        self.rounds.push(games.iter().map(|game| f64::from(game.rounds)).sum::<f64>() / matches);
        for side in &mut self.sides {
            side.shares.push(0.0);
            side.points.push(0.0);
            side.lost.push(0.0);
            side.luck.push([0.0; CONTROLS]);
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

    /// The figures so far, without a test.
    #[must_use]
    pub fn figures(&self) -> Figures<H> {
        let games = self.blocks() * self.side_of.len() as u64;
        Figures {
            blocks: self.blocks(),
            games,
            rounds_mean: mean(&self.rounds),
            first_seat_win_share: self.by_seat.first().map_or(0.0, |wins| wins / games.max(1) as f64),
            seats: self.sides.iter().map(|side| side.row(self.side_of.len(), games)).collect(),
            sprt: None,
        }
    }
}

impl<H: Habits> Side<H> {
    /// Adds what `seat` did in one of the `matches` of the block counted last.
    fn add(&mut self, game: &Game<H>, seat: usize, matches: f64) {
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

    /// The luck-adjusted win share, or the plain one where there is too little to adjust.
    fn adjusted(&self, games: u64, plain: Estimate) -> Estimate {
        adjust(&self.shares, &self.luck).map_or(plain, |a| share_estimate(a.value, a.error, a.degrees, games))
    }

    fn row(&self, players: usize, games: u64) -> Row<H> {
        let share = over_blocks(&self.shares, games);
        let lost = over_blocks(&self.lost, games);
        let adjusted = self.adjusted(games, share);
        let vp = mean_estimate(&self.points);
        let mut sorted = self.decisions.clone();
        sorted.sort_unstable_by(f32::total_cmp);
        Row {
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

/// The mean of a share of the matches of each block, of `games` in all, with its interval.
fn over_blocks(shares: &[f64], games: u64) -> Estimate {
    let blocks = shares.len();
    let error = (variance(shares) / blocks.max(1) as f64).sqrt();
    share_estimate(mean(shares), error, blocks.saturating_sub(1), games)
}

#[cfg(test)]
mod tests {
    use std::ops::AddAssign;

    use super::*;

    /// Counts points alone.
    #[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
    struct Points {
        vp: f64,
    }

    impl AddAssign for Points {
        fn add_assign(&mut self, other: Self) {
            self.vp += other.vp;
        }
    }

    impl Habits for Points {
        fn named(&self) -> Vec<(&'static str, f64)> {
            vec![("vp", self.vp)]
        }

        fn scaled(self, factor: f64) -> Self {
            Points { vp: self.vp * factor }
        }
    }

    fn tally() -> Tally<Points> {
        Tally::of_names(["simple", "random", "random"].map(str::to_owned).into_iter())
    }

    /// A match that the player of this seat wins, with 9 points to 6.
    fn won_by(seat: usize, players: usize) -> Game<Points> {
        let mut game = Game::<Points> { rounds: 10, ..Game::default() };
        game.shares[seat] = 1.0;
        for at in 0..players {
            game.points[at] = if at == seat { 9.0 } else { 6.0 };
            game.habits[at].vp = game.points[at];
            game.decisions[at] = vec![at as f32 + 1.0; 3];
        }
        game
    }

    #[test]
    fn seats_of_one_name_are_one_row_and_rotations_are_undone() {
        let mut tally = tally();
        // `simple` sits in seat 0, then 2, then 1, and wins the first two matches.
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
    fn who_ends_a_match_as_a_loser_is_counted_under_his_name() {
        let mut tally = tally();
        let ended = |lost_by: Option<usize>| Game { lost_by, ..won_by(0, 3) };
        // `simple` sits in seat 0, then 2, then 1.
        tally.count(vec![ended(Some(2)), ended(Some(1)), ended(Some(1))]);
        tally.count(vec![ended(None), ended(None), ended(Some(2))]);
        let rows = tally.figures().seats;
        let lost = |row: &Row<Points>| (row.ended_as_loser * 6.0).round() as u32;
        assert_eq!(rows.iter().map(lost).collect::<Vec<_>>(), [1, 3]);
        assert!(rows.iter().all(|row| row.ended_as_loser_ci_low < row.ended_as_loser_ci_high));
    }
}
