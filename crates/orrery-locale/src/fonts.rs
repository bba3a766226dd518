//! The fonts of the game: Noto Sans, which covers Latin, Greek and Cyrillic.
//!
//! They have no U+2212, no arrows and no star: a minus is an en dash, the others are icons.

/// Running text.
pub const REGULAR: &[u8] = notosans::REGULAR_TTF;
/// Headings, names and numbers.
pub const BOLD: &[u8] = notosans::BOLD_TTF;
