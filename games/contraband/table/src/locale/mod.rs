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

pub use brief::{foreseen, order_brief, plan_briefs};
pub use coach::reason_text;
pub use codex::{topic_gist, topic_points, topic_title};
pub use events::{event_text, is_headline, is_told_by, rival_name};
pub use facts::fact_row;
pub use goals::goal_text;
pub use objectives::{aim_help, aim_progress, aim_worth, goal_of, next_rank, rank_list, rank_text};
pub use orders::order_text;
pub use refusals::refusal_text;
pub use things::{
    ask_text, card_help, card_name, line_name, metal_name, metal_object, metals_object, objective_help, objective_name,
    place_name, quadrant_name, rank_name, step_name, system_name, token_name, upgrade_name,
};

use orrery_locale::listed;

orrery_locale::game_texts!(crate::ContrabandFrontend);

#[cfg(test)]
mod tests;
