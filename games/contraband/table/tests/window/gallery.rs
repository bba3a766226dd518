//! Tests of the gallery of Contraband: every scene shows the state after which it is named, and some look the same as their
//! approved pictures.

use bevy::prelude::*;
use contraband::Contraband;
use contraband::rules::{MeetingOpponent, Question};
use contraband_table::ContrabandWindow;
use contraband_table::table::Draft;
use orrery_app::gallery::{GalleryApp, GalleryArgs, GalleryScene, scenes_of};
use orrery_app::{MenuState, Screen};
use orrery_core::Rules as _;
use orrery_pilot::TestedGames as _;
use orrery_table::CurrentPendingOrder;
use orrery_table::{MatchStatus, Table};
use orrery_ui::gallery::GalleryScenes as _;

use super::pilot::ContrabandDriver;
use orrery_pilot::reference_pictures::{looks_as_looked_at, studio, turn};

/// Iterates over the scenes of this game only.
fn own() -> impl Iterator<Item = GalleryScene> {
    let is_own = |scene: &GalleryScene| {
        ContrabandWindow::SCENES.iter().flat_map(|part| part.scenes).any(|own| own.name == scene.name)
    };
    scenes_of(ContrabandDriver::games(), Some(Contraband::KEY)).into_iter().filter(is_own)
}

/// Reports whether the Bevy world has reached the state of a scene, apart from its picture.
fn holds(name: &str, world: &World) -> bool {
    let front = world.resource::<MenuState>();
    let open = *world.resource::<State<Screen>>().get() == Screen::Match && front.overlays.is_empty();
    let Some(table) = world.get_resource::<Table<Contraband>>() else { return false };
    let (known, draft): (_, &Draft) = (&table.view().known, world.resource::<CurrentPendingOrder<Contraband>>());
    let now = world.resource::<MatchStatus>();
    let asked = |ask: Question| open && known.ask == ask && now.local && !now.covered;
    let sight = known.meeting.is_some_and(|meeting| meeting.sight);
    let foe = |wanted: MeetingOpponent| known.meeting.is_some_and(|meeting| meeting.foe == wanted);
    match name {
        "contraband-deal" => open && known.round == 1 && known.count() == 4,
        "contraband-alone" => asked(Question::Turn) && known.is_solo(),
        "contraband-corsair" => asked(Question::Raid) && known.is_solo() && foe(MeetingOpponent::Corsair),
        "contraband-turn" | "contraband-refused" | "contraband-end" | "contraband-mine" | "contraband-market"
        | "contraband-port" | "contraband-gate" | "contraband-meet" => {
            asked(Question::Turn) && *draft == Draft::Nothing
        }
        "contraband-radar" => asked(Question::Turn) && *draft == Draft::Radar,
        "contraband-watched" => open && !now.local,
        "contraband-police" => asked(Question::Police) && !sight,
        "contraband-sight" => open && known.ask == Question::Police && sight,
        "contraband-fight" => asked(Question::Fight),
        "contraband-attack" => open && matches!(known.ask, Question::Press | Question::Stand),
        "contraband-raid" => asked(Question::Raid) && foe(MeetingOpponent::Raiders),
        "contraband-calm" => asked(Question::Calm),
        "contraband-prize" => asked(Question::Prize),
        "contraband-hide" => open && known.ask == Question::Hide,
        "contraband-loot" => asked(Question::Loot),
        "contraband-lose" => asked(Question::Lose),
        "contraband-excess" => asked(Question::Excess),
        "contraband-adrift" => asked(Question::Turn) && known.me().breakdown,
        "contraband-plan" => asked(Question::Plan) && *draft != Draft::Nothing,
        "contraband-act" => asked(Question::Act),
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
