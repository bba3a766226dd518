//! `orrery scenario check`.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::games::{of_file, with_game};
use crate::record::{Report, check_paths, run_text};

/// Runs the scenarios and prints a line for each that fails, then how many passed and failed.
pub(super) fn check(paths: &[PathBuf]) -> ExitCode {
    let run = |text: &str| match of_file(text) {
        Ok(key) => with_game!(key, G => run_text::<G>(text)),
        Err(error) => Report::failed(error),
    };
    let reports = check_paths(paths, run);
    let mut out = std::io::stdout().lock();
    let mut failed = 0;
    for report in reports.iter().filter(|r| r.failure.is_some()) {
        failed += 1;
        let _ = writeln!(out, "{report}");
    }
    let _ = writeln!(out, "{} passed, {failed} failed", reports.len() - failed);
    if failed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
