//! The levels of a game without its own engine: tree search with a budget for each level, and some random orders at the lower
//! levels.

use super::{Plan, SearchBudget, SearchHandle, mcts};
use orrery_core::{Level, RandomGenerator};

use super::searchable::Searchable;

/// The search parameters of a level.
struct LevelParams {
    /// The budget in percent of the default.
    budget: u16,
    /// The probability, in percent, that the plan is a single random order.
    random_percent: u32,
}

const fn search(level: Level) -> LevelParams {
    match level {
        Level::Cadet => LevelParams { budget: 1, random_percent: 30 },
        Level::Ensign => LevelParams { budget: 2, random_percent: 20 },
        Level::Pilot => LevelParams { budget: 3, random_percent: 10 },
        Level::Captain => LevelParams { budget: 10, random_percent: 0 },
        Level::Commodore => LevelParams { budget: 40, random_percent: 0 },
        Level::Admiral => LevelParams { budget: 100, random_percent: 0 },
    }
}

/// Returns the plan of a level, found by tree search with the level's part of the budget. At the lower levels the plan is
/// sometimes a single random order.
pub(super) fn plan<G: Searchable>(
    view: &G::View,
    level: Level,
    effort: SearchBudget,
    watch: &SearchHandle<G>,
) -> Plan<G> {
    let LevelParams { budget, random_percent: whims } = search(level);
    let mut generator = RandomGenerator::new(!effort.seed ^ G::noise_seed(view));
    if generator.below(100) < whims {
        let mut orders = Vec::new();
        G::legal(view, &mut orders);
        let order = orders[generator.below(orders.len() as u32) as usize];
        return Plan::single(order);
    }
    let budget = (u32::from(effort.budget) * u32::from(budget) / 100).clamp(1, u32::from(u16::MAX)) as u16;
    mcts::plan(view, SearchBudget { budget, ..effort }, watch)
}
