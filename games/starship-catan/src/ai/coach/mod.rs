//! The coach: the engine's advice with its reasons, the value of an opponent's turn, and the course of a whole match.
//! The engine that plays is the engine that teaches; nothing here depends on a language.
//!
//! Unless stated otherwise, every chance here is that of the player of the turn in question, from 0 to 1.

mod advice;
mod annotate;
mod choice;
mod evaluate;
mod fact;
mod facts;
mod reasons;
mod review;
mod signature;

pub use advice::{advise, explain};
pub use fact::{BuildGoal, CoachFact, CoachReason, FlightResult};
pub use review::review;
