//! Tests of *Alien Frontiers* without a window.

pub mod arena;
pub mod baselines;
pub mod coach;
pub mod engine;
pub mod lost_ends;
pub mod notation;
pub mod opponents;
pub mod parity;
pub mod plan;
pub mod practice;
pub mod random_matches;
pub mod scenarios;
pub mod versions;
