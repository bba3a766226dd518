//! The lessons of this game and the keywords that they use.

mod highlight;

use crate::record::scenario::ExpectedPosition;
use crate::record::{DICE, Scenario};
use crate::rules::notation::parse_ships;
use crate::rules::{AlienFrontiers, Card, ChanceQuestion, Colour, Facility, Position, Ships, Territory};
use orrery_core::chance::ChanceScript;
use orrery_learn::academy::{self, GameLessons, PositionCondition, PreOrderPick};

pub use self::highlight::{Highlight, HighlightPlace};

/// The identifier of a lesson of this game.
pub type LessonId = academy::LessonId<AlienFrontiers>;
/// A lesson of this game.
pub type Lesson = academy::Lesson<AlienFrontiers>;
/// One action in a lesson.
pub type LessonAction = academy::LessonAction<AlienFrontiers>;
/// A learner's progress in one lesson.
pub type LessonRun<'a> = academy::LessonRun<'a, AlienFrontiers>;
/// The state at the start of a step.
pub type StepStart<'a> = academy::StepStart<'a, AlienFrontiers>;

/// Returns the lesson in which a topic is practised; `None` if there is none. The topic is a keyword of the notation (a facility,
/// territory, card or field), or a general topic such as `controls` or `scoring`.
pub fn practise(about: &str) -> Option<LessonId> {
    academy::practise(about)
}

impl GameLessons for AlienFrontiers {
    type Pick = Ships;
    type Highlight = Highlight;
    type Expect = ExpectedPosition;

    const FILES: &'static [(&'static str, &'static str)] =
        include!(concat!(env!("OUT_DIR"), "/alien-frontiers/lessons.rs"));

    const VERBS: &'static [&'static str] =
        &["roll", "dock", "cycle", "claim", "trade", "launch", "relic", "use", "discard", "shed", "end"];

    fn is_order_word(word: &str) -> bool {
        let named = |all: &[&str]| all.iter().any(|name| name.eq_ignore_ascii_case(word));
        let places: Vec<&str> =
            Facility::ALL.iter().map(|f| f.word()).chain(Territory::ALL.iter().map(|t| t.word())).collect();
        let cards: Vec<&str> = Card::ALL.iter().map(|c| c.word()).collect();
        let small = ["fuel", "ore", "steal", "take", "nothing", "->", "red", "green", "blue", "yellow"];
        let ships = word.trim_start_matches('*');
        let number = ships.parse::<u8>().is_ok_and(|number| number < 100);
        let fields = ["isolation", "positron", "repulsor"];
        number || named(&small) || named(&places) || named(&cards) || named(&fields)
    }

    fn learner(board: &Scenario) -> Colour {
        board.turn.map_or(Colour::ALL[0], |turn| turn.0)
    }

    // A lesson must fix the dice of its rolls; the drawn cards may come from the deck.
    fn unnamed(before: &ChanceScript<ChanceQuestion>, after: &ChanceScript<ChanceQuestion>) -> Option<String> {
        (after.missing(DICE) > before.missing(DICE)).then(|| "`dice` does not contain the roll".to_owned())
    }
}

impl PreOrderPick<AlienFrontiers> for Ships {
    fn from_text(text: &str) -> Result<Self, String> {
        parse_ships(text).map_err(|error| error.to_string())
    }

    fn fault(&self, position: &Position) -> Option<String> {
        (!position.hand().contains(*self)).then(|| format!("{self} are not in the hand"))
    }
}

impl PositionCondition<AlienFrontiers> for ExpectedPosition {
    fn is_met(&self, position: &Position) -> bool {
        ExpectedPosition::is_met(self, position)
    }
}

#[cfg(test)]
mod tests;
