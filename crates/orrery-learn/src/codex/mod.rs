//! The codex: the contract for a game (`contract.rs`), its file of pages (`file.rs`), the pages that every game has, and the
//! search for pages.
//!
//! `assets/KEY/codex.ron` lists a game's pages with their rules, pictures, lessons, links and examples. The folder `codex` of each
//! game defines the topics of the pages and their current facts. The texts and the layout of pages are elsewhere
//! (`crates/orrery-ui/src/codex/`).

mod contract;
mod example;
mod file;
mod option_page;
mod search;
mod topics;

pub use contract::CodexPages;
pub use example::CodexExample;
pub use file::{CodexEntry, CodexFile, CodexFileError, read_codex};
pub use option_page::OptionPage;
pub use search::search;
pub use topics::{CodexTopic, NoCodex};
