//! The coach: what the engine would do and why, what an opponent's turn was worth, and how a whole match went. The engine that plays
//! is the engine that teaches; nothing here knows a language.
//!
//! Every chance here is that of the player of the turn it is about, from 0 to 1, unless it says otherwise.

mod advice;
mod fact;
mod facts;
mod reasons;
mod retrace;
mod review;
mod weigh;

pub use advice::{advise, explain};
pub use fact::{Fact, Reason};
pub use review::review;
