//! Who writes into a folder of data: one program at a time, by a lock that the system takes back when the program ends, however
//! it ends.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

/// The file that the program which writes into a folder has locked.
const LOCK: &str = "orrery.lock";
/// The file that is locked for as long as a new save is given its name and written.
const NAMING: &str = "names.lock";
/// The longest that a new save waits for another one to be written.
const PATIENCE: Duration = Duration::from_secs(2);

/// Another program writes into this folder.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("another Orrery is open with the files in {}", folder.display())]
pub struct Taken {
    /// The folder.
    pub folder: PathBuf,
}

/// The right of this program to write into a folder of data, or its wish for it. It ends with the last one of the program for
/// this folder.
#[derive(Debug)]
pub struct Hold {
    folder: PathBuf,
    locked: Mutex<Option<File>>,
    refused: AtomicBool,
}

impl Hold {
    /// The hold of this program on a folder, which is made if there is none. Nothing is locked before [`Self::take`].
    #[must_use]
    pub fn on(data: &Path) -> Arc<Self> {
        static OURS: Mutex<BTreeMap<PathBuf, Weak<Hold>>> = Mutex::new(BTreeMap::new());
        // Where that cannot be, whoever writes says so.
        let _ = fs::create_dir_all(data);
        let folder = fs::canonicalize(data).unwrap_or_else(|_| data.to_owned());
        let mut ours = OURS.lock().unwrap_or_else(PoisonError::into_inner);
        ours.retain(|_, hold| hold.strong_count() > 0);
        if let Some(hold) = ours.get(&folder).and_then(Weak::upgrade) {
            return hold;
        }
        let hold = Arc::new(Hold { folder: folder.clone(), locked: Mutex::new(None), refused: AtomicBool::new(false) });
        ours.insert(folder, Arc::downgrade(&hold));
        hold
    }

    /// Takes the right to write, unless this program has it: it is asked before everything that is written, so that the
    /// second program goes on with it when the first has ended. Where the system locks no files there is nothing to be
    /// taken.
    ///
    /// # Errors
    /// Another program has it.
    pub fn take(&self) -> Result<(), Taken> {
        let mut locked = self.locked();
        let path = self.folder.join(LOCK);
        // A folder that was deleted and made again is to be locked again.
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
                Err(Taken { folder: self.folder.clone() })
            }
            Err(TryLockError::Error(_)) => Ok(()),
        }
    }

    /// Whether another program wrote here while this one was open.
    #[must_use]
    pub fn was_refused(&self) -> bool {
        self.refused.load(Ordering::Relaxed)
    }

    fn locked(&self) -> MutexGuard<'_, Option<File>> {
        self.locked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Held while a new save is named and written: of two programs that look for a free name at once, the second one finds what the
/// first wrote. Nothing where the system locks no files, or another program keeps it for long.
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

/// A file to be locked. What is there and is no file is left alone.
fn open(path: &Path) -> Option<File> {
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return None;
    }
    OpenOptions::new().create(true).truncate(false).write(true).open(path).ok()
}
