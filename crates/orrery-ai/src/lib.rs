//! Computer opponents, the coach ([`coach`]), and the measurement of strength ([`arena`]).
//!
//! - [`GameOpponents`] and [`GameCoach`]: the contracts of a game; [`plan()`] and [`decide`] ask any opponent for its decision.
//! - [`Searchable`]: the contract for the shared searches, tree search and flat Monte Carlo.
//! - [`engine`], [`net`], [`learn`] and [`halve`]: the parts that the engines of games share.
//! - [`Plan`], [`SearchBudget`] and [`SearchHandle`]: the result, the budget and the handle of a search.
//!
//! A decision is a pure function of the seat's view and a seed, so that it can be reproduced.

pub mod arena;
mod baseline;
pub mod coach;
mod contract;
mod curve;
pub mod engine;
mod flat;
mod halving;
pub mod learn;
mod levels;
mod mcts;
pub mod net;
mod plan;
mod planner;
mod playout;
mod searchable;

use self::baseline::at_once;
use self::engine::GameEngine as _;
use orrery_core::{Level, Opponent, OpponentCharacter, RandomGenerator};

pub use contract::{ComparedPlay, GameCoach, GameOpponents, NoCoach};
pub use curve::CURVE_HEAD;
pub use halving::halve;
pub use plan::{Evaluation, Plan, SearchBudget, SearchHandle, SearchPhase};
pub use planner::Planner;
pub use playout::playout;
pub use searchable::{Candidate, Searchable};

pub use flat::plan as flat;
pub use mcts::plan as tree_search;

/// Returns the plan of `opponent` for the rest of the deciding seat's turn. The same view and budget always give the same plan,
/// unless `watch` stops the search. The plan is empty only if there is nothing to decide.
pub fn plan<G: GameOpponents>(
    view: &G::View,
    opponent: Opponent,
    effort: SearchBudget,
    watch: &SearchHandle<G>,
) -> Plan<G> {
    if let Some(order) = G::forced(view) {
        return Plan::single(order);
    }
    let mut orders = Vec::new();
    match opponent {
        Opponent::Random | Opponent::Simple => {
            let mut generator = RandomGenerator::new(effort.seed ^ G::noise_seed(view));
            at_once::<G>(view, opponent, &mut generator, &mut orders).map_or_else(Plan::default, Plan::single)
        }
        Opponent::Baseline(_) | Opponent::Engine { .. } => {
            G::legal(view, &mut orders);
            match opponent {
                _ if orders.is_empty() => Plan::default(),
                Opponent::Engine { level, character } => level_plan(view, level, character, effort, watch),
                _ => G::baseline_plan(view, opponent, effort, watch),
            }
        }
    }
}

/// Returns the plan of the game's engine at a level, or that of the shared tree search in a game without an engine.
fn level_plan<G: GameOpponents>(
    view: &G::View,
    level: Level,
    character: OpponentCharacter,
    effort: SearchBudget,
    watch: &SearchHandle<G>,
) -> Plan<G> {
    let own = || {
        let (params, personality) = (G::Engine::level_params(level)?, G::Engine::personality(character)?);
        Some(G::Engine::plan_with(G::Engine::weights(view)?, params, personality, view, effort, watch))
    };
    own().unwrap_or_else(|| levels::plan(view, level, effort, watch))
}

/// Returns the order of this opponent, or `None` if there is nothing to decide. The same view and seed always give the same
/// order.
pub fn decide<G: GameOpponents>(view: &G::View, opponent: Opponent, seed: u64) -> Option<G::Order> {
    plan::<G>(view, opponent, SearchBudget::usual(seed), &SearchHandle::default()).orders.first().copied()
}

/// Decides like [`decide`], but with the caller's noise generator and a reusable list of orders, to play many matches fast.
/// Returns `None` if there is nothing to decide.
#[must_use]
pub fn decide_with<G: GameOpponents>(
    view: &G::View,
    opponent: Opponent,
    generator: &mut RandomGenerator,
    orders: &mut Vec<G::Order>,
) -> Option<G::Order> {
    match opponent {
        Opponent::Random | Opponent::Simple => at_once::<G>(view, opponent, generator, orders),
        _ => decide::<G>(view, opponent, generator.next()),
    }
}
