//! Lists and percentages in words, and the functions with which a game looks up its messages.

use super::{MessageValue, text, text_args};

/// Joins a list of things, as in `a, b and c`. Returns an empty string for an empty list.
pub fn listed(parts: &[String]) -> String {
    match parts.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => {
            text_args("list-and", &[("first", rest.join(&text("list-comma")).into()), ("last", last.as_str().into())])
        }
    }
}

/// Returns a percentage in the format of the current language, such as `38%`. The value may be a range, such as `30–40`.
#[must_use]
pub fn percentage(value: impl Into<MessageValue>) -> String {
    text_args("ui-percent", &[("value", value.into())])
}

/// Defines the functions `has`, `text`, `text_args`, `message` and `message_as` of a game: `game_texts!(ItsTypeInTheWindow)`.
/// They look up the messages of the game and, if it has none, the shared ones.
#[macro_export]
macro_rules! game_texts {
    ($game:ty) => {
        /// Reports whether the game or the shared crates have a message with this key.
        pub fn has(key: &str) -> bool {
            <$game as $crate::MatchTexts>::has(key)
        }

        /// Returns the game's message with this key, or else the shared message. If there is neither, returns the key.
        pub fn text(key: &str) -> String {
            <$game as $crate::MatchTexts>::text(key)
        }

        /// Returns the game's message with this key, or else the shared message, with these arguments. If there is neither, returns
        /// the key.
        pub fn text_args(key: &str, args: &[(&str, $crate::MessageValue)]) -> String {
            <$game as $crate::MatchTexts>::text_args(key, args)
        }

        /// Returns the [message]($crate::message) about a refusal, an event or a fact.
        pub fn message<'a, M: orrery_core::Message<$crate::MessageArgs<'a, $game>>>(
            prefix: &str,
            value: &M,
            names: &'a $crate::PlayerNames,
            more: &[(&'static str, $crate::MessageValue)],
        ) -> String {
            $crate::message::<$game, M>(prefix, value, names, more)
        }

        /// Returns the message [`key`]($crate::message_as) about a refusal, an event or a fact.
        pub fn message_as<'a, M: orrery_core::Message<$crate::MessageArgs<'a, $game>>>(
            key: &str,
            value: &M,
            names: &'a $crate::PlayerNames,
            more: &[(&'static str, $crate::MessageValue)],
        ) -> String {
            $crate::message_as::<$game, M>(key, value, names, more)
        }
    };
}

/// Defines functions that return a message about a keyword: `keyword_texts! { /// Doc. pub fn card_help(Card) = "card",
/// "-help"; … }` for the message `card-WORD-help`. The function `text` of the game must be in scope.
#[macro_export]
macro_rules! keyword_texts {
    ($($(#[$meta:meta])* $vis:vis fn $name:ident($keyword:ty) = $kind:literal $(, $suffix:literal)?;)+) => { $(
        $(#[$meta])*
        $vis fn $name(keyword: $keyword) -> String {
            text(&$crate::message_key($kind, keyword.word(), concat!("" $(, $suffix)?)))
        }
    )+ };
}
