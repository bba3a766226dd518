//! Texts of refusals, in words that players know.

use super::{message, resources};
use alien_frontiers::rules::Refusal;
use orrery_locale::PlayerNames;

/// Returns the sentence with the reason for a refusal.
pub fn refusal_text(refusal: &Refusal, names: &PlayerNames) -> String {
    let more = match *refusal {
        Refusal::VictimHasLess { fuel, ore, .. } => vec![("have", resources(fuel, ore).into())],
        Refusal::Price { fuel, ore, have_fuel, have_ore } => {
            vec![("price", resources(fuel, ore).into()), ("have", resources(have_fuel, have_ore).into())]
        }
        _ => Vec::new(),
    };
    message("refusal", refusal, names, &more)
}
