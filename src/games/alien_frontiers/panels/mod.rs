//! What the panels of the house show of this game.

mod puzzles;
mod statistics;
