//! The words of a line with their columns. Blanks separate words, and a comma is a word of its own.

use super::words::is_known;
use orrery_core::notation::{LONGEST_LINE, NotationError};

/// The words of a line, read from the front.
#[derive(Debug)]
pub(super) struct WordReader<'a> {
    list: Vec<(usize, &'a str)>,
    next: usize,
    end: usize,
}

impl<'a> WordReader<'a> {
    /// Splits `line` into words.
    ///
    /// # Errors
    /// Returns an error if the line is longer than [`LONGEST_LINE`] bytes.
    pub(super) fn of(line: &'a str) -> Result<Self, NotationError> {
        if line.len() > LONGEST_LINE {
            let message = format!("the line is longer than {LONGEST_LINE} bytes");
            return Err(NotationError::at(LONGEST_LINE + 1, message));
        }
        let mut list = Vec::new();
        let mut begun: Option<(usize, usize)> = None;
        let mut column = 0;
        for (at, letter) in line.char_indices() {
            column += 1;
            if letter.is_whitespace() || letter == ',' {
                if let Some((begin, column)) = begun.take() {
                    list.push((column, &line[begin..at]));
                }
                if letter == ',' {
                    list.push((column, &line[at..=at]));
                }
            } else if begun.is_none() {
                begun = Some((at, column));
            }
        }
        if let Some((begin, column)) = begun {
            list.push((column, &line[begin..]));
        }
        Ok(WordReader { list, next: 0, end: column + 1 })
    }

    /// Returns the next word without taking it, if there is one.
    pub(super) fn peek(&self) -> Option<&'a str> {
        self.list.get(self.next).map(|&(_, word)| word)
    }

    /// Takes the next word if it equals `word`, ignoring case. Reports whether it did.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let found = self.peek().is_some_and(|next| next.eq_ignore_ascii_case(word));
        self.next += usize::from(found);
        found
    }

    /// Takes the next word and returns its value, as given by `read`. `expected` describes the word for the error.
    ///
    /// # Errors
    /// Returns an error if no word is left, or if `read` rejects the word.
    pub(super) fn word<T>(&mut self, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, NotationError> {
        let found = self.peek().and_then(read).ok_or_else(|| self.expected(expected))?;
        self.next += 1;
        Ok(found)
    }

    /// Takes the next word as a number from 1 to `most`. `expected` describes the number for the error.
    ///
    /// # Errors
    /// Returns an error if the next word is not a number in this range.
    pub(super) fn number(&mut self, expected: &str, most: u8) -> Result<u8, NotationError> {
        let in_range = |word: &str| word.parse().ok().filter(|number| (1..=most).contains(number));
        self.word(&format!("{expected}, from 1 to {most}"), in_range)
    }

    /// Returns the error for the next word: the text `expected` there, and the word found instead.
    pub(super) fn expected(&self, expected: &str) -> NotationError {
        let error = match self.list.get(self.next) {
            Some(&(column, word)) => {
                NotationError::at(column, format!("expected {expected}, found `{}`", word.escape_debug()))
            }
            None => NotationError::at(self.end, format!("expected {expected}, but the line ends here")),
        };
        let strange = self.peek().is_some_and(|word| !is_known(word));
        NotationError { impossible: self.next > 0 && !strange, ..error }
    }

    /// Returns an error at the last word read, for orders that are understood but impossible.
    pub(super) fn impossible(&self, message: impl Into<String>) -> NotationError {
        let column = self.list.get(self.next.saturating_sub(1)).map_or(self.end, |&(column, _)| column);
        NotationError { impossible: true, ..NotationError::at(column, message) }
    }

    /// Checks that no word is left.
    ///
    /// # Errors
    /// Returns an error that names the next word if one is left.
    pub(super) fn finish(self) -> Result<(), NotationError> {
        if self.next < self.list.len() { Err(self.expected("the end of the line")) } else { Ok(()) }
    }
}
