//! The log of autosaves that were deleted to make room.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::save_access::SaveAccess;
use super::summary::MatchSummary;
use super::summary_line::SummaryLine;
use crate::replace::replace_file;
use orrery_core::{GameKey, ron};

/// The name of the log file in the folder of saves.
const FILE: &str = "let-go.ron";
/// The maximum number of entries; older entries are dropped.
const MOST: usize = 20;
/// The maximum size of the log file that is read, in bytes.
const LARGEST: u64 = 1 << 20;

/// A match whose autosave was deleted to make room for others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeletedAutosave {
    /// The key of the game.
    pub game: GameKey,
    /// The state of the match when it was last saved.
    pub summary: MatchSummary,
    /// The time of the last save of the match.
    pub when: Timestamp,
}

#[derive(Serialize, Deserialize)]
struct DeletionEntry {
    game: String,
    when: String,
    told: SummaryLine,
}

/// Returns the entries of a folder, the latest deletion first.
pub(super) fn read(folder: &Path, games: &[&dyn SaveAccess]) -> Vec<DeletedAutosave> {
    let read = |line: DeletionEntry| {
        let game = games.iter().find(|game| game.key().word() == line.game)?;
        Some(DeletedAutosave {
            game: game.key(),
            summary: game.read_summary_line(&line.told)?,
            when: line.when.parse().ok()?,
        })
    };
    lines(folder).into_iter().rev().filter_map(read).collect()
}

/// Adds an entry. Errors are ignored, since the autosave has to be deleted in any case.
pub(super) fn add(folder: &Path, game: &dyn SaveAccess, summary: &MatchSummary, when: Timestamp) {
    let mut lines = lines(folder);
    lines.push(DeletionEntry {
        game: game.key().word().to_owned(),
        when: when.to_string(),
        told: game.summary_line(summary),
    });
    lines.drain(..lines.len().saturating_sub(MOST));
    let _ = write(folder, &lines);
}

fn lines(folder: &Path) -> Vec<DeletionEntry> {
    let text = ron::text_of_file(&folder.join(FILE), LARGEST);
    text.and_then(|text| ron::read(&text)).unwrap_or_default()
}

fn write(folder: &Path, lines: &Vec<DeletionEntry>) -> Option<()> {
    let text = ron::write(lines).ok()?;
    let mut file = tempfile::Builder::new().prefix(super::file::BEGUN).tempfile_in(folder).ok()?;
    file.write_all(text.as_bytes()).ok()?;
    replace_file(file, &folder.join(FILE)).ok()?;
    fs::metadata(folder.join(FILE)).ok().map(drop)
}
