//! The whole program played for very long, one match after another, and what it holds in memory meanwhile.

use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::app::Screen;
use orrery::panels::UiIntent;
use orrery::games::alien_frontiers::record::Match;
use orrery::record::Control;
use orrery::record::Seat;
use orrery::rules::{Colour, Order, Preset, Setup};

use super::pilot::program::{Program, settle_settings};

/// Says how many turns are played.
const TURNS: &str = "ORRERY_SOAK_TURNS";

/// What this process holds in memory, in MiB; none where the system does not tell.
fn resident() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS"))?;
    line.split_whitespace().nth(1)?.parse::<f64>().ok().map(|kib| kib / 1024.0)
}

/// A match among opponents.
fn opponents() -> Match {
    let setup = Setup::plain(3, Preset::default().options());
    let simple = Control::from_word::<AlienFrontiers>("simple").expect("a known opponent");
    let seat = |&colour: &Colour| Seat { colour, name: format!("{colour}"), control: simple };
    let seats = setup.seating.iter().map(seat).collect();
    Match::deal(setup, seats, 5, Some(Preset::default())).expect("three can play")
}

/// Plays at least `turns` turns in one program, every match after the first by the button for another, and calls `each`
/// with the turns so far at the end of every match.
fn soak(turns: usize, mut each: impl FnMut(usize)) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(1), Some(opponents()));
    let mut played = 0;
    while played < turns {
        program.wait("the end of a match", |world| {
            world.get_resource::<orrery::table::Table>().is_some_and(|table| table.position().is_over())
        });
        let game = program.game().expect("the match is still there");
        played += game.entries().iter().filter(|entry| entry.order == Order::End).count();
        each(played);
        program.until("the end screen", |program| program.screen() == Screen::End);
        program.ask(UiIntent::Rematch);
        program.until("the next match", |program| program.screen() == Screen::Match);
        assert!(program.game().is_some_and(|game| !game.position().is_over()));
    }
    let saves = std::fs::read_dir(folder.path().join("saves")).expect("the saves").count();
    assert!(saves <= 6, "{saves} autosaves are kept");
}

#[test]
fn one_match_follows_another() {
    let mut ends = 0;
    soak(40, |_| ends += 1);
    assert!(ends >= 1);
}

#[test]
#[ignore = "plays for minutes and prints memory for a person to read; ORRERY_SOAK_TURNS says how many turns"]
fn memory_over_ten_thousand_turns() {
    let turns = std::env::var(TURNS).ok().and_then(|value| value.parse().ok()).unwrap_or(10_000);
    let mut told = 0;
    soak(turns, |played| {
        if played >= told {
            println!("{played} turns: {:.0} MiB", resident().unwrap_or_default());
            told = played + turns / 20;
        }
    });
}
