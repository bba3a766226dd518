//! Every word the player reads: Fluent messages from `assets/locale`, and the fonts that show them.
//!
//! [`text`] and [`text_args`] read the language in use from anywhere. A missing message shows its key, and a test
//! finds it before a player does.

mod coach;
mod events;
pub mod fonts;
mod names;
mod opponents;
mod orders;
mod refusals;
mod words;

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::langid;

pub use coach::{fact_text, order_brief, reason_text, term_text, why_text};
pub use events::{event_text, is_headline};
pub use names::Names;
pub use opponents::{
    Thought, character_about, character_name, level_about, level_name, opponent_about, opponent_name, plan_short,
    thought_text,
};
pub use orders::{order_text, resources};
pub use refusals::refusal_text;
pub use words::{
    card_discard, card_discard_short, card_name, card_power, card_power_short, colour_name, facility_help,
    facility_name, field_help, field_name, ships_text, territory_help, territory_name,
};

/// The codes of the languages the program speaks.
pub const LANGUAGES: &[&str] = &["en"];

/// Every language's code and the texts of its files in `assets/locale`, embedded so that the program needs no file
/// beside it.
const EMBEDDED: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The value of one argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number: chooses plural forms.
    Number(i64),
    /// Words put in as they are.
    Words(String),
}

macro_rules! number_arguments {
    ($($kind:ty),+) => { $(impl From<$kind> for Arg {
        fn from(value: $kind) -> Self {
            Arg::Number(i64::from(value))
        }
    })+ };
}
number_arguments!(u8, u16, u32, i8, i32, i64);

impl From<usize> for Arg {
    fn from(value: usize) -> Self {
        Arg::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(value: &str) -> Self {
        Arg::Words(value.to_owned())
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Self {
        Arg::Words(value)
    }
}

impl From<&Arg> for FluentValue<'static> {
    fn from(arg: &Arg) -> Self {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Words(words) => FluentValue::String(Cow::Owned(words.clone())),
        }
    }
}

/// The texts of a language's files; none of a language that is not there.
fn files(language: &str) -> &'static [&'static str] {
    EMBEDDED.iter().find(|(code, _)| *code == language).map_or(&[], |(_, files)| files)
}

fn bundle() -> &'static FluentBundle<FluentResource> {
    static BUNDLE: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    BUNDLE.get_or_init(|| {
        let mut bundle = FluentBundle::new_concurrent(vec![langid!("en")]);
        // The marks that isolate arguments from the text's direction show as boxes in fonts without them.
        bundle.set_use_isolating(false);
        // What can be read of a damaged file is used; the tests allow no damage.
        for file in files("en") {
            let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        bundle
    })
}

/// Whether the language in use has a message of this key.
#[must_use]
pub fn has(key: &str) -> bool {
    bundle().get_message(key).is_some_and(|message| message.value().is_some())
}

/// The message of this key; the key itself where there is none.
#[must_use]
pub fn text(key: &str) -> String {
    text_args(key, &[])
}

/// A count with its thousands set apart.
#[must_use]
pub fn grouped(count: u32) -> String {
    let digits = count.to_string();
    let mut out = String::with_capacity(digits.len() + 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push_str(&text("number-group"));
        }
        out.push(digit);
    }
    out
}

/// The message of this key with its arguments; the key itself where there is none.
#[must_use]
pub fn text_args(key: &str, args: &[(&str, Arg)]) -> String {
    let Some(pattern) = bundle().get_message(key).and_then(|message| message.value()) else {
        return key.to_owned();
    };
    let args: FluentArgs = args.iter().map(|(name, arg)| ((*name).to_owned(), FluentValue::from(arg))).collect();
    bundle().format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

#[cfg(test)]
mod tests;
