//! The checks behind the steps of `cargo xtask ci`.

use crate::check_folder::{CheckFolders, succeeds};
use crate::runner;
use crate::steps::StepOutput;
use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

/// The languages of the program.
const LANGUAGES: [&str; 3] = ["en", "it", "ru"];

/// Checks that all code is formatted.
pub fn formatted(place: &CheckFolders, output: &mut StepOutput) -> bool {
    output.run(&mut place.cargo("fmt --all -- --check"))
}

/// Checks the syntax of all scripts, as far as the shell can without running them.
pub fn scripts_read(place: &CheckFolders, output: &mut StepOutput) -> bool {
    let in_folder = |folder: &str| files(&place.root, Path::new(folder), "");
    let (scripts, ci) = match (in_folder("scripts"), in_folder(".ci")) {
        (Ok(scripts), Ok(ci)) => (scripts, ci),
        (Err(error), _) | (_, Err(error)) => {
            output.say(&error.to_string());
            return false;
        }
    };
    let mut held = !scripts.is_empty();
    for file in scripts.iter().chain(&ci).filter(|file| is_script(&place.root.join(file))) {
        held &= output.run(place.command("bash").arg("-n").arg(file));
    }
    held
}

/// Reports whether a file is a shell script, judging by its first line.
fn is_script(path: &Path) -> bool {
    let text = fs::read(path).unwrap_or_default();
    let first = text.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let first = String::from_utf8_lossy(first);
    first.starts_with("#!") && first.ends_with("sh") || first.starts_with("# shellcheck shell=")
}

/// Returns all files in a folder below `root` whose names have this ending, in a stable order, or an empty list if there is no
/// such folder.
fn files(root: &Path, folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        if !root.join(&folder).is_dir() {
            continue;
        }
        for entry in fs::read_dir(root.join(&folder))? {
            let entry = entry?;
            let path = folder.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                open.push(path);
            } else if entry.file_name().to_string_lossy().ends_with(ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Builds the rules and the command line without the engine, as other programs would use them. A compiler warning fails the
/// check, because it indicates code that only the window uses. Clippy checks these files in the window's build.
pub fn headless_build(place: &CheckFolders, output: &mut StepOutput) -> bool {
    let before = output.text().len();
    let built = output.run(&mut place.cargo("build --locked --release --no-default-features"));
    built && !output.text()[before..].lines().any(|line| line.starts_with("warning"))
}

/// Runs the headless program on scenarios and lessons, and simulates whole matches.
pub fn headless_program(place: &CheckFolders, output: &mut StepOutput) -> bool {
    let check = [
        ["scenario", "check", "assets/alien-frontiers/scenarios"],
        ["lesson", "check", "assets/alien-frontiers/lessons"],
    ];
    check.iter().all(|arguments| output.run(place.program("release").args(arguments)))
        && ["2", "3", "4"].iter().all(|players| {
            let simulate = ["simulate", "--games", "200", "--seed", "1", "--players", players];
            output.run(place.program("release").args(simulate))
        })
}

/// Compares the instruction counts of fixed workloads with the baseline.
pub fn instructions(place: &CheckFolders, output: &mut StepOutput) -> bool {
    output.run(place.command("scripts/instructions").arg(place.target.join("release/orrery")))
}

/// Runs all tests of the workspace. Cargo passes each test executable to this program's runner, which adds a line about the
/// executable to `parts`. The runner is a copy of this program, because cargo rebuilds the original.
pub fn tests(place: &CheckFolders, runner: &Path, parts: &Path, output: &mut StepOutput) -> bool {
    let mut command = place.command("scripts/test");
    if let Some(host) = host(place) {
        let variable = format!("CARGO_TARGET_{}_RUNNER", host.to_uppercase().replace('-', "_"));
        command.env(variable, format!("{} {}", runner.display(), runner::COMMAND));
    }
    output.run(command.env(runner::ROOT, &place.root).env(runner::PARTS, parts))
}

/// Returns the target triple of this machine, or `None` if rustc cannot be run.
fn host(place: &CheckFolders) -> Option<String> {
    let output = place.command("rustc").arg("-vV").output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    Some(text.lines().find_map(|line| line.strip_prefix("host: "))?.to_owned())
}

/// Checks the texts in every scene of the gallery, including each step of each lesson, in every language. The tests check only
/// the longest language.
pub fn letters(place: &CheckFolders, output: &mut StepOutput) -> bool {
    let looked = thread::scope(|scope| {
        let start = |language: &'static str| {
            scope.spawn(move || {
                let mut output = StepOutput::aside();
                let arguments = ["gallery", "--check", "--lang", language, "--size", "1280x720"];
                let held = output.run(place.program("debug").args(arguments));
                (held, output)
            })
        };
        LANGUAGES.map(start).map(thread::ScopedJoinHandle::join)
    });
    let mut held = true;
    for one in looked {
        match one {
            Ok((of_language, said)) => {
                held &= of_language;
                output.append(&said);
            }
            Err(_) => held = false,
        }
    }
    held
}

/// Reports whether cargo has a component's command, `fmt` or `clippy`, which minimal Rust installations lack. Installs the
/// component with rustup if possible.
pub fn has_component(place: &CheckFolders, component: &str, command: &str) -> bool {
    let is_there = || succeeds(place.cargo(command).arg("--version"));
    is_there() || succeeds(place.command("rustup").args(["component", "add", component])) && is_there()
}

/// Reports whether there is a program with this name on the search path.
pub fn has_program(name: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

/// Returns a step that consists of a single cargo command.
pub fn cargo(mut command: Command) -> impl FnOnce(&mut StepOutput) -> bool {
    move |output| output.run(&mut command)
}

#[cfg(test)]
mod tests {
    use super::files;
    use crate::temp_folder::TempFolder;
    use std::fs;
    use std::path::{Path, PathBuf};

    #[test]
    fn files_are_found_in_nested_folders() {
        let scratch = TempFolder::new().expect("a folder");
        fs::create_dir_all(scratch.path().join("a/b")).expect("a folder");
        for name in ["a/z.rs", "a/b/y.rs", "a/b/x.txt"] {
            fs::write(scratch.path().join(name), "").expect("a file");
        }
        let found = |folder: &str| files(scratch.path(), Path::new(folder), ".rs").expect("it can be read");
        assert_eq!(found("a"), ["a/b/y.rs", "a/z.rs"].map(PathBuf::from));
        assert_eq!(found("none"), [] as [PathBuf; 0]);
    }

    #[cfg(unix)]
    #[test]
    fn check_reports_a_script_with_a_syntax_error() {
        use super::{is_script, scripts_read};
        use crate::{check_folder::CheckFolders, steps::StepOutput};
        let scratch = TempFolder::new().expect("a folder");
        let (root, target) = (scratch.path().to_path_buf(), scratch.path().join("target"));
        fs::create_dir_all(root.join("scripts/recipes")).expect("a folder");
        let script = root.join("scripts/recipes/one");
        fs::write(root.join("scripts/scenes.ron"), "(( not bash").expect("a file");
        fs::write(&script, "#!/usr/bin/env bash\nif true; then echo yes; fi\n").expect("a file");
        assert!(is_script(&script) && !is_script(&root.join("scripts/scenes.ron")));
        let place = CheckFolders { root, target, is_copy: true };
        assert!(scripts_read(&place, &mut StepOutput::aside()));
        fs::write(&script, "# shellcheck shell=bash\nif true; then echo yes\n").expect("a file");
        let mut output = StepOutput::aside();
        assert!(!scripts_read(&place, &mut output));
        assert!(output.text().contains("scripts/recipes/one"), "{}", output.text());
    }
}
