//! The texts of the program: shared Fluent messages from `assets/house/locale`, those of each game from `assets/KEY/locale`, and
//! the fonts in which they are shown.
//!
//! [`text`] and [`text_args`] return shared messages in the current language. The messages of a game are a separate bundle on top
//! of the shared ones: the game's module `locale` has functions of the same names, based on [`text_of`], which look in both. A
//! message that is missing in a language is shown in English; in an embedded language, a missing message fails the build.
//!
//! - [`MatchTexts`]: the trait that a game implements to describe its orders and events.
//! - [`speak`] and [`languages`]: the current language, and the list of all languages.
//! - [`PlayerNames`]: the names of players.
//! - [`message`]: the message about a value whose enum derives its key.
//! - [`fonts`]: the embedded fonts.

mod arg;
mod contract;
mod custom_languages;
mod embedded;
pub mod fonts;
mod game_texts;
mod keys;
mod language;
mod message;
mod names;
mod numbers;
mod opponents;
pub mod option_words;
mod pseudo;
mod puzzles;

// The macros that register a game's assets refer to `inventory` by the path of this crate.
pub use arg::MessageValue;
pub use contract::MatchTexts;
pub use custom_languages::{LanguageFileFault, load_own};
pub use embedded::{ENGLISH, EmbeddedTexts, HOUSE, carried, files as carried_words, owners};
pub use game_texts::{listed, percentage};
#[doc(hidden)]
pub use inventory;
pub use keys::{in_a_key, message_key};
pub use language::{PSEUDO, changes, codes, knows, languages, speak, speaking, spoken};
pub use message::{Argument, MessageArgs, message, message_as};
pub use names::{PlayerNames, colour_name, name_by_shape, unnamed};
pub use numbers::{decimal, grouped};
pub use opponents::{
    SearchStatus, character_about, character_name, character_word, level_about, level_name, opponent_about,
    opponent_name, plan_short, remark, remarks, rival_name, thought_text, why_text,
};
pub use orrery_texts::{charmap, check};
pub use puzzles::{goals_line, in_a_sentence, puzzle_hint, puzzle_title};

use orrery_core::GameKey;

/// Returns true if there is a shared message with this key, in the current language or in English as its fallback.
pub fn has(key: &str) -> bool {
    language::has(None, key)
}

/// Returns the shared message with this key, or the key itself if there is none.
pub fn text(key: &str) -> String {
    text_args(key, &[])
}

/// Returns the shared message with this key and these arguments, or the key itself if there is none.
pub fn text_args(key: &str, args: &[(&str, MessageValue)]) -> String {
    language::say(None, key, args)
}

/// Returns true if a game has a message with this key, its own or a shared one, in the current language or in English as its
/// fallback.
pub fn has_of(game: GameKey, key: &str) -> bool {
    language::has(Some(game), key)
}

/// Returns a game's message with this key, its own or else a shared one, or the key itself if there is none.
pub fn text_of(game: GameKey, key: &str) -> String {
    text_args_of(game, key, &[])
}

/// Returns a game's message with this key and these arguments, its own or else a shared one, or the key itself if there is none.
pub fn text_args_of(game: GameKey, key: &str, args: &[(&str, MessageValue)]) -> String {
    language::say(Some(game), key, args)
}

/// Replaces pairs of backticks in a parser's message with quotation marks, because backticks look like accents on the screen.
pub fn in_quotes(reason: &str) -> String {
    let mut parts: Vec<String> = reason.split('`').map(str::to_owned).collect();
    // The last backtick of an odd number stays unchanged.
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
