//! Checks the texts of a language: they are compared with the English ones ([`check`]), and the fonts must have all their letters
//! ([`charmap`]). The build checks the embedded languages, the program those in the player's own folder.

pub mod charmap;
pub mod check;
