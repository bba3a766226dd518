//! The scenes of a game in the gallery, in addition to the shared ones: their definition, the interface through which they drive
//! the program, and sample matches.
//!
//! The program paints the scenes (`orrery gallery`), and its tests visit them.

mod contract;
mod sample;
mod stage;

pub use contract::{GalleryDriver, GalleryScenes, GameScene, GameSceneGroup};
pub use contract::{scene_texts, scenes};
pub use sample::{NAMES, SEED, arranged, dealt, first_turn_of_round, person_at, played, played_out, seats};
pub use stage::{aimed, hint, page, puzzle, reached, shown};
