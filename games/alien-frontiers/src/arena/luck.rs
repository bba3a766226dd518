//! Luck as a control variate: figures of a match whose expected value is exactly nought whoever plays, and which go
//! together with winning. What they explain of the results is luck, and is taken out of the adjusted win share.
//!
//! There are two kinds: how well the dice fell (pips, pairs, triples), and how much a roll changed every seat's chance
//! to win in the judgement of the value net. Nought is expected of both whatever the net thinks, since a roll is
//! compared with other rolls of the same fleet in the same position.

use crate::AlienFrontiers;
use crate::ai::net::{Judge, shipped};
use crate::ai::turn::{Ends, Limits, ends};
use crate::rules::{Order, Position, Ships, apply_unchecked};
use orrery_ai::arena::{Controls, Luck};
use orrery_core::Generator;

/// The figure that the net judges; those before it are of the dice.
const JUDGED: usize = 3;
/// Positions of a turn looked at to find the best use of a roll: a rough one is enough.
const NODES: u32 = 256;

/// How much better than expected `fleet` was rolled: pips, pairs, triples.
fn of_roll(fleet: Ships) -> [f64; JUDGED] {
    let ships = f64::from(fleet.len());
    let counts = (1..=6).map(|value| f64::from(fleet.count_with_relic(value)));
    let (pairs, triples) = counts.fold((0.0, 0.0), |(pairs, triples), n| {
        (pairs + n * (n - 1.0) / 2.0, triples + n * (n - 1.0) * (n - 2.0) / 6.0)
    });
    // Any two ships are a pair with one chance in 6, any three a triple with one in 36.
    let expected_pairs = ships * (ships - 1.0) / 2.0 / 6.0;
    let expected_triples = ships * (ships - 1.0) * (ships - 2.0) / 6.0 / 36.0;
    [f64::from(fleet.total()) - 3.5 * ships, pairs - expected_pairs, triples - expected_triples]
}

/// Adds the dice luck of the roll just made in `position` to `luck`, and takes it in equal parts from the others.
fn count_dice(luck: &mut Controls, position: &Position) {
    let others = f64::from(position.player_count() - 1);
    let mover = usize::from(position.mover_seat);
    for (row, figure) in luck.iter_mut().zip(of_roll(position.hand())) {
        for (seat, of_seat) in row.iter_mut().enumerate().take(usize::from(position.player_count())) {
            *of_seat += if seat == mover { figure } else { -figure / others };
        }
    }
}

/// Finds the luck of rolls.
pub struct Reader {
    judge: Option<Judge>,
    /// Rolls that might have been, for each that was; without any only the dice are read.
    samples: u32,
    ends: Ends,
}

impl Luck<AlienFrontiers> for Reader {
    fn new(players: usize, samples: u32) -> Self {
        let net = if samples > 0 { shipped(players as u8) } else { None };
        Reader { judge: net.map(Judge::new), samples, ends: Ends::default() }
    }

    fn count(
        &mut self,
        luck: &mut Controls,
        before: &Position,
        order: &Order,
        after: &Position,
        generator: &mut Generator,
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
        for (of_seat, (was, might)) in luck[JUDGED].iter_mut().zip(was.into_iter().zip(might)) {
            *of_seat += was - might;
        }
    }
}

impl Reader {
    /// Each seat's chance to win after the best use of the roll in `position`, as far as a quick look tells.
    fn worth(&mut self, position: &Position) -> [f64; 4] {
        let Some(judge) = &mut self.judge else { return [0.0; 4] };
        let mover = usize::from(position.mover_seat);
        // The same guesses for every roll of a turn: what differs is the roll.
        ends(position, Limits { nodes: NODES, early_discards: false }, 0, &mut self.ends);
        let judged = self.ends.ends.iter().map(|end| judge.outlook(&end.position).win);
        let best = judged.max_by(|one, other| one[mover].total_cmp(&other[mover]));
        best.map_or([0.0; 4], |win| win.map(f64::from))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Options, Setup};

    /// Goes through every roll of `ships` ships.
    fn mean_over_all_rolls(ships: u32, relic: bool) -> [f64; JUDGED] {
        let rolls = 6u32.pow(ships);
        let mut sum = [0.0; JUDGED];
        for roll in 0..rolls {
            let mut values: Vec<u8> = (0..ships).map(|die| (roll / 6u32.pow(die) % 6) as u8 + 1).collect();
            let star = if relic { values.pop().map_or(Ships::NONE, Ships::relic_ship) } else { Ships::NONE };
            for (sum, figure) in sum.iter_mut().zip(of_roll(Ships::of(&values).plus(star))) {
                *sum += figure / f64::from(rolls);
            }
        }
        sum
    }

    #[test]
    fn luck_is_nought_on_average_for_every_fleet() {
        for ships in 1..=6 {
            for relic in [false, true] {
                let mean = mean_over_all_rolls(ships, relic);
                assert!(mean.iter().all(|figure| figure.abs() < 1e-9), "{ships} ships, relic {relic}: {mean:?}");
            }
        }
    }

    #[test]
    fn judged_luck_is_nought_on_average_and_between_seats() {
        let setup = Setup::plain(3, Options::default());
        let mut generator = Generator::new(6);
        let start = setup.deal(&mut generator);
        let before = setup.position(&start).expect("three players");
        let mut reader = Reader::new(3, 2);
        let (mut sum, mut squares) = (0.0, 0.0);
        for _ in 0..400 {
            let (mut luck, mut after) = (Controls::default(), before);
            apply_unchecked(&mut after, Order::Roll, &mut generator, &mut ());
            reader.count(&mut luck, &before, &Order::Roll, &after, &mut generator);
            let of_mover = luck[JUDGED][usize::from(before.mover_seat)];
            assert!(luck[JUDGED].iter().sum::<f64>().abs() < 1e-6 && luck[JUDGED][3].abs() < 1e-9, "{luck:?}");
            sum += of_mover;
            squares += of_mover * of_mover;
        }
        assert!(squares > 1e-4, "rolls differ: {squares}");
        assert!(sum.abs() < 4.0 * squares.sqrt(), "400 rolls: {sum}, expected 0 give or take {}", squares.sqrt());
    }
}
