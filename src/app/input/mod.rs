//! Keys, buttons and gamepads beside the match: what each does everywhere, what it is called, how it is given away.

pub mod gamepad;
pub mod global;
pub mod key_labels;
pub mod modifiers;
pub mod rebind;
pub mod title_keys;
