//! Tests of the table: seats, pace, gate, undo, confirmations, replays, and saving.

use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::table::CurrentPendingOrder;
pub use orrery_pilot::below;
pub use orrery_pilot::hot_seat::seats;
use orrery_pilot::table_app;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use orrery::core::Colour;
use orrery::core::{Level, Opponent, RandomGenerator};
use orrery::games::GAMES;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::decide;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{
    Facility, Order, Phase, Position, Preset, Refusal, Setup, Ships, bare_position,
};
use orrery::games::alien_frontiers_table::table::plan::{Warning, WarningKind, tray};
use orrery::games::alien_frontiers_table::table::{
    ChangeCause, LossConfirmationRequest, LossWarningSettings, OrderRefused, SubmitOrder, Table, TableChange,
};
use orrery::record::SeatControl;
use orrery::record::save::{SaveStore, load_file};
use orrery::table::{
    MatchIntent, MatchStatus, OpponentPacing, OrderGate, SaveFailed, SharedSaveStore, TableEntityMarker, UnsavedReason,
    close_match, open_match, open_replay,
};

use crate::alien_frontiers::pilot::{Program, settle_settings};

/// Returns an app with the table of this game and nothing that draws.
pub fn app() -> App {
    table_app::<AlienFrontiersFrontend>()
}

/// Returns the match that *Continue* would open, or `None` if there is none.
pub fn last(store: &SaveStore) -> Option<Match> {
    store.latest().map(|latest| load_file::<AlienFrontiers>(&latest.path).expect("it was loaded once").0)
}

pub fn match_of(players: u8, seed: u64, control: impl Fn(usize) -> SeatControl) -> Match {
    let setup = Setup::plain(players, Preset::Rules2011.options());
    let seats = seats(&setup.seating, control);
    Match::deal(setup, seats, seed, None).expect("a set-up that can be played")
}

/// Returns a match of people only.
pub fn human_match(setup: Setup, seed: u64) -> Match {
    let seats = seats(&setup.seating, |_| SeatControl::Human);
    Match::deal(setup, seats, seed, None).expect("a set-up that can be played")
}

/// Returns a match of people only that begins at `position`.
pub fn human_match_at(position: Position) -> Match {
    let seats = seats(position.seats(), |_| SeatControl::Human);
    Match::from_position(position, seats, 1).expect("a position that can be played")
}

/// Returns a position of two players in which red is to give orders with these dice in hand.
pub fn rolled(hand: &[u8]) -> Position {
    let mut position = bare_position(&Setup::plain(2, Preset::App.options())).expect("two may play");
    position.phase = Phase::Orders;
    position.turn.hand = Ships::of(hand);
    let red = &mut position.players[Colour::Red.index()];
    (red.bay, red.stock) = (0, 6 - hand.len() as u8);
    position
}

/// Returns all messages of one kind written since the last call.
fn written<M: Message>(app: &mut App) -> Vec<M> {
    app.world_mut().resource_mut::<Messages<M>>().drain().collect()
}

pub fn causes(app: &mut App) -> Vec<ChangeCause> {
    written::<TableChange>(app).into_iter().map(|told| told.cause).collect()
}

pub fn send<M: Message>(app: &mut App, wishes: impl IntoIterator<Item = M>) {
    wishes.into_iter().for_each(|wish| {
        app.world_mut().write_message(wish);
    });
    app.update();
}

pub fn table(app: &App) -> &Table {
    app.world().resource::<Table>()
}

/// Gives tasks in the thread pool some time to run.
#[expect(clippy::disallowed_methods, reason = "the task pool works in real time, frames or not")]
fn breathe() {
    std::thread::sleep(Duration::from_micros(200));
}

/// Updates the app until `enough` returns true, and gives tasks time to run after each update. Panics if this does not happen
/// within 5000 updates.
pub fn wait(app: &mut App, mut enough: impl FnMut(&mut App) -> bool) {
    for _ in 0..5_000 {
        app.update();
        if enough(app) {
            return;
        }
        breathe();
    }
    panic!("nothing came");
}

pub const SOLAR_2: Order = Order::Dock { facility: Facility::SolarConverter, ships: Ships::one(2) };
pub const SOLAR_5: Order = Order::Dock { facility: Facility::SolarConverter, ships: Ships::one(5) };

#[test]
fn opening_a_match_is_announced_and_closing_clears_the_table() {
    let mut app = app();
    open_match(app.world_mut(), human_match_at(rolled(&[2, 5])));
    app.update();
    let opened = written::<TableChange>(&mut app);
    assert_eq!(opened.len(), 1);
    assert_eq!((opened[0].cause, opened[0].before), (ChangeCause::Opened, opened[0].after));
    let now = app.world().resource::<MatchStatus>();
    assert_eq!((now.standings.0.len(), now.orders, now.local), (2, 0, true));
    assert!(table(&app).local_turn());
    close_match::<AlienFrontiers>(app.world_mut());
    assert!(app.world().get_resource::<Table>().is_none());
    let world = app.world_mut();
    assert_eq!(world.query_filtered::<Entity, With<TableEntityMarker>>().iter(world).count(), 0);
    send(&mut app, [SubmitOrder::order(Order::End)]);
    assert!(causes(&mut app).is_empty());
}

#[test]
fn several_orders_in_one_frame_are_executed_in_sequence() {
    let mut app = app();
    open_match(app.world_mut(), human_match_at(rolled(&[2, 5])));
    app.update();
    causes(&mut app);
    send(&mut app, [SubmitOrder::order(SOLAR_2), SubmitOrder::order(SOLAR_5)]);
    let told = written::<TableChange>(&mut app);
    let orders: Vec<ChangeCause> = told.iter().map(|told| told.cause).collect();
    assert_eq!(orders, [ChangeCause::Order(Some(SOLAR_2)), ChangeCause::Order(Some(SOLAR_5))]);
    assert_eq!(told[0].after, told[1].before);
    assert_eq!(told[0].serial + 1, told[1].serial);
    assert!(told.iter().all(|told| told.mover == Colour::Red && !told.events.is_empty()));
}

#[test]
fn refused_order_changes_nothing_and_gives_a_reason() {
    let mut app = app();
    open_match(app.world_mut(), human_match_at(rolled(&[2, 5])));
    app.update();
    causes(&mut app);
    let before = *table(&app).view();
    let order = Order::Dock { facility: Facility::Shipyard, ships: Ships::of(&[2, 5]) };
    send(&mut app, [SubmitOrder::order(order)]);
    let refused = written::<OrderRefused>(&mut app);
    let facility = Facility::Shipyard;
    assert_eq!(refused, [OrderRefused { order, refusal: Refusal::NotEqual { facility } }]);
    assert_eq!(*table(&app).view(), before);
    assert!(causes(&mut app).is_empty());
}

#[test]
fn undo_redo_and_turn_reset_restore_the_position() {
    let mut app = app();
    open_match(app.world_mut(), human_match_at(rolled(&[2, 5])));
    let start = *table(&app).view();
    send(&mut app, [SubmitOrder::order(SOLAR_2), SubmitOrder::order(SOLAR_5)]);
    let both = *table(&app).view();
    causes(&mut app);
    send(&mut app, [MatchIntent::Undo]);
    assert_eq!(causes(&mut app), [ChangeCause::Undo]);
    send(&mut app, [MatchIntent::Redo]);
    assert_eq!(causes(&mut app), [ChangeCause::Redo]);
    assert_eq!(*table(&app).view(), both);
    send(&mut app, [MatchIntent::ResetTurn]);
    assert_eq!(causes(&mut app), [ChangeCause::Reset]);
    assert_eq!(*table(&app).view(), start);
    send(&mut app, [MatchIntent::Undo]);
    assert!(causes(&mut app).is_empty(), "there is nothing more to take back");
}

#[test]
fn order_clears_the_current_plan() {
    let mut app = app();
    open_match(app.world_mut(), human_match_at(rolled(&[2, 5])));
    app.update();
    let position = *table(&app).view();
    let (ship, _) = tray(&position)[1];
    app.world_mut().resource_mut::<CurrentPendingOrder<AlienFrontiers>>().toggle(&position, ship, 1);
    app.update();
    assert_eq!(
        app.world().resource::<CurrentPendingOrder<AlienFrontiers>>().selected_indices(),
        [1],
        "time alone changes nothing"
    );
    send(&mut app, [SubmitOrder::order(SOLAR_2)]);
    assert_eq!(*app.world().resource::<CurrentPendingOrder<AlienFrontiers>>(), CurrentPendingOrder::default());
}

#[test]
fn risky_order_is_confirmed_first_unless_the_warning_is_off() {
    let mut app = app();
    open_match(app.world_mut(), human_match_at(rolled(&[2, 5])));
    app.update();
    causes(&mut app);
    send(&mut app, [SubmitOrder::propose(Order::End)]);
    let warning = Warning::EndWithUndocked { ships: Ships::of(&[2, 5]) };
    assert_eq!(written::<LossConfirmationRequest>(&mut app), [LossConfirmationRequest { order: Order::End, warning }]);
    assert!(causes(&mut app).is_empty());
    send(&mut app, [SubmitOrder::propose(SOLAR_2)]);
    assert_eq!(causes(&mut app), [ChangeCause::Order(Some(SOLAR_2))], "this loses nothing");
    app.world_mut().resource_mut::<LossWarningSettings>().set(WarningKind::EndWithUndocked, false);
    send(&mut app, [SubmitOrder::propose(Order::End)]);
    assert_eq!(causes(&mut app), [ChangeCause::Order(Some(Order::End))], "not asked again");
}

#[test]
fn player_cannot_give_orders_for_opponents() {
    let mut app = app();
    let random = SeatControl::Ai(Opponent::Random);
    app.insert_resource(OpponentPacing { opponents: 1e6, step: false, unseen: false });
    open_match(app.world_mut(), match_of(2, 5, |_| random));
    app.update();
    causes(&mut app);
    app.world_mut().write_message(MatchIntent::Undo);
    send(&mut app, [SubmitOrder::order(Order::Roll)]);
    assert!(causes(&mut app).is_empty());
    assert!(written::<OrderRefused>(&mut app).is_empty());
    let mover = table(&app).view().mover();
    app.world_mut().write_message(MatchIntent::TakeOver(mover, SeatControl::Human));
    send(&mut app, [SubmitOrder::order(Order::Roll)]);
    assert_eq!(causes(&mut app), [ChangeCause::Order(Some(Order::Roll))]);
}

#[test]
fn opponents_finish_a_match_deterministically() {
    let play = || {
        let mut app = app();
        app.insert_resource(OpponentPacing { opponents: 0.0, step: false, unseen: false });
        open_match(app.world_mut(), match_of(3, 7, |_| SeatControl::Ai(Opponent::Simple)));
        wait(&mut app, |app| table(app).view().is_over());
        let orders: Vec<Order> = table(&app).record().entries().iter().map(|entry| entry.order).collect();
        (orders, *table(&app).view())
    };
    let (orders, end) = play();
    assert!(orders.len() > 50);
    assert_eq!(play(), (orders, end));
}

#[test]
fn unseen_orders_run_several_per_frame_with_the_same_result() {
    let most = |unseen: bool| {
        let mut app = app();
        app.insert_resource(OpponentPacing { opponents: 0.0, step: false, unseen });
        // This opponent plans a whole turn at once.
        open_match(app.world_mut(), match_of(3, 7, |_| SeatControl::Ai(Opponent::engine(Level::Cadet))));
        app.update();
        causes(&mut app);
        let mut most = 0;
        wait(&mut app, |app| {
            most = most.max(causes(app).len());
            table(app).view().is_over()
        });
        (most, *table(&app).view())
    };
    let ((one, end), (several, same)) = (most(false), most(true));
    assert_eq!(one, 1);
    assert!(several > 2, "{several}");
    assert_eq!(end, same, "the match is the same");
}

#[test]
fn opponents_wait_for_their_pace_and_the_animation_gate() {
    let mut app = app();
    app.insert_resource(OpponentPacing { opponents: 1.0, step: false, unseen: false });
    open_match(app.world_mut(), match_of(2, 5, |_| SeatControl::Ai(Opponent::Random)));
    app.update();
    causes(&mut app);
    for _ in 0..18 {
        app.update();
        assert!(causes(&mut app).is_empty(), "0.9 s are not 1 s");
        breathe();
    }
    app.world_mut().resource_mut::<OrderGate>().hold(2.0);
    for _ in 0..38 {
        app.update();
        assert!(causes(&mut app).is_empty(), "what is shown is not over");
    }
    wait(&mut app, |app| causes(app) == [ChangeCause::Order(Some(Order::Roll))]);
}

#[test]
fn gate_opens_at_its_deadline() {
    let mut gate = OrderGate::default();
    assert!(gate.is_open());
    let mut waited = 0.0;
    gate.hold(f32::NAN);
    assert!(gate.is_open(), "no time at all");
    gate.hold(3.0);
    while !gate.is_open() {
        gate.pass(0.5);
        gate.hold(3.0);
        waited += 0.5;
        assert!(waited <= OrderGate::DEADLINE, "opponents do not wait for a button that is never released");
    }
    assert!(waited >= OrderGate::DEADLINE - 0.5);
}

#[test]
fn shut_gate_ignores_the_deadline() {
    let mut gate = OrderGate::default();
    gate.hold(1.0);
    gate.shut(true);
    for _ in 0..60 {
        gate.pass(0.5);
        assert!(!gate.is_open());
    }
    gate.shut(false);
    assert!(gate.is_open(), "what was shown is long over");
}

#[test]
fn step_mode_waits_for_a_step_before_each_order() {
    let mut app = app();
    app.insert_resource(OpponentPacing { opponents: 0.0, step: true, unseen: false });
    open_match(app.world_mut(), match_of(2, 5, |_| SeatControl::Ai(Opponent::Random)));
    app.update();
    assert_eq!(causes(&mut app), [ChangeCause::Opened]);
    let stands_still = |app: &mut App| {
        for _ in 0..50 {
            app.update();
            assert!(causes(app).is_empty());
            breathe();
        }
    };
    stands_still(&mut app);
    send(&mut app, [MatchIntent::Step]);
    // The plan may need a moment to be ready.
    let mut told = causes(&mut app);
    if told.is_empty() {
        wait(&mut app, |app| {
            told = causes(app);
            !told.is_empty()
        });
    }
    assert_eq!(told, [ChangeCause::Order(Some(Order::Roll))]);
    stands_still(&mut app);
}

#[test]
fn replay_reproduces_a_record_and_can_be_taken_over() {
    let mut game = match_of(2, 11, |_| SeatControl::Human);
    let mut orders = Vec::new();
    let mut state = 11;
    for _ in 0..40 {
        orrery::games::alien_frontiers::rules::legal(game.position(), &mut orders);
        let order = orders[below(&mut state, orders.len())];
        game.give(order).expect("a legal order");
    }
    let mut app = app();
    app.insert_resource(OpponentPacing { opponents: 0.0, step: false, unseen: false });
    open_replay(app.world_mut(), &game);
    assert!(table(&app).is_replay());
    assert_eq!(table(&app).replay_left(), 40);
    wait(&mut app, |app| table(app).replay_left() == 0);
    app.update();
    assert_eq!(table(&app).view(), game.position());
    assert_eq!(table(&app).record().entries(), game.entries(), "outcomes and all");

    open_replay(app.world_mut(), &game);
    wait(&mut app, |app| table(app).replay_left() == 30);
    let mover = table(&app).view().mover();
    orrery::games::alien_frontiers::rules::legal(table(&app).view(), &mut orders);
    app.world_mut().write_message(MatchIntent::TakeOver(mover, SeatControl::Human));
    send(&mut app, [SubmitOrder::order(orders[0])]);
    assert!(!table(&app).is_replay(), "from here on it is another match");
    assert_eq!(table(&app).replay_left(), 0);
}

#[test]
fn every_change_is_autosaved_with_its_undo_history() {
    let folder = tempfile::tempdir().expect("a folder for saves");
    let store = Arc::new(SaveStore::new(folder.path(), GAMES.saved()));
    let mut app = app();
    app.insert_resource(SharedSaveStore(store.clone()));
    open_match(app.world_mut(), human_match_at(rolled(&[2, 5])));
    app.update();
    send(&mut app, [SubmitOrder::order(SOLAR_2), SubmitOrder::order(SOLAR_5)]);
    send(&mut app, [MatchIntent::Undo]);
    assert!(written::<SaveFailed>(&mut app).is_empty());
    let left = *table(&app).view();
    close_match::<AlienFrontiers>(app.world_mut());
    let latest = last(&store).expect("it was saved");
    assert_eq!(*latest.position(), left);
    assert!(latest.can_redo() && latest.can_undo(), "the history too");
    assert!(written::<SaveFailed>(&mut app).is_empty());
}

#[test]
fn pending_save_is_written_when_the_program_exits() {
    let folder = tempfile::tempdir().expect("a folder for saves");
    let store = Arc::new(SaveStore::new(folder.path(), GAMES.saved()));
    let mut app = app();
    app.insert_resource(SharedSaveStore(store.clone()));
    open_match(app.world_mut(), human_match_at(rolled(&[2, 5])));
    app.world_mut().write_message(SubmitOrder::order(SOLAR_2));
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert_eq!(last(&store).map(|latest| *latest.position()), Some(*table(&app).view()));
}

#[test]
fn match_continues_when_saving_fails_and_is_saved_at_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("not a folder");
    std::fs::write(&file, "in the way").expect("a file");
    let mut app = app();
    app.insert_resource(SharedSaveStore(Arc::new(SaveStore::new(&file, GAMES.saved()))));
    open_match(app.world_mut(), human_match_at(rolled(&[2, 5])));
    let mut troubles = Vec::new();
    wait(&mut app, |app| {
        troubles.extend(written::<SaveFailed>(app));
        !troubles.is_empty()
    });
    assert!(!troubles[0].reason.is_empty());
    causes(&mut app);
    assert_eq!(app.world().resource::<UnsavedReason>().0.as_ref(), Some(&troubles[0].reason), "it stays seen");
    send(&mut app, [SubmitOrder::order(SOLAR_2)]);
    assert_eq!(causes(&mut app), [ChangeCause::Order(Some(SOLAR_2))]);
    // The obstacle is removed.
    std::fs::remove_file(&file).expect("the file is there");
    close_match::<AlienFrontiers>(app.world_mut());
    assert_eq!(
        app.world().resource::<UnsavedReason>(),
        &UnsavedReason(None),
        "what could not be saved is saved at the end"
    );
    assert!(last(&SaveStore::new(&file, GAMES.saved())).is_some_and(|latest| latest.can_undo()), "with its last order");
}

#[test]
fn vanished_save_folder_is_reported_and_recreated() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("data");
    let store = Arc::new(SaveStore::new(&place, GAMES.saved()));
    let mut app = app();
    app.insert_resource(SharedSaveStore(store.clone()));
    open_match(app.world_mut(), human_match_at(rolled(&[2, 5])));
    wait(&mut app, |_| store.latest().is_some());
    std::fs::remove_dir_all(&place).expect("removed");
    std::fs::write(&place, "in the way").expect("a file in its place");
    send(&mut app, [SubmitOrder::order(SOLAR_2)]);
    wait(&mut app, |app| app.world().resource::<UnsavedReason>().0.is_some());
    std::fs::remove_file(&place).expect("the file is there");
    send(&mut app, [SubmitOrder::order(SOLAR_5)]);
    wait(&mut app, |app| last(&store).is_some_and(|latest| latest.position() == table(app).view()));
    wait(&mut app, |app| app.world().resource::<UnsavedReason>().0.is_none());
}

#[test]
fn rolled_ship_count_stays_fixed_during_the_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    program.open(human_match(Setup::plain(2, Preset::Rules2011.options()), 5));
    let rolled =
        |program: &Program| orrery::games::alien_frontiers_table::table::rolled(program.world().resource::<Table>());
    let mut whims = RandomGenerator::new(3);
    let (mut built, mut turns) = (false, 0);
    while turns < 12 {
        program.order(Order::Roll);
        let fleet = program.position().hand().len();
        let owned = program.position().me().out_of_stock();
        loop {
            assert_eq!(rolled(&program), fleet, "{} in the tray", program.position().hand().len());
            built |= program.position().me().out_of_stock() > owned;
            let order = decide(&program.position(), Opponent::Simple, whims.next());
            program.order(order);
            if order == Order::End {
                break;
            }
        }
        turns += 1;
    }
    assert!(built, "a ship that is built in the turn does not count");
}
