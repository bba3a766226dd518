//! Tests that the systems of a frame have one order: where two of them access the same data, one is ordered before the other. For
//! systems without an order, the engine chooses a sequence that may differ from build to build.

use bevy::ecs::schedule::SystemKey;
use bevy::prelude::*;
use orrery::app::gallery::{GalleryApp, GalleryFlags};
use orrery::games::{GALLERY, GAMES};

/// Reports whether a system belongs to the program: to a shared crate or to a crate of a game.
fn ours(name: &str) -> bool {
    let package = name.split("::").next().unwrap_or_default();
    let of_a_game = |game: &str| package.strip_suffix("_table").unwrap_or(package) == game;
    package.starts_with("orrery") || GAMES.all().any(|game| of_a_game(&game.key.word().replace('-', "_")))
}

/// Reports whether two systems belong to different games. Only one game at a time has a table and receives keys; the other game's
/// systems do nothing in that frame.
fn of_two_games(one: &str, other: &str) -> bool {
    let of = |name: &str| GAMES.all().position(|game| name.contains(&game.key.word().replace('-', "_")));
    of(one).zip(of(other)).is_some_and(|(one, other)| one != other)
}

/// Describes each pair of the program's systems in this schedule that access the same data and have no order. Returns an empty
/// list if the schedule has not been built yet.
fn left_open(world: &World, schedule: &Schedule) -> Vec<String> {
    let Ok(systems) = schedule.systems() else { return Vec::new() };
    let names: Vec<(SystemKey, String)> = systems.map(|(key, system)| (key, system.name().to_string())).collect();
    let name = |key: SystemKey| names.iter().find(|(known, _)| *known == key).map_or("", |(_, name)| name.as_str());
    let touched = |ids: &[bevy::ecs::component::ComponentId]| {
        let names = ids.iter().filter_map(|&id| Some(world.components().get_name(id)?.to_string()));
        names.collect::<Vec<_>>().join(", ")
    };
    let open = schedule.graph().conflicting_systems().iter().filter(|(a, b, _)| ours(name(*a)) && ours(name(*b)));
    let open = open.filter(|(a, b, _)| !of_two_games(name(*a), name(*b)));
    let label = schedule.label();
    open.map(|(a, b, ids)| format!("{label:?}: {} and {}: {}", name(*a), name(*b), touched(ids))).collect()
}

#[test]
fn frame_systems_have_no_ambiguous_order() {
    let mut studio = GalleryApp::blind(GALLERY, &GalleryFlags::default()).expect("the program starts");
    studio.pass(3);
    let world = studio.world();
    let schedules = world.resource::<Schedules>();
    let open: Vec<String> = schedules.iter().flat_map(|(_, schedule)| left_open(world, schedule)).collect();
    let systems = schedules.iter().filter_map(|(_, schedule)| schedule.systems().ok()).flatten();
    let seen = systems.filter(|(_, system)| ours(&system.name().to_string())).count();
    assert!(seen > 200, "the search is broken: {seen} systems of the program");
    assert!(open.is_empty(), "{} pairs of systems have no order:\n{}", open.len(), open.join("\n"));
}
