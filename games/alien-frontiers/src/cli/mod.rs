//! Commands for this game's own engine.

mod train;
