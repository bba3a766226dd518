//! The foundation of all games and the contract that each game fulfils.
//!
//! - [`Rules`] and its types: everything that a game must provide.
//! - Seats, levels and opponents by name.
//! - Chance, the seeded generators and the stable hash.
//! - Rule options, notation, keywords and the RON file format.
//! - [`Packed`]: values as numbers.
//! - [`interaction`]: putting an order together click by click.
//!
//! The shared crates and the games build on this crate. It depends on no game and no engine, and reads neither a clock nor the
//! system's source of randomness.

pub mod asset_overrides;
pub mod chance;
mod contract;
mod file_game_key;
mod fingerprint;
mod game_frontend;
pub mod game_types;
pub mod interaction;
pub mod invariants;
mod key;
mod keyword_enum;
mod level;
mod message;
pub mod notation;
mod opponent;
pub mod options;
mod packed;
mod random_generator;
pub mod ron;
mod rule_numbers;
mod seat;
mod seeded_chance;
mod static_cache;
pub mod words;

pub use chance::{Chance, ChanceNode};
pub use contract::{ChanceOutcome, EventSink, Rules, Setup, SetupError, Standing, Standings};
pub use file_game_key::FileGameKey;
pub use fingerprint::FnvHasher;
pub use game_frontend::GameFrontend;
pub use invariants::{Invariant, InvariantViolation};
pub use key::{FIRST_GAME, GameKey};
pub use level::Level;
pub use message::{FieldVisitor, Message};
pub use opponent::{Opponent, OpponentCharacter};
pub use options::{OptionInfo, RuleOptions, RulePreset, SetupPickInfo, SinglePreset};
pub use orrery_derive::Message;
pub use packed::{Packed, PackedBytes};
pub use random_generator::{RandomGenerator, STEP};
pub use seat::Colour;
pub use seeded_chance::SeededChance;
pub use static_cache::static_cache;
