//! The title orrery: a column, a dial, and a hub with an arm for each game. The chosen game comes to the front.

mod camera;
mod parts;
mod show;
mod stance;
mod state;

pub use parts::{Part, compose, is_of_game, mirrored, planet_height};
pub use show::{advance, fade_sky, pass_lens, show, tell};
pub use stance::{Stance, paths, sun};
pub use state::{Body, Emblem, Instrument};
