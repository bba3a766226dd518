//! The functions that process fuzzed inputs, shared by the fuzz targets and the ordinary tests.
//!
//! None of the functions may panic on any input. A value that was read must be written as text that reads as the same value.

use orrery::academy::{GameLessons, Lesson};
use orrery::core::{GameKey, Rules as _};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::rules::notation::parse_ships;
use orrery::games::contraband::Contraband;
use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::starship_catan::StarshipCatan;
use orrery::games::{GAMES, SETUPS};
use orrery::record::save::{SaveMeta, load_text, write_text};
use orrery::record::share;
use orrery::record::{Match, ScenarioFile as _, Scenarios, Seat, SeatControl, export, run_text};
use orrery::settings::text::settings_of;

/// Evaluates an expression with `$g` as the game with a key.
macro_rules! of_game {
    ($key:expr, $g:ident => $body:expr) => {
        of_game!(@each $key, $g => $body, AlienFrontiers StarshipCatan FarSpaceFoundry Contraband)
    };
    (@each $key:expr, $g:ident => $body:expr, $($game:ident)+) => {{
        let key: GameKey = $key;
        $(if key == $game::KEY {
            type $g = $game;
            $body
        } else)+ {
            unreachable!("the game of every key is in the registry: {key}")
        }
    }};
}

/// The fuzz targets, each named after the folder of its corpus. Each function returns true if the input was read.
pub const TARGETS: &[(&str, fn(&[u8]) -> bool)] = &[
    ("save", save),
    ("scenario", scenario),
    ("notation", lines),
    ("share", code),
    ("settings", settings),
    ("lesson", lesson),
    ("log", log),
];

/// Reads a whole save, or the body of a save. A body gets a valid header, because hardly any input would have one. The body of a
/// game other than the first begins with the line `plays KEY`, as in headers.
pub fn save(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    if text.starts_with("Orrery match") {
        return GAMES.of_log(text).is_ok_and(|key| of_game!(key, G => loads::<G>(text)));
    }
    let (plays, body) = text.strip_prefix("plays ").and_then(|rest| rest.split_once('\n')).unwrap_or(("", text));
    let headed = |first: &str| {
        format!(
            "Orrery match\n{first} 0.1.0\ncreated 2026-01-01T00:00:00Z\nnumber 1\ncrc32 {:08x}\nlength {}\n\n{body}",
            crc32fast::hash(body.as_bytes()),
            body.len(),
        )
    };
    match GAMES.named(plays) {
        Ok(key) => of_game!(key, G => loads::<G>(&headed(&format!("format 3\nplays {key}\nprogram")))),
        Err(_) if body.contains("rules:") => loads::<AlienFrontiers>(&headed("format 2\ngame")),
        Err(_) => loads::<AlienFrontiers>(&headed("format 1\ngame")),
    }
}

fn loads<G: Scenarios>(text: &str) -> bool {
    let Ok((game, _)) = load_text::<G>(text) else { return false };
    let written = write_text(&game, &SaveMeta::now("again")).expect("what was read can be written");
    let (again, _) = load_text::<G>(&written).expect("what was written can be read");
    same(&game, &again);
    assert_eq!(game.undone(), again.undone());
    true
}

fn same<G: Scenarios>(one: &Match<G>, other: &Match<G>) {
    assert_eq!(one.info(), other.info());
    assert_eq!(one.entries(), other.entries());
    assert_eq!(one.position(), other.position());
    assert_eq!(one.is_practice(), other.is_practice());
}

/// Reads a scenario, runs it as a test, and continues a match from it.
pub fn scenario(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    GAMES.of_file(text).is_ok_and(|key| of_game!(key, G => sets_up::<G>(text)))
}

fn sets_up<G: Scenarios>(text: &str) -> bool {
    let _ = run_text::<G>(text);
    let Ok(scenario) = orrery::core::ron::read::<G::Scenario>(text) else { return false };
    let seating = scenario.setup().seating;
    let seats = seating.iter().map(|&colour| Seat::unnamed(colour, SeatControl::Human)).collect();
    let Ok(mut game) = Match::<G>::from_scenario(&scenario, seats, 7) else { return false };
    let mut orders = Vec::new();
    for step in 0..6 {
        if game.is_over() {
            break;
        }
        G::legal(&game.view(), &mut orders);
        let Some(&order) = orders.get(step * 7 % orders.len().max(1)) else { break };
        game.give(order).expect("what is listed is legal");
    }
    true
}

/// Reads lines of the notation of every game.
pub fn lines(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    let mut any = false;
    for line in text.lines() {
        for game in GAMES.all() {
            any |= of_game!(game.key, G => line_of::<G>(line));
        }
        if let Ok(ships) = parse_ships(line) {
            assert_eq!(parse_ships(&ships.to_string()), Ok(ships));
        }
    }
    any
}

fn line_of<G: Scenarios>(line: &str) -> bool {
    if let Ok((order, outcomes)) = G::read_recorded(line) {
        let written = G::write_recorded(&order, &outcomes);
        assert_eq!(G::read_recorded(&written), Ok((order, outcomes)));
    }
    let Ok(order) = G::read(line) else { return false };
    assert_eq!(G::read(&G::write(&order)), Ok(order));
    true
}

/// Reads a share code.
pub fn code(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    GAMES.of_code(text).is_ok_and(|key| of_game!(key, G => deals::<G>(text)))
}

fn deals<G: Scenarios>(text: &str) -> bool {
    let Ok(deal) = share::read::<G>(text) else { return false };
    assert_eq!(share::read::<G>(&deal.code()), Ok(deal.clone()));
    let game = deal.open().expect("what a code says can be played");
    assert_eq!(share::code(&game), Ok(deal.code()));
    true
}

/// Reads a settings file.
pub fn settings(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    let Ok(Ok(settings)) = settings_of(text, &SETUPS) else { return false };
    let settings = settings.within_ranges();
    let written = ron::to_string(&settings).expect("settings can be written");
    let again = settings_of(&written, &SETUPS).expect("what was written can be read").expect("it is of this version");
    assert_eq!(orrery::settings::Settings { unknown: Vec::new(), ..settings }, again);
    true
}

/// Reads a lesson.
pub fn lesson(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    GAMES.of_file(text).is_ok_and(|key| of_game!(key, G => teaches::<G>(text)))
}

fn teaches<G: GameLessons>(text: &str) -> bool {
    let Ok(lesson) = Lesson::<G>::from_text(text) else { return false };
    let boards = lesson.steps.iter().filter_map(|step| step.board.as_ref());
    for board in std::iter::once(&lesson.board).chain(boards) {
        let _ = G::first_position(board);
    }
    true
}

/// Imports a match, as text or as RON.
pub fn log(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    GAMES.of_log(text).is_ok_and(|key| of_game!(key, G => imports::<G>(text)))
}

fn imports<G: Scenarios>(text: &str) -> bool {
    let Ok(game) = export::read::<G>(text) else { return false };
    let again = export::read::<G>(&export::text(&game)).expect("what was written as text can be read");
    same(&game, &again);
    let again = export::read::<G>(&export::ron(&game).expect("RON")).expect("what was written as RON can be read");
    same(&game, &again);
    true
}
