//! Everything that can be tested without a window: `cargo test --no-default-features` builds and runs it in seconds.

mod any_game;
mod architecture;
mod cli;
mod coach;
mod contract;
mod engine;
mod faults;
mod fuzzed;
mod logs;
mod lost_ends;
mod network;
mod notation;
mod opponents;
mod parity;
mod plan;
mod practice;
mod profiles;
mod random_matches;
mod records;
mod saves;
mod scenarios;
mod sharing;
mod sounds;
mod which_game;
mod yardsticks;
