//! What panels and keys of the house are told of this game.

pub mod actions;
