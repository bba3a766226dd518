//! What happens when the program fails: a report is written, and the player is told where.

use std::backtrace::Backtrace;
use std::fs;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};

use super::preflight;
use crate::cli::NO_WINDOW;
use crate::locale::text_args;
use crate::settings::Folders;

/// Writes a report of every failure from now on. Matches are saved after every order, so nothing is lost.
pub fn install(folders: &Folders) {
    let folder = folders.state.join("crash");
    std::panic::set_hook(Box::new(move |info| {
        let words = info.to_string();
        if let Some(told) = preflight::cannot_start(&words) {
            eprintln!("{told}");
            std::process::exit(i32::from(NO_WINDOW));
        }
        match write(&folder, info) {
            Ok(path) => {
                let path = path.display().to_string();
                eprintln!("{words}\n{}", text_args("ui-crash", &[("path", path.into())]));
            }
            Err(error) => eprintln!("{words}\n{error}"),
        }
    }));
}

fn write(folder: &Path, info: &PanicHookInfo) -> std::io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let moment = jiff::Timestamp::now().strftime("%Y-%m-%d-%H%M%S%f").to_string();
    let path = folder.join(format!("crash-{moment}.txt"));
    let report = format!(
        "orrery {} ({} {})\n\n{info}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        Backtrace::force_capture()
    );
    fs::write(&path, report)?;
    Ok(path)
}
