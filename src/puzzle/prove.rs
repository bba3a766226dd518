//! The proof: every position that legal orders can come to in this turn, and so every way it can end.

use std::collections::BTreeSet;

use super::goal::{Goals, all_met, lucky};
use crate::rules::{Card, CardCounts, Chance, Order, Phase, Position, apply_unchecked, check, legal};

/// Turns with more positions than this are not proven.
pub const MOST_POSITIONS: usize = 3_000_000;

/// So many solutions are kept.
pub const SHOWN: usize = 100;

/// Why nothing is proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ProofError {
    /// The mover has nothing to decide.
    #[error("the mover has no turn to plan: name his rolled ships as `hand`")]
    NoTurn,
    /// The turn is too large to be visited whole.
    #[error("the turn has more than {most} positions: take away ships, cards or resources")]
    TooLarge {
        /// The limit that was passed.
        most: usize,
    },
}

/// What visiting a whole turn found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// Positions visited, the ends among them.
    pub positions: usize,
    /// Different ends of the turn.
    pub ends: usize,
    /// Those of them that meet the goals.
    pub solving: usize,
    /// A shortest way to each end that meets the goals, the shortest first, at most [`SHOWN`].
    pub solutions: Vec<Vec<Order>>,
    /// For each goal that is a number, the best that any end reaches, and what is wanted.
    pub best: Vec<Option<(i16, i16)>>,
}

/// Cards that fill a gap of the display: none, so that nothing is built on what nobody can know.
struct Unknown;

impl Chance for Unknown {
    fn die(&mut self) -> u8 {
        1
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        deck.iter().next().unwrap_or(Card::AlienCity)
    }
}

/// A step of the search: how a position was come to.
struct Step {
    parent: usize,
    order: Order,
}

const ROOT: usize = usize::MAX;

/// A whole turn visited: what is left of it when all positions have been seen.
pub(super) struct Visited {
    /// Positions seen, the ends among them.
    pub positions: usize,
    steps: Vec<Step>,
}

impl Visited {
    /// A shortest way to the end that was shown with this number.
    pub fn way(&self, end: usize) -> Vec<Order> {
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
struct Visit<F> {
    seen: BTreeSet<u64>,
    steps: Vec<Step>,
    next: Vec<(Position, usize)>,
    /// Sees each end once, with the number that [`Visited::way`] knows it by.
    shown: F,
}

/// Visits every position that the mover's turn can come to without chance, at most `most`, and shows every end once.
///
/// Nothing is left out but this: what is given up at the limit of eight is given up last (TURN-6), since to spend it
/// first is never worse; and the place of a claimed card stays empty, since what fills it nobody can know.
pub(super) fn visit(start: &Position, most: usize, shown: impl FnMut(&Position, usize)) -> Result<Visited, ProofError> {
    if start.phase != Phase::Orders {
        return Err(ProofError::NoTurn);
    }
    let seen = BTreeSet::from([start.fingerprint()]);
    let mut visit = Visit { seen, steps: Vec::new(), next: Vec::new(), shown };
    let mut layer = vec![(*start, ROOT)];
    let mut orders = Vec::new();
    while !layer.is_empty() {
        for (position, step) in &layer {
            legal(position, &mut orders);
            for &order in orders.iter().filter(|o| !lucky(o)) {
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

impl<F: FnMut(&Position, usize)> Visit<F> {
    fn follow(&mut self, position: &Position, mut order: Order, mut parent: usize) {
        let mut after = *position;
        apply_unchecked(&mut after, order, &mut Unknown, &mut ());
        match order {
            Order::Claim(_) => leave_gap(&mut after, position),
            Order::Shed { .. } if check(&after, Order::End).is_err() => return,
            Order::Shed { .. } => {
                parent = self.step(parent, order);
                order = Order::End;
                apply_unchecked(&mut after, order, &mut Unknown, &mut ());
            }
            _ => {}
        }
        if !self.seen.insert(after.fingerprint()) {
            return;
        }
        let step = self.step(parent, order);
        if after.phase == Phase::Orders {
            self.next.push((after, step));
        } else {
            (self.shown)(&after, step);
        }
    }

    fn step(&mut self, parent: usize, order: Order) -> usize {
        self.steps.push(Step { parent, order });
        self.steps.len() - 1
    }
}

/// Takes the card away that came to the display in place of a claimed one.
fn leave_gap(after: &mut Position, before: &Position) {
    for (now, then) in after.display.iter_mut().zip(before.display) {
        if *now != then {
            *now = None;
        }
    }
}

/// Proves what the goals are worth: visits the whole turn of the mover, at most `most` positions.
///
/// # Errors
/// There is nothing to decide, or there is too much of it.
pub fn prove(start: &Position, goals: &Goals, most: usize) -> Result<Proof, ProofError> {
    let mover = start.mover();
    let mut proof = Proof { positions: 0, ends: 0, solving: 0, solutions: Vec::new(), best: vec![None; goals.len()] };
    let mut solved = Vec::new();
    let visited = visit(start, most, |end, step| {
        proof.ends += 1;
        if all_met(goals, start, end, mover) {
            solved.push(step);
            for (goal, best) in goals.iter().zip(&mut proof.best) {
                *best = (*best).max(goal.measured(start, end, mover));
            }
        }
    })?;
    proof.positions = visited.positions;
    proof.solving = solved.len();
    // Found layer by layer, they lie in the order of their length.
    proof.solutions = solved.iter().take(SHOWN).map(|&step| visited.way(step)).collect();
    Ok(proof)
}
