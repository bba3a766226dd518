//! The title as an orrery: a column, a dial and a hub with arms, and on each arm a game. The chosen one comes near.

mod camera;
mod parts;
mod show;
mod stance;
mod state;

pub use parts::{Part, compose, is_of_game, mirrored, planet_height};
pub use show::{advance, fade_sky, pass_lens, show, tell};
pub use stance::{Stance, paths, sun};
pub use state::{Body, Emblem, Instrument};
