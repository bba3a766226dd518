//! The whole program with every game, started with Alien Frontiers active.

use std::path::Path;

use orrery::app::gallery::GalleryGames;
use orrery::games::GALLERY;
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery_pilot::ProgramUnderTest;

/// The type that connects every game to the shared pilot.
pub struct AllGamesDriver;

/// The program with every game.
pub type Program = orrery_pilot::TestProgram<AllGamesDriver>;

/// Writes settings without animation and without pauses between opponents' orders, and a first set-up with two simple opponents.
pub fn settle_settings(folder: &Path) {
    orrery_pilot::settle_settings::<AllGamesDriver>(folder);
}

impl ProgramUnderTest for AllGamesDriver {
    type Game = AlienFrontiersFrontend;

    fn games() -> GalleryGames {
        GALLERY
    }
}
