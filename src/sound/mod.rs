//! What the match sounds like: effects for what happens, music that answers how it stands.
//!
//! [`SoundPlugin`] listens to table, board and panels and says what begins when ([`Heard`]); [`OutputPlugin`] plays it.
//! Without the second, or without a sound device, everything else goes on as ever.

mod cue;
mod files;
mod listen;
pub mod music;
mod output;
mod queue;

use bevy::prelude::*;

use crate::board::FinishMotion;
use crate::games::alien_frontiers::board::{Beats, ClickRefused};
use crate::games::alien_frontiers::table::{Announced, Confirm, Refused};

pub use cue::{Cue, Listener, MANIFEST, When, cues_of};
pub use files::FILES;
pub use listen::{Heard, Ring, Whim, listen};
pub use output::{Output, OutputPlugin, decode};
pub use queue::{Queue, Sounded};

/// Says what is to be heard. Needs the engine's time.
pub struct SoundPlugin;

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Queue>()
            .init_resource::<Whim>()
            .add_message::<Ring>()
            .add_message::<Heard>()
            .add_message::<Announced>()
            .add_message::<Beats>()
            .add_message::<FinishMotion>()
            .add_message::<Refused>()
            .add_message::<ClickRefused>()
            .add_message::<Confirm>()
            .add_systems(PostUpdate, listen);
    }
}
