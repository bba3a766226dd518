//! The traits that a game implements for its puzzles.

use std::fmt::Debug;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use orrery_core::{Colour, Rules};
use orrery_record::Scenarios;

/// A game with "best turn" puzzles. A game without puzzles uses [`NoGoal`] and keeps the defaults.
pub trait Puzzles: Scenarios {
    /// A goal of the game's puzzles.
    type Goal: PuzzleGoal<Self>;

    /// The puzzles that come with the program, easiest first, each with its name and the text of its file. The names never
    /// change.
    const LADDER: &'static [(&'static str, &'static str)] = &[];

    /// Returns the reason why the deciding player has no turn to plan, or `None` if they have one. By default, they have none
    /// only if the match is over.
    fn no_turn(position: &Self::Position) -> Option<&'static str> {
        Self::to_act(position).is_none().then_some("the match is over")
    }

    /// Returns true if the search must leave out an order that led from `before` to `after`, because the player on turn may gain
    /// from chance or learn something. A puzzle must not be solved by luck. By default, this is true of every barrier that does
    /// not end the turn or the match.
    fn is_luck(before: &Self::Position, order: &Self::Order, after: &Self::Position) -> bool {
        let view = Self::view(before, Self::to_act(before));
        Self::is_barrier(&view, order) && !Self::ends_turn(order, after) && Self::to_act(after).is_some()
    }

    /// Adds orders that the rules accept but [`legal`](Rules::legal) leaves out, so that the search covers the whole turn. By
    /// default nothing is added, because the list already has every order with a distinct result.
    fn unlisted(view: &Self::View, orders: &mut Vec<Self::Order>) {
        let _ = (view, orders);
    }

    /// Returns the only order that the search lets follow `order`, if every other order could just as well come before `order`.
    /// The two orders are then one step of the search. The default is `None`, so that any order may follow.
    fn followed_by(order: &Self::Order) -> Option<Self::Order> {
        let _ = order;
        None
    }

    /// Removes from `after` everything that chance alone decided, so that no solution depends on something that cannot be known.
    /// By default, nothing is removed.
    fn forget_luck(before: &Self::Position, order: &Self::Order, after: &mut Self::Position) {
        let _ = (before, order, after);
    }
}

/// Returns the names and texts of the files `assets/KEY/puzzles/NAME.ron`, for [`Puzzles::LADDER`]:
/// `puzzle_files!["KEY": "name", …]`.
#[macro_export]
macro_rules! puzzle_files {
    ($key:literal: $($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!(env!("ORRERY_ASSETS"), "/", $key, "/puzzles/", $name, ".ron")))),+]
    };
}

/// A condition on the position at the end of the turn, judged from the view of the player on turn.
pub trait PuzzleGoal<G: Rules>: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// True if the game has no goals, and so no puzzles.
    const NONE: bool = false;

    /// Returns true if `end`, reached from `start` in the turn of `mover`, meets the goal.
    fn met(&self, start: &G::View, end: &G::View, mover: Colour) -> bool;

    /// Returns the value reached in `end` and the required value for a numeric goal, otherwise `None`. Higher values are better.
    fn measured(&self, start: &G::View, end: &G::View, mover: Colour) -> Option<(i16, i16)>;

    /// Returns the reason why the goal is impossible in a match with these seats, or `None` if it is possible. `start` is the
    /// view of `mover`.
    fn fault(&self, start: &G::View, mover: Colour) -> Option<String>;

    /// Returns the goal of winning the match, if the game has one.
    fn win() -> Option<Self>;

    /// Returns the goal of gaining this number of points, if the game has one.
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
