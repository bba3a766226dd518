//! Lessons of Starship Catan: the lessons that come with the program, and the things that their steps highlight. The learner
//! flies Moon's starship.

mod highlight;

use super::StarshipCatan;
use super::record::scenario::{ExpectedPosition, Scenario};
use super::rules::notation::{ORDER_WORDS, is_known};
use super::rules::{ChanceQuestion, View};
use orrery_core::Colour;
use orrery_core::chance::ChanceScript;
use orrery_learn::academy::{self, GameLessons, NoPick, PositionCondition};
use orrery_record::Scenarios;

pub use self::highlight::{Highlight, HighlightPlace};

/// The identifier of a lesson of Starship Catan.
pub type LessonId = academy::LessonId<StarshipCatan>;
/// A lesson of Starship Catan.
pub type Lesson = academy::Lesson<StarshipCatan>;

/// Returns the lesson that practises a subject, given as a word of the notation or as the id of a lesson, or `None` if there is
/// no such lesson.
pub fn practise(about: &str) -> Option<LessonId> {
    academy::practise(about)
}

impl GameLessons for StarshipCatan {
    type Pick = NoPick;
    type Highlight = Highlight;
    type Expect = ExpectedPosition;

    const FILES: &'static [(&'static str, &'static str)] =
        include!(concat!(env!("OUT_DIR"), "/starship-catan/lessons.rs"));

    const VERBS: &'static [&'static str] = &ORDER_WORDS;

    fn is_order_word(word: &str) -> bool {
        is_known(word) || word.parse::<u8>().is_ok_and(|number| number < 100)
    }

    // Red is Moon in every file, no matter whose turn the board shows.
    fn learner(_: &Scenario) -> Colour {
        Colour::Red
    }

    // Lessons depend on dice and revealed cards, so a lesson file must specify each of these outcomes.
    fn unnamed(before: &ChanceScript<ChanceQuestion>, after: &ChanceScript<ChanceQuestion>) -> Option<String> {
        Self::script_fault(before, after)
    }
}

impl PositionCondition<StarshipCatan> for ExpectedPosition {
    fn is_met(&self, view: &View) -> bool {
        super::record::is_met(self, view)
    }
}

#[cfg(test)]
mod tests;
