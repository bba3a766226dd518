//! Tests of *Starship Catan* without a window.

mod baselines;
mod coach;
mod codex;
mod contract;
mod engine;
mod golden_saves;
mod knowledge;
mod notation;
mod opponents;
mod plan;
mod random_matches;
mod scenarios;
mod versions;
