//! The languages of the program: the embedded languages, those in the player's own folder, and the current language.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, OnceLock, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

use super::custom_languages::{self, OwnerTexts};
use super::embedded::{HOUSE, carried, files, games};
use super::{ENGLISH, MessageValue, pseudo};
use orrery_core::GameKey;

/// The code of the pseudo-language for layout tests: English made longer, with accents and in brackets.
pub const PSEUDO: &str = "en-XA";

type MessageBundle = FluentBundle<Arc<FluentResource>>;

/// A language with its texts.
struct Language {
    code: String,
    /// The shared texts, on which the texts of games are based.
    spoken: Vec<Arc<FluentResource>>,
    house: MessageBundle,
    /// The texts of games by key, each on top of the shared texts.
    games: Vec<(&'static str, GameTexts)>,
}

/// The texts of a game. They are parsed on first use, because in most runs only one game is played.
struct GameTexts {
    /// The texts from the player's own folder.
    own: Vec<String>,
    read: OnceLock<MessageBundle>,
}

impl Language {
    /// Returns the language with this code, including the player's own texts, or `None` if there is no such language.
    fn of(code: &str) -> Option<Arc<Self>> {
        let own = custom_languages::texts(code);
        if code == ENGLISH && own.is_empty() {
            return Some(FIRST.clone());
        }
        Self::with(code, own).map(Arc::new)
    }

    /// Returns the language with this code, with the texts `own` on top of the embedded texts, or `None` if there are no texts.
    fn with(code: &str, mut own: OwnerTexts) -> Option<Self> {
        let known = carried().any(|known| known == code);
        if !known && own.is_empty() && code != PSEUDO {
            return None;
        }
        let house = read(HOUSE, code, own.get(HOUSE).map_or(&[], Vec::as_slice));
        let words =
            |game: &'static str| (game, GameTexts { own: own.remove(game).unwrap_or_default(), read: OnceLock::new() });
        let games = games().map(words).collect();
        let spoken = house.clone();
        Some(Language { code: code.to_owned(), spoken, house: bundle(code, house.into_iter()), games })
    }

    /// Returns the bundle of a game's texts on top of the shared texts. Without a game, returns the shared texts only.
    fn bundle(&self, game: Option<GameKey>) -> &MessageBundle {
        let found = game.and_then(|game| self.games.iter().find(|(known, _)| *known == game.word()));
        found.map_or(&self.house, |(game, words)| {
            let own = || read(game, &self.code, &words.own);
            words.read.get_or_init(|| bundle(&self.code, self.spoken.iter().cloned().chain(own())))
        })
    }

    /// Returns true if there is a message with this key.
    fn has(&self, game: Option<GameKey>, key: &str) -> bool {
        self.bundle(game).get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// Returns the message with this key, if there is one.
    fn say(&self, game: Option<GameKey>, key: &str, args: &[(&str, MessageValue)]) -> Option<String> {
        let bundle = self.bundle(game);
        let pattern = bundle.get_message(key)?.value()?;
        let args: FluentArgs = args.iter().map(|(name, arg)| ((*name).to_owned(), FluentValue::from(arg))).collect();
        let said = bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
        Some(if self.code == PSEUDO { pseudo::bracketed(said) } else { said })
    }
}

/// Returns the code of the language whose texts and plural forms a language uses: English for the pseudo-language, otherwise the
/// language itself.
fn spelled(code: &str) -> &str {
    if code == PSEUDO { ENGLISH } else { code }
}

/// Parses the embedded texts of an owner in a language, followed by `own`. The readable parts of a damaged file are used. The
/// build rejects damaged embedded files.
fn read(owner: &str, code: &str, own: &[String]) -> Vec<Arc<FluentResource>> {
    let carried = files(owner, spelled(code)).iter().map(|(_, text)| (*text).to_owned());
    let read = |text| FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
    carried.chain(own.iter().cloned()).map(|text| Arc::new(read(text))).collect()
}

/// Creates a bundle of these texts for a language. Later texts override earlier ones.
fn bundle(code: &str, texts: impl Iterator<Item = Arc<FluentResource>>) -> MessageBundle {
    let identifier: LanguageIdentifier = spelled(code).parse().unwrap_or_else(|_| langid!("en"));
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // The fonts would show the direction isolates around arguments as boxes.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| minus_as_dash(value)));
    if code == PSEUDO {
        bundle.set_transform(Some(pseudo::dressed));
    }
    texts.for_each(|text| bundle.add_resource_overriding(text));
    bundle
}

/// Formats a negative number with an en dash, because the fonts lack the minus sign. Returns `None` for any other value, which
/// keeps its usual form.
fn minus_as_dash(value: &FluentValue) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    (number.value < 0.0).then(|| number.as_string().replacen('-', "–", 1))
}

static FIRST: LazyLock<Arc<Language>> = LazyLock::new(|| {
    Arc::new(Language::with(ENGLISH, OwnerTexts::new()).unwrap_or_else(|| unreachable!("the build carries English")))
});

static IN_USE: LazyLock<RwLock<Arc<Language>>> = LazyLock::new(|| RwLock::new(FIRST.clone()));

/// The number of times that the language or the names of seats have changed since the program's start.
static CHANGES: AtomicU64 = AtomicU64::new(0);

thread_local! {
    /// The language that overrides the program's language on this thread, for [`speaking`].
    static HERE: RefCell<Option<Arc<Language>>> = const { RefCell::new(None) };
}

/// Returns the current language on this thread.
fn in_use() -> Arc<Language> {
    let here = HERE.with_borrow(Clone::clone);
    here.unwrap_or_else(|| IN_USE.read().map_or_else(|poisoned| poisoned.into_inner().clone(), |now| now.clone()))
}

/// Returns true if the current language, or the embedded English as its fallback, has a message with this key.
pub(super) fn has(game: Option<GameKey>, key: &str) -> bool {
    in_use().has(game, key) || FIRST.has(game, key)
}

/// Returns the message with this key in the current language or else in the embedded English, or the key itself if there is none.
pub(super) fn say(game: Option<GameKey>, key: &str, args: &[(&str, MessageValue)]) -> String {
    let said = in_use().say(game, key, args).or_else(|| FIRST.say(game, key, args));
    said.unwrap_or_else(|| key.to_owned())
}

/// Returns the code of the current language.
pub fn spoken() -> String {
    in_use().code.clone()
}

/// Returns the number of times that the language or the names of seats have changed since the program's start. When the number
/// differs, cached texts are outdated.
pub fn changes() -> u64 {
    CHANGES.load(Ordering::Relaxed)
}

/// Marks cached texts as outdated, because the names of seats have changed.
pub(super) fn words_changed() {
    CHANGES.fetch_add(1, Ordering::Relaxed);
}

/// Changes the language of the whole program. With `None` or an unknown code, selects the language of the system. Returns true if
/// the language has changed.
pub fn speak(code: Option<&str>) -> bool {
    let asked = code.filter(|code| knows(code)).map_or_else(of_the_system, str::to_owned);
    let Some(language) = Language::of(&asked) else { return false };
    let changed = asked != spoken();
    if let Ok(mut now) = IN_USE.write() {
        *now = language;
    }
    if changed {
        CHANGES.fetch_add(1, Ordering::Relaxed);
    }
    changed
}

/// Runs `what` with the language of this code on this thread only. With an unknown code, the language stays the same.
pub fn speaking<R>(code: &str, what: impl FnOnce() -> R) -> R {
    let before = HERE.with_borrow_mut(|here| {
        let wanted = Language::of(code).or_else(|| here.clone());
        std::mem::replace(here, wanted)
    });
    let done = what();
    HERE.set(before);
    done
}

/// Returns the game's message with this key in each of the embedded languages; without a game, the shared message.
pub(super) fn in_every(game: Option<GameKey>, key: &str) -> Vec<String> {
    let carried = carried().filter_map(|code| Language::with(code, OwnerTexts::new()));
    carried.filter_map(|language| language.say(game, key, &[])).collect()
}

/// Returns true if the program has the language with this code.
pub fn knows(code: &str) -> bool {
    code == PSEUDO || codes().iter().any(|known| known == code)
}

/// Returns the codes of all languages: English, the other embedded languages, then those in the player's own folder.
pub fn codes() -> Vec<String> {
    let mut all: Vec<String> = carried().map(str::to_owned).chain(custom_languages::codes()).collect();
    all.sort_by_key(|code| (code != ENGLISH, !carried().any(|known| known == code), code.clone()));
    all.dedup();
    all
}

/// Returns the code and the native name of every language, for the list in the settings. A language without a native name is
/// listed by its code.
pub fn languages() -> Vec<(String, String)> {
    let name = |code: &String| Language::of(code).and_then(|language| language.say(None, "language-name", &[]));
    codes().into_iter().map(|code| (name(&code).unwrap_or_else(|| code.clone()), code)).map(|(n, c)| (c, n)).collect()
}

/// Returns the language of the system if the program has it, otherwise English.
fn of_the_system() -> String {
    best(sys_locale::get_locales(), &codes()).unwrap_or_else(|| ENGLISH.to_owned())
}

/// Returns the code of the first of the `wanted` languages that is known, with or without its region, as it is spelt in `known`.
/// Returns `None` if none is known.
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
    use crate::{decimal, grouped, text, text_args};

    #[test]
    fn system_language_matches_with_or_without_region() {
        let known = ["en", "it", "pt-BR", "ru"].map(str::to_owned);
        let best = |wanted: &[&str]| best(wanted.iter().map(|&tag| tag.to_owned()), &known);
        assert_eq!(best(&["it-CH"]).as_deref(), Some("it"));
        assert_eq!(best(&["de-DE", "ru_RU"]).as_deref(), Some("ru"));
        assert_eq!(best(&["pt-br"]).as_deref(), Some("pt-BR"));
        assert_eq!(best(&["C", "pt-PT"]), None);
    }

    #[test]
    fn thread_language_does_not_affect_other_text() {
        let before = text("ui-undo");
        let (there, name) = speaking(PSEUDO, || (text("ui-undo"), spoken()));
        assert_eq!(name, PSEUDO);
        assert_ne!(there, before);
        assert_eq!(text("ui-undo"), before);
        assert_eq!(speaking("tlh", spoken), spoken(), "nobody speaks that");
    }

    #[test]
    fn numbers_are_formatted_for_the_language() {
        assert_eq!((grouped(1_234_567), decimal(-1234.56, 1)), ("1,234,567".to_owned(), "–1,234.6".to_owned()));
        assert_eq!(decimal(-0.04, 1), "0.0", "nothing has no sign");
    }

    #[test]
    fn negative_numbers_in_messages_have_the_minus_of_the_fonts() {
        for language in ["en", "it", "ru"] {
            let points =
                |count: i32| speaking(language, || text_args("access-count-points", &[("count", count.into())]));
            assert!(points(-3).starts_with("–3 "), "{language}: {}", points(-3));
            assert!(points(3).starts_with("3 "), "{language}: {}", points(3));
        }
    }

    #[test]
    fn pseudo_language_keeps_arguments_and_brackets() {
        let (plain, longer) = (text("ui-menu-help"), speaking(PSEUDO, || text("ui-menu-help")));
        let ratio = longer.chars().count() as f32 / plain.chars().count() as f32;
        assert!((1.25..1.7).contains(&ratio), "{longer}: {ratio}");
        assert!(longer.starts_with('[') && longer.ends_with(']'), "{longer}");
        let named = speaking(PSEUDO, || text_args("ui-hand-over", &[("name", "Vera".into())]));
        assert!(named.starts_with("[Vera"), "{named}");
        assert_eq!(speaking(PSEUDO, || grouped(1000)), "1,000");
    }
}
