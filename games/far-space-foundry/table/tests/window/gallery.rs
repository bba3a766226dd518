//! Tests of the gallery of Far Space Foundry: every scene of this game shows the state for which it is named, and a dozen scenes
//! match their accepted pictures.

use bevy::prelude::*;
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{MatchHalf, Phase};
use far_space_foundry_table::table::{ClickTarget, OrderDraft};
use orrery_app::{MenuState, Screen};
use orrery_table::CurrentPendingOrder;
use orrery_table::{MatchStatus, Table};
use orrery_ui::Overlay;

use super::pilot::FarSpaceFoundryDriver;
use orrery_pilot::gallery::{scenes_hold, scenes_look_as_approved};

/// Reports whether a scene has reached its state, apart from its picture.
fn holds(name: &str, world: &World) -> bool {
    let front = world.resource::<MenuState>();
    let open = *world.resource::<State<Screen>>().get() == Screen::Match && front.overlays.is_empty();
    if name == "foundry-setup-products" {
        let screen = *world.resource::<State<Screen>>().get();
        return screen == Screen::Setup && front.draft.picked.is_some_and(|picked| picked.count_ones() == 3);
    }
    let Some(table) = world.get_resource::<Table<FarSpaceFoundry>>() else { return false };
    let (view, plan) = (table.view(), world.resource::<CurrentPendingOrder<FarSpaceFoundry>>());
    let (known, draft): (_, &OrderDraft) = (&view.known, plan);
    let now = world.resource::<MatchStatus>();
    let at =
        |half: MatchHalf, stage: Phase| open && known.half == half && known.stage == stage && now.local && !now.covered;
    let (alpha, beta) = (|stage| at(MatchHalf::Alpha, stage), |stage| at(MatchHalf::Beta, stage));
    match name {
        // The program has dealt automatically.
        "foundry-deal" => open && known.set_up && known.half == MatchHalf::Alpha && known.stage != Phase::Begin,
        "foundry-begin-beta" => open && known.half == MatchHalf::Beta && known.stage == Phase::Card,
        "foundry-alone" => known.count == 1 && (alpha(Phase::Card) || beta(Phase::Card)),
        "foundry-alpha" | "foundry-alpha-only" => alpha(Phase::Card) && *draft == OrderDraft::Nothing,
        "foundry-alpha-die" => alpha(Phase::Card) && matches!(draft, OrderDraft::Pilot(_)),
        "foundry-alpha-bribe" => alpha(Phase::Card) && *draft == OrderDraft::Bribe,
        "foundry-alpha-landed" => alpha(Phase::Work) && known.now.landed,
        "foundry-alpha-lifted" => alpha(Phase::Work) && !known.now.landed,
        "foundry-cantina" => alpha(Phase::Hire) && !known.shown.is_empty(),
        "foundry-keep" => open && now.local && known.stage == Phase::Keep,
        "foundry-beta" => beta(Phase::Card) && *draft == OrderDraft::Nothing,
        "foundry-beta-picked" => beta(Phase::Card) && matches!(draft, OrderDraft::Pilot(_)),
        "foundry-beta-gathered" => beta(Phase::Work) && matches!(draft, OrderDraft::Goods(goods) if goods.total() == 2),
        "foundry-beta-landed"
        | "foundry-beta-make"
        | "foundry-beta-charge"
        | "foundry-beta-upgrade"
        | "foundry-pairs" => beta(Phase::Work) && *draft == OrderDraft::Nothing,
        "foundry-idle" => beta(Phase::Card) && plan.targets(view).contains(&ClickTarget::Confirm),
        "foundry-stow" => beta(Phase::Stow),
        "foundry-watched" => open && !now.local,
        "foundry-codex-count"
        | "foundry-codex-cantina"
        | "foundry-codex-smuggler"
        | "foundry-codex-freighter"
        | "foundry-codex-robot" => front.overlays.last() == Some(&Overlay::Codex),
        "foundry-puzzle-gap" | "foundry-puzzle-space" => open && now.local,
        _ => false,
    }
}

#[test]
fn every_scene_shows_what_its_name_says() {
    scenes_hold::<FarSpaceFoundryDriver>(holds);
}

/// Scenes that are compared with a small picture, each with the name of its file.
const LOOKED_AT: [(&str, &str); 12] = [
    ("foundry-alone", "foundry-alone"),
    ("foundry-alpha", "foundry-alpha"),
    ("foundry-alpha-die", "foundry-alpha-die"),
    ("foundry-alpha-lifted", "foundry-alpha-lifted"),
    ("foundry-cantina", "foundry-cantina"),
    ("foundry-keep", "foundry-keep"),
    ("foundry-beta", "foundry-beta"),
    ("foundry-beta-gathered", "foundry-beta-gathered"),
    ("foundry-beta-make", "foundry-beta-make"),
    ("foundry-pairs", "foundry-pairs"),
    ("foundry-idle", "foundry-idle"),
    ("foundry-stow", "foundry-stow"),
];

#[test]
fn scenes_match_their_looked_at_references() {
    scenes_look_as_approved::<FarSpaceFoundryDriver>(&LOOKED_AT);
}
