//! What the house asks of a game so that its matches are heard.

use super::cue::{Cue, Listener, When};
use super::music::Mix;
use orrery_board::BoardScene;
use orrery_core::of;
use orrery_table::Announced;

/// A game whose matches are heard. One without anything of its own is heard by the sounds of the house alone.
pub trait SoundCues: BoardScene {
    /// Its own sounds, each in the list of its folder of assets.
    const CUES: &'static [Cue] = &[];

    /// What an event sounds like, and when; by default like nothing.
    fn cues_of(event: &of::Event<Self>, listener: &impl Listener) -> Vec<(When, Cue)> {
        let _ = (event, listener);
        Vec::new()
    }

    /// What falls on the table with an event, and how many times: each falls when it likes and hops on; by default nothing.
    fn thrown(event: &of::Event<Self>) -> Option<(Cue, usize)> {
        let _ = event;
        None
    }

    /// What no event says, but how things lie before and after does; by default nothing.
    fn counted(told: &Announced<Self::Rules>, listener: &impl Listener) -> Vec<Cue> {
        let _ = (told, listener);
        Vec::new()
    }

    /// How near the end is, 0 to 1: so strongly the music's tension is heard; by default not at all.
    fn nearness(view: &of::View<Self>) -> f32 {
        let _ = view;
        0.0
    }

    /// How strongly each layer of the music is heard at least while a match stands so, 0 to 1: the mood of a part of it. By default no
    /// part has one of its own.
    fn mood(view: &of::View<Self>) -> Mix {
        let _ = view;
        Mix::default()
    }
}
