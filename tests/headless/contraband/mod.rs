//! Headless tests of *Contraband* only.

pub mod balance;
pub mod baselines;
pub mod circles;
pub mod coach;
pub mod editions;
pub mod engine;
pub mod golden_saves;
pub mod notation;
pub mod plan;
pub mod random_matches;
pub mod scenarios;
pub mod secrets;
