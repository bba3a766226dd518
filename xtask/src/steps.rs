//! The steps of a check with their output, duration and result, and the table of all steps.

use crate::counts::TestCounts;
use std::fmt::Write as _;
use std::io::{self, Read, Write as _};
use std::process::{Command, Stdio};
use std::time::Instant;

/// The output of a step, which is printed immediately or kept until other steps are done.
pub struct StepOutput {
    at_once: bool,
    text: Vec<u8>,
}

impl StepOutput {
    /// Creates an output that prints immediately.
    pub fn at_once() -> Self {
        Self { at_once: true, text: Vec::new() }
    }

    /// Creates an output that is kept, for a step that runs in parallel.
    pub fn aside() -> Self {
        Self { at_once: false, text: Vec::new() }
    }

    fn write(&mut self, bytes: &[u8]) {
        self.text.extend_from_slice(bytes);
        if self.at_once {
            print_bytes(bytes);
        }
    }

    /// Adds one line.
    pub fn say(&mut self, line: &str) {
        self.write(format!("{line}\n").as_bytes());
    }

    /// Runs a command, adds its output, and returns true if it succeeded.
    pub fn run(&mut self, command: &mut Command) -> bool {
        match self.try_run(command) {
            Ok(succeeded) => succeeded,
            Err(error) => {
                self.say(&format!("{}: {error}", command.get_program().display()));
                false
            }
        }
    }

    fn try_run(&mut self, command: &mut Command) -> io::Result<bool> {
        let (mut reader, writer) = io::pipe()?;
        command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer);
        let child = command.spawn();
        // The command holds the write ends of the pipe; while they are open, reading does not end.
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = child?;
        let mut bytes = [0; 8192];
        loop {
            match reader.read(&mut bytes)? {
                0 => break,
                read => self.write(&bytes[..read]),
            }
        }
        Ok(child.wait()?.success())
    }

    /// Returns the whole output so far.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.text).into_owned()
    }

    /// Appends another output to this one.
    pub fn append(&mut self, other: &Self) {
        self.write(&other.text);
    }
}

fn print_bytes(bytes: &[u8]) {
    // The reader of the output may have quit; the check continues anyway.
    let mut out = io::stdout().lock();
    let _ = out.write_all(bytes).and_then(|()| out.flush());
}

/// The result of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
enum StepState {
    Passed,
    Failed,
    /// The step could not run for this reason.
    Skipped(String),
}

/// A finished step.
pub struct FinishedStep {
    name: String,
    state: StepState,
    seconds: u64,
    output: StepOutput,
    parts: Vec<String>,
}

impl FinishedStep {
    /// Runs a step whose output is printed immediately.
    pub fn run(name: &str, work: impl FnOnce(&mut StepOutput) -> bool) -> Self {
        Self::timed(name, StepOutput::at_once(), work)
    }

    /// Runs a step in parallel with others. [`FinishedStep::print`] later prints its whole output.
    pub fn run_aside(name: &str, work: impl FnOnce(&mut StepOutput) -> bool) -> Self {
        Self::timed(name, StepOutput::aside(), work)
    }

    fn timed(name: &str, mut output: StepOutput, work: impl FnOnce(&mut StepOutput) -> bool) -> Self {
        let started = Instant::now();
        output.say(&format!("\n=== {name}"));
        let state = if work(&mut output) { StepState::Passed } else { StepState::Failed };
        let seconds = started.elapsed().as_secs();
        let word = if state == StepState::Passed { "ok" } else { "FAILED" };
        output.say(&format!("=== {name}: {word}, {seconds} s"));
        Self { name: name.to_owned(), state, seconds, output, parts: Vec::new() }
    }

    /// Returns a step that cannot run on this machine, and prints the reason.
    pub fn skip(name: &str, reason: &str) -> Self {
        let step = Self::skip_aside(name, reason);
        step.print();
        step
    }

    /// Returns a skipped step like [`FinishedStep::skip`], without printing it yet.
    pub fn skip_aside(name: &str, reason: &str) -> Self {
        let mut output = StepOutput::aside();
        output.say(&format!("\n=== {name}: skipped, {reason}"));
        Self {
            name: name.to_owned(),
            state: StepState::Skipped(reason.to_owned()),
            seconds: 0,
            output,
            parts: Vec::new(),
        }
    }

    /// Prints the output of the step.
    pub fn print(&self) {
        print_bytes(&self.output.text);
    }

    /// Adds lines to be shown below the step in the table.
    pub fn with_parts(mut self, parts: Vec<String>) -> Self {
        self.parts = parts;
        self
    }

    fn row(&self) -> String {
        match &self.state {
            StepState::Passed => row(&self.name, "ok", self.seconds),
            StepState::Failed => row(&self.name, "FAILED", self.seconds),
            StepState::Skipped(reason) => format!("{:<28} {:<8} {reason}", self.name, "skipped"),
        }
    }
}

/// Formats a line of the table from a name, a result and a duration in seconds.
pub fn row(name: &str, state: &str, seconds: u64) -> String {
    format!("{name:<28} {state:<8} {seconds:>5} s")
}

/// Returns the table of all steps with the numbers of tests below it. The flag is true if everything passed. Other programs parse
/// the last line.
pub fn summary(steps: &[FinishedStep], seconds: u64) -> (String, bool) {
    let mut text = format!("\n=== summary, {seconds} s in all\n");
    let (mut passed, mut failed, mut broken) = (0, 0, 0);
    for step in steps {
        for line in std::iter::once(&step.row()).chain(&step.parts) {
            let _ = writeln!(text, "{line}");
        }
        let counts = TestCounts::of(&step.output.text());
        passed += counts.passed;
        failed += counts.failed;
        broken += u64::from(step.state == StepState::Failed);
    }
    let _ = writeln!(text, "{} tests ran; a step that did not hold counts as one failure", passed + failed);
    let _ = writeln!(text, "{passed} passed, {} failed", failed + broken);
    (text, failed + broken == 0)
}

#[cfg(test)]
mod tests {
    #[cfg(unix)]
    use super::StepOutput;
    use super::{FinishedStep, summary};

    fn said(name: &str, held: bool, line: &str) -> FinishedStep {
        FinishedStep::run_aside(name, |output| {
            output.say(line);
            held
        })
    }

    #[test]
    fn summary_counts_failed_tests_and_failed_steps() {
        let tests = said("tests", false, "test result: FAILED. 5 passed; 2 failed; 0 ignored");
        let steps = [said("format", true, ""), tests, FinishedStep::skip_aside("clippy", "it is not installed")];
        let (text, held) = summary(&steps, 75);
        assert!(!held);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[1], "=== summary, 75 s in all");
        assert_eq!(lines[2], "format                       ok           0 s");
        assert_eq!(lines[3], "tests                        FAILED       0 s");
        assert_eq!(lines[4], "clippy                       skipped  it is not installed");
        assert_eq!(lines[5], "7 tests ran; a step that did not hold counts as one failure");
        assert_eq!(lines[6..], ["5 passed, 3 failed"]);
    }

    #[test]
    fn summary_is_successful_when_every_step_passed() {
        let tests = said("tests", true, "test result: ok. 5 passed; 0 failed; 0 ignored");
        let (text, held) = summary(&[tests.with_parts(vec!["  a part".to_owned()])], 1);
        assert!(
            held && text.ends_with(
                "  a part\n5 tests ran; a step that did not hold counts as one failure\n5 passed, 0 failed\n"
            )
        );
    }

    #[cfg(unix)]
    #[test]
    fn command_output_captures_stdout_and_stderr_in_order() {
        use std::process::Command;
        let mut output = StepOutput::aside();
        assert!(output.run(Command::new("sh").args(["-c", "echo one; echo two >&2; echo three"])));
        assert_eq!(output.text(), "one\ntwo\nthree\n");
        assert!(!output.run(Command::new("sh").args(["-c", "exit 3"])));
        assert!(!output.run(&mut Command::new("a program that nobody has")));
        assert!(output.text().contains("a program that nobody has: "));
    }
}
