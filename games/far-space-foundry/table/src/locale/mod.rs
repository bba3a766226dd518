//! The texts of Far Space Foundry, from `assets/far-space-foundry/locale`: the names of things on the table, and the texts of
//! orders, events, refusals, goals, the coach and the codex.
//!
//! [`text`] and [`text_args`] return texts of the game and of the shared crates.

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
pub use codex::{topic_gist, topic_points, topic_title};
pub use events::{event_text, is_headline, is_told_by, raws_text};
pub use facts::fact_row;
pub use goals::goal_text;
pub use orders::{order_brief, order_text};
pub use refusals::refusal_text;
pub use things::{
    action_name, amount, cargo_text, good_name, job_help, job_name, pilot_name, pilots_text, product_name, ship_name,
    ship_text,
};
pub use tips::{
    after_goods_text, flight_help, freighter_costs, freighter_help, goal, goal_short, new_freighter_text, product_help,
    without_freighter_help,
};

pub use orrery_locale::listed;

orrery_locale::game_texts!(crate::FarSpaceFoundryFrontend);

#[cfg(test)]
mod tests;
