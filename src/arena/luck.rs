//! Luck as a control variate: figures of a match whose expected value is exactly nought whoever plays, and which go
//! together with winning. What they explain of the results is luck, and is taken out of the adjusted win share.

use crate::rules::{Position, Ships};

/// How many figures of luck there are.
pub const CONTROLS: usize = 3;

/// The luck of each seat in a match, one row for each figure; a row sums to nought over the seats that play.
pub type Controls = [[f64; 4]; CONTROLS];

/// How much better than expected `fleet` was rolled: pips, pairs, triples.
fn of_roll(fleet: Ships) -> [f64; CONTROLS] {
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

/// Adds the luck of the roll just made in `position` to `luck`, and takes it in equal parts from the others.
pub(super) fn count_roll(luck: &mut Controls, position: &Position) {
    let others = f64::from(position.player_count() - 1);
    let mover = usize::from(position.mover_seat);
    for (row, figure) in luck.iter_mut().zip(of_roll(position.hand())) {
        for (seat, of_seat) in row.iter_mut().enumerate().take(usize::from(position.player_count())) {
            *of_seat += if seat == mover { figure } else { -figure / others };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goes through every roll of `ships` ships.
    fn mean_over_all_rolls(ships: u32, relic: bool) -> [f64; CONTROLS] {
        let rolls = 6u32.pow(ships);
        let mut sum = [0.0; CONTROLS];
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
}
