//! What this game says and shows in the panels of the house.

mod codex;
