//! `orrery scenario check`.

use crate::games::alien_frontiers::AlienFrontiers;
use crate::record::run_text;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::record::check_paths;

/// Runs the scenarios and prints a line for each that fails, then how many passed and failed.
pub(super) fn check(paths: &[PathBuf]) -> ExitCode {
    let reports = check_paths(paths, run_text::<AlienFrontiers>);
    let mut out = std::io::stdout().lock();
    let mut failed = 0;
    for report in reports.iter().filter(|r| r.failure.is_some()) {
        failed += 1;
        let _ = writeln!(out, "{report}");
    }
    let _ = writeln!(out, "{} passed, {failed} failed", reports.len() - failed);
    if failed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
