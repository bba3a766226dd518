//! The confirmations that the player has disabled, by their keywords.

use std::borrow::Cow;
use std::fmt;

use serde::de::{self, Visitor};
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use orrery_core::ron::RawValue;
use orrery_core::{FIRST_GAME, GameKey};

/// A confirmation that a game asks for before something is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConfirmationId {
    /// The key of the game.
    pub game: GameKey,
    /// The keyword, an identifier unique within the game.
    pub word: &'static str,
}

impl ConfirmationId {
    /// Returns the keyword in the settings file. Because two games may use the same keyword, it is preceded by the key of the
    /// game for every game except the first.
    fn written(self) -> Cow<'static, str> {
        if self.game == FIRST_GAME { self.word.into() } else { format!("{}.{}", self.game, self.word).into() }
    }
}

/// The disabled confirmations, in the order in which the player disabled them. Unknown keywords are preserved.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DismissedConfirmations(Vec<ConfirmationKeyword>);

impl DismissedConfirmations {
    /// Returns true if this confirmation is disabled.
    pub fn contains(&self, question: ConfirmationId) -> bool {
        self.0.iter().any(|written| written.0 == question.written())
    }

    /// Disables a confirmation.
    pub fn insert(&mut self, question: ConfirmationId) {
        if !self.contains(question) {
            self.0.push(ConfirmationKeyword(question.written().into_owned()));
        }
    }

    /// Enables a confirmation again.
    pub fn remove(&mut self, question: ConfirmationId) {
        self.0.retain(|written| written.0 != question.written());
    }
}

impl FromIterator<ConfirmationId> for DismissedConfirmations {
    fn from_iter<T: IntoIterator<Item = ConfirmationId>>(questions: T) -> Self {
        let mut unasked = DismissedConfirmations::default();
        questions.into_iter().for_each(|question| unasked.insert(question));
        unasked
    }
}

/// The keyword of a confirmation in the file, where it is written as an identifier without quotes.
#[derive(Debug, Clone, PartialEq, Eq)]
struct ConfirmationKeyword(String);

/// Returns true if the keyword can be written as a plain identifier. Any other keyword is written as a raw identifier.
fn is_bare(word: &str) -> bool {
    let mut chars = word.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
}

impl Serialize for ConfirmationKeyword {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = if is_bare(&self.0) { self.0.clone() } else { format!("r#{}", self.0) };
        RawValue::from_boxed_ron(text.into_boxed_str()).map_err(S::Error::custom)?.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ConfirmationKeyword {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ConfirmationKeywordVisitor;

        impl Visitor<'_> for ConfirmationKeywordVisitor {
            type Value = ConfirmationKeyword;

            fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
                formatter.write_str("the word of a question")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<ConfirmationKeyword, E> {
                Ok(ConfirmationKeyword(word.to_owned()))
            }
        }

        deserializer.deserialize_identifier(ConfirmationKeywordVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::ron;

    const LAUNCH: ConfirmationId = ConfirmationId { game: FIRST_GAME, word: "Launch" };
    const CLAIM: ConfirmationId = ConfirmationId { game: FIRST_GAME, word: "Claim" };
    const ELSEWHERE: ConfirmationId = ConfirmationId { game: GameKey::new("toy-crates"), word: "Launch" };

    fn written(unasked: &DismissedConfirmations) -> String {
        ron::line_strict(unasked).expect("it is written")
    }

    #[test]
    fn unasked_words_keep_their_text_and_order() {
        let text = "[Launch,Whatever,Claim,r#moon-base.Launch]";
        let mut unasked: DismissedConfirmations = ron::read_strict(text).expect("it reads");
        assert_eq!(written(&unasked), text);
        assert!(unasked.contains(LAUNCH) && unasked.contains(CLAIM) && !unasked.contains(ELSEWHERE));
        unasked.remove(LAUNCH);
        assert_eq!(written(&unasked), "[Whatever,Claim,r#moon-base.Launch]");
        assert!(ron::read_strict::<DismissedConfirmations>("[4]").is_err(), "a number is no word");
    }

    #[test]
    fn the_same_word_in_two_games_is_two_questions() {
        let mut unasked: DismissedConfirmations = [ELSEWHERE].into_iter().collect();
        assert!(unasked.contains(ELSEWHERE) && !unasked.contains(LAUNCH));
        unasked.insert(LAUNCH);
        unasked.insert(LAUNCH);
        assert_eq!(written(&unasked), "[r#toy-crates.Launch,Launch]");
        assert_eq!(ron::read_strict::<DismissedConfirmations>(&written(&unasked)).as_ref(), Ok(&unasked));
    }
}
