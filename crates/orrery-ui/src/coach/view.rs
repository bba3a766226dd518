//! What the coach has to say, in words.

use super::contract::CoachWords;
use orrery_ai::coach::{Advice, Explanation, Figures, Suggestion};
use orrery_core::Colour;
use orrery_learn::of;
use orrery_locale::{Names, text};

/// What a study has come to, in words.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer<T> {
    /// It goes on, with this.
    Pondering(String),
    /// This.
    Ready(T),
    /// There is nothing to tell.
    Nothing,
}

/// A reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReasonView {
    /// In a few words.
    pub words: String,
    /// Whether it speaks against the plan.
    pub against: bool,
}

/// A plan for the rest of a turn.
#[derive(Debug, Clone, PartialEq)]
pub struct PlanView {
    /// Its orders, each in a few words.
    pub orders: Vec<String>,
    /// How many of them are given when it is played.
    pub played: usize,
    /// After how many of them something new comes to light, where more were planned: then there is advice anew.
    pub stop: Option<usize>,
    /// What the first of them uses, by its name alone.
    pub thing: String,
    /// The player's chance to win.
    pub win: f32,
    /// What stands behind that figure.
    pub measure: String,
    /// Why that chance is low or high, in a line.
    pub outlook: Option<String>,
    /// How much smaller that chance is than with the best plan, 0 or more.
    pub loss: f32,
    /// Whether it ends the turn: no outcome has to be seen first.
    pub whole: bool,
    /// Why, the weightiest first.
    pub reasons: Vec<ReasonView>,
}

impl PlanView {
    /// A plan in words.
    #[must_use]
    pub fn of<G: CoachWords>(plan: &Suggestion<G::Rules, of::Reason<G>>, names: &Names) -> Self {
        let reason = |reason| ReasonView { words: G::reason_text(reason, names), against: G::is_against(reason) };
        PlanView {
            orders: plan.orders.iter().map(|order| G::order_brief(order, names)).collect(),
            played: played::<G>(&plan.orders).len(),
            stop: None,
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

/// What Play gives of a plan: all of it but the end of the turn, which stays the player's own word.
#[must_use]
pub fn played<G: CoachWords>(orders: &[of::Order<G>]) -> &[of::Order<G>] {
    match orders {
        [first @ .., last] if !first.is_empty() && G::only_ends(last) => first,
        all => all,
    }
}

/// The best different plans.
#[derive(Debug, Clone, PartialEq)]
pub struct AdviceView {
    /// The best first.
    pub plans: Vec<PlanView>,
    /// Ends of the turn that were compared.
    pub ends: u32,
}

impl AdviceView {
    /// Advice in words.
    #[must_use]
    pub fn of<G: CoachWords>(advice: &Advice<G::Rules, of::Reason<G>>, names: &Names) -> Self {
        let plans = advice.plans.iter().map(|plan| PlanView::of::<G>(plan, names)).collect();
        AdviceView { plans, ends: advice.ends }
    }
}

/// What a turn that was played was worth.
#[derive(Debug, Clone, PartialEq)]
pub struct ExplanationView {
    /// Whose turn it was.
    pub colour: Colour,
    /// His chances, as they are shown.
    pub figures: Figures,
    /// What was played.
    pub played: PlanView,
    /// A plan that was clearly better, if there was one.
    pub better: Option<PlanView>,
    /// The place in what was played from which the better plan departs.
    pub departs: usize,
}

impl ExplanationView {
    /// An explanation in words; `seat` is the player's place in the turn order, `reviewed` what the review tells of the same turn.
    #[must_use]
    pub fn of<G: CoachWords>(
        told: &Explanation<G::Rules, of::Reason<G>>,
        seat: usize,
        reviewed: Option<Figures>,
        names: &Names,
    ) -> Self {
        let figures = reviewed.unwrap_or_else(|| told.figures(seat)).shown();
        let (played, better) = (PlanView::of::<G>(&told.played, names), told.better.as_ref());
        // Where nothing was to be gained none is better.
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
