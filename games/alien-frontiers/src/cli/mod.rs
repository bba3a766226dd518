//! Command-line commands for this game's own engine.

mod train;
