//! The steps of `cargo xtask ci`. A failed step does not stop the others.

use crate::check_folder::{self, CheckFolders, succeeds};
use crate::checks::{self, cargo, has_component, has_program};
use crate::copy;
use crate::steps::{FinishedStep, StepOutput, summary};
use crate::temp_folder::TempFolder;
use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

/// Runs every step and prints the table. Succeeds if all steps passed.
pub fn run() -> ExitCode {
    let started = Instant::now();
    let steps = match prepare() {
        Ok((scratch, runner)) => check(&scratch, &runner),
        Err(error) => vec![FinishedStep::run("start", |output| {
            output.say(&error.to_string());
            false
        })],
    };
    let (text, held) = summary(&steps, started.elapsed().as_secs());
    print!("{text}");
    if held { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Creates a folder for this run with a copy of this program, because cargo may rebuild the original while tests run.
fn prepare() -> io::Result<(TempFolder, PathBuf)> {
    let scratch = TempFolder::new()?;
    let runner = scratch.path().join("xtask");
    fs::copy(env::current_exe()?, &runner)?;
    Ok((scratch, runner))
}

fn check(scratch: &TempFolder, runner: &Path) -> Vec<FinishedStep> {
    let Some(target) = check_folder::target() else {
        return vec![FinishedStep::run("start", |output| {
            output.say("there is no folder to build in: name one in CARGO_TARGET_DIR");
            false
        })];
    };
    let (place, _lock) = copy::settle(&check_folder::clone(), &target);
    for program in ["rustc", "cargo"] {
        StepOutput::at_once().run(place.command(program).arg("--version"));
    }
    let place = &place;
    let mut steps = vec![format(place), FinishedStep::run("scripts", |output| checks::scripts_read(place, output))];
    thread::scope(|scope| {
        // This step keeps one core busy for a minute. It builds in a separate folder, in parallel with the tests.
        let aside = scope.spawn(|| headless(place));
        let parts = scratch.path().join("parts");
        let tests = FinishedStep::run("tests", |output| checks::tests(place, runner, &parts, output));
        let parts = fs::read_to_string(parts).unwrap_or_default();
        steps.push(tests.with_parts(parts.lines().map(str::to_owned).collect()));
        add(&mut steps, "headless", aside.join());
    });
    thread::scope(|scope| {
        // Neither rendering nor clippy keeps all cores busy.
        let letters = || vec![FinishedStep::run_aside("letters", |output| checks::letters(place, output))];
        let aside = scope.spawn(letters);
        steps.push(clippy(place));
        let mut doc = place.cargo("doc --locked --workspace --no-deps");
        doc.env("RUSTDOCFLAGS", "-D warnings");
        steps.push(FinishedStep::run("documentation", cargo(doc)));
        add(&mut steps, "letters", aside.join());
    });
    steps.extend(licences(place));
    steps
}

/// Prints the steps that ran in parallel and adds them to `steps`. A thread that panicked counts as a failed step.
fn add(steps: &mut Vec<FinishedStep>, name: &str, aside: thread::Result<Vec<FinishedStep>>) {
    match aside {
        Ok(aside) => {
            aside.iter().for_each(FinishedStep::print);
            steps.extend(aside);
        }
        Err(_) => steps.push(FinishedStep::run(name, |_| false)),
    }
}

fn format(place: &CheckFolders) -> FinishedStep {
    if has_component(place, "rustfmt", "fmt") {
        FinishedStep::run("format", |output| checks::formatted(place, output))
    } else {
        FinishedStep::skip("format", "rustfmt is not installed")
    }
}

fn clippy(place: &CheckFolders) -> FinishedStep {
    if has_component(place, "clippy", "clippy") {
        FinishedStep::run("clippy", cargo(place.cargo("clippy --locked --workspace --all-targets -- -D warnings")))
    } else {
        FinishedStep::skip("clippy", "clippy is not installed")
    }
}

/// Checks the rules and the command line without the engine.
fn headless(place: &CheckFolders) -> Vec<FinishedStep> {
    let build = FinishedStep::run_aside("headless release build", |output| checks::headless_build(place, output));
    let program = FinishedStep::run_aside("headless program", |output| checks::headless_program(place, output));
    let instructions = if has_program("valgrind") {
        FinishedStep::run_aside("instructions", |output| checks::instructions(place, output))
    } else {
        FinishedStep::skip_aside("instructions", "valgrind is not installed")
    };
    vec![build, program, instructions]
}

/// Checks the licences, bans and known vulnerabilities of the dependencies.
fn licences(place: &CheckFolders) -> Vec<FinishedStep> {
    let name = "licences and bans";
    if !succeeds(&mut place.cargo("deny --version")) {
        return vec![FinishedStep::skip(name, "cargo-deny is not installed (building it takes longer than the rest)")];
    }
    let bans = FinishedStep::run(name, cargo(place.cargo("deny check bans licenses sources")));
    // The list of vulnerabilities has to be downloaded; without it, this check is left out.
    let faults = if succeeds(&mut place.cargo("deny fetch db")) {
        FinishedStep::run("known faults", cargo(place.cargo("deny check advisories")))
    } else {
        FinishedStep::skip("known faults", "the list of them cannot be fetched")
    };
    vec![bans, faults]
}
