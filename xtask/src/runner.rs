//! The runner that cargo calls in place of a test executable during `ci`. An executable that has passed is not run again as long
//! as it and all files that it used are unchanged. These files are recorded by strace, so that they need not be listed. Without
//! strace, every executable is run.

use crate::check_folder::succeeds;
use crate::inputs::{TestInputs, TrackedFolders, call};
use crate::steps::row;
use crate::temp_folder::TempFolder;
use crate::trace;
use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// The command of this program with which cargo runs a test executable.
pub const COMMAND: &str = "test-executable";
/// The environment variable with the folder of the workspace.
pub const ROOT: &str = "ORRERY_CI_ROOT";
/// The environment variable with the file to which the runner adds a line for each executable.
pub const PARTS: &str = "ORRERY_CI_PARTS";

/// Runs a test executable, or prints the reason why it is skipped. The first argument is the executable, and the others are
/// passed to it.
pub fn run(arguments: &[OsString]) -> ExitCode {
    let Some((program, arguments)) = arguments.split_first() else {
        eprintln!("the name of a test executable is missing");
        return ExitCode::from(2);
    };
    let program = Path::new(program);
    let started = Instant::now();
    let test = TestExecutable::new(program, arguments);
    let (state, code) = match &test {
        Some(test) => test.run_if_needed(),
        None => plain(Command::new(program).args(arguments)),
    };
    if let Some(parts) = env::var_os(PARTS) {
        let line = format!("{}\n", row(&format!("  {}", name(program)), state, started.elapsed().as_secs()));
        let file = File::options().append(true).create(true).open(parts);
        let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
    }
    code
}

/// A test executable that may be skipped if its inputs have not changed.
struct TestExecutable<'a> {
    program: &'a Path,
    arguments: &'a [OsString],
    package: PathBuf,
    ground: TrackedFolders,
    note: PathBuf,
    call: String,
}

impl<'a> TestExecutable<'a> {
    /// Creates the description of a test executable, or returns `None` for an executable that always has to run. The tests of the
    /// program itself play all games and start other programs under strace, and strace cannot be nested.
    fn new(program: &'a Path, arguments: &'a [OsString]) -> Option<Self> {
        let named = |name: &str| env::var_os(name).map(PathBuf::from);
        let (package, root, target) = (named("CARGO_MANIFEST_DIR")?, named(ROOT)?, named("CARGO_TARGET_DIR")?);
        if package == root || !program.starts_with(&target) {
            return None;
        }
        let call = call(program, arguments, &package).ok()?;
        let note = target.join("passed").join(program.file_name()?);
        Some(Self { program, arguments, package, ground: TrackedFolders::new(root, target), note, call })
    }

    fn run_if_needed(&self) -> (&'static str, ExitCode) {
        let name = name(self.program);
        let before = fs::read_to_string(&self.note).ok().and_then(|text| TestInputs::read(&text));
        if let Some(before) = before {
            let Some(what) = before.changed(&self.call, &self.ground) else {
                println!(
                    "{name}: not run, it and the {} files it looks at are as they were when it passed",
                    before.count()
                );
                return ("same", ExitCode::SUCCESS);
            };
            println!("{name}: {what}");
        }
        // However this run ends, the next check must not find an outdated note.
        let _ = fs::remove_file(&self.note);
        let can_trace = succeeds(Command::new("strace").args(["-qq", "-o", "/dev/null", "true"]));
        match TempFolder::new() {
            Ok(scratch) if can_trace => self.run_traced(&scratch.path().join("trace")),
            _ => plain(Command::new(self.program).args(self.arguments)),
        }
    }

    fn run_traced(&self, trace: &Path) -> (&'static str, ExitCode) {
        let mut strace = Command::new("strace");
        strace.args(trace::ARGUMENTS).arg("-o").arg(trace).arg(self.program).args(self.arguments);
        let (state, code) = plain(&mut strace);
        if state == HELD {
            let seen = fs::read(trace).ok().and_then(|bytes| String::from_utf8(bytes).ok());
            let paths = seen.and_then(|seen| trace::paths(&seen, &self.package));
            let inputs = paths.and_then(|paths| TestInputs::of(self.call.clone(), paths, &self.ground));
            if let Some(inputs) = inputs {
                let folder = self.note.parent().unwrap_or(Path::new("."));
                let noted = fs::create_dir_all(folder).and_then(|()| fs::write(&self.note, inputs.text()));
                if let Err(error) = noted {
                    println!("{}: {error}", self.note.display());
                }
            }
        }
        (state, code)
    }
}

const HELD: &str = "ok";

/// Runs a command with the input and output of this program.
fn plain(command: &mut Command) -> (&'static str, ExitCode) {
    match command.status() {
        Ok(status) if status.success() => (HELD, ExitCode::SUCCESS),
        Ok(status) => {
            if status.code().is_none() {
                eprintln!("{}: {status}", command.get_program().display());
            }
            // The exit status that cargo treats as failed tests.
            ("failed", ExitCode::from(101))
        }
        Err(error) => {
            eprintln!("{}: {error}", command.get_program().display());
            ("failed", ExitCode::from(101))
        }
    }
}

/// Returns the name of the package, followed by the name of the test target if that differs.
fn name(program: &Path) -> String {
    let file = program.file_name().unwrap_or_default().to_string_lossy();
    let target = file.rsplit_once('-').map_or(&*file, |(target, _)| target);
    let package = env::var("CARGO_PKG_NAME").unwrap_or_default();
    if package.replace('-', "_") == target.replace('-', "_") { package } else { format!("{package}, {target}") }
}

#[cfg(all(test, unix))]
mod tests {
    use super::{HELD, TestExecutable};
    use crate::check_folder::succeeds;
    use crate::inputs::{TrackedFolders, call};
    use crate::temp_folder::TempFolder;
    use std::ffi::OsString;
    use std::fs;
    use std::path::{Path, PathBuf};
    use std::process::{Command, ExitCode};

    /// Runs a substitute for a test executable, which reads a file and leaves a mark each time it runs.
    fn run(scratch: &Path) -> (&'static str, ExitCode) {
        let (root, target) = (scratch.join("checkout"), scratch.join("target"));
        let (asset, runs) = (root.join("asset"), scratch.join("runs"));
        let script =
            format!("echo ran >>'{}'; read -r word <'{}'; test \"$word\" = good", runs.display(), asset.display());
        let arguments = ["-c".into(), OsString::from(script)];
        let program = Path::new("/bin/sh");
        let call = call(program, &arguments, &root).expect("there is a shell");
        let note = target.join("passed/a-test");
        let ground = TrackedFolders::new(root.clone(), target);
        TestExecutable { program, arguments: &arguments, package: root, ground, note, call }.run_if_needed()
    }

    fn folder(word: &str) -> TempFolder {
        let scratch = TempFolder::new().expect("a folder");
        fs::create_dir_all(scratch.path().join("checkout")).expect("a folder");
        set(scratch.path(), word);
        scratch
    }

    fn set(scratch: &Path, word: &str) {
        let path: PathBuf = scratch.join("checkout/asset");
        fs::write(path, format!("{word}\n")).expect("a file");
    }

    fn runs(scratch: &Path) -> usize {
        fs::read_to_string(scratch.join("runs")).expect("it ran").lines().count()
    }

    #[test]
    fn passed_tests_rerun_only_when_a_file_they_read_changes() {
        if !succeeds(Command::new("strace").args(["-qq", "-o", "/dev/null", "true"])) {
            println!("skipped: there is no strace here, or it may not look at programs");
            return;
        }
        let scratch = folder("good");
        let scratch = scratch.path();
        assert_eq!((run(scratch).0, runs(scratch)), (HELD, 1));
        assert_eq!((run(scratch).0, runs(scratch)), ("same", 1));
        fs::write(scratch.join("checkout/another"), "").expect("a file");
        assert_eq!((run(scratch).0, runs(scratch)), ("same", 1), "it never looked at that one");
        set(scratch, "bad");
        assert_eq!((run(scratch).0, runs(scratch)), ("failed", 2));
        assert_eq!((run(scratch).0, runs(scratch)), ("failed", 3), "what failed is always run");
        set(scratch, "good");
        assert_eq!((run(scratch).0, runs(scratch)), (HELD, 4));
        assert_eq!((run(scratch).0, runs(scratch)), ("same", 4));
    }

    #[test]
    fn failed_test_run_returns_its_exit_code_to_cargo() {
        let scratch = folder("bad");
        assert_eq!(run(scratch.path()), ("failed", ExitCode::from(101)));
    }
}
