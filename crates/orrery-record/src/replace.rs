//! Replacing a file by one that is completely written.

use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use tempfile::NamedTempFile;

/// The maximum time for which a file is waited for that another program has open.
const PATIENCE: Duration = Duration::from_secs(1);

/// Moves a temporary file to `path`, where it replaces any older file. Windows refuses this while a virus scanner, a backup or
/// the search index reads the older file, so the move is repeated there for up to one second.
///
/// # Errors
/// Returns the error of the last attempt. The older file is then unchanged, and the temporary file is removed.
#[expect(clippy::disallowed_methods, reason = "another program reads a save for milliseconds, and only on Windows")]
pub fn replace_file(mut temporary: NamedTempFile, path: &Path) -> io::Result<()> {
    let since = Instant::now();
    loop {
        match temporary.persist(path) {
            Ok(_) => return Ok(()),
            Err(refused) if is_in_use(&refused.error) && since.elapsed() < PATIENCE => {
                temporary = refused.file;
                std::thread::sleep(Duration::from_millis(20));
            }
            Err(refused) => return Err(refused.error),
        }
    }
}

/// Reports whether Windows refused access to a file that another program may have open: access denied, or a sharing violation.
fn is_in_use(error: &io::Error) -> bool {
    cfg!(windows) && matches!(error.raw_os_error(), Some(5 | 32))
}
