//! The file that keeps matches, achievements and solved puzzles.

use std::collections::BTreeMap;
use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::achievements::progress;
use super::contract::{Achieved as _, Statistics};
use super::figures::MatchStats;
use super::merge::merged;
use super::profile_file::{entry_of, newer_version, with_entry};
use orrery_core::GameKey;
use orrery_core::ron::text_of_file as ron_text;
use orrery_core::ron::write as write_ron;

/// The largest file that is read, in bytes: tens of thousands of matches.
pub const LARGEST_FILE: u64 = 64 * 1024 * 1024;

/// When something was achieved.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Earned {
    /// The moment.
    pub when: String,
    /// The match.
    pub game: String,
}

/// How a puzzle stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleMark {
    /// Whether it was solved.
    pub solved: bool,
    /// Whether a solution was shown before it was solved.
    pub shown: bool,
}

/// What is kept over all matches of a game. One file keeps it for every game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, bound = "")]
pub struct Profile<G: Statistics> {
    matches: Vec<MatchStats<G::Figures>>,
    /// By word. What a newer version has beside ours is kept.
    earned: BTreeMap<String, Earned>,
    /// By name.
    puzzles: BTreeMap<String, PuzzleMark>,
    /// By day, as `2026-11-22`: how often its deal was played to the end again, which counts for nothing else.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    again: BTreeMap<String, u32>,
}

impl<G: Statistics> Default for Profile<G> {
    fn default() -> Self {
        Profile { matches: Vec::new(), earned: BTreeMap::new(), puzzles: BTreeMap::new(), again: BTreeMap::new() }
    }
}

/// A profile that could not be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}: {reason}", file.display())]
pub struct ProfileProblem {
    /// The file.
    pub file: PathBuf,
    /// Where it was put aside; nothing if it was left where it is.
    pub aside: Option<PathBuf>,
    /// The version of its form, where that is newer than this program: it is left alone.
    pub newer: Option<u32>,
    /// What is wrong with it.
    pub reason: String,
}

/// The profile's file in the folder of the player's data.
#[must_use]
pub fn profile_path(data: &Path) -> PathBuf {
    data.join("profile.ron")
}

impl<G: Statistics> Profile<G> {
    /// The profile in `file`; an empty one where there is none. One that does not read is put aside, so that nothing
    /// that is lost in it is written over; where the rest of the file reads, what it has of other games stays. One of a newer
    /// program is left alone.
    #[must_use]
    pub fn load(file: &Path) -> (Self, Option<ProfileProblem>) {
        match Self::read(file) {
            Ok(profile) => (profile, None),
            Err(reason) => {
                let newer = text_of(file).ok().flatten().and_then(|text| newer_version(&text));
                let put = || put_entry_aside(file, G::KEY).or_else(|| put_aside(file));
                let aside = if newer.is_none() { put() } else { None };
                (Profile::default(), Some(ProfileProblem { file: file.to_owned(), aside, newer, reason }))
            }
        }
    }

    /// As [`Self::load`], touching nothing.
    ///
    /// # Errors
    /// In plain English, what is wrong with the file, with its line.
    pub fn read(file: &Path) -> Result<Self, String> {
        text_of(file)?.map_or_else(|| Ok(Self::default()), |text| Self::from_text(&text))
    }

    /// The profile of this game in the text of a file.
    ///
    /// # Errors
    /// In plain English, what is wrong with it, with its line.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let Some(entry) = entry_of(text, G::KEY)? else { return Ok(Self::default()) };
        // So a complaint has the line of the file.
        let in_its_line = "\n".repeat(entry.line - 1) + &entry.value;
        orrery_core::ron::read(&in_its_line).map_err(|error| error.to_string())
    }

    /// Writes the profile, whole or not at all. What the file has of other games stays as it is written, and so does what it has
    /// of this one: what is not there is added.
    ///
    /// # Errors
    /// In plain English, when the folder or file cannot be written, or what is in the file cannot be kept, since it does not read;
    /// what was there before is still there.
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

    /// Takes in what the file has beside this: another program may have written into it. Nothing where it does not read.
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
            *known = PuzzleMark { solved: known.solved || mark.solved, shown: known.shown || mark.shown };
        }
    }

    /// Every match counted, the oldest first.
    #[must_use]
    pub fn matches(&self) -> &[MatchStats<G::Figures>] {
        &self.matches
    }

    /// How often the deal of this day was played to its end.
    #[must_use]
    pub fn times(&self, day: &str) -> usize {
        let first = self.matches.iter().filter(|one| one.day == day).count();
        first + self.again.get(day).map_or(0, |&again| again as usize)
    }

    /// Counts a match that is over, unless it is counted already; what was achieved with it. Of the matches with the deal of one day
    /// the first that is over counts: the others were played by somebody who knows the deal.
    pub fn count(&mut self, mut stats: MatchStats<G::Figures>, when: Timestamp) -> Vec<G::Achievement> {
        if self.matches.iter().any(|known| known.id == stats.id) {
            return Vec::new();
        }
        if !stats.day.is_empty() && self.times(&stats.day) > 0 {
            *self.again.entry(stats.day).or_default() += 1;
            return Vec::new();
        }
        stats.when = when.to_string();
        let earned = Earned { when: stats.when.clone(), game: stats.id.clone() };
        self.matches.push(stats);
        let new: Vec<G::Achievement> = G::Achievement::all()
            .iter()
            .copied()
            .filter(|&one| self.earned(one).is_none() && progress(one, &self.matches).is_done())
            .collect();
        new.iter().for_each(|one| _ = self.earned.insert(one.word().to_owned(), earned.clone()));
        new
    }

    /// When this was achieved, if it was.
    #[must_use]
    pub fn earned(&self, achievement: G::Achievement) -> Option<&Earned> {
        self.earned.get(achievement.word())
    }

    /// The names of the people who played, in the order of the alphabet.
    #[must_use]
    pub fn people(&self) -> Vec<&str> {
        let people = self.matches.iter().flat_map(|stats| stats.seats.iter().filter(|seat| seat.is_person()));
        let mut names: Vec<&str> = people.map(|seat| seat.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// How a puzzle stands.
    #[must_use]
    pub fn puzzle(&self, name: &str) -> PuzzleMark {
        self.puzzles.get(name).copied().unwrap_or_default()
    }

    /// A puzzle was solved.
    pub fn solve_puzzle(&mut self, name: &str) {
        self.puzzles.entry(name.to_owned()).or_default().solved = true;
    }

    /// A puzzle's solution was shown.
    pub fn show_puzzle(&mut self, name: &str) {
        let mark = self.puzzles.entry(name.to_owned()).or_default();
        mark.shown |= !mark.solved;
    }
}

/// What is in a file; nothing where there is none.
fn text_of(file: &Path) -> Result<Option<String>, String> {
    match fs::metadata(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        _ => ron_text(file, LARGEST_FILE).map(Some).map_err(|error| error.to_string()),
    }
}

/// Writes a file, whole or not at all.
fn write(file: &Path, text: &str) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", file.display());
    let folder = file.parent().filter(|path| !path.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(told)?;
    let mut temporary = tempfile::Builder::new().prefix(".profile-").tempfile_in(folder).map_err(told)?;
    temporary.write_all(text.as_bytes()).map_err(told)?;
    temporary.as_file().sync_all().map_err(told)?;
    temporary.persist(file).map_err(|error| told(error.error))?;
    Ok(())
}

/// A name for a file that is put aside, never that of an earlier one.
fn free_name(file: &Path) -> Option<PathBuf> {
    let name = file.file_name()?.to_string_lossy().into_owned();
    let names = std::iter::once(format!("{name}.bad")).chain((2..1000).map(|n| format!("{name}.bad{n}")));
    names.map(|name| file.with_file_name(name)).find(|path| !path.exists())
}

/// Renames a file that does not read.
fn put_aside(file: &Path) -> Option<PathBuf> {
    let aside = free_name(file)?;
    fs::rename(file, &aside).is_ok().then_some(aside)
}

/// Copies a file in which the entry of this game alone does not read, and takes that entry out; nothing where the file as a whole
/// does not read.
fn put_entry_aside(file: &Path, game: GameKey) -> Option<PathBuf> {
    let text = text_of(file).ok().flatten()?;
    let rest = with_entry(Some(&text), game, None).ok()?;
    let aside = free_name(file)?;
    fs::copy(file, &aside).ok()?;
    write(file, &rest).is_ok().then_some(aside)
}
