//! Checks of the contract between the shared crates and a game, over thousands of random positions. A check returns
//! [`CheckFailures`](findings::CheckFailures) rather than panicking, so that the tests of
//! [`BrokenToyGame`](crate::broken::BrokenToyGame) can show that each check finds its fault.

pub mod codex;
pub mod fair;
pub mod findings;
pub mod game;
pub mod opponents;
pub mod orders;
pub mod records;
pub mod views;
pub mod walk;
