//! Which autosaves were let go to make room, and what was told of them.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::saved::SavedGame;
use super::summary::Summary;
use super::told::Told;
use orrery_core::{GameKey, ron};

/// The file in the folder of the saves.
const FILE: &str = "let-go.ron";
/// So many are told of, the last ones.
const MOST: usize = 20;
/// The largest file that is read, in bytes.
const LARGEST: u64 = 1 << 20;

/// A match whose autosave was let go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gone {
    /// Its game.
    pub game: GameKey,
    /// Where it stood.
    pub summary: Summary,
    /// When it was saved last.
    pub when: Timestamp,
}

#[derive(Serialize, Deserialize)]
struct Line {
    game: String,
    when: String,
    told: Told,
}

/// Those of a folder, the one let go last first.
pub(super) fn read(folder: &Path, games: &[&dyn SavedGame]) -> Vec<Gone> {
    let read = |line: Line| {
        let game = games.iter().find(|game| game.key().word() == line.game)?;
        Some(Gone { game: game.key(), summary: game.told(&line.told)?, when: line.when.parse().ok()? })
    };
    lines(folder).into_iter().rev().filter_map(read).collect()
}

/// Adds one. That it cannot be told of is no reason to keep what there is no room for.
pub(super) fn add(folder: &Path, game: &dyn SavedGame, summary: &Summary, when: Timestamp) {
    let mut lines = lines(folder);
    lines.push(Line { game: game.key().word().to_owned(), when: when.to_string(), told: game.tell(summary) });
    lines.drain(..lines.len().saturating_sub(MOST));
    let _ = write(folder, &lines);
}

fn lines(folder: &Path) -> Vec<Line> {
    let text = ron::text_of_file(&folder.join(FILE), LARGEST);
    text.and_then(|text| ron::read(&text)).unwrap_or_default()
}

fn write(folder: &Path, lines: &Vec<Line>) -> Option<()> {
    let text = ron::write(lines).ok()?;
    let mut file = tempfile::Builder::new().prefix(super::file::BEGUN).tempfile_in(folder).ok()?;
    file.write_all(text.as_bytes()).ok()?;
    file.persist(folder.join(FILE)).ok()?;
    fs::metadata(folder.join(FILE)).ok().map(drop)
}
