//! The codex: the contract for a game (`contract.rs`), the pages that every game has, and the search for pages.
//!
//! The folder `codex` of each game defines the topics of the game's pages, their links and their current facts. The texts and the
//! layout of pages are elsewhere (`crates/orrery-ui/src/codex/`).

mod contract;
mod example;
mod option_page;
mod search;

pub use contract::{CodexPages, CodexTopic, NoCodex};
pub use example::CodexExample;
pub use option_page::OptionPage;
pub use search::search;
