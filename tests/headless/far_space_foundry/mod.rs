//! Tests of features that only *Far Space Foundry* has.

pub mod baselines;
pub mod chosen_products;
pub mod coach;
pub mod codex;
pub mod engine;
pub mod golden_saves;
pub mod keeping;
pub mod knowledge;
pub mod notation;
pub mod plan;
pub mod random_matches;
pub mod scenarios;
