//! Checks of recorded matches: undo, saves, replays, logs, share codes and scenarios.

use std::path::Path;

use orrery_core::{Colour, RandomGenerator, Rules};
use orrery_record::save::{SaveMeta, load_file, replay_file, save_file};
use orrery_record::{Match, ScenarioFile as _, Scenarios, ShareCodeSetup, export, run_text, share};

use super::findings::CheckFailures;
use super::walk::most_orders;
use crate::broken::BrokenToyGame;
use crate::matches::{dealt, play_randomly};
use crate::toy::ToyGame;

/// The number of matches in each check.
const MATCHES: u64 = 12;

/// Returns random matches, each stopped near its beginning, in its middle or at its end.
fn matches<G: Scenarios>() -> impl Iterator<Item = (Match<G>, RandomGenerator)> {
    (0..MATCHES).map(|number| {
        let (mut played, mut generator) = (dealt::<G>(number), RandomGenerator::new(number));
        let most = most_orders::<G>(&played.info().setup.options) as usize;
        play_randomly(&mut played, [3, 14, most][number as usize % 3], &mut generator);
        (played, generator)
    })
}

/// Returns the first difference between two matches, or `None` if there is none. Ids and notes are not compared.
fn difference<G: Scenarios>(one: &Match<G>, other: &Match<G>) -> Option<&'static str> {
    [
        ("the position", one.position() == other.position()),
        ("the orders", one.entries() == other.entries()),
        ("the orders taken back", one.undone() == other.undone()),
        ("the set-up", one.info() == other.info()),
        ("the scenario", one.scenario() == other.scenario()),
        ("the round", one.round() == other.round()),
        ("whether it is practice", one.is_practice() == other.is_practice()),
    ]
    .into_iter()
    .find_map(|(what, same)| (!same).then_some(what))
}

/// Returns the first difference between two matches, ignoring undone orders, which logs omit, or `None` if there is none.
fn goes_the_same<G: Scenarios>(one: &Match<G>, other: &Match<G>) -> Option<&'static str> {
    difference(one, other).filter(|what| *what != "the orders taken back")
}

/// Checks that a turn can be undone exactly to the last barrier, that redo restores the undone state, and that the same orders
/// from the start give the same match.
pub fn undo_and_redo_restore_positions<G: Scenarios>() -> CheckFailures {
    let mut found = CheckFailures::default();
    let mut taken_back = 0;
    for number in 0..MATCHES {
        let (mut played, mut generator) = (dealt::<G>(number), RandomGenerator::new(number));
        for _ in 0..120 {
            play_randomly(&mut played, 1, &mut generator);
            let (there, barrier) = (played.clone(), played.undo_barrier());
            taken_back += played.reset_turn();
            found.check(played.entries().len() == barrier, || "more or less was taken back than can be".to_owned());
            let known = there.undo_barrier() <= barrier;
            found.check(known, || "a barrier was gone back over".to_owned());
            while played.can_redo() {
                let again = played.redo();
                let told = there.events_of(played.entries().len() - 1);
                found.check(again.as_ref() == Some(&told), || format!("given again it tells {again:?}, not {told:?}"));
            }
            let other = difference(&played, &there).filter(|what| *what != "the orders taken back");
            found.check(other.is_none(), || format!("given again {other:?} is another"));
        }
        let mut again = played.from_the_start();
        for entry in played.entries() {
            let taken = again.give(entry.order);
            found.check(taken.is_ok(), || format!("from the start {:?} is refused: {taken:?}", entry.order));
        }
        found.check(again.entries() == played.entries(), || "the same seed and orders went another way".to_owned());
    }
    found.check(taken_back > 0, || "nothing could ever be taken back".to_owned());
    found
}

/// Checks that a saved and loaded match is the same, including its notes, continues in the same way, and replays order by order.
/// Logs must omit the notes.
pub fn saves_round_trip_whole_matches<G: Scenarios>() -> CheckFailures {
    let mut found = CheckFailures::default();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.orrery");
    for (mut played, mut generator) in matches::<G>() {
        played.undo();
        let writer = played.info().setup.seating[0];
        played.set_notes(writer, "what a player\n\"wrote down\"".to_owned());
        if let Err(error) = save_file(&path, &played, &SaveMeta::now("a")) {
            found.check(false, || format!("it is not saved: {error}"));
            continue;
        }
        let mut orders = 0;
        let (mut loaded, _) = match replay_file::<G>(&path, |_| orders += 1) {
            Ok(loaded) => loaded,
            Err(error) => {
                found.check(false, || format!("it is not loaded: {error}"));
                continue;
            }
        };
        found.check(orders == played.entries().len(), || format!("{orders} orders were replayed"));
        found.check(loaded.notes(writer) == played.notes(writer), || "what was written down is lost".to_owned());
        let told = export::text(&played);
        found.check(!told.contains("wrote down"), || format!("the log tells what is written down: {told}"));
        let other = difference(&played, &loaded);
        found.check(other.is_none() && loaded.id() == played.id(), || format!("loaded {other:?} is another"));
        play_randomly(&mut played, 10, &mut generator.clone());
        play_randomly(&mut loaded, 10, &mut generator);
        found.check(difference(&played, &loaded).is_none(), || "the loaded match continues differently".to_owned());
        std::fs::remove_file(&path).expect("it is there");
    }
    found
}

/// Checks that text and RON logs contain the whole match and can be read back.
pub fn logs_round_trip_whole_matches<G: Scenarios>() -> CheckFailures {
    let mut found = CheckFailures::default();
    for (mut played, _) in matches::<G>() {
        played.undo();
        let ron = export::ron(&played).expect("it is written");
        for log in [export::text(&played), ron] {
            found.check(export::game_of(&log) == G::KEY.word(), || format!("a log of `{}`", export::game_of(&log)));
            match export::read::<G>(&log) {
                Ok(read) => {
                    let other = goes_the_same(&played, &read);
                    found.check(other.is_none(), || format!("read again {other:?} is another:\n{log}"));
                }
                Err(error) => found.check(false, || format!("a log is not read: {error}\n{log}")),
            }
        }
    }
    found
}

/// Checks that a share code names its game and deals the same match again.
pub fn share_code_repeats_the_deal<G: Scenarios>() -> CheckFailures {
    let mut found = CheckFailures::default();
    for (played, _) in matches::<G>() {
        let code = share::code(&played).expect("it was dealt");
        found.check(share::game_number(&code) == Ok(G::NUMBER), || format!("{code}: {:?}", share::game_number(&code)));
        let read = share::read::<G>(&code);
        let deal = ShareCodeSetup::of(&played).expect("it was dealt");
        found.check(read.as_ref() == Ok(&deal), || format!("{code}: {read:?}, not {deal:?}"));
        let again = read.ok().and_then(|deal| deal.open().ok());
        let same = again.is_some_and(|again| again.position() == played.position_before(0));
        found.check(same, || format!("{code} deals another match"));
    }
    found
}

/// Checks that the scenario of a position reproduces the position, runs as a file, and starts a match that can be saved and
/// loaded like any other, but has no share code.
pub fn scenarios_round_trip_positions<G: Scenarios>() -> CheckFailures {
    let mut found = CheckFailures::default();
    let mut told = 0;
    let folder = tempfile::tempdir().expect("a folder");
    for (played, mut generator) in matches::<G>() {
        // Not every position has a scenario. Take the latest one that does.
        let moments = (0..=played.entries().len()).rev().map(|index| *played.position_before(index));
        let Some((position, scenario)) = moments.flat_map(|p| G::scenario_of(&p).map(|s| (p, s))).next() else {
            continue;
        };
        told += 1;
        let same = G::first_position(&scenario).is_ok_and(|again| again == position);
        found.check(same, || format!("{scenario:?} is another position"));
        let text = orrery_core::ron::write(&scenario).expect("it is written");
        let report = run_text::<G>(&text);
        found.check(report.failure.is_none(), || format!("{report}\n{text}"));
        // A scenario uses the first colours in their usual order.
        let order = scenario.setup().seating;
        let seat = |colour: &Colour| played.info().seats.iter().find(|seat| seat.colour == *colour).cloned();
        let seats = order.iter().filter_map(seat).collect();
        let mut scene = Match::<G>::from_scenario(&scenario, seats, 3).expect("it can be played");
        play_randomly(&mut scene, 20, &mut generator);
        let path = folder.path().join(format!("{told}.orrery"));
        let loaded = save_file(&path, &scene, &SaveMeta::now("")).map_err(|error| error.to_string());
        let loaded = loaded.and_then(|()| load_file::<G>(&path).map_err(|error| error.to_string()));
        let other = loaded.as_ref().map(|(loaded, _)| difference(&scene, loaded));
        found.check(other == Ok(None), || format!("saved and loaded: {other:?}"));
        found.check(share::code(&scene).is_err(), || "a match from a scenario has a share code".to_owned());
    }
    found.check(told > 1, || format!("scenarios tell {told} of {MATCHES} positions"));
    found
}

/// Checks that a file of another game is refused with the name of that game and left unchanged.
pub fn files_of_other_games_are_refused_by_name<G: Scenarios>() -> CheckFailures {
    let mut found = CheckFailures::default();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("other.orrery");
    let other = "no-such-game";
    let (mut played, mut generator) = (dealt::<G>(1), RandomGenerator::new(1));
    play_randomly(&mut played, 4, &mut generator);
    save_file(&path, &played, &SaveMeta::now("")).expect("saved");
    let text = std::fs::read_to_string(&path).expect("text");
    let text = text.replacen(&format!("plays {}", G::KEY), &format!("plays {other}"), 1);
    std::fs::write(&path, &text).expect("written");
    let mut refused = |what: &str, told: Option<String>| {
        let named = told.as_ref().is_some_and(|told| told.contains(other) || told.contains("another game"));
        found.check(named, || format!("{what} of another game: {told:?}"));
    };
    refused("loading a save", load_file::<G>(&path).err().map(|error| error.to_string()));
    refused("saving over a save", save_file(&path, &played, &SaveMeta::now("")).err().map(|error| error.to_string()));
    let named = |log: String| log.replacen(&format!("game {}", G::KEY), &format!("game {other}"), 1);
    let mut log = export::text(&played);
    if !log.contains(&format!("game {}", G::KEY)) {
        log = log.replacen('\n', &format!("\ngame {}\n", G::KEY), 1);
    }
    refused("a log", export::read::<G>(&named(log)).err().map(|error| error.to_string()));
    let ron =
        export::ron(&played).expect("written").replacen(&format!("plays {}", G::KEY), &format!("plays {other}"), 1);
    refused("a log as RON", export::read::<G>(&ron).err().map(|error| error.to_string()));
    refused("a share code", share::read::<G>(&code_of_another::<G>()).err().map(|error| error.to_string()));
    found.check(std::fs::read_to_string(Path::new(&path)).ok() == Some(text), || "the file was changed".to_owned());
    found
}

/// Returns a share code of a different game: the toy, or for the toy a broken one.
fn code_of_another<G: Rules>() -> String {
    let code = if G::KEY == ToyGame::KEY {
        share::code(&dealt::<BrokenToyGame<0>>(1))
    } else {
        share::code(&dealt::<ToyGame>(1))
    };
    code.expect("it was dealt")
}
