//! The coach: the plans the engine would choose with these dice and why, the value of a turn that was played, and the review of a
//! whole match. The same engine plays and teaches; nothing here depends on a language.
//!
//! Every chance to win is that of the player whose turn it is about, from 0 to 1, unless stated otherwise.

mod advice;
mod annotate;
mod evaluate;
pub(super) mod fact;
mod facts;
mod reasons;
mod review;
mod signature;

pub use advice::{advise, explain};
pub use fact::{CoachFact, CoachReason, EvaluationTerm};
pub use review::review;
