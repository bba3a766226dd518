//! The contract that lets a player put an order together, click by click.

use std::fmt::Debug;
use std::hash::Hash;

use crate::Rules;

/// The result of a click.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClickResult<O, R> {
    /// The order is complete and ready to send. The plan is empty again.
    Order(O),
    /// The plan accepted the click and needs more.
    More,
    /// The click is refused for this reason. The plan is unchanged.
    Refused(R),
    /// The click has no meaning here. The plan is unchanged.
    Nothing,
}

/// A stage of the rules: the orders of one kind and their name in the schedule.
#[derive(Debug)]
pub struct OrderStage<G: Rules> {
    /// The name in plain English.
    pub name: &'static str,
    /// Reports whether an order belongs to this stage. Every order belongs to exactly one.
    pub takes: fn(&G::Order) -> bool,
}

/// Something that an order would lose. It is the reason for a confirmation.
pub trait LossWarning: Copy + PartialEq + Debug + Send + Sync {
    /// The kind of loss, for "do not ask again".
    type Kind: Copy + Eq + Debug + Send + Sync;

    /// Returns the kind of this loss.
    fn kind(&self) -> Self::Kind;
}

/// A type without values, for parts of the contract that a game does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Never {}

impl LossWarning for Never {
    type Kind = Never;

    fn kind(&self) -> Never {
        *self
    }
}

/// A draft that clicks extend until they make an order. The rules decide which clicks are possible, since each must lead to a legal
/// order.
///
/// In a game without targets ([`Never`]), players choose orders from a list.
pub trait Interaction: Rules {
    /// A clickable thing.
    type Target: Copy + Eq + Hash + Debug + Send + Sync;
    /// The picks so far. They are cleared whenever the position changes, except for those that [`Interaction::kept`] returns.
    type Draft: Clone + Default + PartialEq + Debug + Send + Sync;
    /// The expected effect of an order, for previews.
    type Preview: Clone + PartialEq + Debug + Send + Sync;
    /// A loss that orders may cause.
    type Warning: LossWarning;

    /// The stages of the rules, in the order in which a table tick runs them. The default is one stage for all orders.
    const STAGES: &'static [OrderStage<Self>] = &[OrderStage { name: "orders", takes: |_| true }];

    /// Returns everything that might be clicked now, in a fixed order. The default is nothing.
    fn universe(draft: &Self::Draft, view: &Self::View) -> Vec<Self::Target> {
        let _ = (draft, view);
        Vec::new()
    }

    /// Handles a click. A refused draft may be left in any state, so the caller keeps the previous one. By default a click has no
    /// meaning.
    fn step(
        draft: &mut Self::Draft,
        view: &Self::View,
        target: Self::Target,
    ) -> ClickResult<Self::Order, Self::Refusal> {
        let _ = (draft, view, target);
        ClickResult::Nothing
    }

    /// Returns the part of `draft` that survives a change of position: something that is begun before other orders of the same turn
    /// and still fits. The default is nothing.
    fn kept(draft: &Self::Draft, before: &Self::View, after: &Self::View) -> Option<Self::Draft> {
        let _ = (draft, before, after);
        None
    }

    /// Returns the orders that the same click gives right after the one from [`Interaction::step`], if it means several. Each of
    /// them except the last loses nothing. `draft` is the one before the click. By default nothing follows.
    fn follows(draft: &Self::Draft, view: &Self::View, target: Self::Target) -> Vec<Self::Order> {
        let _ = (draft, view, target);
        Vec::new()
    }

    /// Reports whether a click on `target` repeats its order for as long as [`Interaction::again`] returns true, such as a fight to
    /// the end. Lessons and puzzles that restrict orders leave the repetition to the learner. By default no click repeats.
    fn repeats(target: Self::Target) -> bool {
        let _ = target;
        false
    }

    /// Reports whether a repeated `order`, first given at `before`, is given once more now. It is repeated as long as no choice
    /// appears that did not exist then. By default it is not.
    fn again(before: &Self::View, order: &Self::Order, view: &Self::View) -> bool {
        let _ = (before, order, view);
        false
    }

    /// Returns an order that the program gives for the decider because there is no choice and nothing to wait for, such as a deal.
    /// Lessons and puzzles leave it to the learner. By default players give every order.
    fn by_itself(view: &Self::View) -> Option<Self::Order> {
        let _ = view;
        None
    }

    /// Completes a draft begun by a click with the usual choices. Lessons and puzzles leave them to the learner. `before` is the
    /// draft before the click. The default does nothing.
    fn propose(draft: &mut Self::Draft, before: &Self::Draft, view: &Self::View) {
        let _ = (draft, before, view);
    }

    /// Returns the effect of `order`, as far as it is known before chance. Returns `None` if the order is refused, and by default.
    fn preview(view: &Self::View, order: &Self::Order) -> Option<Self::Preview> {
        let _ = (view, order);
        None
    }

    /// Returns the effect of a draft in its current state. It is exact if the draft can be confirmed; otherwise it is what all
    /// completions have in common. Returns `None` while no order is begun, and by default.
    fn outlook(draft: &Self::Draft, view: &Self::View) -> Option<Self::Preview> {
        let _ = (draft, view);
        None
    }

    /// Returns the losses that `order` would cause, most serious first. It is empty if nothing is lost, if the order is refused,
    /// and by default.
    fn warnings(view: &Self::View, order: &Self::Order) -> Vec<Self::Warning> {
        let _ = (view, order);
        Vec::new()
    }
}

/// A game without hidden information: each seat knows the whole position. Only the records and positions of such games leave the
/// table.
pub trait OpenInformation: Rules {
    /// Returns the position behind a view.
    fn truth(view: &Self::View) -> &Self::Position;
}
