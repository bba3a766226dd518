//! Tests of profiles, which cover all matches: golden profiles of every version, and several games in one file.

use std::fs;

use jiff::Timestamp;
use orrery::core::{RandomGenerator, Rules};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::stats::{Achievement, MatchStats as AlienStats};
use orrery::record::{Match, Scenarios};
use orrery::stats::{
    GameProfile, MatchGrouping, MatchStats, PuzzleProgress, csv_text, json_text, lifetime_stats, profile_path,
};

use orrery_testkit::matches::dealt;
use orrery_testkit::toy::ToyGame;

const GOLDEN: &str = include_str!("../../profiles/v1.ron");

/// Plays a match to its end with random orders.
fn to_its_end<G: Scenarios>(mut played: Match<G>) -> Match<G> {
    let (mut generator, mut orders) = (RandomGenerator::new(played.id() & 0xff), Vec::new());
    while !played.is_over() {
        G::legal(&played.view(), &mut orders);
        let order = orders[generator.below(orders.len() as u32) as usize];
        played.give(order).expect("a listed order is taken");
    }
    played
}

#[test]
fn golden_profile_of_version_1_is_read_completely() {
    let profile = GameProfile::<AlienFrontiers>::from_text(GOLDEN).expect("a profile");
    assert_eq!(
        csv_text(&profile).expect("a table"),
        include_str!("../../profiles/v1.csv"),
        "as version 1 was exported"
    );
    let matches = profile.matches();
    assert_eq!(matches.len(), 3);
    assert_eq!(matches[0].curve.last(), Some(&vec![9, 13]));
    assert_eq!((matches[0].preset.as_deref(), matches[1].preset.as_deref()), (Some("2011"), None));
    assert_eq!((matches[2].day.as_str(), matches[2].tie_break), ("2026-11-22", true));
    assert_eq!(matches[0].seats[1].name, "Zoë \"O'B\", (x: 1) // no\\");
    let marks = matches[0].seats[1].own.marks;
    assert_eq!((marks.territories, marks.held, marks.behind, marks.both_wonders), (5, 203, 2, false));
    assert_eq!(profile.earned(Achievement::FullTable).map(|earned| earned.game.as_str()), Some("000000000000abc2"));
    assert!(profile.earned(Achievement::BeatAdmiral).is_none());
    assert_eq!(profile.puzzle("good-rate"), PuzzleProgress { solved: true, shown: true });
    assert_eq!(profile.puzzle("no-launch"), PuzzleProgress { solved: false, shown: true });
}

#[test]
fn old_profile_errors_name_their_line() {
    let wrong = |from: &str, to: &str| {
        let at = GOLDEN.find(from).expect("it is there");
        let line = GOLDEN[..at].matches('\n').count() + 1;
        let text = GOLDEN.replacen(from, to, 1);
        let reason = GameProfile::<AlienFrontiers>::from_text(&text).expect_err("it is broken");
        assert!(reason.starts_with(&format!("line {line}: ")), "{reason}, not line {line}");
    };
    wrong("rounds: 18", "rounds: many");
    wrong("fuel_in: 30", "fuel_in: -1");
    wrong("seat: 3", "seat: three");
    wrong("shown: false", "shown: perhaps");
}

#[test]
fn saving_one_game_keeps_the_entries_of_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = profile_path(folder.path());
    let unknown =
        "\"far-away\": (\n  // theirs\n  matches: [(id: \"x, (\", moons: r#\"\"]\"#)], /* more */ earned: {},\n )";
    fs::write(&file, GOLDEN).expect("written");

    // The toy writes first: the data of version 1 belongs to the first game.
    let mut toy = GameProfile::<ToyGame>::read(&file).expect("none of its own");
    assert_eq!(toy, GameProfile::default());
    let played = to_its_end(dealt::<ToyGame>(3));
    assert!(toy.count(MatchStats::of(&played), Timestamp::UNIX_EPOCH).is_empty());
    toy.save(&file).expect("written");
    let text = fs::read_to_string(&file).expect("text");
    assert!(text.starts_with("(\n  version: 2,"), "{}", &text[..60]);
    let alien = GameProfile::<AlienFrontiers>::read(&file).expect("a profile");
    assert_eq!(alien, GameProfile::from_text(GOLDEN).expect("a profile"), "something was lost");

    // The data of an unknown game is preserved unchanged, whatever writes the file.
    let text = text.replacen("games: {", &format!("games: {{ {unknown},"), 1);
    let text = text.trim_end().trim_end_matches(')').to_owned() + " moons: [1, 2],\n)";
    fs::write(&file, &text).expect("written");
    let mut alien = GameProfile::<AlienFrontiers>::read(&file).expect("a profile");
    alien.solve_puzzle("late-ore");
    alien.save(&file).expect("written");
    let mut toy = GameProfile::<ToyGame>::read(&file).expect("a profile");
    toy.solve_puzzle("first");
    toy.save(&file).expect("written");
    let text = fs::read_to_string(&file).expect("text");
    assert!(text.contains(unknown), "{text}");
    assert!(text.contains("moons: [1, 2]"), "fields of a newer program are lost");
    assert_eq!(text.matches("\"toy-crates\"").count(), 1);
    let (alien, problem) = GameProfile::<AlienFrontiers>::load(&file);
    assert!(problem.is_none() && alien.puzzle("late-ore").solved && !alien.puzzle("first").solved);
    assert_eq!(alien.matches().len(), 3);
    let toy = GameProfile::<ToyGame>::read(&file).expect("a profile");
    assert_eq!((toy.matches().len(), toy.puzzle("first").solved), (1, true));
}

/// As in the program: every game's profile is read at the start, and each is written whenever a match has been counted.
#[test]
fn two_open_games_keep_each_others_profile_entries() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = profile_path(folder.path());
    fs::write(&file, GOLDEN).expect("written");
    let (mut alien, _) = GameProfile::<AlienFrontiers>::load(&file);
    let (mut toy, problem) = GameProfile::<ToyGame>::load(&file);
    assert_eq!((problem, toy.matches().len()), (None, 0));
    for name in ["first", "second"] {
        toy.solve_puzzle(name);
        toy.save(&file).expect("written");
        alien.show_puzzle(name);
        alien.save(&file).expect("written");
    }
    toy.count(MatchStats::of(&to_its_end(dealt::<ToyGame>(3))), Timestamp::UNIX_EPOCH);
    toy.save(&file).expect("written");
    assert_eq!(GameProfile::<AlienFrontiers>::load(&file), (alien, None));
    assert_eq!(GameProfile::<ToyGame>::load(&file), (toy, None));
}

#[test]
fn broken_entry_leaves_other_games_intact() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = profile_path(folder.path());
    let mut toy = GameProfile::<ToyGame>::default();
    toy.solve_puzzle("first");
    toy.save(&file).expect("written");
    let text = fs::read_to_string(&file).expect("text");
    let broken = text.replacen("games: {", "games: { \"alien-frontiers\": (matches: 7),", 1);
    fs::write(&file, &broken).expect("written");
    let (alien, problem) = GameProfile::<AlienFrontiers>::load(&file);
    let aside = problem.and_then(|problem| problem.aside).expect("what does not read is put aside");
    assert_eq!(alien, GameProfile::default());
    assert_eq!(fs::read_to_string(aside).expect("kept"), broken);
    assert_eq!(GameProfile::<ToyGame>::load(&file), (toy, None), "a later reading");
    assert_eq!(GameProfile::<AlienFrontiers>::load(&file).1, None, "it is told once");
}

#[test]
fn unreadable_profile_is_not_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = profile_path(folder.path());
    for text in
        ["(version: 99, moons: 3)", "(version: 2, games: {\"toy-crates\": (", "(version: 1, matches: 7)", "(games: {})"]
    {
        fs::write(&file, text).expect("written");
        assert!(GameProfile::<AlienFrontiers>::default().save(&file).is_err(), "{text}");
        assert_eq!(fs::read_to_string(&file).expect("there"), text);
    }
}

#[test]
fn toy_match_is_counted_with_its_own_figures() {
    let running = dealt::<ToyGame>(5);
    let played = to_its_end(running.clone());
    let stats = MatchStats::of(&played);
    let standings = ToyGame::standings(&played.view());
    for seat in &stats.seats {
        let standing = standings.of(seat.colour.0).expect("it plays");
        assert_eq!((seat.points, seat.place, seat.winner), (standing.total(), standing.rank, standing.winner));
        let orders = played.entries().iter().filter(|entry| entry.by == seat.colour.0);
        let looks = orders.clone().filter(|entry| ToyGame::write(&entry.order).starts_with("look")).count();
        assert_eq!((seat.turns, seat.own.looks), (4, looks as u32), "four rounds");
        let others: i32 =
            stats.seats.iter().filter(|other| other.colour != seat.colour).map(|other| other.points).sum();
        assert_eq!(seat.own.others, others as u32);
    }
    assert_eq!(stats.curve.len(), 1 + 4 * stats.players());
    assert_eq!(stats.curve.last(), Some(&stats.seats.iter().map(|seat| seat.points).collect()));
    assert_eq!(stats.seats.iter().map(|seat| seat.seat).min(), Some(1));

    let mut profile = GameProfile::<ToyGame>::default();
    profile.count(stats, Timestamp::UNIX_EPOCH);
    let table = csv_text(&profile).expect("a table");
    assert!(table.lines().next().is_some_and(|titles| titles.ends_with("turns,looks,others,held")), "{table}");
    let json: serde_json::Value = serde_json::from_str(&json_text(&profile).expect("JSON")).expect("reads");
    assert_eq!((&json["game"], &json["matches"][0]["seats"][0]["turns"]), (&"toy-crates".into(), &4.into()));
    assert!(json["matches"][0]["seats"][0]["held"].is_u64());
    let life = lifetime_stats::<ToyGame>(profile.matches(), MatchGrouping::Players, None);
    let person = profile.matches()[0].seats.iter().find(|seat| seat.is_person()).expect("a person");
    assert_eq!((life.own, life.all.points), (person.own, person.points));
}

/// Hidden information is not counted while the match is running, because the statistics would reveal it.
#[test]
fn running_match_statistics_omit_hidden_information() {
    let mut played = dealt::<ToyGame>(1);
    let mut orders = Vec::new();
    ToyGame::legal(&played.view(), &mut orders);
    let look = orders.into_iter().find(|order| ToyGame::write(order).starts_with("look")).expect("there is a crate");
    played.give(look).expect("it is legal");
    let stats = MatchStats::of(&played);
    assert!(stats.seats.iter().all(|seat| seat.own == Default::default()), "{stats:?}");
    assert_eq!(stats.seats.iter().map(|seat| seat.turns).sum::<u32>(), 1, "turns are public");
}

/// Alien Frontiers is counted by the same code as every other game.
#[test]
fn alien_frontiers_turns_are_counted_by_shared_code() {
    let played = to_its_end(dealt::<AlienFrontiers>(2));
    let stats = AlienStats::of(&played);
    let rolls = played.entries().iter().filter(|entry| AlienFrontiers::write(&entry.order) == "roll").count();
    assert_eq!(stats.seats.iter().map(|seat| seat.turns).sum::<u32>(), rolls as u32);
}
