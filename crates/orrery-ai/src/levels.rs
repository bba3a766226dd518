//! The levels of a game without its own engine: tree search at five budgets, with some random orders at the lower ones.

use super::{Plan, SearchBudget, SearchHandle, mcts};
use orrery_core::{Generator, Level, Opponent};

use super::searchable::Searchable;

/// The search parameters of a level.
struct Search {
    /// The budget in percent of the default.
    budget: u16,
    /// The percentage of orders chosen at random.
    whims: u32,
}

const fn search(level: Level) -> Search {
    match level {
        Level::Cadet => Search { budget: 1, whims: 30 },
        Level::Ensign => Search { budget: 2, whims: 20 },
        Level::Pilot => Search { budget: 3, whims: 10 },
        Level::Captain => Search { budget: 10, whims: 0 },
        Level::Commodore => Search { budget: 40, whims: 0 },
        Level::Admiral => Search { budget: 100, whims: 0 },
    }
}

/// Returns the plan of an opponent by tree search.
pub fn plan<G: Searchable>(
    view: &G::View,
    opponent: Opponent,
    effort: SearchBudget,
    watch: &SearchHandle<G>,
) -> Plan<G> {
    let Some(level) = opponent.level() else { return mcts::plan(view, effort, watch) };
    let Search { budget, whims } = search(level);
    let mut generator = Generator::new(!effort.seed ^ G::whim_of(view));
    if generator.below(100) < whims {
        let mut orders = Vec::new();
        G::legal(view, &mut orders);
        let order = orders[generator.below(orders.len() as u32) as usize];
        return Plan { orders: vec![order], ..Plan::default() };
    }
    let budget = (u32::from(effort.budget) * u32::from(budget) / 100).clamp(1, u32::from(u16::MAX)) as u16;
    mcts::plan(view, SearchBudget { budget, ..effort }, watch)
}
