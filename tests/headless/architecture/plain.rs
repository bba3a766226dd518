//! Plain English in comments, help and documents: no phrase of `docs/style.md`'s list, no doc that is one word, and few docs
//! that begin with a question word.

use super::source::{SourceFile, files};

/// Phrases that are not idiomatic in technical English, with their replacements.
const TICS: &[(&str, &str)] = &[
    ("of now", "current"),
    ("of before", "previous"),
    ("anew", "again"),
    ("told of", "shown, reported"),
    ("is told", "sees, is shown, returns"),
    ("in thought", "in search, simulated"),
    ("at sight", "statically"),
    ("beside", "besides, next to, compared with"),
    ("whoever", "the viewer, the player"),
    ("somebody", "a player, the user"),
    ("everybody", "all players"),
    ("goes on", "continues"),
    ("go on", "continue"),
    ("put aside", "set aside"),
    ("the house", "the shared crates"),
    ("yardstick", "baseline"),
    ("yardsticks", "baselines"),
    ("comes to light", "is revealed"),
    ("come to light", "be revealed"),
    ("the own", "their own"),
    ("his turn", "their turn"),
];

/// Words with which few docs may begin: a doc says what a thing is.
const QUESTIONS: &[&str] = &["what", "who", "whose", "which", "where", "whether", "how"];

/// The maximum number of docs that may begin with one of [`QUESTIONS`]. Lower it when fewer do.
const MOST_QUESTIONS: usize = 4;

/// Files that list the phrases, or quote the output of a program.
const EXEMPT: &[&str] = &["docs/style.md", "docs/command-line.md", "tests/headless/architecture/plain.rs"];

/// Returns the lines of prose of a file with their numbers: the comments of a Rust file, or the lines of a document outside its
/// code blocks.
fn prose(source: &SourceFile) -> Vec<(usize, String)> {
    let mut fenced = false;
    let mut found = Vec::new();
    for (index, line) in source.text.lines().enumerate() {
        let line = line.trim();
        let words = if source.path.ends_with(".rs") {
            match line.strip_prefix("//") {
                Some(comment) => comment.trim_start_matches(['/', '!']),
                None => continue,
            }
        } else {
            if line.starts_with("```") {
                fenced = !fenced;
            }
            if fenced { continue } else { line }
        };
        // Code in backticks is not checked.
        let outside: String = words.split('`').step_by(2).collect::<Vec<_>>().join("``");
        found.push((index + 1, outside));
    }
    found
}

/// Returns the phrases of [`TICS`] in a line, as whole words.
fn tics(line: &str) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    let words: Vec<String> = line
        .split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '-')
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    TICS.iter().filter(move |(tic, _)| {
        let tic: Vec<&str> = tic.split(' ').collect();
        words.windows(tic.len()).any(|some| some.iter().zip(&tic).all(|(word, tic)| word == tic))
    })
}

/// Returns the number and the text of the first line of each doc comment of a Rust file, with a flag that is true if it is the
/// only line.
fn docs(source: &SourceFile) -> Vec<(usize, &str, bool)> {
    let lines: Vec<&str> = source.text.lines().map(str::trim).collect();
    let is_doc = |line: Option<&&str>| line.is_some_and(|line| line.starts_with("///") && !line.starts_with("////"));
    (0..lines.len())
        .filter(|&at| is_doc(lines.get(at)) && !(at > 0 && is_doc(lines.get(at - 1))))
        .map(|at| (at + 1, lines[at][3..].trim(), !is_doc(lines.get(at + 1))))
        .collect()
}

fn written() -> Vec<SourceFile> {
    let rust =
        ["src", "crates", "games", "tests", "benches", "xtask"].into_iter().flat_map(|folder| files(folder, &[".rs"]));
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let of_root = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"].map(|name| {
        SourceFile { path: name.to_owned(), text: std::fs::read_to_string(root.join(name)).unwrap_or_default() }
    });
    let all = rust.chain(files("docs", &[".md"])).chain(of_root);
    all.filter(|source| !EXEMPT.contains(&source.path.as_str())).collect()
}

#[test]
fn comments_and_documents_are_in_plain_english() {
    let all = written();
    assert!(all.len() > 1000, "only {} files were read", all.len());
    let mut found = Vec::new();
    for source in &all {
        for (line, words) in prose(source) {
            found
                .extend(tics(&words).map(|(tic, better)| format!("{}:{line}: `{tic}`, better: {better}", source.path)));
        }
    }
    assert!(found.is_empty(), "{} phrases that are not plain English:\n{}", found.len(), found.join("\n"));
    assert_eq!(tics("Whoever looks is told of it anew.").count(), 4);
    assert_eq!(tics("The houses stand besides.").count(), 0);
}

#[test]
fn doc_comments_are_not_single_words_or_questions() {
    let (mut short, mut questions) = (Vec::new(), Vec::new());
    let all: Vec<SourceFile> = written().into_iter().filter(|source| source.path.ends_with(".rs")).collect();
    for source in &all {
        for (line, first, alone) in docs(source) {
            let mut words = first.split_whitespace();
            let word = words.next().unwrap_or_default().trim_end_matches(['.', ',', ':']).to_lowercase();
            if alone && words.next().is_none() && !first.starts_with(['[', '`']) {
                short.push(format!("{}:{line}: {first}", source.path));
            }
            if QUESTIONS.contains(&word.as_str()) {
                questions.push(format!("{}:{line}: {first}", source.path));
            }
        }
    }
    assert!(short.is_empty(), "docs of one word:\n{}", short.join("\n"));
    let count = questions.len();
    assert!(count <= MOST_QUESTIONS, "{count} docs begin with a question word:\n{}", questions.join("\n"));
    let example =
        SourceFile { path: "x.rs".to_owned(), text: "/// Which.\nstruct A;\n\n/// A b.\n/// c\nfn d() {}".to_owned() };
    assert_eq!(docs(&example), [(1, "Which.", true), (4, "A b.", false)]);
}
