//! The whole program with every game, started with Alien Frontiers active.

use std::path::Path;

use orrery::app::gallery::GalleryGames;
use orrery::games::GALLERY;
use orrery::games::alien_frontiers_table::AlienFrontiersWindow;
use orrery_pilot::TestedGames;

/// The type that connects every game to the shared pilot.
pub struct House;

/// The program with every game.
pub type Program = orrery_pilot::TestProgram<House>;

/// Writes settings without animation and without pauses between opponents' orders, and a first set-up with two simple opponents.
pub fn settle_settings(folder: &Path) {
    orrery_pilot::settle_settings::<House>(folder);
}

impl TestedGames for House {
    type Game = AlienFrontiersWindow;

    fn games() -> GalleryGames {
        GALLERY
    }
}
