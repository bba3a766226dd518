//! Orrery: four space board games in one program.
//!
//! This crate re-exports the program's crates under one name, for the binary, the tests, the benchmarks and the fuzzing targets.

pub use orrery_ai as ai;
pub use orrery_ai::arena;
#[cfg(feature = "window")]
pub use orrery_app as app;
#[cfg(feature = "window")]
pub use orrery_board as board;
#[cfg(feature = "window")]
pub use orrery_board::art;
pub use orrery_cli as cli;
pub use orrery_core as core;
pub use orrery_core::asset_overrides;
#[cfg(not(feature = "window"))]
pub use orrery_core::interaction as table;
pub use orrery_learn::{academy, codex, puzzle, stats};
#[cfg(feature = "window")]
pub use orrery_locale as locale;
pub use orrery_record as record;
pub use orrery_settings as settings;
pub use orrery_settings::palette;
#[cfg(feature = "window")]
pub use orrery_sound as sound;
pub use orrery_synth as synth;
#[cfg(feature = "window")]
pub use orrery_table as table;
#[cfg(feature = "window")]
pub use orrery_ui as panels;
#[cfg(feature = "window")]
pub use orrery_ui::gallery;

pub mod games;
