//! Reads every lesson, plays it by all its answers, and looks its words up in every language. A lesson that cannot be
//! finished stops the build, with its file and line.

#[path = "../src/academy/glow.rs"]
mod glow;
#[path = "../src/academy/lesson.rs"]
mod lesson;
#[path = "../src/academy/line.rs"]
mod line;
#[path = "../src/academy/pattern.rs"]
mod pattern;
#[path = "../src/academy/proof.rs"]
mod proof;
#[path = "../src/academy/run.rs"]
mod run;
#[path = "../src/academy/until.rs"]
mod until;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lesson::Lesson;

/// Proves every lesson of `assets/lessons` and writes `lessons.rs` into `out`: the files' names and texts.
///
/// # Errors
/// The first lesson that is wrong, with file, line and reason.
pub fn check(assets: &Path, out: &Path) -> Result<(), String> {
    let files = crate::data::files(&assets.join("lessons"), "ron")?;
    let mut code = String::from("&[\n");
    let mut seen: Vec<(String, u8, u8)> = Vec::new();
    for path in &files {
        let text = crate::data::read(path)?;
        let at = |line: usize, message: &str| format!("{}:{line}: {message}", path.display());
        let lesson = Lesson::from_text(&text).map_err(|error| at(error.line, &error.message))?;
        proof::prove(&lesson)
            .map_err(|fault| at(line_of(&text, &fault.say), &format!("{}: {}", fault.say, fault.message)))?;
        if path.file_stem().is_none_or(|stem| !stem.to_string_lossy().ends_with(&lesson.id)) {
            return Err(at(1, "the file is called after the lesson's id"));
        }
        if let Some(other) = seen
            .iter()
            .find(|(id, chapter, number)| *id == lesson.id || (*chapter, *number) == (lesson.chapter, lesson.number))
        {
            return Err(at(1, &format!("has the id or the place of `{}`", other.0)));
        }
        said(assets, &lesson).map_err(|message| at(1, &message))?;
        seen.push((lesson.id, lesson.chapter, lesson.number));
        code.push_str(&format!("    ({:?}, include_str!({path:?})),\n", path.file_name().unwrap_or_default()));
    }
    code.push_str("]\n");
    let path = out.join("lessons.rs");
    fs::write(&path, code).map_err(|error| format!("{}: {error}", path.display()))
}

/// Whether every language has the lesson's words.
fn said(assets: &Path, lesson: &Lesson) -> Result<(), String> {
    let folder = assets.join("locale");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut languages: Vec<PathBuf> =
        entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    languages.sort();
    for language in languages {
        let path = language.join("academy.ftl");
        let text = crate::data::read(&path)?;
        let names: BTreeSet<&str> =
            text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name).collect();
        if let Some(missing) = lesson.messages().find(|message| !names.contains(message.as_str())) {
            return Err(format!("{} has no message `{missing}`", path.display()));
        }
    }
    Ok(())
}

/// The line of a step, from 1.
fn line_of(text: &str, say: &str) -> usize {
    let at = text.find(&format!("say: \"{say}\"")).unwrap_or(0);
    text[..at].matches('\n').count() + 1
}
