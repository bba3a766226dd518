//! Every word the player reads: Fluent messages of the house from `assets/house/locale`, those of each game from
//! `assets/KEY/locale`, and the fonts that show them.
//!
//! [`text`] and [`text_args`] read the house's words in the language in use from anywhere. A game's words are a bundle of their own
//! over the house's: its folder `locale` has functions of the same names that speak both, by [`text_of`]. What a language lacks is
//! said in English; the build stops at what a language that comes with the program lacks.

mod arg;
mod contract;
mod embedded;
pub mod fonts;
mod keys;
mod language;
mod names;
mod numbers;
mod opponents;
pub mod option_words;
mod own;
mod pseudo;
mod puzzles;

// The macros that register what a game carries name it.
pub use arg::Arg;
pub use contract::Wording;
pub use embedded::{ENGLISH, HOUSE, Words, carried, files as carried_words, owners};
#[doc(hidden)]
pub use inventory;
pub use keys::{in_a_key, key_of};
pub use language::{PSEUDO, changes, codes, knows, languages, speak, speaking, spoken};
pub use names::{Names, colour_name, name_by_shape, unnamed};
pub use numbers::{decimal, grouped};
pub use opponents::{
    Thought, character_about, character_name, character_word, level_about, level_name, opponent_about, opponent_name,
    plan_short, remark, rival_name, thought_text, why_text,
};
pub use orrery_texts::{charmap, check};
pub use own::{Trouble, load_own};
pub use puzzles::{goals_line, in_a_sentence, puzzle_hint, puzzle_title};

use orrery_core::GameKey;

/// Whether the house has a message of this key, in the language in use or in English in its stead.
#[must_use]
pub fn has(key: &str) -> bool {
    language::has(None, key)
}

/// The house's message of this key; the key itself where there is none.
#[must_use]
pub fn text(key: &str) -> String {
    text_args(key, &[])
}

/// The house's message of this key with its arguments; the key itself where there is none.
#[must_use]
pub fn text_args(key: &str, args: &[(&str, Arg)]) -> String {
    language::say(None, key, args)
}

/// Whether a game, or the house, has a message of this key, in the language in use or in English in its stead.
#[must_use]
pub fn has_of(game: GameKey, key: &str) -> bool {
    language::has(Some(game), key)
}

/// A game's message of this key, or the house's; the key itself where there is none.
#[must_use]
pub fn text_of(game: GameKey, key: &str) -> String {
    text_args_of(game, key, &[])
}

/// A game's message of this key, or the house's, with its arguments; the key itself where there is none.
#[must_use]
pub fn text_args_of(game: GameKey, key: &str, args: &[(&str, Arg)]) -> String {
    language::say(Some(game), key, args)
}

/// What a parser says, for the screen: what it sets in back-ticks, which there look like accents, stands in quotation marks.
#[must_use]
pub fn in_quotes(reason: &str) -> String {
    let mut parts: Vec<String> = reason.split('`').map(str::to_owned).collect();
    // One back-tick alone is itself.
    let alone = parts.len().is_multiple_of(2).then(|| parts.pop()).flatten();
    let mut said = String::new();
    for (index, part) in parts.iter().enumerate() {
        let mark = if index == 0 {
            ""
        } else if index % 2 == 1 {
            "“"
        } else {
            "”"
        };
        said.push_str(mark);
        said.push_str(part);
    }
    if let Some(last) = alone {
        said.push('`');
        said.push_str(&last);
    }
    said
}

#[cfg(test)]
mod tests;
