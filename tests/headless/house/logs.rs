//! Tests that matches exported as notation and as RON can be read back, and imported as saves.

use orrery::games::GAMES;
use orrery::games::alien_frontiers::AlienFrontiers;
use std::fs;

use orrery::core::Colour;
use orrery::core::Opponent;
use orrery::games::alien_frontiers::record::{Match, RULES_VERSION};
use orrery::games::alien_frontiers::rules::{MatchLength, Options, Preset, Setup, VpTarget};
use orrery::record::Seat;
use orrery::record::SeatControl;
use orrery::record::export;
use orrery::record::save::{FORMAT, SaveStore, load_file};

use super::cli::{ends_with, err, orrery, out};
use super::records::{dealt, play, seats};

/// Returns matches of every kind, finished and running: with every preset, custom options, different seats, practice and a
/// scenario.
fn all_kinds() -> Vec<Match> {
    let mut games: Vec<Match> =
        (0..12).map(|seed| dealt(2 + (seed % 3) as u8, Preset::ALL[seed as usize % 4], seed)).collect();
    let options = Options { length: MatchLength::Long, vp_target: VpTarget::Standard, ..Preset::App.options() };
    let setup = Setup { seating: vec![Colour::Blue, Colour::Red], options };
    let mut seats = seats(&setup, SeatControl::Human);
    seats[1] =
        Seat { colour: Colour::Red, name: " # \"\\|\u{1f680}".to_owned(), control: SeatControl::Ai(Opponent::Simple) };
    games.push(Match::deal(setup, seats, u64::MAX, None).expect("playable"));
    for (index, game) in games.iter_mut().enumerate() {
        play(game, Opponent::Random, [0, 1, 70, 20_000][index % 4]);
    }
    let mut practice = games[3].branch_at(50);
    play(&mut practice, Opponent::Random, 20);
    let scene = Match::from_position(*practice.position(), practice.info().seats.clone(), 5).expect("a scenario");
    games.extend([practice, scene]);
    games
}

#[track_caller]
fn assert_goes_the_same(one: &Match, other: &Match) {
    assert_eq!(one.info(), other.info());
    assert_eq!(one.entries(), other.entries());
    assert_eq!((one.position(), one.scenario()), (other.position(), other.scenario()));
    assert_eq!(one.is_practice(), other.is_practice());
    assert_ne!(one.id(), other.id(), "it is a match of its own");
}

#[test]
fn every_match_round_trips_through_text_and_ron() {
    for game in all_kinds() {
        let text = export::text(&game);
        let read = export::read::<AlienFrontiers>(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_goes_the_same(&read, &game);
        assert_eq!(export::text(&read), text);
        let mut undone = game.clone();
        undone.undo();
        let ron = export::ron(&undone).expect("it can be written");
        let read = export::read::<AlienFrontiers>(&ron).unwrap_or_else(|e| panic!("{e}\n{ron}"));
        assert_goes_the_same(&read, &undone);
        assert_eq!(read.undone(), undone.undone());
    }
}

#[test]
fn hand_written_log_is_read() {
    let log = "Orrery Log 1\n# only who plays and from which seed\nseat red human\nseat green simple \"Zoë\"\nseed 7\n";
    let game = export::read::<AlienFrontiers>(log).expect("it reads");
    assert_eq!((game.info().seats[0].name.as_str(), game.info().seats[1].name.as_str()), ("Red", "Zoë"));
    assert_eq!(game.info().start, dealt(2, Preset::Rules2011, 7).info().start, "the seed deals");
    let mut played = game.clone();
    play(&mut played, Opponent::Random, 12);
    let text = export::text(&played);
    let orders = &text[text.find("\n# Round").expect("a round")..text.find("\nhash").expect("a hash")];
    assert!(
        export::read::<AlienFrontiers>(&format!("{log}{orders}")).is_ok_and(|game| game.entries() == played.entries())
    );
}

#[test]
fn log_errors_name_their_line() {
    let game = dealt(2, Preset::Rules2011, 1);
    let mut played = game;
    play(&mut played, Opponent::Random, 30);
    let text = export::text(&played);
    let line = |start: &str| text.lines().position(|l| l.starts_with(start)).expect("a line") + 1;
    let with = |start: &str, new: &str| {
        let found = text.lines().nth(line(start) - 1).expect("a line");
        text.replacen(found, new, 1)
    };
    let plays = format!("rules version 9, and this program plays with {RULES_VERSION}");
    let wrong = [
        (String::new(), 1, "not a log of a match"),
        (with("orrery log", "orrery log 9"), 1, "log format 9 is newer"),
        (with("rules", "rules one"), 2, "expected a number"),
        (with("preset", "preset 1999"), 3, "a preset"),
        (with("seat green", "option speed high"), 5, "expected an option (length, "),
        (with("seat red", "seat red nobody"), 4, "there is no player `nobody`"),
        (with("seat red", "seat red human Anna"), 4, "expected a name in quotes"),
        (with("first", "first blue"), 0, "blue is first, but does not play"),
        (with("display", "display BoosterPod"), 0, "legal deal"),
        (with("roll", "roll => 7 1 2"), line("roll"), "a die (1 to 6)"),
        (with("roll", "end"), line("roll"), "refused: the fleet must be rolled first"),
        (with("hash", "hash 0123456789abcdef"), line("hash"), "differs from the recorded one"),
        (with("hash", "hash x"), line("hash"), "16 hexadecimal digits"),
        (with("hash", "dance"), line("hash"), "an order"),
        (with("rules", "rules 9").replacen("\nroll", "\nend\nroll", 1), line("roll"), plays.as_str()),
    ];
    for (text, line, part) in wrong {
        let error = export::read::<AlienFrontiers>(&text).map(|_| ()).expect_err(part);
        assert!(error.message.contains(part), "expected `{part}`: {error}");
        assert_eq!(error.line, line, "{error}");
    }
    let ron = export::ron(&played).expect("written");
    let newer = ron.replacen(&format!("format {FORMAT}"), "format 99", 1);
    let told = export::read::<AlienFrontiers>(&newer).map(|_| ()).expect_err("newer").message;
    assert!(told.contains("format 99 is newer"), "{told}");
    assert_eq!(
        export::read::<AlienFrontiers>(&ron.replacen("seed:", "sead:", 1)).map(|_| ()).expect_err("a slip").line,
        4
    );
}

#[test]
fn command_line_exports_and_imports_logs() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let original = "saves/v2-middle-of-a-turn.orrery";
    let (game, _) = load_file::<AlienFrontiers>(original.as_ref()).expect("a golden save");
    let text = orrery(&["export", original]);
    assert_eq!((text.status.code(), out(&text)), (Some(0), export::text(&game)), "{}", err(&text));
    fs::write(place("Evening.txt"), out(&text)).expect("written");
    let ron = orrery(&["export", original, "--ron", "--out", &place("match.ron")]);
    assert_eq!((ron.status.code(), out(&ron)), (Some(0), String::new()), "{}", err(&ron));
    let data = place("data");
    let store = SaveStore::new(data.as_ref(), GAMES.saved());
    for (file, name) in [("Evening.txt", "Evening"), ("match.ron", "match"), ("Evening.txt", "Evening 2")] {
        let made = orrery(&["import", &place(file), "--data-dir", &data]);
        assert_eq!(made.status.code(), Some(0), "{}", err(&made));
        let path = store.path_of(name);
        assert_eq!(out(&made).trim(), path.to_string_lossy());
        assert_goes_the_same(&load_file::<AlienFrontiers>(&path).expect("a save").0, &game);
    }
    let again = orrery(&["import", original, "--name", "Third", "--data-dir", &data]);
    assert_eq!(again.status.code(), Some(0), "a save is imported too: {}", err(&again));
    assert_eq!(store.list().len(), 4);
    fs::write(place("bad.txt"), "orrery log 1\ndance\n").expect("written");
    ends_with(&["import", &place("bad.txt"), "--data-dir", &data], 4, "bad.txt:2: `dance`");
    ends_with(&["export", "saves/none.orrery"], 4, "saves/none.orrery: cannot be opened");
    ends_with(&["export", original, "--text", "--ron"], 2, "cannot be used with");
    assert_eq!(store.list().len(), 4, "a bad log makes no save");
}
