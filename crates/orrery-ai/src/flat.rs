//! Flat Monte Carlo: every candidate gets the same number of playouts, and the candidate with the most wins is chosen.

use super::playout::{place, rough_playout, shares};
use super::searchable::{Candidate, Searchable};
use super::{Plan, SearchBudget, SearchHandle, SearchPhase};
use orrery_core::{RandomGenerator, Rules};

/// The number of simulated orders per plan at the default budget: about one second on one core.
const ORDERS: u64 = 2_000_000;
/// The value of one point of final margin, in wins. It decides between candidates with about equally many wins.
const MARGIN: f32 = 0.01;

/// Returns the plan of the best candidate.
///
/// `effort.budget` is the number of simulated orders, in percent of the default.
pub fn plan<G: Searchable>(view: &G::View, effort: SearchBudget, watch: &SearchHandle<G>) -> Plan<G> {
    watch.set_phase(SearchPhase::Finding);
    let candidates = G::candidates(view, effort, watch);
    watch.set_phase(SearchPhase::PlayingOn);
    let best = most_won::<G>(view, &candidates, effort, watch);
    let orders = candidates.into_iter().nth(best).map(|candidate| candidate.orders).unwrap_or_default();
    Plan { orders, outlook: None, leaves: watch.ends() }
}

/// Returns the index of the candidate with the most wins for the deciding seat. In each pass, all candidates are tried in the
/// same sample and with the same random numbers.
fn most_won<G: Searchable>(
    view: &G::View,
    candidates: &[Candidate<G>],
    effort: SearchBudget,
    watch: &SearchHandle<G>,
) -> usize {
    let budget = ORDERS * u64::from(effort.budget) / 100;
    let mut score = vec![0.0; candidates.len()];
    let mut orders = Vec::new();
    let mut played = 0;
    for pass in 0.. {
        for (candidate, score) in candidates.iter().zip(&mut score) {
            let mut generator = RandomGenerator::of_series(effort.seed, pass);
            let world = G::determinize(view, &mut generator);
            let Some(decider) = G::to_act(&world) else { return 0 };
            let seat = place::<G>(&world, decider);
            let mut position = candidate.after.unwrap_or_else(|| after::<G>(world, &candidate.orders, &mut generator));
            played += u64::from(rough_playout::<G>(&mut position, &mut generator, &mut orders));
            *score += shares::<G>(&position)[seat] + MARGIN * margin::<G>(&position, seat);
            watch.count_playout();
        }
        // A single candidate needs no comparison, and no orders are simulated if the match is over.
        if played >= budget || candidates.len() < 2 || played == 0 || watch.stopped() {
            break;
        }
    }
    let best = score.iter().enumerate().reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(0, |(index, _)| index)
}

/// Returns the full state after these orders, starting from `world`.
fn after<G: Rules>(mut world: G::Position, orders: &[G::Order], generator: &mut RandomGenerator) -> G::Position {
    for order in orders {
        G::apply(&mut world, order, generator, &mut ());
    }
    world
}

/// Returns the lead of `seat`, in points, over the best other seat or over 0, whichever is higher; negative if behind.
fn margin<G: Rules>(position: &G::Position, seat: usize) -> f32 {
    let standings = G::with_view(position, None, G::standings);
    let points = |at: usize| standings.0[at].total() as f32;
    let others = (0..standings.0.len()).filter(|&other| other != seat).map(points);
    points(seat) - others.fold(0.0, f32::max)
}
