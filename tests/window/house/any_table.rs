//! Tests of the table with a game that has hidden information and no extensions of its own: the toy.

use std::sync::Arc;

use bevy::prelude::*;
use orrery::ai::Evaluation;
use orrery::ai::coach::Suggestion;
use orrery::core::{Colour, Level, Opponent, OpponentCharacter, Rules as _, Setup};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::locale::{PlayerNames, text};
use orrery::panels::{PageMatchContext, PlanView, PuzzleTexts, StatisticsTexts, codex_found, codex_page, played};
use orrery::record::save::{SaveStore, load_file};
use orrery::record::{Match, SeatControl};
use orrery::table::{
    ChangeCause, MatchIntent, MatchStatus, OpponentPacing, OrderRefused, SharedSaveStore, SubmitOrder, Table,
    TableChange, TablePlugin, Viewpoint, close_match, open_match, open_practice, replay_next, seek,
};

use super::toy_game::toy::parts;
use super::toy_game::toy::{self, Event, Order, ToyGame};
use super::toy_game::{CrateToken, GAMES};
use crate::alien_frontiers::table::{app, below, seats, send, wait};

const CAPTAIN: SeatControl =
    SeatControl::Ai(Opponent::Engine { level: Level::Captain, character: OpponentCharacter::PLAIN });

/// Creates an app with the tables of Alien Frontiers and the toy.
fn tables() -> App {
    let mut app = app();
    app.add_plugins(TablePlugin::<ToyGame>::default());
    app.insert_resource(OpponentPacing { opponents: 0.0, step: false, unseen: false });
    app
}

fn match_of(seed: u64, players: u8, control: impl Fn(usize) -> SeatControl) -> Match<ToyGame> {
    let setup = Setup::plain(players, ());
    let seats = seats(&setup.seating, control);
    Match::deal(setup, seats, seed, None).expect("a set-up that can be played")
}

fn now(app: &App) -> &MatchStatus {
    app.world().resource::<MatchStatus>()
}

fn told(app: &mut App) -> Vec<TableChange<ToyGame>> {
    app.world_mut().resource_mut::<Messages<TableChange<ToyGame>>>().drain().collect()
}

/// Returns the worth of each crate as its entity shows it, or `None` for a hidden worth.
fn worths(app: &mut App) -> Vec<Option<u8>> {
    let world = app.world_mut();
    let mut crates: Vec<CrateToken> = world.query::<&CrateToken>().iter(world).copied().collect();
    crates.sort_by_key(|token| token.of);
    crates.iter().map(|token| token.worth).collect()
}

/// Returns the worth of each crate as its entity may show it to this viewer, or `None` for a worth hidden from them.
fn visible(eyes: Viewpoint, truth: &toy::Position) -> Vec<Option<u8>> {
    let seats = ToyGame::seats(truth);
    let sees = |at: usize| match eyes {
        Viewpoint::All => true,
        Viewpoint::Nobody => truth.crates[at] == 0,
        Viewpoint::Seat(colour) => {
            let seat = seats.iter().position(|&seat| seat == colour).expect("a seat");
            truth.crates[at] == 0 || truth.knows[at] >> seat & 1 == 1
        }
    };
    (0..seats.len()).map(|at| Some(truth.crates[at]).filter(|_| sees(at))).collect()
}

#[test]
fn table_shows_only_what_the_viewer_knows() {
    for seed in 0..60 {
        let mut app = tables();
        let people = 1 + seed as usize % 3;
        let control = |index| if index < people { SeatControl::Human } else { SeatControl::Ai(Opponent::Random) };
        let mut shadow = match_of(seed, 3, control);
        open_match(app.world_mut(), match_of(seed, 3, control));
        app.update();
        let (mut state, mut orders) = (seed, Vec::new());
        while !now(&app).is_over() {
            let shown = app.world().resource::<Table<ToyGame>>();
            let (eyes, view) = (shown.viewpoint(), *shown.view());
            assert_eq!(view, eyes.view::<ToyGame>(shadow.position()), "seed {seed}");
            assert_eq!(worths(&mut app), visible(eyes, shadow.position()), "seed {seed}");
            if now(&app).covered {
                assert_eq!(eyes, Viewpoint::Nobody);
                send(&mut app, [MatchIntent::Uncover]);
                continue;
            }
            if !now(&app).local {
                let given = now(&app).orders;
                wait(&mut app, |app| now(app).orders > given || now(app).local || now(app).covered);
            } else {
                assert_eq!(eyes, Viewpoint::Seat(now(&app).to_act.expect("the match continues")));
                ToyGame::legal(&view, &mut orders);
                let order = orders[below(&mut state, orders.len())];
                send(&mut app, [SubmitOrder::<ToyGame>::order(order)]);
            }
            for announced in told(&mut app) {
                let ChangeCause::Order(order) = announced.cause else { continue };
                let order = order.unwrap_or_else(|| unnamed(&announced));
                let by = announced.mover;
                let events = shadow.give(order).expect("it was taken");
                let named = ToyGame::redact_order(&order, by, &announced.after, 0);
                assert_eq!(announced.cause, ChangeCause::Order(named), "seed {seed}");
                let told: Vec<Event> =
                    events.iter().filter_map(|event| ToyGame::redact(event, &announced.after, 0)).collect();
                assert_eq!(announced.events, told, "seed {seed}");
            }
        }
        assert_eq!(now(&app).viewpoint, Viewpoint::All, "after the end everything lies open");
        assert_eq!(now(&app).standings, ToyGame::standings(&ToyGame::open_view(shadow.position())));
    }
}

/// Returns the look order behind an announcement that shows the viewer only its result.
fn unnamed(announced: &TableChange<ToyGame>) -> Order {
    let [Event::Looked { at, worth: None, .. }] = announced.events[..] else { panic!("{announced:?}") };
    Order::Look(announced.after.known.seats[usize::from(at)])
}

#[test]
fn secret_order_is_named_only_to_seats_that_know_it() {
    let mut app = tables();
    open_match(app.world_mut(), match_of(4, 3, |_| SeatControl::Human));
    app.update();
    let seats = now(&app).seats.iter().map(|seat| seat.colour).collect::<Vec<_>>();
    let look = Order::Look(seats[1]);
    let mut named = Vec::new();
    for turn in 0..3 {
        send(&mut app, [MatchIntent::Uncover]);
        if turn == 0 {
            send(&mut app, [SubmitOrder::<ToyGame>::order(look)]);
        }
        let table = app.world().resource::<Table<ToyGame>>();
        named.push((table.order(0), table.visible_events(0).len()));
        send(&mut app, [SubmitOrder::<ToyGame>::order(Order::Pass)]);
    }
    assert_eq!(named, [(Some(look), 1), (Some(look), 1), (None, 1)], "the third is told that it was, not which");
}

#[test]
fn covered_table_shows_nothing_and_takes_no_orders() {
    let mut app = tables();
    open_match(app.world_mut(), match_of(3, 2, |_| SeatControl::Human));
    app.update();
    let waits = |app: &App| {
        let now = now(app);
        (now.covered, now.local, now.viewpoint)
    };
    assert_eq!(waits(&app), (true, false, Viewpoint::Nobody), "at the start it is nobody's yet");
    send(&mut app, [SubmitOrder::<ToyGame>::order(Order::Claim)]);
    assert_eq!(now(&app).orders, 0, "nobody orders blindly");
    send(&mut app, [MatchIntent::Uncover]);
    let first = now(&app).to_act.expect("the match continues");
    assert_eq!(waits(&app), (false, true, Viewpoint::Seat(first)));
    told(&mut app);
    send(&mut app, [SubmitOrder::<ToyGame>::order(Order::Claim), SubmitOrder::<ToyGame>::order(Order::Draw)]);
    assert_eq!(waits(&app), (true, false, Viewpoint::Nobody));
    let drew = told(&mut app).pop().expect("it was announced");
    assert!(matches!(drew.events[..], [Event::Drew { worth: None, .. }]), "{:?}", drew.events);
    // The player who drew may not look again while the other has the screen.
    send(&mut app, [MatchIntent::Uncover]);
    assert_eq!(waits(&app), (false, true, Viewpoint::Seat(now(&app).to_act.expect("the match continues"))));
    assert_ne!(now(&app).to_act, Some(first));
}

#[test]
fn undo_redo_and_refusals_work_for_the_toy_game() {
    let mut app = tables();
    open_match(app.world_mut(), match_of(8, 2, |index| if index == 0 { SeatControl::Human } else { CAPTAIN }));
    wait(&mut app, |app| now(app).local);
    let before = *app.world().resource::<Table<ToyGame>>().view();
    send(&mut app, [SubmitOrder::<ToyGame>::order(Order::Claim)]);
    assert!(now(&app).can_undo && !now(&app).can_redo);
    send(&mut app, [MatchIntent::Undo]);
    assert_eq!(*app.world().resource::<Table<ToyGame>>().view(), before);
    assert!(!now(&app).can_undo && now(&app).can_redo);
    send(&mut app, [MatchIntent::Redo]);
    send(&mut app, [SubmitOrder::<ToyGame>::order(Order::Claim)]);
    let refused: Vec<OrderRefused<ToyGame>> =
        app.world_mut().resource_mut::<Messages<OrderRefused<ToyGame>>>().drain().collect();
    assert_eq!(refused.len(), 1, "there is no crate left to claim");
    let other = now(&app).seats.iter().map(|seat| seat.colour).find(|&seat| Some(seat) != now(&app).to_act);
    send(&mut app, [SubmitOrder::<ToyGame>::order(Order::Look(other.expect("another")))]);
    assert!(!now(&app).can_undo, "what was looked at stays known");
}

#[test]
fn shared_opponents_finish_the_toy_match_and_it_is_saved() {
    let folder = tempfile::tempdir().expect("a folder for saves");
    let store = Arc::new(SaveStore::new(folder.path(), GAMES));
    let mut app = tables();
    app.insert_resource(SharedSaveStore(store.clone()));
    open_match(app.world_mut(), match_of(5, 3, |_| CAPTAIN));
    wait(&mut app, |app| now(app).is_over());
    let orders = now(&app).orders;
    // The finished match can be replayed with everything open.
    seek::<ToyGame>(app.world_mut(), Some(0));
    assert_eq!((now(&app).viewed_order, now(&app).goes_on), (Some(0), false));
    assert!(replay_next::<ToyGame>(app.world_mut()));
    assert_eq!(now(&app).viewed_order, Some(1));
    close_match::<ToyGame>(app.world_mut());
    assert!(app.world().get_resource::<MatchStatus>().is_none());
    let listed = store.list();
    let (saved, _) = load_file::<ToyGame>(&listed[0].path).expect("it was saved");
    assert_eq!((saved.entries().len(), saved.is_over()), (orders, true));
}

#[test]
fn table_opens_matches_of_different_games_in_turn() {
    let mut app = tables();
    open_practice(app.world_mut(), match_of(1, 2, |_| SeatControl::Human));
    app.update();
    assert_eq!((now(&app).key, now(&app).practice), (ToyGame::KEY, true));
    close_match::<ToyGame>(app.world_mut());
    open_match(app.world_mut(), crate::alien_frontiers::table::match_of(2, 4, |_| SeatControl::Human));
    app.update();
    assert_eq!((now(&app).key, now(&app).practice), (AlienFrontiers::KEY, false));
    assert!(app.world().get_resource::<Table<ToyGame>>().is_none());
    assert_eq!(worths(&mut app), [], "nothing of the other game lies on the table");
}

#[test]
fn default_codex_lists_the_presets() {
    let game = match_of(1, 2, |_| SeatControl::Human);
    let names = PlayerNames::new([(Colour::Red, "Vera")]);
    let seen = ToyGame::view(game.position(), None);
    let open = PageMatchContext::<ToyGame> { seen: &seen, options: &(), mover: Colour::Red, names: &names };
    assert_eq!(codex_found::<ToyGame>(""), [0], "it has one preset, and no options");
    assert_eq!(codex_found::<ToyGame>("plain"), [0]);
    let page = codex_page(0, Some(&open)).expect("there is a page");
    assert_eq!((page.name.title.as_str(), page.name.part), ("plain", text("codex-part-choices")));
    assert_eq!((page.facts, page.lesson, page.examples.len(), page.links.len()), (None, None, 0, 0));
    assert_eq!(codex_page::<ToyGame>(1, None), None);
}

#[test]
fn running_match_counts_and_branches_without_secrets() {
    let mut app = tables();
    open_match(app.world_mut(), match_of(6, 2, |index| if index == 0 { SeatControl::Human } else { CAPTAIN }));
    wait(&mut app, |app| now(app).local);
    let (first, given) = (now(&app).id, now(&app).orders);
    send(&mut app, [SubmitOrder::<ToyGame>::order(Order::Claim), SubmitOrder::<ToyGame>::order(Order::Draw)]);
    wait(&mut app, |app| now(app).local || now(app).is_over());
    let table = app.world().resource::<Table<ToyGame>>();
    assert!(table.disclosed().is_none(), "what the other one holds is a secret");
    let stats = table.stats();
    assert!(stats.seats.iter().all(|seat| seat.own == parts::ToyGameStats::default()), "{stats:?}");
    assert!((given..table.orders_given()).any(|entry| table.ends_turn(entry)));
    let branch = table.branch(given, [(table.mover(), SeatControl::Human)].into_iter());
    open_match(app.world_mut(), branch);
    app.update();
    assert_eq!((now(&app).orders, now(&app).id == first), (given, false), "it is a match of its own");
}

#[test]
fn opponent_turn_between_two_people_shows_no_secrets() {
    let mut app = tables();
    app.insert_resource(OpponentPacing { opponents: 0.0, step: true, unseen: false });
    let control = |index| if index < 2 { SeatControl::Human } else { SeatControl::Ai(Opponent::Random) };
    open_match(app.world_mut(), match_of(3, 3, control));
    app.update();
    let people: Vec<Colour> = now(&app).seats.iter().take(2).map(|seat| seat.colour).collect();
    let (mut opponents, mut again) = (0, 0);
    let mut orders = Vec::new();
    for _ in 0..40 {
        let Some(decider) = now(&app).to_act else { break };
        if now(&app).covered {
            send(&mut app, [MatchIntent::Uncover]);
            assert_eq!(now(&app).viewpoint, Viewpoint::Seat(decider));
        } else if people.contains(&decider) {
            again += u32::from(now(&app).viewpoint == Viewpoint::Seat(decider));
            ToyGame::legal(app.world().resource::<Table<ToyGame>>().view(), &mut orders);
            let order = *orders.iter().find(|order| ToyGame::is_barrier(&app_view(&app), order)).expect("a turn ends");
            send(&mut app, [SubmitOrder::<ToyGame>::order(order)]);
        } else {
            opponents += 1;
            assert_eq!(now(&app).viewpoint, Viewpoint::Nobody, "both look on");
            let given = now(&app).orders;
            send(&mut app, [MatchIntent::Step]);
            wait(&mut app, |app| now(app).orders > given || now(app).to_act != Some(decider));
        }
    }
    assert!(opponents > 0 && again > 0);
}

/// Returns the position as the viewer sees it.
fn app_view(app: &App) -> toy::View {
    *app.world().resource::<Table<ToyGame>>().view()
}

#[test]
fn taken_seats_and_branches_become_practice() {
    let folder = tempfile::tempdir().expect("a folder for saves");
    let store = Arc::new(SaveStore::new(folder.path(), GAMES));
    let mut app = tables();
    app.insert_resource(SharedSaveStore(store.clone()));
    open_match(app.world_mut(), match_of(6, 2, |index| if index == 0 { SeatControl::Human } else { CAPTAIN }));
    wait(&mut app, |app| now(app).local);
    let other = now(&app).seats[1].colour;
    assert!(app.world().resource::<Table<ToyGame>>().would_show_a_secret(other));
    send(&mut app, [MatchIntent::TakeOver(other, SeatControl::Human), MatchIntent::TakeOver(other, CAPTAIN)]);
    let table = app.world().resource::<Table<ToyGame>>();
    assert!(table.can_go_back_past() && !table.would_show_a_secret(other));
    close_match::<ToyGame>(app.world_mut());
    let (saved, _) = load_file::<ToyGame>(&store.list()[0].path).expect("it was saved");
    assert!(saved.is_practice(), "although no order was given since");
    assert_eq!(saved.notices().len(), 1);

    open_match(app.world_mut(), match_of(6, 2, |index| if index == 0 { SeatControl::Human } else { CAPTAIN }));
    wait(&mut app, |app| now(app).local);
    let (given, seats) = (now(&app).orders, now(&app).seats.clone());
    let table = app.world().resource::<Table<ToyGame>>();
    assert!(table.branch_keeps_seats() && table.branch_is_practice(given));
    let branch = table.branch(given, seats.iter().map(|seat| (seat.colour, CAPTAIN)));
    open_match(app.world_mut(), branch);
    app.update();
    assert_eq!(now(&app).seats, seats, "nobody looks into another's hand by that");
    assert!(app.world().resource::<Table<ToyGame>>().can_go_back_past());
}

#[test]
fn game_without_wording_is_described_in_its_notation() {
    let (names, figures) = (PlayerNames::default(), parts::ToyGameStats::default());
    assert_eq!(
        (ToyGame::dice(&figures), ToyGame::places(&[&figures]), ToyGame::actions(&[&figures])),
        (None, None, None)
    );
    assert_eq!(ToyGame::goal_text(&parts::ToyGoal::Points(3), &names), "Points(3)");
    let orders = vec![Order::Claim, Order::Draw];
    assert_eq!(played::<ToyGame>(&orders), orders, "all of a plan is given");
    let plan =
        Suggestion { orders, after: None, outlook: Evaluation::default(), win: 0.5, loss: 0.0, reasons: vec![()] };
    let told = PlanView::of::<ToyGame>(&plan, &names);
    assert_eq!((told.orders, told.thing.as_str()), (vec!["claim".to_owned(), "draw".to_owned()], "claim"));
    assert_eq!((told.played, told.whole, told.reasons), (2, false, Vec::new()), "a reason without words is not told");
}
