//! The languages the program speaks: those it carries, those of the player's own folder, and the one in use.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

use super::embedded::EMBEDDED;
use super::{Arg, ENGLISH, own, pseudo};

/// The code of the language made of English for tests of layouts: longer, with accents, in brackets.
pub const PSEUDO: &str = "en-XA";

/// The texts of a language's files; none of a language that the program does not carry.
pub(super) fn files(code: &str) -> impl Iterator<Item = &'static str> {
    let found = EMBEDDED.iter().find(|(known, _)| *known == code).map_or(&[][..], |(_, files)| *files);
    found.iter().map(|(_, text)| *text)
}

/// A language ready to be spoken.
pub(super) struct Language {
    code: String,
    bundle: FluentBundle<FluentResource>,
}

impl Language {
    /// The language of this code with the player's own texts for it; none if there is no such language.
    fn of(code: &str) -> Option<Self> {
        Self::with(code, own::texts(code))
    }

    /// The language of this code with these `texts` over those that the program carries.
    fn with(code: &str, texts: Vec<String>) -> Option<Self> {
        let known = EMBEDDED.iter().any(|(known, _)| *known == code);
        if !known && texts.is_empty() && code != PSEUDO {
            return None;
        }
        // English made longer keeps the plurals of English.
        let spelled = if code == PSEUDO { ENGLISH } else { code };
        let identifier: LanguageIdentifier = spelled.parse().unwrap_or_else(|_| langid!("en"));
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // The marks that isolate arguments from the text's direction show as boxes in fonts without them.
        bundle.set_use_isolating(false);
        if code == PSEUDO {
            bundle.set_transform(Some(pseudo::dressed));
        }
        // What can be read of a damaged file is used; the build allows no damage in those that come with the program.
        let carried = files(spelled).map(str::to_owned);
        for text in carried.chain(texts) {
            let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Some(Language { code: code.to_owned(), bundle })
    }

    /// Whether it has a message of this key.
    pub(super) fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The message of this key; none where there is none.
    pub(super) fn say(&self, key: &str, args: &[(&str, Arg)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let args: FluentArgs = args.iter().map(|(name, arg)| ((*name).to_owned(), FluentValue::from(arg))).collect();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
        Some(if self.code == PSEUDO { pseudo::bracketed(said) } else { said })
    }
}

static FIRST: LazyLock<Arc<Language>> = LazyLock::new(|| {
    Arc::new(Language::with(ENGLISH, Vec::new()).unwrap_or_else(|| unreachable!("the build carries English")))
});

static IN_USE: LazyLock<RwLock<Arc<Language>>> = LazyLock::new(|| RwLock::new(FIRST.clone()));

/// Counts the changes of language.
static CHANGES: AtomicU64 = AtomicU64::new(0);

thread_local! {
    /// The language of this thread alone, for [`speaking`].
    static HERE: RefCell<Option<Arc<Language>>> = const { RefCell::new(None) };
}

/// The language in use.
pub(super) fn in_use() -> Arc<Language> {
    let here = HERE.with_borrow(Clone::clone);
    here.unwrap_or_else(|| IN_USE.read().map_or_else(|poisoned| poisoned.into_inner().clone(), |now| now.clone()))
}

/// English as the program carries it, whatever the player's folder changes about it.
pub(super) fn english() -> &'static Language {
    &FIRST
}

/// The code of the language in use.
#[must_use]
pub fn spoken() -> String {
    in_use().code.clone()
}

/// How often the language was changed: who keeps words makes them anew when this number is another.
#[must_use]
pub fn changes() -> u64 {
    CHANGES.load(Ordering::Relaxed)
}

/// Speaks the language of this code from now on, in the whole program; of none, the one the system asks for. A code
/// that is not known gives the system's too. Tells whether that is another language than before.
pub fn speak(code: Option<&str>) -> bool {
    let asked = code.filter(|code| knows(code)).map_or_else(of_the_system, str::to_owned);
    let Some(language) = Language::of(&asked) else { return false };
    let changed = asked != spoken();
    if let Ok(mut now) = IN_USE.write() {
        *now = Arc::new(language);
    }
    if changed {
        CHANGES.fetch_add(1, Ordering::Relaxed);
    }
    changed
}

/// Does something of which all words on this thread are in the language of this code, whatever is spoken elsewhere. A
/// code that is not known changes nothing.
pub fn speaking<R>(code: &str, what: impl FnOnce() -> R) -> R {
    let before = HERE.with_borrow_mut(|here| {
        let wanted = Language::of(code).map(Arc::new).or_else(|| here.clone());
        std::mem::replace(here, wanted)
    });
    let done = what();
    HERE.set(before);
    done
}

/// What the message of this key is in each of the languages that the program carries.
pub(super) fn in_every(key: &str) -> Vec<String> {
    let carried = EMBEDDED.iter().filter_map(|(code, _)| Language::with(code, Vec::new()));
    carried.filter_map(|language| language.say(key, &[])).collect()
}

/// Whether the program can speak the language of this code.
#[must_use]
pub fn knows(code: &str) -> bool {
    code == PSEUDO || codes().iter().any(|known| known == code)
}

/// The codes of all languages: English, the others that the program carries, then those of the player's own folder.
#[must_use]
pub fn codes() -> Vec<String> {
    let carried = EMBEDDED.iter().map(|(code, _)| (*code).to_owned());
    let mut all: Vec<String> = carried.chain(own::codes()).collect();
    all.sort_by_key(|code| (code != ENGLISH, !EMBEDDED.iter().any(|(known, _)| known == code), code.clone()));
    all.dedup();
    all
}

/// Every language with the name it gives itself, as the options list them; the code where it has no name.
#[must_use]
pub fn languages() -> Vec<(String, String)> {
    let name = |code: &String| Language::of(code).and_then(|language| language.say("language-name", &[]));
    codes().into_iter().map(|code| (name(&code).unwrap_or_else(|| code.clone()), code)).map(|(n, c)| (c, n)).collect()
}

/// The language the system asks for, as far as the program knows it; else English.
fn of_the_system() -> String {
    best(sys_locale::get_locales(), &codes()).unwrap_or_else(|| ENGLISH.to_owned())
}

/// The first of the `wanted` languages that is known: itself, or the language without its region.
fn best(wanted: impl IntoIterator<Item = String>, known: &[String]) -> Option<String> {
    let spelled = |code: &str| code.replace('_', "-").to_ascii_lowercase();
    let root = |code: &str| spelled(code).split('-').next().unwrap_or_default().to_owned();
    wanted.into_iter().find_map(|tag| {
        let same = known.iter().find(|code| spelled(code) == spelled(&tag));
        same.or_else(|| known.iter().find(|code| spelled(code) == root(&tag))).cloned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{decimal, grouped, text, text_args};

    #[test]
    fn the_systems_language_is_taken_with_or_without_its_region() {
        let known = ["en", "it", "pt-BR", "ru"].map(str::to_owned);
        let best = |wanted: &[&str]| best(wanted.iter().map(|&tag| tag.to_owned()), &known);
        assert_eq!(best(&["it-CH"]).as_deref(), Some("it"));
        assert_eq!(best(&["de-DE", "ru_RU"]).as_deref(), Some("ru"));
        assert_eq!(best(&["pt-br"]).as_deref(), Some("pt-BR"));
        assert_eq!(best(&["C", "pt-PT"]), None);
    }

    #[test]
    fn the_language_of_a_thread_is_its_own() {
        let before = text("ui-undo");
        let (there, name) = speaking(PSEUDO, || (text("ui-undo"), spoken()));
        assert_eq!(name, PSEUDO);
        assert_ne!(there, before);
        assert_eq!(text("ui-undo"), before);
        assert_eq!(speaking("tlh", spoken), spoken(), "nobody speaks that");
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!((grouped(1_234_567), decimal(-1234.56, 1)), ("1,234,567".to_owned(), "–1,234.6".to_owned()));
        assert_eq!(decimal(-0.04, 1), "0.0", "nothing has no sign");
    }

    #[test]
    fn english_made_longer_keeps_its_arguments_and_its_marks() {
        let (plain, longer) = (text("ui-hint-dock"), speaking(PSEUDO, || text("ui-hint-dock")));
        let ratio = longer.chars().count() as f32 / plain.chars().count() as f32;
        assert!((1.25..1.7).contains(&ratio), "{longer}: {ratio}");
        assert!(longer.starts_with('[') && longer.ends_with(']'), "{longer}");
        let named = speaking(PSEUDO, || text_args("event-turn-ended", &[("name", "Vera".into())]));
        assert!(named.starts_with("[Vera "), "{named}");
        assert_eq!(speaking(PSEUDO, || grouped(1000)), "1,000");
    }
}
