//! Headless tests of *Starship Catan*.

pub mod baselines;
pub mod coach;
pub mod codex;
pub mod engine;
pub mod golden_saves;
pub mod knowledge;
pub mod notation;
pub mod opponents;
pub mod plan;
pub mod random_matches;
pub mod scenarios;
pub mod versions;
