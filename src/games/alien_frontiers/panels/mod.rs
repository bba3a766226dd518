//! What the panels of the house show of this game.

mod codex;
mod puzzles;
mod statistics;
