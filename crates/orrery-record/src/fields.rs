//! Splits a RON file into its top-level entries without parsing their values.
//!
//! Each entry can then be migrated, reported as unknown or kept verbatim, whatever the other entries contain, and every error has
//! its line.

/// An error in a file, with its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RonFieldError {
    /// The line, from 1.
    pub line: usize,
    /// The reason in plain English.
    pub reason: String,
}

impl RonFieldError {
    /// Creates an error in `line`.
    pub fn new(line: usize, reason: impl Into<String>) -> Self {
        RonFieldError { line, reason: reason.into() }
    }
}

/// An entry with its name and its value as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RonField {
    /// The name before the colon.
    pub name: String,
    /// The value after the colon.
    pub value: String,
    /// The line where the value begins, from 1.
    pub line: usize,
}

/// Splits `text`, which must be a list of entries in round or curly brackets. `line` is the number of its first line.
///
/// # Errors
/// Returns the first syntax error, with its line.
pub fn split(text: &str, line: usize) -> Result<Vec<RonField>, RonFieldError> {
    let mut reader = RonScanner { rest: text, line };
    let (close, opened) = reader.open()?;
    let mut entries = Vec::new();
    while let Some(entry) = reader.entry(close, opened)? {
        entries.push(entry);
    }
    reader.blank()?;
    match reader.peek() {
        None => Ok(entries),
        Some(_) => Err(RonFieldError::new(reader.line, format!("there is text after the closing `{close}`"))),
    }
}

/// Returns the first entry of `text`, or `None` if there is no entry. The rest of the text is ignored.
///
/// # Errors
/// Returns the first syntax error before the end of that entry, with its line.
pub fn first(text: &str) -> Result<Option<RonField>, RonFieldError> {
    let mut reader = RonScanner { rest: text, line: 1 };
    let (close, opened) = reader.open()?;
    reader.entry(close, opened)
}

/// Splits a list in square brackets into its items as written, each with the line where it begins. `line` is the number of the
/// first line of `text`.
///
/// # Errors
/// Returns the first syntax error, with its line.
pub fn items(text: &str, line: usize) -> Result<Vec<(String, usize)>, RonFieldError> {
    let mut reader = RonScanner { rest: text, line };
    reader.blank()?;
    match reader.next() {
        Some('[') => {}
        other => {
            let found = other.map_or("nothing".to_owned(), |other| format!("`{other}`"));
            return Err(RonFieldError::new(reader.line, format!("expected `[`, found {found}")));
        }
    }
    let mut items = Vec::new();
    loop {
        reader.blank()?;
        if reader.peek() == Some(']') {
            return Ok(items);
        }
        match reader.until(',', ']')? {
            Some((item, line)) if !item.is_empty() => items.push((item, line)),
            Some(_) => return Err(RonFieldError::new(reader.line, "expected an item")),
            None => return Err(RonFieldError::new(reader.line, "the file ends before the `]` that closes a list")),
        }
    }
}

/// Reports whether a value ends in a comment that would swallow anything appended to its line.
pub fn ends_in_comment(value: &str) -> bool {
    value.lines().last().is_some_and(|line| line.contains("//")) && items(&format!("[{value},]"), 1).is_err()
}

fn unclosed(close: char, opened: usize, rest: &str) -> String {
    if rest.is_empty() {
        format!("the file ends before the `{close}` that closes line {opened}")
    } else {
        format!("expected a name, a colon and a value before `{close}`")
    }
}

/// A scanner of RON text that counts the lines.
struct RonScanner<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> RonScanner<'a> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.rest = &self.rest[letter.len_utf8()..];
        self.line += usize::from(letter == '\n');
        Some(letter)
    }

    fn take_while(&mut self, mut wanted: impl FnMut(char) -> bool) {
        while self.peek().is_some_and(&mut wanted) {
            self.next();
        }
    }

    /// Skips the opening bracket. Returns the matching closing bracket and the line of the opening bracket.
    fn open(&mut self) -> Result<(char, usize), RonFieldError> {
        self.blank()?;
        // A name before the bracket has no meaning here.
        self.take_while(|c| c.is_alphanumeric() || c == '_');
        self.blank()?;
        let opened = self.line;
        match self.next() {
            Some('(') => Ok((')', opened)),
            Some('{') => Ok(('}', opened)),
            Some(other) => Err(RonFieldError::new(opened, format!("expected `(`, found `{other}`"))),
            None => Err(RonFieldError::new(opened, "the file is empty")),
        }
    }

    /// Returns the next entry. Consumes the closing bracket and returns `None` if there are no more entries.
    fn entry(&mut self, close: char, opened: usize) -> Result<Option<RonField>, RonFieldError> {
        self.blank()?;
        if self.peek() == Some(close) {
            self.next();
            return Ok(None);
        }
        let Some(name) = self.until(':', close)?.map(|(name, _)| name) else {
            return Err(RonFieldError::new(self.line, unclosed(close, opened, self.rest)));
        };
        self.blank()?;
        let Some((value, line)) = self.until(',', close)? else {
            return Err(RonFieldError::new(self.line, unclosed(close, opened, self.rest)));
        };
        if value.is_empty() {
            return Err(RonFieldError::new(line, format!("`{name}` has no value")));
        }
        Ok(Some(RonField { name, value, line }))
    }

    /// Skips spaces and comments.
    fn blank(&mut self) -> Result<(), RonFieldError> {
        loop {
            self.take_while(char::is_whitespace);
            if self.rest.starts_with("//") {
                self.take_while(|c| c != '\n');
            } else if self.rest.starts_with("/*") {
                self.comment()?;
            } else {
                return Ok(());
            }
        }
    }

    fn comment(&mut self) -> Result<(), RonFieldError> {
        let begun = self.line;
        let mut depth = 0u32;
        loop {
            if self.rest.starts_with("/*") {
                depth += 1;
                self.next();
            } else if self.rest.starts_with("*/") {
                depth -= 1;
                self.next();
            }
            if self.next().is_none() {
                return Err(RonFieldError::new(begun, "a comment is not closed"));
            }
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Returns the text before `end`, with the line where it begins, and consumes `end`. Brackets are skipped as a whole. If
    /// `close` comes first, returns the text before it without consuming `close`, or `None` if `end` is a colon. Returns `None`
    /// at the end of the input.
    fn until(&mut self, end: char, close: char) -> Result<Option<(String, usize)>, RonFieldError> {
        let (start, line) = (self.rest, self.line);
        let written = |now: &str| start[..start.len() - now.len()].trim().to_owned();
        let mut open: Vec<char> = Vec::new();
        loop {
            if self.rest.starts_with("//") || self.rest.starts_with("/*") {
                self.blank()?;
                continue;
            }
            let Some(letter) = self.peek() else { return Ok(None) };
            if open.is_empty() && letter == end {
                let found = written(self.rest);
                self.next();
                return Ok(Some((found, line)));
            }
            if open.is_empty() && letter == close {
                return Ok((end != ':').then(|| (written(self.rest), line)));
            }
            match letter {
                '(' => open.push(')'),
                '[' => open.push(']'),
                '{' => open.push('}'),
                ')' | ']' | '}' if open.pop() != Some(letter) => {
                    return Err(RonFieldError::new(self.line, format!("`{letter}` does not close any bracket")));
                }
                _ => {}
            }
            match letter {
                '"' => self.string()?,
                'r' if self.rest[1..].trim_start_matches('#').starts_with('"') => self.raw_string()?,
                '\'' => self.letter()?,
                _ => {
                    self.next();
                }
            }
        }
    }

    fn string(&mut self) -> Result<(), RonFieldError> {
        let begun = self.line;
        self.next();
        loop {
            match self.next() {
                Some('"') => return Ok(()),
                Some('\\') => {
                    self.next();
                }
                Some(_) => {}
                None => return Err(RonFieldError::new(begun, "a quoted text is not closed")),
            }
        }
    }

    fn raw_string(&mut self) -> Result<(), RonFieldError> {
        let begun = self.line;
        self.next();
        let before = self.rest;
        self.take_while(|c| c == '#');
        let end = format!("\"{}", "#".repeat(before.len() - self.rest.len()));
        self.next();
        while !self.rest.starts_with(&end) {
            if self.next().is_none() {
                return Err(RonFieldError::new(begun, "a quoted text is not closed"));
            }
        }
        end.chars().for_each(|_| {
            self.next();
        });
        Ok(())
    }

    /// Skips a character literal.
    fn letter(&mut self) -> Result<(), RonFieldError> {
        let begun = self.line;
        self.next();
        if self.next() == Some('\\') {
            self.next();
        }
        self.take_while(|c| c != '\'' && c != '\n');
        match self.next() {
            Some('\'') => Ok(()),
            _ => Err(RonFieldError::new(begun, "a quoted letter is not closed")),
        }
    }
}

/// The entries of a file, which can be moved, renamed and joined again.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RonFields(Vec<RonField>);

impl RonFields {
    /// Splits the text of a file into entries.
    ///
    /// # Errors
    /// Returns the first syntax error or duplicate name.
    pub fn read(text: &str) -> Result<Self, RonFieldError> {
        let entries = split(text, 1)?;
        for (index, entry) in entries.iter().enumerate() {
            if entries[..index].iter().any(|before| before.name == entry.name) {
                return Err(RonFieldError::new(entry.line, format!("`{}` appears twice", entry.name)));
            }
        }
        Ok(RonFields(entries))
    }

    /// Returns the entry with this name, if there is one.
    pub fn get(&self, name: &str) -> Option<&RonField> {
        self.0.iter().find(|entry| entry.name == name)
    }

    /// Returns the entries in order.
    pub fn iter(&self) -> impl Iterator<Item = &RonField> {
        self.0.iter()
    }

    /// Returns the names in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|entry| entry.name.as_str())
    }

    /// Replaces the entry `name`, if it exists. `change` computes the new name and value from the old value.
    pub fn replace(&mut self, name: &str, change: impl FnOnce(&str) -> (&'static str, String)) {
        if let Some(entry) = self.0.iter_mut().find(|entry| entry.name == name) {
            let (name, value) = change(&entry.value);
            name.clone_into(&mut entry.name);
            entry.value = value;
        }
    }

    /// Appends an entry on the line of the last entry, unless an entry with this name exists.
    pub fn add(&mut self, name: &str, value: &str) {
        if self.get(name).is_none() {
            let line = self.0.last().map_or(1, |last| last.line);
            self.0.push(RonField { name: name.to_owned(), value: value.to_owned(), line });
        }
    }

    /// Removes and returns every entry whose name is not in `known`.
    pub fn take_unknown(&mut self, known: &[String]) -> Vec<RonField> {
        let (kept, unknown) = std::mem::take(&mut self.0).into_iter().partition(|entry| known.contains(&entry.name));
        self.0 = kept;
        unknown
    }

    /// Joins the entries to a text in which each keeps its original line, so that the errors of a parser have the line numbers of
    /// the file.
    pub fn in_their_lines(&self) -> String {
        let mut text = "(".to_owned();
        let mut line = 1;
        for entry in &self.0 {
            while line < entry.line {
                text.push('\n');
                line += 1;
            }
            text.push_str(&format!("{}: {},", entry.name, entry.value));
            // A comment at the end of a line must not swallow the following text.
            if entry.value.contains("//") {
                text.push('\n');
            }
            line = 1 + text.matches('\n').count();
        }
        text.push(')');
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        split(text, 1).unwrap_or_else(|fault| panic!("{fault:?}")).into_iter().map(|entry| entry.name).collect()
    }

    #[test]
    fn field_entries_are_split_despite_comments_and_nested_values() {
        let text =
            "// keys\nSettings(\n a: \"x, y: )\", /* b: 1, */ c: (d: [1, 2], e: '\\''), // f: 2\n g: r#\"\"),\"#,\n)\n";
        assert_eq!(names(text), ["a", "c", "g"]);
        let entries = split(text, 1).expect("entries");
        assert_eq!(entries[1].value, "(d: [1, 2], e: '\\'')");
        assert_eq!(entries.iter().map(|entry| entry.line).collect::<Vec<_>>(), [3, 3, 4]);
        assert_eq!(names("{Dock(Shipyard): [\"Y\"], \"x\": 1}"), ["Dock(Shipyard)", "\"x\""]);
        assert_eq!(names("()"), [""; 0]);
    }

    #[test]
    fn list_items_are_split_despite_comments_and_nested_values() {
        let found = items("[(a: [1, 2]),\n \"],\", // three\n 3,\n]", 4).expect("items");
        let lines: Vec<(&str, usize)> = found.iter().map(|(item, line)| (item.as_str(), *line)).collect();
        assert_eq!(lines, [("(a: [1, 2])", 4), ("\"],\"", 5), ("3", 6)]);
        assert_eq!(items("[ ]", 1), Ok(Vec::new()));
        assert_eq!(items("7", 3), Err(RonFieldError::new(3, "expected `[`, found `7`")));
        assert!(items("[1", 1).is_err() && items("[,]", 1).is_err());
        assert!(ends_in_comment("1 // one") && !ends_in_comment("\"// one\"") && !ends_in_comment("1 // one\n+ 2"));
    }

    #[test]
    fn syntax_errors_name_their_line() {
        let wrong = |text: &str| RonFields::read(text).expect_err(text);
        assert_eq!(wrong("").line, 1);
        assert_eq!(wrong("(\n a: 1,\n b").line, 3);
        assert!(wrong("(\n a: [1, 2\n").reason.contains("ends before"));
        assert!(wrong("(a: \"x)").reason.contains("not closed"));
        assert!(wrong("(a: 1) b").reason.contains("after the closing"));
        assert!(wrong("(a: (1])").reason.contains("does not close any bracket"));
        assert_eq!(wrong("(a: 1,\na: 2)"), RonFieldError::new(2, "`a` appears twice"));
        assert_eq!(wrong("(a: ,)"), RonFieldError::new(1, "`a` has no value"));
    }

    #[test]
    fn remaining_fields_keep_their_lines_when_others_are_removed() {
        let mut fields = RonFields::read("(\n\n a: 1, // one\n b: [\n 2,\n ],\n c: 3)").expect("fields");
        let unknown = fields.take_unknown(&["a".to_owned(), "c".to_owned()]);
        assert_eq!(unknown.iter().map(|entry| entry.name.as_str()).collect::<Vec<_>>(), ["b"]);
        assert_eq!(fields.in_their_lines(), "(\n\na: 1,\n\n\n\nc: 3,)");
    }
}
