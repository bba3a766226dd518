//! The commands of this game's own engine.

mod train;
