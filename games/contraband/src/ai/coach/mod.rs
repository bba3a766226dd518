//! The coach: what the engine would do and why, what an opponent's turn was worth, and how a whole match went. The engine that
//! plays is also the one that teaches; nothing here depends on a language.
//!
//! Every chance here is that of the player whose turn it is about, from 0 to 1, unless stated otherwise. In solo matches it is the
//! final credits as a fraction of the legend rank.

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
