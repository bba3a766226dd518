//! The coach's advice, and the coach's explanation of a turn in the record. `R` is the type of a game's reasons.

use super::annotated_turn::AnnotatedTurn;
use super::turn_chances::{DecisionWinChances, TurnWinChances};
use crate::Evaluation;
use orrery_core::{Colour, Rules};
use orrery_record::TurnRecord;

/// A plan for the rest of a turn, with its evaluation.
#[derive(Debug, Clone, PartialEq)]
pub struct Suggestion<G: Rules, R> {
    /// The orders to give from the position of the advice. They end with the turn, or with the first order whose outcome must be
    /// known before the next one.
    pub orders: Vec<G::Order>,
    /// The view after the orders; `None` if the last order involves chance.
    pub after: Option<G::View>,
    /// The evaluation of the position after the plan, for every seat.
    pub outlook: Evaluation,
    /// The player's win chance after the plan.
    pub win: f32,
    /// The win chance lost compared with the best plan: 0 for the best plan, otherwise positive.
    pub loss: f32,
    /// At most three reasons, most important first. For the best plan they compare it with the second best, or with doing nothing
    /// if there is no second plan or nothing stands out. For any other plan they compare it with the best.
    pub reasons: Vec<R>,
}

/// The best distinct plans for the current position.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<G: Rules, R> {
    /// The evaluation for every seat if the best plan is carried out.
    pub now: Evaluation,
    /// Up to three plans that do different things, best first.
    pub plans: Vec<Suggestion<G, R>>,
    /// The number of candidate turns compared.
    pub leaves: u32,
}

/// The evaluation of a turn in the record of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct TurnExplanation<G: Rules, R> {
    /// The colour of the turn's player.
    pub colour: Colour,
    /// The evaluation for every seat before the roll.
    pub before: Evaluation,
    /// The evaluation for every seat after the turn.
    pub after: Evaluation,
    /// Two win chances of the player: before the roll, from deeper search; and after the luck of the turn, with the best choices.
    /// The luck is the second minus the first, and the error is measured from the second.
    pub roll: (f32, f32),
    /// Two win chances of the player at the costliest choice: with the best option and with the chosen one.
    pub choice: (f32, f32),
    /// The change in the player's win chance caused by the roll and revealed cards, −1 to 1.
    pub luck: f32,
    /// The orders given after the roll. The loss is the cost of all choices of the turn. The reasons compare the orders with the
    /// better plan or, if there is none, with doing nothing.
    pub played: Suggestion<G, R>,
    /// A clearly better plan, if there was one.
    pub better: Option<Suggestion<G, R>>,
    /// The index in `played.orders` from which the orders of `better` differ: 0, or the index after an order whose outcome had to
    /// be known first.
    pub departs: usize,
}

impl<G: Rules, R> TurnExplanation<G, R> {
    /// Creates the explanation of an annotated turn, with the reasons for the orders given and the better plan, if there was one.
    pub fn of<D: DecisionWinChances>(
        turn: &TurnRecord<G>,
        told: &AnnotatedTurn<D>,
        reasons: Vec<R>,
        better: Option<Suggestion<G, R>>,
    ) -> Self {
        let (colour, after, figures) = (told.colour, told.after, told.figures);
        let own = turn.steps.iter().enumerate().skip(told.first).filter(|(_, step)| step.by == colour);
        let departs = own.clone().take_while(|&(at, _)| at < told.costliest().at()).count();
        TurnExplanation {
            colour,
            before: told.before,
            after,
            roll: (figures.expected, figures.rolled),
            choice: (figures.best, figures.played),
            luck: figures.luck(),
            played: Suggestion {
                orders: own.map(|(_, step)| step.order).collect(),
                after: Some(G::view(turn.end(), Some(colour))),
                outlook: after,
                win: after.win[told.seat],
                loss: figures.error(),
                reasons,
            },
            better: better.map(|plan| Suggestion { win: figures.best, ..plan }),
            departs,
        }
    }

    /// Returns the win chances of the turn. `seat` is the index of the turn's player.
    pub fn figures(&self, seat: usize) -> TurnWinChances {
        let ((expected, rolled), (best, played)) = (self.roll, self.choice);
        TurnWinChances { before: self.before.win[seat], expected, rolled, after: self.after.win[seat], best, played }
    }
}
