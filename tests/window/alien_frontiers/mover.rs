//! Tests that the board and the panels show prices, gains and texts of the player to move and of no other player: right after a
//! turn begins, after an undo, after *Continue*, at another position of the match, and when a seat is taken over.

use std::path::Path;

use bevy::prelude::*;
use orrery::board::{DrawnText, HitAreas, MotionActive, lines_now, zones_of};
use orrery::core::Colour;
use orrery::core::Opponent;
use orrery::games::alien_frontiers::ai::{Plan, SearchHandle};
use orrery::games::alien_frontiers::record::{Match, Scenario};
use orrery::games::alien_frontiers::rules::{Card, DockingDuty, Facility, Order, Position, Ships, Territory};
use orrery::games::alien_frontiers_table::board::layout::LAYOUT;
use orrery::games::alien_frontiers_table::board::target_id;
use orrery::games::alien_frontiers_table::locale::{card_name, text};
use orrery::games::alien_frontiers_table::table::plan::ClickTarget;
use orrery::games::alien_frontiers_table::table::{OpponentEngine, Table};
use orrery::panels::{ReplayIntent, ScreenRequest, UiIntent};
use orrery::record::SeatControl;
use orrery::settings::{self, AnimationSpeed, AppFolders, InterruptionPause, OpponentPace, Settings};
use orrery::table::MatchIntent;

use super::table::seats;
use crate::alien_frontiers::pilot::Program;
use orrery_pilot::mouse::MouseDevice;

/// A scenario in which red has every bonus that affects a price or a gain and is about to end the turn, and green has none.
const UNLIKE: &str = r#"(
    title: "One has every bonus, the other none",
    setup: (players: 3),
    seats: {
        "red": (fuel: 4, ore: 4, cards: ["GravityManipulator"], colonies: {
            "PohlFoothills": 1, "HerbertValley": 1, "BradburyPlateau": 1, "LemBadlands": 1, "HeinleinPlains": 1,
            "VanVogtMountains": 1,
        }),
        "green": (fuel: 4, ore: 4, cards: ["BoosterPod"], hub: 3, bay: 3),
        "blue": (docked: {"LunarMine": "5"}),
    },
    turn: "red",
    hand: "",
    display: ["OrbitalTeleporter", "GravityManipulator", "StasisBeam"],
    play: [],
    expect: (),
)"#;

fn unlike(control: impl Fn(usize) -> SeatControl) -> Match {
    let scenario = Scenario::from_text(UNLIKE).expect("the scenario reads");
    let mut position = scenario.position().expect("a position");
    // A turn can be ended with ships in hand.
    position.options.docking_duty = DockingDuty::Free;
    Match::from_position(position, seats(position.seats(), control), 3).expect("it can be played")
}

/// Starts the program with `game`, with animation as for a player.
fn moving(folder: &Path, game: Match) -> Program {
    let chosen = Settings {
        animation: AnimationSpeed::Double,
        pace: OpponentPace::Instant,
        moments: InterruptionPause::Off,
        ..Settings::default()
    };
    settings::save(&AppFolders::new(Some(folder)), &chosen).expect("settings can be written");
    let mut program = Program::start(folder, None, None);
    program.open(game);
    rest(&mut program);
    program
}

/// Waits until all motion has ended.
fn rest(program: &mut Program) {
    program.frames(3);
    program.until("everything at rest", |program| !program.world().resource::<MotionActive>().0);
    program.frames(3);
}

fn give(program: &mut Program, order: Order) {
    let before = program.entries();
    program.order(order);
    rest(program);
    assert_eq!(program.entries(), before + 1, "{order:?}; {}", program.report());
}

fn wish(program: &mut Program, intent: MatchIntent) {
    program.write(intent);
    rest(program);
}

fn seen(program: &Program) -> Position {
    *program.world().resource::<Table>().seen()
}

/// Returns the lines of text on the board, from top to bottom.
fn lines(program: &mut Program) -> Vec<DrawnText> {
    let mut all = lines_now(program.world_mut());
    all.sort_by_key(|line| (line.area.min.y.round() as i32, line.area.min.x.round() as i32));
    all
}

/// Returns the texts on the board and their places.
fn board(program: &mut Program) -> Vec<(String, IVec2)> {
    lines(program).into_iter().map(|line| (line.text, line.area.min.round().as_ivec2())).collect()
}

/// Returns the texts in the panels.
fn panels(program: &mut Program) -> Vec<(String, String)> {
    program.widgets().into_iter().map(|widget| (widget.label, widget.value)).collect()
}

/// Returns the lines of text within an area of the board.
fn within(lines: &[DrawnText], area: Rect) -> Vec<String> {
    let there = lines.iter().filter(|line| area.contains(line.area.center()));
    there.map(|line| line.text.clone()).collect()
}

/// Returns the price of a use of `card` for the mover, according to the written rule (TER-PF), not computed by the function that
/// the board uses.
fn price(position: &Position, card: Card) -> u8 {
    let less = position.controller(Territory::PohlFoothills) == Some(position.mover());
    card.power_price().expect("it has a power").saturating_sub(u8::from(less))
}

/// Returns the texts of the strips next to the docks when `mover` is to move, according to the written rules: red has the
/// bonuses, and need not beat blue's five at the Lunar Mine.
fn strips(mover: Colour) -> [(Facility, &'static [&'static str]); 5] {
    if mover == Colour::Red {
        [
            (Facility::SolarConverter, &["÷ 2", "+ 1"]),
            (Facility::LunarMine, &["1"]),
            (Facility::OrbitalMarket, &["1", "1"]),
            (Facility::Shipyard, &["0", "0", "4 / 6"]),
            (Facility::ColonyConstructor, &["2"]),
        ]
    } else {
        [
            (Facility::SolarConverter, &["÷ 2"]),
            (Facility::LunarMine, &["5", "1"]),
            (Facility::OrbitalMarket, &["1"]),
            (Facility::Shipyard, &["1", "1", "4 / 6"]),
            (Facility::ColonyConstructor, &["3"]),
        ]
    }
}

/// The height of a strip of prices, in units.
const STRIP: f32 = 26.0;

/// Checks that board and panels show the data of `mover` and of no other player.
fn tells_of(program: &mut Program, mover: Colour, when: &str) {
    let position = seen(program);
    assert_eq!(position.mover(), mover, "{when}");
    let lines = lines(program);
    for (slot, card) in position.display.iter().enumerate() {
        let card = card.expect("three cards are on display");
        let corner = Vec2::from(LAYOUT.display.cards[slot]);
        let area = Rect::from_corners(corner, corner + Vec2::from(LAYOUT.display.size));
        let numbers: Vec<u8> = within(&lines, area).iter().filter_map(|words| words.parse().ok()).collect();
        assert_eq!(numbers, [price(&position, card)], "{when}: the price of {card}");
    }
    for (facility, wanted) in strips(mover) {
        let zones = zones_of(program.world().resource::<HitAreas>(), target_id(ClickTarget::Facility(facility)));
        let strips: Vec<Rect> = zones.filter(|zone| (zone.height() - STRIP).abs() < 0.1).collect();
        let said: Vec<String> = strips.into_iter().flat_map(|strip| within(&lines, strip)).collect();
        assert_eq!(said, wanted, "{when}: what {facility} costs and brings");
    }
    if program.world().resource::<Table>().viewed_order().is_none() {
        let labels: Vec<String> = panels(program).into_iter().map(|(label, _)| label).collect();
        let held = |card| labels.iter().any(|label| label.starts_with(&format!("{}:", card_name(card))));
        // The only person at this screen always sees their own cards.
        let seats = program.world().resource::<Table>().seats().iter();
        let people: Vec<Colour> =
            seats.filter(|seat| seat.control == SeatControl::Human).map(|seat| seat.colour).collect();
        let whose = if let [person] = people[..] { person } else { mover };
        let wanted = (whose == Colour::Red, whose == Colour::Green);
        assert_eq!(
            (held(Card::GravityManipulator), held(Card::BoosterPod)),
            wanted,
            "{when}: cards in hand: {labels:?}"
        );
    }
}

/// Leaves the match for the title screen and continues it from its file.
fn continued(program: &mut Program) {
    program.ask(UiIntent::Go(ScreenRequest::Title));
    rest(program);
    MouseDevice::click_label(program, &text("ui-continue"));
    rest(program);
}

#[test]
fn prices_and_cards_shown_belong_to_the_moving_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = moving(folder.path(), unlike(|_| SeatControl::Human));
    tells_of(&mut program, Colour::Red, "opened");
    give(&mut program, Order::End);
    tells_of(&mut program, Colour::Green, "handed over, before the roll");
    program.ask(UiIntent::CloseBanner);
    give(&mut program, Order::Roll);
    tells_of(&mut program, Colour::Green, "rolled");
    let ships = program.position().hand();
    let (value, _) = ships.iter().next().expect("a ship in hand");
    give(&mut program, Order::Dock { facility: Facility::SolarConverter, ships: Ships::one(value) });
    tells_of(&mut program, Colour::Green, "docked");
    wish(&mut program, MatchIntent::Undo);
    tells_of(&mut program, Colour::Green, "taken back");
    wish(&mut program, MatchIntent::Redo);
    tells_of(&mut program, Colour::Green, "done again");
    wish(&mut program, MatchIntent::ResetTurn);
    tells_of(&mut program, Colour::Green, "the turn reset");
    let before = board(&mut program);
    let said = panels(&mut program);
    continued(&mut program);
    tells_of(&mut program, Colour::Green, "continued");
    assert_eq!(board(&mut program), before, "the board is as it was before the program was left");
    assert_eq!(panels(&mut program), said, "and so are the panels");
    give(&mut program, Order::End);
    program.ask(UiIntent::CloseBanner);
    give(&mut program, Order::Roll);
    give(&mut program, Order::End);
    tells_of(&mut program, Colour::Red, "a round later");
}

#[test]
fn undoing_a_turn_end_shows_the_previous_players_prices() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = unlike(|_| SeatControl::Human);
    game.mark_practice();
    let mut program = moving(folder.path(), game);
    let (at_first, said) = (board(&mut program), panels(&mut program));
    give(&mut program, Order::End);
    assert!(program.play().recap.is_some(), "the next player is called");
    wish(&mut program, MatchIntent::Undo);
    tells_of(&mut program, Colour::Red, "taken back over the end of a turn");
    assert!(program.play().recap.is_none(), "what the other player's turn began with is not told any more");
    assert_eq!(board(&mut program), at_first);
    let undone: Vec<_> = panels(&mut program).into_iter().filter(|(label, _)| *label != text("ui-redo")).collect();
    assert_eq!(undone, said.into_iter().filter(|(label, _)| *label != text("ui-redo")).collect::<Vec<_>>());
    wish(&mut program, MatchIntent::Redo);
    tells_of(&mut program, Colour::Green, "done again over the end of a turn");
}

#[test]
fn replay_shows_prices_of_the_player_moving_at_that_moment() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = moving(folder.path(), unlike(|_| SeatControl::Human));
    give(&mut program, Order::End);
    program.ask(UiIntent::CloseBanner);
    give(&mut program, Order::Roll);
    let now = board(&mut program);
    let to = |program: &mut Program, at: usize| {
        program.ask(UiIntent::Replay(ReplayIntent::To(at)));
        rest(program);
    };
    program.ask(UiIntent::Replay(ReplayIntent::Watch));
    rest(&mut program);
    tells_of(&mut program, Colour::Green, "watched");
    to(&mut program, 0);
    tells_of(&mut program, Colour::Red, "the beginning");
    to(&mut program, 1);
    tells_of(&mut program, Colour::Green, "one order on");
    to(&mut program, 0);
    tells_of(&mut program, Colour::Red, "one order back");
    program.ask(UiIntent::Replay(ReplayIntent::Leave));
    rest(&mut program);
    tells_of(&mut program, Colour::Green, "back in the match");
    assert_eq!(board(&mut program), now);
}

#[test]
fn prices_follow_the_moving_player_when_a_seat_is_taken_over() {
    let folder = tempfile::tempdir().expect("a folder");
    // The opponent thinks until it is released.
    let game = unlike(|seat| if seat == 0 { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) });
    let mut program = moving(folder.path(), game);
    program.think(OpponentEngine::new(|_, _, _, watch: &SearchHandle| {
        while !watch.stopped() {
            std::thread::yield_now();
        }
        Plan::default()
    }));
    give(&mut program, Order::End);
    tells_of(&mut program, Colour::Green, "the opponent's turn");
    program.ask(UiIntent::Seat(Colour::Green, None));
    rest(&mut program);
    tells_of(&mut program, Colour::Green, "its seat taken over");
    give(&mut program, Order::Roll);
    program.ask(UiIntent::Seat(Colour::Green, Some(Opponent::Simple)));
    rest(&mut program);
    tells_of(&mut program, Colour::Green, "handed back");
}
