//! The steps of `cargo xtask ci`. A failed step does not stop the others.

use crate::checks::{self, cargo, has_component, has_program};
use crate::copy;
use crate::place::{self, Place, succeeds};
use crate::scratch::Scratch;
use crate::steps::{Output, Step, summary};
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
        Err(error) => vec![Step::run("start", |output| {
            output.say(&error.to_string());
            false
        })],
    };
    let (text, held) = summary(&steps, started.elapsed().as_secs());
    print!("{text}");
    if held { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Creates a folder for this run with a copy of this program, because cargo may rebuild the original while tests run.
fn prepare() -> io::Result<(Scratch, PathBuf)> {
    let scratch = Scratch::new()?;
    let runner = scratch.path().join("xtask");
    fs::copy(env::current_exe()?, &runner)?;
    Ok((scratch, runner))
}

fn check(scratch: &Scratch, runner: &Path) -> Vec<Step> {
    let Some(target) = place::target() else {
        return vec![Step::run("start", |output| {
            output.say("there is no folder to build in: name one in CARGO_TARGET_DIR");
            false
        })];
    };
    let (place, _lock) = copy::settle(&place::clone(), &target);
    for program in ["rustc", "cargo"] {
        Output::at_once().run(place.command(program).arg("--version"));
    }
    let place = &place;
    let mut steps = vec![format(place), Step::run("scripts", |output| checks::scripts_read(place, output))];
    thread::scope(|scope| {
        // This keeps one core busy for a minute, in a separate folder, while the tests are built.
        let aside = scope.spawn(|| headless(place));
        let parts = scratch.path().join("parts");
        let tests = Step::run("tests", |output| checks::tests(place, runner, &parts, output));
        let parts = fs::read_to_string(parts).unwrap_or_default();
        steps.push(tests.with_parts(parts.lines().map(str::to_owned).collect()));
        add(&mut steps, "headless", aside.join());
    });
    thread::scope(|scope| {
        // Neither rendering nor clippy keeps all cores busy.
        let letters = || vec![Step::run_aside("letters", |output| checks::letters(place, output))];
        let aside = scope.spawn(letters);
        steps.push(clippy(place));
        let mut doc = place.cargo("doc --locked --workspace --no-deps");
        doc.env("RUSTDOCFLAGS", "-D warnings");
        steps.push(Step::run("documentation", cargo(doc)));
        add(&mut steps, "letters", aside.join());
    });
    steps.extend(licences(place));
    steps
}

/// Prints the steps that ran in parallel and adds them. A panicked thread is a failed step.
fn add(steps: &mut Vec<Step>, name: &str, aside: thread::Result<Vec<Step>>) {
    match aside {
        Ok(aside) => {
            aside.iter().for_each(Step::print);
            steps.extend(aside);
        }
        Err(_) => steps.push(Step::run(name, |_| false)),
    }
}

fn format(place: &Place) -> Step {
    if has_component(place, "rustfmt", "fmt") {
        Step::run("format", |output| checks::formatted(place, output))
    } else {
        Step::skip("format", "rustfmt is not installed")
    }
}

fn clippy(place: &Place) -> Step {
    if has_component(place, "clippy", "clippy") {
        Step::run("clippy", cargo(place.cargo("clippy --locked --workspace --all-targets -- -D warnings")))
    } else {
        Step::skip("clippy", "clippy is not installed")
    }
}

/// Checks the rules and the command line without the engine.
fn headless(place: &Place) -> Vec<Step> {
    let build = Step::run_aside("headless release build", |output| checks::headless_build(place, output));
    let program = Step::run_aside("headless program", |output| checks::headless_program(place, output));
    let instructions = if has_program("valgrind") {
        Step::run_aside("instructions", |output| checks::instructions(place, output))
    } else {
        Step::skip_aside("instructions", "valgrind is not installed")
    };
    vec![build, program, instructions]
}

/// Checks the licences, bans and known vulnerabilities of the dependencies.
fn licences(place: &Place) -> Vec<Step> {
    let name = "licences and bans";
    if !succeeds(&mut place.cargo("deny --version")) {
        return vec![Step::skip(name, "cargo-deny is not installed (building it takes longer than the rest)")];
    }
    let bans = Step::run(name, cargo(place.cargo("deny check bans licenses sources")));
    // The list of vulnerabilities must be fetched. Without it, they cannot be checked.
    let faults = if succeeds(&mut place.cargo("deny fetch db")) {
        Step::run("known faults", cargo(place.cargo("deny check advisories")))
    } else {
        Step::skip("known faults", "the list of them cannot be fetched")
    };
    vec![bans, faults]
}
