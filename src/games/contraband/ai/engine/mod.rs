//! The engine: it finds every end of its turn, judges each by a net that was taught by matches, and plays the best on in worlds that
//! its seat holds possible.
//!
//! Levels differ in how much they misjudge, how many worlds they try and how far they look (`assets/contraband/opponents/`); what it
//! decides is a function of the view, the seed and the budget.

mod ahead;
mod belief;
mod data;
mod ends;
mod features;
mod judge;
mod learn;
mod likes;
mod luck;
mod mind;
mod net;
mod nets;
mod outlook;
mod tables;
mod train;
mod world;

use crate::ai::{Effort, Plan, Watch};
use crate::core::{Character, Level};
use crate::games::contraband::ai::greedy;
use crate::games::contraband::rules::{Contraband, Order, View};

pub use crate::games::contraband::ai::style::Style;
pub use data::{Skill, Temper, nets, read_characters, read_levels, read_style, skill, temper};
pub use mind::Mind;
pub use nets::Nets;
pub use train::Lessons;

/// What is done by somebody who weighs in this style, without a thought.
#[must_use]
pub fn at_once(view: &View, style: &Style) -> Order {
    greedy::choose(view, style)
}

/// What the engine means to do at this level, in this character, by the nets that come with the program.
#[must_use]
pub fn plan(
    view: &View,
    level: Level,
    character: Character,
    effort: Effort,
    watch: &Watch<Contraband>,
) -> Option<Plan<Contraband>> {
    let mind = Mind::new(nets(), skill(level)?, temper(character)?);
    Some(mind.plan(view, effort, watch))
}
