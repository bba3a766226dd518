//! The title orrery: a column, a dial, and a hub with an arm for each game. The chosen game comes to the front.

mod body_pose;
mod camera;
mod parts;
mod sprites;
mod state;

pub use body_pose::{BodyPose, paths, sun};
pub use parts::{OrreryPart, compose, is_of_game, mirrored, planet_height};
pub use sprites::{advance, fade_sky, pass_lens, show, tell};
pub use state::{Emblem, OrreryBody, TitleOrrery};
