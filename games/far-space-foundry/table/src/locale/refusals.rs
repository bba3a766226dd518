//! The texts of refusals.

use super::{message, text};
use far_space_foundry::rules::Refusal;
use orrery_locale::{PlayerNames, message_key};

/// Returns the sentence that gives the player the reason for a refusal.
pub fn refusal_text(refusal: &Refusal) -> String {
    match *refusal {
        Refusal::NotNow { stage } => text(&message_key("refusal-not-now", stage.word(), "")),
        Refusal::OtherWay { landed: true, .. } => text("refusal-other-way-landed"),
        Refusal::OtherWay { landed: false, .. } => text("refusal-other-way-lifted"),
        Refusal::OnlyOne { asteroids: true } => text("refusal-one-asteroid"),
        Refusal::OnlyOne { asteroids: false } => text("refusal-one-freighter"),
        _ => message("refusal", refusal, &PlayerNames::default(), &[]),
    }
}
