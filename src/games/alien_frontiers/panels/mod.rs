//! What panels show of Alien Frontiers.

mod end;
mod setup;
