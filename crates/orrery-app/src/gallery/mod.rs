//! `orrery gallery`: renders every named scene of the program as a picture, without a window.
//!
//! The gallery runs the same program as the window, and reaches most scenes by requests that a player could make. On one machine
//! a scene always gives the same picture: nothing moves, the random seed is fixed, and time passes in equal steps.
//!
//! This module contains the scenes that every game has. Each game adds scenes of its own ([`orrery_ui::gallery`]).

mod app;
mod check;
mod error;
mod lessons;
mod list;
mod matches;
mod menus;
mod puzzles;
mod replays;
mod statistics;

use std::process::ExitCode;

use super::crash;
use orrery_cli::{BAD_FILE, NO_WINDOW, WRONG_USAGE};
use orrery_locale as locale;
use orrery_settings::AppFolders;

pub use app::{GalleryApp, GalleryGame, GalleryGames, GalleryScene};
pub use check::{LEAST, PanelText, SceneTexts, faults, hear, said};
pub use error::GalleryError;
pub use list::{GalleryGameAdapter, visit_order as scenes_of};
pub use orrery_cli::GalleryFlags;

fn spoken(language: &str) -> Result<(), GalleryError> {
    if locale::knows(language) { Ok(()) } else { Err(GalleryError::NoLanguage(language.to_owned())) }
}

/// Checks the texts of these scenes and prints the faults to standard output.
fn check(games: GalleryGames, asked: &GalleryFlags, wanted: &[&GalleryScene]) -> Result<ExitCode, GalleryError> {
    let mut studio = GalleryApp::telling(games, asked)?;
    let mut count = 0;
    for scene in wanted {
        for fault in studio.faults(scene) {
            println!("{fault}");
            count += 1;
        }
    }
    Ok(if count == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Lists the scenes, checks their texts and prints the faults, or renders the scenes and prints the path of each file.
///
/// Returns exit status 0, or 1 if texts have faults, 2 for an unknown scene, language, palette or sky, 3 if nothing can be
/// rendered, or 4 if a file cannot be written.
pub fn run(games: GalleryGames, asked: &GalleryFlags) -> ExitCode {
    let all = list::visit_order(games, asked.game);
    if asked.list {
        all.iter().for_each(|scene| println!("{}", scene.name));
        return ExitCode::SUCCESS;
    }
    let done = spoken(&asked.lang).and_then(|()| list::wanted(&all, asked.scene.as_deref())).and_then(|wanted| {
        crash::install(&AppFolders::new(None));
        if asked.check {
            return check(games, asked, &wanted);
        }
        let mut studio = GalleryApp::new(games, asked)?;
        studio.paint_all(&wanted, &asked.folder, |file| println!("{}", file.display()))?;
        Ok(ExitCode::SUCCESS)
    });
    match done {
        Ok(status) => status,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(match error {
                GalleryError::NoScene(..)
                | GalleryError::NoLanguage(_)
                | GalleryError::NoPalette(_)
                | GalleryError::NoSky(_) => WRONG_USAGE,
                GalleryError::RenderTimeout(_) => NO_WINDOW,
                GalleryError::File(_) => BAD_FILE,
            })
        }
    }
}
