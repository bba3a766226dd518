//! Exclusive write access to a data folder: one program at a time, by a lock that the system releases however the program ends.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

/// The file locked by the program that writes into a folder.
const LOCK: &str = "orrery.lock";
/// The file locked while a new save is named and written.
const NAMING: &str = "names.lock";
/// The longest wait of a new save for another one to be written.
const PATIENCE: Duration = Duration::from_secs(2);

/// Another program has write access to this folder.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("another Orrery is already using the files in {}", folder.display())]
pub struct FolderInUse {
    /// The folder.
    pub folder: PathBuf,
}

/// This program's claim to write access to a data folder. The lock is released when the last claim of the program to this folder is
/// dropped.
#[derive(Debug)]
pub struct DataFolderLock {
    folder: PathBuf,
    locked: Mutex<Option<File>>,
    refused: AtomicBool,
}

impl DataFolderLock {
    /// Returns this program's claim to a folder, which is created if missing. Nothing is locked before [`Self::take`].
    #[must_use]
    pub fn on(data: &Path) -> Arc<Self> {
        static OURS: Mutex<BTreeMap<PathBuf, Weak<DataFolderLock>>> = Mutex::new(BTreeMap::new());
        // A failure is reported when something is written.
        let _ = fs::create_dir_all(data);
        let folder = fs::canonicalize(data).unwrap_or_else(|_| data.to_owned());
        let mut ours = OURS.lock().unwrap_or_else(PoisonError::into_inner);
        ours.retain(|_, hold| hold.strong_count() > 0);
        if let Some(hold) = ours.get(&folder).and_then(Weak::upgrade) {
            return hold;
        }
        let hold = Arc::new(DataFolderLock {
            folder: folder.clone(),
            locked: Mutex::new(None),
            refused: AtomicBool::new(false),
        });
        ours.insert(folder, Arc::downgrade(&hold));
        hold
    }

    /// Acquires write access, unless this program already has it. It is called before every write, so that a second program obtains
    /// access when the first has ended. On systems without file locks it always succeeds.
    ///
    /// # Errors
    /// Another program has write access.
    pub fn take(&self) -> Result<(), FolderInUse> {
        let mut locked = self.locked();
        let path = self.folder.join(LOCK);
        // A folder that was deleted and created again must be locked again.
        if locked.is_some() && path.exists() {
            return Ok(());
        }
        let Some(file) = open(&path) else { return Ok(()) };
        match file.try_lock() {
            Ok(()) => {
                *locked = Some(file);
                Ok(())
            }
            Err(TryLockError::WouldBlock) => {
                self.refused.store(true, Ordering::Relaxed);
                Err(FolderInUse { folder: self.folder.clone() })
            }
            Err(TryLockError::Error(_)) => Ok(()),
        }
    }

    /// True if another program had write access while this one was running.
    #[must_use]
    pub fn was_refused(&self) -> bool {
        self.refused.load(Ordering::Relaxed)
    }

    fn locked(&self) -> MutexGuard<'_, Option<File>> {
        self.locked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Acquires the lock for naming and writing a new save. If two programs look for a free name at once, the second one sees the first
/// one's file. Returns `None` on systems without file locks, or if another program holds it for long.
#[expect(
    clippy::disallowed_methods,
    reason = "another program writes a save for milliseconds; no frame is shown meanwhile"
)]
pub(super) fn naming(data: &Path) -> Option<File> {
    fs::create_dir_all(data).ok()?;
    let file = open(&data.join(NAMING))?;
    let since = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Some(file),
            Err(TryLockError::WouldBlock) if since.elapsed() < PATIENCE => {
                std::thread::sleep(Duration::from_millis(5));
            }
            Err(_) => return None,
        }
    }
}

/// Opens or creates a lock file. Anything that is not a regular file is left alone.
fn open(path: &Path) -> Option<File> {
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return None;
    }
    OpenOptions::new().create(true).truncate(false).write(true).open(path).ok()
}
