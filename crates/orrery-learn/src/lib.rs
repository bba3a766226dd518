//! Lessons, puzzles, statistics and the codex, for any game and without a window.
//!
//! - [`academy`]: lessons, and the proof that each can be completed.
//! - [`puzzle`]: positions with a proven best turn.
//! - [`stats`]: figures of matches, and the player's profile.
//! - [`codex`]: the pages about a game, with the current values of a match.
//! - [`game_types`]: short names for the associated types of a game.

pub mod academy;
pub mod codex;
pub mod game_types;
pub mod puzzle;
pub mod stats;
