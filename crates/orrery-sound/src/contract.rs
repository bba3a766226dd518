//! The sound interface of a game: its sounds, and the events at which they play.

use super::cue::{CueTime, ListenerSeats, SoundCue};
use super::music::LayerMix;
use orrery_board::BoardScene;
use orrery_core::game_types;
use orrery_table::TableChange;

/// A game with sound. A game without sounds of its own uses only the shared ones.
pub trait GameSounds: BoardScene {
    /// The game's own sounds. Each is listed in the `sounds.ron` of the game's assets folder.
    const CUES: &'static [SoundCue] = &[];

    /// Returns the sounds of an event, with the time of each. By default there are none.
    fn cues_of(event: &game_types::Event<Self>, listener: &impl ListenerSeats) -> Vec<(CueTime, SoundCue)> {
        let _ = (event, listener);
        Vec::new()
    }

    /// Returns the sound of an object that falls on the table during an event, and the number of such objects. Each object falls
    /// at a random time and bounces. By default nothing falls.
    fn thrown(event: &game_types::Event<Self>) -> Option<(SoundCue, usize)> {
        let _ = event;
        None
    }

    /// Returns sounds for differences between two positions that no single event reports. By default there are none.
    fn counted(told: &TableChange<Self::Rules>, listener: &impl ListenerSeats) -> Vec<SoundCue> {
        let _ = (told, listener);
        Vec::new()
    }

    /// Returns how near the match is to its end, from 0 to 1. This is the strength of the music's tension layer. By default it is
    /// 0.
    fn nearness(view: &game_types::View<Self>) -> f32 {
        let _ = view;
        0.0
    }

    /// Returns the mood of the current phase of the match: the minimum strength of each music layer, from 0 to 1. By default all
    /// are 0.
    fn mood(view: &game_types::View<Self>) -> LayerMix {
        let _ = view;
        LayerMix::default()
    }
}
