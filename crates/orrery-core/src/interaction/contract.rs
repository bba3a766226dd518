//! What the house asks of a game so that a person can put an order together.

use std::fmt::Debug;
use std::hash::Hash;

use crate::Rules;

/// What a click led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<O, R> {
    /// The order is complete; the plan is empty again. Send it.
    Order(O),
    /// The plan took it and waits for more.
    More,
    /// It cannot be, for this reason; the plan is as it was.
    Refused(R),
    /// This means nothing here; the plan is as it was.
    Nothing,
}

/// A stage of the rules: the orders of one kind, and what the schedule calls them.
#[derive(Debug)]
pub struct Stage<G: Rules> {
    /// What it is called, in plain English.
    pub name: &'static str,
    /// Whether an order is of this stage. Every order is of exactly one.
    pub takes: fn(&G::Order) -> bool,
}

/// Something that an order would lose: the reason for a question.
pub trait Loses: Copy + PartialEq + Debug + Send + Sync {
    /// The kinds of it, for "do not ask again".
    type Kind: Copy + Eq + Debug + Send + Sync;

    /// Which kind this is.
    fn kind(&self) -> Self::Kind;
}

/// In place of what a game has nothing of: there is no such value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Never {}

impl Loses for Never {
    type Kind = Never;

    fn kind(&self) -> Never {
        *self
    }
}

/// A draft that clicks change until they make an order. What may be clicked is always the answer of the rules to an order.
///
/// A game without targets ([`Never`]) has its orders given from a list.
pub trait Interaction: Rules {
    /// What can be clicked.
    type Target: Copy + Eq + Hash + Debug + Send + Sync;
    /// What was picked so far; emptied with every change of the position, but for what [`Interaction::kept`] keeps.
    type Draft: Clone + Default + PartialEq + Debug + Send + Sync;
    /// What an order would bring, for those who ask before they give it.
    type Preview: Clone + PartialEq + Debug + Send + Sync;
    /// What orders may lose.
    type Warning: Loses;

    /// The stages of the rules, in the order in which a pass of the table goes through them; by default one for all orders.
    const STAGES: &'static [Stage<Self>] = &[Stage { name: "orders", takes: |_| true }];

    /// Everything that might be clicked now, in a fixed order; by default nothing.
    fn universe(draft: &Self::Draft, view: &Self::View) -> Vec<Self::Target> {
        let _ = (draft, view);
        Vec::new()
    }

    /// Takes a click. A draft that refuses may be left in any state: the caller keeps the one before. By default a click means
    /// nothing.
    fn step(draft: &mut Self::Draft, view: &Self::View, target: Self::Target) -> Step<Self::Order, Self::Refusal> {
        let _ = (draft, view, target);
        Step::Nothing
    }

    /// What stays picked of `draft` when the position changes: something that is begun before other orders of the same turn, and
    /// still fits. By default nothing.
    fn kept(draft: &Self::Draft, before: &Self::View, after: &Self::View) -> Option<Self::Draft> {
        let _ = (draft, before, after);
        None
    }

    /// The orders that the same click gives at once after the one that [`Interaction::step`] makes of it, where it means them all;
    /// each but the last is then one that loses nothing. `draft` is the one before the click. By default nothing follows.
    fn follows(draft: &Self::Draft, view: &Self::View, target: Self::Target) -> Vec<Self::Order> {
        let _ = (draft, view, target);
        Vec::new()
    }

    /// Whether a click on `target` gives its order again and again, as long as [`Interaction::again`] says: a fight fought on. Lessons
    /// and puzzles that say which orders they take leave that to whoever learns. By default no click does.
    fn repeats(target: Self::Target) -> bool {
        let _ = target;
        false
    }

    /// Whether `order`, which is repeated and was given when things lay as in `before`, is given once more now: as long as nothing can
    /// be chosen that could not be chosen then. By default not.
    fn again(before: &Self::View, order: &Self::Order, view: &Self::View) -> bool {
        let _ = (before, order, view);
        false
    }

    /// The order that the program gives for whoever decides, since there is nothing to choose and nothing to wait for: a deal. Lessons
    /// and puzzles leave that to whoever learns. By default every order is given by hand.
    fn by_itself(view: &Self::View) -> Option<Self::Order> {
        let _ = view;
        None
    }

    /// Fills in what a click began with what is usually taken; lessons and puzzles leave that to whoever learns. `before` is the
    /// draft before the click. By default nothing.
    fn propose(draft: &mut Self::Draft, before: &Self::Draft, view: &Self::View) {
        let _ = (draft, before, view);
    }

    /// What `order` would bring, as far as that is known before chance; nothing where it is refused, and by default.
    fn preview(view: &Self::View, order: &Self::Order) -> Option<Self::Preview> {
        let _ = (view, order);
        None
    }

    /// What a draft would bring as it stands: exact where it can be confirmed, else what all its completions have in common.
    /// Nothing while no order is begun, and by default.
    fn outlook(draft: &Self::Draft, view: &Self::View) -> Option<Self::Preview> {
        let _ = (draft, view);
        None
    }

    /// What `order` would lose, the weightiest first; empty for nothing, for an order that is refused, and by default.
    fn warnings(view: &Self::View, order: &Self::Order) -> Vec<Self::Warning> {
        let _ = (view, order);
        Vec::new()
    }
}

/// A game in which nothing is hidden: what a seat knows is the whole position. Only such a game's record and position leave the
/// table.
pub trait OpenInformation: Rules {
    /// The position behind a view.
    fn truth(view: &Self::View) -> &Self::Position;
}
