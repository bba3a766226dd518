//! The inputs of a test executable: its own bytes, its arguments and environment, and every file that it read when it passed. If
//! none of these has changed, a new run would pass again.

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};
use std::time::SystemTime;

/// The maximum size in bytes of a system file that is compared by content. Small lists and settings may be rewritten without
/// changes.
const SMALL: u64 = 1 << 20;

/// The folders that determine which changes of a file matter to a test.
pub struct TrackedFolders {
    /// The folder of the checked files. Their content and the list of files in each folder matter.
    root: PathBuf,
    /// The folder of the build output. The content of its files matters.
    target: PathBuf,
    /// The folders that change in every run without affecting tests, such as those of temporary files, caches and devices.
    passing: Vec<PathBuf>,
}

impl TrackedFolders {
    /// Returns the folders of a check in `root` that builds in `target`.
    pub fn new(root: PathBuf, target: PathBuf) -> Self {
        let mut passing: Vec<PathBuf> = ["/proc", "/sys", "/dev", "/run"].map(PathBuf::from).into();
        passing.push(env::temp_dir());
        let named = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
        passing.extend(named("XDG_CACHE_HOME").or_else(|| Some(named("HOME")?.join(".cache"))));
        Self { root, target, passing }
    }

    /// Describes the state of a path in a short text, which changes with everything that a test could notice. Returns `None` for
    /// a path that does not matter.
    fn state(&self, path: &Path) -> Option<io::Result<String>> {
        let checked = path.starts_with(&self.root);
        let built = !checked && path.starts_with(&self.target);
        let climbs = path.components().any(|part| part == Component::ParentDir);
        let passing = self.passing.iter().any(|folder| path.starts_with(folder));
        if built && path.starts_with(self.target.join("tmp")) || !checked && !built && passing && !climbs {
            return None;
        }
        Some(state(path, checked, checked || built))
    }
}

fn state(path: &Path, listed: bool, read: bool) -> io::Result<String> {
    let Ok(metadata) = fs::metadata(path) else {
        return Ok("absent".to_owned());
    };
    if metadata.is_dir() {
        if !listed {
            return Ok("folder".to_owned());
        }
        let names = fs::read_dir(path)?.map(|entry| Ok(entry?.file_name()));
        let mut names = names.collect::<io::Result<Vec<OsString>>>()?;
        names.sort();
        let mut hasher = DefaultHasher::new();
        names.hash(&mut hasher);
        return Ok(format!("folder {:016x}", hasher.finish()));
    }
    if metadata.is_file() && (read || metadata.len() <= SMALL) {
        return Ok(format!("file {}", hash_of(path)?));
    }
    // A system library, such as the renderer: reading it would take longer than some tests. Its modification time is that of its
    // package.
    let age = metadata.modified()?.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Ok(format!("file {} of {}", metadata.len(), age.as_nanos()))
}

/// Returns, as text, a hash of a file's bytes followed by the number of bytes.
fn hash_of(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let mut hasher = DefaultHasher::new();
    let mut bytes = vec![0; 1 << 20];
    let mut length = 0;
    loop {
        let read = file.read(&mut bytes)?;
        if read == 0 {
            return Ok(format!("{:016x} {length}", hasher.finish()));
        }
        hasher.write(&bytes[..read]);
        length += read;
    }
}

/// Describes a call of a test executable: the executable, its arguments and folder, and the environment variables that affect
/// tests.
pub fn call(program: &Path, arguments: &[OsString], folder: &Path) -> io::Result<String> {
    let counts = |name: &str| {
        let own = name.starts_with("ORRERY_") && !name.starts_with("ORRERY_CI_");
        own || ["LC_", "PROPTEST_"].iter().any(|start| name.starts_with(start)) || matches!(name, "LANG" | "TZ")
    };
    let mut settings: Vec<_> = env::vars_os().filter(|(name, _)| name.to_str().is_some_and(counts)).collect();
    settings.sort();
    let mut hasher = DefaultHasher::new();
    (arguments, folder, settings).hash(&mut hasher);
    Ok(format!("{} {:016x}", hash_of(program)?, hasher.finish()))
}

/// The inputs of a passed run of a test executable.
#[derive(Debug, PartialEq, Eq)]
pub struct TestInputs {
    call: String,
    files: BTreeMap<PathBuf, String>,
}

impl TestInputs {
    /// Records the current state of every path that a run used. Returns `None` if a state cannot be determined.
    pub fn of(call: String, paths: impl IntoIterator<Item = PathBuf>, ground: &TrackedFolders) -> Option<Self> {
        let mut files = BTreeMap::new();
        for path in paths {
            if let Some(state) = ground.state(&path) {
                // Each line of the text describes one path, so a path must not contain line breaks.
                path.to_str().filter(|text| !text.contains('\n'))?;
                files.insert(path, state.ok()?);
            }
        }
        Some(Self { call, files })
    }

    /// Returns the number of files that were read.
    pub fn count(&self) -> usize {
        self.files.values().filter(|state| state.starts_with("file")).count()
    }

    /// Returns the reason why a new run might differ: another call, or the first path whose state has changed. Returns `None` if
    /// nothing has changed.
    pub fn changed(&self, call: &str, ground: &TrackedFolders) -> Option<String> {
        if self.call != call {
            return Some("it was rebuilt or renamed".to_owned());
        }
        let now = |path: &Path| ground.state(path).and_then(Result::ok);
        let other = self.files.iter().find(|(path, before)| now(path).as_ref() != Some(before));
        other.map(|(path, _)| format!("{} is no longer as it was", path.display()))
    }

    /// Converts the inputs to a text for [`TestInputs::read`].
    pub fn text(&self) -> String {
        let lines = self.files.iter().map(|(path, state)| format!("{state}\t{}\n", path.display()));
        format!("{}\n{}end\n", self.call, lines.collect::<String>())
    }

    /// Parses the inputs from a text. Returns `None` if the text is incomplete.
    pub fn read(text: &str) -> Option<Self> {
        let (call, rest) = text.strip_suffix("end\n")?.split_once('\n')?;
        let files = rest.lines().map(|line| {
            let (state, path) = line.split_once('\t')?;
            Some((PathBuf::from(path), state.to_owned()))
        });
        Some(Self { call: call.to_owned(), files: files.collect::<Option<_>>()? })
    }
}

#[cfg(test)]
mod tests {
    use super::{TestInputs, TrackedFolders, call};
    use crate::temp_folder::TempFolder;
    use std::ffi::OsString;
    use std::fs;
    use std::path::PathBuf;

    /// Creates a folder for the checked files, and one for the build output.
    fn ground() -> (TempFolder, TrackedFolders) {
        let scratch = TempFolder::new().expect("a folder");
        let (root, target) = (scratch.path().join("checkout"), scratch.path().join("target"));
        for folder in [root.join("assets"), target.join("tmp"), target.join("deps")] {
            fs::create_dir_all(folder).expect("a folder");
        }
        fs::write(root.join("assets/a.ron"), "1").expect("a file");
        let ground = TrackedFolders::new(root, target);
        (scratch, ground)
    }

    fn inputs(ground: &TrackedFolders, names: &[&str]) -> TestInputs {
        let paths = names.iter().map(|name| ground.root.join(name));
        TestInputs::of("call".to_owned(), paths, ground).expect("all can be looked at")
    }

    #[test]
    fn changed_file_or_call_invalidates_recorded_inputs() {
        let (_scratch, ground) = ground();
        let before = inputs(&ground, &["assets/a.ron", "assets/b.ron"]);
        assert_eq!((before.count(), before.changed("call", &ground)), (1, None));
        fs::write(ground.root.join("assets/a.ron"), "2").expect("a file");
        assert!(before.changed("call", &ground).expect("it is found").contains("assets/a.ron"));
        fs::write(ground.root.join("assets/a.ron"), "1").expect("a file");
        assert_eq!(before.changed("call", &ground), None, "only the bytes count, not the age");
        assert!(before.changed("another call", &ground).is_some());
    }

    #[test]
    fn creating_a_file_that_was_missing_invalidates_inputs() {
        let (_scratch, ground) = ground();
        let before = inputs(&ground, &["assets/b.ron"]);
        fs::write(ground.root.join("assets/b.ron"), "").expect("a file");
        assert!(before.changed("call", &ground).is_some());
    }

    #[test]
    fn new_folder_entry_invalidates_inputs_but_changed_content_does_not() {
        let (_scratch, ground) = ground();
        let before = inputs(&ground, &["assets"]);
        fs::write(ground.root.join("assets/a.ron"), "2").expect("a file");
        assert_eq!(before.changed("call", &ground), None, "the test read the list alone");
        fs::write(ground.root.join("assets/b.ron"), "").expect("a file");
        assert!(before.changed("call", &ground).is_some());
    }

    #[test]
    fn temporary_files_and_devices_are_not_recorded_as_inputs() {
        let (scratch, ground) = ground();
        let passing = [scratch.path().join("save"), "/proc/self/maps".into(), ground.target.join("tmp/x")];
        assert_eq!(TestInputs::of("call".to_owned(), passing, &ground).map(|inputs| inputs.files.len()), Some(0));
        // Checked files and build output matter even in the folder of temporary files, and so does a path that leaves that folder
        // through `..`.
        let counting = [ground.target.join("deps/a"), scratch.path().join("../../etc/passwd"), "/etc/passwd".into()];
        assert_eq!(TestInputs::of("call".to_owned(), counting, &ground).map(|inputs| inputs.files.len()), Some(3));
    }

    #[test]
    fn recorded_inputs_round_trip_as_text() {
        let (_scratch, ground) = ground();
        let inputs = inputs(&ground, &["assets", "assets/a.ron", "none at all"]);
        let text = inputs.text();
        assert_eq!(TestInputs::read(&text).as_ref(), Some(&inputs));
        assert_eq!(TestInputs::read(&text[..text.len() - 5]), None, "a note that was cut");
        assert_eq!(TestInputs::read(""), None);
    }

    #[test]
    fn call_identity_covers_executable_arguments_and_folder() {
        let (_scratch, ground) = ground();
        let program: PathBuf = ground.root.join("assets/a.ron");
        let of = |arguments: &[&str]| {
            let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
            call(&program, &arguments, &ground.root).expect("the file is there")
        };
        let before = of(&["a"]);
        assert_eq!(before, of(&["a"]));
        assert_ne!(before, of(&["a", "b"]));
        let elsewhere = call(&program, &[OsString::from("a")], &ground.target).expect("the file is there");
        assert_ne!(before, elsewhere, "what it names by a short path lies elsewhere");
        fs::write(&program, "2").expect("a file");
        assert_ne!(before, of(&["a"]));
    }
}
