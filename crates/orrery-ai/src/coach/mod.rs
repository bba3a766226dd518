//! The coach: advice with reasons, the evaluation of a turn, and the review of a whole match. It uses the same engine as the
//! opponents. Nothing here depends on a language.
//!
//! Unless stated otherwise, every chance is that of the turn's player, from 0 to 1.

mod advice;
mod figures;
mod review;

pub use advice::{Advice, Explanation, Suggestion};
pub use figures::{Chosen, Figures, Measured, costliest};
pub use review::{Choice, Moment, PlayerReview, Review, TurnReview, Why, review_turns};
