//! Checks the texts of a language: against the English ones ([`check`]), and whether the fonts have their letters ([`charmap`]).
//! The build checks the embedded languages, the program those in the player's own folder.

pub mod charmap;
pub mod check;
