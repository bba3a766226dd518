//! The codex: the contract for a game (`contract.rs`), the pages that every game has, and the search for pages.
//!
//! The game decides, in its folder `codex`, on the topics of its pages, their links and their current facts. Neither the texts nor
//! the layout of a page are here (`crates/orrery-ui/src/codex/`).

mod contract;
mod example;
mod option_page;
mod search;

pub use contract::{CodexPages, CodexTopic, NoCodex};
pub use example::CodexExample;
pub use option_page::OptionPage;
pub use search::search;
