//! Flat Monte Carlo: a yardstick. Every end of the turn is played on the same number of times, and the one that won
//! most is taken.

use crate::ai::Busy;
use crate::ai::Effort;
use crate::ai::Plan;
use crate::ai::Watch;
use super::parity::{best_other, value};
use crate::ai::playout::{rough_playout, shares};
use super::turn::{Ends, Limits, ends};
use crate::core::Generator;
use crate::rules::Position;

/// Orders played in thought for one plan at the usual budget: about a second of one core.
const ORDERS: u64 = 2_000_000;
/// Positions the enumeration of the turn visits at most.
const NODES: u32 = 60_000;
/// Ends played on at most, the best by the published opponent's sum.
const CANDIDATES: usize = 48;
/// What part of the best other player's worth counts against an end when the candidates are picked.
const AGAINST: f32 = 0.3;
/// A point ahead of the best other player at the end of a match counts as so many wins: it tells lost matches apart.
const MARGIN: f32 = 0.01;

/// The turn it means to play: to its end, or up to and with the first order that chance answers.
///
/// The budget of the effort is how many orders it plays in thought, in percent of the usual.
#[must_use]
pub fn plan(position: &Position, effort: Effort, watch: &Watch) -> Plan {
    let mover = position.mover();
    let mut found = Ends::default();
    watch.now(Busy::Finding);
    ends(position, Limits::nodes(NODES), effort.seed, &mut found);
    watch.found(found.ends.len());
    let worth = |at: Position| value(&at, mover) - AGAINST * best_other(&at, mover);
    let mut candidates: Vec<_> = found.ends.iter().map(|end| (worth(end.position), end)).collect();
    candidates.sort_by(|one, other| other.0.total_cmp(&one.0));
    candidates.truncate(CANDIDATES);
    let positions: Vec<Position> = candidates.iter().map(|(_, end)| end.position).collect();
    watch.now(Busy::PlayingOn);
    let best = most_won(&positions, usize::from(position.mover_seat), effort, watch);
    let orders = candidates.get(best).map(|(_, end)| found.orders_known(end)).unwrap_or_default();
    Plan { orders, outlook: None, ends: found.ends.len() as u32 }
}

/// The index of the position from which `seat` won most. The dice of the n-th playout are the same for all.
fn most_won(positions: &[Position], seat: usize, effort: Effort, watch: &Watch) -> usize {
    let budget = ORDERS * u64::from(effort.budget) / 100;
    let mut score = vec![0.0; positions.len()];
    let mut orders = Vec::new();
    let mut played = 0;
    for pass in 0.. {
        for (start, score) in positions.iter().zip(&mut score) {
            let mut position = *start;
            let mut generator = Generator::of_series(effort.seed, pass);
            played += u64::from(rough_playout(&mut position, &mut generator, &mut orders));
            *score += shares(&position)[seat] + MARGIN * margin(&position, seat);
            watch.played_on();
        }
        // One position needs no comparing, and finished matches take no orders.
        if played >= budget || positions.len() < 2 || played == 0 || watch.stopped() {
            break;
        }
    }
    let best = score.iter().enumerate().reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(0, |(index, _)| index)
}

/// Points of `seat` ahead of the best other.
fn margin(position: &Position, seat: usize) -> f32 {
    let points = |colour| f32::from(position.score(colour).total());
    let seats = position.seats();
    let others = seats.iter().enumerate().filter(|&(other, _)| other != seat).map(|(_, &colour)| points(colour));
    points(seats[seat]) - others.fold(0.0, f32::max)
}
