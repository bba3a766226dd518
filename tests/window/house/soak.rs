//! Tests of the whole program over a very long time, one match after another, and of its memory.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use orrery::app::Screen;
use orrery::core::Colour;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{Order, Preset, Setup, Territory};
use orrery::panels::UiIntent;
use orrery::record::save::{SaveMeta, save_file};
use orrery::record::{Seat, SeatControl};
use orrery::settings::{self, AnimationSpeed, AppFolders, InterruptionPause, OpponentPace, Settings, SkyQuality};

use crate::house::pilot::{Program, settle_settings};

/// The environment variable with the number of turns to play.
const TURNS: &str = "ORRERY_SOAK_TURNS";

/// Returns the memory of a process (`self` is this one) in MiB; `None` where the system does not report it.
fn resident(process: &str) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS"))?;
    line.split_whitespace().nth(1)?.parse::<f64>().ok().map(|kib| kib / 1024.0)
}

/// Returns a match of three simple opponents.
fn opponents() -> Match {
    let setup = Setup::plain(3, Preset::default().options());
    let simple = SeatControl::from_word::<AlienFrontiers>("simple").expect("a known opponent");
    let seat = |&colour: &Colour| Seat { colour, name: format!("{colour}"), control: simple };
    let seats = setup.seating.iter().map(seat).collect();
    Match::deal(setup, seats, 5, Some(Preset::default())).expect("three can play")
}

/// Plays at least `turns` turns in one program, starting every match after the first with the button for another match, and calls
/// `each` with the number of turns so far at the end of every match.
fn soak(turns: usize, mut each: impl FnMut(usize)) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(1), Some(opponents()));
    let mut played = 0;
    while played < turns {
        program.wait("the end of a match", |world| {
            world
                .get_resource::<orrery::games::alien_frontiers_table::table::Table>()
                .is_some_and(|table| table.view().is_over())
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
fn program_plays_matches_one_after_another() {
    let mut ends = 0;
    soak(40, |_| ends += 1);
    assert!(ends >= 1);
}

#[test]
#[ignore = "plays for minutes and prints memory for a person to read; ORRERY_SOAK_TURNS says how many turns"]
fn measure_memory_over_ten_thousand_turns() {
    let turns = std::env::var(TURNS).ok().and_then(|value| value.parse().ok()).unwrap_or(10_000);
    let mut told = 0;
    soak(turns, |played| {
        if played >= told {
            println!("{played} turns: {:.0} MiB", resident("self").unwrap_or_default());
            told = played + turns / 20;
        }
    });
}

/// Returns a match of four random opponents, with all three fields active from the first turn on.
fn fields_at_work() -> Match {
    let setup = Setup::plain(4, Preset::default().options());
    let random = SeatControl::from_word::<AlienFrontiers>("random").expect("a known opponent");
    let seat = |&colour: &Colour| Seat { colour, name: format!("{colour}"), control: random };
    let seats: Vec<Seat> = setup.seating.iter().map(seat).collect();
    let dealt = Match::deal(setup, seats.clone(), 1, Some(Preset::default())).expect("four can play");
    let mut position = *dealt.position();
    position.fields = [Territory::HeinleinPlains, Territory::AsimovCrater, Territory::PohlFoothills].map(Some);
    Match::from_position(position, seats, 1).expect("fields may lie anywhere")
}

/// The name of the file with the program's standard error, in the program's folder.
const ERRORS: &str = "errors";

/// The program in a window of its own. Dropping this ends the program.
struct ProgramProcess(Child);

impl ProgramProcess {
    /// Saves a match, and opens it in a small window with few details, at the highest speed.
    fn open(folder: &Path, game: &Match) -> Self {
        let quick = Settings {
            animation: AnimationSpeed::Off,
            pace: OpponentPace::Instant,
            moments: InterruptionPause::Off,
            sky: SkyQuality::Plain,
            ..Settings::default()
        };
        settings::save(&AppFolders::new(Some(folder)), &quick).expect("settings can be written");
        let save = folder.join("begun.orrery");
        save_file(&save, game, &SaveMeta::now("begun")).expect("a save can be written");
        let mut program = Command::new(env!("CARGO_BIN_EXE_orrery"));
        program.args(["--mute", "--narrate", "--lang", "en", "--windowed", "640x360", "--data-dir"]).arg(folder);
        let errors = File::create(folder.join(ERRORS)).expect("a file");
        program.arg("--load").arg(save).stdout(Stdio::piped()).stderr(errors);
        ProgramProcess(program.spawn().expect("it starts"))
    }
}

impl Drop for ProgramProcess {
    fn drop(&mut self) {
        // The program may already have ended by itself; then there is nothing to kill.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// The number of turns after which all one-time allocations have happened.
const WARM: usize = 20;
/// The minimum and maximum number of turns to play.
const PLAYED: std::ops::RangeInclusive<usize> = 90..=200;
/// The longest time to wait for output of the program.
const SILENCE: Duration = Duration::from_secs(60);
/// The largest accepted growth of memory from the state after [`WARM`] turns to the end, as a fraction.
const GROWTH: f64 = 0.10;

/// Mesa 22.3 recompiles a shader in every frame if the shader branches on a plain number of a uniform, and keeps each compiled
/// version. With such a shader for a field, memory grew by more than half.
#[cfg(target_os = "linux")]
#[test]
fn window_memory_does_not_grow_while_opponents_play() {
    if std::env::var_os("DISPLAY").is_none() {
        println!("skipped: there is no display to open the window on");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = ProgramProcess::open(folder.path(), &fields_at_work());
    let process = window.0.id().to_string();
    let lines = BufReader::new(window.0.stdout.take().expect("what it tells")).lines();
    let (tell, told) = std::sync::mpsc::channel();
    // The thread ends with the output of the program, or when its lines are no longer received.
    std::thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| tell.send(line)));
    let (mut turns, mut warm) = (0, None);
    while turns < *PLAYED.end() {
        let Ok(line) = told.recv_timeout(SILENCE) else { break };
        if line == "The match is over." {
            break;
        }
        turns += usize::from(line.contains(" rolled "));
        if warm.is_none() && turns == WARM {
            warm = resident(&process);
        }
    }
    let errors = std::fs::read_to_string(folder.path().join(ERRORS)).expect("what it said");
    assert!(PLAYED.contains(&turns), "it went on for {turns} turns: {errors}");
    let (warm, end) = (warm.expect("it is there"), resident(&process).expect("it is there"));
    println!("{warm:.0} MiB after {WARM} turns, {end:.0} MiB after {turns}");
    assert!(end < warm * (1.0 + GROWTH), "from {warm:.0} MiB after {WARM} turns to {end:.0} after {turns}");
}
