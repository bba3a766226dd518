//! Which layers of the music are heard, by the state of the match.

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
        /// How near the end is, 0 to 1.
        nearness: f32,
        /// How strongly each layer is heard at least: the mood of a part of the match.
        mood: Mix,
    },
    /// A match is over.
    Over,
}

/// The mix of a scene.
#[must_use]
pub fn mix(scene: Scene) -> Mix {
    match scene {
        Scene::Title => [0.85, 0.0, 0.0, 0.0],
        Scene::Match { own_turn, in_turn, nearness, mood } => {
            let plucked = match (own_turn, in_turn < PATIENCE) {
                (true, true) => 1.0,
                (true, false) => 0.35,
                (false, _) => 0.0,
            };
            let heard = [1.0, plucked, nearness, 0.0];
            std::array::from_fn(|layer| heard[layer].max(mood[layer]))
        }
        Scene::Over => [0.7, 0.0, 0.0, 1.0],
    }
}

/// What counts as silence, in decibels.
pub const SILENCE: f32 = -60.0;

/// A strength as decibels, as the ear halves; 0 is silence.
#[must_use]
pub fn strength(part: f32) -> f32 {
    if part <= 0.001 { SILENCE } else { (40.0 * part.log10()).max(SILENCE) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bed_is_always_there_and_the_rest_answers_the_match() {
        let mood = Mix::default();
        let at = |own_turn, in_turn, nearness| mix(Scene::Match { own_turn, in_turn, nearness, mood });
        let scenes = [Scene::Title, Scene::Over, Scene::Match { own_turn: false, in_turn: 0.0, nearness: 0.0, mood }];
        assert!(scenes.iter().all(|scene| mix(*scene)[0] > 0.5), "the other layers keep the time of the first");
        assert!(at(true, 5.0, 0.0)[1] > at(true, PATIENCE + 1.0, 0.0)[1] && at(true, PATIENCE + 1.0, 0.0)[1] > 0.0);
        assert_eq!(at(false, 5.0, 0.0), [1.0, 0.0, 0.0, 0.0]);
        let tension: Vec<f32> = [0.0, 0.35, 1.0].map(|nearness| at(false, 0.0, nearness)[2]).to_vec();
        assert!(tension.is_sorted() && tension[0] == 0.0 && tension[2] == 1.0, "{tension:?}");
        assert!(mix(Scene::Over)[3] > 0.9 && mix(Scene::Title)[3] == 0.0);
    }

    #[test]
    fn a_mood_is_what_is_heard_at_least() {
        let mood = [0.0, 0.2, 0.4, 0.3];
        let at = |own_turn, nearness| mix(Scene::Match { own_turn, in_turn: 0.0, nearness, mood });
        assert_eq!(at(false, 0.0), [1.0, 0.2, 0.4, 0.3]);
        assert_eq!(at(true, 0.65), [1.0, 1.0, 0.65, 0.3]);
    }

    #[test]
    fn half_a_volume_is_a_quarter_of_the_strength() {
        assert_eq!((strength(1.0), strength(0.0)), (0.0, SILENCE));
        assert!((strength(0.5) + 12.04).abs() < 0.01);
    }
}
