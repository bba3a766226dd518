//! Tests of the gallery of Contraband: every scene shows the state after which it is named, and some look the same as their
//! approved pictures.

use bevy::prelude::*;
use contraband::Contraband;
use contraband::rules::{DecisionKind, MeetingOpponent};
use contraband_table::ContrabandFrontend;
use contraband_table::table::OrderDraft;
use orrery_app::gallery::{GalleryApp, GalleryArgs, GalleryScene, scenes_of};
use orrery_app::{MenuState, Screen};
use orrery_core::Rules as _;
use orrery_pilot::ProgramUnderTest as _;
use orrery_table::CurrentPendingOrder;
use orrery_table::{MatchStatus, Table};
use orrery_ui::gallery::GalleryScenes as _;

use super::pilot::ContrabandDriver;
use orrery_pilot::reference_pictures::{looks_as_looked_at, studio, turn};

/// Iterates over the scenes of this game only.
fn own() -> impl Iterator<Item = GalleryScene> {
    let is_own = |scene: &GalleryScene| {
        ContrabandFrontend::SCENES.iter().flat_map(|part| part.scenes).any(|own| own.name == scene.name)
    };
    scenes_of(ContrabandDriver::games(), Some(Contraband::KEY)).into_iter().filter(is_own)
}

/// Reports whether the Bevy world has reached the state of a scene, apart from its picture.
fn holds(name: &str, world: &World) -> bool {
    let front = world.resource::<MenuState>();
    let open = *world.resource::<State<Screen>>().get() == Screen::Match && front.overlays.is_empty();
    let Some(table) = world.get_resource::<Table<Contraband>>() else { return false };
    let (known, draft): (_, &OrderDraft) = (&table.view().known, world.resource::<CurrentPendingOrder<Contraband>>());
    let now = world.resource::<MatchStatus>();
    let asked = |ask: DecisionKind| open && known.ask == ask && now.local && !now.covered;
    let sight = known.meeting.is_some_and(|meeting| meeting.sight);
    let foe = |wanted: MeetingOpponent| known.meeting.is_some_and(|meeting| meeting.foe == wanted);
    match name {
        "contraband-deal" => open && known.round == 1 && known.count() == 4,
        "contraband-alone" => asked(DecisionKind::Turn) && known.is_solo(),
        "contraband-corsair" => asked(DecisionKind::Raid) && known.is_solo() && foe(MeetingOpponent::Corsair),
        "contraband-turn" | "contraband-refused" | "contraband-end" | "contraband-mine" | "contraband-market"
        | "contraband-port" | "contraband-gate" | "contraband-meet" => {
            asked(DecisionKind::Turn) && *draft == OrderDraft::Nothing
        }
        "contraband-radar" => asked(DecisionKind::Turn) && *draft == OrderDraft::Radar,
        "contraband-watched" => open && !now.local,
        "contraband-police" => asked(DecisionKind::Police) && !sight,
        "contraband-sight" => open && known.ask == DecisionKind::Police && sight,
        "contraband-fight" => asked(DecisionKind::Fight),
        "contraband-attack" => open && matches!(known.ask, DecisionKind::Press | DecisionKind::Stand),
        "contraband-raid" => asked(DecisionKind::Raid) && foe(MeetingOpponent::Raiders),
        "contraband-calm" => asked(DecisionKind::Calm),
        "contraband-prize" => asked(DecisionKind::Prize),
        "contraband-hide" => open && known.ask == DecisionKind::Hide,
        "contraband-loot" => asked(DecisionKind::Loot),
        "contraband-lose" => asked(DecisionKind::Lose),
        "contraband-excess" => asked(DecisionKind::Excess),
        "contraband-adrift" => asked(DecisionKind::Turn) && known.me().breakdown,
        "contraband-plan" => asked(DecisionKind::Plan) && *draft != OrderDraft::Nothing,
        "contraband-act" => asked(DecisionKind::Act),
        _ => false,
    }
}

#[test]
fn every_scene_shows_what_its_name_says() {
    // The state of the screen is queried, so nothing has to be painted.
    let asked = GalleryArgs { check: true, ..GalleryArgs::default() };
    let mut studio = GalleryApp::new(ContrabandDriver::games(), &asked).expect("the program starts without a window");
    for scene in own() {
        studio.visit(&scene);
        assert!(holds(&scene.name, studio.world()), "{} shows what it is named for", scene.name);
    }
}

/// Scenes with an approved picture in small size; each picture file has the name of its scene.
const LOOKED_AT: [&str; 8] = [
    "contraband-alone",
    "contraband-turn",
    "contraband-end",
    "contraband-mine",
    "contraband-market",
    "contraband-port",
    "contraband-gate",
    "contraband-lose",
];

/// Compares scenes with their approved pictures. After an intended change, run `ORRERY_PICTURES=accept cargo test --workspace
/// --test window looked_at`, then look at every picture.
#[test]
fn scenes_match_their_looked_at_references() {
    let Some(_turn) = turn() else { return };
    let mut studio = studio(ContrabandDriver::games(), (480, 270));
    let all = scenes_of(ContrabandDriver::games(), Some(Contraband::KEY));
    for name in LOOKED_AT {
        let scene = all.iter().find(|scene| scene.name == name).unwrap_or_else(|| panic!("there is a scene {name}"));
        looks_as_looked_at(&mut studio, scene, name);
    }
}
