//! Tests of *Alien Frontiers* without a window.

mod arena;
mod baselines;
mod coach;
mod contract;
mod engine;
mod lost_ends;
mod notation;
mod opponents;
mod parity;
mod plan;
mod random_matches;
mod scenarios;
mod versions;
