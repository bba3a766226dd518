//! What the house asks of a game's puzzles.

use std::fmt::Debug;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use orrery_core::{Colour, Rules};
use orrery_record::Scenarios;

/// A game with "best turn" puzzles; one without any says so with [`NoGoal`] and leaves the rest as it is.
pub trait Puzzles: Scenarios {
    /// What its puzzles ask for.
    type Goal: PuzzleGoal<Self>;

    /// The puzzles that come with the program, the easiest first: each by its name, which never changes, with its file's text.
    const LADDER: &'static [(&'static str, &'static str)] = &[];

    /// Why the decider has no turn to plan here, if that is so; by default he has one unless the match is over.
    fn no_turn(position: &Self::Position) -> Option<&'static str> {
        Self::to_act(position).is_none().then_some("the match is over")
    }

    /// Whether the visit leaves an order out that led from `before` to `after`, because chance may answer it to the mover's gain
    /// or he learns something by it: a puzzle is not won by luck. By default that is every barrier within the turn.
    fn is_luck(before: &Self::Position, order: &Self::Order, after: &Self::Position) -> bool {
        let view = Self::view(before, Self::to_act(before));
        Self::is_barrier(&view, order) && !Self::ends_turn(order, after) && Self::to_act(after).is_some()
    }

    /// Adds orders that the rules take but [`legal`](Rules::legal) leaves out, so that the visit is of the whole turn; by default lists
    /// have everything that comes to something else.
    fn unlisted(view: &Self::View, orders: &mut Vec<Self::Order>) {
        let _ = (view, orders);
    }

    /// The only order that the visit lets follow on this one, where anything else could as well be done before it; the two are one
    /// step of the visit. By default everything may follow.
    fn followed_by(order: &Self::Order) -> Option<Self::Order> {
        let _ = order;
        None
    }

    /// Takes out of `after` what chance alone put there, so that nothing is built on what nobody can know; by default nothing is
    /// taken out.
    fn forget_luck(before: &Self::Position, order: &Self::Order, after: &mut Self::Position) {
        let _ = (before, order, after);
    }
}

/// One thing that must be true when the turn is over. It is judged by what the mover knows.
pub trait PuzzleGoal<G: Rules>: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Whether there are no goals, and so no puzzles.
    const NONE: bool = false;

    /// Whether `end`, reached from `start` in the turn of `mover`, has it.
    fn met(&self, start: &G::View, end: &G::View, mover: Colour) -> bool;

    /// Of a goal that is a number: what `end` reaches and what is wanted; more is better.
    fn measured(&self, start: &G::View, end: &G::View, mover: Colour) -> Option<(i16, i16)>;

    /// Why no match of these seats can have it, if that is so; `mover` knows this.
    fn fault(&self, start: &G::View, mover: Colour) -> Option<String>;

    /// The goal to win, if there is such a one.
    fn win() -> Option<Self>;

    /// The goal to gain so many points, if there is such a one.
    fn gain(points: u8) -> Option<Self>;
}

/// The goals of a game without puzzles: there is none.
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
