//! The order that the player puts together, without rendering.
//!
//! [`plan`] is pure: the pending order that clicks change, with previews and warnings.

pub mod plan;

use super::rules::{AlienFrontiers, Position};
use orrery_core::interaction::PerfectInformation;

impl PerfectInformation for AlienFrontiers {
    fn truth(view: &Position) -> &Position {
        view
    }
}
