//! The embedded texts: the shared texts, and the texts that each game registers.

use std::sync::LazyLock;

/// The owner of the texts that all games share.
pub const HOUSE: &str = "house";

/// The language files of an owner: the names and texts of the files, by language code.
type LanguageFiles = &'static [(&'static str, &'static [(&'static str, &'static str)])];

/// The texts of an owner from `assets/OWNER/locale`, embedded so that the program needs no language files. `carry_words!`
/// registers them.
#[derive(Debug)]
pub struct EmbeddedTexts {
    /// The owner: `house` for the shared texts, or the key of a game.
    pub owner: &'static str,
    /// The files of each language.
    pub languages: LanguageFiles,
}

inventory::collect!(EmbeddedTexts);

/// Registers the texts of an owner, which were embedded when its crate was built: `carry_words!("house");`.
#[macro_export]
macro_rules! carry_words {
    ($owner:literal) => {
        $crate::inventory::submit! {
            $crate::EmbeddedTexts {
                owner: $owner,
                languages: include!(concat!(env!("OUT_DIR"), "/", $owner, "/words.rs")),
            }
        }
    };
}

carry_words!("house");

/// The embedded texts of all owners. They are sorted by owner, because the order of registration is arbitrary.
static EMBEDDED: LazyLock<Vec<&EmbeddedTexts>> = LazyLock::new(|| {
    let mut all: Vec<&EmbeddedTexts> = inventory::iter::<EmbeddedTexts>().collect();
    all.sort_by_key(|words| words.owner);
    all
});

/// The language code of English, from which all other languages are translated, and which replaces missing messages.
pub const ENGLISH: &str = "en";

/// Returns the keys of the games with texts of their own.
pub(super) fn games() -> impl Iterator<Item = &'static str> {
    EMBEDDED.iter().map(|words| words.owner).filter(|owner| *owner != HOUSE)
}

/// Returns the owners of texts: `house` for the shared texts, then the keys of all games with texts of their own.
pub fn owners() -> impl Iterator<Item = &'static str> {
    std::iter::once(HOUSE).chain(games())
}

/// Returns the codes of the embedded languages.
pub fn carried() -> impl Iterator<Item = &'static str> {
    languages(HOUSE).iter().map(|(code, _)| *code)
}

/// Returns the names and texts of an owner's files in a language, or an empty list if the language is not embedded.
pub fn files(owner: &str, code: &str) -> &'static [(&'static str, &'static str)] {
    languages(owner).iter().find(|(known, _)| *known == code).map_or(&[], |(_, files)| *files)
}

fn languages(owner: &str) -> LanguageFiles {
    EMBEDDED.iter().find(|words| words.owner == owner).map_or(&[], |words| words.languages)
}
