//! The whole program with every game, Alien Frontiers at hand.

use std::path::Path;

use orrery::app::gallery::GalleryGames;
use orrery::games::GALLERY;
use orrery::games::alien_frontiers_table::AlienFrontiersWindow;
use orrery_pilot::Cast;

/// The program that players have.
pub struct House;

/// The program with every game.
pub type Program = orrery_pilot::Program<House>;

/// Writes settings with which nothing moves and opponents, two simple ones at first, do not wait.
pub fn settle_settings(folder: &Path) {
    orrery_pilot::settle_settings::<House>(folder);
}

impl Cast for House {
    type Game = AlienFrontiersWindow;

    fn games() -> GalleryGames {
        GALLERY
    }
}
