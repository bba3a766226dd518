//! Tests of puzzles that are not solved at the first attempt, of matches counted in the statistics, and of exported statistics.

use orrery::app::{MenuState, Screen, StatisticsState};
use orrery::board::MotionActive;
use orrery::core::Colour;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::puzzle::ladder;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{Order, Preset, Setup, apply, invariants};
use orrery::games::alien_frontiers::stats::{Achievement, GameProfile};
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::locale::{text, text_args};
use orrery::games::alien_frontiers_table::table::SubmitOrder;
use orrery::panels::{LifetimeStatsTab, Overlay, PuzzleIntent, StatsIntent, UiIntent};
use orrery::record::{Seat, SeatControl};
use orrery::stats::{PuzzleProgress, profile_path};
use orrery_pilot::keys::KeyboardDevice;

use super::{AlienFrontiersPlayer, Program, settle_settings};

/// Solves the open puzzle with these orders.
fn solve(program: &mut Program, orders: &[Order]) {
    let start = program.position();
    orrery_pilot::puzzles::solve(program, &start, orders);
}

/// Opens a puzzle of the ladder by its name. Returns its solution.
fn opened(program: &mut Program, name: &str) -> Vec<Order> {
    let index = ladder().iter().position(|rung| rung.name == name).expect("a rung");
    program.ask(UiIntent::Puzzle(PuzzleIntent::Open(index)));
    ladder()[index].puzzle.solution().expect("a solution")
}

fn started(folder: &std::path::Path) -> Program {
    settle_settings(folder);
    Program::start(folder, None, None)
}

#[test]
fn failed_attempt_can_be_restarted_and_solved() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    let orders = opened(&mut program, "crater-push");
    let mut wrong = orders.clone();
    let launch = wrong.iter().position(|order| matches!(order, Order::Launch(_))).expect("a launch");
    wrong.remove(launch);
    solve(&mut program, &wrong);
    assert!(program.widgets().iter().any(|widget| widget.label == text("puzzles-again")), "{}", program.report());
    KeyboardDevice::choose(&mut program, &text("puzzles-again"));
    assert_eq!(program.entries(), 0);
    assert!(!GameProfile::read(&profile_path(folder.path())).expect("a profile").puzzle("crater-push").solved);
    // Undo is allowed within the turn.
    let mut player = AlienFrontiersPlayer::new(KeyboardDevice);
    player.order(&mut program, orders[0]);
    player.undo_and_redo(&mut program);
    solve(&mut program, &orders[1..]);
    assert!(program.widgets().iter().any(|widget| widget.label == text("puzzles-next")));
}

#[test]
fn closing_the_solved_card_returns_to_the_puzzle_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    let orders = opened(&mut program, "crater-push");
    solve(&mut program, &orders);
    assert!(program.widgets().iter().any(|widget| widget.label == text("puzzles-next")), "{}", program.report());
    program.ask(UiIntent::Close);
    assert_eq!(program.overlays(), [Overlay::Puzzles], "no dead board");
    assert_eq!(program.screen(), Screen::Title);
}

#[test]
fn shown_solution_is_recorded_but_does_not_count_as_solved() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    opened(&mut program, "good-rate");
    KeyboardDevice::letter(&mut program, 'q');
    let hint = text("puzzle-good-rate-hint");
    assert!(program.report().contains(&text("puzzles-solution")), "{}", program.report());
    assert!(!hint.is_empty());
    program.ask(UiIntent::Puzzle(PuzzleIntent::Solution));
    program.wait("the end of what is shown", |world| {
        world.resource::<MenuState>().overlays.contains(&Overlay::PuzzleDone)
    });
    let kept = GameProfile::read(&profile_path(folder.path())).expect("a profile");
    assert_eq!(kept.puzzle("good-rate"), PuzzleProgress { solved: false, shown: true });
    KeyboardDevice::choose(&mut program, &text("puzzles-again"));
    assert_eq!(program.entries(), 0);
}

#[test]
fn leaving_a_puzzle_restores_the_open_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    let (game, _) = nearly_over();
    let (id, count) = (game.id(), game.entries().len());
    program.open(game);
    opened(&mut program, "good-rate");
    assert_ne!(program.game().map(Match::id), Some(id));
    program.ask(UiIntent::Puzzle(PuzzleIntent::Leave));
    let back = program.game().expect("the match is back");
    assert_eq!((back.id(), back.entries().len()), (id, count));
}

/// Returns a match of a person against a Captain just before the person's winning order, and that order.
fn nearly_over() -> (Match, Order) {
    let setup = Setup::plain(2, Preset::Rules2011.options());
    let control = |seat: usize| {
        SeatControl::from_word::<AlienFrontiers>(if seat == 0 { "human" } else { "captain" }).expect("plays")
    };
    let seats = setup.seating.iter().enumerate();
    let seats: Vec<Seat> =
        seats.map(|(seat, &colour)| Seat { colour, name: colour.to_string(), control: control(seat) }).collect();
    for seed in 0..200 {
        let mut game = Match::deal(setup.clone(), seats.clone(), seed, Some(Preset::Rules2011)).expect("two can play");
        let mut generator = orrery::core::RandomGenerator::new(seed);
        let mut orders = Vec::new();
        loop {
            let order = orrery::games::alien_frontiers::ai::decide_with(
                game.position(),
                orrery::core::Opponent::Simple,
                &mut generator,
                &mut orders,
            );
            let mut after = *game.position();
            apply(&mut after, order, &mut generator).expect("legal");
            if after.is_over() {
                if game.position().mover() == Colour::Red && after.winning().eq([Colour::Red]) {
                    return (game, order);
                }
                break;
            }
            game.give(order).expect("legal");
        }
    }
    panic!("no match ended with a victory of red in his own turn");
}

#[test]
fn finished_match_is_counted_once_and_announces_achievements() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    let (game, last) = nearly_over();
    assert!(invariants::broken(game.position()).is_none());
    program.open(game.clone());
    program.write(SubmitOrder::order(last));
    program.wait("the end", |world| {
        *world.resource::<bevy::prelude::State<Screen>>().get() == Screen::End && !world.resource::<MotionActive>().0
    });
    let kept = GameProfile::read(&profile_path(folder.path())).expect("a profile");
    assert_eq!(kept.matches().len(), 1);
    assert!(kept.matches()[0].seats[0].winner);
    assert!(kept.earned(Achievement::BeatCaptain).is_some());
    let told = text_args("stats-earned", &[("name", text("achievement-beat-captain").into())]);
    program.wait("the achievement, once the points are counted", |world| {
        world.resource::<MenuState>().toasts.iter().any(|toast| toast.words == told)
    });
    // Every part of the match's statistics can be reached by keys.
    KeyboardDevice::choose(&mut program, &text("stats-match"));
    assert_eq!(program.overlays(), [Overlay::GameStats]);
    for tab in ["stats-tab-dice", "stats-tab-facilities", "stats-tab-resources", "ui-score-total"] {
        KeyboardDevice::choose(&mut program, &text(tab));
    }
    KeyboardDevice::choose(&mut program, &text("ui-done"));
    // The same match, ended again, has already been counted.
    program.open(game);
    program.write(SubmitOrder::order(last));
    program.wait("the end again", |world| {
        *world.resource::<bevy::prelude::State<Screen>>().get() == Screen::End && !world.resource::<MotionActive>().0
    });
    assert_eq!(program.world().resource::<StatisticsState<AlienFrontiersFrontend>>().profile.matches().len(), 1);
    program.ask(UiIntent::Go(orrery::panels::ScreenRequest::Title));
    KeyboardDevice::choose(&mut program, &text("stats"));
    for tab in ["stats-tab-dice", "stats-tab-facilities", "stats-tab-achievements", "stats-tab-matches"] {
        KeyboardDevice::choose(&mut program, &text(tab));
    }
    assert_eq!(program.world().resource::<StatisticsState<AlienFrontiersFrontend>>().life, LifetimeStatsTab::Matches);
    KeyboardDevice::choose(&mut program, &text("stats-split-preset"));
    KeyboardDevice::choose(&mut program, &text("stats-export-csv"));
    program.ask(UiIntent::Stats(StatsIntent::Json));
    let files = std::fs::read_dir(folder.path().join("statistics")).expect("the folder of exports");
    let mut endings: Vec<String> =
        files.filter_map(|file| Some(file.ok()?.path().extension()?.to_string_lossy().into_owned())).collect();
    endings.sort();
    assert_eq!(endings, ["csv", "json"]);
}
