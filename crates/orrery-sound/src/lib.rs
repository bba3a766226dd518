//! What matches sound like: effects for what happens, music that answers how it stands.
//!
//! [`SoundPlugin`] and for each game [`CuesPlugin`] listen to table, board and panels and say what begins when ([`Heard`]);
//! [`OutputPlugin`] plays it. Without the last, or without a sound device, everything else goes on as ever.

mod contract;
mod cue;
mod files;
mod listen;
pub mod music;
mod output;
mod queue;

// The macros that register what a game carries name it.
#[doc(hidden)]
pub use inventory;
use std::marker::PhantomData;

use bevy::prelude::*;

use orrery_board::{Beats, ClickRefused, FinishMotion};
use orrery_table::{Announced, Confirm, Refused};

pub use contract::SoundCues;
pub use cue::{Cue, Listener, MANIFEST, When};
pub use files::{FILES, SoundFiles};
pub use listen::{Heard, Mood, Nearness, Ring, Whim};
pub use output::{Output, OutputPlugin, decode};
pub use queue::{Queue, Sounded};

/// In `PostUpdate`, what is to be heard is gathered and told.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Listen;

/// The order within [`Listen`].
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
enum ListenSystems {
    Before,
    Game,
    After,
}

/// Says what is to be heard of every game. Needs the engine's time.
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

/// Says what is to be heard of a game's matches. Needs [`SoundPlugin`].
pub struct CuesPlugin<G>(PhantomData<G>);

impl<G> Default for CuesPlugin<G> {
    fn default() -> Self {
        CuesPlugin(PhantomData)
    }
}

impl<G: SoundCues> Plugin for CuesPlugin<G> {
    fn build(&self, app: &mut App) {
        app.add_message::<Announced<G::Rules>>()
            .add_message::<Beats<G>>()
            .add_message::<Refused<G::Rules>>()
            .add_message::<ClickRefused<G>>()
            .add_message::<Confirm<G::Rules>>()
            .add_systems(PostUpdate, listen::listen::<G>.in_set(ListenSystems::Game));
    }
}
