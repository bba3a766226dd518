//! Saves the match in the background after every change. Errors are reported, and the match continues.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task, TaskPool, block_on};

use super::contract::Playable;
use super::messages::SaveFailed;
use super::resource::Table;
use super::tick::TableTick;
use orrery_record::save::{SaveError, SaveMeta, SaveStore, save_file};
use orrery_record::{Match, Scenarios};

/// The store for saved matches. Without this resource nothing is saved.
#[derive(Resource, Clone)]
pub struct SharedSaveStore(pub Arc<SaveStore>);

/// The reason why the current state of the match is not saved, or `None` if the state is saved. The match continues, and the next
/// order triggers another attempt.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct UnsavedReason(pub Option<String>);

#[derive(Resource, Default)]
pub(super) struct BackgroundSave {
    running: Option<Task<Result<(), String>>>,
    /// The match that was queued during another save. It is saved next.
    waiting: Option<QueuedSave>,
    /// The serial of the last announcement included in a queued save.
    handed: u64,
}

impl BackgroundSave {
    /// Returns true if the current state is not queued for saving yet.
    fn is_due<G: Playable>(&self, pass: &TableTick<G>, table: &Table<G>) -> bool {
        is_kept(table) && (self.handed != pass.changed || pass.unsaved)
    }
}

/// Returns true if the match is to be saved. Replays, lessons, puzzles and watched matches are not saved.
const fn is_kept<G: Playable>(table: &Table<G>) -> bool {
    !table.is_replay() && !table.is_practice() && !table.is_watched()
}

/// A match of any game that can be saved.
trait SavableMatch: Send + Sync {
    fn id(&self) -> u64;
    fn autosave(&self, store: &SaveStore) -> Result<PathBuf, SaveError>;
    fn save_file(&self, path: &Path) -> Result<(), SaveError>;
}

impl<G: Scenarios> SavableMatch for Match<G> {
    fn id(&self) -> u64 {
        self.id()
    }

    fn autosave(&self, store: &SaveStore) -> Result<PathBuf, SaveError> {
        store.autosave(self)
    }

    fn save_file(&self, path: &Path) -> Result<(), SaveError> {
        save_file(path, self, &SaveMeta::now(""))
    }
}

#[derive(Clone)]
struct QueuedSave {
    store: Arc<SaveStore>,
    game: Arc<dyn SavableMatch>,
    /// A sequence number. Later saves have higher numbers.
    number: u64,
}

/// The queued match that is not saved yet. It is a static because a crash handler cannot access resources.
static QUEUED: Mutex<Option<QueuedSave>> = Mutex::new(None);

fn queued() -> MutexGuard<'static, Option<QueuedSave>> {
    QUEUED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Queues the current state of the match for saving.
fn queue_save<G: Scenarios>(store: &Arc<SaveStore>, game: &Match<G>) -> QueuedSave {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let now = QueuedSave { store: store.clone(), game: Arc::new(game.clone()), number };
    *queued() = Some(now.clone());
    now
}

/// The lock for writing an autosave. Without the lock, the older of two queued states could be written last. Contains the match
/// id and the queue number of the state that [`rescue`] wrote last.
static WRITING: Mutex<Option<(u64, u64)>> = Mutex::new(None);

/// The longest time that [`rescue`] waits for another writer, which may be the crashing thread.
const PATIENCE: Duration = Duration::from_secs(2);

fn autosave(wanted: &QueuedSave) -> Result<(), String> {
    let rescued = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
    if rescued.is_some_and(|(match_id, number)| match_id == wanted.game.id() && wanted.number <= number) {
        return Ok(());
    }
    let saved = wanted.game.autosave(&wanted.store).map_err(|error| error.to_string());
    drop(rescued);
    let mut handed = queued();
    if saved.is_ok() && handed.as_ref().is_some_and(|last| last.number == wanted.number) {
        *handed = None;
    }
    saved.map(|_| ())
}

/// Waits until no autosave is being written and returns the lock, or `None` if it is not free within [`PATIENCE`].
fn wait_for_writer() -> Option<MutexGuard<'static, Option<(u64, u64)>>> {
    let since = Instant::now();
    loop {
        match WRITING.try_lock() {
            Ok(writing) => return Some(writing),
            Err(TryLockError::Poisoned(writing)) => return Some(writing.into_inner()),
            Err(TryLockError::WouldBlock) if since.elapsed() >= PATIENCE => return None,
            Err(TryLockError::WouldBlock) => std::thread::park_timeout(Duration::from_millis(5)),
        }
    }
}

/// Saves unsaved state when the program crashes: as an autosave or, if that fails, in the file `otherwise`. Returns `None` if
/// everything is already saved.
///
/// # Errors
/// Returns the reason if the state could be saved in neither place.
pub fn rescue(otherwise: &Path) -> Option<Result<PathBuf, String>> {
    // The crashing thread may hold the lock itself, so blocking on it could hang the program.
    let rescued = wait_for_writer();
    let QueuedSave { store, game, number } = QUEUED.try_lock().ok()?.take()?;
    if let Some(mut rescued) = rescued {
        *rescued = Some((game.id(), number));
    }
    let elsewhere = |_| game.save_file(otherwise).map(|()| otherwise.to_owned());
    Some(game.autosave(&store).or_else(elsewhere).map_err(|error| error.to_string()))
}

/// Saves the match if it changed, one save at a time. Changes during a save are saved next.
pub(super) fn save<G: Playable>(
    mut saving: ResMut<BackgroundSave>,
    mut pass: ResMut<TableTick<G>>,
    table: Option<Res<Table<G>>>,
    saves: Option<Res<SharedSaveStore>>,
    mut trouble: MessageWriter<SaveFailed>,
    mut unsaved: ResMut<UnsavedReason>,
) {
    // The match is queued immediately, even during another save, because the program may crash before that save ends.
    if let (Some(table), Some(saves)) = (table, saves)
        && saving.is_due(&pass, &table)
    {
        saving.waiting = Some(queue_save(&saves.0, &table.game));
        saving.handed = pass.changed;
        pass.unsaved = false;
    }
    if let Some(task) = &mut saving.running {
        let Some(result) = check_ready(task) else { return };
        saving.running = None;
        unsaved.set_if_neq(UnsavedReason(result.as_ref().err().cloned()));
        if let Err(reason) = result {
            trouble.write(SaveFailed { reason });
        }
    }
    if let Some(wanted) = saving.waiting.take() {
        let pool = IoTaskPool::get_or_init(TaskPool::default);
        saving.running = Some(pool.spawn(async move { autosave(&wanted) }));
    }
}

/// Waits for the running save, then saves the rest, including state whose save failed before.
pub(super) fn finish<G: Playable>(
    (mut saving, mut pass): (ResMut<BackgroundSave>, ResMut<TableTick<G>>),
    (table, saves): (Option<Res<Table<G>>>, Option<Res<SharedSaveStore>>),
    mut trouble: MessageWriter<SaveFailed>,
    mut unsaved: ResMut<UnsavedReason>,
) {
    let (running, waits) = (saving.running.take(), saving.waiting.take().is_some());
    let mut last: Option<Result<(), String>> = running.map(block_on);
    let failed = last.as_ref().map_or(unsaved.0.is_some(), Result::is_err);
    if let (Some(table), Some(saves)) = (table, saves)
        && (failed && is_kept(&table) || waits || saving.is_due(&pass, &table))
    {
        last = Some(autosave(&queue_save(&saves.0, &table.game)));
    }
    pass.unsaved = false;
    saving.handed = pass.changed;
    let Some(result) = last else { return };
    unsaved.set_if_neq(UnsavedReason(result.as_ref().err().cloned()));
    if let Err(reason) = result {
        trouble.write(SaveFailed { reason });
    }
}
