//! Puzzles of this game: their goals, the orders that the exhaustive search of a turn excludes, and the ladder.

mod goal;

use crate::rules::{AlienFrontiers, CardPower, Order, Phase, Position};
use orrery_learn::puzzle::{self, Puzzles};

pub use self::goal::TurnGoal;

/// A puzzle of this game.
pub type Puzzle = puzzle::Puzzle<AlienFrontiers>;
/// A puzzle of this game's ladder.
pub type BuiltInPuzzle = puzzle::BuiltInPuzzle<AlienFrontiers>;

/// Returns the embedded puzzles, the easiest first.
pub fn ladder() -> &'static [BuiltInPuzzle] {
    puzzle::ladder()
}

/// Returns true if the outcome of `order` may be a lucky one for the mover (a roll, ships rolled again or a new display), so that
/// no solution may contain it.
///
/// A claim does not count, although an unknown card fills the gap: the claimed card is face up.
pub const fn is_luck(order: &Order) -> bool {
    matches!(order, Order::Roll | Order::Cycle | Order::Use(CardPower::TemporalWarper(_)))
}

impl Puzzles for AlienFrontiers {
    type Goal = TurnGoal;

    const LADDER: &'static [(&'static str, &'static str)] = orrery_learn::puzzle_files![
        "alien-frontiers":
        "crater-push",
        "earn-first",
        "last-colony",
        "good-rate",
        "loaded-cannon",
        "two-landings",
        "stolen-city",
        "photo-finish",
        "full-fleet",
        "old-treasure",
        "clear-sky",
        "no-launch",
        "once-there",
        "late-ore",
        "borrowed-pod",
        "charged-plateau",
        "relic-swap",
        "cut-down",
        "shipyard-detour",
        "moved-house",
    ];

    fn no_turn(position: &Position) -> Option<&'static str> {
        (position.phase != Phase::Orders).then_some("list the rolled ships in `hand`")
    }

    fn is_luck(_: &Position, order: &Order, _: &Position) -> bool {
        is_luck(order)
    }

    // Goods above the limit of eight are given up last (TURN-6), since spending them first is never worse.
    fn followed_by(order: &Order) -> Option<Order> {
        matches!(order, Order::Shed { .. }).then_some(Order::End)
    }

    // The display place of a claimed card stays empty.
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
