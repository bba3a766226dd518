//! Keys, buttons and gamepads: what each does, what it is called, how it is given away.

pub mod gamepad;
pub mod global;
pub mod key_labels;
pub mod keys;
pub mod modifiers;
pub mod press;
pub mod rebind;
mod seen;
