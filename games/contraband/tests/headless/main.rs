//! Tests of *Contraband* without a window.

mod balance;
mod baselines;
mod circles;
mod coach;
mod contract;
mod editions;
mod engine;
mod golden_saves;
mod notation;
mod plan;
mod random_matches;
mod scenarios;
mod secrets;
