//! The lessons that come with the program, and the parts that their steps can highlight. The learner is always red.

mod highlight;

use super::FarSpaceFoundry;
use super::record::scenario::{ExpectedPosition, Scenario};
use super::rules::View;
use super::rules::notation::{ORDER_WORDS, is_known};
use orrery_core::Colour;
use orrery_learn::academy::{self, GameLessons, NoPick, PositionCondition};

pub use self::highlight::{Highlight, HighlightPlace};

/// The id of a lesson of this game.
pub type LessonId = academy::LessonId<FarSpaceFoundry>;
/// A lesson of this game.
pub type Lesson = academy::Lesson<FarSpaceFoundry>;

/// Returns the first lesson that practises `about`, ignoring case, or `None` if there is none. `about` is a word of the notation,
/// or another word in a lesson's `about` list.
pub fn practise(about: &str) -> Option<LessonId> {
    academy::practise(about)
}

impl GameLessons for FarSpaceFoundry {
    type Pick = NoPick;
    type Highlight = Highlight;
    type Expect = ExpectedPosition;

    const FILES: &'static [(&'static str, &'static str)] =
        include!(concat!(env!("OUT_DIR"), "/far-space-foundry/lessons.rs"));

    const VERBS: &'static [&'static str] = &ORDER_WORDS;

    fn is_order_word(word: &str) -> bool {
        is_known(word) || word.parse::<u8>().is_ok_and(|number| number < 100)
    }

    // The learner is red in every file, no matter whose turn it is on the board.
    fn learner(_: &Scenario) -> Colour {
        Colour::Red
    }
}

impl PositionCondition<FarSpaceFoundry> for ExpectedPosition {
    fn is_met(&self, view: &View) -> bool {
        super::record::is_met(self, view)
    }
}

#[cfg(test)]
mod tests;
