//! The scene of the puzzle ladder. The scenes of single puzzles belong to their games.

use super::app::{GalleryApp, GalleryScene, scenes};
use crate::game::Game;
use crate::statistics::StatisticsState;
use orrery_learn::puzzle::ladder;
use orrery_learn::stats::GameProfile;
use orrery_ui::{Overlay, UiIntent};

/// The indices of the solved puzzles in the scene, from 0.
const SOLVED: [usize; 3] = [0, 1, 3];

/// Returns the scene of the ladder, or an empty list for a game without puzzles.
pub fn scenes<G: Game>() -> Vec<GalleryScene> {
    if ladder::<G::Rules>().is_empty() { Vec::new() } else { scenes![G: "puzzles" => list::<G>] }
}

fn list<G: Game>(studio: &mut GalleryApp) {
    let mut profile = GameProfile::default();
    for rung in SOLVED.into_iter().filter_map(|at| ladder::<G::Rules>().get(at)) {
        profile.solve_puzzle(rung.name);
    }
    studio.world().resource_mut::<StatisticsState<G>>().profile = profile;
    studio.ask(UiIntent::Open(Overlay::Puzzles));
}
