//! Tests of the gallery: every scene shows the state for which it is named, and looks the same each time.

use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::table::CurrentPendingOrder;
use std::sync::LazyLock;

use bevy::prelude::*;
use orrery::app::gallery::{GalleryApp, GalleryFlags, GalleryScene, scenes_of};
use orrery::app::{MatchUiState, MenuState, Screen, UiRequest};
use orrery::board::TitleOrrery;
use orrery::core::FIRST_GAME;
use orrery::games::alien_frontiers_table::table::plan::OrderEntryMode;
use orrery::games::{GALLERY, GAMES};
use orrery::panels::{Overlay, RemapState, SettingsPage, UiIntent};
use orrery::settings::AppFolders;

use orrery_pilot::reference_pictures::{looks_as_looked_at, studio, turn};

/// Returns every scene, in the order of a visit.
pub fn every_scene() -> impl Iterator<Item = &'static GalleryScene> {
    static ALL: LazyLock<Vec<GalleryScene>> = LazyLock::new(|| scenes_of(GALLERY, None));
    ALL.iter()
}

fn scene(name: &str) -> &'static GalleryScene {
    every_scene().find(|scene| scene.name == name).unwrap_or_else(|| panic!("there is a scene {name}"))
}

/// Returns the page that a scene of the options is named after.
fn options_page(name: &str) -> SettingsPage {
    match name.strip_prefix("options-") {
        Some("display") => SettingsPage::Display,
        Some("sound") => SettingsPage::Sound,
        Some("controls") => SettingsPage::Controls,
        Some("access") => SettingsPage::Access,
        _ => SettingsPage::Game,
    }
}

/// Reports whether the program is in the state that the scene with this name shows, apart from the picture.
fn holds(name: &str, world: &World) -> bool {
    let (front, play) = (world.resource::<MenuState>(), world.resource::<MatchUiState>());
    let screen = *world.resource::<State<Screen>>().get();
    let instrument = world.resource::<TitleOrrery>();
    let over = |fits: fn(&Overlay) -> bool| front.overlays.last().is_some_and(fits);
    let mode = |fits: fn(&OrderEntryMode) -> bool| {
        world.get_resource::<CurrentPendingOrder<AlienFrontiers>>().is_some_and(|plan| fits(plan.mode()))
    };
    match name {
        "title" | "title-first" => screen == Screen::Title && front.overlays.is_empty(),
        "title-several" => front.waiting.len() == 3 && front.overlays.is_empty(),
        "title-waiting" => front.waiting.len() == 3 && over(|o| *o == Overlay::Waiting),
        "title-two" | "title-pointed" => instrument.bodies().len() == 2 && instrument.described_body() == (0, 1.0),
        "title-two-turned" => instrument.described_body() == (1, 1.0),
        "title-turning" => instrument.moves() && instrument.described_body().1 < 1.0,
        "setup" | "setup-opponents" => screen == Screen::Setup,
        "options" | "options-display" | "options-sound" | "options-controls" | "options-access" => {
            over(|o| *o == Overlay::Options) && front.options == options_page(name) && front.remap == RemapState::Rest
        }
        "options-press" => matches!(front.remap, RemapState::Listening(_)),
        "options-taken" => matches!(front.remap, RemapState::Taken { .. }),
        "keys" => over(|o| *o == Overlay::Keys),
        "codex" | "keyboard" | "codex-facility" | "codex-card" | "codex-search" | "codex-option" => {
            over(|o| *o == Overlay::Codex)
        }
        "unsaved" => front.unsaved.is_some(),
        "after-crash" => over(|o| matches!(o, Overlay::AfterCrash(_))),
        "cover" => play.recap.as_ref().is_some_and(|recap| recap.cover && recap.hand_over),
        "load" | "load-none" => over(|o| *o == Overlay::Load),
        "delete" => over(|o| matches!(o, Overlay::Delete(_))),
        "menu" => over(|o| *o == Overlay::Menu),
        "save" => over(|o| *o == Overlay::Save) && !front.save_name.is_empty(),
        "log" => over(|o| *o == Overlay::Log) && play.log.len() > 20,
        "scores" => over(|o| *o == Overlay::Scores),
        "about-player" | "about-rival" => over(|o| matches!(o, Overlay::Player(_))),
        "remark" => play.remarks.now.is_some() && front.overlays.is_empty(),
        "setup-custom" => screen == Screen::Setup && front.draft.custom,
        "players" => over(|o| matches!(o, Overlay::Players(Some(_)))),
        "take-seat" => over(|o| matches!(o, Overlay::TakeSeat(_))),
        "rematch" => over(|o| *o == Overlay::Rematch),
        "restart" => over(|o| *o == Overlay::Restart),
        "why" => over(|o| *o == Overlay::Why),
        "review" => over(|o| *o == Overlay::Review),
        "moment" | "opening" | "triumph" => !play.moments.is_empty(),
        "end" | "end-rivals" => screen == Screen::End && (name == "end" || play.closing.headline.is_some()),
        "trade" => mode(|m| matches!(m, OrderEntryMode::Trade { .. })),
        "raid" => mode(|m| matches!(m, OrderEntryMode::Loot(_))),
        "shed" => mode(|m| matches!(m, OrderEntryMode::Shed(_))),
        "card-power" | "card-pile" => mode(|m| matches!(m, OrderEntryMode::Card { .. })),
        "match-territory" => mode(|m| matches!(m, OrderEntryMode::Territory { .. })),
        "match-refused" => play.refused.is_some(),
        "question" => play.asked,
        "hand-over" => play.recap.as_ref().is_some_and(|recap| recap.hand_over && !recap.cover),
        "recap" => play.recap.as_ref().is_some_and(|recap| !recap.hand_over && !recap.lines.is_empty()),
        "coach" => play.guide.open,
        "toasts" => front.toasts.len() == 2,
        _ => screen == Screen::Match && front.overlays.is_empty(),
    }
}

#[test]
fn every_scene_shows_its_named_subject() {
    // Only the state of the program is examined, so nothing has to be rendered.
    let asked = GalleryFlags { check: true, ..GalleryFlags::default() };
    let mut studio = GalleryApp::new(GALLERY, &asked).expect("the program starts without a window");
    // Scenes that only another game has are checked by its own tests.
    let first = every_scene().take_while(|scene| scene.name != "replay").filter(|scene| scene.game == FIRST_GAME);
    for scene in first {
        studio.visit(scene);
        assert!(holds(&scene.name, studio.world()), "{} shows what it is named for", scene.name);
    }
}

#[test]
fn screenshot_intent_writes_a_named_picture() {
    let Some(_turn) = turn() else { return };
    let mut studio = studio(GALLERY, (640, 360));
    studio.visit(scene("match-3"));
    let pictures = studio.world().resource::<AppFolders>().pictures.clone();
    studio.world().write_message(UiRequest(UiIntent::Screenshot));
    let found = (0..200).find_map(|_| {
        studio.visit(scene("match-3"));
        std::fs::read_dir(&pictures).ok()?.flatten().next()
    });
    let file = found.expect("there is a picture").path();
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    assert!(name.starts_with("Orrery 20") && name.ends_with("round 1 turn 1.png"), "{name}");
}

#[test]
fn scenes_render_the_same_every_time() {
    let Some(_turn) = turn() else { return };
    let mut studio = studio(GALLERY, (640, 360));
    let mut paint = |name: &str| studio.paint(scene(name)).expect("a picture comes").data.expect("it has pixels");
    let names = ["match-aimed", "raid", "options", "title"];
    let first: Vec<Vec<u8>> = names.iter().map(|name| paint(name)).collect();
    for (name, before) in names.iter().zip(&first) {
        // On a busy machine something drawn in the background may be late once.
        let again = (0..2).any(|_| paint(name) == *before);
        assert!(again, "{name} comes out the same again");
    }
    assert!(first.iter().enumerate().all(|(i, one)| first[..i].iter().all(|other| other != one)), "scenes differ");
}

/// The scenes compared with small reference pictures that a person has approved.
const LOOKED_AT: [&str; 5] = ["title", "match-crowded", "fields", "raid", "end"];

/// The keys of other games whose title scenes are compared too, with the names of the reference pictures. Each title shows every
/// game of the program.
const TITLES: [(&str, &str); 2] = [("starship-catan", "starship-title"), ("far-space-foundry", "foundry-title")];

/// After an intended change, run `ORRERY_PICTURES=accept cargo test --workspace --test window looked_at`, then look at every picture.
#[test]
fn scenes_look_as_they_did_when_they_were_looked_at() {
    let Some(_turn) = turn() else { return };
    let mut studio = studio(GALLERY, (480, 270));
    for name in LOOKED_AT {
        looks_as_looked_at(&mut studio, scene(name), name);
    }
    for (key, file) in TITLES {
        let all = scenes_of(GALLERY, Some(GAMES.named(key).expect("a game of the program")));
        let title = all.iter().find(|scene| scene.name == "title").expect("every game has a title");
        looks_as_looked_at(&mut studio, title, file);
    }
}
