//! Every screen, dialogue and panel: each thing that can be used has a name, is reached by keys, and answers Enter.

use std::collections::BTreeSet;
use std::path::PathBuf;

use bevy_egui::egui::accesskit::{Action, NodeId, Role};
use orrery::ai::Opponent;
use orrery::app::focus::{Stop, stops};
use orrery::app::{Front, Screen};
use orrery::panels::{Goto, OptionsPage, Overlay, SaveRow, UiIntent};
use orrery::record::scenario::Scenario;
use orrery::record::{Control, Match, Seat};
use orrery::rules::{Card, Colour};
use orrery::table::plan::{CardUse, Target};

use crate::pilot::keys::Keys;
use crate::pilot::program::{Program, settle_settings};

/// Most things one dialogue may hold.
const MOST: usize = 400;

/// Every overlay that can be opened by itself. A new one does not compile before it has a place here.
fn overlays() -> Vec<Overlay> {
    let save = PathBuf::from("a.orrery");
    let mut all = Vec::new();
    let mut next = Some(Overlay::Menu);
    while let Some(overlay) = next {
        next = match &overlay {
            Overlay::Menu => Some(Overlay::Save),
            Overlay::Save => Some(Overlay::Load),
            Overlay::Load => Some(Overlay::Options),
            Overlay::Options => Some(Overlay::Keys),
            Overlay::Keys => Some(Overlay::Log),
            Overlay::Log => Some(Overlay::Scores),
            Overlay::Scores => Some(Overlay::Players(None)),
            Overlay::Players(_) => Some(Overlay::Delete(save.clone())),
            Overlay::Delete(_) => Some(Overlay::Restart),
            Overlay::Restart => Some(Overlay::Academy),
            Overlay::Academy => Some(Overlay::FirstStart),
            Overlay::FirstStart => Some(Overlay::Codex),
            Overlay::Codex => Some(Overlay::Puzzles),
            Overlay::Puzzles => Some(Overlay::AfterCrash("crash/report.txt".into())),
            Overlay::AfterCrash(_) => Some(Overlay::Share),
            Overlay::Share => Some(Overlay::Daily),
            Overlay::Daily => Some(Overlay::Statistics),
            // What follows needs a match that was explained, reviewed, counted or taught: their own tests open them.
            Overlay::Statistics | Overlay::Why | Overlay::Review | Overlay::LessonDone(_) => None,
            Overlay::PuzzleDone | Overlay::GameStats | Overlay::Branch => None,
        };
        all.push(overlay);
    }
    all
}

/// A match of three people in the middle, with much on the table.
fn crowded() -> Match {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/gallery/crowded.ron");
    let scenario = Scenario::from_file(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let colours = scenario.set_up().seating;
    let control = |place: usize| if place == 0 { Control::Human } else { Control::Ai(Opponent::Simple) };
    let seat = |(place, &colour): (usize, &Colour)| Seat { colour, name: format!("{colour}"), control: control(place) };
    let seats = colours.iter().enumerate().map(seat).collect();
    Match::from_scenario(&scenario, seats, 1).expect("a position to play from")
}

/// What has the focus.
fn focused(program: &mut Program) -> Option<NodeId> {
    program.focused_node()
}

/// Goes over everything that is shown by Tab and sees that it has a name and can be used.
fn all_is_reached(program: &mut Program, place: &str) {
    program.frames(4);
    let wanted: Vec<Stop> = stops(&program.context(), false);
    assert!(!wanted.is_empty(), "{place}: nothing can be used");
    let told = program.told();
    for stop in &wanted {
        let node = told.iter().find(|(id, _)| *id == stop.id.accesskit_id()).map(|(_, node)| node);
        let Some(node) = node else { panic!("{place}: nothing is told of what stands at {}", stop.area) };
        let name = node.label().unwrap_or_default();
        assert!(!name.trim().is_empty(), "{place}: no name for the {:?} at {}", node.role(), stop.area);
        let used = node.supports_action(Action::Click)
            || matches!(node.role(), Role::TextInput | Role::Slider | Role::SpinButton);
        assert!(used, "{place}: Enter does nothing for {name:?}");
    }
    let mut seen = BTreeSet::new();
    for _ in 0..MOST {
        Keys::tab(program);
        let Some(node) = focused(program) else { panic!("{place}: the focus is lost") };
        if !seen.insert(node.0) {
            break;
        }
    }
    let missed: Vec<_> = wanted
        .iter()
        .filter(|stop| !seen.contains(&stop.id.accesskit_id().0))
        .map(|stop| told.iter().find(|(id, _)| *id == stop.id.accesskit_id()).and_then(|(_, node)| node.label()))
        .collect();
    assert!(missed.is_empty(), "{place}: Tab does not reach {missed:?}");
}

fn start() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let program = Program::start(folder.path(), Some(3), None);
    (folder, program)
}

#[test]
fn title_and_set_up_are_used_by_keys_alone() {
    let (_folder, mut program) = start();
    all_is_reached(&mut program, "title");
    program.ask(UiIntent::Go(Goto::Setup));
    assert_eq!(program.screen(), Screen::Setup);
    all_is_reached(&mut program, "set-up");
}

#[test]
fn every_dialogue_is_used_by_keys_alone() {
    let (_folder, mut program) = start();
    program.open(crowded());
    for overlay in overlays() {
        let name = format!("{overlay:?}");
        let is_load = overlay == Overlay::Load;
        program.ask(UiIntent::Open(overlay));
        if is_load {
            let row = SaveRow { name: "one".to_owned(), ..SaveRow::default() };
            program.world_mut().resource_mut::<Front>().saves = vec![row.clone(), row];
        }
        all_is_reached(&mut program, &name);
        program.ask(UiIntent::Close);
        assert!(program.overlays().is_empty(), "{name} closes");
    }
}

#[test]
fn every_page_of_the_options_is_used_by_keys_alone() {
    let (_folder, mut program) = start();
    program.ask(UiIntent::Open(Overlay::Options));
    for page in OptionsPage::ALL {
        program.world_mut().resource_mut::<Front>().options = page;
        all_is_reached(&mut program, &format!("{page:?}"));
    }
}

#[test]
fn what_a_match_asks_is_answered_by_keys_alone() {
    let (_folder, mut program) = start();
    program.open(crowded());
    let colour = program.position().mover();
    let asked: [(&str, UiIntent); 3] = [
        ("a card's targets", UiIntent::Card(Card::PlasmaCannon, CardUse::Power)),
        ("a card's discard", UiIntent::Card(Card::GravityManipulator, CardUse::Discard)),
        ("end of turn", UiIntent::Pick(Target::End)),
    ];
    for (name, intent) in asked {
        program.ask(intent);
        Keys::tab(&mut program);
        let mut seen = BTreeSet::new();
        for _ in 0..MOST {
            let Some(node) = focused(&mut program) else { panic!("{name}: the focus is lost; {}", program.report()) };
            if !seen.insert(node.0) {
                break;
            }
            Keys::tab(&mut program);
        }
        let targets = program.plan().targets(&program.position());
        let missed: Vec<&Target> = targets
            .iter()
            .filter(|&&target| {
                program.play().asked.is_none() && !seen.contains(&orrery::panels::target_id(target).value())
            })
            .collect();
        assert!(missed.is_empty(), "{name}: keys do not reach {missed:?}");
        program.ask(UiIntent::Answer(false, None));
        program.ask(UiIntent::Pick(Target::Cancel));
    }
    assert_eq!(program.position().mover(), colour);
}
