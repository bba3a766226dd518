//! Which keys, buttons of the mouse and buttons of the gamepad do what: the only place that knows.

mod action;
mod chord;
mod defaults;
pub(super) mod file;
mod map;

pub use action::{Action, Group, Own, Place};
pub use chord::Chord;
pub use defaults::{GameRows, OwnKeys, Row};
pub use map::{Clash, KeyMap, Press, SLOTS, Slot, pad_words};
