//! All scenes, and those that are asked for.

use std::sync::LazyLock;

use bevy::prelude::*;

use super::error::GalleryError;
use super::studio::Scene;
use super::{front, lessons, matches, puzzles, replays, statistics};
use crate::app::game::Game;
use crate::core::{FIRST_GAME, GameKey};
use crate::gallery::OwnScene;
use crate::games::{self, with_game};

/// Every scene there is, steps of lessons included, in the order of a visit: those of the house with the first game, and those that
/// each game has of its own.
pub fn all() -> impl Iterator<Item = &'static Scene> {
    static ALL: LazyLock<Vec<Scene>> = LazyLock::new(|| of(None));
    ALL.iter()
}

/// The scenes of one game, those of the house with it; without one as in [`all`], of every game on the title.
#[must_use]
pub fn of(game: Option<GameKey>) -> Vec<Scene> {
    let mut all = with_game!(game.unwrap_or(FIRST_GAME), G => house::<G>());
    let games: Vec<GameKey> = match game {
        Some(game) => vec![game],
        // One that is still being made is asked for by its key.
        None => games::ALL.iter().filter(|game| game.released).map(|game| game.key).collect(),
    };
    for &game in &games {
        with_game!(game, G => add_own::<G>(&mut all));
    }
    for &game in &games {
        all.extend(with_game!(game, G => lessons::steps::<G>()));
    }
    all
}

/// The scenes that the house has of every game.
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

/// Puts a game's own scenes in, each after the scene of the house that it names and what other games have there.
fn add_own<G: Game>(all: &mut Vec<Scene>) {
    for part in G::SCENES {
        let scene = |own: &'static OwnScene<G>| Scene::own(own, part.after);
        let at = all.iter().rposition(|scene| scene.name == part.after || scene.after == part.after);
        let at = at.map_or(all.len(), |at| at + 1);
        drop(all.splice(at..at, part.scenes.iter().map(scene)));
    }
}

/// The scenes asked for: those named, with commas between them, those that begin with what stands before a `*`, or all.
///
/// # Errors
/// When none has one of the names.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gallery::GalleryScenes as _;

    /// Names are files: two scenes of one name would be one picture.
    #[test]
    fn no_two_scenes_of_all_games_have_the_same_name() {
        let mut names: Vec<&str> = all().map(|scene| scene.name.as_str()).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "{count} scenes");
    }

    #[test]
    fn a_games_own_scenes_come_after_scenes_of_the_house() {
        for game in games::ALL {
            let (house, own) = with_game!(game.key, G => (
                house::<G>(),
                G::SCENES.iter().map(|part| part.after).collect::<Vec<_>>(),
            ));
            let stray: Vec<&str> = own.into_iter().filter(|after| house.iter().all(|s| s.name != *after)).collect();
            assert!(stray.is_empty(), "{}: the house has no scenes {stray:?}", game.key);
        }
    }

    #[test]
    fn the_scenes_of_a_game_are_its_own_and_those_of_the_house() {
        for game in games::ALL {
            let scenes = of(Some(game.key));
            assert!(scenes.iter().all(|scene| scene.game == game.key), "{}", game.key);
            let has = |name: &str| scenes.iter().any(|scene| scene.name == name);
            assert!(has("title") && has("menu") && has("end"), "{} has the house's", game.key);
            let own = with_game!(game.key, G => G::SCENES.iter().flat_map(|part| part.scenes).all(|own| has(own.name)));
            assert!(own, "{} has its own", game.key);
        }
    }
}
