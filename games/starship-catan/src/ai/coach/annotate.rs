//! Annotates a played turn: what each part of it was worth to the player whose turn it was, by that player's knowledge.
//!
//! Each of the player's choices from the sector on has three values. `best` is that of the best option and `played`
//! that of the option taken, both before the order reveals anything. `foreseen` is the value that the choice was
//! expected to have before it came up. Trade and Build is one choice.
//!
//! - error is `best` less `played`, summed over the choices, and counted only where it is clear (`choice`);
//! - luck is the gain of the roll over its mean over the faces, plus `foreseen` of each further choice less `played` of
//!   the choice before it: the effect of what was revealed, judged by one and the same way to continue;
//! - settled is the remainder: the effect of a longer look, and no player's doing.
//!
//! So `after − before = settled + luck − error`. All of it is reported backwards from `after` ([`TurnChances`]):
//! simulations in samples see further than the evaluation of a position between two turns, and next to it their own
//! figures would look as if much had happened.

use super::choice::ChoiceValue;
use super::evaluate::{EvaluatedPlan, PlanEvaluator};
use super::facts::PlanOutcome;
use crate::ai::engine::FlightOutcomes;
use crate::rules::{Order, Phase, Position, Seat, StarshipCatan, legal, view};
use orrery_ai::SearchHandle;
use orrery_ai::coach::{TurnChances, TurnMeasurements};
use orrery_core::Rules as _;
use orrery_core::chance::RecordedOutcomes;
use orrery_record::TurnRecord;

/// A choice of the turn.
#[derive(Debug, Clone)]
pub(super) struct Decision {
    /// The index of its order in the turn.
    pub(super) at: usize,
    /// The position in which it was made.
    pub(super) before: Position,
    /// The order given, or the first of several.
    pub(super) order: Order,
    /// The value of the best option.
    pub(super) best: f64,
    /// The value of the option taken.
    pub(super) played: f64,
    /// The value that the choice was expected to have before it came up.
    foreseen: f64,
    flight_outcomes: Option<FlightOutcomes>,
}

impl Decision {
    /// The chance to win that it gave away; 0 for the best choice.
    pub(super) const fn error(&self) -> f64 {
        (self.best - self.played).max(0.0)
    }
}

/// An annotated turn.
#[derive(Debug, Clone)]
pub(super) struct AnnotatedTurn {
    /// The seat whose turn it was.
    pub(super) mover: Seat,
    /// The index of the first order after the roll.
    pub(super) first: usize,
    /// The mover's chance to win before the turn, as evaluated.
    pub(super) before: f64,
    /// The mover's chance to win after the turn.
    pub(super) after: f64,
    /// The mover's mean chance to win over all possible rolls.
    pub(super) expected: f64,
    /// The mover's chance to win once the roll was known.
    pub(super) rolled: f64,
    decisions: Vec<Decision>,
}

impl AnnotatedTurn {
    /// The figures reported for the turn.
    pub(super) fn figures(&self) -> TurnChances {
        let between =
            |moments: &[Decision]| -> f64 { moments.windows(2).map(|pair| pair[1].foreseen - pair[0].played).sum() };
        let error = |moments: &[Decision]| -> f64 { moments.iter().map(Decision::error).sum() };
        let worst = self.worst();
        // A missed order that wins at once would have won for certain, whatever the simulations in samples showed of
        // it.
        let missed = self.decisions[worst].error() > 0.0 && wins_at_once(&self.decisions[worst].before, self.mover);
        let sure = missed.then_some(1.0 - self.after);
        TurnChances::of(&TurnMeasurements {
            before: self.before as f32,
            after: self.after as f32,
            // The effect of the roll and of everything revealed.
            luck: (self.rolled - self.expected + between(&self.decisions)) as f32,
            error: sure.unwrap_or_else(|| error(&self.decisions)) as f32,
            cost: sure.unwrap_or_else(|| self.decisions[worst].error()) as f32,
            later: (between(&self.decisions[worst..]) - error(&self.decisions[worst + 1..])) as f32,
        })
    }

    /// The index of the choice with the largest error, the first of equal ones.
    fn worst(&self) -> usize {
        let error = |at: usize| self.decisions[at].error();
        (1..self.decisions.len()).fold(0, |worst, next| if error(next) > error(worst) { next } else { worst })
    }

    /// The choice with the largest error, the first of equal ones. There is always one.
    pub(super) fn costliest(&self) -> &Decision {
        &self.decisions[self.worst()]
    }

    /// The turn from after its roll to its end, as a plan.
    pub(super) fn whole(&self, turn: &TurnRecord<StarshipCatan>) -> EvaluatedPlan {
        self.plan(turn, self.first..turn.steps.len(), self.after, None)
    }

    /// The orders from one choice to the next, as a plan.
    pub(super) fn part(&self, turn: &TurnRecord<StarshipCatan>, moment: &Decision) -> EvaluatedPlan {
        let next = self.decisions.iter().map(|next| next.at).find(|&at| at > moment.at);
        self.plan(turn, moment.at..next.unwrap_or(turn.steps.len()), moment.played, moment.flight_outcomes)
    }

    /// The number of the mover's own orders before an index of the turn, without the roll.
    pub(super) fn own_before(&self, turn: &TurnRecord<StarshipCatan>, at: usize) -> usize {
        turn.steps[self.first..at].iter().filter(|step| Seat::of(step.by) == self.mover).count()
    }

    fn plan(
        &self,
        turn: &TurnRecord<StarshipCatan>,
        places: std::ops::Range<usize>,
        win: f64,
        flight_outcomes: Option<FlightOutcomes>,
    ) -> EvaluatedPlan {
        let end = turn.steps[places.clone()].last().map_or(turn.before, |step| step.after);
        let own = places.filter(|&at| Seat::of(turn.steps[at].by) == self.mover);
        let steps: Vec<(Position, Order)> = own.map(|at| (before(turn, at), turn.steps[at].order)).collect();
        let orders = steps.iter().map(|(_, order)| *order).collect();
        EvaluatedPlan { orders, outcome: PlanOutcome::played(self.mover, steps, end), win, flight_outcomes, odds: None }
    }
}

/// Reports whether the player has an order that ends the match with their victory, leaving nothing to chance.
fn wins_at_once(p: &Position, mover: Seat) -> bool {
    let (mut orders, seen) = (Vec::new(), view(p, Some(mover)));
    legal(p, &mut orders);
    let wins = |order: &Order| {
        let mut after = *p;
        StarshipCatan::apply(&mut after, order, &mut RecordedOutcomes::new([]), &mut ());
        let standings = StarshipCatan::standings(&view(&after, Some(mover)));
        after.is_over() && standings.winners().any(|winner| winner == p.colour(mover))
    };
    // The card that fills the place of a colony or a post changes no points.
    let sure =
        |order: &Order| matches!(order, Order::Settle | Order::Found) || !StarshipCatan::is_barrier(&seen, order);
    orders.iter().any(|order| sure(order) && wins(order))
}

/// The position before an order of a turn.
fn before(turn: &TurnRecord<StarshipCatan>, at: usize) -> Position {
    at.checked_sub(1).map_or(turn.before, |at| turn.steps[at].after)
}

/// Annotates `turn`. Returns `None` if it has no end, if nothing was decided in it, or if `watch` was cancelled.
pub(super) fn annotate(
    scales: &PlanEvaluator,
    turn: &TurnRecord<StarshipCatan>,
    watch: &SearchHandle<StarshipCatan>,
) -> Option<AnnotatedTurn> {
    if !turn.is_whole() {
        return None;
    }
    let mover = turn.before.turn;
    let roll = turn.steps.iter().position(|step| step.order == Order::Roll);
    let moments = decisions(scales, turn, mover, watch)?;
    let first = moments.first()?.best;
    // A match may begin in the middle of a turn: then no roll precedes it.
    let (expected, rolled) = match roll {
        Some(roll) => scales.of_roll(&before(turn, roll), &turn.steps[roll].after, watch)?,
        None => (first, first),
    };
    Some(AnnotatedTurn {
        mover,
        first: roll.map_or(0, |roll| roll + 1),
        before: scales.standing(&turn.before, mover),
        after: scales.standing(turn.end(), mover),
        expected,
        rolled,
        decisions: moments,
    })
}

/// Evaluates the choices of the turn.
fn decisions(
    scales: &PlanEvaluator,
    turn: &TurnRecord<StarshipCatan>,
    mover: Seat,
    watch: &SearchHandle<StarshipCatan>,
) -> Option<Vec<Decision>> {
    let (mut moments, mut orders) = (Vec::new(), Vec::new());
    for (at, step) in turn.steps.iter().enumerate() {
        let p = before(turn, at);
        let order = step.order;
        match p.phase {
            Phase::Fly | Phase::Arrange | Phase::Flight | Phase::Pirates | Phase::Take | Phase::Lose => {
                legal(&p, &mut orders);
                if orders.len() < 2 {
                    continue;
                }
                let ChoiceValue { best, played, foreseen, flight_outcomes: came } =
                    scales.choice(&view(&p, Some(mover)), order, watch)?;
                moments.push(Decision { at, before: p, order, best, played, foreseen, flight_outcomes: came });
            }
            Phase::Build => {
                let seen = view(&p, Some(mover));
                let ChoiceValue { best, played, foreseen, flight_outcomes: came } =
                    scales.building(&seen, turn.end(), watch)?;
                moments.push(Decision { at, before: p, order, best, played, foreseen, flight_outcomes: came });
                break;
            }
            _ => {}
        }
    }
    Some(moments)
}
