//! The scenes that a game has of its own beside those of the house: what it says of them, the stage they are played on, and
//! matches to play them with.
//!
//! The program paints them (`orrery gallery`), and its tests go through them.

mod contract;
mod sample;

pub use contract::{GalleryScenes, OwnScene, OwnScenes, Stage};
pub use contract::{scene_texts, scenes};
pub use sample::{NAMES, SEED, arranged, dealt, first_turn_of_round, played, played_out, seats};
