//! The texts of Contraband, from `assets/contraband/locale`: names, orders, events and refusals.
//!
//! [`text`] and [`text_args`] look up the messages of the game and those of the shared crates.

mod brief;
mod coach;
mod codex;
mod events;
mod facts;
mod goals;
mod objectives;
mod orders;
mod refusals;
mod things;
mod wording;

pub use brief::{order_brief, plan_briefs};
pub use coach::reason_text;
pub use codex::{part_title, topic_gist, topic_points, topic_title};
pub use events::{event_text, is_headline, is_told_by};
pub use facts::fact_row;
pub use goals::goal_text;
pub use objectives::{aim_help, aim_progress, aim_worth, goal_of, next_rank, rank_list, rank_text};
pub use orders::order_text;
pub use refusals::refusal_text;
pub use things::{
    ask_text, card_help, card_name, line_name, metal_name, metal_object, metals_object, objective_help, objective_name,
    place_name, quadrant_name, rank_name, step_name, system_name, token_name, upgrade_name,
};

use crate::ContrabandWindow;
use orrery_locale::{MessageValue, Wording};

/// Reports whether the game or the shared crates have a message with this key.
#[must_use]
pub fn has(key: &str) -> bool {
    ContrabandWindow::has(key)
}

/// Returns the message with this key from the game or, if it has none, from the shared crates. Returns the key itself if there is
/// no such message.
#[must_use]
pub fn text(key: &str) -> String {
    ContrabandWindow::text(key)
}

/// Returns the message with this key and these arguments from the game or, if it has none, from the shared crates. Returns the
/// key itself if there is no such message.
#[must_use]
pub fn text_args(key: &str, args: &[(&str, MessageValue)]) -> String {
    ContrabandWindow::text_args(key, args)
}

/// Joins a list of things, as in `a, b and c`. Returns an empty text for an empty list.
fn listed(parts: &[String]) -> String {
    match parts.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => {
            text_args("list-and", &[("first", rest.join(&text("list-comma")).into()), ("last", last.as_str().into())])
        }
    }
}

#[cfg(test)]
mod tests;
