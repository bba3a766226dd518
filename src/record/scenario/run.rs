//! Running scenario files and folders of them.

use std::fmt;
use std::path::{Path, PathBuf};

use super::format::read_file;
use super::{FileError, Scenario, Script, compare};
use crate::core::ron;
use crate::record::seeded::Seeded;
use crate::rules::notation::{NotationError, parse_order};
use crate::rules::{Order, Position, apply_with, check, invariants};

/// How one scenario went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The file.
    pub path: PathBuf,
    /// What it shows, as far as it could be read; else empty.
    pub title: String,
    /// The rule numbers it names.
    pub rules: Vec<String>,
    /// Why it failed, if it did.
    pub failure: Option<FileError>,
}

impl fmt::Display for Report {
    /// One line: the file, the line, and the order or field that differs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.failure {
            None => write!(f, "passed {path}"),
            Some(FileError { line: 0, message }) => write!(f, "FAILED {path}: {message}"),
            Some(FileError { line, message }) => write!(f, "FAILED {path}:{line}: {message}"),
        }
    }
}

/// Runs every scenario file named, and every `.ron` file of the folders named, folders within them
/// included, in the order of their names. A path that is not there is a scenario that fails.
#[must_use]
pub fn check_paths(paths: &[PathBuf]) -> Vec<Report> {
    ron::files(paths).iter().map(|path| run_file(path)).collect()
}

/// Runs one scenario file.
#[must_use]
pub fn run_file(path: &Path) -> Report {
    let mut report = match read_file(path) {
        Ok(text) => run_text(&text),
        Err(error) => failed(error),
    };
    path.clone_into(&mut report.path);
    report
}

fn failed(error: FileError) -> Report {
    Report { path: PathBuf::new(), title: String::new(), rules: Vec::new(), failure: Some(error) }
}

/// Runs a scenario given as text.
#[must_use]
pub fn run_text(text: &str) -> Report {
    match Scenario::from_text(text) {
        Ok(scenario) => Report {
            path: PathBuf::new(),
            failure: run(&scenario, text).err(),
            title: scenario.title,
            rules: scenario.rules,
        },
        Err(error) => failed(error),
    }
}

fn run(scenario: &Scenario, text: &str) -> Result<(), FileError> {
    let at = |needle: &[&str], message: String| FileError { line: line_of(text, needle), message };
    let mut position = scenario.position().map_err(|e| {
        let path: Vec<&str> = e.field.split('.').collect();
        at(&path, e.to_string())
    })?;
    let mut player = Player { script: scenario.script(), chance: Seeded::new(0, 0), position: &mut position };
    for (index, line) in scenario.play.iter().enumerate() {
        let before = scenario.play[..index].iter().filter(|l| *l == line).count();
        player.play(line).map_err(|message| FileError {
            line: line_of_order(text, "play", line, before),
            message: format!("order {} `{line}`: {message}", index + 1),
        })?;
    }
    let mut found = compare::differences(&scenario.expect, &position);
    for (field, lines) in [("legal", &scenario.expect.legal), ("not_legal", &scenario.expect.not_legal)] {
        for line in lines {
            let expected = field == "legal";
            match (parse(line), expected) {
                (Err(Unread::Typo(e)), _) => {
                    let line_number = line_of_order(text, field, line, 0);
                    return Err(FileError { line: line_number, message: format!("{field} `{line}`: {e}") });
                }
                (Err(Unread::NoSuchOrder(e)), true) => found.push(format!("legal `{line}`: {e}")),
                (Ok(order), true) => {
                    found.extend(check(&position, order).err().map(|e| format!("legal `{line}`: refused, {e}")));
                }
                (Ok(order), false) if check(&position, order).is_ok() => {
                    found.push(format!("not_legal `{line}`: it is legal"));
                }
                _ => {}
            }
        }
    }
    if found.is_empty() { Ok(()) } else { Err(at(&["expect"], found.join("; "))) }
}

/// A line that is no order.
enum Unread {
    /// It cannot be read: an error of the file, whatever is expected.
    Typo(NotationError),
    /// It is well written, but names what the game does not have: refused by nature.
    NoSuchOrder(NotationError),
}

fn parse(line: &str) -> Result<Order, Unread> {
    parse_order(line).map_err(|e| if e.impossible { Unread::NoSuchOrder(e) } else { Unread::Typo(e) })
}

struct Player<'a> {
    script: Script,
    chance: Seeded,
    position: &'a mut Position,
}

impl Player<'_> {
    fn play(&mut self, line: &str) -> Result<(), String> {
        match line.trim_start().strip_prefix('!') {
            Some(order) => self.must_refuse(order),
            None => match parse(line) {
                Ok(order) => self.must_take(order),
                Err(Unread::Typo(e) | Unread::NoSuchOrder(e)) => Err(e.to_string()),
            },
        }
    }

    fn must_refuse(&mut self, line: &str) -> Result<(), String> {
        let order = match parse(line) {
            Ok(order) => order,
            Err(Unread::NoSuchOrder(_)) => return Ok(()),
            Err(Unread::Typo(e)) => return Err(e.to_string()),
        };
        let before = *self.position;
        let mut script = self.script.clone();
        if check(self.position, order).is_ok()
            || apply_with(self.position, order, &mut script.then(self.chance.clone()), &mut ()).is_ok()
        {
            return Err("expected a refusal, but it is legal".to_owned());
        }
        if *self.position != before {
            return Err("it was refused, but it changed the position".to_owned());
        }
        Ok(())
    }

    fn must_take(&mut self, order: Order) -> Result<(), String> {
        let before = *self.position;
        let named = self.script.dice_left();
        let missing = self.script.dice_missing();
        let mut chance = self.script.then(&mut self.chance);
        apply_with(self.position, order, &mut chance, &mut ()).map_err(|e| format!("refused: {e}"))?;
        // A roll the file does not speak of is the program's choice; one named by half is a slip.
        let missing = self.script.dice_missing() - missing;
        if named > 0 && missing > 0 {
            return Err(format!("`dice` names {missing} too few"));
        }
        invariants::newly_broken(&before, self.position)
            .map_or(Ok(()), |b| Err(format!("an invariant is broken after it: {b}")))
    }
}

/// The line of a field, found by the names on the way to it; 1 if it is nowhere.
fn line_of(text: &str, path: &[&str]) -> usize {
    let mut at = 0;
    for name in path {
        match text[at..].find(name) {
            Some(found) => at += found,
            None => break,
        }
    }
    text[..at].matches('\n').count() + 1
}

/// The line of an order in the list `field`, after `before` equal ones.
fn line_of_order(text: &str, field: &str, order: &str, before: usize) -> usize {
    let start = text.find(&format!("{field}:")).unwrap_or(0);
    let quoted = format!("\"{order}\"");
    let found = text[start..].match_indices(&quoted).nth(before).map_or(start, |(at, _)| start + at);
    text[..found].matches('\n').count() + 1
}
