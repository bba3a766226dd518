//! Tests with one and two people at the screen: solo challenges are started and recorded, a solved puzzle ends its turn without a
//! question, and between two people only the hand is covered.

use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui::accesskit::Role;
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{Options, Order, Phase, Preset};
use far_space_foundry_table::FarSpaceFoundryFrontend;
use far_space_foundry_table::locale::text;
use far_space_foundry_table::table::ClickTarget;
use orrery_app::title::TitleGameList;
use orrery_app::{ActiveGame, Screen, StatisticsState, open};
use orrery_board::BoardScene as _;
use orrery_core::{Rules as _, Setup};
use orrery_learn::puzzle::ladder;
use orrery_learn::stats::{ChallengeResult, Statistics as _};
use orrery_locale::text_args;
use orrery_pilot::ProgramUnderTest as _;
use orrery_record::{Match, SeatControl};
use orrery_table::{OrderInput as _, SubmitOrder, Table};
use orrery_ui::{OrreryRotationRequest, Overlay, PuzzleIntent, ScreenRequest, ShareIntent, UiIntent};

use super::pilot::FarSpaceFoundryDriver;
use super::pilot::{Program, settle_settings};
use orrery_pilot::hot_seat::seats;

fn program() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    program.world_mut().resource_mut::<orrery_app::MenuState>().overlays.clear();
    program.world_mut().insert_resource(TitleGameList::of(FarSpaceFoundryDriver::games().registry.games, |_| true));
    program.frames(3);
    (folder, program)
}

fn table(program: &Program) -> &Table<FarSpaceFoundry> {
    program.world().resource::<Table<FarSpaceFoundry>>()
}

/// Ends the turn if that is possible, otherwise gives the first listed order, so that the match is soon over.
fn give_any(program: &mut Program) {
    let (mut listed, given) = (Vec::new(), program.now().orders);
    FarSpaceFoundry::legal(&program.view(), &mut listed);
    let order = listed.iter().find(|order| **order == Order::End).or(listed.first()).copied();
    program.write(SubmitOrder::<FarSpaceFoundry>::order(order.expect("something can be done")));
    program.until("the order", |program| program.now().orders > given);
}

#[test]
fn challenge_starts_from_the_daily_page_and_keeps_its_result() {
    let (_folder, mut program) = program();
    program.ask(UiIntent::Turn(OrreryRotationRequest::To(FarSpaceFoundry::KEY)));
    program
        .until("the game at hand", |program| program.world().resource::<ActiveGame>().is::<FarSpaceFoundryFrontend>());
    program.ask(UiIntent::Open(Overlay::Daily));
    program.frames(4);
    let open = text("challenge-open");
    let said = program.said();
    assert_eq!(said.iter().filter(|words| **words == open).count(), FarSpaceFoundry::CHALLENGES.len(), "{said:?}");
    let name = text("challenge-busy");
    let label = text_args("challenge-play", &[("name", name.as_str().into())]);
    let keys = program.widgets();
    assert!(keys.iter().any(|key| key.label == label && key.enabled && !key.covered), "{label}: {keys:?}");
    let busy = FarSpaceFoundry::CHALLENGES.iter().position(|one| one.preset == Preset::BusySolo).expect("there is one");
    program.ask(UiIntent::Share(ShareIntent::Challenge(busy)));
    program.until("the match", |program| program.screen() == Screen::Match);
    assert_eq!((program.now().seats.len(), table(&program).preset()), (1, Some(Preset::BusySolo)));
    program.until("the deal", |program| program.now().local && program.view().known.stage == Phase::Card);
    while !table(&program).is_over() {
        give_any(&mut program);
    }
    program.until("the end", |program| program.screen() == Screen::End);
    let points = program.view().known.points(0).total();
    assert!(points < 22, "nobody wins so: {points}");
    // There was no other player who could offer a rematch.
    let offered = |program: &mut Program, key: &str| program.widgets().iter().any(|one| one.label == text(key));
    assert!(offered(&mut program, "ui-play-again") && !offered(&mut program, "ui-rematch"));
    // The end shows the required points, and names no winner.
    let missed = program.said().iter().any(|words| words.contains("22") && words.contains(&points.abs().to_string()));
    assert!(missed, "{:?}", program.said());
    let matches = program.world().resource::<StatisticsState<FarSpaceFoundryFrontend>>().profile.matches();
    let tried = |at: usize| FarSpaceFoundry::CHALLENGES[at].best_result(matches);
    assert_eq!((tried(busy), tried(0)), (Some(ChallengeResult { best: points, reached: false }), None));
    program.ask(UiIntent::Go(ScreenRequest::Title));
    program.ask(UiIntent::Open(Overlay::Daily));
    program.frames(4);
    assert_eq!(program.said().iter().filter(|words| **words == open).count(), FarSpaceFoundry::CHALLENGES.len() - 1);
}

#[test]
fn solved_puzzle_ends_the_turn_without_a_question() {
    let (_folder, mut program) = program();
    program.ask(UiIntent::Turn(OrreryRotationRequest::To(FarSpaceFoundry::KEY)));
    program
        .until("the game at hand", |program| program.world().resource::<ActiveGame>().is::<FarSpaceFoundryFrontend>());
    let mut worth_a_question = 0;
    for (nth, rung) in ladder::<FarSpaceFoundry>().iter().enumerate() {
        let solution = rung.puzzle.solution().expect("it has one");
        let (last, before) = solution.split_last().expect("something is done");
        program.ask(UiIntent::Puzzle(PuzzleIntent::Open(nth)));
        program.until("the puzzle", |program| program.now().local && program.now().orders == 0);
        for &order in before {
            let given = program.now().orders;
            program.write(SubmitOrder::<FarSpaceFoundry>::order(order));
            program.until("the order", |program| program.now().orders > given);
        }
        if *last != Order::End || FarSpaceFoundry::warnings(&program.view(), last).is_empty() {
            continue;
        }
        worth_a_question += 1;
        program.ask(UiIntent::Pick(FarSpaceFoundryFrontend::id(ClickTarget::End)));
        program.until("the end of the puzzle", |program| {
            assert!(!program.play().asked, "{}", rung.name);
            program.world().resource::<orrery_app::MenuState>().overlays.contains(&Overlay::PuzzleDone)
        });
    }
    assert!(worth_a_question > 0, "no puzzle leaves anything to ask about");
}

#[test]
fn cover_between_two_people_hides_only_the_hand() {
    let (_folder, mut program) = program();
    let setup = Setup::<FarSpaceFoundry>::plain(2, Options::default());
    let seats = seats(&setup.seating, |_| SeatControl::Human);
    let game = Match::<FarSpaceFoundry>::deal(setup, seats, 3, None).expect("two can play");
    open::<FarSpaceFoundryFrontend>(program.world_mut(), game);
    let mut covers = 0;
    while covers < 6 {
        program.frames(4);
        if !program.now().covered {
            give_any(&mut program);
            continue;
        }
        covers += 1;
        program.until("the cover", |program| program.play().covered);
        program.frames(2);
        // The view belongs to no seat: only public information is visible.
        let seen = program.view();
        assert_eq!(seen.viewer, None);
        // Only the next player's button can be clicked, and it shows their name.
        let name = program.play().names.of(program.now().to_act.expect("the match continues"));
        let keys = program.widgets();
        let free: Vec<_> = keys.iter().filter(|key| key.role == Role::Button && key.enabled && !key.covered).collect();
        assert!(free.len() == 1 && free[0].label.contains(&name), "{free:?}");
        // All harbours remain readable.
        let harbours = program.view().known.seats().to_vec();
        for seat in harbours {
            let harbour = program.play().names.of(seat);
            assert!(keys.iter().any(|key| key.label.contains(&harbour) && key.covered), "{harbour}: {keys:?}");
        }
        program.press(KeyCode::Space, &Key::Space, &[]);
        program.until("the next player", |program| !program.now().covered);
        assert_eq!(program.view().viewer, program.now().to_act);
    }
}
