//! Tests of the viewer: a match watched, scrubbed, stepped through, left unchanged, and continued from a chosen position.

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::{GamepadButton, Vec2};
use bevy_egui::egui::accesskit::Role;
use orrery::app::{ReplayViewer, Screen};
use orrery::core::{Opponent, Rules as _};
use orrery::games::GAMES;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::SearchHandle;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{Order, Preset, Setup};
use orrery::games::alien_frontiers_table::locale::{text, text_args};
use orrery::games::alien_frontiers_table::table::{OpponentEngine, Table};
use orrery::panels::{Overlay, ReplayIntent, ReplaySpeed, UiIntent};
use orrery::record::SeatControl;
use orrery::record::save::{SaveStore, load_file};
use orrery::settings::AppFolders;

use super::coach::finished;
use super::table::{human_match, last, match_of};
use crate::alien_frontiers::pilot::{Program, settle_settings};
use orrery_pilot::AccessibleWidget;
use orrery_pilot::keys::KeyboardDevice;
use orrery_pilot::mouse::MouseDevice;

const CONTROL: (KeyCode, Key) = (KeyCode::ControlLeft, Key::Control);
const SHIFT: (KeyCode, Key) = (KeyCode::ShiftLeft, Key::Shift);

fn press(program: &mut Program, code: KeyCode, key: Key, held: &[(KeyCode, Key)]) {
    program.press(code, &key, held);
}

fn right(program: &mut Program, held: &[(KeyCode, Key)]) {
    press(program, KeyCode::ArrowRight, Key::ArrowRight, held);
}

fn left(program: &mut Program, held: &[(KeyCode, Key)]) {
    press(program, KeyCode::ArrowLeft, Key::ArrowLeft, held);
}

/// Returns the index of the displayed position; `None` if no match is being watched.
fn at(program: &Program) -> Option<usize> {
    program.world().resource::<Table>().viewed_order()
}

fn playing(program: &Program) -> bool {
    program.world().get_resource::<ReplayViewer>().is_some_and(ReplayViewer::is_playing)
}

fn start() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let program = Program::start(folder.path(), None, None);
    (folder, program)
}

/// Starts the program with a finished match that is watched from its beginning, paused.
fn watching() -> (tempfile::TempDir, Program, Match) {
    let (folder, mut program) = start();
    let game = finished();
    program.open(game.clone());
    program.until("the end", |program| program.screen() == Screen::End);
    MouseDevice::click_label(&mut program, &text("replay-watch"));
    assert_eq!((program.screen(), playing(&program)), (Screen::Match, true), "it plays at once");
    KeyboardDevice::space(&mut program);
    assert!(!playing(&program), "Space pauses");
    press(&mut program, KeyCode::Home, Key::Home, &[]);
    assert_eq!(at(&program), Some(0));
    (folder, program, game)
}

fn widget(program: &mut Program, begins: &str) -> AccessibleWidget {
    let found = program.widgets().into_iter().find(|w| w.label.starts_with(begins) || w.value.starts_with(begins));
    found.unwrap_or_else(|| panic!("nothing is called {begins}…; {}", program.report()))
}

/// Returns the index of the first order of every turn.
fn turns(game: &Match) -> Vec<usize> {
    let after = |(index, entry): (usize, &orrery::games::alien_frontiers::record::RecordedOrder)| {
        (entry.order == Order::End).then_some(index + 1)
    };
    std::iter::once(0).chain(game.entries().iter().enumerate().filter_map(after)).collect()
}

#[test]
fn replay_keys_step_through_a_match_without_changing_it() {
    let (_folder, mut program, game) = watching();
    let orders = game.entries().len();
    let turns = turns(&game);
    right(&mut program, &[]);
    right(&mut program, &[]);
    assert_eq!(at(&program), Some(2));
    assert_eq!(program.world().resource::<Table>().seen(), game.position_before(2), "the board shows that moment");
    left(&mut program, &[]);
    assert_eq!(at(&program), Some(1));
    right(&mut program, &[CONTROL]);
    assert_eq!(at(&program), Some(turns[1]), "Ctrl goes by turns");
    right(&mut program, &[SHIFT]);
    assert_eq!(at(&program), Some(turns[2]), "and so does Shift");
    left(&mut program, &[CONTROL]);
    assert_eq!(at(&program), Some(turns[1]));
    press(&mut program, KeyCode::End, Key::End, &[]);
    assert_eq!(at(&program), Some(orders));
    right(&mut program, &[]);
    assert_eq!(at(&program), Some(orders), "nothing comes after the end");
    press(&mut program, KeyCode::Home, Key::Home, &[]);
    press(&mut program, KeyCode::ArrowUp, Key::ArrowUp, &[]);
    assert_eq!(program.world().resource::<ReplayViewer>().speed(), ReplaySpeed::Two);
    program.order(Order::Roll);
    KeyboardDevice::letter(&mut program, 'e');
    press(&mut program, KeyCode::Escape, Key::Escape, &[]);
    assert_eq!(program.screen(), Screen::End, "back where it was opened");
    let after = program.game().expect("the match");
    assert_eq!((after.entries(), after.fingerprint(), after.id()), (game.entries(), game.fingerprint(), game.id()));
    assert!(program.world().get_resource::<ReplayViewer>().is_none());
}

#[test]
fn timeline_and_log_clicks_jump_to_that_moment() {
    let (_folder, mut program, game) = watching();
    let orders = game.entries().len();
    let line = widget(&mut program, "Timeline");
    program.move_mouse(line.at);
    program.click();
    let middle = at(&program).expect("a moment");
    assert!(middle.abs_diff(orders / 2) <= 2, "{middle} of {orders}");
    program.move_mouse(line.at + Vec2::new(100.0, 0.0));
    program.click();
    assert!(at(&program).expect("a moment") > middle, "further right is later");
    press(&mut program, KeyCode::Home, Key::Home, &[]);
    right(&mut program, &[CONTROL]);
    let told = program.play().log.iter().find(|line| line.entry == 2).cloned().expect("a line of the first turn");
    MouseDevice::click_label(&mut program, &told.words);
    assert_eq!(at(&program), Some(3), "after the order that the line tells of");
    KeyboardDevice::letter(&mut program, 'l');
    assert_eq!(program.overlays(), [Overlay::Log]);
    let told = program.play().log.iter().rfind(|line| !line.below).cloned().expect("the last line");
    program.ask(UiIntent::Look(Some(told.entry + 1)));
    assert_eq!(at(&program), Some(told.entry + 1));
}

#[test]
fn playback_stops_at_the_end_and_can_restart() {
    let (_folder, mut program, game) = watching();
    (0..3).for_each(|_| press(&mut program, KeyCode::ArrowUp, Key::ArrowUp, &[]));
    assert_eq!(program.world().resource::<ReplayViewer>().speed(), ReplaySpeed::Eight);
    let orders = game.entries().len();
    program.ask(UiIntent::Replay(ReplayIntent::To(orders - 20)));
    KeyboardDevice::space(&mut program);
    program.until("the last order", |program| at(program) == Some(orders));
    program.until("it to stop", |program| !playing(program));
    assert_eq!(program.world().resource::<Table>().seen(), game.position());
    assert_eq!(program.screen(), Screen::Match, "the end of the match is not announced again");
    KeyboardDevice::space(&mut program);
    program.until("the match to start again", |program| at(program).is_some_and(|at| at < 5));
}

#[test]
fn replayed_order_is_animated() {
    let (_folder, mut program, game) = watching();
    let mut settings = program.world().resource::<orrery::settings::Settings>().clone();
    settings.animation = orrery::settings::AnimationSpeed::default();
    program.ask(UiIntent::Settings(Box::new(settings)));
    let docks = |order: &Order| matches!(order, Order::Dock { .. });
    let index = game.entries().iter().position(|entry| docks(&entry.order)).expect("a ship docks");
    program.ask(UiIntent::Replay(ReplayIntent::To(index)));
    program.until("rest", |program| !program.world().resource::<orrery::board::MotionActive>().0);
    program.world_mut().write_message(orrery::app::UiRequest(UiIntent::Replay(ReplayIntent::To(index + 1))));
    program.frames(2);
    assert!(program.world().resource::<orrery::board::MotionActive>().0, "the ship flies to its dock");
    program.until("rest", |program| !program.world().resource::<orrery::board::MotionActive>().0);
}

#[test]
fn watching_a_running_match_restores_it_unchanged() {
    let (_folder, mut program) = start();
    program.think(OpponentEngine::new(|position, _, _, _: &SearchHandle| {
        let mut orders = Vec::new();
        orrery::games::alien_frontiers::rules::legal(position, &mut orders);
        orrery::games::alien_frontiers::ai::Plan {
            orders: orders.into_iter().take(1).collect(),
            ..orrery::games::alien_frontiers::ai::Plan::default()
        }
    }));
    program.open(human_match(Setup::plain(2, Preset::Rules2011.options()), 5));
    KeyboardDevice::space(&mut program);
    KeyboardDevice::letter(&mut program, '1');
    let (plan, game) = (program.plan().clone(), program.game().expect("a match").clone());
    assert!(!plan.selected().is_empty(), "a ship is picked");
    program.ask(UiIntent::Open(Overlay::Menu));
    MouseDevice::click_label(&mut program, &text("replay-watch"));
    assert_eq!(at(&program), Some(game.entries().len()), "it is shown where it is");
    let mover = game.position().mover();
    program.ask(UiIntent::Seat(mover, Some(Opponent::Simple)));
    program.ask(UiIntent::Seat(mover, None));
    left(&mut program, &[]);
    KeyboardDevice::letter(&mut program, 'e');
    program.frames(60);
    assert_eq!(program.entries(), game.entries().len(), "nobody moves while it is watched");
    press(&mut program, KeyCode::Escape, Key::Escape, &[]);
    assert_eq!((program.screen(), at(&program)), (Screen::Match, None));
    assert_eq!(*program.plan(), plan, "the ship is still picked");
    assert!(program.human_may_order());
    let after = program.game().expect("the match");
    assert_eq!((after.entries(), after.fingerprint()), (game.entries(), game.fingerprint()));
}

#[test]
fn opponents_pause_while_their_match_is_replayed() {
    let (_folder, mut program) = start();
    program.open(match_of(2, 3, |_| SeatControl::Ai(Opponent::Simple)));
    program.until("some orders", |program| program.entries() > 8);
    program.ask(UiIntent::Replay(ReplayIntent::Watch));
    let entries = program.entries();
    program.ask(UiIntent::Replay(ReplayIntent::To(2)));
    program.frames(120);
    assert_eq!(program.entries(), entries, "the opponents wait");
    press(&mut program, KeyCode::Escape, Key::Escape, &[]);
    program.until("the match to go on", |program| program.entries() > entries);
}

#[test]
fn branch_is_a_separate_playable_match() {
    let (folder, mut program, game) = watching();
    let moment = turns(&game)[3] + 1;
    program.ask(UiIntent::Replay(ReplayIntent::To(moment)));
    KeyboardDevice::letter(&mut program, 'b');
    assert_eq!(program.overlays(), [Overlay::Branch]);
    KeyboardDevice::choose(&mut program, &text("replay-branch-people"));
    KeyboardDevice::choose(&mut program, &text("replay-branch-play"));
    assert_eq!((program.screen(), program.overlays().len()), (Screen::Match, 0));
    let branch = program.game().expect("a match").clone();
    assert_ne!(branch.id(), game.id());
    assert_eq!(branch.entries(), &game.entries()[..moment]);
    assert_eq!(branch.position(), game.position_before(moment));
    assert!(branch.info().seats.iter().all(|seat| seat.control == SeatControl::Human));
    assert!(program.human_may_order(), "it is played on");
    let store = SaveStore::new(&AppFolders::new(Some(folder.path())).data, GAMES.saved());
    program.wait("the branch to be saved", |_| last(&store).is_some_and(|saved| saved.id() == branch.id()));
}

#[test]
fn escape_closes_an_open_list_before_its_dialog() {
    let (_folder, mut program, game) = watching();
    program.ask(UiIntent::Replay(ReplayIntent::To(turns(&game)[3] + 1)));
    KeyboardDevice::letter(&mut program, 'b');
    let lists =
        |program: &mut Program| program.widgets().into_iter().filter(|w| w.role == Role::ComboBox).collect::<Vec<_>>();
    let list = lists(&mut program).remove(0);
    let shown = program.widgets().len();
    MouseDevice::click_widget(&mut program, &list);
    assert!(program.widgets().len() > shown, "the list is open");
    press(&mut program, KeyCode::Escape, Key::Escape, &[]);
    assert_eq!(program.overlays(), [Overlay::Branch]);
    assert_eq!(program.widgets().len(), shown, "the list is closed");
    press(&mut program, KeyCode::Escape, Key::Escape, &[]);
    assert_eq!(program.overlays(), []);
}

#[test]
fn automatic_focus_opens_no_tooltip() {
    let (_folder, mut program, _) = watching();
    let help = text("replay-chances-help");
    let told = |program: &mut Program| program.widgets().iter().any(|w| w.label == help || w.value == help);
    right(&mut program, &[]);
    program.frames(5);
    assert!(!told(&mut program), "a key of the viewer opens no tooltip");
    KeyboardDevice::tab(&mut program);
    KeyboardDevice::focus(&mut program, "the chances", |w| w.label == text("replay-chances"));
    program.frames(5);
    assert!(told(&mut program), "who goes there is told");
}

#[test]
fn watching_a_saved_match_changes_neither_it_nor_the_open_one() {
    let (folder, mut program) = start();
    let store = SaveStore::new(&AppFolders::new(Some(folder.path())).data, GAMES.saved());
    let saved = finished();
    store.save_as(&saved, "The long one").expect("it is saved");
    program.open(human_match(Setup::plain(2, Preset::Rules2011.options()), 5));
    KeyboardDevice::space(&mut program);
    let game = program.game().expect("a match").clone();
    program.ask(UiIntent::Open(Overlay::Load));
    let path = store.list().into_iter().find(|listed| listed.name == "The long one").expect("it is listed").path;
    program.ask(UiIntent::Replay(ReplayIntent::File(path.clone())));
    assert_eq!(program.game().map(Match::id), Some(saved.id()));
    program.frames(40);
    program.ask(UiIntent::Replay(ReplayIntent::To(10)));
    let before = std::fs::read(&path).expect("the file");
    press(&mut program, KeyCode::Escape, Key::Escape, &[]);
    let after = program.game().expect("the match that waited");
    assert_eq!((after.id(), after.fingerprint()), (game.id(), game.fingerprint()));
    assert_eq!(std::fs::read(&path).expect("the file"), before, "the saved match is as it was");
    let autosaves = store.list().into_iter().filter(|listed| listed.auto);
    assert!(autosaves.into_iter().all(|listed| !listed.summary.over), "what is only watched is not saved");
}

#[test]
fn replay_opened_from_the_title_returns_to_the_title() {
    let (folder, mut program) = start();
    let store = SaveStore::new(&AppFolders::new(Some(folder.path())).data, GAMES.saved());
    store.save_as(&finished(), "The long one").expect("it is saved");
    program.ask(UiIntent::Open(Overlay::Load));
    KeyboardDevice::choose(&mut program, &text("replay-watch"));
    assert_eq!((program.screen(), playing(&program)), (Screen::Match, true));
    press(&mut program, KeyCode::Escape, Key::Escape, &[]);
    assert_eq!(program.screen(), Screen::Title);
    assert!(program.game().is_none());
}

#[test]
fn gamepad_steps_changes_speed_and_leaves() {
    let (_folder, mut program, game) = watching();
    program.connect_pad();
    let turns = turns(&game);
    program.pad(GamepadButton::DPadRight);
    assert_eq!(at(&program), Some(1));
    program.pad(GamepadButton::RightTrigger);
    assert_eq!(at(&program), Some(turns[1]));
    program.pad(GamepadButton::LeftTrigger);
    assert_eq!(at(&program), Some(0));
    program.pad(GamepadButton::RightTrigger2);
    assert_eq!(at(&program), Some(game.entries().len()));
    program.pad(GamepadButton::LeftTrigger2);
    assert_eq!(at(&program), Some(0));
    program.pad(GamepadButton::DPadDown);
    assert_eq!(program.world().resource::<ReplayViewer>().speed(), ReplaySpeed::Half);
    program.pad(GamepadButton::East);
    assert_eq!(program.screen(), Screen::End);
}

#[test]
fn every_replay_button_is_reached_by_tab_and_labelled() {
    let (_folder, mut program, _) = watching();
    right(&mut program, &[]);
    for key in ["replay-start", "replay-turn-back", "replay-back", "replay-play", "replay-on", "replay-end"] {
        KeyboardDevice::focus(&mut program, key, |widget| widget.label == text(key));
    }
    let faster = text_args("replay-faster", &[("speed", text("replay-speed-one").into())]);
    KeyboardDevice::choose(&mut program, &faster);
    assert_eq!(program.world().resource::<ReplayViewer>().speed(), ReplaySpeed::Two);
    KeyboardDevice::choose(&mut program, &text("replay-turn-on"));
    assert!(at(&program).is_some_and(|at| at > 1));
    KeyboardDevice::choose(&mut program, &text("replay-chances"));
    program.wait("the review", |world| {
        !world.resource::<orrery::games::alien_frontiers_table::table::CoachTasks>().is_busy()
    });
    let names = program.play().names.clone();
    let colour = program.position().seats()[0];
    let args = text_args("replay-chance", &[("name", names.of(colour).into()), ("chance", String::new().into())]);
    widget(&mut program, args.trim_end());
    KeyboardDevice::choose(&mut program, &text("replay-leave"));
    assert_eq!(program.screen(), Screen::End);
}

#[test]
fn log_line_undoes_to_before_it_but_not_past_a_roll() {
    let (_folder, mut program) = start();
    program.open(human_match(Setup::plain(2, Preset::Rules2011.options()), 5));
    KeyboardDevice::space(&mut program);
    let back: Vec<_> = program.play().log.iter().map(|line| line.back).collect();
    assert_eq!(back, [orrery::panels::UndoAvailability::Barred], "the roll cannot be unseen");
    for _ in 0..2 {
        let position = program.position();
        let mut orders = Vec::new();
        orrery::games::alien_frontiers::rules::legal(&position, &mut orders);
        let dock = orders.into_iter().find(|order| matches!(order, Order::Dock { .. })).expect("a dock");
        program.order(dock);
    }
    let entries = program.entries();
    let line = program.play().log.iter().find(|line| line.entry == 1).cloned().expect("the first dock");
    MouseDevice::click_label(&mut program, &line.words);
    assert!(program.entries() == 1 && entries == 3, "both docks are taken back");
    assert!(program.game().is_some_and(Match::can_redo));
}

#[test]
fn rematch_of_an_older_match_uses_the_current_rules() {
    let save = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/v1-over.orrery");
    let (over, _) = load_file::<AlienFrontiers>(&save).expect("the save reads");
    assert_eq!(AlienFrontiers::rules_version(&over.info().setup.options), 1, "it keeps its rules");
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    program.open(over);
    program.until("the end screen", |program| program.screen() == Screen::End);
    program.ask(UiIntent::Rematch);
    program.until("the next match", |program| program.screen() == Screen::Match);
    let next = program.game().expect("a match").info().setup.options;
    assert_eq!(AlienFrontiers::rules_version(&next), AlienFrontiers::RULES_VERSION);
}
