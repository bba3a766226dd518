//! Tests of *Alien Frontiers* in the window.

pub mod academy;
pub mod access;
pub mod board;
pub mod coach;
pub mod codex;
pub mod input;
pub mod laid;
pub mod mirror;
pub mod moments;
pub mod motion;
pub mod mover;
pub mod panels;
pub mod pictures;
pub mod pilot;
pub mod questions;
pub mod recap;
pub mod replay;
pub mod rivals;
pub mod series;
pub mod shaders;
pub mod sky;
pub mod sky_cost;
pub mod stops;
pub mod table;
pub mod thinking;
