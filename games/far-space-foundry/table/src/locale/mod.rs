//! The words of Far Space Foundry, from `assets/far-space-foundry/locale`: its things, orders, events and refusals.
//!
//! [`text`] and [`text_args`] speak the game's words and those of the house.

mod coach;
mod codex;
mod events;
mod facts;
mod goals;
mod orders;
mod refusals;
mod things;
mod tips;
mod wording;

pub use coach::{fact_text, reason_text};
pub use codex::{part_title, topic_gist, topic_points, topic_title};
pub use events::{event_text, is_headline, is_told_by, raws_text};
pub use facts::fact_row;
pub use goals::goal_text;
pub use orders::{order_brief, order_text};
pub use refusals::refusal_text;
pub use things::{
    action_name, amount, cargo_text, good_name, job_help, job_name, pilot_name, product_name, ship_name, ship_text,
};
pub use tips::{after_goods_text, flight_help, freighter_costs, freighter_help, goal, goal_short, product_help};

use crate::FarSpaceFoundryWindow;
use orrery_locale::{Arg, Wording};

/// Whether the game, or the house, has a message of this key.
#[must_use]
pub fn has(key: &str) -> bool {
    FarSpaceFoundryWindow::has(key)
}

/// The game's message of this key, or the house's; the key itself where there is none.
#[must_use]
pub fn text(key: &str) -> String {
    FarSpaceFoundryWindow::text(key)
}

/// The game's message of this key, or the house's, with its arguments; the key itself where there is none.
#[must_use]
pub fn text_args(key: &str, args: &[(&str, Arg)]) -> String {
    FarSpaceFoundryWindow::text_args(key, args)
}

/// Several things in a row: `a, b and c`; nothing of an empty list.
#[must_use]
pub fn listed(parts: &[String]) -> String {
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
