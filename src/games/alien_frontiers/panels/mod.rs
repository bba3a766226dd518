//! What the panels of the house show of this game.

mod academy;
mod codex;
mod puzzles;
mod statistics;
