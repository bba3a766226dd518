//! What teaches and counts, of any game, without a window.

pub mod academy;
pub mod codex;
pub mod puzzle;
pub mod stats;
