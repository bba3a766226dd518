//! Tests of every screen, dialogue and panel: each control has a name, is reached by Tab, and has an effect when it is pressed.
//! The gallery's scenes are used, so that each panel has content.

use std::collections::BTreeSet;

use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui::Id;
use bevy_egui::egui::accesskit::{Action, Node, NodeId, Role, Toggled};
use orrery::app::MenuState;
use orrery::app::focus::{FocusStop, stops};
use orrery::games::alien_frontiers::academy::LessonId;
use orrery::games::alien_frontiers::rules::Card;
use orrery::games::alien_frontiers_table::board::target_id;
use orrery::games::alien_frontiers_table::gallery::crowded_match;
use orrery::games::alien_frontiers_table::table::plan::{CardUse, ClickTarget};
use orrery::panels::{CodexIntent, Overlay, UiIntent, accessibility_layer};

use crate::house::pilot::{Program, settle_settings};
use orrery::games::GALLERY;
use orrery_pilot::in_own_process;
use orrery_pilot::keys::KeyboardDevice;
use orrery_pilot::visitor::HeadlessGallery;

/// The maximum number of controls in one dialogue.
const MOST: usize = 600;

/// Returns the scene that shows an overlay, and the next overlay to test (`None` after the last). The code does not compile while
/// an overlay has no entry here.
fn scene_of(overlay: &Overlay) -> (&'static str, Option<Overlay>) {
    match overlay {
        Overlay::Menu => ("menu", Some(Overlay::Save)),
        Overlay::Save => ("save", Some(Overlay::Load)),
        Overlay::Load => ("load", Some(Overlay::Options)),
        Overlay::Options => ("options", Some(Overlay::Keys)),
        Overlay::Keys => ("keys", Some(Overlay::Log)),
        Overlay::Log => ("log", Some(Overlay::Scores)),
        Overlay::Scores => ("scores", Some(Overlay::Player(orrery::core::Colour::Red))),
        Overlay::Player(_) => ("about-player", Some(Overlay::Players(None))),
        Overlay::Players(_) => ("players", Some(Overlay::TakeSeat(orrery::core::Colour::Red))),
        Overlay::TakeSeat(_) => ("take-seat", Some(Overlay::Why)),
        Overlay::Why => ("why", Some(Overlay::Review)),
        Overlay::Review => ("review", Some(Overlay::Delete("a.orrery".into()))),
        Overlay::Delete(_) => ("delete", Some(Overlay::Restart)),
        Overlay::Restart => ("restart", Some(Overlay::Rematch)),
        Overlay::Rematch => ("rematch", Some(Overlay::Puzzles)),
        Overlay::Puzzles => ("puzzles", Some(Overlay::PuzzleDone)),
        Overlay::PuzzleDone => ("puzzle-solved", Some(Overlay::GameStats)),
        Overlay::GameStats => ("stats-points", Some(Overlay::Statistics)),
        Overlay::Statistics => ("statistics", Some(Overlay::Academy)),
        Overlay::Academy => ("academy", LessonId::all().next().map(|id| Overlay::LessonDone(id.number()))),
        Overlay::LessonDone(_) => ("lesson-done", Some(Overlay::FirstStart)),
        Overlay::FirstStart => ("first-start", Some(Overlay::Waiting)),
        Overlay::Waiting => ("title-waiting", Some(Overlay::Codex)),
        Overlay::Codex => ("codex", Some(Overlay::AfterCrash("a.txt".into()))),
        Overlay::AfterCrash(_) => ("after-crash", Some(Overlay::Share)),
        Overlay::Share => ("replay-share", Some(Overlay::Daily)),
        Overlay::Daily => ("replay-daily", Some(Overlay::Branch)),
        Overlay::Branch => ("replay-branch", None),
        // This game has no notes; the games with notes test them.
        Overlay::Notes => ("", None),
    }
}

/// Returns every overlay except the notes, each with its scene.
fn overlays() -> Vec<(Overlay, &'static str)> {
    let mut all = Vec::new();
    let mut next = Some(Overlay::Menu);
    while let Some(overlay) = next {
        let (scene, after) = scene_of(&overlay);
        all.push((overlay, scene));
        next = after;
    }
    all
}

/// The scenes to be used by keys alone: screens, pages, and the questions of a match. Left out are screens with a choice of
/// languages, because the chosen language applies to the whole process; `options-press`, where any key that is pressed is bound
/// to an action; and the coach's panel, the dice options and the recap, where Tab moves from line to line. The omitted scenes,
/// except `options-press`, have tests of their own.
const SCREENS: &[&str] = &[
    "title",
    "setup",
    "setup-opponents",
    "setup-custom",
    "options-display",
    "options-sound",
    "options-taken",
    "load-none",
    "trade",
    "raid",
    "shed",
    "card-pile",
    "question",
    "hand-over",
    "cover",
    "codex-facility",
    "codex-search",
    "codex-option",
    "codex-practice",
    "puzzle",
    "puzzle-menu",
    "puzzle-missed",
    "lesson-menu",
    "solar-converter-1",
    "stats-dice",
    "statistics-none",
    "achievements",
    "end",
    "toasts",
    "match-crowded",
    "match-step",
    "replay",
    "replay-code",
    "replay-code-wrong",
    "replay-menu",
    "replay-practice",
];

/// A control, with the node that describes it to screen readers.
struct PanelControl {
    stop: FocusStop,
    node: Node,
}

impl PanelControl {
    fn name(&self) -> String {
        // For text that is only read, the value is its content.
        self.node.label().or(self.node.value()).unwrap_or_default().to_owned()
    }
}

/// Returns the controls of the panels; the board has its own tests.
fn things(visitor: &mut HeadlessGallery, place: &str) -> Vec<PanelControl> {
    let all = stops(&visitor.context(), false);
    let told = visitor.accessibility_tree();
    let thing = |stop: FocusStop| {
        let node = told.iter().find(|(id, _)| *id == stop.id.accesskit_id()).map(|(_, node)| node.clone());
        let node = node.unwrap_or_else(|| panic!("{place}: nothing is told of what stands at {}", stop.area));
        PanelControl { stop, node }
    };
    all.into_iter().filter(|stop| stop.layer != accessibility_layer()).map(thing).collect()
}

fn has_text(role: Role) -> bool {
    matches!(role, Role::TextInput | Role::Slider | Role::SpinButton)
}

/// Asserts that every control of the panels has a name, can be used, and is reached by Tab. Returns the IDs of the controls.
fn all_is_reached(visitor: &mut HeadlessGallery, place: &str) -> Vec<Id> {
    let wanted = things(visitor, place);
    assert!(!wanted.is_empty(), "{place}: nothing can be used");
    for thing in &wanted {
        assert!(
            !thing.name().trim().is_empty(),
            "{place}: no name for the {:?} at {}",
            thing.node.role(),
            thing.stop.area
        );
        let used = thing.node.supports_action(Action::Click) || has_text(thing.node.role());
        assert!(used, "{place}: Enter does nothing for {:?}", thing.name());
    }
    let mut seen = BTreeSet::new();
    for _ in 0..MOST {
        visitor.press(KeyCode::Tab, &Key::Tab);
        let node = visitor.focused().unwrap_or_else(|| panic!("{place}: the focus is lost"));
        if !seen.insert(node.0) {
            break;
        }
    }
    let missed = wanted.iter().filter(|thing| !seen.contains(&thing.stop.id.accesskit_id().0));
    let missed: Vec<String> = missed.map(PanelControl::name).collect();
    assert!(missed.is_empty(), "{place}: Tab does not reach {missed:?}");
    wanted.into_iter().map(|thing| thing.stop.id).collect()
}

/// Returns the visible and readable state of the panels.
fn state(visitor: &mut HeadlessGallery) -> Vec<(NodeId, String)> {
    let words = |node: &Node| {
        let parts = [node.label(), node.value()].map(|part| part.unwrap_or_default().to_owned());
        format!("{parts:?} {:?} {:?} {:?}", node.toggled(), node.is_selected(), node.numeric_value())
    };
    visitor.accessibility_tree().iter().map(|(id, node)| (*id, words(node))).collect()
}

/// Presses one control, and asserts that it makes a request or changes something.
fn does_something(visitor: &mut HeadlessGallery, place: &str, id: Id) {
    visitor.stand_on(id);
    let now = things(visitor, place).into_iter().find(|thing| thing.stop.id == id);
    let Some(thing) = now else {
        // The review draws only its visible lines, and is shown from its beginning again.
        assert_eq!(place, "review", "{id:?} is gone when the scene is shown again");
        return;
    };
    if thing.node.role() == Role::Label {
        // A line of the log is only read.
        return;
    }
    // A selected choice stays selected.
    let chosen = thing.node.toggled() == Some(Toggled::True) || thing.node.is_selected() == Some(true);
    if chosen && matches!(thing.node.role(), Role::RadioButton | Role::Button | Role::Tab | Role::ListBoxOption) {
        return;
    }
    let before = state(visitor);
    visitor.forget_asked();
    match thing.node.role() {
        Role::TextInput => visitor.press(KeyCode::Digit7, &Key::Character("7".into())),
        Role::Slider | Role::SpinButton => visitor.press(KeyCode::ArrowLeft, &Key::ArrowLeft),
        _ => visitor.press(KeyCode::Enter, &Key::Enter),
    }
    // These requests only show the focused item; they are made without a press.
    let told = |intent: &UiIntent| matches!(intent, UiIntent::Spot(_) | UiIntent::Codex(CodexIntent::Point(_)));
    let asked = visitor.asked().iter().any(|intent| !told(intent));
    let changed = state(visitor) != before;
    assert!(asked || changed, "{place}: nothing comes of pressing {:?}, a {:?}", thing.name(), thing.node.role());
}

/// The maximum number of controls pressed in a scene. `ORRERY_PRESS=all` presses all controls.
const PRESSED: usize = 3;

/// Returns an evenly spread sample of at most [`PRESSED`] controls, or all of them if `ORRERY_PRESS` is `all`.
fn sample(all: Vec<Id>) -> Vec<Id> {
    if std::env::var("ORRERY_PRESS").is_ok_and(|wish| wish == "all") {
        return all;
    }
    let step = all.len().div_ceil(PRESSED).max(1);
    all.into_iter().step_by(step).collect()
}

/// Visits a scene, checks its controls, and presses a sample of them.
fn is_used_by_keys_alone(visitor: &mut HeadlessGallery, scene: &str) {
    visitor.visit(scene);
    for id in sample(all_is_reached(visitor, scene)) {
        if scene == "review" {
            // The review takes long to prepare, and is kept when it is closed.
            visitor.ask(UiIntent::Look(None));
            visitor.world().resource_mut::<MenuState>().overlays = vec![Overlay::Review];
            visitor.frames(4);
        } else {
            visitor.visit(scene);
        }
        does_something(visitor, scene, id);
    }
}

#[test]
fn every_overlay_is_tested() {
    let source = include_str!("../../../crates/orrery-ui/src/intent.rs");
    let begin = source.find("pub enum Overlay {").expect("there are overlays");
    let list = source[begin..].split("\n}").next().unwrap_or_default();
    let variants = list.lines().filter(|line| line.trim_end().ends_with(',')).count();
    assert_eq!(
        overlays().len(),
        variants - 1,
        "each overlay leads to the next; of this game nobody notes anything down"
    );
}

#[test]
fn every_dialog_is_usable_by_keys_alone() {
    // A pressed control may choose a language, which then applies to the whole process.
    if !in_own_process("house::every_panel::every_dialog_is_usable_by_keys_alone") {
        return;
    }
    let mut visitor = HeadlessGallery::new(GALLERY);
    for (overlay, scene) in overlays() {
        visitor.visit(scene);
        let shown = visitor.world().resource::<MenuState>().overlays.last().cloned();
        let same = shown.as_ref().map(std::mem::discriminant) == Some(std::mem::discriminant(&overlay));
        assert!(same, "{scene} shows {overlay:?}, not {shown:?}");
        is_used_by_keys_alone(&mut visitor, scene);
    }
}

#[test]
fn every_screen_is_usable_by_keys_alone() {
    if !in_own_process("house::every_panel::every_screen_is_usable_by_keys_alone") {
        return;
    }
    let mut visitor = HeadlessGallery::new(GALLERY);
    SCREENS.iter().for_each(|scene| is_used_by_keys_alone(&mut visitor, scene));
}

#[test]
fn key_and_language_options_are_usable_by_keys_alone() {
    if in_own_process("house::every_panel::key_and_language_options_are_usable_by_keys_alone") {
        let mut visitor = HeadlessGallery::new(GALLERY);
        for scene in ["title-first", "options-access", "options-controls"] {
            is_used_by_keys_alone(&mut visitor, scene);
        }
    }
}

#[test]
fn tab_reaches_every_target_of_a_match_question() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    program.open(crowded_match().expect("the scene is a position"));
    let colour = program.position().mover();
    let asked: [(&str, UiIntent); 3] = [
        ("a card's targets", UiIntent::Pick(target_id(ClickTarget::Use(Card::PlasmaCannon, CardUse::Power)))),
        ("a card's discard", UiIntent::Pick(target_id(ClickTarget::Use(Card::GravityManipulator, CardUse::Discard)))),
        ("end of turn", UiIntent::Pick(target_id(ClickTarget::End))),
    ];
    for (name, intent) in asked {
        program.ask(intent);
        KeyboardDevice::tab(&mut program);
        let mut seen = BTreeSet::new();
        for _ in 0..MOST {
            let Some(node) = program.focused_node() else { panic!("{name}: the focus is lost; {}", program.report()) };
            if !seen.insert(node.0) {
                break;
            }
            KeyboardDevice::tab(&mut program);
        }
        let targets = program.plan().targets(&program.position());
        let missed: Vec<&ClickTarget> = targets
            .iter()
            .filter(|&&target| {
                !program.play().asked && !seen.contains(&orrery::panels::target_id(target_id(target)).value())
            })
            .collect();
        assert!(missed.is_empty(), "{name}: keys do not reach {missed:?}");
        program.ask(UiIntent::Answer(false));
        program.ask(UiIntent::Pick(target_id(ClickTarget::Cancel)));
    }
    assert_eq!(program.position().mover(), colour);
}
