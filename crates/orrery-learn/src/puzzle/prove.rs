//! The proof of a puzzle: an exhaustive search of all positions that legal orders can reach in the turn, and so of all its
//! leaves.

use std::collections::BTreeSet;

use super::contract::{PuzzleGoal as _, Puzzles};
use orrery_core::{Chance, ChanceNode, Colour, Rules};

/// The default limit on the number of positions in a turn. Turns with more positions are not searched.
pub const MOST_POSITIONS: usize = 3_000_000;

/// The maximum number of solutions listed in a proof.
pub const SHOWN: usize = 100;

/// The reason why a turn cannot be searched for solutions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SolutionSearchError {
    /// The player on turn has nothing to decide.
    #[error("there is no turn to plan: {0}")]
    NoTurn(&'static str),
    /// The turn is too large to be searched completely.
    #[error("the turn has more than {most} positions: remove ships, cards or resources")]
    TooLarge {
        /// The limit that was exceeded.
        most: usize,
    },
}

/// The result of searching a whole turn for solutions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzleSolutions<G: Rules> {
    /// The number of positions visited, including the leaves.
    pub positions: usize,
    /// The number of leaves, the distinct positions in which the turn can end.
    pub ends: usize,
    /// The number of leaves that meet the goals.
    pub solving: usize,
    /// A shortest line to each leaf that meets the goals, shortest lines first; at most [`SHOWN`].
    pub solutions: Vec<Vec<G::Order>>,
    /// For each goal, the best value reached by a leaf that meets all goals, and the required value; `None` if the goal is not
    /// numeric or no leaf meets all goals.
    pub best: Vec<Option<(i16, i16)>>,
}

/// A chance source that gives every question its first outcome. The search then removes the effect of this outcome from the
/// position.
struct FirstOutcomeChance;

impl<N: ChanceNode> Chance<N> for FirstOutcomeChance {
    fn resolve(&mut self, node: N) -> N::Outcome {
        node.outcome(0)
    }
}

/// A step of the search: the index of the parent step, and the order that led to a position.
struct SearchStep<G: Rules> {
    parent: usize,
    order: G::Order,
}

const ROOT: usize = usize::MAX;

/// The positions of a whole turn, as visited by [`visit`].
pub(super) struct TurnSearchTree<G: Rules> {
    /// The number of positions visited, including the leaves.
    pub positions: usize,
    steps: Vec<SearchStep<G>>,
}

impl<G: Rules> TurnSearchTree<G> {
    /// Returns a shortest line to the leaf with this number.
    pub fn line_to(&self, end: usize) -> Vec<G::Order> {
        let mut orders = Vec::new();
        let mut at = end;
        while let Some(SearchStep { parent, order }) = self.steps.get(at) {
            orders.push(*order);
            at = *parent;
        }
        orders.reverse();
        orders
    }
}

/// The state of the breadth-first search, in which the line to each position is a shortest one.
struct TurnSearch<G: Rules, F> {
    seen: BTreeSet<u64>,
    steps: Vec<SearchStep<G>>,
    next: Vec<(G::Position, usize)>,
    /// A callback for each leaf, called with the leaf's number for [`TurnSearchTree::line_to`].
    shown: F,
}

/// Visits all positions that the player on turn can reach without luck, and calls `shown` once for each leaf.
///
/// Orders are left out only as the game prescribes: [`Puzzles::is_luck`], [`Puzzles::followed_by`], [`Puzzles::forget_luck`].
///
/// # Errors
/// Returns an error if there is nothing to decide or the turn has more than `most` positions.
pub(super) fn visit<G: Puzzles>(
    start: &G::Position,
    most: usize,
    shown: impl FnMut(&G::Position, usize),
) -> Result<TurnSearchTree<G>, SolutionSearchError> {
    if let Some(why) = G::no_turn(start) {
        return Err(SolutionSearchError::NoTurn(why));
    }
    let seen = BTreeSet::from([G::fingerprint(start)]);
    let mut visit = TurnSearch::<G, _> { seen, steps: Vec::new(), next: Vec::new(), shown };
    let mut layer = vec![(*start, ROOT)];
    let mut orders = Vec::new();
    while !layer.is_empty() {
        for (position, step) in &layer {
            let view = G::view(position, G::to_act(position));
            G::legal(&view, &mut orders);
            G::unlisted(&view, &mut orders);
            for &order in &orders {
                visit.follow(position, order, *step);
            }
            if visit.seen.len() > most {
                return Err(SolutionSearchError::TooLarge { most });
            }
        }
        layer.clear();
        std::mem::swap(&mut layer, &mut visit.next);
    }
    Ok(TurnSearchTree { positions: visit.seen.len(), steps: visit.steps })
}

impl<G: Puzzles, F: FnMut(&G::Position, usize)> TurnSearch<G, F> {
    fn follow(&mut self, position: &G::Position, order: G::Order, mut parent: usize) {
        let Some((mut after, mut over)) = carried_out::<G>(position, &order) else { return };
        let mut last = order;
        if let Some(next) = G::followed_by(&order) {
            if G::check(&G::view(&after, G::to_act(&after)), &next).is_err() {
                return;
            }
            let Some(ended) = carried_out::<G>(&after, &next) else { return };
            parent = self.step(parent, order);
            ((after, over), last) = (ended, next);
        }
        if !self.seen.insert(G::fingerprint(&after)) {
            return;
        }
        let step = self.step(parent, last);
        if over {
            (self.shown)(&after, step);
        } else {
            self.next.push((after, step));
        }
    }

    fn step(&mut self, parent: usize, order: G::Order) -> usize {
        self.steps.push(SearchStep { parent, order });
        self.steps.len() - 1
    }
}

/// Returns the position after an order, and true if the order ended the turn or the match. Returns `None` if the order involves
/// luck.
fn carried_out<G: Puzzles>(before: &G::Position, order: &G::Order) -> Option<(G::Position, bool)> {
    let mut after = *before;
    G::apply(&mut after, order, &mut FirstOutcomeChance, &mut ());
    if G::is_luck(before, order, &after) {
        return None;
    }
    let over = G::ends_turn(order, &after) || G::to_act(&after).is_none();
    G::forget_luck(before, order, &mut after);
    Some((after, over))
}

/// Returns true if `end` meets the goals. If the match is over and `mover` is not its only winner, the goals are not met.
pub fn all_met<G: Puzzles>(goals: &[G::Goal], start: &G::Position, end: &G::Position, mover: Colour) -> bool {
    let (before, after) = (G::view(start, Some(mover)), G::view(end, Some(mover)));
    let lost = G::to_act(end).is_none() && !G::standings(&after).winners().eq([mover]);
    !lost && goals.iter().all(|goal| goal.met(&before, &after, mover))
}

/// Searches the whole turn and evaluates the goals at every leaf.
///
/// # Errors
/// Returns an error if there is nothing to decide or the turn has more than `most` positions.
pub fn prove<G: Puzzles>(
    start: &G::Position,
    goals: &[G::Goal],
    most: usize,
) -> Result<PuzzleSolutions<G>, SolutionSearchError> {
    let mover = G::on_turn(start);
    let before = G::view(start, Some(mover));
    let mut proof =
        PuzzleSolutions { positions: 0, ends: 0, solving: 0, solutions: Vec::new(), best: vec![None; goals.len()] };
    let mut solved = Vec::new();
    let visited = visit::<G>(start, most, |end, step| {
        proof.ends += 1;
        if all_met::<G>(goals, start, end, mover) {
            solved.push(step);
            let after = G::view(end, Some(mover));
            for (goal, best) in goals.iter().zip(&mut proof.best) {
                *best = (*best).max(goal.measured(&before, &after, mover));
            }
        }
    })?;
    proof.positions = visited.positions;
    proof.solving = solved.len();
    // The search is breadth-first, so the solutions are already in order of length.
    proof.solutions = solved.iter().take(SHOWN).map(|&step| visited.line_to(step)).collect();
    Ok(proof)
}
