//! A line of notation as tokens, each knowing its column.

use super::LONGEST_LINE;
use crate::rules::vocab::{Card, Colour, Facility, Field, Territory};

/// Why a line of notation could not be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {message}")]
pub struct NotationError {
    /// Where, in characters from 1.
    pub column: usize,
    /// What was expected there and what was found.
    pub message: String,
    /// Whether every word up to here is one of the notation's, so that this is an order nobody can
    /// give (the power of a card without one, a seven, a raid that does not say what it takes)
    /// rather than a slip of the pen.
    pub impossible: bool,
}

impl NotationError {
    pub(super) fn at(column: usize, message: impl Into<String>) -> Self {
        NotationError { column, message: message.into(), impossible: false }
    }
}

/// What one token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Word(&'a str),
    Number(u8),
    /// A number beyond anything the game counts.
    TooLarge,
    Star,
    Comma,
    Arrow,
    Gives,
    Dash,
}

/// The tokens of a line, read from the front.
pub(super) struct Tokens<'a> {
    list: Vec<(usize, &'a str, Token<'a>)>,
    next: usize,
    end: usize,
}

impl<'a> Tokens<'a> {
    pub(super) fn of(line: &'a str) -> Result<Self, NotationError> {
        if line.len() > LONGEST_LINE {
            let message = format!("the line is longer than {LONGEST_LINE} bytes");
            return Err(NotationError::at(LONGEST_LINE + 1, message));
        }
        let mut list = Vec::new();
        let mut at = 0;
        let mut column = 1;
        while let Some(first) = line[at..].chars().next() {
            let rest = &line[at..];
            let length = if first.is_whitespace() {
                first.len_utf8()
            } else {
                let (token, length) = read(rest, first).map_err(|message| NotationError::at(column, message))?;
                list.push((column, &rest[..length], token));
                length
            };
            column += rest[..length].chars().count();
            at += length;
        }
        Ok(Tokens { list, next: 0, end: column })
    }

    pub(super) fn peek(&self) -> Option<Token<'a>> {
        self.list.get(self.next).map(|&(_, _, token)| token)
    }

    pub(super) fn advance(&mut self) {
        self.next += 1;
    }

    /// Takes the next token if it is this one.
    pub(super) fn take(&mut self, token: Token<'_>) -> bool {
        let found = self.peek() == Some(token);
        self.next += usize::from(found);
        found
    }

    /// Takes the next token if it is this word, whatever its case.
    pub(super) fn take_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), Some(Token::Word(w)) if w.eq_ignore_ascii_case(word));
        self.next += usize::from(found);
        found
    }

    /// An error at the next token: `expected` there, and what stands there instead.
    pub(super) fn expected(&self, expected: &str) -> NotationError {
        let error = match self.list.get(self.next) {
            Some(&(column, text, _)) => NotationError::at(column, format!("expected {expected}, found `{text}`")),
            None => NotationError::at(self.end, format!("expected {expected}, but the line ends here")),
        };
        let strange = matches!(self.peek(), Some(Token::Word(word)) if !is_known(word));
        NotationError { impossible: self.next > 0 && !strange, ..error }
    }

    /// An error at the token read last: what it names does not exist in the game.
    pub(super) fn impossible(&self, message: impl Into<String>) -> NotationError {
        let column = self.list.get(self.next.saturating_sub(1)).map_or(self.end, |&(column, _, _)| column);
        NotationError { impossible: true, ..NotationError::at(column, message) }
    }

    /// Fails unless everything was read.
    pub(super) fn finish(self) -> Result<(), NotationError> {
        if self.next < self.list.len() { Err(self.expected("the end of the line")) } else { Ok(()) }
    }
}

/// The words of orders that are no names of things.
const ORDER_WORDS: [&str; 11] =
    ["roll", "dock", "cycle", "claim", "trade", "launch", "relic", "use", "discard", "shed", "end"];

/// The small words within orders.
const SMALL_WORDS: [&str; 5] = ["steal", "take", "nothing", "fuel", "ore"];

/// The order that begins with `word`, in the notation's own spelling.
pub(super) fn order_word(word: &str) -> Option<&'static str> {
    ORDER_WORDS.into_iter().find(|w| w.eq_ignore_ascii_case(word))
}

/// All words an order may begin with.
pub(super) fn order_words() -> String {
    ORDER_WORDS.join(", ")
}

/// Whether the notation has this word at all.
fn is_known(word: &str) -> bool {
    order_word(word).is_some()
        || SMALL_WORDS.into_iter().any(|w| w.eq_ignore_ascii_case(word))
        || Colour::from_word(word).is_some()
        || Facility::from_word(word).is_some()
        || Territory::from_word(word).is_some()
        || Card::from_word(word).is_some()
        || Field::from_word(word).is_some()
}

/// The token `rest` begins with, and its length in bytes.
fn read(rest: &str, first: char) -> Result<(Token<'_>, usize), String> {
    let while_true = |test: fn(char) -> bool| rest.find(|c| !test(c)).unwrap_or(rest.len());
    Ok(match first {
        '*' => (Token::Star, 1),
        ',' => (Token::Comma, 1),
        '-' if rest.starts_with("->") => (Token::Arrow, 2),
        '-' => (Token::Dash, 1),
        '=' if rest.starts_with("=>") => (Token::Gives, 2),
        '0'..='9' => {
            let length = while_true(|c| c.is_ascii_digit());
            (rest[..length].parse().map_or(Token::TooLarge, Token::Number), length)
        }
        c if c.is_ascii_alphabetic() => {
            let length = while_true(|c| c.is_ascii_alphanumeric());
            (Token::Word(&rest[..length]), length)
        }
        other => return Err(format!("`{}` has no meaning here", other.escape_default())),
    })
}
