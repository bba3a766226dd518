//! Tests of the whole program with a game that has only rules and texts for the window: the toy on a plain board, with plain
//! panels.

use std::path::Path;
use std::sync::{Arc, Mutex};

use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use orrery::app::title::{TitleGameInfo, TitleGameList};
use orrery::app::{GamePlugin, MenuState, Screen, open};
use orrery::board::{Emblem, HitAreas, lines_now, shown_now};
use orrery::core::{Colour, Opponent, RandomGenerator, Rules as _, Setup};
use orrery::locale::{text, text_args};
use orrery::panels::{Overlay, ScreenRequest, ShareIntent, UiIntent};
use orrery::record::save::{SaveAccess, SaveStore, load_file};
use orrery::record::{Match, Scenarios as _, SeatControl};
use orrery::settings::AppFolders;
use orrery::table::{MatchStatus, SharedSaveStore, SubmitOrder, Table, Viewpoint};

use super::toy_game::toy::{self, Order, ToyGame};
use super::toy_game::{CrateToken, GAMES};
use crate::alien_frontiers::table::below;
use crate::house::pilot::{Program, settle_settings};
use orrery_pilot::hot_seat::seats;
use orrery_pilot::mouse::MouseDevice;

pub const SIMPLE: SeatControl = SeatControl::Ai(Opponent::Simple);

/// Returns the access to saves of both games of the program: Alien Frontiers and the toy.
fn both() -> Vec<&'static dyn SaveAccess> {
    vec![orrery::games::GAMES.saved()[0], GAMES[0]]
}

/// Starts the program with the toy and Alien Frontiers.
pub fn program(folder: &Path) -> Program {
    settle_settings(folder);
    let data = AppFolders::new(Some(folder)).data;
    let mut program = Program::start_with(folder, None, None, |app| {
        app.add_plugins(GamePlugin::<ToyGame>::default());
        app.insert_resource(SharedSaveStore(Arc::new(SaveStore::new(&data, both()))));
    });
    let toy = TitleGameInfo { key: ToyGame::KEY, players: ToyGame::PLAYERS, emblem: Emblem::Plain, plays: true };
    program.world_mut().resource_mut::<TitleGameList>().0.push(toy);
    program.world_mut().resource_mut::<MenuState>().overlays.clear();
    program.frames(3);
    program
}

pub fn match_of(seed: u64, players: u8, control: impl Fn(usize) -> SeatControl) -> Match<ToyGame> {
    let setup = Setup::plain(players, ());
    let seats = seats(&setup.seating, control);
    Match::deal(setup, seats, seed, None).expect("a set-up that can be played")
}

pub fn put_up(program: &mut Program, game: Match<ToyGame>) {
    open::<ToyGame>(program.world_mut(), game);
    program.frames(4);
}

pub fn now(program: &Program) -> &MatchStatus {
    program.world().resource::<MatchStatus>()
}

pub fn table(program: &Program) -> &Table<ToyGame> {
    program.world().resource::<Table<ToyGame>>()
}

/// Returns every order available to the viewer.
pub fn orders(program: &Program) -> Vec<Order> {
    let mut orders = Vec::new();
    ToyGame::legal(table(program).view(), &mut orders);
    orders
}

/// Returns the labels of the buttons that give an order, from top to bottom.
pub fn order_keys(program: &mut Program) -> Vec<String> {
    let all = ["look ", "claim", "draw", "pass"];
    let mut keys = program.widgets();
    keys.retain(|widget| widget.role == Role::Button && !widget.covered);
    keys.sort_by(|one, other| one.at.y.total_cmp(&other.at.y));
    keys.into_iter().map(|widget| widget.label).filter(|label| all.iter().any(|word| label.starts_with(word))).collect()
}

/// Gives an order with the mouse, and waits until it is executed.
pub fn click(program: &mut Program, order: Order) {
    let given = now(program).orders;
    MouseDevice::click_label(program, &ToyGame::write(&order));
    program.until("the order", |program| now(program).orders > given);
    program.frames(3);
}

pub fn last_line(program: &Program) -> String {
    program.play().log.last().map(|line| line.words.clone()).unwrap_or_default()
}

#[test]
fn rules_only_game_is_playable_in_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    put_up(&mut program, match_of(5, 2, |seat| if seat == 0 { SeatControl::Human } else { SIMPLE }));
    program.until("the person's turn", |program| now(program).local);
    assert_eq!((program.screen(), now(&program).key), (Screen::Match, ToyGame::KEY));
    // The plain board: the round, every player's name and points, and whose turn it is.
    let (words, me) = (program.words_now(), now(&program).to_act.expect("the match continues"));
    let name = program.play().names.of(me);
    let turn = text_args("ui-hint-opponent", &[("name", name.as_str().into())]);
    for told in [text_args("ui-round", &[("round", 1.into())]), name, turn, "0".to_owned()] {
        assert!(words.contains(&told), "{told} in {words:?}");
    }
    // The plain panels: every order is a button, and there is no other.
    let listed: Vec<String> = orders(&program).iter().map(ToyGame::write).collect();
    assert_eq!(order_keys(&mut program), listed);
    click(&mut program, Order::Claim);
    assert!(last_line(&program).contains("claim"), "{}", last_line(&program));
    assert!(!order_keys(&mut program).contains(&"claim".to_owned()), "there is no crate left to claim");
    MouseDevice::click_label(&mut program, &text("ui-undo"));
    program.frames(3);
    assert_eq!((now(&program).orders, program.play().log.len()), (0, 0), "it was taken back");
    MouseDevice::click_label(&mut program, &text("ui-redo"));
    program.frames(3);
    assert!(!order_keys(&mut program).contains(&"claim".to_owned()), "it is done again");
    click(&mut program, Order::Draw);
    program.until("the opponent's turn is over", |program| now(program).local);
    let rival = now(&program).seats.iter().map(|seat| seat.colour).find(|&seat| seat != me).expect("another");
    let rival = program.play().names.of(rival);
    assert!(program.play().log.iter().any(|line| line.words.starts_with(&rival)), "{:?}", program.play().log);
    assert!(program.words_now().contains(&text_args("ui-round", &[("round", 2.into())])));
    play_on(&mut program, 7);
    ends(&mut program);
}

/// Clicks random orders until the match is over.
fn play_on(program: &mut Program, seed: u64) {
    let mut state = seed;
    while !now(program).is_over() {
        if now(program).local {
            // The buttons of a turn that has just begun appear in the next frames.
            program.frames(3);
            let orders = orders(program);
            click(program, orders[below(&mut state, orders.len())]);
        }
        program.frames(1);
    }
}

/// Tests the end of a match: a winner, the way to the board and back, and a rematch that is confirmed first.
fn ends(program: &mut Program) {
    program.until("the end", |program| program.screen() == Screen::End);
    program.frames(3);
    let standings = now(program).standings.clone();
    assert!(standings.0.iter().any(|standing| standing.winner), "{standings:?}");
    MouseDevice::click_label(program, &text("ui-look"));
    program.frames(3);
    assert_eq!(program.screen(), Screen::Match);
    MouseDevice::click_label(program, &text("ui-end-again"));
    program.frames(3);
    let id = now(program).id;
    MouseDevice::click_label(program, &text("ui-rematch"));
    program.frames(3);
    assert_eq!(now(program).id, id, "first it is asked");
    MouseDevice::click_label(program, &text("ui-rematch-begin"));
    program.until("the rematch", |program| now(program).id != id);
    assert_eq!((now(program).key, now(program).is_over()), (ToyGame::KEY, false));
}

#[test]
fn toy_matches_are_saved_loaded_replayed_and_dealt_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    put_up(&mut program, match_of(5, 2, |seat| if seat == 0 { SeatControl::Human } else { SIMPLE }));
    program.until("the person's turn", |program| now(program).local);
    click(&mut program, Order::Claim);
    click(&mut program, Order::Draw);
    program.until("the person's turn", |program| now(program).local);
    let (seen, given) = (*table(&program).view(), now(&program).orders);
    program.ask(UiIntent::SaveAs("the toy".to_owned()));
    program.ask(UiIntent::Share(ShareIntent::Export(false)));
    let documents = program.world().resource::<AppFolders>().documents.clone();
    let toasts = &program.world().resource::<MenuState>().toasts;
    assert!(toasts.iter().any(|toast| toast.words.contains(&text("share-log-hides"))), "{toasts:?}");
    assert!(!documents.exists(), "no log reveals hidden information of an unfinished match");
    program.ask(UiIntent::SameDeal);
    assert_eq!((now(&program).key, now(&program).orders), (ToyGame::KEY, 0));
    program.ask(UiIntent::Go(ScreenRequest::Title));
    assert!(program.world().get_resource::<MatchStatus>().is_none());
    program.ask(UiIntent::Open(Overlay::Load));
    let saves = program.world().resource::<MenuState>().saves.clone();
    let path = saves.iter().find(|row| row.name == "the toy").expect("it is listed").path.clone();
    program.ask(UiIntent::Load(path.clone()));
    assert_eq!((now(&program).key, now(&program).orders), (ToyGame::KEY, given));
    assert_eq!((*table(&program).view(), program.play().log.len() >= 2), (seen, true));
    program.ask(UiIntent::Go(ScreenRequest::Title));
    program.ask(UiIntent::Continue);
    assert_eq!(
        (now(&program).key, now(&program).orders),
        (ToyGame::KEY, given),
        "the match of the nearer game continues"
    );
    // A match of the other game is opened; then this one is replayed from its file.
    program.open(crate::alien_frontiers::table::match_of(2, 4, |_| SeatControl::Human));
    program.ask(UiIntent::Replay(orrery::panels::ReplayIntent::File(path.clone())));
    assert_eq!((now(&program).key, now(&program).watched), (ToyGame::KEY, true));
    program.ask(UiIntent::Look(None));
    assert_ne!(now(&program).key, ToyGame::KEY, "what waited came back");
    program.ask(UiIntent::Go(ScreenRequest::Title));
    program.ask(UiIntent::Turn(orrery::panels::OrreryRotationRequest::To(ToyGame::KEY)));
    program.wait("the toy is near", |w| orrery::app::title::playable(w.resource(), w.resource()) == ToyGame::KEY);
    program.ask(UiIntent::Go(ScreenRequest::Setup));
    assert_eq!(program.world().resource::<MenuState>().draft.game, ToyGame::KEY);
    program.ask(UiIntent::Start);
    assert_eq!((now(&program).key, now(&program).seats.len()), (ToyGame::KEY, 3));
    program.ask(UiIntent::Share(ShareIntent::Daily));
    assert_eq!(now(&program).key, ToyGame::KEY);
    program.ask(UiIntent::Quit);
    assert!(program.left());
    assert!(load_file::<ToyGame>(&path).is_ok());
}

/// Takes the screen over from the other person.
pub fn take_over(program: &mut Program) {
    program.until("the cover", |program| program.play().covered);
    program.frames(2);
    assert!(program.said().contains(&text("ui-hand-over-covered")), "{:?}", program.said());
    let name = program.play().names.of(now(program).to_act.expect("the match continues"));
    let go =
        program.widgets().into_iter().find(|widget| widget.enabled && !widget.covered && widget.label.contains(&name));
    let go = go.unwrap_or_else(|| panic!("the cover has no button; {}", program.report()));
    MouseDevice::click_widget(program, &go);
    program.frames(4);
}

#[test]
fn secret_order_shows_other_seats_only_its_outcome() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut program, heard) = read_along(folder.path());
    put_up(&mut program, match_of(4, 3, |_| SeatControl::Human));
    let seats: Vec<Colour> = now(&program).seats.iter().map(|seat| seat.colour).collect();
    for turn in 0..3 {
        take_over(&mut program);
        heard.take();
        if turn == 0 {
            click(&mut program, Order::Look(seats[1]));
            assert!(heard.take().contains("look "), "who looked hears it");
        }
        let word = ToyGame::write(&Order::Look(seats[1]));
        let (first, named) = (program.play().log[0].words.clone(), turn < 2);
        assert_eq!((first.contains(&word), first.contains("Looked {")), (named, !named), "{first}");
        if turn < 2 {
            click(&mut program, Order::Pass);
        }
    }
    let recap = format!("{:?}", program.play().recap);
    assert!(recap.contains("Looked {") && !recap.contains(&ToyGame::write(&Order::Look(seats[1]))), "{recap}");
}

/// Everything that the viewer can learn: the view, the texts, and the pieces and entities on the table.
#[derive(Debug, PartialEq)]
struct ViewerKnowledge {
    eyes: Viewpoint,
    view: toy::View,
    panels: Vec<String>,
    said: Vec<String>,
    board: Vec<String>,
    things: String,
    hits: String,
    log: Vec<String>,
    recap: String,
    tokens: Vec<(Colour, Option<u8>)>,
    narrated: String,
}

/// The text narrated since it was last taken.
#[derive(Clone, Default)]
struct NarratedText(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for NarratedText {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody else writes").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl NarratedText {
    fn take(&self) -> String {
        String::from_utf8(std::mem::take(&mut *self.0.lock().expect("nobody else writes"))).expect("words")
    }
}

/// Returns everything that the viewer learns now, including the contents of the log and the score details.
fn told(program: &mut Program, heard: &NarratedText) -> ViewerKnowledge {
    let mut panels = Vec::new();
    let mut said = Vec::new();
    for overlay in [None, Some(Overlay::Log), Some(Overlay::Scores)] {
        let opened = overlay.is_some();
        overlay.into_iter().for_each(|overlay| program.ask(UiIntent::Open(overlay)));
        panels.extend(
            program.widgets().iter().map(|widget| format!("{:?}", (widget.role, &widget.label, &widget.value))),
        );
        said.extend(program.said());
        if opened {
            program.ask(UiIntent::Close);
        }
    }
    panels.sort();
    said.sort();
    let (pieces, passing) = shown_now(program.world_mut());
    let mut things: Vec<String> = pieces.iter().map(|piece| format!("{piece:?}")).collect();
    things.sort();
    let mut tokens: Vec<_> =
        program.world_mut().query::<&CrateToken>().iter(program.world()).map(|t| (t.of, t.worth)).collect();
    tokens.sort();
    let mut board: Vec<String> = lines_now(program.world_mut()).iter().map(|line| format!("{line:?}")).collect();
    board.sort();
    ViewerKnowledge {
        eyes: now(program).viewpoint,
        view: *table(program).view(),
        panels,
        said,
        board,
        things: format!("{things:?} {passing}"),
        hits: format!("{:?}", program.world().resource::<HitAreas>().0),
        log: program.play().log.iter().map(|line| format!("{line:?}")).collect(),
        recap: format!("{:?}", program.play().recap),
        tokens,
        narrated: heard.take(),
    }
}

/// The course of a match: the number of players, the start, and every order with its outcomes of chance.
#[derive(Clone)]
struct MatchTranscript {
    players: u8,
    start: Vec<u8>,
    given: Vec<(Order, Vec<u8>)>,
}

impl MatchTranscript {
    /// Returns the beginning of a random match: its first 2 to 10 orders.
    fn any(seed: u64) -> Self {
        let mut state = seed;
        let players = 2 + below(&mut state, 2) as u8;
        let mut game = match_of(seed, players, |_| SeatControl::Human);
        let (start, count) = (game.info().start.clone(), 2 + below(&mut state, 9));
        let mut orders = Vec::new();
        for _ in 0..count {
            ToyGame::legal(&game.view(), &mut orders);
            game.give(orders[below(&mut state, orders.len())]).expect("it was listed");
        }
        let given = game.entries().iter().map(|entry| (entry.order, entry.outcomes.clone())).collect();
        MatchTranscript { players, start, given }
    }

    /// Returns the match at its start, with the recorded outcomes of chance.
    fn opened(&self, control: impl Fn(usize) -> SeatControl) -> Match<ToyGame> {
        let setup = Setup::<ToyGame>::plain(self.players, ());
        let first = ToyGame::position(&setup, &self.start).expect("it was dealt");
        let mut scene = ToyGame::scenario_of(&first).expect("it can be told");
        scene.draws = self.given.iter().flat_map(|(_, answers)| answers.clone()).collect();
        Match::from_scenario(&scene, seats(&setup.seating, control), 1).expect("it can be played")
    }

    /// Returns the match after all its orders.
    fn played(&self, control: impl Fn(usize) -> SeatControl) -> Match<ToyGame> {
        let mut game = self.opened(control);
        for (order, _) in &self.given {
            game.give(*order).expect("it was given before");
        }
        game
    }

    /// Returns a match that looks the same to `viewer` as this one, but in which the crates that they do not know may differ.
    /// `None` is a viewer without a seat.
    fn elsewhere(&self, viewer: Option<Colour>, seed: u64) -> Self {
        let here = self.played(|_| SeatControl::Human);
        let truth = ToyGame::determinize(&ToyGame::view(here.position(), viewer), &mut RandomGenerator::new(seed));
        let mut way = self.clone();
        for (seat, &colour) in ToyGame::seats(here.position()).iter().enumerate() {
            if truth.crates[seat] == 0 {
                continue;
            }
            let packed = here.entries().iter().rposition(|entry| entry.by == colour && entry.order == Order::Draw);
            match packed {
                Some(entry) => way.given[entry].1 = vec![truth.crates[seat]],
                None => way.start[seat] = truth.crates[seat],
            }
        }
        let there = way.played(|_| SeatControl::Human);
        assert_eq!(*there.position(), truth, "it came to that world");
        way
    }
}

/// Starts the program, and records its narration.
fn read_along(folder: &Path) -> (Program, NarratedText) {
    use orrery::app::narrate::Narration;
    use orrery::cli::Verbosity;
    let (mut program, heard) = (program(folder), NarratedText::default());
    program.world_mut().insert_resource(Narration::to(Verbosity::High, heard.clone()));
    program.frames(3);
    (program, heard)
}

#[test]
fn screen_and_speech_reveal_no_hidden_information() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut program, heard) = read_along(folder.path());
    let mut others = 0;
    for seed in 0..90 {
        let here = MatchTranscript::any(seed);
        // The decider is the only person, and sees the actions of opponents.
        let decider = here.played(|_| SeatControl::Human).to_act().expect("the match continues");
        let there = here.elsewhere(Some(decider), seed + 900);
        others += u32::from(here.played(|_| SIMPLE).position() != there.played(|_| SIMPLE).position());
        let mut look = |way: &MatchTranscript| {
            let seating = Setup::<ToyGame>::plain(way.players, ()).seating;
            let control = |seat: usize| if seating[seat] == decider { SeatControl::Human } else { SIMPLE };
            program.ask(UiIntent::Go(ScreenRequest::Title));
            heard.take();
            put_up(&mut program, way.played(control));
            told(&mut program, &heard)
        };
        let (one, other) = (look(&here), look(&there));
        assert_eq!(one.eyes, Viewpoint::Seat(decider));
        assert_eq!(one, other, "seed {seed}");
    }
    assert!(others > 20, "only {others} worlds were others");
}

#[test]
fn shared_screen_reveals_no_secrets_of_the_other_person() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut program, heard) = read_along(folder.path());
    let mut others = 0;
    for seed in 100..120 {
        let here = MatchTranscript::any(seed);
        let decider = here.played(|_| SeatControl::Human).to_act().expect("the match continues");
        for (viewer, taken) in [(None, false), (Some(decider), true)] {
            let there = here.elsewhere(viewer, seed + 900);
            others += u32::from(here.played(|_| SIMPLE).position() != there.played(|_| SIMPLE).position());
            let mut look = |way: &MatchTranscript| {
                program.ask(UiIntent::Go(ScreenRequest::Title));
                put_up(&mut program, way.opened(|_| SeatControl::Human));
                for (order, _) in &way.given {
                    if now(&program).covered {
                        program.ask(UiIntent::CloseBanner);
                    }
                    program.write(SubmitOrder::<ToyGame>::order(*order));
                    program.frames(3);
                }
                assert_eq!(now(&program).orders, way.given.len());
                // The narration so far was also for other viewers.
                heard.take();
                if taken && now(&program).covered {
                    program.ask(UiIntent::CloseBanner);
                }
                told(&mut program, &heard)
            };
            let (one, other) = (look(&here), look(&there));
            // In the middle of a turn no one can take the screen over.
            if taken || one.eyes == Viewpoint::Nobody {
                assert_eq!(one, other, "seed {seed}, {viewer:?}");
            }
        }
    }
    assert!(others > 20, "only {others} worlds were others");
}
