//! The names of the players.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

use super::embedded::{carried, files, games};
use super::keys::message_key;
use super::language::{in_every, words_changed};
use super::{has_of, text, text_of};
use orrery_core::{Colour, GameKey};

/// True if seats are named by their shapes and letters.
static BY_SHAPE: AtomicBool = AtomicBool::new(false);

/// Sets whether seats are named by their shapes and letters instead of their colours. In a palette without colours, names of
/// colours would be wrong.
pub fn name_by_shape(by_shape: bool) {
    if BY_SHAPE.swap(by_shape, Ordering::Relaxed) != by_shape {
        words_changed();
    }
}

/// Returns the name of a seat: its colour, or its shape and letter.
pub fn colour_name(colour: Colour) -> String {
    let kind = if BY_SHAPE.load(Ordering::Relaxed) { SHAPE } else { COLOUR };
    text(&message_key(kind, colour.word(), ""))
}

/// The prefix of the message keys for the names of colours.
const COLOUR: &str = "colour";
/// The prefix of the message keys for the names of seats by shape and letter.
const SHAPE: &str = "seat";

/// Returns the name of a player without a name of their own: the name of the colour or, in a game whose sides have names, the
/// game's message `unnamed-COLOUR`.
pub fn unnamed(game: GameKey, colour: Colour) -> String {
    let key = message_key(UNNAMED, colour.word(), "");
    if has_of(game, &key) { text_of(game, &key) } else { colour_name(colour) }
}

/// The prefix of the message keys for a game's names of its sides.
const UNNAMED: &str = "unnamed";

/// Lower-case words by colour.
type WordsByColour = [Vec<String>; Colour::COUNT];

/// Returns the messages of this kind for each colour, in every embedded language and in lower case.
fn in_small_letters(game: Option<GameKey>, kind: &str) -> WordsByColour {
    std::array::from_fn(|index| {
        let names = in_every(game, &message_key(kind, Colour::ALL[index].word(), ""));
        names.into_iter().map(|name| name.to_lowercase()).collect()
    })
}

/// All names of each seat in every language, both by colour and by shape.
static COLOURS: LazyLock<WordsByColour> = LazyLock::new(|| {
    let mut all = in_small_letters(None, COLOUR);
    all.iter_mut().zip(in_small_letters(None, SHAPE)).for_each(|(names, shapes)| names.extend(shapes));
    all
});

/// The names of sides in every language, for each game whose sides have names.
static SIDES: LazyLock<Vec<(GameKey, WordsByColour)>> =
    LazyLock::new(|| games().map(GameKey::new).map(|game| (game, in_small_letters(Some(game), UNNAMED))).collect());

/// The prefix of the message keys for the names of a game's characters.
pub(super) const RIVAL: &str = "rival-";

/// The names of a game's characters: the message key of each, and its names in all languages in lower case.
type CharacterNames = Vec<(&'static str, Vec<String>)>;

/// The names of characters by game. They are read directly from the files, because loading whole languages for a few names would
/// take too long.
static RIVALS: LazyLock<Vec<(GameKey, CharacterNames)>> =
    LazyLock::new(|| games().map(|game| (GameKey::new(game), rivals(game))).collect());

fn rivals(game: &'static str) -> CharacterNames {
    let mut all = CharacterNames::new();
    let texts = carried().flat_map(|code| files(game, code));
    let named = texts.flat_map(|(_, text)| text.lines()).filter(|line| line.starts_with(RIVAL));
    for (key, name) in named.filter_map(|line| line.split_once('=')) {
        let (key, name) = (key.trim(), name.trim().to_lowercase());
        match all.iter_mut().find(|(known, _)| *known == key) {
            Some((_, names)) => names.push(name),
            None => all.push((key, vec![name])),
        }
    }
    all
}

/// The players' names by colour. A player without a name is called by the colour, or by the name of the side in the game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerNames {
    own: [Option<String>; Colour::COUNT],
    /// The message keys of the names that belong to the game's characters. These names are shown in the current language.
    rivals: [Option<&'static str>; Colour::COUNT],
    game: Option<GameKey>,
}

impl PlayerNames {
    /// Creates the names of players outside a particular game. An empty name counts as none, and so does the name of the colour
    /// in any language: a saved match contains names in the language in which it was saved, and such a player is named in the
    /// current language.
    pub fn new<'a>(names: impl IntoIterator<Item = (Colour, &'a str)>) -> Self {
        Self::of_players(None, names)
    }

    /// Creates the names of players of a game. In addition to the names that [`PlayerNames::new`] ignores, the name of a side
    /// counts as none.
    pub fn in_game<'a>(game: GameKey, names: impl IntoIterator<Item = (Colour, &'a str)>) -> Self {
        Self::of_players(Some(game), names)
    }

    fn of_players<'a>(game: Option<GameKey>, names: impl IntoIterator<Item = (Colour, &'a str)>) -> Self {
        let mut all = Self { game, ..Self::default() };
        let sides = game.and_then(|game| SIDES.iter().find(|(known, _)| *known == game)).map(|(_, words)| words);
        let rivals = game.and_then(|game| RIVALS.iter().find(|(known, _)| *known == game)).map(|(_, names)| names);
        for (colour, name) in names {
            let (name, index) = (name.trim(), colour.index());
            let is_word = |words: &WordsByColour| words[index].contains(&name.to_lowercase());
            let own = !name.is_empty() && !is_word(&COLOURS) && !sides.is_some_and(is_word);
            all.own[index] = own.then(|| name.to_owned());
            let rival = rivals.into_iter().flatten().find(|(_, names)| names.contains(&name.to_lowercase()));
            all.rivals[index] = rival.map(|(key, _)| *key);
        }
        all
    }

    /// Returns the name of the player of `colour`: their own name, in the current language if it is that of a character, or else
    /// the name of the colour or side.
    pub fn of(&self, colour: Colour) -> String {
        if let (Some(game), Some(key)) = (self.game, self.rivals[colour.index()]) {
            return text_of(game, key);
        }
        let unnamed = || self.game.map_or_else(|| colour_name(colour), |game| unnamed(game, colour));
        self.own(colour).map_or_else(unnamed, str::to_owned)
    }

    /// Returns the player's own name, or `None` if they are named by the colour or side.
    pub fn own(&self, colour: Colour) -> Option<&str> {
        self.own[colour.index()].as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unnamed_player_is_called_by_seat_colour() {
        let names = PlayerNames::in_game(orrery_core::FIRST_GAME, [(Colour::Red, "Rosso"), (Colour::Green, "Moon")]);
        assert_eq!((names.of(Colour::Red), names.of(Colour::Green)), ("Red".to_owned(), "Moon".to_owned()));
        assert_eq!(
            names,
            PlayerNames { game: Some(orrery_core::FIRST_GAME), ..PlayerNames::new([(Colour::Green, "Moon")]) }
        );
    }
}
