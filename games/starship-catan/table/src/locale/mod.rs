//! Texts of Starship Catan, from `assets/starship-catan/locale`: its parts, orders, events and refusals, the coach's reasons, the
//! codex pages and the puzzle goals.
//!
//! [`text`] and [`text_args`] look up the messages of the game and the shared messages. Events refer to seats, whereas names
//! belong to colours: [`seat_name`] finds the name for a seat.

mod brief;
mod coach;
mod codex;
mod events;
mod facts;
mod goals;
mod orders;
mod refusals;
mod things;
mod wording;

pub use brief::order_brief;
pub use coach::{fact_text, objection_text, reason_text};
pub use codex::{topic_gist, topic_points, topic_title};
pub use events::{event_text, is_headline, is_told_by};
pub use facts::{bill_text, fact_row, priced_text};
pub use goals::goal_text;
pub use orders::{demand_text, order_text};
pub use refusals::refusal_text;
pub use things::{
    adventure_help, adventure_name, amount, amount_object, card_help, card_name, class_help, class_name, module_full,
    module_help, module_name, seat_name, seat_word, ship_help, ship_name, ship_short, thing_help, thing_letter,
    thing_name, thing_short, thing_text, things_object, things_text,
};

use orrery_locale::listed;

orrery_locale::game_texts!(crate::StarshipCatanFrontend);

#[cfg(test)]
mod tests;
