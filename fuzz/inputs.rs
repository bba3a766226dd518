//! What is done with an input, whatever it is: shared by the fuzz targets and the ordinary tests.
//!
//! None may panic, however an input is made. What is read must be written so that it is read as the same again.

use orrery::games::SETUPS;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::academy::Lesson;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::record::Scenario;
use orrery::games::alien_frontiers::rules::{legal, notation};
use orrery::record::Control;
use orrery::record::Seat;
use orrery::record::export;
use orrery::record::run_text;
use orrery::record::save::{SaveMeta, load_text, write_text};
use orrery::record::share;
use orrery::settings::text::settings_of;

/// What can be fed, by the folder of its corpus; each says whether an input was read.
pub const TARGETS: &[(&str, fn(&[u8]) -> bool)] = &[
    ("save", save),
    ("scenario", scenario),
    ("notation", lines),
    ("share", code),
    ("settings", settings),
    ("lesson", lesson),
    ("log", log),
];

/// A whole save, or the body of one, round which a header is put that fits: else hardly an input would come past it.
pub fn save(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    if text.starts_with("Orrery match") {
        return loads(text);
    }
    let headed = |format: u32| {
        format!(
            "Orrery match\nformat {format}\ngame 0.1.0\ncreated 2026-01-01T00:00:00Z\nnumber 1\ncrc32 {:08x}\nlength {}\n\n{text}",
            crc32fast::hash(text.as_bytes()),
            text.len(),
        )
    };
    let older = !text.contains("rules:");
    loads(&headed(if older { 1 } else { 2 }))
}

fn loads(text: &str) -> bool {
    let Ok((game, _)) = load_text::<AlienFrontiers>(text) else { return false };
    let written = write_text(&game, &SaveMeta::now("again")).expect("what was read can be written");
    let (again, _) = load_text::<AlienFrontiers>(&written).expect("what was written can be read");
    same(&game, &again);
    assert_eq!(game.undone(), again.undone());
    true
}

fn same(one: &Match, other: &Match) {
    assert_eq!(one.info(), other.info());
    assert_eq!(one.entries(), other.entries());
    assert_eq!(one.position(), other.position());
    assert_eq!(one.is_practice(), other.is_practice());
}

/// A scenario: run as a test, and played on from.
pub fn scenario(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    let _ = run_text::<AlienFrontiers>(text);
    let Ok(scenario) = Scenario::from_text(text) else { return false };
    let seats = scenario.set_up().seating.iter().map(|&colour| Seat::unnamed(colour, Control::Human)).collect();
    let Ok(mut game) = Match::from_scenario(&scenario, seats, 7) else { return false };
    let mut orders = Vec::new();
    for step in 0..6 {
        legal(game.position(), &mut orders);
        let Some(&order) = orders.get(step * 7 % orders.len().max(1)) else { break };
        game.give(order).expect("what is listed is legal");
    }
    true
}

/// Lines of the notation.
pub fn lines(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    let mut any = false;
    for line in text.lines() {
        if let Ok(order) = notation::parse_order(line) {
            assert_eq!(notation::parse_order(&notation::write_order(&order)), Ok(order));
            any = true;
        }
        if let Ok((order, outcome)) = notation::parse_recorded(line) {
            let written = notation::write_recorded(&order, &outcome);
            assert_eq!(notation::parse_recorded(&written), Ok((order, outcome)));
        }
        if let Ok(ships) = notation::parse_ships(line) {
            assert_eq!(notation::parse_ships(&ships.to_string()), Ok(ships));
        }
    }
    any
}

/// A share code.
pub fn code(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    let Ok(deal) = share::read::<AlienFrontiers>(text) else { return false };
    assert_eq!(share::read::<AlienFrontiers>(&deal.code()), Ok(deal.clone()));
    let game = deal.open().expect("what a code says can be played");
    assert_eq!(share::code(&game), Ok(deal.code()));
    true
}

/// A file of settings.
pub fn settings(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    let Ok(Ok(settings)) = settings_of(text, SETUPS) else { return false };
    let settings = settings.within_ranges();
    let written = ron::to_string(&settings).expect("settings can be written");
    let again = settings_of(&written, SETUPS).expect("what was written can be read").expect("it is of this version");
    assert_eq!(orrery::settings::Settings { unknown: Vec::new(), ..settings }, again);
    true
}

/// A lesson.
pub fn lesson(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    let Ok(lesson) = Lesson::from_text(text) else { return false };
    let _ = lesson.board.position();
    lesson.steps.iter().filter_map(|step| step.board.as_ref()).for_each(|board| {
        let _ = board.position();
    });
    true
}

/// A match to be imported, as text or as RON.
pub fn log(input: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    let Ok(game) = export::read::<AlienFrontiers>(text) else { return false };
    let again = export::read::<AlienFrontiers>(&export::text(&game)).expect("what was written as text can be read");
    same(&game, &again);
    let again =
        export::read::<AlienFrontiers>(&export::ron(&game).expect("RON")).expect("what was written as RON can be read");
    same(&game, &again);
    true
}
