//! Luck as a control variate: figures of a match whose expected value is exactly 0 regardless of the players, and which are
//! correlated with winning. The part of the results that they explain is luck, and is removed from the adjusted win share.
//!
//! There are two kinds: the quality of the rolls (pips, pairs, triples), and the change that a roll makes to every seat's win
//! chance, as evaluated by the value net. Both have an expected value of 0 regardless of the net's quality, since a roll is
//! compared with other rolls of the same fleet in the same position.

use crate::AlienFrontiers;
use crate::ai::net::{PositionEvaluator, embedded_net};
use crate::ai::turn::{LeafEnumerator, SearchLimits, find_leaves};
use crate::rules::{Order, Position, Ships, apply_unchecked};
use orrery_ai::arena::{ControlVariates, LuckMeasure};
use orrery_core::RandomGenerator;

/// Index of the figure evaluated by the net; the figures before it are those of the dice.
const NET_FIGURE: usize = 3;
/// Maximum number of positions visited to find the best use of a roll; a rough search is enough.
const NODES: u32 = 256;

/// Returns the luck of a roll of `fleet` compared with its expectation: pips, pairs, triples.
fn roll_luck(fleet: Ships) -> [f64; NET_FIGURE] {
    let ships = f64::from(fleet.len());
    let counts = (1..=6).map(|value| f64::from(fleet.count_with_relic(value)));
    let (pairs, triples) = counts.fold((0.0, 0.0), |(pairs, triples), n| {
        (pairs + n * (n - 1.0) / 2.0, triples + n * (n - 1.0) * (n - 2.0) / 6.0)
    });
    // Any two ships are a pair with a probability of 1 in 6, any three a triple with a probability of 1 in 36.
    let expected_pairs = ships * (ships - 1.0) / 2.0 / 6.0;
    let expected_triples = ships * (ships - 1.0) * (ships - 2.0) / 6.0 / 36.0;
    [f64::from(fleet.total()) - 3.5 * ships, pairs - expected_pairs, triples - expected_triples]
}

/// Adds the dice luck of the roll just made in `position` to `luck`, and subtracts it in equal parts from the other seats.
fn count_dice(luck: &mut ControlVariates, position: &Position) {
    let others = f64::from(position.player_count() - 1);
    let mover = usize::from(position.mover_seat);
    for (row, figure) in luck.iter_mut().zip(roll_luck(position.hand())) {
        for (seat, of_seat) in row.iter_mut().enumerate().take(usize::from(position.player_count())) {
            *of_seat += if seat == mover { figure } else { -figure / others };
        }
    }
}

/// A measure of the luck of the rolls in a match.
pub struct RollLuckMeasure {
    judge: Option<PositionEvaluator>,
    /// Number of alternative rolls sampled for each actual roll; 0 to count only the luck of the dice.
    samples: u32,
    ends: LeafEnumerator,
}

impl LuckMeasure<AlienFrontiers> for RollLuckMeasure {
    fn new(players: usize, samples: u32) -> Self {
        let net = if samples > 0 { embedded_net(players as u8) } else { None };
        RollLuckMeasure { judge: net.map(PositionEvaluator::new), samples, ends: LeafEnumerator::default() }
    }

    fn count(
        &mut self,
        luck: &mut ControlVariates,
        before: &Position,
        order: &Order,
        after: &Position,
        generator: &mut RandomGenerator,
    ) {
        if *order != Order::Roll {
            return;
        }
        count_dice(luck, after);
        if self.judge.is_none() {
            return;
        }
        let was = self.worth(after);
        let mut might = [0.0; 4];
        for _ in 0..self.samples {
            let mut other = *before;
            apply_unchecked(&mut other, Order::Roll, generator, &mut ());
            might.iter_mut().zip(self.worth(&other)).for_each(|(sum, win)| *sum += win / f64::from(self.samples));
        }
        for (of_seat, (was, might)) in luck[NET_FIGURE].iter_mut().zip(was.into_iter().zip(might)) {
            *of_seat += was - might;
        }
    }
}

impl RollLuckMeasure {
    /// Returns each seat's win chance after the best use of the roll in `position`, found by a rough search.
    fn worth(&mut self, position: &Position) -> [f64; 4] {
        let Some(judge) = &mut self.judge else { return [0.0; 4] };
        let mover = usize::from(position.mover_seat);
        // The cards are guessed with the same seed for every roll of a turn, so that only the roll differs.
        find_leaves(position, SearchLimits { nodes: NODES, early_discards: false }, 0, &mut self.ends);
        let judged = self.ends.leaves.iter().map(|end| judge.outlook(&end.position).win);
        let best = judged.max_by(|one, other| one[mover].total_cmp(&other[mover]));
        best.map_or([0.0; 4], |win| win.map(f64::from))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Options, Setup};

    /// Returns the mean dice luck over every possible roll of `ships` ships.
    fn mean_over_all_rolls(ships: u32, relic: bool) -> [f64; NET_FIGURE] {
        let rolls = 6u32.pow(ships);
        let mut sum = [0.0; NET_FIGURE];
        for roll in 0..rolls {
            let mut values: Vec<u8> = (0..ships).map(|die| (roll / 6u32.pow(die) % 6) as u8 + 1).collect();
            let star = if relic { values.pop().map_or(Ships::NONE, Ships::relic_ship) } else { Ships::NONE };
            for (sum, figure) in sum.iter_mut().zip(roll_luck(Ships::of(&values).plus(star))) {
                *sum += figure / f64::from(rolls);
            }
        }
        sum
    }

    #[test]
    fn luck_averages_zero_for_every_fleet() {
        for ships in 1..=6 {
            for relic in [false, true] {
                let mean = mean_over_all_rolls(ships, relic);
                assert!(mean.iter().all(|figure| figure.abs() < 1e-9), "{ships} ships, relic {relic}: {mean:?}");
            }
        }
    }

    #[test]
    fn judged_luck_averages_zero_and_sums_to_zero_over_seats() {
        let setup = Setup::plain(3, Options::default());
        let mut generator = RandomGenerator::new(6);
        let start = setup.deal(&mut generator);
        let before = setup.position(&start).expect("three players");
        let mut reader = RollLuckMeasure::new(3, 2);
        let (mut sum, mut squares) = (0.0, 0.0);
        for _ in 0..400 {
            let (mut luck, mut after) = (ControlVariates::default(), before);
            apply_unchecked(&mut after, Order::Roll, &mut generator, &mut ());
            reader.count(&mut luck, &before, &Order::Roll, &after, &mut generator);
            let of_mover = luck[NET_FIGURE][usize::from(before.mover_seat)];
            assert!(luck[NET_FIGURE].iter().sum::<f64>().abs() < 1e-6 && luck[NET_FIGURE][3].abs() < 1e-9, "{luck:?}");
            sum += of_mover;
            squares += of_mover * of_mover;
        }
        assert!(squares > 1e-4, "rolls differ: {squares}");
        assert!(sum.abs() < 4.0 * squares.sqrt(), "400 rolls: {sum}, expected 0 give or take {}", squares.sqrt());
    }
}
