//! Puzzles of this game: what they ask for, what a visit of a turn leaves out, and the ladder.

mod goal;
mod ladder;

use crate::rules::{AlienFrontiers, Order, Phase, Position, Power};
use orrery_learn::puzzle::{self, Puzzles};

pub use self::goal::Goal;
use self::ladder::LADDER;

/// A puzzle of this game.
pub type Puzzle = puzzle::Puzzle<AlienFrontiers>;
/// A puzzle of its ladder.
pub type Rung = puzzle::Rung<AlienFrontiers>;

/// The puzzles that come with the program, the easiest first.
#[must_use]
pub fn ladder() -> &'static [Rung] {
    puzzle::ladder()
}

/// Whether chance may answer `order` to the mover's gain, so that a puzzle is not won by it: a roll, a new display.
///
/// A claim is none of them, though a card that nobody knows fills the gap: what is claimed lies open.
#[must_use]
pub const fn lucky(order: &Order) -> bool {
    matches!(order, Order::Roll | Order::Cycle | Order::Use(Power::TemporalWarper(_)))
}

impl Puzzles for AlienFrontiers {
    type Goal = Goal;

    const LADDER: &'static [(&'static str, &'static str)] = LADDER;

    fn no_turn(position: &Position) -> Option<&'static str> {
        (position.phase != Phase::Orders).then_some("name his rolled ships as `hand`")
    }

    fn is_luck(_: &Position, order: &Order, _: &Position) -> bool {
        lucky(order)
    }

    // What is given up at the limit of eight is given up last (TURN-6), since to spend it first is never worse.
    fn followed_by(order: &Order) -> Option<Order> {
        matches!(order, Order::Shed { .. }).then_some(Order::End)
    }

    // The place of a claimed card stays empty.
    fn forget_luck(before: &Position, order: &Order, after: &mut Position) {
        if matches!(order, Order::Claim(_)) {
            for (now, then) in after.display.iter_mut().zip(before.display) {
                if *now != then {
                    *now = None;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
