//! What teaches and counts, of any game, without a window: lessons ([`academy`]), best turns that are proven ([`puzzle`]), figures of
//! matches and the profile ([`stats`]), and the pages of a game with what is true of them now ([`codex`]).

pub mod academy;
pub mod codex;
pub mod of;
pub mod puzzle;
pub mod stats;
