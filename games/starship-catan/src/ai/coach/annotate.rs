//! The annotation of a played turn: the value of each of its parts to the player, based on what that player knew.
//!
//! Each of the player's choices, beginning with that of the sector, has three values. `best` is the value of the best option and
//! `played` that of the option taken, both before the order reveals anything. `foreseen` is the value expected for the choice
//! before it arose. Trade and Build is one choice.
//!
//! - error is `best` less `played`, summed over the choices, and counted only where it is clear (see `choice`);
//! - luck is the win chance after the roll less the mean win chance over its faces, plus `foreseen` of each later choice less
//!   `played` of the choice before it: the effect of everything revealed, evaluated with the same continuation;
//! - settled is the remainder: the effect of looking further ahead, which no player caused.
//!
//! So `after − before = settled + luck − error`. All figures are computed backwards from `after` ([`TurnWinChances`]): simulations
//! in samples look further ahead than the evaluation of a position between two turns. Mixed with that evaluation, their own
//! figures would suggest large changes.

use super::choice::ChoiceValue;
use super::evaluate::{EvaluatedPlan, PlanEvaluator};
use super::facts::SimulatedPlan;
use crate::ai::engine::FlightResultCounts;
use crate::rules::{Order, Phase, Position, Seat, StarshipCatan, legal, view};
use orrery_ai::SearchHandle;
use orrery_ai::coach::{AnnotatedTurn, DecisionWinChances, TurnBreakdown, TurnWinChances};
use orrery_core::Rules as _;
use orrery_core::chance::ReplayChance;
use orrery_record::TurnRecord;

/// A choice of the player in the turn, with its values.
#[derive(Debug, Clone)]
pub struct Decision {
    /// The index, in the turn, of the order that was chosen.
    pub(super) at: usize,
    /// The position in which the player chose.
    pub(super) before: Position,
    /// The order given; in Trade and Build, the first order of the phase.
    pub(super) order: Order,
    /// The value of the best option.
    pub(super) best: f64,
    /// The value of the option taken.
    pub(super) played: f64,
    /// The value expected for the choice before it arose.
    foreseen: f64,
    flight_outcomes: Option<FlightResultCounts>,
}

impl Decision {
    /// Returns the win chance lost by the choice, or 0 if the best option was taken.
    pub(super) const fn loss(&self) -> f64 {
        (self.best - self.played).max(0.0)
    }
}

impl DecisionWinChances for Decision {
    fn at(&self) -> usize {
        self.at
    }

    fn chances(&self) -> (f32, f32) {
        (self.best as f32, self.played as f32)
    }
}

/// Returns the mover's orders of a turn at these places, as a plan.
pub(super) fn played_plan(
    turn: &TurnRecord<StarshipCatan>,
    places: std::ops::Range<usize>,
    win: f64,
    flight_outcomes: Option<FlightResultCounts>,
) -> EvaluatedPlan {
    let mover = turn.before.turn;
    let end = turn.steps[places.clone()].last().map_or(turn.before, |step| step.after);
    let own = places.filter(|&at| Seat::of(turn.steps[at].by) == mover);
    let steps: Vec<(Position, Order)> = own.map(|at| (*turn.position_before(at), turn.steps[at].order)).collect();
    let orders = steps.iter().map(|(_, order)| *order).collect();
    EvaluatedPlan { orders, outcome: SimulatedPlan::played(mover, steps, end), win, flight_outcomes, odds: None }
}

/// Returns the orders from the costliest choice up to the next choice, or to the end of the turn, as a plan.
pub(super) fn costliest_plan(turn: &TurnRecord<StarshipCatan>, told: &AnnotatedTurn<Decision>) -> EvaluatedPlan {
    let moment = told.costliest();
    let next = told.decisions.iter().map(|next| next.at).find(|&at| at > moment.at);
    played_plan(turn, moment.at..next.unwrap_or(turn.steps.len()), moment.played, moment.flight_outcomes)
}

/// Returns the index of the choice with the largest error; on a tie, the first.
fn costliest(moments: &[Decision]) -> usize {
    let error = |at: usize| moments[at].loss();
    (1..moments.len()).fold(0, |worst, next| if error(next) > error(worst) { next } else { worst })
}

/// Returns the figures reported for a turn with these choices. `chances` are the mover's win chances before and after the turn,
/// `roll` the mean over all possible rolls and the win chance once the roll was known.
fn figures(
    moments: &[Decision],
    mover: Seat,
    [before, after]: [f64; 2],
    (expected, rolled): (f64, f64),
) -> TurnWinChances {
    let between =
        |moments: &[Decision]| -> f64 { moments.windows(2).map(|pair| pair[1].foreseen - pair[0].played).sum() };
    let error = |moments: &[Decision]| -> f64 { moments.iter().map(Decision::loss).sum() };
    let worst = costliest(moments);
    // An order that wins at once would have won with certainty, even if the simulations gave it a lower win chance.
    let missed = moments[worst].loss() > 0.0 && wins_at_once(&moments[worst].before, mover);
    let sure = missed.then_some(1.0 - after);
    TurnWinChances::of(&TurnBreakdown {
        before: before as f32,
        after: after as f32,
        // The effect of the roll and of everything revealed.
        luck: (rolled - expected + between(moments)) as f32,
        error: sure.unwrap_or_else(|| error(moments)) as f32,
        cost: sure.unwrap_or_else(|| moments[worst].loss()) as f32,
        later: (between(&moments[worst..]) - error(&moments[worst + 1..])) as f32,
    })
}

/// Reports whether the player has an order that ends the match with their victory, whatever the outcome of chance.
fn wins_at_once(p: &Position, mover: Seat) -> bool {
    let (mut orders, seen) = (Vec::new(), view(p, Some(mover)));
    legal(p, &mut orders);
    let wins = |order: &Order| {
        let mut after = *p;
        StarshipCatan::apply(&mut after, order, &mut ReplayChance::new([]), &mut ());
        let standings = StarshipCatan::standings(&view(&after, Some(mover)));
        after.is_over() && standings.winners().any(|winner| winner == p.colour(mover))
    };
    // The card that replaces a founded colony or trading post changes no points.
    let sure =
        |order: &Order| matches!(order, Order::Settle | Order::Found) || !StarshipCatan::is_barrier(&seen, order);
    orders.iter().any(|order| sure(order) && wins(order))
}

/// Annotates `turn`. Returns `None` if the turn was not completed or contains no choice, or if `watch` was cancelled.
pub(super) fn annotate(
    scales: &PlanEvaluator,
    turn: &TurnRecord<StarshipCatan>,
    watch: &SearchHandle<StarshipCatan>,
) -> Option<AnnotatedTurn<Decision>> {
    if !turn.is_whole() {
        return None;
    }
    let mover = turn.before.turn;
    let roll = turn.steps.iter().position(|step| step.order == Order::Roll);
    let moments = decisions(scales, turn, mover, watch)?;
    let first = moments.first()?.best;
    // A match may begin in the middle of a turn, which then has no roll.
    let (expected, rolled) = match roll {
        Some(roll) => scales.of_roll(turn.position_before(roll), &turn.steps[roll].after, watch)?,
        None => (first, first),
    };
    let ends = [&turn.before, turn.end()];
    let chances = ends.map(|p| scales.standing(p, mover));
    let [before, after] = [0, 1].map(|nth| scales.outlook(ends[nth], mover, chances[nth]));
    let revealed = |order: &Order| matches!(order, Order::Next | Order::Fight | Order::Pay | Order::Offer(_));
    Some(AnnotatedTurn {
        colour: turn.colour(),
        seat: turn.seat(),
        first: roll.map_or(0, |roll| roll + 1),
        before,
        after,
        figures: figures(&moments, mover, chances, (expected, rolled)),
        costliest: costliest(&moments),
        decisions: moments,
        plain: !turn.steps.iter().any(|step| revealed(&step.order)),
    })
}

/// Evaluates the choices of the turn. Returns `None` if `watch` was cancelled.
fn decisions(
    scales: &PlanEvaluator,
    turn: &TurnRecord<StarshipCatan>,
    mover: Seat,
    watch: &SearchHandle<StarshipCatan>,
) -> Option<Vec<Decision>> {
    let (mut moments, mut orders) = (Vec::new(), Vec::new());
    for (at, step) in turn.steps.iter().enumerate() {
        let p = *turn.position_before(at);
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
