//! Tests of the gallery of Starship Catan: every scene of this game shows the state for which it is named, and a dozen scenes
//! match their accepted pictures.

use bevy::prelude::*;
use orrery_app::gallery::{GalleryApp, GalleryFlags, scenes_of};
use orrery_app::{MatchUiState, MenuState, Screen};
use orrery_core::Rules as _;
use orrery_pilot::ProgramUnderTest as _;
use orrery_table::CurrentPendingOrder;
use orrery_table::{MatchStatus, Table};
use orrery_ui::Overlay;
use starship_catan::StarshipCatan;
use starship_catan::rules::{LARGEST_SECTOR, MemoryAid, Phase, SECTOR_SIZE, Seat, View};
use starship_catan_table::table::OrderDraft;

use super::pilot::StarshipCatanDriver;
use orrery_pilot::gallery::{scenes_hold, scenes_look_as_approved};

/// Reports whether a scene has the expected state, apart from its picture.
fn holds(name: &str, world: &World) -> bool {
    let (front, play) = (world.resource::<MenuState>(), world.resource::<MatchUiState>());
    let open = *world.resource::<State<Screen>>().get() == Screen::Match && front.overlays.is_empty();
    let Some(table) = world.get_resource::<Table<StarshipCatan>>() else { return false };
    let (view, draft): (&View, &OrderDraft) = (table.view(), world.resource::<CurrentPendingOrder<StarshipCatan>>());
    let known = &view.known;
    let (phase, now) = (known.phase, world.resource::<MatchStatus>());
    let at = |wanted: Phase| open && phase == wanted && now.local && !now.covered;
    let row = usize::from(known.flight.len());
    match name {
        "first-module" => at(Phase::Module),
        "roll" => at(Phase::Roll),
        "production" => at(Phase::Produce),
        "sectors" | "sectors-aimed" => at(Phase::Fly) && known.options.memory == MemoryAid::None,
        "sectors-notes" => at(Phase::Fly) && known.options.memory == MemoryAid::Notes && !table.notes().is_empty(),
        "notes" => front.overlays.last() == Some(&Overlay::Notes) && !table.notes().is_empty(),
        "sectors-open" => at(Phase::Fly) && known.options.memory == MemoryAid::Open,
        "sensor" | "sensor-open" => at(Phase::Arrange) && view.looked_at().len() == 3,
        "sensor-placed" => at(Phase::Arrange) && matches!(draft, OrderDraft::Look(look) if look.len() == 2),
        "flight-founding" | "flight-on" => at(Phase::Flight) && row == 4,
        "flight-buying" => at(Phase::Flight) && matches!(draft, OrderDraft::Deal(deal) if deal.things.total() == 2),
        "flight-nine" => at(Phase::Flight) && row == 9,
        "flight-ten" => at(Phase::Flight) && row == usize::from(SECTOR_SIZE) && row < usize::from(LARGEST_SECTOR),
        "adventures" => at(Phase::Flight) && *draft == OrderDraft::Nothing,
        "adventure-reward" => matches!(draft, OrderDraft::Reward(reward) if reward.picked.len() == 2),
        "pirates" | "pirates-aimed" | "corsairs" => at(Phase::Pirates),
        "fight-won" => at(Phase::Take),
        "fight-lost" | "module-lost" => at(Phase::Build) && known.now.fight != [0, 0],
        "module-falls" => at(Phase::Lose),
        "build" | "build-aimed" | "build-demand" | "full-ships" => at(Phase::Build) && *draft == OrderDraft::Nothing,
        "build-post" => matches!(draft, OrderDraft::Deal(deal) if deal.post.is_some() && !deal.things.is_empty()),
        "offer" => matches!(draft, OrderDraft::Offer(offer) if !offer.give.is_empty() && !offer.want.is_empty()),
        "answer" => at(Phase::Answer) && known.decider == Seat::Sun && play.recap.is_none(),
        "watched-offer" => open && phase == Phase::Answer && !now.local,
        "full-rival" => open && phase == Phase::Build && !now.local,
        "codex-raiders" | "codex-cannon" | "codex-monument" => front.overlays.last() == Some(&Overlay::Codex),
        "codex-example" | "puzzle-raiders" | "puzzle-memory" | "puzzle-block" => open && now.local,
        _ => false,
    }
}

#[test]
fn every_scene_shows_what_its_name_says() {
    scenes_hold::<StarshipCatanDriver>(holds);
}

/// Without notes and without reminders of the sectors' cards, the screen shows no player's hidden information, even if two people
/// share it.
#[test]
fn memory_match_between_two_people_has_no_cover() {
    let asked = GalleryFlags { check: true, ..GalleryFlags::default() };
    let mut studio =
        GalleryApp::new(StarshipCatanDriver::games(), &asked).expect("the program starts without a window");
    for (name, covered) in [("match-2", false), ("match-crowded", false), ("menu", false), ("hand-over", false)] {
        let all = scenes_of(StarshipCatanDriver::games(), Some(StarshipCatan::KEY));
        let scene = all.iter().find(|scene| scene.name == name).unwrap_or_else(|| panic!("there is a scene {name}"));
        studio.visit(scene);
        assert_eq!(studio.world().resource::<MatchStatus>().covered, covered, "{name}");
    }
}

/// The scenes compared with a small picture, each with the name of its file.
const LOOKED_AT: [(&str, &str); 12] = [
    ("sectors", "starship-sectors"),
    ("sectors-open", "starship-sectors-open"),
    ("notes", "starship-notes"),
    ("sensor-open", "starship-sensor-open"),
    ("flight-founding", "starship-flight-founding"),
    ("flight-nine", "starship-flight-nine"),
    ("adventure-reward", "starship-adventure-reward"),
    ("corsairs", "starship-corsairs"),
    ("fight-won", "starship-fight-won"),
    ("build-aimed", "starship-build-aimed"),
    ("offer", "starship-offer"),
    ("full-ships", "starship-full-ships"),
];

#[test]
fn scenes_match_their_looked_at_references() {
    scenes_look_as_approved::<StarshipCatanDriver>(&LOOKED_AT);
}
