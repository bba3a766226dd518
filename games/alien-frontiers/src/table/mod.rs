//! The player's side of the table without rendering.
//!
//! [`plan`] is pure: the order that the player puts together by clicks, with previews and warnings.

pub mod plan;

use super::rules::{AlienFrontiers, Position};
use orrery_core::interaction::OpenInformation;

impl OpenInformation for AlienFrontiers {
    fn truth(view: &Position) -> &Position {
        view
    }
}
