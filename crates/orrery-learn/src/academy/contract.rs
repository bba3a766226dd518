//! What the house asks of a game's lessons.

use std::fmt::Debug;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};

use orrery_core::chance::Script;
use orrery_core::{Colour, Rules};
use orrery_record::Scenarios;

/// A game with lessons; one without any says so with [`NoLessons`] and [`NoPick`], and leaves the rest as it is.
pub trait Lessons: Scenarios {
    /// What is picked before an order is given.
    type Pick: Pick<Self>;
    /// What glows while a step is said.
    type Glow: GlowWord<Self>;
    /// How a position must be, in the words of scenarios.
    type Expect: Expected<Self>;

    /// The lessons that come with the program: the name and the text of each file.
    const FILES: &'static [(&'static str, &'static str)] = &[];
    /// Words that orders begin with: what patterns may begin with. Where one is `look` or `pick`, a line of a lesson is an order
    /// unless what follows can be looked at or picked.
    const VERBS: &'static [&'static str] = &[];

    /// Whether a word, in small letters, can stand in an order after its first.
    fn is_order_word(word: &str) -> bool {
        let _ = word;
        false
    }

    /// Who learns on a board; by default whose turn it is there.
    fn learner(board: &Self::Scenario) -> Colour {
        Self::first_position(board).map_or(Colour::ALL[0], |position| Self::on_turn(&position))
    }

    /// What a lesson should have named of chance, of a script that stood so before an order and after it; by default nothing is
    /// missed.
    fn unnamed(before: &Script<Self::Node>, after: &Script<Self::Node>) -> Option<String> {
        let _ = (before, after);
        None
    }
}

/// What is picked before an order is given: dice, a card.
pub trait Pick<G: Rules>: Copy + Default + Eq + Debug + Send + Sync + 'static {
    /// Reads what stands after `pick`.
    ///
    /// # Errors
    /// What was expected.
    fn from_text(text: &str) -> Result<Self, String>;

    /// Why it cannot be picked by who sees this, if that is so.
    fn fault(&self, view: &G::View) -> Option<String>;
}

/// Something of the board or the panels that glows: what the learner is to look at or click.
pub trait GlowWord<G: Rules>: Clone + Eq + Debug + DeserializeOwned + Send + Sync + 'static {
    /// Whether nothing can glow, since there are no lessons.
    const NONE: bool = false;

    /// Whether there is such a thing on the table now.
    fn exists(&self, view: &G::View) -> bool;
}

/// How a position must be.
pub trait Expected<G: Rules>: Clone + Eq + Debug + DeserializeOwned + Send + Sync + 'static {
    /// Whether it is so.
    fn is_met(&self, view: &G::View) -> bool;
}

/// Of a game in which nothing is picked before an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NoPick;

impl<G: Rules> Pick<G> for NoPick {
    fn from_text(text: &str) -> Result<Self, String> {
        Err(format!("nothing is picked before an order, found `{text}`"))
    }

    fn fault(&self, _: &G::View) -> Option<String> {
        None
    }
}

/// What glows and is expected in a game without lessons: there is nothing of the kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoLessons {}

impl<G: Rules> GlowWord<G> for NoLessons {
    const NONE: bool = true;

    fn exists(&self, _: &G::View) -> bool {
        match *self {}
    }
}

impl<G: Rules> Expected<G> for NoLessons {
    fn is_met(&self, _: &G::View) -> bool {
        match *self {}
    }
}

impl<'de> Deserialize<'de> for NoLessons {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(D::Error::custom("this game has no lessons"))
    }
}
