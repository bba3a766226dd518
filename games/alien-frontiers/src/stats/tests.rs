//! Tests: matches with known counts, dice compared with the exact binomial distribution, the statistics file, achievements.

use std::collections::BTreeSet;

use jiff::Timestamp;

use super::*;
use crate::record::Match;
use crate::record::Scenario;
use crate::rules::notation::parse_recorded;
use crate::rules::{Card, Facility, Preset, Setup};
use orrery_core::Colour;
use orrery_core::chance::ReplayChance;
use orrery_core::words::QuotedKeyword;
use orrery_learn::stats::{
    FACES, MatchGrouping, PuzzleProgress, RollVerdict, band, countable, csv_text, json_text, lifetime_stats, pips,
    profile_path, progress,
};
use orrery_record::Seat;
use orrery_record::SeatControl;

fn seats(controls: &[&str]) -> Vec<Seat> {
    let seat = |(&colour, word): (&Colour, &&str)| Seat {
        colour,
        name: colour.word().to_owned(),
        control: SeatControl::from_word::<AlienFrontiers>(word).expect("the word of a player"),
    };
    Colour::ALL.iter().zip(controls).map(seat).collect()
}

/// Returns a match of two players from a scenario, with these orders and their chance outcomes.
fn played(scene: &str, orders: &[&str]) -> Match {
    let text = format!("(title: \"\", setup: (players: 2), {scene} play: [], expect: ())");
    let scenario = Scenario::from_text(&text).expect("reads");
    let mut game = Match::from_scenario(&scenario, seats(&["human", "captain"]), 1).expect("is a match");
    for line in orders {
        let (order, outcomes) = parse_recorded(line).expect("an order");
        game.give_with(order, &mut ReplayChance::new(outcomes)).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
    game
}

/// Returns a match of two turns in which every figure is known.
fn known() -> Match {
    played(
        r#"seats: {"red": (fuel: 2, ore: 2, bay: 4, cards: ["BoosterPod"]), "green": (fuel: 3, ore: 1, cards: ["DataCrystal"])},"#,
        &[
            "roll => 1 2 3 5",
            "dock RaidersOutpost 1 2 3 steal green fuel 2 ore 1",
            "use BoosterPod 5",
            "dock TerraformingStation 6 -> LemBadlands",
            "end",
            "roll => 4 4 6",
            "dock LunarMine 6",
            "dock SolarConverter 4 4",
            "end",
        ],
    )
}

#[test]
fn match_stats_match_the_played_orders() {
    let game = known();
    let stats = MatchStats::of(&game);
    let [red, green] = &stats.seats[..] else { panic!("two seats") };
    assert_eq!((red.turns, green.turns), (1, 1));
    assert_eq!(red.own.dice, [1, 1, 1, 0, 1, 0], "as rolled, before the Booster Pod");
    assert_eq!(green.own.dice, [0, 0, 0, 2, 0, 1]);
    assert_eq!(red.own.docked[Facility::RaidersOutpost.index()], 3);
    assert_eq!(red.own.docked[Facility::TerraformingStation.index()], 1);
    assert_eq!(
        (green.own.docked[Facility::LunarMine.index()], green.own.docked[Facility::SolarConverter.index()]),
        (1, 2)
    );
    let expected = ResourceFlow { fuel_out: 2, ore_out: 1, fuel_stolen: 2, ore_stolen: 1, ..ResourceFlow::default() };
    assert_eq!(red.own.flow, expected, "1 for the card, 1 and 1 for the landing");
    let expected = ResourceFlow { fuel_in: 4, ore_in: 1, fuel_lost: 2, ore_lost: 1, ..ResourceFlow::default() };
    assert_eq!(green.own.flow, expected);
    assert_eq!((red.own.raids, red.own.raided, green.own.raids, green.own.raided), (1, 0, 0, 1));
    assert_eq!((red.own.used[Card::BoosterPod.index()], red.own.used.iter().sum::<u32>()), (1, 1));
    assert_eq!(red.own.colonies, [0, 0, 1]);
    assert_eq!((red.points, green.points), (2, 0), "a colony and control");
    assert_eq!((red.place, green.place), (1, 2));
    assert_eq!(stats.curve, [[0, 0], [2, 0], [2, 0]]);
    let marks = red.own.marks;
    assert_eq!((marks.territories, marks.facilities, marks.landings, marks.fleet), (1, 2, 1, 4));
    assert_eq!(marks.held, 1 << crate::rules::Territory::LemBadlands.index());
    assert_eq!((red.own.marks.behind, green.own.marks.behind), (0, 2));
    assert_eq!((red.level(), green.level(), red.is_person(), green.is_person()), ("human", "captain", true, false));
}

#[test]
fn stats_separate_shed_traded_and_evicted() {
    let game = played(
        r#"hand: "3 3 4 5 6", seats: {"red": (fuel: 9, ore: 3), "green": (docked: {"RaidersOutpost": "1 2 3"})},"#,
        &["dock OrbitalMarket 3 3", "trade 1", "dock RaidersOutpost 4 5 6 steal nothing", "shed fuel 1 ore 1", "end"],
    );
    let stats = MatchStats::of(&game);
    let flow = stats.seats[0].own.flow;
    assert_eq!((flow.ore_in, flow.fuel_out, flow.fuel_shed, flow.ore_shed), (1, 3, 1, 1));
    assert_eq!(flow.ore_out, 0, "what is given up is not paid");
    assert_eq!((stats.seats[0].own.raids, stats.seats[1].own.raided, stats.seats[1].own.evicted), (1, 0, 3));
}

#[test]
fn only_finished_dealt_matches_with_a_person_count() {
    let setup = Setup::plain(2, Preset::Rules2011.options());
    let dealt = Match::deal(setup.clone(), seats(&["human", "simple"]), 3, Some(Preset::Rules2011)).expect("dealt");
    assert!(!countable(&dealt), "it has only begun");
    assert!(!countable(&known()), "it began from a scenario");
    let finished = finished(&["human", "simple"], 3);
    assert!(countable(&finished));
    let mut watched = finished.clone();
    watched.set_control(Colour::Red, SeatControl::from_word::<AlienFrontiers>("simple").expect("plays"));
    assert!(!countable(&watched), "nobody played");
}

/// Returns a match played to its end by simple opponents.
fn finished(controls: &[&str], seed: u64) -> Match {
    let setup = Setup::plain(controls.len() as u8, Preset::Rules2011.options());
    let mut game = Match::deal(setup, seats(controls), seed, Some(Preset::Rules2011)).expect("dealt");
    let mut generator = orrery_core::RandomGenerator::new(seed);
    let mut orders = Vec::new();
    while !game.position().is_over() {
        let order = crate::ai::decide_with(game.position(), orrery_core::Opponent::Simple, &mut generator, &mut orders);
        game.give(order).expect("legal");
    }
    game
}

#[test]
fn stats_add_up_over_whole_matches() {
    for seed in 0..6 {
        let game = finished(&["human", "simple", "simple"], seed);
        let stats = MatchStats::of(&game);
        let dice: usize = game
            .entries()
            .iter()
            .map(|entry| entry.outcomes.iter().filter(|outcome| outcome.die().is_some()).count())
            .sum();
        let counted: u32 = stats.seats.iter().flat_map(|seat| seat.own.dice).sum();
        assert_eq!(counted as usize, dice);
        for seat in &stats.seats {
            let start = game.position_before(0).player(seat.colour.0);
            let end = game.position().player(seat.colour.0);
            let flow = &seat.own.flow;
            let fuel = u32::from(start.fuel) + flow.fuel_in + flow.fuel_stolen;
            assert_eq!(fuel, u32::from(end.fuel) + flow.fuel_out + flow.fuel_lost + flow.fuel_shed, "{seat:?}");
            let ore = u32::from(start.ore) + flow.ore_in + flow.ore_stolen;
            assert_eq!(ore, u32::from(end.ore) + flow.ore_out + flow.ore_lost + flow.ore_shed, "{seat:?}");
            let placed: u8 = end.colonies.iter().sum();
            assert_eq!(seat.own.colonies.iter().sum::<u32>(), u32::from(placed));
        }
        let mut order: Vec<u8> = stats.seats.iter().map(|seat| seat.seat).collect();
        order.sort_unstable();
        assert_eq!(order, [1, 2, 3]);
        let first = stats.seats.iter().find(|seat| seat.seat == 1).expect("one seat was first");
        assert_eq!(Some(first.colour.0), game.entries().first().map(|entry| entry.by));
        assert_eq!(stats.curve.last(), Some(&stats.seats.iter().map(|seat| seat.points).collect()));
        assert!(stats.seats.iter().any(|seat| seat.winner && seat.place == 1));
    }
}

/// Returns the probability of exactly `k` successes in `n`, by multiplication only.
fn exact(n: u32, k: u32, p: f64) -> f64 {
    let ways: f64 = (1..=k).map(|i| f64::from(n - k + i) / f64::from(i)).product();
    ways * p.powi(k as i32) * (1.0 - p).powi((n - k) as i32)
}

#[test]
fn band_matches_the_exact_binomial() {
    for n in [1, 2, 5, 12, 30, 75, 140, 300] {
        let (low, high) = band(n, 1.0 / 6.0);
        let sum = |from: u32, to: u32| (from..=to).map(|k| exact(n, k, 1.0 / 6.0)).sum::<f64>();
        let below = if low == 0 { 0.0 } else { sum(0, low - 1) };
        let above = if high == n { 0.0 } else { sum(high + 1, n) };
        assert!(below <= 0.025 && above <= 0.025, "{n}: {below} below {low}, {above} above {high}");
        assert!(below + exact(n, low, 1.0 / 6.0) > 0.025, "{n}: {low} is too low");
        assert!(above + exact(n, high, 1.0 / 6.0) > 0.025, "{n}: {high} is too high");
    }
    assert_eq!(band(0, 1.0 / 6.0), (0, 0));
    assert_eq!((band(9, 0.0), band(9, 1.0)), ((0, 0), (9, 9)));
    let (low, high) = band(200_000, 1.0 / 6.0);
    assert!((32_900..33_100).contains(&low) && (33_600..33_700).contains(&high), "{low} to {high}");
}

#[test]
fn pips_are_rated_against_all_possible_throws() {
    assert_eq!(pips(&[0; FACES]).fall, RollVerdict::None);
    // Of the 1296 outcomes of four dice, 15 have 6 pips or fewer, and 35 have 7 or fewer.
    assert_eq!(pips(&[2, 2, 0, 0, 0, 0]).fall, RollVerdict::Low);
    assert_eq!(pips(&[1, 3, 0, 0, 0, 0]).fall, RollVerdict::Usual);
    assert_eq!(pips(&[0, 0, 0, 0, 2, 2]).fall, RollVerdict::High);
    let even = pips(&[10; FACES]);
    assert_eq!((even.dice, even.mean, even.fall), (60, 3.5, RollVerdict::Usual));
    assert!((even.band.0 + even.band.1 - 7.0).abs() < 1e-9, "the band lies evenly about 3.5");
    let (few, many) = (pips(&[100; FACES]).band, pips(&[101; FACES]).band);
    assert!((few.0 - many.0).abs() < 0.01, "the exact band {few:?} goes over into the other {many:?}");
}

fn moment() -> Timestamp {
    Timestamp::UNIX_EPOCH
}

/// Returns the statistics of a match that Red, a human player, won by one point over Green, a Captain.
fn victory(id: &str) -> MatchStats {
    let seat = |colour, control: &str, points, winner| SeatStats {
        colour: QuotedKeyword(colour),
        name: "Ada".to_owned(),
        control: control.to_owned(),
        seat: 1,
        points,
        winner,
        own: GameSeatStats { raids: 1, ..GameSeatStats::default() },
        ..SeatStats::default()
    };
    let seats = vec![seat(Colour::Red, "human", 11, true), seat(Colour::Green, "captain:corsair", 10, false)];
    MatchStats {
        id: id.to_owned(),
        rounds: 9,
        seats,
        preset: Some(Preset::Rules2011.word().to_owned()),
        ..MatchStats::default()
    }
}

#[test]
fn achievements_are_earned_once_and_by_the_right_match() {
    let mut profile = GameProfile::default();
    let new = profile.count(victory("a"), moment());
    let expected = [
        Achievement::FirstOrbit,
        Achievement::BeatCaptain,
        Achievement::OnePoint,
        Achievement::BareHands,
        Achievement::SmallFleet,
    ];
    assert_eq!(new, expected);
    assert_eq!(profile.earned(Achievement::BeatCaptain).map(|earned| earned.game.as_str()), Some("a"));
    assert_eq!(profile.count(victory("a"), moment()), [], "counted already");
    assert_eq!(profile.matches().len(), 1);
    assert_eq!(profile.count(victory("b"), moment()), [], "nothing new");
    let veteran = progress(Achievement::Veteran, profile.matches());
    assert_eq!((veteran.reached, veteran.goal, veteran.is_done()), (2, 25, false));
}

#[test]
fn matches_among_people_earn_no_achievements() {
    let mut among = victory("a");
    among.seats[1].control = "human".to_owned();
    let mut profile = GameProfile::default();
    assert_eq!(profile.count(among, moment()), []);
    assert_eq!(profile.matches().len(), 1, "but they are counted");
}

#[test]
fn achievements_can_be_earned_but_not_by_an_empty_match() {
    let empty = |winner| {
        let mut stats = victory("x");
        stats.seats[0] = SeatStats { winner, control: "human".to_owned(), ..SeatStats::default() };
        stats
    };
    let mut full = victory("y");
    let red = &mut full.seats[0];
    red.own.docked = [1; Facility::COUNT];
    red.own.used = [1; Card::COUNT];
    red.own.colonies = [3; 3];
    red.own.relics = 1;
    red.own.flow.fuel_stolen = 12;
    red.points = 16;
    red.own.marks = AchievementStats {
        territories: 5,
        held: 255,
        cards: 5,
        fleet: 7,
        facilities: 4,
        landings: 2,
        behind: 4,
        both_wonders: true,
    };
    let mut words = BTreeSet::new();
    for &one in Achievement::ALL {
        assert!(words.insert(one.word()), "{} twice", one.word());
        assert!(one.goal() > 0);
        let lost = progress(one, &[empty(false)]);
        assert!(one == Achievement::FirstOrbit || !lost.is_done(), "{} by nothing", one.word());
    }
    let all: Vec<MatchStats> = ["cadet", "pilot", "captain", "commodore", "admiral"]
        .into_iter()
        .map(|level| {
            let mut stats = victory(level);
            stats.seats[1].control = level.to_owned();
            stats.tie_break = true;
            stats.seats.extend(
                [SeatStats::default(), SeatStats::default()]
                    .map(|seat| SeatStats { control: "simple".to_owned(), ..seat }),
            );
            stats.seats[2].colour = QuotedKeyword(Colour::Blue);
            stats.seats[3].colour = QuotedKeyword(Colour::Yellow);
            stats
        })
        .chain(std::iter::repeat_n(empty(true), 25))
        .chain([full])
        .collect();
    let missing: Vec<&str> =
        Achievement::ALL.iter().filter(|&&one| !progress(one, &all).is_done()).map(|one| one.word()).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!((24..=32).contains(&Achievement::ALL.len()));
}

#[test]
fn profile_round_trips_and_a_broken_file_is_set_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = profile_path(&folder.path().join("deep"));
    assert_eq!(GameProfile::load(&file), (GameProfile::default(), None), "none is no problem");
    let mut profile = GameProfile::default();
    profile.count(MatchStats::of(&finished(&["human", "simple"], 5)), moment());
    profile.show_puzzle("good-rate");
    profile.solve_puzzle("good-rate");
    profile.save(&file).expect("written");
    assert_eq!(GameProfile::load(&file), (profile.clone(), None));
    assert_eq!(profile.puzzle("good-rate"), PuzzleProgress { solved: true, shown: true });
    profile.solve_puzzle("earn-first");
    profile.show_puzzle("earn-first");
    assert_eq!(
        profile.puzzle("earn-first"),
        PuzzleProgress { solved: true, shown: false },
        "shown when it was solved already"
    );
    for (number, (text, reason)) in [("(version: 1, matches: 7)", "line 1"), ("(", "line 1")].into_iter().enumerate() {
        std::fs::write(&file, text).expect("written");
        assert!(GameProfile::read(&file).is_err());
        assert!(file.exists(), "reading touches nothing");
        let (empty, problem) = GameProfile::load(&file);
        let problem = problem.expect("it is broken");
        assert_eq!(empty, GameProfile::default());
        assert!(problem.reason.contains(reason), "{}", problem.reason);
        let aside = problem.aside.expect("put aside");
        assert!(aside.exists() && !file.exists(), "file {number}");
        assert_eq!(std::fs::read_to_string(&aside).expect("there"), text, "an earlier one was written over");
    }
}

#[test]
fn lifetime_stats_split_by_opponent_seat_players_and_rules() {
    let mut lost = victory("b");
    lost.seats[0].winner = false;
    lost.seats[0].seat = 2;
    lost.seats[1].control = "cadet".to_owned();
    lost.preset = None;
    let mut among = victory("c");
    among.seats[1].control = "human".to_owned();
    among.seats[1].name = "Bo".to_owned();
    let matches = [victory("a"), lost, among];
    let groups = |split, name: Option<&str>| -> Vec<(String, u32, u32)> {
        lifetime_stats::<AlienFrontiers>(&matches, split, name)
            .groups
            .into_iter()
            .map(|g| (g.what, g.played, g.won))
            .collect()
    };
    let told = |rows: &[(&str, u32, u32)]| -> Vec<(String, u32, u32)> {
        rows.iter().map(|&(what, played, won)| (what.to_owned(), played, won)).collect()
    };
    assert_eq!(groups(MatchGrouping::Opponent, None), told(&[("cadet", 1, 0), ("captain", 1, 1), ("human", 2, 1)]));
    assert_eq!(groups(MatchGrouping::Opponent, Some("Bo")), told(&[("human", 1, 0)]));
    assert_eq!(groups(MatchGrouping::Seat, Some("Ada")), told(&[("1", 2, 2), ("2", 1, 0)]));
    assert_eq!(groups(MatchGrouping::Players, Some("Ada")), told(&[("2", 3, 2)]));
    assert_eq!(groups(MatchGrouping::Preset, Some("Ada")), told(&[("", 1, 0), ("2011", 2, 2)]));
    let all = lifetime_stats::<AlienFrontiers>(&matches, MatchGrouping::Opponent, None);
    assert_eq!((all.all.played, all.all.won, all.all.points, all.own.raids), (4, 2, 43, 4));
    assert!((all.all.share() - 0.5).abs() < 1e-9);
}

#[test]
fn lost_match_counts_the_opponents_finished_ahead_of() {
    let mut stats = victory("a");
    stats.seats.push(SeatStats { colour: QuotedKeyword(Colour::Blue), ..stats.seats[1].clone() });
    stats.seats[2].control = "cadet".to_owned();
    for (seat, place) in stats.seats.iter_mut().zip([2, 1, 3]) {
        (seat.place, seat.winner) = (place, place == 1);
    }
    let ahead = |split| -> Vec<(String, u32, u32)> {
        let life = lifetime_stats::<AlienFrontiers>(std::slice::from_ref(&stats), split, None);
        life.groups.into_iter().map(|group| (group.what, group.won, group.ahead)).collect()
    };
    assert_eq!(ahead(MatchGrouping::Opponent), [("cadet".to_owned(), 0, 1), ("captain".to_owned(), 0, 0)]);
    assert_eq!(ahead(MatchGrouping::Players), [("3".to_owned(), 0, 0)], "counted only by opponent");
}

#[test]
fn csv_and_json_exports_contain_the_profile() {
    let mut profile = GameProfile::default();
    let mut stats = victory("a");
    stats.seats[0].name = "=1+1, \"Ada\"".to_owned();
    stats.seats[0].own.dice = [1, 2, 3, 4, 5, 6];
    profile.count(stats, moment());
    let text = csv_text(&profile).expect("a table");
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let titles: Vec<String> = reader.headers().expect("a heading").iter().map(str::to_owned).collect();
    let rows: Vec<csv::StringRecord> = reader.records().map(|row| row.expect("a row")).collect();
    assert_eq!(rows.len(), 2);
    assert_eq!(titles.iter().collect::<BTreeSet<_>>().len(), titles.len(), "a title twice");
    let cell = |row: usize, title: &str| {
        let at = titles.iter().position(|t| t == title).unwrap_or_else(|| panic!("no {title}"));
        rows[row].get(at).expect("a cell").to_owned()
    };
    assert_eq!(cell(0, "name"), "'=1+1, \"Ada\"", "no formula");
    assert_eq!(
        (cell(0, "points"), cell(1, "control"), cell(0, "winner")),
        ("11".into(), "captain:corsair".into(), "1".into())
    );
    assert_eq!((cell(0, "die_1"), cell(0, "die_6"), cell(0, "raids")), ("1".into(), "6".into(), "1".into()));
    let json: serde_json::Value = serde_json::from_str(&json_text(&profile).expect("JSON")).expect("reads");
    assert_eq!(json["matches"][0]["seats"][0]["points"], 11);
    assert_eq!(json["matches"][0]["seats"][0]["docked"]["LunarMine"], 0);
    let first = &json["achievements"][0];
    assert_eq!((first["name"].as_str(), first["reached"].as_u64()), (Some("first-orbit"), Some(1)));
    assert!(first["earned"].is_string());
}
