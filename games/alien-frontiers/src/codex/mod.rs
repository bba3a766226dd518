//! The codex of Alien Frontiers: what there is a page about, how the pages hang together, and what is true of each in the match that is
//! open.
//!
//! Words are not here (`locale/codex.rs`). Every number is an answer of [`crate::rules`] to a question about a position; nothing of
//! the rules is told a second time.

mod bill;
mod dice;
mod links;
mod live;
mod pages;
mod scenes;
mod silence;
mod topic;

pub use bill::{Bill, Priced, bill};
pub use dice::{Berth, Use, claims, gained_circle, options};
pub use links::links;
pub use live::{CardPlaces, Fact, facts};
pub use scenes::{SCENES, Scene, scene, scenes_of};
pub use silence::{Blocked, why_not};
pub use topic::{Basic, Choice, Part, Topic};
