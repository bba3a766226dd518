//! Tests of visibility on a shared screen in a game with hidden information: curtains, seats taken over, branches, and open
//! hands.

use bevy_egui::egui::accesskit::Role;
use orrery::core::Opponent;
use orrery::locale::{text, text_args};
use orrery::panels::{Overlay, ReplayIntent, UiIntent};
use orrery::record::SeatControl;
use orrery::settings::{HandOverNotice, Settings};
use orrery::table::Viewpoint;

use super::any_game::{SIMPLE, click, last_line, match_of, now, order_keys, program, put_up, table, take_over};
use super::toy_game::toy::Order;
use crate::house::pilot::Program;
use orrery_pilot::mouse::MouseDevice;

#[test]
fn screen_is_covered_between_two_people() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    put_up(&mut program, match_of(5, 2, |_| SeatControl::Human));
    let covered = |program: &mut Program| (now(program).covered, order_keys(program).len());
    assert_eq!(covered(&mut program), (true, 0), "no order can be given before the player confirms the hand-over");
    take_over(&mut program);
    let first = now(&program).to_act.expect("the match continues");
    assert_eq!((now(&program).covered, now(&program).viewpoint), (false, Viewpoint::Seat(first)));
    click(&mut program, Order::Claim);
    click(&mut program, Order::Draw);
    assert_eq!(covered(&mut program), (true, 0));
    take_over(&mut program);
    let second = now(&program).to_act.expect("the match continues");
    assert_eq!(now(&program).viewpoint, Viewpoint::Seat(second));
    let name = program.play().names.of(first);
    assert_eq!(last_line(&program), format!("{name}: draw"), "the worth was the other's to know");
    let told = program.play().recap.as_ref().map(|recap| (recap.hand_over, recap.lines.len()));
    assert_eq!(told, Some((false, 2)), "what the other did is told now");
    // After a player has left their seat to an opponent, the screen need not be taken over any more.
    click(&mut program, Order::Pass);
    program.ask(UiIntent::Seat(first, Some(Opponent::Simple)));
    program.until("the person's turn", |program| now(program).local);
    assert_eq!((now(&program).covered, now(&program).viewpoint), (false, Viewpoint::Seat(second)));
    assert!(!program.play().covered && !program.said().contains(&text("ui-hand-over-covered")));
}

#[test]
fn taking_an_opponents_seat_asks_first_and_makes_practice() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    put_up(&mut program, match_of(3, 2, |index| if index == 0 { SeatControl::Human } else { SIMPLE }));
    program.until("the person's turn", |program| now(program).local);
    let (own, other) = (now(&program).seats[0].colour, now(&program).seats[1].colour);
    let practice = |program: &Program| table(program).can_go_back_past();
    // A player's own seat is lent and taken back without a question.
    program.ask(UiIntent::Open(Overlay::Players(None)));
    program.ask(UiIntent::Seat(own, Some(Opponent::Simple)));
    program.ask(UiIntent::Seat(own, None));
    assert_eq!((program.overlays(), practice(&program)), (&[Overlay::Players(None)][..], false));

    program.ask(UiIntent::Seat(other, None));
    assert_eq!(program.overlays(), [Overlay::Players(None), Overlay::TakeSeat(other)]);
    let name = program.play().names.of(other);
    let asked = text_args("ui-players-take-sure", &[("name", name.as_str().into())]);
    program.frames(4);
    assert!(program.said().contains(&asked), "{:?}", program.said());
    assert!(!table(&program).is_person(other), "nobody sits there before it is answered");
    MouseDevice::click_label(&mut program, &text("ui-cancel"));
    assert_eq!((program.overlays(), practice(&program)), (&[Overlay::Players(None)][..], false));

    program.ask(UiIntent::Seat(other, None));
    program.frames(4);
    MouseDevice::click_label(&mut program, &text("ui-players-take-yes"));
    assert_eq!(program.overlays(), [Overlay::Players(None)]);
    assert!(table(&program).is_person(other) && practice(&program));
    let told = text_args("log-seat-taken", &[("name", name.into())]);
    program.frames(4);
    assert_eq!(program.play().log.iter().filter(|line| line.words == told).count(), 1, "the log says so");
    // The hand was already seen, so there is no second question and no second line.
    program.ask(UiIntent::Seat(other, Some(Opponent::Simple)));
    program.ask(UiIntent::Seat(other, None));
    program.frames(4);
    assert!(table(&program).is_person(other));
    assert_eq!(program.play().log.iter().filter(|line| line.words == told).count(), 1);
}

#[test]
fn branch_of_a_running_match_with_secrets_keeps_its_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    put_up(&mut program, match_of(3, 2, |index| if index == 0 { SeatControl::Human } else { SIMPLE }));
    program.until("the person's turn", |program| now(program).local);
    let (seats, first) = (now(&program).seats.clone(), now(&program).id);
    program.ask(UiIntent::Replay(ReplayIntent::Watch));
    program.ask(UiIntent::Replay(ReplayIntent::AskBranch));
    assert_eq!(program.overlays(), [Overlay::Branch]);
    program.frames(4);
    assert!(program.said().contains(&text("replay-branch-hides")), "{:?}", program.said());
    assert!(program.widgets().iter().all(|widget| widget.role != Role::ComboBox), "nobody is chosen");
    program.ask(UiIntent::Replay(ReplayIntent::AllPeople));
    program.ask(UiIntent::Replay(ReplayIntent::Seat(seats[0].colour, Some(Opponent::Simple))));
    program.ask(UiIntent::Replay(ReplayIntent::Branch));
    program.frames(4);
    assert_ne!(now(&program).id, first);
    assert_eq!(now(&program).seats, seats);
    assert!(table(&program).can_go_back_past(), "it is practice");
    assert!(program.play().log.iter().any(|line| line.words == text("log-branch")), "the log says so");
    assert_ne!(now(&program).viewpoint, Viewpoint::All);
}

#[test]
fn opening_hands_is_logged_as_practice_and_can_be_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    put_up(&mut program, match_of(3, 2, |_| SeatControl::Human));
    take_over(&mut program);
    let choose = |program: &mut Program, hand_over| {
        let settings = Settings { hand_over, ..program.world().resource::<Settings>().clone() };
        program.ask(UiIntent::Settings(Box::new(settings)));
        program.frames(4);
    };
    // Browsing the options shows nothing.
    program.ask(UiIntent::Open(Overlay::Options));
    choose(&mut program, HandOverNotice::Open);
    choose(&mut program, HandOverNotice::Cover);
    program.ask(UiIntent::Close);
    program.frames(4);
    assert!(!table(&program).can_go_back_past());

    choose(&mut program, HandOverNotice::Open);
    assert_eq!(now(&program).viewpoint, Viewpoint::All);
    assert!(table(&program).can_go_back_past(), "it is practice");
    assert!(program.play().log.iter().any(|line| line.words == text("log-open-hands")), "the log says so");
    choose(&mut program, HandOverNotice::Cover);
    assert_eq!((now(&program).covered, now(&program).viewpoint), (true, Viewpoint::Nobody), "the cover comes back");
    take_over(&mut program);
    assert!(table(&program).can_go_back_past(), "it stays practice");
}
