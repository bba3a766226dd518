//! Exclusive write access to a data folder for one program at a time. The system releases the lock however the program ends.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

/// The name of the file that the program with write access to a folder locks.
const LOCK: &str = "orrery.lock";
/// The name of the file that is locked while a new save is named and written.
const NAMING: &str = "names.lock";
/// The maximum time for which a new save waits for another one to be written.
const PATIENCE: Duration = Duration::from_secs(2);

/// The error for a folder to which another program has write access.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("another Orrery is already using the files in {}", folder.display().to_string().trim_start_matches(r"\\?\"))]
pub struct FolderInUseError {
    /// The folder in use.
    pub folder: PathBuf,
}

/// A program's claim to write access to a data folder. All its claims to the same folder share one lock, which is released when
/// the last of them is dropped.
#[derive(Debug)]
pub struct DataFolderLock {
    folder: PathBuf,
    locked: Mutex<Option<File>>,
    refused: AtomicBool,
}

impl DataFolderLock {
    /// Returns this program's claim to a folder, which is created if missing. The folder is not locked before [`Self::take`].
    pub fn on(data: &Path) -> Arc<Self> {
        static OURS: Mutex<BTreeMap<PathBuf, Weak<DataFolderLock>>> = Mutex::new(BTreeMap::new());
        // If this fails, the next write reports it.
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

    /// Acquires write access, unless this program already has it. Callers do this before every write, so that a second program
    /// obtains access when the first has ended. On systems without file locks, write access is always granted.
    ///
    /// # Errors
    /// Returns an error if another program has write access.
    pub fn take(&self) -> Result<(), FolderInUseError> {
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
                Err(FolderInUseError { folder: self.folder.clone() })
            }
            Err(TryLockError::Error(_)) => Ok(()),
        }
    }

    /// Returns true if this program was ever refused write access because another program had it.
    pub fn was_refused(&self) -> bool {
        self.refused.load(Ordering::Relaxed)
    }

    fn locked(&self) -> MutexGuard<'_, Option<File>> {
        self.locked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Acquires the lock for naming and writing a new save, so that two programs that look for a free name at the same time see each
/// other's files. Returns `None` on systems without file locks, or if another program holds the lock for more than 2 seconds.
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

/// Opens or creates a lock file. Returns `None` if the path exists and is not a regular file, or if the file cannot be opened.
fn open(path: &Path) -> Option<File> {
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return None;
    }
    OpenOptions::new().create(true).truncate(false).write(true).open(path).ok()
}
