//! The fonts of the program: Noto Sans, which covers Latin, Greek and Cyrillic.
//!
//! The fonts lack U+2212, arrows and stars: an en dash replaces the minus sign, and icons replace arrows and stars.

/// The font of running text.
pub const REGULAR: &[u8] = notosans::REGULAR_TTF;
/// The font of headings, names and numbers.
pub const BOLD: &[u8] = notosans::BOLD_TTF;
