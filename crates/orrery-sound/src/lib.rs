//! Sound of matches: effects for events, and music that follows the state of the match.
//!
//! [`SoundPlugin`] and, for each game, [`CuesPlugin`] listen to the table, the board and the panels and announce each sound as it
//! begins ([`Heard`]). [`OutputPlugin`] plays it. Without `OutputPlugin`, or without a sound device, everything else works as
//! usual.
//!
//! | module | contents |
//! |---|---|
//! | `contract` | the traits a game implements to be heard |
//! | `cue` | the sounds that every game shares, and their order of importance |
//! | `listen` | the systems that turn events and clicks into sounds |
//! | `queue` | sounds due later, and the limits on sounds at the same time |
//! | [`music`] | the mix of the music's layers |
//! | `output` | playback on the sound device |
//! | `files` | the sound files embedded in the program |

mod contract;
mod cue;
mod files;
mod listen;
pub mod music;
mod output;
mod queue;

// The registration macros refer to it by this path.
#[doc(hidden)]
pub use inventory;
use std::marker::PhantomData;

use bevy::prelude::*;

use orrery_board::{Beats, ClickRefused, FinishMotion};
use orrery_table::{ConfirmLoss, OrderRefused, TableChange};

pub use contract::SoundCues;
pub use cue::{Cue, Listener, MANIFEST, When};
pub use files::{FILES, SoundFiles};
pub use listen::{Heard, Mood, Nearness, Ring, Whim};
pub use output::{Output, OutputPlugin, decode};
pub use queue::{Queue, Sounded};

/// The set in `PostUpdate` that gathers the sounds to play and announces them.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Listen;

/// The order of systems within [`Listen`].
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
enum ListenSystems {
    Before,
    Game,
    After,
}

/// Announces the sounds of all games. Needs the engine's time.
pub struct SoundPlugin;

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Queue>()
            .init_resource::<Whim>()
            .init_resource::<Nearness>()
            .init_resource::<Mood>()
            .add_message::<Ring>()
            .add_message::<Heard>()
            .add_message::<FinishMotion>()
            .configure_sets(
                PostUpdate,
                (ListenSystems::Before, ListenSystems::Game, ListenSystems::After).chain().in_set(Listen),
            )
            .add_systems(
                PostUpdate,
                (listen::pass_time.in_set(ListenSystems::Before), listen::begin.in_set(ListenSystems::After)),
            );
    }
}

/// Announces the sounds of one game's matches. Needs [`SoundPlugin`].
pub struct CuesPlugin<G>(PhantomData<G>);

impl<G> Default for CuesPlugin<G> {
    fn default() -> Self {
        CuesPlugin(PhantomData)
    }
}

impl<G: SoundCues> Plugin for CuesPlugin<G> {
    fn build(&self, app: &mut App) {
        app.add_message::<TableChange<G::Rules>>()
            .add_message::<Beats<G>>()
            .add_message::<OrderRefused<G::Rules>>()
            .add_message::<ClickRefused<G>>()
            .add_message::<ConfirmLoss<G::Rules>>()
            .add_systems(PostUpdate, listen::listen::<G>.in_set(ListenSystems::Game));
    }
}
