//! Tests that the Academy, the codex, the puzzles, and the statistics name their game, and offer the other games at the top.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use orrery::app::{ActiveGame, MenuState};
use orrery::core::{FIRST_GAME, Rules as _};
use orrery::locale::text_of;
use orrery::panels::{Overlay, ScreenRequest, UiIntent};
use orrery::record::SeatControl;

use super::any_game::{match_of, program, put_up};
use super::toy_game::toy::ToyGame;
use crate::house::pilot::Program;
use orrery_pilot::mouse::MouseDevice;

const OVERLAYS: [Overlay; 4] = [Overlay::Academy, Overlay::Codex, Overlay::Puzzles, Overlay::Statistics];

/// Returns the names of the games that can be chosen in the open dialogue, from left to right.
fn tabs(program: &mut Program) -> Vec<String> {
    let names = [text_of(FIRST_GAME, "game-alien-frontiers"), ToyGame::KEY.word().to_owned()];
    let mut found = program.widgets();
    found.retain(|widget| widget.role == Role::RadioButton && !widget.covered && names.contains(&widget.label));
    found.sort_by(|one, other| one.at.x.total_cmp(&other.at.x));
    found.into_iter().map(|widget| widget.label).collect()
}

/// Returns the labels of all widgets.
fn words(program: &mut Program) -> Vec<String> {
    program.widgets().into_iter().map(|widget| widget.label).collect()
}

#[test]
fn game_tabs_name_the_game_and_switch_to_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    let first = text_of(FIRST_GAME, "game-alien-frontiers");
    let toy = ToyGame::KEY.word().to_owned();
    for overlay in OVERLAYS {
        program.ask(UiIntent::Open(overlay.clone()));
        program.frames(4);
        assert_eq!(tabs(&mut program), [first.clone(), toy.clone()], "{overlay:?}");
        let before = words(&mut program);
        MouseDevice::click_label(&mut program, &toy);
        program.frames(4);
        assert!(program.world().resource::<ActiveGame>().is::<ToyGame>(), "{overlay:?}");
        assert_eq!(program.world().resource::<MenuState>().overlays.last(), Some(&overlay), "it stays open");
        assert_eq!(tabs(&mut program).len(), 2, "{overlay:?}: there is a way back");
        let after = words(&mut program);
        // Nothing was played: the statistics of both games are the same, except for values that only one of them
        // counts.
        assert_ne!(before, after, "{overlay:?}");
        MouseDevice::click_label(&mut program, &first);
        program.frames(4);
        assert!(program.world().resource::<ActiveGame>().0 == FIRST_GAME, "{overlay:?}");
        assert_eq!(words(&mut program), before, "{overlay:?}");
        program.press(KeyCode::Escape, &Key::Escape, &[]);
        program.frames(3);
        assert!(program.world().resource::<MenuState>().overlays.is_empty());
    }
}

#[test]
fn pages_opened_in_a_match_have_no_game_tabs() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    put_up(&mut program, match_of(5, 2, |_| SeatControl::Human));
    for overlay in OVERLAYS {
        program.ask(UiIntent::Open(overlay.clone()));
        program.frames(4);
        assert!(tabs(&mut program).is_empty(), "{overlay:?}");
        program.ask(UiIntent::Close);
    }
    program.ask(UiIntent::Go(ScreenRequest::Title));
    assert!(program.world().resource::<ActiveGame>().is::<ToyGame>());
}
