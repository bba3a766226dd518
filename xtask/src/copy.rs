//! A copy of the files to check, next to the build output. Cargo treats a package at another path as a different package and
//! rebuilds it completely, and each clone has its own path. In the copy, unchanged files keep their path and modification time.

use crate::check_folder::CheckFolders;
use std::collections::BTreeSet;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A lock that keeps other checks out of the copy until it is dropped.
pub struct CopyLock {
    _file: File,
}

/// Copies the files of a clone to the folder of the check. If that is impossible, for example without git or disk space, the
/// check uses the clone itself.
pub fn settle(clone: &Path, target: &Path) -> (CheckFolders, Option<CopyLock>) {
    let here = CheckFolders { root: clone.to_path_buf(), target: target.to_path_buf(), is_copy: false };
    match copied(clone, target) {
        Ok((root, lock)) => {
            println!("checking {} in {}", clone.display(), root.display());
            (CheckFolders { root, is_copy: true, ..here }, Some(lock))
        }
        Err(error) => {
            println!("checking {} where it is: {error}", clone.display());
            (here, None)
        }
    }
}

fn copied(clone: &Path, target: &Path) -> io::Result<(PathBuf, CopyLock)> {
    let git = git(clone, &["rev-parse", "--absolute-git-dir"])?;
    let git = git.trim_end();
    let files = files(clone)?;
    let copy = target.join("checkout");
    fs::create_dir_all(&copy)?;
    let lock = lock(&target.join("checkout.lock"))?;
    bring(clone, &files, &copy)?;
    // The program shows the commit from which it was built.
    fs::write(copy.join(".git"), format!("gitdir: {git}\n"))?;
    Ok((copy, lock))
}

/// Acquires the lock of the copy. Waits until no other check uses the copy, because both would build in the same folder.
fn lock(path: &Path) -> io::Result<CopyLock> {
    let file = File::options().create(true).truncate(false).write(true).open(path)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            println!("waiting for another check that is in the copy");
            file.lock()?;
        }
        Err(TryLockError::Error(error)) => return Err(error),
    }
    Ok(CopyLock { _file: file })
}

fn git(clone: &Path, arguments: &[&str]) -> io::Result<String> {
    let output = Command::new("git").args(arguments).current_dir(clone).output()?;
    if output.status.success() {
        return String::from_utf8(output.stdout).map_err(io::Error::other);
    }
    Err(io::Error::other(String::from_utf8_lossy(&output.stderr).trim().to_owned()))
}

/// Returns all existing files of the clone that git does not ignore, relative to the clone.
fn files(clone: &Path) -> io::Result<BTreeSet<PathBuf>> {
    let listed = git(clone, &["ls-files", "--cached", "--others", "--exclude-standard", "-z"])?;
    let paths = listed.split('\0').filter(|path| !path.is_empty()).map(PathBuf::from);
    Ok(paths.filter(|path| clone.join(path).is_file()).collect())
}

/// Makes `copy` contain exactly these files of `from`. Unchanged files are not written, so that they keep their modification
/// time.
fn bring(from: &Path, files: &BTreeSet<PathBuf>, copy: &Path) -> io::Result<()> {
    // Other files are deleted before copying, because a file may replace a folder.
    clear(copy, Path::new(""), files)?;
    for file in files {
        let (old, new) = (copy.join(file), from.join(file));
        if is_same(&new, &old)? {
            continue;
        }
        if let Some(folder) = old.parent() {
            fs::create_dir_all(folder)?;
        }
        // The old file is removed first, so that a running program keeps its file.
        if old.exists() {
            fs::remove_file(&old)?;
        }
        fs::copy(&new, &old)?;
    }
    Ok(())
}

/// Deletes all files below `copy/folder` except these, and all folders that become empty. Returns true if anything is left.
fn clear(copy: &Path, folder: &Path, files: &BTreeSet<PathBuf>) -> io::Result<bool> {
    let mut left = false;
    for entry in fs::read_dir(copy.join(folder))? {
        let entry = entry?;
        let path = folder.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            if clear(copy, &path, files)? {
                left = true;
            } else {
                fs::remove_dir(entry.path())?;
            }
        } else if files.contains(&path) {
            left = true;
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(left)
}

/// Reports whether both are files with the same bytes, and either both or neither is executable.
fn is_same(new: &Path, old: &Path) -> io::Result<bool> {
    let (new_is, Ok(old_is)) = (fs::metadata(new)?, fs::metadata(old)) else {
        return Ok(false);
    };
    if new_is.len() != old_is.len() || is_program(&new_is) != is_program(&old_is) {
        return Ok(false);
    }
    Ok(fs::read(new)? == fs::read(old)?)
}

#[cfg(unix)]
fn is_program(metadata: &fs::Metadata) -> bool {
    std::os::unix::fs::PermissionsExt::mode(&metadata.permissions()) & 0o100 != 0
}

/// Returns false, because the metadata of other systems has no flag for executable files.
#[cfg(not(unix))]
fn is_program(_: &fs::Metadata) -> bool {
    false
}

#[cfg(all(test, unix))]
mod tests {
    use super::{bring, files, is_program, lock};
    use crate::temp_folder::TempFolder;
    use std::collections::BTreeSet;
    use std::fs::{self, File};
    use std::os::unix::fs::PermissionsExt;
    use std::path::{Path, PathBuf};
    use std::process::Command;
    use std::time::{Duration, SystemTime};

    fn write(folder: &Path, path: &str, text: &str) {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a path below the folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    fn paths(names: &[&str]) -> BTreeSet<PathBuf> {
        names.iter().map(PathBuf::from).collect()
    }

    /// Sets a file's modification time to an hour ago, and returns it as stored by the file system.
    fn age(path: &Path) -> SystemTime {
        let file = File::options().write(true).open(path).expect("the file is there");
        file.set_modified(SystemTime::now() - Duration::from_hours(1)).expect("its age can be set");
        modified(path)
    }

    fn modified(path: &Path) -> SystemTime {
        fs::metadata(path).and_then(|metadata| metadata.modified()).expect("the file has an age")
    }

    #[test]
    fn unchanged_files_are_not_copied_again() {
        let scratch = TempFolder::new().expect("a folder");
        let (from, copy) = (scratch.path().join("clone"), scratch.path().join("copy"));
        write(&from, "same.rs", "1");
        write(&from, "deep/changed.rs", "1");
        write(&from, "script", "1");
        fs::create_dir_all(&copy).expect("a folder");
        let all = paths(&["same.rs", "deep/changed.rs", "script"]);
        bring(&from, &all, &copy).expect("a copy");
        let ages = ["same.rs", "deep/changed.rs", "script"].map(|name| age(&copy.join(name)));
        write(&from, "deep/changed.rs", "2");
        fs::set_permissions(from.join("script"), fs::Permissions::from_mode(0o755)).expect("a program");
        bring(&from, &all, &copy).expect("a copy");
        assert_eq!(modified(&copy.join("same.rs")), ages[0]);
        assert!(modified(&copy.join("deep/changed.rs")) > ages[1]);
        assert_eq!(fs::read_to_string(copy.join("deep/changed.rs")).expect("a file"), "2");
        let script = fs::metadata(copy.join("script")).expect("a file");
        assert!(is_program(&script), "a script stays one that can be run");
    }

    #[test]
    fn files_deleted_from_the_clone_are_deleted_from_the_copy() {
        let scratch = TempFolder::new().expect("a folder");
        let (from, copy) = (scratch.path().join("clone"), scratch.path().join("copy"));
        write(&from, "kept.rs", "1");
        write(&from, "was_folder", "1");
        write(&copy, "kept.rs", "1");
        write(&copy, "gone/deep/old.rs", "1");
        write(&copy, "was_folder/old.rs", "1");
        bring(&from, &paths(&["kept.rs", "was_folder"]), &copy).expect("a copy");
        let mut left: Vec<_> =
            fs::read_dir(&copy).expect("a folder").map(|e| e.expect("an entry").file_name()).collect();
        left.sort();
        assert_eq!(left, ["kept.rs", "was_folder"]);
        assert!(copy.join("was_folder").is_file());
    }

    #[test]
    fn ignored_and_deleted_files_are_not_listed() {
        let scratch = TempFolder::new().expect("a folder");
        let clone = scratch.path();
        write(clone, ".gitignore", "/target\n");
        write(clone, "src/a file.rs", "1");
        write(clone, "gone.rs", "1");
        write(clone, "target/built", "1");
        for arguments in [&["init", "--quiet"][..], &["add", "."]] {
            assert!(Command::new("git").args(arguments).current_dir(clone).status().is_ok_and(|s| s.success()));
        }
        fs::remove_file(clone.join("gone.rs")).expect("it was there");
        write(clone, "new.rs", "1");
        assert_eq!(files(clone).expect("git lists them"), paths(&[".gitignore", "src/a file.rs", "new.rs"]));
    }

    #[test]
    fn lock_keeps_a_second_check_out_of_the_copy() {
        let scratch = TempFolder::new().expect("a folder");
        let path = scratch.path().join("lock");
        let first = lock(&path).expect("nobody else has it");
        let other = File::open(&path).expect("the file is there");
        assert!(other.try_lock().is_err());
        drop(first);
        assert!(other.try_lock().is_ok());
    }
}
