//! Which layers of the music are heard, by the state of the match.

use crate::rules::Position;

/// The layers, as their files are called.
pub const LAYERS: [&str; 4] = ["pad", "pluck", "tension", "closing"];

/// How strongly each of [`LAYERS`] is heard, 0 to 1.
pub type Mix = [f32; 4];

/// Seconds after which the strings of one's own turn step back: thinking is not to be hurried.
pub const PATIENCE: f32 = 75.0;

/// What the music answers.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Scene {
    /// No match is open.
    Title,
    /// A match is played.
    Match {
        /// Whether a person at this screen is to move.
        own_turn: bool,
        /// Seconds since the turn began.
        in_turn: f32,
        /// Colonies that the one nearest to the end has yet to land.
        left: u8,
    },
    /// A match is over.
    Over,
}

/// Colonies to land of the player who has the fewest.
#[must_use]
pub fn left(position: &Position) -> u8 {
    position.seats().iter().map(|&colour| to_land(position, colour)).min().unwrap_or(u8::MAX)
}

/// Colonies this player has yet to land, those on the Hub among them.
#[must_use]
pub fn to_land(position: &Position, colour: crate::rules::Colour) -> u8 {
    let player = position.player(colour);
    player.unplaced + u8::from(player.hub > 0)
}

/// The mix of a scene.
#[must_use]
pub fn mix(scene: Scene) -> Mix {
    match scene {
        Scene::Title => [0.85, 0.0, 0.0, 0.0],
        Scene::Match { own_turn, in_turn, left } => {
            let tension = match left {
                0 | 1 => 1.0,
                2 => 0.65,
                3 => 0.35,
                _ => 0.0,
            };
            let plucked = match (own_turn, in_turn < PATIENCE) {
                (true, true) => 1.0,
                (true, false) => 0.35,
                (false, _) => 0.0,
            };
            [1.0, plucked, tension, 0.0]
        }
        Scene::Over => [0.7, 0.0, 0.0, 1.0],
    }
}

/// A strength as decibels, as the ear halves; 0 is silence.
#[must_use]
pub fn strength(part: f32) -> f32 {
    if part <= 0.001 { -60.0 } else { (40.0 * part.log10()).max(-60.0) }
}
