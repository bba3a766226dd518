//! Saved matches: one text file each, written atomically, verified, and replayed when loaded.
//!
//! A file is a short header of lines (`crc32` and `length` are of the body) and a blank line,
//! then the body in RON: set-up, seats, and every order in the notation's recorded form. `number`
//! counts the saves of a folder, so that the last one is known even when the clock was set back.
//!
//! | format | what came with it |
//! |---|---|
//! | 1 | |
//! | 2 | `number` in the header; `rules`, `practice`, and outcomes of orders taken back in the body |
//! | 3 | `plays`, the key of the game, in the header, and `program` in place of `game`; `notes` in the body, where somebody wrote any, and a seat's `lent_by`, where somebody plays for another |

mod body;
mod file;
mod migrate;
mod store;
mod summary;

pub(super) use body::{Body, error_of_rules};
pub use file::{
    LoadError, SaveError, SaveMeta, game_of_save, load_file, load_text, replay_file, save_file, write_text,
};
pub(super) use file::{MAGIC, game_in};
pub(super) use migrate::migrate;
pub use store::{Latest, Listed, State, Store, data_dir};
pub use summary::{Saved, SavedGame, Summary};

/// The format written; every format ever released stays readable.
pub const FORMAT: u32 = 3;

/// The largest file that is read, in bytes.
pub const LARGEST_FILE: u64 = 16 * 1024 * 1024;

/// How saved matches' file names end.
pub const ENDING: &str = "orrery";
