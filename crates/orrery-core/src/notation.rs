//! The tokenizer of order notation, shared by all games. Each token knows its column.

/// The maximum length of a line of notation, in bytes. The longest order of any game is shorter.
pub const LONGEST_LINE: usize = 400;

/// A syntax error in a line of notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {message}")]
pub struct NotationError {
    /// The column, counted in characters from 1.
    pub column: usize,
    /// A message that names the expected and the actual text.
    pub message: String,
    /// True if the line is an impossible order rather than a typo: it begins like an order, and the word at the error exists in
    /// the notation. Examples are the power of a card that has no power, a die value of seven, and a raid that does not name its
    /// loot.
    pub impossible: bool,
}

impl NotationError {
    /// Creates an error for a typo at `column`.
    pub fn at(column: usize, message: impl Into<String>) -> Self {
        NotationError { column, message: message.into(), impossible: false }
    }
}

/// A token of order notation: a word, a number or a symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotationToken<'a> {
    /// A word: letters and digits, beginning with a letter.
    Word(&'a str),
    /// A number, 0 to 255.
    Number(u8),
    /// A number above 255, larger than any that a game uses.
    TooLarge,
    /// An asterisk, `*`.
    Star,
    /// A comma, `,`.
    Comma,
    /// A target arrow, `->`.
    Arrow,
    /// The arrow before outcomes, `=>`.
    Gives,
    /// A hyphen, `-`.
    Dash,
}

/// The tokens of a line, read one by one from the front.
#[derive(Debug)]
pub struct NotationReader<'a> {
    /// A function that reports whether a word exists in the notation of the game.
    knows: fn(&str) -> bool,
    list: Vec<(usize, &'a str, NotationToken<'a>)>,
    next: usize,
    end: usize,
}

impl<'a> NotationReader<'a> {
    /// Splits `line` into tokens. `knows` reports whether a word exists in the notation.
    ///
    /// # Errors
    /// Returns an error if the line is too long or contains an invalid character.
    pub fn of(line: &'a str, knows: fn(&str) -> bool) -> Result<Self, NotationError> {
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
        Ok(NotationReader { knows, list, next: 0, end: column })
    }

    /// Returns the next token without consuming it, or `None` at the end of the line.
    pub fn peek(&self) -> Option<NotationToken<'a>> {
        self.list.get(self.next).map(|&(_, _, token)| token)
    }

    /// Skips the next token.
    pub const fn advance(&mut self) {
        self.next += 1;
    }

    /// Takes the next token if it equals `token`. Returns true if it was taken.
    pub fn take(&mut self, token: NotationToken<'_>) -> bool {
        let found = self.peek() == Some(token);
        self.next += usize::from(found);
        found
    }

    /// Takes the next token if it is this word, ignoring case. Returns true if it was taken.
    pub fn take_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), Some(NotationToken::Word(w)) if w.eq_ignore_ascii_case(word));
        self.next += usize::from(found);
        found
    }

    /// Takes the next token if it is a word that `read` knows, and returns its value.
    ///
    /// # Errors
    /// Returns an error that names the `expected` text if the next token is no such word.
    pub fn word<T>(&mut self, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, NotationError> {
        let found = match self.peek() {
            Some(NotationToken::Word(word)) => read(word),
            _ => None,
        };
        let found = found.ok_or_else(|| self.expected(expected))?;
        self.advance();
        Ok(found)
    }

    /// Takes the next token if it is a number of at least 1.
    ///
    /// # Errors
    /// Returns an error that names the `expected` text if the next token is no such number.
    pub fn number(&mut self, expected: &str) -> Result<u8, NotationError> {
        match self.peek() {
            Some(NotationToken::Number(number @ 1..)) => {
                self.advance();
                Ok(number)
            }
            _ => Err(self.expected(&format!("{expected}, from 1"))),
        }
    }

    /// Creates an error at the next token. Its message names the `expected` text and the token found.
    pub fn expected(&self, expected: &str) -> NotationError {
        let error = match self.list.get(self.next) {
            Some(&(column, text, _)) => NotationError::at(column, format!("expected {expected}, found `{text}`")),
            None => NotationError::at(self.end, format!("expected {expected}, but the line ends here")),
        };
        let strange = matches!(self.peek(), Some(NotationToken::Word(word)) if !(self.knows)(word));
        NotationError { impossible: self.next > 0 && !strange, ..error }
    }

    /// Creates an error at the last token read, because that token names something that the game does not have.
    pub fn impossible(&self, message: impl Into<String>) -> NotationError {
        let column = self.list.get(self.next.saturating_sub(1)).map_or(self.end, |&(column, _, _)| column);
        NotationError { impossible: true, ..NotationError::at(column, message) }
    }

    /// Checks that the whole line was read.
    ///
    /// # Errors
    /// Returns an error at the next token if there is one.
    pub fn finish(self) -> Result<(), NotationError> {
        if self.next < self.list.len() { Err(self.expected("the end of the line")) } else { Ok(()) }
    }
}

/// Reads the token at the start of `rest` and returns it with its length in bytes.
fn read(rest: &str, first: char) -> Result<(NotationToken<'_>, usize), String> {
    let while_true = |test: fn(char) -> bool| rest.find(|c| !test(c)).unwrap_or(rest.len());
    Ok(match first {
        '*' => (NotationToken::Star, 1),
        ',' => (NotationToken::Comma, 1),
        '-' if rest.starts_with("->") => (NotationToken::Arrow, 2),
        '-' => (NotationToken::Dash, 1),
        '=' if rest.starts_with("=>") => (NotationToken::Gives, 2),
        '0'..='9' => {
            let length = while_true(|c| c.is_ascii_digit());
            (rest[..length].parse().map_or(NotationToken::TooLarge, NotationToken::Number), length)
        }
        c if c.is_ascii_alphabetic() => {
            let length = while_true(|c| c.is_ascii_alphanumeric());
            (NotationToken::Word(&rest[..length]), length)
        }
        other => return Err(format!("`{}` is not valid here", other.escape_default())),
    })
}
