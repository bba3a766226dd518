//! Rules for every file: its length, leftovers that must not be committed, and contents that are forbidden.

use super::source::{SourceFile, code, code_only, files};

/// The maximum length of a file, in lines.
const LONGEST: usize = 500;

#[test]
fn no_file_is_too_long() {
    let long: Vec<String> = code()
        .into_iter()
        .map(|file| (file.text.lines().count(), file.path))
        .filter(|(lines, _)| *lines > LONGEST)
        .map(|(lines, path)| format!("{path}: {lines} lines"))
        .collect();
    assert!(long.is_empty(), "over {LONGEST} lines, split by what they are about:\n{}", long.join("\n"));
}

#[test]
fn code_has_no_todo_marks_or_unexplained_ignores() {
    // Assembled here so that this file does not match.
    let marks = ["TO", "FIX", "XX"].iter().zip(["DO", "ME", "X"]).map(|(a, b)| format!("{a}{b}")).collect::<Vec<_>>();
    let calls = ["todo!", "unimplemented!", "dbg!"];
    let mut found = Vec::new();
    for file in code() {
        let code = code_only(&file.text);
        for (index, (line, code)) in file.text.lines().zip(code.lines()).enumerate() {
            let place = format!("{}:{}", file.path, index + 1);
            let marked = marks.iter().any(|mark| line.split(|c: char| !c.is_alphanumeric()).any(|word| word == mark));
            if marked || calls.iter().any(|call| code.contains(call)) {
                found.push(format!("{place}: {}", line.trim()));
            }
            if code.contains("#[ignore]") {
                found.push(format!("{place}: an ignored test gives its reason, `#[ignore = \"why\"]`"));
            }
        }
    }
    assert!(found.is_empty(), "left unfinished:\n{}", found.join("\n"));
}

#[test]
fn no_file_contains_a_path_of_a_home_folder() {
    // Assembled here so that this file does not match.
    let homes = ["work", "root", "home", "Users"].map(|folder| format!("/{folder}/"));
    let endings = [".rs", ".ron", ".toml", ".md", ".ftl", ".wgsl", ".sh", ".svg", "play", "test", "run"];
    let folders = ["src", "crates", "games", "tests", "benches", "assets", "scripts", "docs", ".ci", "saves", "xtask"];
    let mut found = Vec::new();
    for file in folders.into_iter().flat_map(|folder| files(folder, &endings)).chain(root_files()) {
        for (index, line) in file.text.lines().enumerate() {
            if homes.iter().any(|home| line.contains(home.as_str())) {
                found.push(format!("{}:{}: {}", file.path, index + 1, line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "a path of a developer's machine:\n{}", found.join("\n"));
}

fn root_files() -> Vec<SourceFile> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let names = [
        "README.md",
        "CHANGELOG.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "Cargo.toml",
        "build.rs",
        "deny.toml",
        "clippy.toml",
    ];
    names
        .into_iter()
        .filter_map(|name| {
            let text = std::fs::read_to_string(root.join(name)).ok()?;
            Some(SourceFile { path: name.to_owned(), text })
        })
        .collect()
}
