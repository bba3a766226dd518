//! Every word the player reads: Fluent messages from `assets/locale`, and the fonts that show them.
//!
//! [`text`] and [`text_args`] read the language in use from anywhere. What a language lacks is said in English; the build
//! stops at what a language that comes with the program lacks.

mod arg;
pub mod charmap;
pub mod check;
mod coach;
mod codex;
mod embedded;
mod events;
pub mod fonts;
mod goals;
mod language;
mod names;
mod numbers;
mod opponents;
mod orders;
mod own;
mod pseudo;
mod refusals;
mod words;

pub use arg::Arg;
pub use coach::{fact_text, order_brief, reason_text, term_text, why_text};
pub use codex::{
    bill_text, blocked_text, fact_row, part_title, priced_text, topic_gist, topic_points, topic_text, topic_title,
};
pub use embedded::ENGLISH;
pub use events::{event_text, is_headline, is_told_by};
pub use goals::{goal_text, goals_line, puzzle_hint, puzzle_title};
pub use language::{PSEUDO, changes, codes, knows, languages, speak, speaking, spoken};
pub use names::Names;
pub use numbers::{decimal, grouped};
pub use opponents::{
    Thought, character_about, character_name, level_about, level_name, opponent_about, opponent_name, plan_short,
    thought_text,
};
pub use orders::{order_text, resources};
pub use own::{Trouble, load_own};
pub use refusals::refusal_text;
pub use words::{
    card_discard, card_discard_short, card_name, card_power, card_power_short, colour_name, facility_help,
    facility_name, field_help, field_name, ships_text, territory_help, territory_name,
};

/// Whether the language in use, or English in its stead, has a message of this key.
#[must_use]
pub fn has(key: &str) -> bool {
    language::in_use().has(key) || language::english().has(key)
}

/// The message of this key; the key itself where there is none.
#[must_use]
pub fn text(key: &str) -> String {
    text_args(key, &[])
}

/// The message of this key with its arguments; the key itself where there is none.
#[must_use]
pub fn text_args(key: &str, args: &[(&str, Arg)]) -> String {
    let said = language::in_use().say(key, args).or_else(|| language::english().say(key, args));
    said.unwrap_or_else(|| key.to_owned())
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
