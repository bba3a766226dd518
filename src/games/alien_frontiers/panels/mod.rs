//! What the panels of the house show of this game.

mod coach;
mod puzzles;
mod statistics;
