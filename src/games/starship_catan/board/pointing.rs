//! What is known of what is pointed at: what a click would bring, or why it would bring nothing.

use super::ctx::Pointed;
use crate::board;
use crate::games::starship_catan::rules::StarshipCatan;

/// What is known of what is pointed at.
#[must_use]
pub fn pointed(on: &board::Ctx<StarshipCatan>) -> Option<Pointed> {
    let board::Pointed { target, explain, by_keys } = on.pointed?;
    // What a lesson does not offer brings nothing.
    let offered = on.local && on.targets.contains(&target);
    let preview = offered.then(|| on.plan.hover(on.view, target)).flatten();
    // What was clicked and is done, and the mouse still lies on it: there is nothing to refuse.
    let asks = on.local && !offered && explain;
    let refusal = asks.then(|| on.plan.why_not(on.view, target)).flatten();
    Some(Pointed { target, preview, refusal, explain, by_keys })
}
