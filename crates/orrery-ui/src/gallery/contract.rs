//! What the house asks of a game for the gallery.

use super::sample;
use crate::UiIntent;
use orrery_core::Rules as _;
use orrery_core::WindowGame;
use orrery_learn::of;
use orrery_record::{Control, Match};
use orrery_table::Playable;

/// The round in which the usual middle of a match begins.
const MIDDLE: u32 = 5;

/// A game with scenes of its own in the gallery. One that says nothing here has those that the house has of every game.
pub trait GalleryScenes: WindowGame<Rules: Playable> {
    /// Its own scenes, and where among those of the house they come; by default there are none.
    const SCENES: &'static [OwnScenes<Self>] = &[];

    /// A match in its middle, with something of everything on the board: what screens of the house lie over. `control` says who
    /// plays the seat of a number. By default simple players have come to it.
    #[must_use]
    fn middle_game(control: &dyn Fn(usize) -> Control) -> Option<Match<Self::Rules>> {
        sample::played(*Self::Rules::PLAYERS.end(), control, |game| sample::first_turn_of_round(game, MIDDLE))
    }
}

/// Scenes of a game that come one after the other.
#[derive(Debug)]
pub struct OwnScenes<G: WindowGame<Rules: Playable>> {
    /// The scene of the house that they come after.
    pub after: &'static str,
    /// The scenes.
    pub scenes: &'static [OwnScene<G>],
}

/// A scene of a game.
#[derive(Debug)]
pub struct OwnScene<G: WindowGame<Rules: Playable>> {
    /// What it is called, on the command line and as a file. No two scenes of all games have the same name.
    pub name: &'static str,
    /// Brings the program there from the title screen.
    pub play: fn(&mut dyn Stage<G>),
}

/// The program, as a scene brings it to where it is painted: by what players do.
pub trait Stage<G: WindowGame<Rules: Playable>> {
    /// Opens a match; none was made where a scene's data is wrong, which a test rules out.
    fn open(&mut self, game: Option<Match<G::Rules>>);

    /// Asks as a panel or a key does, and waits until it is done.
    fn ask(&mut self, intent: UiIntent);

    /// Picks something of the match, as a click does.
    fn pick(&mut self, target: of::Target<G>);

    /// Goes to what stands for `target` by the keyboard.
    fn stand(&mut self, target: of::Target<G>);

    /// Gives an order, and waits until it is carried out and nothing moves any more.
    fn give(&mut self, order: of::Order<G>);

    /// What whoever looks knows of the match that is open; nothing while none is.
    fn view(&mut self) -> Option<of::View<G>>;
}

/// Scenes of a game that come after one of the house: `scenes!["title": "name" => how_it_is_played]`.
#[macro_export]
macro_rules! scenes {
    ($after:literal: $($name:literal => $play:expr),+ $(,)?) => {
        $crate::gallery::OwnScenes {
            after: $after,
            scenes: &[$($crate::gallery::OwnScene { name: $name, play: $play }),+],
        }
    };
}

/// The texts of scenarios in the folder `assets/KEY/gallery` of a game, each by the name of its file.
#[macro_export]
macro_rules! scene_texts {
    ($key:literal: $($name:ident = $file:literal;)+) => {
        $(const $name: &str =
            include_str!(concat!(env!("ORRERY_ASSETS"), "/", $key, "/gallery/", $file, ".ron"));)+

        /// Every scenario.
        #[cfg(test)]
        const TEXTS: &[(&str, &str)] = &[$(($file, $name)),+];
    };
}

pub use {scene_texts, scenes};
