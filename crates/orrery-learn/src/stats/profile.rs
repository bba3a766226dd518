//! The profile: a file with all counted matches, earned achievements and solved puzzles.

use std::collections::BTreeMap;
use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::achievements::progress;
use super::contract::{AchievementKind as _, Statistics};
use super::figures::MatchStats;
use super::merge::merged;
use super::profile_file::{entry_of, newer_version, with_entry};
use orrery_core::GameKey;
use orrery_core::ron::text_of_file as ron_text;
use orrery_core::ron::write as write_ron;
use orrery_record::replace_file;

/// The maximum size of the profile, in bytes: enough for tens of thousands of matches.
pub const LARGEST_FILE: u64 = 64 * 1024 * 1024;

/// An earned achievement: the time and the match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct EarnedAchievement {
    /// The date and time in UTC at which the achievement was earned.
    pub when: String,
    /// The identifier of the match in which it was earned.
    pub game: String,
}

/// The player's progress with a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    /// True if the player has solved the puzzle.
    pub solved: bool,
    /// True if a solution was shown before the player solved the puzzle.
    pub shown: bool,
}

/// The profile of one game. One file holds the profiles of all games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, bound = "")]
pub struct GameProfile<G: Statistics> {
    matches: Vec<MatchStats<G::Figures>>,
    /// The earned achievements by word. Entries of a newer version are preserved.
    earned: BTreeMap<String, EarnedAchievement>,
    /// The player's progress with each puzzle, by the puzzle's name.
    puzzles: BTreeMap<String, PuzzleProgress>,
    /// The number of times that each daily deal was replayed to the end, by day, such as `2026-11-22`. Replays count for nothing
    /// else.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    again: BTreeMap<String, u32>,
}

impl<G: Statistics> Default for GameProfile<G> {
    fn default() -> Self {
        GameProfile { matches: Vec::new(), earned: BTreeMap::new(), puzzles: BTreeMap::new(), again: BTreeMap::new() }
    }
}

/// The error for a profile that could not be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}: {reason}", file.display())]
pub struct ProfileError {
    /// The path of the profile.
    pub file: PathBuf,
    /// The path of the file or copy that was set aside, or `None` if there is none.
    pub aside: Option<PathBuf>,
    /// The version of the file's format, if it is newer than this program supports. The file is then left unchanged.
    pub newer: Option<u32>,
    /// A message that describes the error.
    pub reason: String,
}

/// Returns the path of the profile in the folder of the player's files.
pub fn profile_path(data: &Path) -> PathBuf {
    data.join("profile.ron")
}

impl<G: Statistics> GameProfile<G> {
    /// Loads the profile from `file`. Returns an empty profile if there is no file, and an empty profile with an error if the
    /// file is unreadable. An unreadable file is set aside, so that its data is not overwritten. If only the entry of this game
    /// is unreadable, the entries of other games stay in place. A file of a newer program is left unchanged.
    pub fn load(file: &Path) -> (Self, Option<ProfileError>) {
        match Self::read(file) {
            Ok(profile) => (profile, None),
            Err(reason) => {
                let newer = text_of(file).ok().flatten().and_then(|text| newer_version(&text));
                let put = || put_entry_aside(file, G::KEY).or_else(|| put_aside(file));
                let aside = if newer.is_none() { put() } else { None };
                (GameProfile::default(), Some(ProfileError { file: file.to_owned(), aside, newer, reason }))
            }
        }
    }

    /// Reads the profile like [`Self::load`], but leaves the file in place.
    ///
    /// # Errors
    /// Returns a message in plain English with the error and its line if the file is unreadable.
    pub fn read(file: &Path) -> Result<Self, String> {
        text_of(file)?.map_or_else(|| Ok(Self::default()), |text| Self::from_text(&text))
    }

    /// Reads the profile of this game from the text of a file.
    ///
    /// # Errors
    /// Returns a message in plain English with the error and its line if the text is invalid.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let Some(entry) = entry_of(text, G::KEY)? else { return Ok(Self::default()) };
        // The line breaks give error messages the line numbers of the file.
        let in_its_line = "\n".repeat(entry.line - 1) + &entry.value;
        orrery_core::ron::read(&in_its_line).map_err(|error| error.to_string())
    }

    /// Writes the profile atomically. Existing entries of this and other games are kept verbatim, and missing entries of this
    /// game are added.
    ///
    /// # Errors
    /// Returns a message in plain English if the folder or file cannot be written, or if the existing file is unreadable and so
    /// cannot be preserved. The existing file is then unchanged.
    pub fn save(&self, file: &Path) -> Result<(), String> {
        let mut own = write_ron(self).map_err(|error| error.to_string())?;
        let there = text_of(file)?;
        if let Some(entry) = there.as_deref().map_or(Ok(None), |text| entry_of(text, G::KEY))? {
            own = merged(&entry, &own).map_err(|fault| format!("line {}: {}", fault.line, fault.reason))?;
        }
        let text = with_entry(there.as_deref(), G::KEY, Some(&own))?;
        Self::from_text(&text)?;
        write(file, &text)
    }

    /// Merges in the profile from the file, which another instance of the program may have written meanwhile. Does nothing if the
    /// file is unreadable.
    pub fn take_in(&mut self, file: &Path) {
        let Ok(there) = Self::read(file) else { return };
        let own = std::mem::replace(self, there);
        for stats in own.matches {
            if self.matches.iter().all(|known| known.id != stats.id) {
                self.matches.push(stats);
            }
        }
        for (word, earned) in own.earned {
            self.earned.entry(word).or_insert(earned);
        }
        for (name, mark) in own.puzzles {
            let known = self.puzzles.entry(name).or_default();
            *known = PuzzleProgress { solved: known.solved || mark.solved, shown: known.shown || mark.shown };
        }
    }

    /// Returns every counted match, oldest first.
    pub fn matches(&self) -> &[MatchStats<G::Figures>] {
        &self.matches
    }

    /// Returns the number of times that the deal of this day was played to the end.
    pub fn times(&self, day: &str) -> usize {
        let first = self.matches.iter().filter(|one| one.day == day).count();
        first + self.again.get(day).map_or(0, |&again| again as usize)
    }

    /// Counts a finished match, unless it is counted already, and returns the achievements earned by it. Of the matches with the
    /// same daily deal, only the first finished one counts, because the player knows the deal in the others.
    pub fn count(&mut self, mut stats: MatchStats<G::Figures>, when: Timestamp) -> Vec<G::Achievement> {
        if self.matches.iter().any(|known| known.id == stats.id) {
            return Vec::new();
        }
        if !stats.day.is_empty() && self.times(&stats.day) > 0 {
            *self.again.entry(stats.day).or_default() += 1;
            return Vec::new();
        }
        stats.when = when.to_string();
        let earned = EarnedAchievement { when: stats.when.clone(), game: stats.id.clone() };
        self.matches.push(stats);
        let new: Vec<G::Achievement> = G::Achievement::all()
            .iter()
            .copied()
            .filter(|&one| self.earned(one).is_none() && progress(one, &self.matches).is_done())
            .collect();
        new.iter().for_each(|one| _ = self.earned.insert(one.word().to_owned(), earned.clone()));
        new
    }

    /// Returns the record of this achievement, or `None` if it was not earned.
    pub fn earned(&self, achievement: G::Achievement) -> Option<&EarnedAchievement> {
        self.earned.get(achievement.word())
    }

    /// Returns the names of the human players, in alphabetical order.
    pub fn people(&self) -> Vec<&str> {
        let people = self.matches.iter().flat_map(|stats| stats.seats.iter().filter(|seat| seat.is_person()));
        let mut names: Vec<&str> = people.map(|seat| seat.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Returns the player's progress with a puzzle.
    pub fn puzzle(&self, name: &str) -> PuzzleProgress {
        self.puzzles.get(name).copied().unwrap_or_default()
    }

    /// Records that a puzzle was solved.
    pub fn solve_puzzle(&mut self, name: &str) {
        self.puzzles.entry(name.to_owned()).or_default().solved = true;
    }

    /// Records that a solution of a puzzle was shown, unless the player has already solved the puzzle.
    pub fn show_puzzle(&mut self, name: &str) {
        let mark = self.puzzles.entry(name.to_owned()).or_default();
        mark.shown |= !mark.solved;
    }
}

/// Returns the text of a file, or `None` if there is no file.
fn text_of(file: &Path) -> Result<Option<String>, String> {
    match fs::metadata(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        _ => ron_text(file, LARGEST_FILE).map(Some).map_err(|error| error.to_string()),
    }
}

/// Writes a file atomically.
fn write(file: &Path, text: &str) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", file.display());
    let folder = file.parent().filter(|path| !path.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(told)?;
    let mut temporary = tempfile::Builder::new().prefix(".profile-").tempfile_in(folder).map_err(told)?;
    temporary.write_all(text.as_bytes()).map_err(told)?;
    temporary.as_file().sync_all().map_err(told)?;
    replace_file(temporary, file).map_err(told)
}

/// Returns an unused name under which a file can be set aside, if one can be found.
fn free_name(file: &Path) -> Option<PathBuf> {
    let name = file.file_name()?.to_string_lossy().into_owned();
    let names = std::iter::once(format!("{name}.bad")).chain((2..1000).map(|n| format!("{name}.bad{n}")));
    names.map(|name| file.with_file_name(name)).find(|path| !path.exists())
}

/// Renames an unreadable file and returns its new path, or `None` if it cannot be renamed.
fn put_aside(file: &Path) -> Option<PathBuf> {
    let aside = free_name(file)?;
    fs::rename(file, &aside).is_ok().then_some(aside)
}

/// Copies a file in which only the entry of this game is unreadable, removes that entry from the original, and returns the path
/// of the copy. Returns `None` if the whole file is unreadable or a file cannot be written.
fn put_entry_aside(file: &Path, game: GameKey) -> Option<PathBuf> {
    let text = text_of(file).ok().flatten()?;
    let rest = with_entry(Some(&text), game, None).ok()?;
    let aside = free_name(file)?;
    fs::copy(file, &aside).ok()?;
    write(file, &rest).is_ok().then_some(aside)
}
