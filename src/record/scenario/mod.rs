//! Scenarios: a position, orders, and what must be true then.
//!
//! The rules' own tests, the tutorial's lessons and players' puzzles are all scenario files. The
//! format is public and described with the notation; a file is RON, unknown fields are refused.

mod chance;
mod compare;
mod format;
mod of;
mod run;
mod start;

pub use self::chance::Script;
pub use self::format::{Expect, ExpectOver, ExpectRelic, ExpectSeat, LARGEST_FILE, Scenario, SeatText, SetupText};
pub use self::run::{Report, check_paths, run_file, run_text};
pub use self::start::SceneError;
pub use crate::core::ron::FileError;
