//! Reads the source tree: its files, and their code without comments and string literals.

use std::fs;
use std::path::{Path, PathBuf};

/// One file of the project.
pub struct SourceFile {
    /// The path relative to the project's root, with forward slashes.
    pub path: String,
    /// The file as written.
    pub text: String,
}

/// Returns every file below `folder` (a path relative to the project's root) whose name ends in one of `endings`, in a
/// stable order.
pub fn files(folder: &str, endings: &[&str]) -> Vec<SourceFile> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut open = vec![root.join(folder)];
    while let Some(folder) = open.pop() {
        for path in entries(&folder) {
            if path.is_dir() {
                open.push(path);
            } else if let Some(name) = path.file_name().and_then(|name| name.to_str())
                && endings.iter().any(|ending| name.ends_with(ending))
                && let Ok(text) = fs::read_to_string(&path)
            {
                let path = path.strip_prefix(root).unwrap_or(&path);
                let path = path.to_string_lossy().replace('\\', "/");
                found.push(SourceFile { path, text });
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// Returns all Rust files of the project.
pub fn code() -> Vec<SourceFile> {
    let folders = ["src", "crates", "games", "tests", "benches", "xtask"];
    folders.into_iter().flat_map(|folder| files(folder, &[".rs"])).collect()
}

/// Reports whether a file contains only tests, to which most rules for the code do not apply.
pub fn is_test_file(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.contains("/tests/")
}

/// Returns the words of the row `name` in a table of lines `NAME: WORD WORD …`; `None` if there is no row of that name.
pub fn row<'a>(table: &'a str, name: &str) -> Option<Vec<&'a str>> {
    let words = table.lines().find_map(|line| line.trim().strip_prefix(name)?.strip_prefix(':'))?;
    Some(words.split_whitespace().collect())
}

/// Returns the folder names of all games.
pub fn games() -> Vec<String> {
    let all = entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join("games"));
    let mut names: Vec<String> =
        all.iter().filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned())).collect();
    names.sort();
    names
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    entries.flatten().map(|entry| entry.path()).collect()
}

/// Returns the code with comments, string and character literals blanked out. Line breaks stay, so line numbers do too.
pub fn code_only(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let skip = skipped_length(rest);
        if skip == 0 {
            // A word is taken whole, so that the `r` of `for` never opens a raw string.
            let word = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
            let taken = word.max(first.len_utf8());
            out.push_str(&rest[..taken]);
            rest = &rest[taken..];
        } else {
            out.extend(rest[..skip].chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
            rest = &rest[skip..];
        }
    }
    out
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Returns the length in bytes of the comment, string or character literal at the start of `rest`; 0 if there is none.
fn skipped_length(rest: &str) -> usize {
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    if rest.starts_with("/*") {
        return rest.find("*/").map_or(rest.len(), |end| end + 2);
    }
    let raw = rest.trim_start_matches(['b', 'r']);
    if rest.len() - raw.len() <= 2 && rest.starts_with(['r', 'b']) {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        if raw[hashes..].starts_with('"') && rest[..rest.len() - raw.len()].contains('r') {
            let close = format!("\"{}", "#".repeat(hashes));
            let body = rest.len() - raw.len() + hashes + 1;
            return rest[body..].find(&close).map_or(rest.len(), |end| body + end + close.len());
        }
    }
    if rest.starts_with('"') {
        return quoted_length(rest, '"');
    }
    if rest.starts_with('\'') {
        let mut chars = rest.chars().skip(1);
        let (first, second) = (chars.next(), chars.next());
        // A quote that closes after one character or an escape is a character literal; anything else is a lifetime.
        if first == Some('\\') || second == Some('\'') {
            return quoted_length(rest, '\'');
        }
    }
    0
}

fn quoted_length(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        if escaped {
            escaped = false;
        } else if c == '\\' {
            escaped = true;
        } else if c == quote {
            return at + 1;
        }
    }
    rest.len()
}

/// A string literal in the code.
pub struct StringLiteral {
    /// The number of the literal's line, counted from 1.
    pub line: usize,
    /// The content between the quotes, as written.
    pub words: String,
    /// The end of the code before the literal, without whitespace, which is enough to recognise the purpose of the literal.
    pub before: String,
}

/// Returns the string literals in the code. Quoted text in comments does not count.
pub fn texts(code: &str) -> Vec<StringLiteral> {
    let mut found = Vec::new();
    let mut before = String::new();
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let skip = skipped_length(rest);
        let at = code.len() - rest.len();
        if skip > 0 && rest.starts_with(['"', 'r', 'b']) {
            let line = code[..at].matches('\n').count() + 1;
            let words = rest[..skip].trim_start_matches(['r', 'b']).trim_matches('#').trim_matches('"').to_owned();
            found.push(StringLiteral { line, words, before: before.clone() });
            before.push_str("\"\"");
        } else if skip == 0 {
            let word = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
            let taken = word.max(first.len_utf8());
            before.extend(rest[..taken].chars().filter(|c| !c.is_whitespace()));
        }
        let gone =
            if skip > 0 { skip } else { rest.find(|c: char| !is_word(c)).unwrap_or(rest.len()).max(first.len_utf8()) };
        rest = &rest[gone..];
        // Only the end of `before` is ever inspected.
        if before.len() > 400 {
            before = before.chars().rev().take(80).collect::<Vec<_>>().into_iter().rev().collect();
        }
    }
    found
}

/// Returns the code without its items marked `#[cfg(test)]`, such as inline test modules: tests may use layers that the code
/// itself may not.
pub fn without_tests(code: &str) -> String {
    let mut out = String::new();
    let mut rest = code;
    while let Some(at) = rest.find("#[cfg(test)]") {
        out.push_str(&rest[..at]);
        let after = &rest[at..];
        let (brace, semicolon) = (after.find('{'), after.find(';'));
        let end = match (brace, semicolon) {
            (Some(brace), Some(semicolon)) if semicolon < brace => semicolon + 1,
            (Some(brace), _) => block_end(after, brace),
            (None, Some(semicolon)) => semicolon + 1,
            (None, None) => after.len(),
        };
        out.push_str(&"\n".repeat(after[..end].matches('\n').count()));
        rest = &after[end..];
    }
    out.push_str(rest);
    out
}

fn block_end(code: &str, open: usize) -> usize {
    let mut depth = 0usize;
    for (at, c) in code[open..].char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return open + at + 1;
        }
    }
    code.len()
}

#[test]
fn code_only_blanks_comments_and_strings_but_keeps_lines() {
    let text = "let a = \"crate::x // \\\" y\"; // crate::z\nfor 'a in '\\'' { r#\"crate::\"w\"# }";
    let code = code_only(text);
    assert!(!code.contains("crate"), "{code}");
    assert!(code.contains("for 'a in"), "{code}");
    assert_eq!(code.lines().count(), 2);
}

#[test]
fn without_tests_drops_only_the_test_block() {
    let code = "mod a;\n#[cfg(test)]\nmod tests { fn f() { g() } }\nfn after() {}\n#[cfg(test)]\nmod t;\nfn last() {}";
    let kept = without_tests(code);
    assert!(!kept.contains("g()") && !kept.contains("mod t;"), "{kept}");
    assert!(kept.contains("fn after()") && kept.contains("fn last()"), "{kept}");
    assert_eq!(kept.lines().count(), code.lines().count());
}
