//! The codex of Alien Frontiers: the topics of its pages, the links between them, and the facts about each in the open match.
//!
//! The texts are in `locale/codex.rs`. Every number is an answer of [`crate::rules`] to a question about a position; no rule is
//! stated a second time here.

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
