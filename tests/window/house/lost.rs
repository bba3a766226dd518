//! Tests that nothing is lost when a second program uses the same files, when an outdated save is loaded, and when autosaves are
//! deleted.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use orrery::app::{MenuState, Screen};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::Order;
use orrery::games::alien_frontiers_table::locale::text;
use orrery::panels::{Overlay, ScreenRequest, UiIntent};
use orrery::record::SeatControl;
use orrery::record::save::load_file;

use crate::alien_frontiers::table::match_of;
use crate::house::pilot::{Program, settle_settings};

fn toasts(program: &Program) -> Vec<String> {
    program.world().resource::<MenuState>().toasts.iter().map(|toast| toast.words.clone()).collect()
}

fn people(seed: u64) -> Match {
    match_of(2, seed, |_| SeatControl::Human)
}

fn autosave(folder: &Path, id: u64) -> PathBuf {
    folder.join(format!("saves/auto-{id:016x}.orrery"))
}

#[test]
fn second_program_warns_and_saves_after_the_first_exits() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let other = File::create(folder.path().join("orrery.lock")).expect("made");
    other.lock().expect("nobody else has it");
    let mut program = Program::start(folder.path(), None, None);
    let taken = text("ui-files-taken");
    assert!(toasts(&program).contains(&taken), "{:?}", toasts(&program));
    assert_eq!(program.world().resource::<MenuState>().unsaved.as_ref(), Some(&taken), "it stays to be seen");
    let game = people(4);
    let kept = autosave(folder.path(), game.id());
    program.open(game);
    program.order(Order::Roll);
    program.frames(10);
    assert!(!kept.exists(), "the other program writes here");
    program.ask(UiIntent::SaveAs("by hand".to_owned()));
    assert!(folder.path().join("saves/by-hand.orrery").is_file(), "what is asked for by name is saved");
    let settings = fs::read(folder.path().join("settings.ron")).expect("they are settled");
    program.ask(UiIntent::Mute);
    assert_eq!(fs::read(folder.path().join("settings.ron")).expect("there"), settings);
    drop(other);
    program.ask(UiIntent::Go(ScreenRequest::Title));
    assert_eq!(load_file::<AlienFrontiers>(&kept).expect("it is saved now").0.entries().len(), 1);
    program.ask(UiIntent::Mute);
    assert_ne!(fs::read(folder.path().join("settings.ron")).expect("there"), settings);
    assert_eq!(program.world().resource::<MenuState>().unsaved, None);
}

#[test]
fn outdated_quick_save_is_loaded_as_practice() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    let game = people(4);
    let id = game.id();
    program.open(game);
    program.ask(UiIntent::SaveAs("Quick save".to_owned()));
    program.order(Order::Roll);
    let quick = folder.path().join("saves/quick-save.orrery");
    program.ask(UiIntent::Load(quick.clone()));
    let now = program.game().expect("it is open");
    assert!(now.id() != id && now.is_practice() && now.entries().is_empty());
    assert!(toasts(&program).contains(&text("ui-load-practice")), "{:?}", toasts(&program));
    let further = load_file::<AlienFrontiers>(&autosave(folder.path(), id)).expect("the match is kept").0;
    assert_eq!(further.entries().len(), 1);
    // From the title screen, *Continue* opens a match that is not over.
    program.ask(UiIntent::Go(ScreenRequest::Title));
    assert_eq!(program.screen(), Screen::Title);
    program.ask(UiIntent::Continue);
    assert!(program.game().is_some_and(|game| !game.is_over()));
}

#[test]
fn save_list_shows_deleted_autosaves() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    for seed in 0..6 {
        program.open(people(seed));
        program.order(Order::Roll);
        program.ask(UiIntent::Go(ScreenRequest::Title));
    }
    program.ask(UiIntent::Open(Overlay::Load));
    program.until("the list", |program| program.world().resource::<MenuState>().saves.len() == 6);
    let rows = program.world().resource::<MenuState>().saves.clone();
    let gone: Vec<_> = rows.iter().filter(|row| row.path.as_os_str().is_empty()).collect();
    assert_eq!(gone.len(), 1, "{rows:?}");
    assert!(!gone[0].players.is_empty() && !gone[0].when.is_empty(), "{gone:?}");
    assert!(rows.iter().all(|row| row.game == "Alien Frontiers"), "{rows:?}");
}
