//! Checks the texts of a language: compares them with the English texts ([`check`]), and verifies that the fonts have all their
//! characters ([`charmap`]). The build checks the embedded languages; the program checks those in the player's own folder.

pub mod charmap;
pub mod check;
