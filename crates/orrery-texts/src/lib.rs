//! Checks the texts of a language: against the English ones, and whether the fonts have their letters. The build does it for the
//! languages that come with the program, the program does it for those in the player's own folder.

pub mod charmap;
pub mod check;
