//! The texts that the program carries: those of the house, and those that each game registers.

use std::sync::LazyLock;

/// The owner of the words that every game has.
pub const HOUSE: &str = "house";

/// The texts of an owner: by the code of each language the names and texts of its files.
type Languages = &'static [(&'static str, &'static [(&'static str, &'static str)])];

/// The texts of an owner, the house or the game of a key, in `assets/OWNER/locale`, embedded so that the program needs no file beside
/// it. `carry_words!` registers them.
#[derive(Debug)]
pub struct Words {
    /// Whose they are.
    pub owner: &'static str,
    /// The texts.
    pub languages: Languages,
}

inventory::collect!(Words);

/// Registers the texts of an owner, baked when its crate is built: `carry_words!("house");`.
#[macro_export]
macro_rules! carry_words {
    ($owner:literal) => {
        $crate::inventory::submit! {
            $crate::Words {
                owner: $owner,
                languages: include!(concat!(env!("OUT_DIR"), "/", $owner, "/words.rs")),
            }
        }
    };
}

carry_words!("house");

/// All texts, by owner. Who registers first is chance.
static EMBEDDED: LazyLock<Vec<&Words>> = LazyLock::new(|| {
    let mut all: Vec<&Words> = inventory::iter::<Words>().collect();
    all.sort_by_key(|words| words.owner);
    all
});

/// The code of the language that all others are translated from, and that stands in for what they lack.
pub const ENGLISH: &str = "en";

/// The games with words of their own, by their keys.
pub(super) fn games() -> impl Iterator<Item = &'static str> {
    EMBEDDED.iter().map(|words| words.owner).filter(|owner| *owner != HOUSE)
}

/// The house and every game with words of its own, by their keys.
pub fn owners() -> impl Iterator<Item = &'static str> {
    std::iter::once(HOUSE).chain(games())
}

/// The codes of the languages that the program carries.
pub fn carried() -> impl Iterator<Item = &'static str> {
    languages(HOUSE).iter().map(|(code, _)| *code)
}

/// The names and texts of the files of an owner in a language; none of a language that the program does not carry.
pub fn files(owner: &str, code: &str) -> &'static [(&'static str, &'static str)] {
    languages(owner).iter().find(|(known, _)| *known == code).map_or(&[], |(_, files)| *files)
}

fn languages(owner: &str) -> Languages {
    EMBEDDED.iter().find(|words| words.owner == owner).map_or(&[], |words| words.languages)
}
