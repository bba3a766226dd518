//! The player's folder of saves: autosaves, named saves, and the list of both.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::Timestamp;

use super::ENDING;
use super::file::{BEGUN, LoadError, SaveError, SaveMeta, game_of_save, number_of, save_file};
use super::summary::{SavedGame, Summary};
use crate::core::GameKey;
use crate::record::contract::Scenarios;
use crate::record::matches::Match;

/// Autosaves of so many matches are kept.
const AUTOSAVES: usize = 5;
/// What autosaves' file names begin with.
const AUTO: &str = "auto-";
/// What is begun and not heard of for so long is left over.
const FORGOTTEN: Duration = Duration::from_secs(3600);
/// The longest file name made from a save's name, in characters.
const LONGEST_NAME: usize = 60;

/// Where the player's files live: the folder named on the command line, else the one the
/// environment variable `ORRERY_DATA` names, else the system's place for such data. `None` where
/// the system has none.
#[must_use]
pub fn data_dir(named: Option<&Path>) -> Option<PathBuf> {
    let environment = || std::env::var_os("ORRERY_DATA").filter(|v| !v.is_empty()).map(PathBuf::from);
    let system = || directories::ProjectDirs::from("", "", "orrery").map(|dirs| dirs.data_dir().to_owned());
    named.map(Path::to_owned).or_else(environment).or_else(system)
}

/// Whether a save can be loaded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum State {
    /// It was replayed without a fault.
    Ok,
    /// It cannot be loaded, and why.
    Broken(String),
}

/// A save in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The file.
    pub path: PathBuf,
    /// The player's name for it; for autosaves and broken ones the file's name.
    pub name: String,
    /// Whether the program wrote it by itself.
    pub auto: bool,
    /// When it was written; for a broken one, when the file was last changed.
    pub when: Option<Timestamp>,
    /// Its game; none where it cannot be told or the program does not know it.
    pub game: Option<GameKey>,
    /// What it came to; nothing if broken.
    pub summary: Summary,
    /// Whether it can be loaded.
    pub state: State,
}

/// The match to go on with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Latest {
    /// Its file.
    pub path: PathBuf,
    /// Its game.
    pub game: GameKey,
    /// Where it stands.
    pub summary: Summary,
    /// What the save says about itself.
    pub meta: SaveMeta,
}

/// A folder of saves of the games that the program knows. Nothing is touched before the first save.
#[derive(Debug, Clone)]
pub struct Store {
    folder: PathBuf,
    games: &'static [&'static dyn SavedGame],
}

impl Store {
    /// The saves of these games below `data_dir`.
    #[must_use]
    pub fn new(data_dir: &Path, games: &'static [&'static dyn SavedGame]) -> Self {
        Store { folder: data_dir.join("saves"), games }
    }

    /// Loads a save of any game that the program knows, as far as the house can tell of it.
    ///
    /// # Errors
    /// The file, the line and the reason; the key of a game that is not known, with those that are.
    pub fn load(&self, path: &Path) -> Result<(GameKey, Summary, SaveMeta), LoadError> {
        let key = game_of_save(path)?;
        let Some(game) = self.games.iter().find(|game| game.key().word() == key) else {
            let known: Vec<&str> = self.games.iter().map(|game| game.key().word()).collect();
            let reason = format!("there is no game `{}` (known: {})", key.escape_debug(), known.join(", "));
            return Err(LoadError { path: path.to_owned(), line: 0, reason });
        };
        let (summary, meta) = game.load(path)?;
        Ok((game.key(), summary, meta))
    }

    /// The folder of the saves.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Saves a match over its own earlier autosave, and lets the oldest autosaves go when there
    /// are more than five good ones.
    ///
    /// # Errors
    /// The match could not be saved; the earlier autosave is still there.
    pub fn autosave<G: Scenarios>(&self, played: &Match<G>) -> Result<PathBuf, SaveError> {
        let path = self.folder.join(format!("{AUTO}{:016x}.{ENDING}", played.id()));
        let is_new = !path.exists();
        save_file(&path, played, &self.meta(""))?;
        if is_new {
            self.rotate(&path);
            self.sweep();
        }
        Ok(path)
    }

    /// Removes what programs that were killed in the middle of a save left behind. Nothing that was saved is among it.
    fn sweep(&self) {
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let begun = entry.file_name().to_string_lossy().starts_with(BEGUN);
            let changed = entry.metadata().and_then(|about| about.modified()).ok();
            if begun && changed.and_then(|moment| moment.elapsed().ok()).is_some_and(|age| age > FORGOTTEN) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// The next save of this folder. Which one is later is told by its number: clocks are set back.
    fn meta(&self, name: &str) -> SaveMeta {
        let last = self.files().iter().map(|path| number_of(path)).max().unwrap_or(0);
        SaveMeta { number: last.saturating_add(1), ..SaveMeta::now(name) }
    }

    /// Removes the oldest good autosaves beyond the number kept. Broken ones are left for the
    /// player to see, and count for nothing.
    fn rotate(&self, newest: &Path) {
        let autos: Vec<PathBuf> = self.files().into_iter().filter(|p| is_auto(p)).collect();
        if autos.len() <= AUTOSAVES {
            return;
        }
        let others = autos.into_iter().filter(|p| p != newest);
        let mut good: Vec<(u64, Timestamp, PathBuf)> = others
            .filter_map(|path| self.load(&path).ok().map(|(.., meta)| (meta.number, meta.created, path)))
            .collect();
        good.sort();
        let surplus = (good.len() + 1).saturating_sub(AUTOSAVES);
        for (.., path) in good.into_iter().take(surplus) {
            // One that cannot be removed will be tried again with the next match.
            let _ = fs::remove_file(path);
        }
    }

    /// Saves a match under a name; a save of the same name is replaced.
    ///
    /// # Errors
    /// The match could not be saved; what was there before is still there.
    pub fn save_as<G: Scenarios>(&self, played: &Match<G>, name: &str) -> Result<PathBuf, SaveError> {
        let path = self.path_of(name);
        save_file(&path, played, &self.meta(name.trim()))?;
        Ok(path)
    }

    /// `name`, or `name 2`, `name 3` … if a save of that name is there already: a new save takes the
    /// place of none.
    #[must_use]
    pub fn free_name(&self, name: &str) -> String {
        let numbered = (2..).map(|n| format!("{} {n}", name.trim()));
        let mut names = std::iter::once(name.trim().to_owned()).chain(numbered);
        names.find(|name| !self.path_of(name).exists()).unwrap_or_else(|| name.to_owned())
    }

    /// The file a save of this name has.
    #[must_use]
    pub fn path_of(&self, name: &str) -> PathBuf {
        let safe = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        let name = name.trim();
        let parts: Vec<&str> = name.split(|c| !safe(c)).filter(|p| !p.is_empty()).collect();
        let plain: String = parts.join("-").to_lowercase().chars().take(LONGEST_NAME).collect();
        let told = name.chars().all(|c| safe(c) || c == ' ') && name.chars().count() <= LONGEST_NAME;
        // Two names must not share a file because of what a file name cannot tell, and none may
        // pass for an autosave.
        let file = if told && !plain.is_empty() && !plain.starts_with(AUTO) {
            plain
        } else {
            format!("save-{plain}-{:08x}", crc32fast::hash(name.as_bytes()))
        };
        self.folder.join(format!("{file}.{ENDING}"))
    }

    /// The autosave written last whose match can go on. What the player saved under a name is loaded, not continued.
    #[must_use]
    pub fn latest(&self) -> Option<Latest> {
        self.waiting().into_iter().next()
    }

    /// Of each game the autosave written last whose match can go on, the newest of them first.
    #[must_use]
    pub fn waiting(&self) -> Vec<Latest> {
        let mut met = BTreeSet::new();
        let mut all = self.unfinished();
        all.retain(|latest| met.insert(latest.game));
        all
    }

    /// Every autosave whose match can go on, the newest first. There is one of each match.
    #[must_use]
    pub fn unfinished(&self) -> Vec<Latest> {
        let loaded = self.files().into_iter().filter(|path| is_auto(path)).filter_map(|path| {
            let (game, summary, meta) = self.load(&path).ok()?;
            (!summary.over).then_some(Latest { path, game, summary, meta })
        });
        let mut all: Vec<Latest> = loaded.collect();
        all.sort_by_key(|latest| std::cmp::Reverse((latest.meta.number, latest.meta.created)));
        all
    }

    /// Every save, the newest first; those that cannot be loaded are among them with the reason.
    #[must_use]
    pub fn list(&self) -> Vec<Listed> {
        let numbered = |path: PathBuf| (number_of(&path), self.listed(path));
        let mut list: Vec<(u64, Listed)> = self.files().into_iter().map(numbered).collect();
        list.sort_by(|(n, a), (m, b)| m.cmp(n).then(b.when.cmp(&a.when)).then_with(|| a.path.cmp(&b.path)));
        list.into_iter().map(|(_, listed)| listed).collect()
    }

    /// Deletes a save of this folder.
    ///
    /// # Errors
    /// The file is not of this folder, or cannot be removed.
    pub fn delete(&self, path: &Path) -> Result<(), SaveError> {
        let error = |reason: String| SaveError { path: path.to_owned(), reason };
        if path.parent() != Some(self.folder.as_path()) || !is_save(path) {
            return Err(error("is not a save of this folder".to_owned()));
        }
        fs::remove_file(path).map_err(|e| error(format!("cannot be removed: {e}")))
    }

    fn listed(&self, path: PathBuf) -> Listed {
        let auto = is_auto(&path);
        let file_name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        match self.load(&path) {
            Ok((game, summary, meta)) => Listed {
                name: if meta.name.is_empty() { file_name } else { meta.name },
                auto,
                when: Some(meta.created),
                game: Some(game),
                summary,
                state: State::Ok,
                path,
            },
            Err(error) => Listed {
                name: file_name,
                auto,
                when: changed(&path),
                game: None,
                summary: Summary::default(),
                state: State::Broken(broken_text(&error)),
                path,
            },
        }
    }

    fn files(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(&self.folder) else {
            return Vec::new();
        };
        let mut files: Vec<PathBuf> = entries.flatten().map(|e| e.path()).filter(|p| is_save(p)).collect();
        files.sort();
        files
    }
}

fn is_save(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == ENDING)
}

fn is_auto(path: &Path) -> bool {
    path.file_name().is_some_and(|n| n.to_string_lossy().starts_with(AUTO))
}

/// When the file at `path` was last changed.
fn changed(path: &Path) -> Option<Timestamp> {
    let changed = fs::metadata(path).and_then(|m| m.modified()).ok()?;
    Timestamp::try_from(changed).ok()
}

fn broken_text(LoadError { line, reason, .. }: &LoadError) -> String {
    if *line > 0 { format!("line {line}: {reason}") } else { reason.clone() }
}
