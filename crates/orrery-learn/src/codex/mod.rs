//! The codex: what it asks of a game (`contract.rs`), the pages that every game has, how pages are found.
//!
//! What there is a page about, how pages hang together and what is true of each now says the game, in its folder `codex`. Words are
//! not here, nor how a page looks (`crates/orrery-ui/src/codex/`).

mod contract;
mod example;
mod option_page;
mod search;

pub use contract::{CodexPages, CodexTopic, Nothing};
pub use example::Example;
pub use option_page::OptionPage;
pub use search::search;
