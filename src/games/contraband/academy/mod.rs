//! Lessons of this game: there are none. Patterns of orders have the words of its notation.

use super::Contraband;
use super::rules::notation::{ORDER_WORDS, is_known};
use crate::academy::{Lessons, NoLessons, NoPick};

impl Lessons for Contraband {
    type Pick = NoPick;
    type Glow = NoLessons;
    type Expect = NoLessons;

    const VERBS: &'static [&'static str] = &ORDER_WORDS;

    fn is_order_word(word: &str) -> bool {
        is_known(word) || word.parse::<u8>().is_ok_and(|number| number < 100)
    }
}
