//! A line of notation as tokens, each knowing its column: what the notations of all games are made of.

/// The longest line that is read, in bytes; the longest order of any game is shorter.
pub const LONGEST_LINE: usize = 400;

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
    /// An error at `column` that is a slip of the pen.
    pub fn at(column: usize, message: impl Into<String>) -> Self {
        NotationError { column, message: message.into(), impossible: false }
    }
}

/// What one token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token<'a> {
    /// Letters and digits that begin with a letter.
    Word(&'a str),
    /// Digits.
    Number(u8),
    /// A number beyond anything a game counts.
    TooLarge,
    /// `*`
    Star,
    /// `,`
    Comma,
    /// `->`
    Arrow,
    /// `=>`
    Gives,
    /// `-`
    Dash,
}

/// The tokens of a line, read from the front.
#[derive(Debug)]
pub struct Tokens<'a> {
    /// Whether the game's notation has a word at all.
    knows: fn(&str) -> bool,
    list: Vec<(usize, &'a str, Token<'a>)>,
    next: usize,
    end: usize,
}

impl<'a> Tokens<'a> {
    /// The tokens of `line`, in a notation that has the words that `knows` says.
    ///
    /// # Errors
    /// The line is too long, or has a letter that means nothing.
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
        Ok(Tokens { knows, list, next: 0, end: column })
    }

    /// The next token, if there is one.
    #[must_use]
    pub fn peek(&self) -> Option<Token<'a>> {
        self.list.get(self.next).map(|&(_, _, token)| token)
    }

    /// Passes the next token over.
    pub const fn advance(&mut self) {
        self.next += 1;
    }

    /// Takes the next token if it is this one.
    pub fn take(&mut self, token: Token<'_>) -> bool {
        let found = self.peek() == Some(token);
        self.next += usize::from(found);
        found
    }

    /// Takes the next token if it is this word, whatever its case.
    pub fn take_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), Some(Token::Word(w)) if w.eq_ignore_ascii_case(word));
        self.next += usize::from(found);
        found
    }

    /// An error at the next token: `expected` there, and what stands there instead.
    #[must_use]
    pub fn expected(&self, expected: &str) -> NotationError {
        let error = match self.list.get(self.next) {
            Some(&(column, text, _)) => NotationError::at(column, format!("expected {expected}, found `{text}`")),
            None => NotationError::at(self.end, format!("expected {expected}, but the line ends here")),
        };
        let strange = matches!(self.peek(), Some(Token::Word(word)) if !(self.knows)(word));
        NotationError { impossible: self.next > 0 && !strange, ..error }
    }

    /// An error at the token read last: what it names does not exist in the game.
    pub fn impossible(&self, message: impl Into<String>) -> NotationError {
        let column = self.list.get(self.next.saturating_sub(1)).map_or(self.end, |&(column, _, _)| column);
        NotationError { impossible: true, ..NotationError::at(column, message) }
    }

    /// Fails unless everything was read.
    ///
    /// # Errors
    /// What stands where the line should end.
    pub fn finish(self) -> Result<(), NotationError> {
        if self.next < self.list.len() { Err(self.expected("the end of the line")) } else { Ok(()) }
    }
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
