//! Tests of *Far Space Foundry* without a window.

mod baselines;
mod chosen_products;
mod coach;
mod codex;
mod contract;
mod engine;
mod golden_saves;
mod keeping;
mod knowledge;
mod notation;
mod plan;
mod random_matches;
mod scenarios;
