//! The bindings of keys, mouse buttons and gamepad buttons. No other module assigns keys.

mod action;
mod chord;
mod defaults;
pub(super) mod file;
mod map;

pub use action::{Action, ActionGroup, ActionScope, GameInputAction};
pub use chord::KeyChord;
pub use defaults::{DefaultBindings, GameDefaultBindings, GameKeyBindings};
pub use map::{BindingConflict, BindingSlot, KeyMap, KeyOrButton, SLOTS, pad_words};
