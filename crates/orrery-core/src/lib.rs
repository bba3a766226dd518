//! The foundation of all games and the contract that each game fulfils.
//!
//! - [`Rules`] and its types: what a game must provide.
//! - Seats, levels and opponents by name.
//! - Chance, the seeded generators and the stable hash.
//! - Rule options, notation, words and the RON file format.
//! - [`interaction`]: putting an order together click by click.
//!
//! The shared crates and the games build on this one. It depends on no game and no engine. Nothing here reads a clock or a random
//! source of the system.

pub mod asset_overrides;
pub mod chance;
mod contract;
mod fingerprint;
mod generator;
pub mod interaction;
pub mod invariants;
mod key;
mod key_of;
mod level;
pub mod notation;
pub mod of;
mod opponent;
pub mod options;
pub mod ron;
mod seat;
mod seeded;
mod static_cache;
mod vocabulary;
mod window_game;
pub mod words;

pub use chance::{Chance, ChanceNode};
pub use contract::{Outcome, Rules, Setup, SetupError, Sink, Standing, Standings};
pub use fingerprint::Fnv;
pub use generator::{Generator, STEP};
pub use invariants::{Broken, Invariant};
pub use key::{FIRST_GAME, GameKey};
pub use key_of::KeyOf;
pub use level::Level;
pub use opponent::{Character, Opponent};
pub use options::{OptionInfo, OptionList, PickInfo, Plain, PresetList};
pub use seat::Colour;
pub use seeded::Seeded;
pub use static_cache::static_cache;
pub use window_game::WindowGame;
