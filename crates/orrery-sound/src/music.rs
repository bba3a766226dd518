//! The mix of the music's layers for each state of the match.

/// The layers of the music, by the names of their files.
pub const LAYERS: [&str; 4] = ["pad", "pluck", "tension", "closing"];

/// The strength of each of [`LAYERS`], from 0 to 1.
pub type LayerMix = [f32; 4];

/// The number of seconds after which the plucked strings in a local player's turn become quieter, so as not to hurry the player.
pub const PATIENCE: f32 = 75.0;

/// The state of the program that the music follows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum MusicState {
    /// No match is open.
    Title,
    /// A match is in progress.
    Match {
        /// True if a person at this screen is to move.
        own_turn: bool,
        /// The seconds since the turn began.
        in_turn: f32,
        /// The nearness of the end of the match, from 0 to 1.
        nearness: f32,
        /// The mood of the current phase: the minimum strength of each layer.
        mood: LayerMix,
    },
    /// The match is over.
    Over,
}

/// Returns the strength of each layer for a state of the program.
pub fn mix(scene: MusicState) -> LayerMix {
    match scene {
        MusicState::Title => [0.85, 0.0, 0.0, 0.0],
        MusicState::Match { own_turn, in_turn, nearness, mood } => {
            let plucked = match (own_turn, in_turn < PATIENCE) {
                (true, true) => 1.0,
                (true, false) => 0.35,
                (false, _) => 0.0,
            };
            let heard = [1.0, plucked, nearness, 0.0];
            std::array::from_fn(|layer| heard[layer].max(mood[layer]))
        }
        MusicState::Over => [0.7, 0.0, 0.0, 1.0],
    }
}

/// The volume that counts as silence, in decibels.
pub const SILENCE: f32 = -60.0;

/// Converts a strength to decibels. Half the strength sounds about half as loud, and 0 is silence.
pub fn strength(part: f32) -> f32 {
    if part <= 0.001 { SILENCE } else { (40.0 * part.log10()).max(SILENCE) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_layer_always_plays_and_others_follow_the_match() {
        let mood = LayerMix::default();
        let at = |own_turn, in_turn, nearness| mix(MusicState::Match { own_turn, in_turn, nearness, mood });
        let scenes = [
            MusicState::Title,
            MusicState::Over,
            MusicState::Match { own_turn: false, in_turn: 0.0, nearness: 0.0, mood },
        ];
        assert!(scenes.iter().all(|scene| mix(*scene)[0] > 0.5), "the other layers keep the time of the first");
        assert!(at(true, 5.0, 0.0)[1] > at(true, PATIENCE + 1.0, 0.0)[1] && at(true, PATIENCE + 1.0, 0.0)[1] > 0.0);
        assert_eq!(at(false, 5.0, 0.0), [1.0, 0.0, 0.0, 0.0]);
        let tension: Vec<f32> = [0.0, 0.35, 1.0].map(|nearness| at(false, 0.0, nearness)[2]).to_vec();
        assert!(tension.is_sorted() && tension[0] == 0.0 && tension[2] == 1.0, "{tension:?}");
        assert!(mix(MusicState::Over)[3] > 0.9 && mix(MusicState::Title)[3] == 0.0);
    }

    #[test]
    fn mood_sets_the_minimum_volume_of_each_layer() {
        let mood = [0.0, 0.2, 0.4, 0.3];
        let at = |own_turn, nearness| mix(MusicState::Match { own_turn, in_turn: 0.0, nearness, mood });
        assert_eq!(at(false, 0.0), [1.0, 0.2, 0.4, 0.3]);
        assert_eq!(at(true, 0.65), [1.0, 1.0, 0.65, 0.3]);
    }

    #[test]
    fn half_volume_is_twelve_decibels_down() {
        assert_eq!((strength(1.0), strength(0.0)), (0.0, SILENCE));
        assert!((strength(0.5) + 12.04).abs() < 0.01);
    }
}
