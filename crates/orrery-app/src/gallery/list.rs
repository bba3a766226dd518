//! The list of all scenes, and the selection of scenes by name.

use std::marker::PhantomData;

use bevy::prelude::*;

use super::app::{GalleryGame, GalleryGames, GalleryScene};
use super::error::GalleryError;
use super::{lessons, matches, menus, puzzles, replays, statistics};
use crate::game::Game;
use crate::statistics::StatisticsState;
use orrery_ai::Plan;
use orrery_core::Rules as _;
use orrery_core::{FIRST_GAME, GameKey};
use orrery_table::OpponentEngine;
use orrery_ui::gallery::GameScene;

/// Returns all scenes in the order in which the gallery visits them. For a single game these are the shared scenes, its own
/// scenes, and the steps of its lessons. Without a game they are the scenes of every released game, with the shared scenes shown
/// in the first game.
pub fn visit_order(games: GalleryGames, game: Option<GameKey>) -> Vec<GalleryScene> {
    let shown = |key: GameKey| games.shown.iter().map(|shown| shown()).find(move |shown| shown.key() == key);
    let mut all = shown(game.unwrap_or(FIRST_GAME)).map(GalleryGame::shared_scenes).unwrap_or_default();
    let wanted: Vec<_> = match game {
        Some(game) => shown(game).into_iter().collect(),
        // A game in development is shown only if its key is given.
        None => games.registry.games.all().filter(|game| game.released).filter_map(|game| shown(game.key)).collect(),
    };
    wanted.iter().for_each(|game| game.add_game_scenes(&mut all));
    wanted.iter().for_each(|game| all.extend(game.lesson_steps()));
    all
}

/// The game `G` as a [`GalleryGame`].
pub struct GalleryGameAdapter<G>(PhantomData<fn() -> G>);

impl<G> GalleryGameAdapter<G> {
    /// Creates the gallery's entry for the game `G`.
    pub const fn new() -> Self {
        GalleryGameAdapter(PhantomData)
    }
}

impl<G> Default for GalleryGameAdapter<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> GalleryGame for GalleryGameAdapter<G> {
    fn key(&self) -> GameKey {
        G::Rules::KEY
    }

    fn shared_scenes(&self) -> Vec<GalleryScene> {
        house::<G>()
    }

    fn add_game_scenes(&self, all: &mut Vec<GalleryScene>) {
        add_own::<G>(all);
    }

    fn lesson_steps(&self) -> Vec<GalleryScene> {
        lessons::steps::<G>()
    }

    fn freeze_opponents(&self, world: &mut World) {
        world.insert_resource(undecided::<G>());
    }

    fn forget(&self, world: &mut World) {
        world.insert_resource(StatisticsState::<G>::default());
    }
}

/// Creates an engine that never decides.
fn undecided<G: Game>() -> OpponentEngine<G::Rules> {
    OpponentEngine::new(|_, _, _, watch| {
        while !watch.stopped() {
            std::thread::park_timeout(std::time::Duration::from_millis(5));
        }
        Plan::default()
    })
}

/// Returns the scenes that every game has.
fn house<G: Game>() -> Vec<GalleryScene> {
    let parts = [
        menus::scenes::<G>(),
        matches::scenes::<G>(),
        replays::scenes::<G>(),
        lessons::scenes::<G>(),
        puzzles::scenes::<G>(),
        statistics::scenes::<G>(),
    ];
    parts.into_iter().flatten().collect()
}

/// Inserts a game's own scenes, each after the shared scene that it names and after the scenes that other games have inserted
/// there.
fn add_own<G: Game>(all: &mut Vec<GalleryScene>) {
    for part in G::SCENES {
        let scene = |own: &'static GameScene<G>| GalleryScene::own(own, part.after);
        let at = all.iter().rposition(|scene| scene.name == part.after || scene.after == part.after);
        let at = at.map_or(all.len(), |at| at + 1);
        drop(all.splice(at..at, part.scenes.iter().map(scene)));
    }
}

/// Selects scenes by names separated by commas. A `*` at the end of a name stands for any ending. Without names, selects all
/// scenes.
///
/// # Errors
/// Returns an error if a name matches no scene.
pub(super) fn wanted<'a>(all: &'a [GalleryScene], names: Option<&str>) -> Result<Vec<&'a GalleryScene>, GalleryError> {
    let names: Vec<&str> = names.into_iter().flat_map(|names| names.split(',')).map(str::trim).collect();
    let meant = |name: &str, scene: &GalleryScene| {
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
