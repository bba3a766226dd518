//! What lies on the table of Alien Frontiers, and what the player is about to do.
//!
//! [`plan`] is pure and knows no engine; everything else is entities, and the house's table for this game.

pub mod plan;

use super::rules::{AlienFrontiers, Position};
use orrery_core::interaction::OpenInformation;

impl OpenInformation for AlienFrontiers {
    fn truth(view: &Position) -> &Position {
        view
    }
}
