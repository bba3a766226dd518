//! The list of all scenes, and the selection from it.

use std::marker::PhantomData;

use bevy::prelude::*;

use super::error::GalleryError;
use super::studio::{GalleryGame, GalleryGames, Scene};
use super::{front, lessons, matches, puzzles, replays, statistics};
use crate::game::Game;
use crate::statistics::ProfileStore;
use orrery_ai::Plan;
use orrery_core::Rules as _;
use orrery_core::{FIRST_GAME, GameKey};
use orrery_table::Engine;
use orrery_ui::gallery::OwnScene;

/// Returns the scenes of one game with the shared scenes and the steps of lessons. Without a game, returns the scenes of every game
/// on the title, with the shared scenes shown in the first game. The order is that of a visit.
#[must_use]
pub fn of(games: GalleryGames, game: Option<GameKey>) -> Vec<Scene> {
    let shown = |key: GameKey| games.shown.iter().map(|shown| shown()).find(move |shown| shown.key() == key);
    let mut all = shown(game.unwrap_or(FIRST_GAME)).map(GalleryGame::of_the_house).unwrap_or_default();
    let wanted: Vec<_> = match game {
        Some(game) => shown(game).into_iter().collect(),
        // A game in development has to be named by its key.
        None => games.registry.games.all().filter(|game| game.released).filter_map(|game| shown(game.key)).collect(),
    };
    wanted.iter().for_each(|game| game.add_own(&mut all));
    wanted.iter().for_each(|game| all.extend(game.lesson_steps()));
    all
}

/// The game `G` as a [`GalleryGame`].
pub struct GalleryOf<G>(PhantomData<fn() -> G>);

impl<G> GalleryOf<G> {
    /// Creates the gallery's entry for `G`.
    #[must_use]
    pub const fn new() -> Self {
        GalleryOf(PhantomData)
    }
}

impl<G> Default for GalleryOf<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> GalleryGame for GalleryOf<G> {
    fn key(&self) -> GameKey {
        G::Rules::KEY
    }

    fn of_the_house(&self) -> Vec<Scene> {
        house::<G>()
    }

    fn add_own(&self, all: &mut Vec<Scene>) {
        add_own::<G>(all);
    }

    fn lesson_steps(&self) -> Vec<Scene> {
        lessons::steps::<G>()
    }

    fn stand_still(&self, world: &mut World) {
        world.insert_resource(undecided::<G>());
    }

    fn forget(&self, world: &mut World) {
        world.insert_resource(ProfileStore::<G>::default());
    }
}

/// Creates opponents that never decide.
fn undecided<G: Game>() -> Engine<G::Rules> {
    Engine::new(|_, _, _, watch| {
        while !watch.stopped() {
            std::thread::park_timeout(std::time::Duration::from_millis(5));
        }
        Plan::default()
    })
}

/// Returns the scenes that every game has.
fn house<G: Game>() -> Vec<Scene> {
    let parts = [
        front::scenes::<G>(),
        matches::scenes::<G>(),
        replays::scenes::<G>(),
        lessons::scenes::<G>(),
        puzzles::scenes::<G>(),
        statistics::scenes::<G>(),
    ];
    parts.into_iter().flatten().collect()
}

/// Inserts a game's own scenes, each after the shared scene that it names and after those of other games at that position.
fn add_own<G: Game>(all: &mut Vec<Scene>) {
    for part in G::SCENES {
        let scene = |own: &'static OwnScene<G>| Scene::own(own, part.after);
        let at = all.iter().rposition(|scene| scene.name == part.after || scene.after == part.after);
        let at = at.map_or(all.len(), |at| at + 1);
        drop(all.splice(at..at, part.scenes.iter().map(scene)));
    }
}

/// Selects scenes by names separated by commas, where `*` at the end stands for any ending; without names all.
///
/// # Errors
/// If a name matches no scene.
pub(super) fn wanted<'a>(all: &'a [Scene], names: Option<&str>) -> Result<Vec<&'a Scene>, GalleryError> {
    let names: Vec<&str> = names.into_iter().flat_map(|names| names.split(',')).map(str::trim).collect();
    let meant = |name: &str, scene: &Scene| {
        name.strip_suffix('*').map_or(scene.name == name, |begin| scene.name.starts_with(begin))
    };
    match names.iter().find(|name| !all.iter().any(|scene| meant(name, scene))) {
        Some(unknown) => {
            let known: Vec<&str> = all.iter().map(|scene| scene.name.as_str()).collect();
            Err(GalleryError::NoScene((*unknown).to_owned(), known.join(", ")))
        }
        None => {
            Ok(all.iter().filter(|scene| names.is_empty() || names.iter().any(|name| meant(name, scene))).collect())
        }
    }
}
