//! The sound of matches: effects for events, and music that follows the state of the match.
//!
//! [`SoundPlugin`] and, for each game, [`SoundCuesPlugin`] react to the table, the board and the panels, and announce each sound
//! as it begins ([`SoundStarted`]). [`SoundOutputPlugin`] plays the sounds. Without `SoundOutputPlugin`, or without a sound
//! device, everything else works as usual.
//!
//! | module | contents |
//! |---|---|
//! | `contract` | the trait that a game implements to have sounds |
//! | `cue` | the sounds that all games share, with their ranks |
//! | `gather` | the systems that turn events and clicks into sounds |
//! | `queue` | the scheduled sounds, and the limits on simultaneous sounds |
//! | [`music`] | the mix of the music's layers |
//! | `output` | playback on the sound device |
//! | `files` | the sound files embedded in the program |

mod contract;
mod cue;
mod files;
mod gather;
pub mod music;
mod output;
mod queue;

// The registration macros refer to `inventory` by this path.
#[doc(hidden)]
pub use inventory;
use std::marker::PhantomData;

use bevy::prelude::*;

use orrery_board::{ClickRefused, FinishMotionRequest, TimedTableChange};
use orrery_table::{LossConfirmationRequest, OrderRefused, TableChange};

pub use contract::GameSounds;
pub use cue::{CueTime, ListenerSeats, MANIFEST, SoundCue};
pub use files::{FILES, SoundFiles};
pub use gather::{MatchEndProximity, MusicMood, PlaySound, SoundRng, SoundStarted};
pub use output::{SoundOutput, SoundOutputPlugin, decode};
pub use queue::{SoundPlayback, SoundQueue};

/// The set of the systems in `PostUpdate` that gather the sounds to play and announce them.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct SoundSystems;

/// The order of systems within [`SoundSystems`].
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
enum SoundStepSystems {
    Before,
    Game,
    After,
}

/// Announces the sounds that all games share. Requires the engine's time.
pub struct SoundPlugin;

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<SoundQueue>()
            .init_resource::<SoundRng>()
            .init_resource::<MatchEndProximity>()
            .init_resource::<MusicMood>()
            .add_message::<PlaySound>()
            .add_message::<SoundStarted>()
            .add_message::<FinishMotionRequest>()
            .configure_sets(
                PostUpdate,
                (SoundStepSystems::Before, SoundStepSystems::Game, SoundStepSystems::After)
                    .chain()
                    .in_set(SoundSystems),
            )
            .add_systems(
                PostUpdate,
                (gather::pass_time.in_set(SoundStepSystems::Before), gather::begin.in_set(SoundStepSystems::After)),
            );
    }
}

/// Announces the sounds of a game's matches. Requires [`SoundPlugin`].
pub struct SoundCuesPlugin<G>(PhantomData<G>);

impl<G> Default for SoundCuesPlugin<G> {
    fn default() -> Self {
        SoundCuesPlugin(PhantomData)
    }
}

impl<G: GameSounds> Plugin for SoundCuesPlugin<G> {
    fn build(&self, app: &mut App) {
        app.add_message::<TableChange<G::Rules>>()
            .add_message::<TimedTableChange<G>>()
            .add_message::<OrderRefused<G::Rules>>()
            .add_message::<ClickRefused<G>>()
            .add_message::<LossConfirmationRequest<G::Rules>>()
            .add_systems(PostUpdate, gather::listen::<G>.in_set(SoundStepSystems::Game));
    }
}
