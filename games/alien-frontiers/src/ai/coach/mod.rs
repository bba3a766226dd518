//! The coach: what the engine would do with these dice and why, what an opponent's turn was worth, and how a whole match
//! went. The engine that plays is the engine that teaches; nothing here knows a language.
//!
//! Every chance here is that of the mover of the turn it is about, from 0 to 1, unless it says otherwise.

mod advice;
pub(super) mod fact;
mod facts;
mod reasons;
mod retrace;
mod review;
mod signature;
mod weigh;

pub use advice::{advise, explain};
pub use fact::{Fact, Reason, Term};
pub use review::review;
