//! The questions the player does not want to be asked again, by their words.

use std::borrow::Cow;
use std::fmt;

use serde::de::{self, Visitor};
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use orrery_core::ron::RawValue;
use orrery_core::{FIRST_GAME, GameKey};

/// A question that a game asks before something is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Question {
    /// Which game asks it.
    pub game: GameKey,
    /// Its word, an identifier; no two of a game share one.
    pub word: &'static str,
}

impl Question {
    /// Its word in the file of the settings; two games may use the same, so those of further games stand behind their key.
    fn written(self) -> Cow<'static, str> {
        if self.game == FIRST_GAME { self.word.into() } else { format!("{}.{}", self.game, self.word).into() }
    }
}

/// Questions that are not asked, in the order in which the player left them out. Words that no game knows are kept.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Unasked(Vec<Written>);

impl Unasked {
    /// Whether this question is left out.
    #[must_use]
    pub fn contains(&self, question: Question) -> bool {
        self.0.iter().any(|written| written.0 == question.written())
    }

    /// Leaves a question out.
    pub fn insert(&mut self, question: Question) {
        if !self.contains(question) {
            self.0.push(Written(question.written().into_owned()));
        }
    }

    /// Lets a question be asked again.
    pub fn remove(&mut self, question: Question) {
        self.0.retain(|written| written.0 != question.written());
    }
}

impl FromIterator<Question> for Unasked {
    fn from_iter<T: IntoIterator<Item = Question>>(questions: T) -> Self {
        let mut unasked = Unasked::default();
        questions.into_iter().for_each(|question| unasked.insert(question));
        unasked
    }
}

/// The word of a question as the file has it: an identifier without quotes.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Written(String);

/// Whether an identifier stands in a file as it is; any other is marked as one.
fn is_bare(word: &str) -> bool {
    let mut chars = word.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = if is_bare(&self.0) { self.0.clone() } else { format!("r#{}", self.0) };
        RawValue::from_boxed_ron(text.into_boxed_str()).map_err(S::Error::custom)?.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Identifier;

        impl Visitor<'_> for Identifier {
            type Value = Written;

            fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
                formatter.write_str("the word of a question")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Written, E> {
                Ok(Written(word.to_owned()))
            }
        }

        deserializer.deserialize_identifier(Identifier)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::ron;

    const LAUNCH: Question = Question { game: FIRST_GAME, word: "Launch" };
    const CLAIM: Question = Question { game: FIRST_GAME, word: "Claim" };
    const ELSEWHERE: Question = Question { game: GameKey::new("toy-crates"), word: "Launch" };

    fn written(unasked: &Unasked) -> String {
        ron::line_strict(unasked).expect("it is written")
    }

    #[test]
    fn words_stay_as_they_are_written_and_where_they_stand() {
        let text = "[Launch,Whatever,Claim,r#moon-base.Launch]";
        let mut unasked: Unasked = ron::read_strict(text).expect("it reads");
        assert_eq!(written(&unasked), text);
        assert!(unasked.contains(LAUNCH) && unasked.contains(CLAIM) && !unasked.contains(ELSEWHERE));
        unasked.remove(LAUNCH);
        assert_eq!(written(&unasked), "[Whatever,Claim,r#moon-base.Launch]");
        assert!(ron::read_strict::<Unasked>("[4]").is_err(), "a number is no word");
    }

    #[test]
    fn a_word_of_two_games_is_two_questions() {
        let mut unasked: Unasked = [ELSEWHERE].into_iter().collect();
        assert!(unasked.contains(ELSEWHERE) && !unasked.contains(LAUNCH));
        unasked.insert(LAUNCH);
        unasked.insert(LAUNCH);
        assert_eq!(written(&unasked), "[r#toy-crates.Launch,Launch]");
        assert_eq!(ron::read_strict::<Unasked>(&written(&unasked)).as_ref(), Ok(&unasked));
    }
}
