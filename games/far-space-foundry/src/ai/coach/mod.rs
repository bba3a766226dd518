//! The coach: it shows what the engine would do and why, what an opponent's turn was worth, and how a whole match went.
//! The engine that plays is also the one that teaches. Nothing here depends on a language.
//!
//! Unless noted otherwise, every chance here is the chance to win, from 0 to 1, of the player whose turn is described.

mod advice;
mod annotate;
mod evaluate;
mod fact;
mod facts;
mod reasons;
mod review;

pub use advice::{advise, explain};
pub use fact::{CoachFact, CoachReason};
pub use review::review;
