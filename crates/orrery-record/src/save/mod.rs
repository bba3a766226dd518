//! Saved matches: one text file each, written atomically, verified, and replayed when loaded.
//!
//! A file is a short header of lines and a blank line, then the body in RON: set-up, seats, and every order in recorded notation.
//! `crc32` and `length` in the header describe the body. `number` counts the saves of a folder, so that the last one is known
//! even if the clock was set back. The optional line `summary`, which older programs ignore, gives the players and the state of
//! the match for lists of saves.
//!
//! | format | additions |
//! |---|---|
//! | 1 | |
//! | 2 | header: `number`; body: `rules`, `practice`, and outcomes of undone orders |
//! | 3 | header: `plays`, the game key, and `program` instead of `game`; body: `notes`, and `lent_by` of delegated seats |

mod body;
mod deleted_autosaves;
mod errors;
mod file;
mod folder_lock;
mod fork;
mod header;
mod migrate;
mod names;
mod save_access;
mod store;
mod summary;
mod summary_line;

pub(super) use body::{SaveBody, error_of_rules, too_many};
pub use deleted_autosaves::DeletedAutosave;
pub use errors::{LoadError, SaveError};
pub use file::{SaveMeta, load_file, load_text, replay_file, save_file, write_text};
pub use folder_lock::{DataFolderLock, FolderInUseError};
pub use fork::ResumeResult;
pub use header::game_of_save;
pub(super) use header::{MAGIC, game_in};
pub(super) use migrate::migrate;
pub use save_access::{GameSaves, SaveAccess};
pub use store::{ResumableMatch, SaveListEntry, SaveStatus, SaveStore, data_dir};
pub use summary::MatchSummary;

/// The format that this program writes. Every released format stays readable.
pub const FORMAT: u32 = 3;

/// The size limit of a save that is read, in bytes.
pub const LARGEST_FILE: u64 = 16 * 1024 * 1024;

/// The file name extension of saved matches.
pub const ENDING: &str = "orrery";
