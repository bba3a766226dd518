//! The gallery interface of a game: its own scenes.

use super::sample;
use crate::UiIntent;
use orrery_core::GameFrontend;
use orrery_core::Rules as _;
use orrery_learn::game_types;
use orrery_record::{Match, SeatControl};
use orrery_table::Playable;

/// The round in which the default match of [`GalleryScenes::middle_game`] stops.
const MIDDLE: u32 = 5;

/// A game with scenes of its own in the gallery. By default it has only the scenes that all games share.
pub trait GalleryScenes: GameFrontend<Rules: Playable> {
    /// The game's own scenes, with their positions among the shared ones. By default there are none.
    const SCENES: &'static [GameSceneGroup<Self>] = &[];

    /// Returns a match in progress with every kind of thing on the board, over which shared screens are shown. `control` returns
    /// the controller of each seat. By default simple opponents have played it.
    fn middle_game(control: &dyn Fn(usize) -> SeatControl) -> Option<Match<Self::Rules>> {
        sample::played(*Self::Rules::PLAYERS.end(), control, |game| sample::first_turn_of_round(game, MIDDLE))
    }
}

/// Consecutive scenes of a game.
#[derive(Debug)]
pub struct GameSceneGroup<G: GameFrontend<Rules: Playable>> {
    /// The name of the shared scene after which these scenes come.
    pub after: &'static str,
    /// The scenes, in order.
    pub scenes: &'static [GameScene<G>],
}

/// A scene of a game: a state of the program to be painted or visited.
#[derive(Debug)]
pub struct GameScene<G: GameFrontend<Rules: Playable>> {
    /// The name of the scene, on the command line and as a file. It is unique among all games.
    pub name: &'static str,
    /// Brings the program from the title screen to the scene.
    pub play: fn(&mut dyn GalleryDriver<G>),
}

/// The program as a scene controls it. To reach the state to be painted, a scene uses the same actions as a player.
pub trait GalleryDriver<G: GameFrontend<Rules: Playable>> {
    /// Opens a match. `game` is `None` only if the data of a scene is wrong, which a test rules out.
    fn open(&mut self, game: Option<Match<G::Rules>>);

    /// Sends a request as a panel or a key does, and waits until it has been carried out.
    fn ask(&mut self, intent: UiIntent);

    /// Picks a target of the match, as a click does.
    fn pick(&mut self, target: game_types::ClickTarget<G>);

    /// Marks `target` with the keyboard.
    fn stand(&mut self, target: game_types::ClickTarget<G>);

    /// Gives an order, and waits until it has been carried out and all motion has ended.
    fn give(&mut self, order: game_types::Order<G>);

    /// Returns the viewer's view of the open match, or `None` if no match is open.
    fn view(&mut self) -> Option<game_types::View<G>>;
}

/// Defines the scenes of a game that follow a shared one: `scenes!["title": "name" => how_it_is_played]`.
#[macro_export]
macro_rules! scenes {
    ($after:literal: $($name:literal => $play:expr),+ $(,)?) => {
        $crate::gallery::GameSceneGroup {
            after: $after,
            scenes: &[$($crate::gallery::GameScene { name: $name, play: $play }),+],
        }
    };
}

/// Embeds scenarios from the folder `assets/KEY/gallery` of a game as string constants.
#[macro_export]
macro_rules! scene_texts {
    ($key:literal: $($name:ident = $file:literal;)+) => {
        $(const $name: &str =
            include_str!(concat!(env!("ORRERY_ASSETS"), "/", $key, "/gallery/", $file, ".ron"));)+

        /// All scenarios, each with its file name and its text.
        #[cfg(test)]
        const TEXTS: &[(&str, &str)] = &[$(($file, $name)),+];
    };
}

pub use {scene_texts, scenes};
