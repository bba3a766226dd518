//! The texts of Alien Frontiers, from `assets/alien-frontiers/locale`: names, orders, events, refusals, comments of the coach,
//! codex pages and puzzle goals.
//!
//! [`text`] and [`text_args`] look up the game's own messages and the shared ones.

mod coach;
mod codex;
mod events;
mod goals;
mod opponents;
mod orders;
mod refusals;
mod things;
mod wording;

pub use coach::{fact_text, order_brief, reason_text, term_text};
pub use codex::{bill_text, blocked_text, fact_row, priced_text, topic_gist, topic_points, topic_title};
pub use events::{event_text, is_headline, is_told_by};
pub use goals::goal_text;
pub use opponents::{character_about, character_name, level_about, opponent_about, opponent_name};
pub use orders::{order_text, resources};
pub use refusals::refusal_text;
pub use things::{
    card_discard, card_discard_short, card_name, card_power, card_power_short, facility_help, facility_name,
    field_help, field_name, ships_text, sum_of, territory_help, territory_name,
};

orrery_locale::game_texts!(crate::AlienFrontiersFrontend);

#[cfg(test)]
mod tests;
