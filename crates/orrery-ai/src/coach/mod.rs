//! The coach: what a game's engine would do and why, what an opponent's turn was worth, and how a whole match went. The engine that
//! plays is the engine that teaches; nothing here knows a language.
//!
//! Every chance here is that of the player of the turn it is about, from 0 to 1, unless it says otherwise.

mod advice;
mod figures;
mod review;

pub use advice::{Advice, Explanation, Suggestion};
pub use figures::{Chosen, Figures, Measured, costliest};
pub use review::{Choice, Moment, PlayerReview, Review, TurnReview, Why, review_turns};
