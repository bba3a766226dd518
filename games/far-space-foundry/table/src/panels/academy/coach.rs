//! The coach of a whole match. It is silent, except about free actions and after a long wait.

use crate::FarSpaceFoundryWindow;
use crate::table::plan::{best_fit, warnings};
use far_space_foundry::academy::{Glow, Place};
use far_space_foundry::rules::{Half, Order, Stage, View};
use orrery_ui::{CoachRemark, FirstEncounter};

/// A text, with its highlight.
type Word = CoachRemark<FarSpaceFoundryWindow>;

/// Returns the dock's action, if it costs nothing.
pub fn for_the_taking(view: &View) -> Option<Word> {
    // The goods of a landing come first: none can follow the action.
    let goods_first = view.known.now.landed && best_fit(view).is_some();
    let free = view.known.stage == Stage::Work && !goods_first && !warnings(view, &Order::End).is_empty();
    free.then_some(("academy-coach-action", Glow::Place(Place::Action)))
}

/// Returns the explanations of things that are new in Beta.
pub fn first_met(view: &View) -> Vec<FirstEncounter<FarSpaceFoundryWindow>> {
    if view.known.half != Half::Beta || view.known.stage != Stage::Card {
        return Vec::new();
    }
    let new = |key, place: Place| FirstEncounter { key, glow: Some(Glow::Place(place)), lesson: "beta" };
    vec![new("met-beta-land", Place::Land), new("met-beta-make", Place::Docks), new("met-beta-lift", Place::Lift)]
}

/// Returns the next possible order.
pub fn next_thing(view: &View) -> Option<Word> {
    Some(match view.known.stage {
        Stage::Card => ("academy-coach-idle-card", Glow::Place(Place::Hand)),
        Stage::Fly => ("academy-coach-idle-fly", Glow::Place(Place::Docks)),
        Stage::Hire => ("academy-coach-idle-hire", Glow::Place(Place::Shown)),
        Stage::Work if best_fit(view).is_some() => ("academy-coach-goods", Glow::Place(Place::Goods)),
        Stage::Work => ("academy-coach-idle-end", Glow::Place(Place::End)),
        // The table deals by itself.
        Stage::Begin | Stage::Keep | Stage::Stow | Stage::Over => return None,
    })
}
