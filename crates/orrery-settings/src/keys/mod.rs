//! The bindings of keys, mouse buttons and gamepad buttons. No other module decides on them.

mod action;
mod chord;
mod defaults;
pub(super) mod file;
mod map;

pub use action::{Action, Group, Own, Place};
pub use chord::Chord;
pub use defaults::{GameRows, OwnKeys, Row};
pub use map::{Clash, KeyMap, Press, SLOTS, Slot, pad_words};
