//! Lessons of this game: the highlights that lessons use, and the lessons that come with the program. The learner plays red.

mod highlight;

use super::Contraband;
use super::record::scenario::{ExpectedPosition, Scenario};
use super::rules::View;
use super::rules::notation::{ORDER_WORDS, is_known};
use orrery_core::Colour;
use orrery_learn::academy::{self, GameLessons, NoPick, PositionCondition};

pub use self::highlight::{Highlight, HighlightPlace};

/// The identifier of a lesson of this game.
pub type LessonId = academy::LessonId<Contraband>;
/// A lesson of this game.
pub type Lesson = academy::Lesson<Contraband>;

/// Returns the lesson that practises a topic, given as a word of the notation or as the identifier of a lesson; `None` if there
/// is no such lesson.
pub fn practise(about: &str) -> Option<LessonId> {
    academy::practise(about)
}

impl GameLessons for Contraband {
    type Pick = NoPick;
    type Highlight = Highlight;
    type Expect = ExpectedPosition;

    const FILES: &'static [(&'static str, &'static str)] = include!(concat!(env!("OUT_DIR"), "/contraband/lessons.rs"));

    const VERBS: &'static [&'static str] = &ORDER_WORDS;

    fn is_order_word(word: &str) -> bool {
        is_known(word) || word.parse::<u8>().is_ok_and(|number| number < 100)
    }

    // The learner is red in every file, also on boards where another player is on turn.
    fn learner(_: &Scenario) -> Colour {
        Colour::Red
    }
}

impl PositionCondition<Contraband> for ExpectedPosition {
    fn is_met(&self, view: &View) -> bool {
        super::record::is_met(self, view)
    }
}

#[cfg(test)]
mod tests;
