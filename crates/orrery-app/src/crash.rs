//! Handles a crash of the program: saves the match, writes a report, shows the player its path, and lets the next start offer to
//! continue the match.

use std::backtrace::Backtrace;
use std::fs;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};

use super::preflight;
use orrery_cli::{NO_WINDOW, tell};
use orrery_locale::text_args;
use orrery_record::save::ENDING;
use orrery_settings::AppFolders;
use orrery_table::rescue;

/// The name of the file that holds the path of the latest report until the player has seen it.
const UNREAD: &str = "unread.txt";

fn folder(folders: &AppFolders) -> PathBuf {
    folders.state.join("crash")
}

/// Installs the panic hook, which saves the match and writes a report. If the program cannot start for a known reason, the hook
/// prints this reason and exits instead.
pub fn install(folders: &AppFolders) {
    let folder = folder(folders);
    std::panic::set_hook(Box::new(move |info| {
        let words = info.to_string();
        if let Some(told) = preflight::cannot_start(&words) {
            tell(&told);
            std::process::exit(i32::from(NO_WINDOW));
        }
        let moment = jiff::Timestamp::now().strftime("%Y-%m-%d-%H%M%S%f").to_string();
        // The match is saved first, because it cannot be recovered otherwise.
        let saved = rescue(&folder.join(format!("match-{moment}.{ENDING}")));
        match write(&folder, &moment, &told_of(info, saved.as_ref())) {
            Ok(path) => {
                let path = path.display().to_string();
                eprintln!("{words}\n{}", text_args("ui-crash", &[("path", path.into())]));
            }
            Err(error) => eprintln!("{words}\n{error}"),
        }
        if let Some(Ok(path)) = saved {
            eprintln!("{}", text_args("ui-crash-match", &[("path", path.display().to_string().into())]));
        }
    }));
}

/// Returns the text of the report, in English, for the developers.
fn told_of(info: &PanicHookInfo, saved: Option<&Result<PathBuf, String>>) -> String {
    let saved = match saved {
        None => "the match was already saved, or no match was open".to_owned(),
        Some(Ok(path)) => format!("the match was saved to {}", path.display()),
        Some(Err(reason)) => format!("the match could not be saved: {reason}"),
    };
    format!(
        "orrery {} ({} {})\n\n{info}\n\n{saved}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        Backtrace::force_capture()
    )
}

fn write(folder: &Path, moment: &str, report: &str) -> std::io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let path = folder.join(format!("crash-{moment}.txt"));
    fs::write(&path, report)?;
    // The report is worth keeping even if the next start cannot mention it.
    let _ = fs::write(folder.join(UNREAD), path.display().to_string());
    Ok(path)
}

/// Returns the path of a report that the player has not seen yet, or `None` if there is none. Each report is returned once.
pub fn unread(folders: &AppFolders) -> Option<PathBuf> {
    let note = folder(folders).join(UNREAD);
    let report = fs::read_to_string(&note).ok().map(PathBuf::from);
    if report.is_some() {
        // If the note cannot be removed, the report is offered again, which is better than never.
        let _ = fs::remove_file(note);
    }
    report.filter(|report| report.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_report_is_offered_once() {
        let home = tempfile::tempdir().expect("a folder");
        let folders = AppFolders::new(Some(home.path()));
        assert_eq!(unread(&folders), None);
        let path = write(&folder(&folders), "2026-01-01", "what happened").expect("it can be written");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), "what happened");
        assert_eq!(unread(&folders), Some(path.clone()));
        assert_eq!(unread(&folders), None);
        assert!(path.is_file());
    }

    #[test]
    fn deleted_bug_report_is_not_offered() {
        let home = tempfile::tempdir().expect("a folder");
        let folders = AppFolders::new(Some(home.path()));
        let path = write(&folder(&folders), "2026-01-01", "what happened").expect("it can be written");
        fs::remove_file(path).expect("it can be removed");
        assert_eq!(unread(&folders), None);
    }
}
