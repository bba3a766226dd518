//! `orrery gallery`: every named scene of the program as a picture, without a window.
//!
//! The same program as in the window, brought to each scene by what a player would ask for. On one machine the same
//! scene is the same picture every time: nothing moves, chance has a seed, and time goes by in equal steps.
//!
//! What is seen of every game has its scenes here; what only one game has, it plays itself ([`orrery_ui::gallery`]).

mod check;
mod error;
mod front;
mod lessons;
mod list;
mod matches;
mod puzzles;
mod replays;
mod statistics;
mod studio;

use std::process::ExitCode;

use super::crash;
use orrery_cli::{BAD_FILE, NO_WINDOW, WRONG_USAGE};
use orrery_locale as locale;
use orrery_settings::Folders;

pub use check::{LEAST, Told, Words, faults, hear, said};
pub use error::GalleryError;
pub use list::{GalleryOf, of as scenes_of};
pub use orrery_cli::GalleryArgs;
pub use studio::{GalleryGame, GalleryGames, Scene, Studio};

fn spoken(language: &str) -> Result<(), GalleryError> {
    if locale::knows(language) { Ok(()) } else { Err(GalleryError::NoLanguage(language.to_owned())) }
}

/// Looks over the words of these scenes and says on standard output what is wrong with them.
fn check(games: GalleryGames, asked: &GalleryArgs, wanted: &[&Scene]) -> Result<ExitCode, GalleryError> {
    let mut studio = Studio::telling(games, asked)?;
    let mut count = 0;
    for scene in wanted {
        for fault in studio.faults(scene) {
            println!("{fault}");
            count += 1;
        }
    }
    Ok(if count == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Paints what was asked for and says each file on standard output, or looks over the words and says what is wrong.
///
/// The exit status is 0; 1 where words are not as they should be, 2 for a scene, language, palette or sky that is not known, 3 where nothing can be painted, 4 where a file cannot be written.
#[must_use]
pub fn run(games: GalleryGames, asked: &GalleryArgs) -> ExitCode {
    let all = list::of(games, asked.game);
    if asked.list {
        all.iter().for_each(|scene| println!("{}", scene.name));
        return ExitCode::SUCCESS;
    }
    let done = spoken(&asked.lang).and_then(|()| list::wanted(&all, asked.scene.as_deref())).and_then(|wanted| {
        crash::install(&Folders::new(None));
        if asked.check {
            return check(games, asked, &wanted);
        }
        let mut studio = Studio::new(games, asked)?;
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
                GalleryError::NoPicture(_) => NO_WINDOW,
                GalleryError::File(_) => BAD_FILE,
            })
        }
    }
}
