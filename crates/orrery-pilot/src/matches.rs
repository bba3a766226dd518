//! Tests of whole matches: with the mouse against opponents, by two people at one keyboard, and with the gamepad.

use std::path::Path;

use bevy::prelude::GamepadButton;
use bevy_egui::egui::accesskit::{NodeId, Role};
use orrery_app::Screen;
use orrery_core::Rules as _;
use orrery_core::interaction::OrderInput as _;
use orrery_locale::{MatchTexts as _, decimal, text, text_args};
use orrery_record::save::{SaveStore, load_file};
use orrery_record::{Match, SeatControl};
use orrery_settings::AppFolders;
use orrery_ui::player_name;

use crate::keys::KeyboardDevice;
use crate::mouse::MouseDevice;
use crate::pad::GamepadDevice;
use crate::program::{TestProgram, settle_settings};
use crate::{AccessibleWidget, InputDevice, Order, RulesOf, SimulatedPlayer, TestPilot, View};

/// Returns the store of the program's saved matches.
fn store<P: TestPilot>(folder: &Path) -> SaveStore {
    SaveStore::new(&AppFolders::new(Some(folder)).data, P::games().registry.games.saved())
}

/// Returns the match that *Continue* would open, if there is one.
fn last<P: TestPilot>(store: &SaveStore) -> Option<Match<RulesOf<P>>> {
    store.latest().map(|latest| load_file::<RulesOf<P>>(&latest.path).expect("it was loaded once").0)
}

/// The state that must survive closing and restarting the program.
type RestartState<P> = (Vec<Option<Order<P>>>, View<P>, usize, (bool, bool), String);

fn moment<P: TestPilot>(program: &TestProgram<P>) -> RestartState<P> {
    let table = program.table().expect("a match is open");
    let orders = (0..table.orders_given()).map(|entry| table.order(entry)).collect();
    let back = (table.can_undo(), table.can_redo());
    (orders, *table.view(), table.barrier(), back, P::moment(program))
}

/// Checks a finished match: a rematch is offered, the points are shown, `given` contains exactly the orders that people gave, and
/// the saved record reproduces the match.
fn over<P: TestPilot>(program: &mut TestProgram<P>, given: &[Order<P>], folder: &Path) {
    assert_eq!(program.screen(), Screen::End);
    program.frames(3);
    let rematch = text("ui-rematch");
    let shown = program.widgets();
    assert!(shown.iter().any(|widget| widget.label == rematch && widget.enabled && !widget.covered), "{shown:?}");
    for standing in &program.now().standings.0 {
        let name = program.play().names.of(standing.seat);
        let points = decimal(f64::from(standing.total()), 0);
        let told = |told: &str| told.contains(&name) && told.ends_with(&points);
        assert!(shown.iter().any(|widget| told(&widget.value)), "the points of {name}, {points}: {shown:?}");
    }
    let fingerprint = RulesOf::<P>::fingerprint;
    let store = store::<P>(folder);
    let saved = || store.list().into_iter().find(|listed| listed.summary.over).map(|listed| listed.path);
    program.wait("the last autosave", |_| saved().is_some());
    let (game, _) = load_file::<RulesOf<P>>(&saved().expect("a save")).expect("the save reads");
    let seen = program.now().viewpoint.view::<RulesOf<P>>(game.position());
    assert_eq!((game.entries().len(), seen), (program.entries(), program.view()), "it is this match");
    let people = |colour| game.seat(colour).is_some_and(|seat| seat.control == SeatControl::Human);
    let mut again = game.from_the_start();
    let mut orders = Vec::new();
    for entry in game.entries() {
        if people(entry.by) && RulesOf::<P>::by_itself(&again.view()).is_none() {
            orders.push(entry.order);
        }
        again.give(entry.order).expect("a recorded order is legal");
    }
    let same = orders.len() == given.len() && orders.iter().zip(given).all(|(one, other)| P::same(one, other));
    assert!(same, "every order of a person comes from their input: {orders:?}, not {given:?}");
    assert_eq!(fingerprint(again.position()), fingerprint(game.position()), "the record gives the match again");
}

/// Plays a match to the end as one person with a mouse. In between, closes the program and continues the match.
pub fn by_mouse<P: TestPilot>() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings::<P>(folder.path());
    let mut program = TestProgram::<P>::start(folder.path(), Some(P::SEEDS[0]), None);
    assert_eq!(program.screen(), Screen::Title);
    MouseDevice::click_label(&mut program, &text("ui-new-match"));
    assert_eq!(program.screen(), Screen::Setup);
    let set_up = P::set_up_by_mouse(&mut program);
    MouseDevice::click_label(&mut program, &text("ui-start"));
    assert_eq!(program.screen(), Screen::Match);
    let words: Vec<String> = program.now().seats.iter().map(|seat| seat.control.word()).collect();
    assert_eq!(as_set_up::<P, _>(words), as_set_up::<P, _>(set_up.clone()));
    let mut player = SimulatedPlayer::new(MouseDevice);
    player.play(&mut program, |given| given > 20);
    InputDevice::<P>::undo(&mut player.hands, &mut program);
    let left_at = moment(&program);
    assert!(program.now().can_redo, "something was taken back");
    MouseDevice::click_label(&mut program, &text("ui-menu"));
    MouseDevice::click_label(&mut program, &text("ui-quit"));
    assert!(program.left(), "Quit leaves");
    drop(program);

    let mut program = TestProgram::<P>::start(folder.path(), None, None);
    MouseDevice::click_label(&mut program, &text("ui-continue"));
    go_on(program, player, &left_at, folder.path(), |program| {
        MouseDevice::click_label(program, &text("ui-rematch"));
        assert_eq!(program.screen(), Screen::End, "first it is asked");
        MouseDevice::click_label(program, &text("ui-rematch-begin"));
        assert_eq!((program.screen(), program.now().seats.len()), (Screen::Match, set_up.len()));
    });
}

/// Returns `seats`, sorted if players may have moved to other seats, so that they can be compared with the set-up.
fn as_set_up<P: TestPilot, T: Ord>(mut seats: Vec<T>) -> Vec<T> {
    if RulesOf::<P>::ASYMMETRIC_SEATS {
        seats.sort();
    }
    seats
}

/// Continues the match after a restart and plays it to the end, then runs `after`.
fn go_on<P: TestPilot, H: InputDevice<P>>(
    mut program: TestProgram<P>,
    mut player: SimulatedPlayer<P, H>,
    left_at: &RestartState<P>,
    folder: &Path,
    after: impl FnOnce(&mut TestProgram<P>),
) {
    assert!(player.wait(&mut program), "the match continues");
    assert_eq!(moment(&program), *left_at, "Continue lands in the same place");
    player.hands.redo(&mut program);
    assert!(program.entries() > left_at.0.len(), "it is done again");
    player.play(&mut program, |_| false);
    assert!(player.undone > 3, "undone {} times", player.undone);
    assert!(player.pieces > 5, "the board drew {} entities of the table", player.pieces);
    over(&mut program, &player.given, folder);
    after(&mut program);
}

/// Plays a match to the end as two people at one keyboard. In between, closes the program and continues the match.
pub fn by_keys<P: TestPilot>() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings::<P>(folder.path());
    let mut program = TestProgram::<P>::start(folder.path(), None, None);
    KeyboardDevice::down(&mut program);
    assert_eq!(program.focused().map(|widget| widget.label), Some(text("ui-new-match")), "an arrow begins at the top");
    KeyboardDevice::enter(&mut program);
    assert_eq!(program.screen(), Screen::Setup);
    set_up_two(&mut program);
    let seats: Vec<_> = program.now().seats.iter().map(|seat| (seat.name.clone(), seat.control)).collect();
    let people = seats.iter().all(|(_, control)| *control == SeatControl::Human);
    let names: Vec<String> = seats.into_iter().map(|(name, _)| name).collect();
    assert!(people && as_set_up::<P, _>(names.clone()) == ["Ada", "Bo"], "{names:?}");
    let mut player = SimulatedPlayer::new(KeyboardDevice);
    player.play(&mut program, |given| given > 20);
    InputDevice::<P>::undo(&mut player.hands, &mut program);
    let left_at = moment(&program);
    let store = store::<P>(folder.path());
    let entries = program.entries();
    program.wait("the autosave", |_| {
        last::<P>(&store).is_some_and(|game| game.entries().len() == entries && !game.undone().is_empty())
    });
    assert_eq!(last::<P>(&store).map(|game| game.info().seed), Some(P::SEEDS[1]));
    drop(program);

    let mut program = TestProgram::<P>::start(folder.path(), None, None);
    KeyboardDevice::choose(&mut program, &text("ui-continue"));
    go_on(program, player, &left_at, folder.path(), |_| ());
}

/// Sets up a match with only a gamepad, and plays until more than [`TestPilot::BY_PAD`] orders are given or the match is over.
pub fn by_pad<P: TestPilot>() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings::<P>(folder.path());
    let mut program = TestProgram::<P>::start(folder.path(), Some(P::SEEDS[2]), None);
    program.connect_pad();
    program.pad(GamepadButton::DPadDown);
    assert_eq!(program.focused().map(|widget| widget.label), Some(text("ui-new-match")), "the cross begins at the top");
    program.pad(GamepadButton::South);
    assert_eq!(program.screen(), Screen::Setup);
    for _ in 0..80 {
        if program.focused().is_some_and(|widget| widget.label == text("ui-start")) {
            break;
        }
        program.pad(GamepadButton::RightTrigger);
    }
    program.pad(GamepadButton::South);
    assert_eq!(program.screen(), Screen::Match, "{}", program.report());
    program.pad(GamepadButton::Start);
    assert!(!program.overlays().is_empty(), "Start opens the menu");
    program.pad(GamepadButton::East);
    assert!(program.overlays().is_empty(), "B closes it");
    let mut player = SimulatedPlayer::new(GamepadDevice);
    player.play(&mut program, |given| given > P::BY_PAD);
    let enough = player.given.len() > P::BY_PAD || program.screen() == Screen::End;
    assert!(enough && player.undone > 1, "{} orders", player.given.len());
}

/// Returns the widgets with this role, from the top left.
fn all_of<P: TestPilot>(program: &mut TestProgram<P>, role: Role) -> Vec<AccessibleWidget> {
    let mut all: Vec<_> = program.widgets().into_iter().filter(|widget| widget.role == role).collect();
    all.sort_by_key(|widget| (widget.at.y.round() as i32, widget.at.x.round() as i32));
    all
}

/// Moves the focus with the keyboard to the widget with this node.
fn go<P: TestPilot>(program: &mut TestProgram<P>, what: &str, node: NodeId) {
    KeyboardDevice::focus(program, what, |widget| widget.node == node);
}

/// Fills in the set-up screen with the keyboard: two people called Ada and Bo, and the seed.
fn set_up_two<P: TestPilot>(program: &mut TestProgram<P>) {
    let remove = text_args("access-seat-remove", &[("name", "".into())]).trim_end().to_owned();
    let seats = |program: &mut TestProgram<P>| {
        let mut seats = program.widgets();
        seats.retain(|widget| widget.label.starts_with(&remove) && widget.enabled);
        seats.into_iter().max_by_key(|widget| widget.at.y as i32)
    };
    while all_of(program, Role::TextInput).len() > 2 {
        let last = seats(program).expect("a seat can be removed").node;
        go(program, "the last seat", last);
        KeyboardDevice::enter(program);
    }
    for (index, name) in ["Ada", "Bo"].into_iter().enumerate() {
        let field = all_of(program, Role::TextInput)[index].node;
        go(program, "a name", field);
        KeyboardDevice::write(program, name);
    }
    let simple = P::simple();
    let list = all_of(program, Role::ComboBox).into_iter().find(|list| list.value == simple || list.label == simple);
    let list = list.unwrap_or_else(|| panic!("no player is {simple}; {}", program.report())).node;
    go(program, "the second player", list);
    KeyboardDevice::enter(program);
    KeyboardDevice::choose(program, &player_name::<P::Game>(None));
    KeyboardDevice::choose(program, &P::Game::text("ui-setup-customise"));
    let field = all_of(program, Role::TextInput)[2].node;
    go(program, "the seed", field);
    KeyboardDevice::write(program, &P::SEEDS[1].to_string());
    KeyboardDevice::choose(program, &text("ui-start"));
    assert_eq!(program.screen(), Screen::Match, "{}", program.report());
}
