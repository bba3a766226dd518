//! The match is saved after every change, beside the frame; trouble is told and the match goes on.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task, TaskPool, block_on};

use super::contract::Playable;
use super::messages::SaveTrouble;
use super::resource::Table;
use super::step::Pass;
use orrery_record::save::{SaveError, SaveMeta, Store, save_file};
use orrery_record::{Match, Scenarios};

/// Where matches are saved. Without it nothing is.
#[derive(Resource, Clone)]
pub struct Saves(pub Arc<Store>);

/// Why the match on the table, as it stands, is not kept, if that is so. It goes on, and the next order tries again.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Unsaved(pub Option<String>);

/// What is being saved.
#[derive(Resource, Default)]
pub(super) struct Saving {
    running: Option<Task<Result<(), String>>>,
    /// The match as it was handed while another save ran: it is saved next.
    waiting: Option<Handed>,
    /// The announcement up to which the match was handed to be saved.
    handed: u64,
}

impl Saving {
    /// Whether what is on the table is not handed to be saved yet.
    fn is_due<G: Playable>(&self, pass: &Pass<G>, table: &Table<G>) -> bool {
        is_kept(table) && (self.handed != pass.changed || pass.unsaved)
    }
}

/// Whether the match is saved at all: replays, lessons, puzzles and what is only watched are not.
const fn is_kept<G: Playable>(table: &Table<G>) -> bool {
    !table.is_replay() && !table.is_practice() && !table.is_watched()
}

/// A match of any game, as it is written.
trait Kept: Send + Sync {
    fn id(&self) -> u64;
    fn autosave(&self, store: &Store) -> Result<PathBuf, SaveError>;
    fn save_file(&self, path: &Path) -> Result<(), SaveError>;
}

impl<G: Scenarios> Kept for Match<G> {
    fn id(&self) -> u64 {
        self.id()
    }

    fn autosave(&self, store: &Store) -> Result<PathBuf, SaveError> {
        store.autosave(self)
    }

    fn save_file(&self, path: &Path) -> Result<(), SaveError> {
        save_file(path, self, &SaveMeta::now(""))
    }
}

/// A match that was handed to be saved.
#[derive(Clone)]
struct Handed {
    store: Arc<Store>,
    game: Arc<dyn Kept>,
    /// Later ones have higher numbers.
    number: u64,
}

/// What was handed to be saved and is not saved yet, for the moment the program fails: then no resource can be reached.
static HANDED: Mutex<Option<Handed>> = Mutex::new(None);

fn handed() -> MutexGuard<'static, Option<Handed>> {
    HANDED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The match as it is handed to be saved.
fn hand<G: Scenarios>(store: &Arc<Store>, game: &Match<G>) -> Handed {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let now = Handed { store: store.clone(), game: Arc::new(game.clone()), number };
    *handed() = Some(now.clone());
    now
}

/// Held by whoever writes an autosave: of two writers at once the one with the older match could be the last. Inside is what
/// [`rescue`] wrote last, the match and the number of its handing over.
static WRITING: Mutex<Option<(u64, u64)>> = Mutex::new(None);

/// The longest that [`rescue`] waits for a writer, which may be the thread that fails.
const PATIENCE: Duration = Duration::from_secs(2);

fn autosave(wanted: &Handed) -> Result<(), String> {
    let rescued = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
    if rescued.is_some_and(|(match_id, number)| match_id == wanted.game.id() && wanted.number <= number) {
        return Ok(());
    }
    let saved = wanted.game.autosave(&wanted.store).map_err(|error| error.to_string());
    drop(rescued);
    let mut handed = handed();
    if saved.is_ok() && handed.as_ref().is_some_and(|last| last.number == wanted.number) {
        *handed = None;
    }
    saved.map(|_| ())
}

/// Waits until nobody writes an autosave, but not for ever.
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

/// Saves what is not saved yet, when the program fails: as an autosave, and where that cannot be, in `otherwise`.
/// `None` when everything is saved already.
///
/// # Errors
/// Why it could be saved in neither place.
pub fn rescue(otherwise: &Path) -> Option<Result<PathBuf, String>> {
    // The failing thread may hold the lock itself; waiting for it would hang the program.
    let rescued = wait_for_writer();
    let Handed { store, game, number } = HANDED.try_lock().ok()?.take()?;
    if let Some(mut rescued) = rescued {
        *rescued = Some((game.id(), number));
    }
    let elsewhere = |_| game.save_file(otherwise).map(|()| otherwise.to_owned());
    Some(game.autosave(&store).or_else(elsewhere).map_err(|error| error.to_string()))
}

/// Saves the match if it changed, one save at a time: what happens meanwhile is in the next one.
pub(super) fn save<G: Playable>(
    mut saving: ResMut<Saving>,
    mut pass: ResMut<Pass<G>>,
    table: Option<Res<Table<G>>>,
    saves: Option<Res<Saves>>,
    mut trouble: MessageWriter<SaveTrouble>,
    mut unsaved: ResMut<Unsaved>,
) {
    // It is handed at once, though another save may run: the program may fail before that is done.
    if let (Some(table), Some(saves)) = (table, saves)
        && saving.is_due(&pass, &table)
    {
        saving.waiting = Some(hand(&saves.0, &table.game));
        saving.handed = pass.changed;
        pass.unsaved = false;
    }
    if let Some(task) = &mut saving.running {
        let Some(result) = check_ready(task) else { return };
        saving.running = None;
        unsaved.set_if_neq(Unsaved(result.as_ref().err().cloned()));
        if let Err(reason) = result {
            trouble.write(SaveTrouble { reason });
        }
    }
    if let Some(wanted) = saving.waiting.take() {
        let pool = IoTaskPool::get_or_init(TaskPool::default);
        saving.running = Some(pool.spawn(async move { autosave(&wanted) }));
    }
}

/// Waits for the save that runs and saves what is not saved yet, what could not be saved before too.
pub(super) fn finish<G: Playable>(world: &mut World) {
    let mut saving = world.resource_mut::<Saving>();
    let (running, waits) = (saving.running.take(), saving.waiting.take().is_some());
    let mut last: Option<Result<(), String>> = running.map(block_on);
    let failed = match &last {
        Some(result) => result.is_err(),
        None => world.resource::<Unsaved>().0.is_some(),
    };
    if let (Some(table), Some(saves)) = (world.get_resource::<Table<G>>(), world.get_resource::<Saves>())
        && (failed && is_kept(table) || waits || world.resource::<Saving>().is_due(world.resource::<Pass<G>>(), table))
    {
        last = Some(autosave(&hand(&saves.0, &table.game)));
    }
    let mut pass = world.resource_mut::<Pass<G>>();
    pass.unsaved = false;
    let changed = pass.changed;
    world.resource_mut::<Saving>().handed = changed;
    let Some(result) = last else { return };
    world.resource_mut::<Unsaved>().set_if_neq(Unsaved(result.as_ref().err().cloned()));
    if let Err(reason) = result {
        world.write_message(SaveTrouble { reason });
    }
}

/// Nothing is lost when the program ends.
pub(super) fn finish_on_exit<G: Playable>(world: &mut World) {
    if world.resource::<Messages<AppExit>>().is_empty() {
        return;
    }
    finish::<G>(world);
}
