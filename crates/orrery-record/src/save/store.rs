//! The player's folder of saves: autosaves, named saves, and the list of both.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use jiff::Timestamp;

use super::LARGEST_FILE;
use super::deleted_autosaves::{self, DeletedAutosave};
use super::errors::{LoadError, SaveError};
use super::file::{BEGUN, SaveMeta, save_file};
use super::folder_lock::{DataFolderLock, naming};
use super::fork::{ResumeResult, forked, went_on};
use super::header::{SaveHeader, game_of_save, key_there, number_of};
use super::names::{autosave_of, file_name, is_auto, is_save};
use super::save_access::SaveAccess;
use super::summary::MatchSummary;
use crate::contract::Scenarios;
use crate::fresh_id;
use crate::matches::Match;
use orrery_core::words::name_of;
use orrery_core::{GameKey, ron};

/// The maximum number of autosaves per game. Each match has at most one.
const AUTOSAVES: usize = 5;
/// The age from which an incomplete file counts as a leftover.
const FORGOTTEN: Duration = Duration::from_secs(3600);

/// Returns the folder of the player's files: the folder `named` on the command line, otherwise that of the environment variable
/// `ORRERY_DATA`, otherwise the data folder of the system. Returns `None` if the system has none.
pub fn data_dir(named: Option<&Path>) -> Option<PathBuf> {
    let environment = || std::env::var_os("ORRERY_DATA").filter(|v| !v.is_empty()).map(PathBuf::from);
    let system = || directories::ProjectDirs::from("", "", "orrery").map(|dirs| dirs.data_dir().to_owned());
    named.map(Path::to_owned).or_else(environment).or_else(system)
}

/// The condition of a save: usable or broken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveStatus {
    /// The save has no known fault. Its summary may come from the header, without a replay.
    Ok,
    /// The save cannot be loaded, for this reason.
    Broken(String),
}

/// An entry in the list of saves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaveListEntry {
    /// The path of the file.
    pub path: PathBuf,
    /// The player's name for the save; the file name for autosaves and broken saves.
    pub name: String,
    /// True for an autosave.
    pub auto: bool,
    /// The time of writing; for a broken save, the time of the file's last change, or `None` if the system does not report it.
    pub when: Option<Timestamp>,
    /// The key of the game, or `None` for a broken save.
    pub game: Option<GameKey>,
    /// The summary of the match; empty for a broken save.
    pub summary: MatchSummary,
    /// The condition of the save.
    pub state: SaveStatus,
}

/// An unfinished match with an autosave from which it can be resumed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResumableMatch {
    /// The path of the autosave.
    pub path: PathBuf,
    /// The key of the game.
    pub game: GameKey,
    /// The state of the match at the time of the autosave.
    pub summary: MatchSummary,
    /// The metadata of the save.
    pub meta: SaveMeta,
}

/// A folder with saves of the games that the program knows. The folder is not created before the first save.
#[derive(Debug, Clone)]
pub struct SaveStore {
    data: PathBuf,
    folder: PathBuf,
    games: Vec<&'static dyn SaveAccess>,
    /// The claim to write access that autosaves require; `None` if they need no claim.
    hold: Option<Arc<DataFolderLock>>,
    /// The ids under which matches are autosaved, by original id. The two ids of a match differ if another program has continued
    /// it.
    own_ids: Arc<Mutex<BTreeMap<u64, u64>>>,
}

impl SaveStore {
    /// Creates a store for the saves of these games below `data_dir`.
    pub fn new(data_dir: &Path, games: impl Into<Vec<&'static dyn SaveAccess>>) -> Self {
        let games = games.into();
        SaveStore {
            data: data_dir.to_owned(),
            folder: data_dir.join("saves"),
            games,
            hold: None,
            own_ids: Arc::default(),
        }
    }

    /// Returns this store, changed so that autosaves are allowed only while this program has write access to the folder of
    /// `hold`.
    #[must_use]
    pub fn held(self, hold: Arc<DataFolderLock>) -> Self {
        SaveStore { hold: Some(hold), ..self }
    }

    /// Loads a save of any game that the program knows and returns its game-independent data.
    ///
    /// # Errors
    /// Returns the file, the line and the reason if the save cannot be loaded. For an unknown game, the reason contains its key
    /// and the known keys.
    pub fn load(&self, path: &Path) -> Result<(GameKey, MatchSummary, SaveMeta), LoadError> {
        let game = self.game(path, &game_of_save(path)?)?;
        let (summary, meta) = game.load(path)?;
        Ok((game.key(), summary, meta))
    }

    /// Returns the data in the header of a save. If the header has no usable summary, as in saves of older programs, the save is
    /// loaded.
    ///
    /// # Errors
    /// Returns the errors of [`Self::load`]. Damaged files are detected too.
    pub fn read_summary(&self, path: &Path) -> Result<(GameKey, MatchSummary, SaveMeta), LoadError> {
        let wrong = |e: ron::FileError| LoadError { path: path.to_owned(), line: e.line, reason: e.message };
        let text = ron::text_of_file(path, LARGEST_FILE).map_err(wrong)?;
        let header = SaveHeader::read(&text).map_err(wrong)?;
        let game = self.game(path, &header.game)?;
        let told =
            header.summary_line.as_ref().and_then(|told| Some((game.read_summary_line(told)?, name_of(&told.name))));
        let Some((summary, name)) = told else { return self.load(path) };
        let (created, number, program_version) = (header.created, header.number, header.program);
        Ok((game.key(), summary, SaveMeta { name, created, number, program_version }))
    }

    fn game(&self, path: &Path, key: &str) -> Result<&'static dyn SaveAccess, LoadError> {
        self.games.iter().copied().find(|game| game.key().word() == key).ok_or_else(|| {
            let known: Vec<&str> = self.games.iter().map(|game| game.key().word()).collect();
            let reason = format!("there is no game `{}` (known: {})", key.escape_debug(), known.join(", "));
            LoadError { path: path.to_owned(), line: 0, reason }
        })
    }

    /// Returns the folder of saves.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Saves a match over its previous autosave. If there are more than five intact autosaves of this game, some are deleted:
    /// those of finished matches first, then the oldest. The unfinished match played last is always kept.
    ///
    /// # Errors
    /// Returns an error if the match could not be saved or another program has write access. The previous autosave is then
    /// unchanged.
    pub fn autosave<G: Scenarios>(&self, played: &Match<G>) -> Result<PathBuf, SaveError> {
        if let Some(Err(taken)) = self.hold.as_ref().map(|hold| hold.take()) {
            return Err(SaveError { path: autosave_of(&self.folder, played.id()), reason: taken.to_string() });
        }
        let own = self.with_own_id(played);
        let played = own.as_ref().unwrap_or(played);
        let path = autosave_of(&self.folder, played.id());
        let is_new = !path.exists();
        save_file(&path, played, &self.meta(""))?;
        if is_new {
            self.rotate(G::KEY, &path);
            self.sweep();
        }
        Ok(path)
    }

    /// Returns the match with a new id if another program has continued the match while this program was refused write access;
    /// otherwise `None`.
    fn with_own_id<G: Scenarios>(&self, played: &Match<G>) -> Option<Match<G>> {
        if !self.hold.as_ref().is_some_and(|hold| hold.was_refused()) {
            return None;
        }
        let mut own_ids = self.own_ids.lock().unwrap_or_else(PoisonError::into_inner);
        let found = || if went_on(&self.folder, played).is_some() { fresh_id() } else { played.id() };
        let id = *own_ids.entry(played.id()).or_insert_with(found);
        (id != played.id()).then(|| {
            let mut own = played.clone();
            own.set_id(id);
            own
        })
    }

    /// Returns the match to continue with after a match has been loaded from a file. If the autosave of the match has orders that
    /// the file lacks, the loaded match becomes a branch. A branch has a new id, so that it does not overwrite the other match,
    /// and its own dice and draws. It counts as practice, so that only one of the two matches counts in the statistics.
    pub fn match_to_continue<G: Scenarios>(&self, loaded: Match<G>) -> (Match<G>, ResumeResult) {
        forked(&self.folder, loaded)
    }

    /// Removes files left over by programs that were killed while saving. Complete saves are never removed.
    fn sweep(&self) {
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let begun = entry.file_name().to_string_lossy().starts_with(BEGUN);
            let changed = entry.metadata().and_then(|about| about.modified()).ok();
            if begun && changed.and_then(|moment| moment.elapsed().ok()).is_some_and(|age| age > FORGOTTEN) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// Returns metadata for the next save in this folder. Sequence numbers order the saves, since clocks can be set back.
    fn meta(&self, name: &str) -> SaveMeta {
        let last = self.files().iter().map(|path| number_of(path)).max().unwrap_or(0);
        SaveMeta { number: last.saturating_add(1), ..SaveMeta::now(name) }
    }

    /// Deletes and logs the intact autosaves of a game beyond the number kept. Broken autosaves do not count and are left for the
    /// player to see.
    fn rotate(&self, game: GameKey, newest: &Path) {
        let of_this = |path: &PathBuf| is_auto(path) && key_there(path).is_some_and(|key| key == game.word());
        let autos: Vec<PathBuf> = self.files().into_iter().filter(of_this).collect();
        let Some(saved) = self.games.iter().find(|saved| saved.key() == game) else { return };
        if autos.len() <= AUTOSAVES {
            return;
        }
        let told = |path: PathBuf| self.read_summary(&path).ok().map(|(_, summary, meta)| (summary, meta, path));
        let mut good: Vec<(MatchSummary, SaveMeta, PathBuf)> = autos.into_iter().filter_map(told).collect();
        good.sort_by_key(|(summary, meta, _)| (!summary.over, meta.number, meta.created));
        let surplus = good.len().saturating_sub(AUTOSAVES);
        // In this order the last unfinished match is the one played last.
        let played_last = good.iter().rposition(|(summary, ..)| !summary.over);
        let may_go = |(index, save): (usize, (MatchSummary, SaveMeta, PathBuf))| {
            (Some(index) != played_last && save.2 != newest).then_some(save)
        };
        for (summary, meta, path) in good.into_iter().enumerate().filter_map(may_go).take(surplus) {
            // If a file cannot be removed, the next autosave tries again.
            if fs::remove_file(path).is_ok() {
                deleted_autosaves::add(&self.folder, *saved, &summary, meta.created);
            }
        }
    }

    /// Returns the matches whose autosaves were deleted recently to make room, the latest deletion first.
    pub fn deleted_autosaves(&self) -> Vec<DeletedAutosave> {
        deleted_autosaves::read(&self.folder, &self.games)
    }

    /// Saves a match under an unused name derived from `name` and returns the name used.
    ///
    /// # Errors
    /// Returns an error if the match could not be saved.
    pub fn save_new<G: Scenarios>(&self, played: &Match<G>, name: &str) -> Result<(PathBuf, String), SaveError> {
        // The lock prevents other programs from choosing the same name until the save is written.
        let _naming = naming(&self.data);
        let name = self.free_name(name);
        self.save_as(played, &name).map(|path| (path, name))
    }

    /// Saves a match under a name, replacing a save with the same name.
    ///
    /// # Errors
    /// Returns an error if the match could not be saved. The previous file is then unchanged.
    pub fn save_as<G: Scenarios>(&self, played: &Match<G>, name: &str) -> Result<PathBuf, SaveError> {
        let path = self.path_of(name);
        save_file(&path, played, &self.meta(name.trim()))?;
        Ok(path)
    }

    /// Returns `name`, or `name 2`, `name 3` and so on if a save with that name exists, so that a new save does not replace
    /// another.
    pub fn free_name(&self, name: &str) -> String {
        let numbered = (2..).map(|n| format!("{} {n}", name.trim()));
        let mut names = std::iter::once(name.trim().to_owned()).chain(numbered);
        names.find(|name| !self.path_of(name).exists()).unwrap_or_else(|| name.to_owned())
    }

    /// Returns the path of the save with this name in the folder.
    pub fn path_of(&self, name: &str) -> PathBuf {
        self.folder.join(file_name(name))
    }

    /// Returns the latest autosave of an unfinished match, or `None` if there is none. Named saves are not taken into account.
    pub fn latest(&self) -> Option<ResumableMatch> {
        self.waiting().into_iter().next()
    }

    /// Returns the latest autosave of an unfinished match for each game, newest first.
    pub fn waiting(&self) -> Vec<ResumableMatch> {
        let mut met = BTreeSet::new();
        let mut all = self.unfinished();
        all.retain(|latest| met.insert(latest.game));
        all
    }

    /// Returns every autosave of an unfinished match, newest first. There is one per match.
    pub fn unfinished(&self) -> Vec<ResumableMatch> {
        let loaded = self.files().into_iter().filter(|path| is_auto(path)).filter_map(|path| {
            let (game, summary, meta) = self.read_summary(&path).ok()?;
            (!summary.over).then_some(ResumableMatch { path, game, summary, meta })
        });
        let mut all: Vec<ResumableMatch> = loaded.collect();
        all.sort_by_key(|latest| std::cmp::Reverse((latest.meta.number, latest.meta.created)));
        all
    }

    /// Returns every save, newest first. Broken saves are included, with the reason.
    pub fn list(&self) -> Vec<SaveListEntry> {
        self.list_with_progress(|_, _| ())
    }

    /// Lists saves like [`Self::list`] and calls `told` with the number of saves examined so far and the total number.
    pub fn list_with_progress(&self, told: impl Fn(usize, usize)) -> Vec<SaveListEntry> {
        let files = self.files();
        let count = files.len();
        let mut list: Vec<(u64, SaveListEntry)> = Vec::with_capacity(count);
        for path in files {
            told(list.len(), count);
            list.push((number_of(&path), self.listed(path)));
        }
        list.sort_by(|(n, a), (m, b)| m.cmp(n).then(b.when.cmp(&a.when)).then_with(|| a.path.cmp(&b.path)));
        list.into_iter().map(|(_, listed)| listed).collect()
    }

    /// Deletes a save of this folder.
    ///
    /// # Errors
    /// Returns an error if the file is not in this folder or cannot be removed.
    pub fn delete(&self, path: &Path) -> Result<(), SaveError> {
        let error = |reason: String| SaveError { path: path.to_owned(), reason };
        if path.parent() != Some(self.folder.as_path()) || !is_save(path) {
            return Err(error("is not a save in this folder".to_owned()));
        }
        fs::remove_file(path).map_err(|e| error(format!("cannot be removed: {e}")))
    }

    fn listed(&self, path: PathBuf) -> SaveListEntry {
        let auto = is_auto(&path);
        let file_name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        match self.read_summary(&path) {
            Ok((game, summary, meta)) => SaveListEntry {
                name: if meta.name.is_empty() { file_name } else { meta.name },
                auto,
                when: Some(meta.created),
                game: Some(game),
                summary,
                state: SaveStatus::Ok,
                path,
            },
            Err(error) => SaveListEntry {
                name: file_name,
                auto,
                when: changed(&path),
                game: None,
                summary: MatchSummary::default(),
                state: SaveStatus::Broken(broken_text(&error)),
                path,
            },
        }
    }

    fn files(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(&self.folder) else {
            return Vec::new();
        };
        // Opening a pipe would block until it has a writer.
        let plain = |path: &PathBuf| is_save(path) && fs::metadata(path).is_ok_and(|there| there.is_file());
        let mut files: Vec<PathBuf> = entries.flatten().map(|e| e.path()).filter(plain).collect();
        files.sort();
        files
    }
}

/// Returns the time of the last change of the file at `path`.
fn changed(path: &Path) -> Option<Timestamp> {
    let changed = fs::metadata(path).and_then(|m| m.modified()).ok()?;
    Timestamp::try_from(changed).ok()
}

fn broken_text(LoadError { line, reason, .. }: &LoadError) -> String {
    if *line > 0 { format!("line {line}: {reason}") } else { reason.clone() }
}
