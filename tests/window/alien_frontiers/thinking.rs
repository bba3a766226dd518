//! Tests of opponents' searches: they run in the background, one at a time; a plan is given order by order, and dropped when it
//! no longer fits.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;
use orrery::ai::SearchBudget;
use orrery::core::{Level, Opponent};
use orrery::games::GAMES;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::{Character, Plan, SearchHandle, decide};
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{FixedOutcomesChance, Order, Phase, Position, apply};
use orrery::games::alien_frontiers_table::table::{
    ChangeCause, OpponentEngine, OpponentSearch, SubmitOrder, TableChange,
};
use orrery::record::SeatControl;
use orrery::record::save::SaveStore;
use orrery::table::{MatchIntent, OpponentPacing, SharedSaveStore, close_match, open_match};

use super::table::{SOLAR_2, SOLAR_5, app, causes, last, match_of, rolled, seats, send, table, wait};

/// A record of the use of an engine: the requests to it, the number of searches that are running, the largest number that ran at
/// the same time, and the number that were asked to stop. `release` lets the searches of [`slow`] end.
#[derive(Default)]
struct SearchLog {
    asked: Mutex<Vec<(Position, Opponent, SearchBudget)>>,
    now: AtomicUsize,
    most: AtomicUsize,
    stopped: AtomicUsize,
    release: AtomicBool,
}

impl SearchLog {
    fn asked(&self) -> Vec<(Position, Opponent, SearchBudget)> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn begin(&self, position: &Position, opponent: Opponent, effort: SearchBudget) {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).push((*position, opponent, effort));
        let now = self.now.fetch_add(1, Ordering::SeqCst) + 1;
        self.most.fetch_max(now, Ordering::SeqCst);
    }

    fn end(&self) {
        self.now.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Returns an engine that searches until it is released or asked to stop, and then plans with `plan`.
fn slow(seen: &Arc<SearchLog>, plan: impl Fn(&Position) -> Vec<Order> + Send + Sync + 'static) -> OpponentEngine {
    let seen = seen.clone();
    OpponentEngine::new(move |position: &Position, opponent, effort, watch: &SearchHandle| {
        seen.begin(position, opponent, effort);
        while !watch.stopped() && !seen.release.load(Ordering::SeqCst) {
            std::thread::yield_now();
        }
        seen.stopped.fetch_add(usize::from(watch.stopped()), Ordering::SeqCst);
        let orders = plan(position);
        seen.end();
        Plan { orders, ..Plan::default() }
    })
}

/// Returns an engine like that of [`slow`], but released from the start.
fn quick(seen: &Arc<SearchLog>, plan: impl Fn(&Position) -> Vec<Order> + Send + Sync + 'static) -> OpponentEngine {
    seen.release.store(true, Ordering::SeqCst);
    slow(seen, plan)
}

/// Returns the orders of the simple opponent up to the end of the turn or to the first order with a chance result, including that
/// one.
fn whole_turn(position: &Position) -> Vec<Order> {
    let (mut ahead, mut orders) = (*position, Vec::new());
    loop {
        let order = decide(&ahead, Opponent::Simple, 1);
        orders.push(order);
        if order.asks_chance() || order == Order::End {
            return orders;
        }
        apply(&mut ahead, order, &mut FixedOutcomesChance::default()).expect("an order the opponent chose is legal");
    }
}

/// Opens a match in which red, a simple opponent, is to place a 2 and a 5; green is a person.
fn red_thinks(mind: OpponentEngine, pace: OpponentPacing) -> App {
    let position = rolled(&[2, 5]);
    let seats = seats(position.seats(), |index| match index {
        0 => SeatControl::Ai(Opponent::Simple),
        _ => SeatControl::Human,
    });
    let mut app = app();
    app.insert_resource(mind);
    app.insert_resource(pace);
    open_match(app.world_mut(), Match::from_position(position, seats, 9).expect("a position that can be played"));
    app.update();
    causes(&mut app);
    app
}

const AT_ONCE: OpponentPacing = OpponentPacing { opponents: 0.0, step: false, unseen: false };
const BY_STEP: OpponentPacing = OpponentPacing { opponents: 0.0, step: true, unseen: false };

fn orders(app: &App) -> Vec<Order> {
    table(app).record().entries().iter().map(|entry| entry.order).collect()
}

/// Allows the next order of an opponent and waits for it.
fn step(app: &mut App) -> Order {
    app.world_mut().write_message(MatchIntent::Step);
    let mut told = Vec::new();
    wait(app, |app| {
        told = causes(app);
        !told.is_empty()
    });
    match told.as_slice() {
        [ChangeCause::Order(Some(order))] => *order,
        other => panic!("{other:?}"),
    }
}

#[test]
fn mixed_opponents_play_the_same_match_again() {
    let engine = |level, character| SeatControl::Ai(Opponent::Engine { level, character });
    let mixed = |index: usize| match index {
        0 => engine(Level::Cadet, Character::Surveyor.into()),
        1 => SeatControl::Ai(Opponent::Simple),
        2 => engine(Level::Captain, Character::Corsair.into()),
        _ => engine(Level::Pilot, Character::Archivist.into()),
    };
    let play = || {
        let mut app = app();
        app.insert_resource(AT_ONCE);
        open_match(app.world_mut(), match_of(4, 3, mixed));
        wait(&mut app, |app| table(app).view().is_over());
        (orders(&app), *table(&app).view())
    };
    let first = play();
    assert!(first.0.len() > 60, "{} orders", first.0.len());
    assert_eq!(play(), first);
}

#[test]
fn one_search_serves_a_turn_until_a_chance_result() {
    let seen = Arc::new(SearchLog::default());
    let mut app = app();
    app.insert_resource(quick(&seen, whole_turn));
    app.insert_resource(AT_ONCE);
    open_match(app.world_mut(), match_of(3, 7, |_| SeatControl::Ai(Opponent::Simple)));
    wait(&mut app, |app| table(app).view().is_over());
    let game = &table(&app).record();
    let asked = seen.asked();
    let chances = game.entries().iter().filter(|entry| entry.order.asks_chance()).count();
    let turns = game.entries().iter().filter(|entry| entry.order == Order::End).count();
    assert!(asked.len() <= chances + turns + 1, "{} thoughts for {turns} turns and {chances} surprises", asked.len());
    assert!(asked.len() < game.entries().len() * 2 / 3, "{} for {} orders", asked.len(), game.entries().len());
    assert!(asked.iter().any(|(position, ..)| position.phase == Phase::Orders));
    assert_eq!(seen.most.load(Ordering::SeqCst), 1, "one thought at a time");
}

#[test]
fn frames_continue_while_an_opponent_thinks() {
    let seen = Arc::new(SearchLog::default());
    let mut app = red_thinks(slow(&seen, whole_turn), AT_ONCE);
    wait(&mut app, |_| seen.now.load(Ordering::SeqCst) == 1);
    for _ in 0..40 {
        app.update();
        assert!(causes(&mut app).is_empty());
    }
    let thinking = app.world().resource::<OpponentSearch>();
    assert!(thinking.watch().is_some());
    assert!(thinking.seconds() > 1.9, "{} s of 40 frames of 50 ms", thinking.seconds());
    seen.release.store(true, Ordering::SeqCst);
    wait(&mut app, |app| !table(app).record().entries().is_empty());
    assert_eq!(orders(&app)[0], whole_turn(&rolled(&[2, 5]))[0]);
    assert_eq!(seen.asked().len(), 1);
}

#[test]
fn taking_over_a_seat_stops_its_search() {
    let seen = Arc::new(SearchLog::default());
    let mut app = red_thinks(slow(&seen, whole_turn), AT_ONCE);
    wait(&mut app, |_| seen.now.load(Ordering::SeqCst) == 1);
    let red = table(&app).view().mover();
    app.world_mut().write_message(MatchIntent::TakeOver(red, SeatControl::Human));
    send(&mut app, [SubmitOrder::order(SOLAR_5)]);
    assert_eq!(causes(&mut app), [ChangeCause::Order(Some(SOLAR_5))]);
    assert!(app.world().resource::<OpponentSearch>().watch().is_none(), "nobody thinks any more");
    send(&mut app, [MatchIntent::TakeOver(red, SeatControl::Ai(Opponent::Random))]);
    // The thread of the first search has to be free before the next begins.
    wait(&mut app, |_| seen.asked().len() == 2);
    assert_eq!(seen.stopped.load(Ordering::SeqCst), 1, "the first was asked to stop");
    assert_eq!(seen.most.load(Ordering::SeqCst), 1);
    let (position, opponent, _) = seen.asked()[1];
    assert_eq!((position, opponent), (*table(&app).view(), Opponent::Random));
    seen.release.store(true, Ordering::SeqCst);
    wait(&mut app, |app| table(app).view().mover() != red);
    assert_eq!(orders(&app)[0], SOLAR_5);
}

#[test]
fn undone_orders_make_an_opponent_search_again() {
    let seen = Arc::new(SearchLog::default());
    let both = |position: &Position| match position.hand().len() {
        2 => vec![SOLAR_2, SOLAR_5, Order::End],
        1 => vec![SOLAR_2, Order::End],
        _ => vec![Order::End],
    };
    let mut app = red_thinks(quick(&seen, both), BY_STEP);
    assert_eq!(step(&mut app), SOLAR_2);
    let red = table(&app).view().mover();
    let ai = SeatControl::Ai(Opponent::Simple);
    app.world_mut().write_message(MatchIntent::TakeOver(red, SeatControl::Human));
    app.world_mut().write_message(MatchIntent::Undo);
    send(&mut app, [SubmitOrder::order(SOLAR_5)]);
    assert_eq!(causes(&mut app), [ChangeCause::Undo, ChangeCause::Order(Some(SOLAR_5))]);
    send(&mut app, [MatchIntent::TakeOver(red, ai)]);
    assert_eq!([step(&mut app), step(&mut app)], [SOLAR_2, Order::End]);
    assert_eq!(orders(&app), [SOLAR_5, SOLAR_2, Order::End]);
    assert_eq!(seen.asked().len(), 2, "the second thought was enough for two orders");
}

#[test]
fn illegal_plan_triggers_a_new_search() {
    let seen = Arc::new(SearchLog::default());
    let stubborn = |position: &Position| match position.hand().len() {
        2 => vec![SOLAR_2, SOLAR_2, Order::End],
        1 => vec![SOLAR_5, Order::End],
        _ => vec![Order::End],
    };
    let mut app = red_thinks(quick(&seen, stubborn), BY_STEP);
    assert_eq!([step(&mut app), step(&mut app), step(&mut app)], [SOLAR_2, SOLAR_5, Order::End]);
    assert_eq!(seen.asked().len(), 2);
}

#[test]
fn closing_a_match_stops_the_search() {
    let seen = Arc::new(SearchLog::default());
    let mut app = red_thinks(slow(&seen, whole_turn), AT_ONCE);
    wait(&mut app, |_| seen.now.load(Ordering::SeqCst) == 1);
    close_match::<AlienFrontiers>(app.world_mut());
    wait(&mut app, |_| seen.stopped.load(Ordering::SeqCst) == 1);
    assert!(causes(&mut app).is_empty());
    assert!(app.world().resource::<OpponentSearch>().compared().is_none());
}

#[test]
fn search_uses_the_set_budget_without_changing_its_seed() {
    let asked = |budget| {
        let seen = Arc::new(SearchLog::default());
        let mut mind = quick(&seen, |_| vec![SOLAR_2]);
        mind.budget = budget;
        let mut app = red_thinks(mind, BY_STEP);
        step(&mut app);
        let (_, opponent, effort) = seen.asked()[0];
        assert_eq!(opponent, Opponent::Simple);
        effort
    };
    assert_eq!(OpponentEngine::default().budget, 100);
    let (usual, more) = (asked(100), asked(400));
    assert_eq!((usual.budget, more.budget), (100, 400));
    assert_eq!(usual.seed, more.seed, "whims come from the match, not from the budget");
}

#[test]
fn noise_seed_is_fixed_per_match_and_not_the_deal_seed() {
    let efforts = |seed| {
        let seen = Arc::new(SearchLog::default());
        let mut app = app();
        app.insert_resource(quick(&seen, whole_turn));
        app.insert_resource(AT_ONCE);
        open_match(app.world_mut(), match_of(2, seed, |_| SeatControl::Ai(Opponent::Simple)));
        wait(&mut app, |_| seen.asked().len() > 8);
        seen.asked().into_iter().map(|(.., effort)| effort).collect::<Vec<_>>()
    };
    let (one, other) = (efforts(7), efforts(8));
    assert!(one.iter().all(|effort| effort.form_seed == one[0].form_seed));
    assert!(one[1..].iter().all(|effort| effort.seed != one[0].seed));
    assert_ne!(one[0].form_seed, other[0].form_seed);
    assert_ne!(one[0].form_seed, 7, "a mind is not told what its match is dealt from");
}

#[test]
fn seat_control_change_is_saved_without_an_order() {
    let folder = tempfile::tempdir().expect("a folder for saves");
    let store = Arc::new(SaveStore::new(folder.path(), GAMES.saved()));
    let mut app = app();
    app.insert_resource(SharedSaveStore(store.clone()));
    app.insert_resource(BY_STEP);
    open_match(app.world_mut(), match_of(2, 5, |_| SeatControl::Human));
    app.update();
    let saved = || last(&store).map(|latest| latest.info().seats[1].control);
    wait(&mut app, |_| saved() == Some(SeatControl::Human));
    let warden = SeatControl::Ai(Opponent::Engine { level: Level::Admiral, character: Character::Warden.into() });
    let second = table(&app).seats()[1].colour;
    send(&mut app, [MatchIntent::TakeOver(second, warden)]);
    wait(&mut app, |_| saved() == Some(warden));
    assert!(app.world().resource::<Messages<TableChange>>().len() <= 1, "nothing else happened");
}
