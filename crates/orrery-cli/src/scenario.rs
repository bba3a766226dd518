//! `orrery scenario check`: runs scenario files as tests.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use super::registry::GameList;
use orrery_record::{ScenarioReport, check_paths};

/// Runs the scenarios. Prints a line for each scenario that fails, then the numbers of passed and failed scenarios.
pub(super) fn check(games: GameList, paths: &[PathBuf]) -> ExitCode {
    let run = |text: &str| match games.of_file(text) {
        Ok(key) => games.of(key).run_scenario(text),
        Err(error) => ScenarioReport::failed(error),
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
