//! The traits that a game implements for its puzzles.

use std::fmt::Debug;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use orrery_core::{Colour, Rules};
use orrery_record::Scenarios;

/// A game with "best turn" puzzles. A game without them uses [`NoGoal`] and keeps the defaults.
pub trait Puzzles: Scenarios {
    /// The goals of its puzzles.
    type Goal: PuzzleGoal<Self>;

    /// The puzzles that come with the program, the easiest first. Each has a name, which never changes, and the text of its file.
    const LADDER: &'static [(&'static str, &'static str)] = &[];

    /// Returns the reason why the deciding player has no turn to plan, if they have none. By default, only a finished match has no
    /// turn.
    fn no_turn(position: &Self::Position) -> Option<&'static str> {
        Self::to_act(position).is_none().then_some("the match is over")
    }

    /// Returns true if the search must leave out an order that led from `before` to `after`, because the mover may gain from chance
    /// or learn something by it: a puzzle is not won by luck. By default, that is every barrier within the turn.
    fn is_luck(before: &Self::Position, order: &Self::Order, after: &Self::Position) -> bool {
        let view = Self::view(before, Self::to_act(before));
        Self::is_barrier(&view, order) && !Self::ends_turn(order, after) && Self::to_act(after).is_some()
    }

    /// Adds orders that the rules accept but [`legal`](Rules::legal) leaves out, so that the search covers the whole turn. By
    /// default, the lists already have every order with a distinct result.
    fn unlisted(view: &Self::View, orders: &mut Vec<Self::Order>) {
        let _ = (view, orders);
    }

    /// Returns the only order that the search lets follow this one, if any other order could just as well come before it. The two
    /// are one step of the search. By default, every order may follow.
    fn followed_by(order: &Self::Order) -> Option<Self::Order> {
        let _ = order;
        None
    }

    /// Removes from `after` what was decided by chance alone, so that no solution depends on something unknowable. By default,
    /// nothing is removed.
    fn forget_luck(before: &Self::Position, order: &Self::Order, after: &mut Self::Position) {
        let _ = (before, order, after);
    }
}

/// A condition on the position at the end of the turn, judged by the mover's view.
pub trait PuzzleGoal<G: Rules>: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// True if there are no goals, and so no puzzles.
    const NONE: bool = false;

    /// Returns true if `end`, reached from `start` in the turn of `mover`, meets the goal.
    fn met(&self, start: &G::View, end: &G::View, mover: Colour) -> bool;

    /// For a numeric goal, returns the value reached in `end` and the required value. More is better.
    fn measured(&self, start: &G::View, end: &G::View, mover: Colour) -> Option<(i16, i16)>;

    /// Returns the reason why the goal is impossible in a match of these seats, if it is. `start` is the view of `mover`.
    fn fault(&self, start: &G::View, mover: Colour) -> Option<String>;

    /// The goal to win, if the game has one.
    fn win() -> Option<Self>;

    /// The goal to gain this number of points, if the game has one.
    fn gain(points: u8) -> Option<Self>;
}

/// The goal type of a game without puzzles. It has no values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoGoal {}

impl<G: Rules> PuzzleGoal<G> for NoGoal {
    const NONE: bool = true;

    fn met(&self, _: &G::View, _: &G::View, _: Colour) -> bool {
        match *self {}
    }

    fn measured(&self, _: &G::View, _: &G::View, _: Colour) -> Option<(i16, i16)> {
        match *self {}
    }

    fn fault(&self, _: &G::View, _: Colour) -> Option<String> {
        match *self {}
    }

    fn win() -> Option<Self> {
        None
    }

    fn gain(_: u8) -> Option<Self> {
        None
    }
}

impl Serialize for NoGoal {
    fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        match *self {}
    }
}

impl<'de> Deserialize<'de> for NoGoal {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(D::Error::custom("this game has no puzzles"))
    }
}
