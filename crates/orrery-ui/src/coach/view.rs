//! The coach's advice in words.

use super::contract::CoachTexts;
use orrery_ai::coach::{Advice, Suggestion, TurnExplanation, TurnWinChances};
use orrery_core::Colour;
use orrery_learn::game_types;
use orrery_locale::{PlayerNames, text};

/// The state of an analysis: its progress in words, or its result.
#[derive(Debug, Clone, PartialEq)]
pub enum AnalysisState<T> {
    /// The analysis is still running, with this progress in words.
    Pondering(String),
    /// The analysis is finished.
    Ready(T),
    /// The analysis has nothing to show.
    Nothing,
}

/// A reason for or against a plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReasonView {
    /// The reason in a few words.
    pub words: String,
    /// True if the reason speaks against the plan.
    pub against: bool,
}

/// A plan for the rest of a turn.
#[derive(Debug, Clone, PartialEq)]
pub struct PlanView {
    /// The orders, each in a few words.
    pub orders: Vec<String>,
    /// The number of orders that are given when the plan is played.
    pub played: usize,
    /// The number of orders after which something new is revealed, if more were planned. The coach then advises again.
    pub stop: Option<usize>,
    /// The actions foreseen for later turns, a text for each of these turns. Play does not give them.
    pub foreseen: Vec<String>,
    /// The name of the thing that the first order uses.
    pub thing: String,
    /// The player's win chance, from 0 to 1. In a solo match it may be a different figure, as `measure` says.
    pub win: f32,
    /// The meaning of `win`, in words.
    pub measure: String,
    /// The reason why the win chance is low or high, in one line.
    pub outlook: Option<String>,
    /// The difference from the win chance of the best plan, 0 or more.
    pub loss: f32,
    /// True if the plan reaches the end of the turn without an outcome that has to be seen first.
    pub whole: bool,
    /// The reasons for and against the plan, the most important first.
    pub reasons: Vec<ReasonView>,
}

impl PlanView {
    /// Describes a plan in words.
    pub fn of<G: CoachTexts>(plan: &Suggestion<G::Rules, game_types::PlanReason<G>>, names: &PlayerNames) -> Self {
        let reason = |reason| ReasonView { words: G::reason_text(reason, names), against: G::is_against(reason) };
        PlanView {
            orders: plan.orders.iter().map(|order| G::order_brief(order, names)).collect(),
            played: played::<G>(&plan.orders).len(),
            stop: None,
            foreseen: Vec::new(),
            thing: plan.orders.first().map(G::thing).unwrap_or_default(),
            win: plan.win,
            measure: text("ui-coach-to-win"),
            outlook: None,
            loss: plan.loss,
            whole: plan.after.is_some(),
            reasons: plan.reasons.iter().map(reason).filter(|reason| !reason.words.is_empty()).collect(),
        }
    }
}

/// Returns the orders of a plan that Play gives: all except the end of the turn, which is left to the player unless it is the
/// only order.
pub fn played<G: CoachTexts>(orders: &[game_types::Order<G>]) -> &[game_types::Order<G>] {
    match orders {
        [first @ .., last] if !first.is_empty() && G::only_ends(last) => first,
        all => all,
    }
}

/// The best plans, all different from one another.
#[derive(Debug, Clone, PartialEq)]
pub struct AdviceView {
    /// The plans, the best first.
    pub plans: Vec<PlanView>,
    /// The number of leaves (ends of the turn) that were compared.
    pub ends: u32,
}

impl AdviceView {
    /// Describes advice in words.
    pub fn of<G: CoachTexts>(advice: &Advice<G::Rules, game_types::PlanReason<G>>, names: &PlayerNames) -> Self {
        let plans = advice.plans.iter().map(|plan| PlanView::of::<G>(plan, names)).collect();
        AdviceView { plans, ends: advice.leaves }
    }
}

/// The evaluation of a turn that was played.
#[derive(Debug, Clone, PartialEq)]
pub struct ExplanationView {
    /// The seat of the player whose turn it was.
    pub colour: Colour,
    /// The player's win chances, rounded as shown.
    pub figures: TurnWinChances,
    /// The plan that was played.
    pub played: PlanView,
    /// A plan that was clearly better, if there was one.
    pub better: Option<PlanView>,
    /// The index of the played order from which the better plan differs.
    pub departs: usize,
}

impl ExplanationView {
    /// Describes an explanation in words. `seat` is the player's index in the turn order, and `reviewed` has the figures of the
    /// same turn in the review, if there is one.
    pub fn of<G: CoachTexts>(
        told: &TurnExplanation<G::Rules, game_types::PlanReason<G>>,
        seat: usize,
        reviewed: Option<TurnWinChances>,
        names: &PlayerNames,
    ) -> Self {
        let figures = reviewed.unwrap_or_else(|| told.figures(seat)).shown();
        let (played, better) = (PlanView::of::<G>(&told.played, names), told.better.as_ref());
        // If nothing could be gained, no plan was better.
        let better = better.filter(|_| figures.best > figures.played).map(|better| PlanView::of::<G>(better, names));
        ExplanationView {
            colour: told.colour,
            figures,
            played: PlanView { win: figures.after, loss: figures.error(), ..played },
            better: better.map(|better| PlanView { win: figures.best, ..better }),
            departs: told.departs,
        }
    }
}
