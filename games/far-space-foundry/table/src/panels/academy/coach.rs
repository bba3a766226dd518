//! The coach of a whole match. It comments only on free actions and on things that are new in Beta, and helps a player who
//! hesitates.

use crate::FarSpaceFoundryFrontend;
use crate::table::Warning;
use crate::table::plan::{best_fit, warnings};
use far_space_foundry::academy::{Highlight, HighlightPlace};
use far_space_foundry::rules::{MatchHalf, Order, Phase, View};
use orrery_ui::{CoachRemark, FirstEncounter};

/// Returns a remark about the dock's action if it costs nothing and is still unused, unless the goods of a landing can still be
/// moved.
pub fn for_the_taking(view: &View) -> Option<CoachRemark<FarSpaceFoundryFrontend>> {
    // The goods of a landing come first, because no goods can move after the action.
    let goods_first = view.known.now.landed && best_fit(view).is_some();
    let free = view.known.stage == Phase::Work && !goods_first && warnings(view, &Order::End).iter().any(is_action);
    free.then_some(("academy-coach-action", Highlight::Place(HighlightPlace::Action)))
}

fn is_action(warning: &Warning) -> bool {
    matches!(warning, Warning::EndWithAction { .. })
}

/// Returns the explanations of things that are new in Beta.
pub fn first_met(view: &View) -> Vec<FirstEncounter<FarSpaceFoundryFrontend>> {
    if view.known.half != MatchHalf::Beta || view.known.stage != Phase::Card {
        return Vec::new();
    }
    let new = |key, place: HighlightPlace| FirstEncounter { key, glow: Some(Highlight::Place(place)), lesson: "beta" };
    vec![
        new("met-beta-land", HighlightPlace::Land),
        new("met-beta-make", HighlightPlace::Docks),
        new("met-beta-lift", HighlightPlace::Lift),
    ]
}

/// Returns a remark about the next possible order, for a player who hesitates.
pub fn next_thing(view: &View) -> Option<CoachRemark<FarSpaceFoundryFrontend>> {
    Some(match view.known.stage {
        Phase::Card => ("academy-coach-idle-card", Highlight::Place(HighlightPlace::Hand)),
        Phase::Fly => ("academy-coach-idle-fly", Highlight::Place(HighlightPlace::Docks)),
        Phase::Hire => ("academy-coach-idle-hire", Highlight::Place(HighlightPlace::Shown)),
        Phase::Work if best_fit(view).is_some() => ("academy-coach-goods", Highlight::Place(HighlightPlace::Goods)),
        Phase::Work => ("academy-coach-idle-end", Highlight::Place(HighlightPlace::End)),
        // The program deals automatically.
        Phase::Begin | Phase::Keep | Phase::Stow | Phase::Over => return None,
    })
}
