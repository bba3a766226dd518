//! The proof: every position that legal orders can come to in this turn, and so every way it can end.

use std::collections::BTreeSet;

use super::contract::{PuzzleGoal as _, Puzzles};
use orrery_core::{Chance, ChanceNode, Colour, Rules};

/// Turns with more positions than this are not proven.
pub const MOST_POSITIONS: usize = 3_000_000;

/// So many solutions are kept.
pub const SHOWN: usize = 100;

/// Why nothing is proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ProofError {
    /// The mover has nothing to decide.
    #[error("the mover has no turn to plan: {0}")]
    NoTurn(&'static str),
    /// The turn is too large to be visited whole.
    #[error("the turn has more than {most} positions: take away ships, cards or resources")]
    TooLarge {
        /// The limit that was passed.
        most: usize,
    },
}

/// What visiting a whole turn found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof<G: Rules> {
    /// Positions visited, the ends among them.
    pub positions: usize,
    /// Different ends of the turn.
    pub ends: usize,
    /// Those of them that meet the goals.
    pub solving: usize,
    /// A shortest way to each end that meets the goals, the shortest first, at most [`SHOWN`].
    pub solutions: Vec<Vec<G::Order>>,
    /// For each goal that is a number, the best that any end reaches, and what is wanted.
    pub best: Vec<Option<(i16, i16)>>,
}

/// The first answer there is, to whatever is asked: what it puts into a position is taken out again.
struct First;

impl<N: ChanceNode> Chance<N> for First {
    fn resolve(&mut self, node: N) -> N::Outcome {
        node.nth(0)
    }
}

/// A step of the search: how a position was come to.
struct Step<G: Rules> {
    parent: usize,
    order: G::Order,
}

const ROOT: usize = usize::MAX;

/// A whole turn visited: what is left of it when all positions have been seen.
pub(super) struct Visited<G: Rules> {
    /// Positions seen, the ends among them.
    pub positions: usize,
    steps: Vec<Step<G>>,
}

impl<G: Rules> Visited<G> {
    /// A shortest way to the end that was shown with this number.
    pub fn way(&self, end: usize) -> Vec<G::Order> {
        let mut orders = Vec::new();
        let mut at = end;
        while let Some(Step { parent, order }) = self.steps.get(at) {
            orders.push(*order);
            at = *parent;
        }
        orders.reverse();
        orders
    }
}

/// The visit, layer by layer, so that the way to each position is a shortest one.
struct Visit<G: Rules, F> {
    seen: BTreeSet<u64>,
    steps: Vec<Step<G>>,
    next: Vec<(G::Position, usize)>,
    /// Sees each end once, with the number that [`Visited::way`] knows it by.
    shown: F,
}

/// Visits every position that the mover's turn can come to without luck, at most `most`, and shows every end once.
///
/// Nothing is left out but what the game says: [`Puzzles::is_luck`], [`Puzzles::followed_by`], [`Puzzles::forget_luck`].
pub(super) fn visit<G: Puzzles>(
    start: &G::Position,
    most: usize,
    shown: impl FnMut(&G::Position, usize),
) -> Result<Visited<G>, ProofError> {
    if let Some(why) = G::no_turn(start) {
        return Err(ProofError::NoTurn(why));
    }
    let seen = BTreeSet::from([G::fingerprint(start)]);
    let mut visit = Visit::<G, _> { seen, steps: Vec::new(), next: Vec::new(), shown };
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
                return Err(ProofError::TooLarge { most });
            }
        }
        layer.clear();
        std::mem::swap(&mut layer, &mut visit.next);
    }
    Ok(Visited { positions: visit.seen.len(), steps: visit.steps })
}

impl<G: Puzzles, F: FnMut(&G::Position, usize)> Visit<G, F> {
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
        self.steps.push(Step { parent, order });
        self.steps.len() - 1
    }
}

/// Where an order leads, and whether the turn is over then; nothing if luck is part of it.
fn carried_out<G: Puzzles>(before: &G::Position, order: &G::Order) -> Option<(G::Position, bool)> {
    let mut after = *before;
    G::apply(&mut after, order, &mut First, &mut ());
    if G::is_luck(before, order, &after) {
        return None;
    }
    let over = G::ends_turn(order, &after) || G::to_act(&after).is_none();
    G::forget_luck(before, order, &mut after);
    Some((after, over))
}

/// Whether the goals are met at `end`. A match that is over without the mover as its only winner meets none.
#[must_use]
pub fn all_met<G: Puzzles>(goals: &[G::Goal], start: &G::Position, end: &G::Position, mover: Colour) -> bool {
    let (before, after) = (G::view(start, Some(mover)), G::view(end, Some(mover)));
    let lost = G::to_act(end).is_none() && !G::standings(&after).winners().eq([mover]);
    !lost && goals.iter().all(|goal| goal.met(&before, &after, mover))
}

/// Proves what the goals are worth: visits the whole turn of the mover, at most `most` positions.
///
/// # Errors
/// There is nothing to decide, or there is too much of it.
pub fn prove<G: Puzzles>(start: &G::Position, goals: &[G::Goal], most: usize) -> Result<Proof<G>, ProofError> {
    let mover = G::on_turn(start);
    let before = G::view(start, Some(mover));
    let mut proof = Proof { positions: 0, ends: 0, solving: 0, solutions: Vec::new(), best: vec![None; goals.len()] };
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
    // Found layer by layer, they lie in the order of their length.
    proof.solutions = solved.iter().take(SHOWN).map(|&step| visited.way(step)).collect();
    Ok(proof)
}
