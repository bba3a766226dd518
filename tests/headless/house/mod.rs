//! Tests of the shared crates, run with the games of the registry or with the toy game.

pub mod any_game;
pub mod arena;
pub mod cli;
pub mod conduct;
pub mod daily;
mod drawings;
pub mod faults;
pub mod figures;
pub mod fuzzed;
pub mod logs;
pub mod lost;
pub mod network;
mod picks;
mod practice;
pub mod profiles;
pub mod records;
pub mod saves;
pub mod share_codes;
pub mod sharing;
pub mod sounds;
mod systems;
pub mod which_game;
