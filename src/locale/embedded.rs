//! The texts that the program carries.

/// The owner of the words that every game has.
pub(super) const HOUSE: &str = "house";

/// The texts of an owner: by the code of each language the names and texts of its files.
type Languages = &'static [(&'static str, &'static [(&'static str, &'static str)])];

/// By owner, the house and the keys of games, its texts in `assets/OWNER/locale`, embedded so that the program needs no file beside it.
const EMBEDDED: &[(&str, Languages)] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The code of the language that all others are translated from, and that stands in for what they lack.
pub const ENGLISH: &str = "en";

/// The games with words of their own, by their keys.
pub(super) fn games() -> impl Iterator<Item = &'static str> {
    EMBEDDED.iter().map(|(owner, _)| *owner).filter(|owner| *owner != HOUSE)
}

/// The codes of the languages that the program carries.
pub(super) fn carried() -> impl Iterator<Item = &'static str> {
    languages(HOUSE).iter().map(|(code, _)| *code)
}

/// The names and texts of the files of an owner in a language; none of a language that the program does not carry.
pub(super) fn files(owner: &str, code: &str) -> &'static [(&'static str, &'static str)] {
    languages(owner).iter().find(|(known, _)| *known == code).map_or(&[], |(_, files)| *files)
}

fn languages(owner: &str) -> Languages {
    EMBEDDED.iter().find(|(known, _)| *known == owner).map_or(&[], |(_, languages)| *languages)
}
