//! A test of a match with known counts, and tests of the names of the figures.

use std::collections::BTreeSet;

use super::*;
use crate::record::{Match, Scenario};
use crate::rules::notation::parse_recorded;
use crate::rules::{Job, Product};
use orrery_core::Colour;
use orrery_core::chance::ReplayChance;
use orrery_learn::stats::{SeatGameStats as _, StatColumn, progress};
use orrery_record::{Seat, SeatControl};

/// Returns a match that starts at the last turn of a solo Beta, after `orders`, which are written with their outcomes.
fn played(orders: &[&str]) -> Match {
    let text = r#"(
        game: "far-space-foundry", title: "", setup: (players: 1), half: "beta", die: 5, docks: [1, 2, 3],
        seats: {"red": (
            hand: ["TealMechanic"], credits: 2, warehouse: "skyrite 1",
            freighters: {"Federal": (goods: "skyrite 2 galactium 1")},
        )},
        play: [], expect: (),
    )"#;
    let scenario = Scenario::from_text(text).expect("reads");
    let seat = Seat { colour: Colour::Red, name: "Vera".to_owned(), control: SeatControl::Human };
    let mut game = Match::from_scenario(&scenario, vec![seat], 1).expect("is a match");
    for line in orders {
        let (order, outcomes) = parse_recorded(line).expect("an order");
        game.give_with(order, &mut ReplayChance::new(outcomes)).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
    game
}

const TURN: [&str; 6] =
    ["bribe add 8", "play TealMechanic roll => 1", "land 4", "unload Federal skyrite 2", "make Battery 2", "end => -"];

#[test]
fn turn_stats_match_the_played_orders() {
    let game = played(&TURN);
    assert!(game.is_over());
    let stats = MatchStats::of(&game);
    let [seat] = &stats.seats[..] else { panic!("one seat") };
    let (own, work) = (&seat.own, seat.own.work);
    assert_eq!((own.dice, work.docks), ([1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0]));
    assert_eq!((work.landed, work.lifted, work.capacity, work.unloaded, work.loaded), (1, 0, 4, 2, 0));
    assert_eq!((own.made(), work.made[Product::Battery.index()], own.trade.bribes), (4, 4, 1));
    assert_eq!((own.marks.capacity, own.marks.moved, own.marks.jobs), (4, 2, 1 << Job::Mechanic.index()));
    assert_eq!(own.points, [1, 0, 0, 1, 1, 2, 2], "galactium on board, its kind, a credit, and what is lost");
    assert_eq!((seat.points, seat.winner, seat.turns), (-1, false, 1));
    assert_eq!((own.alone.ranks, own.alone.best), ([1, 0, 0, 0], 0));
}

#[test]
fn unfinished_match_counts_no_figures() {
    let stats = MatchStats::of(&played(&TURN[..5]));
    assert!(stats.seats.iter().all(|seat| seat.own == GameStats::default()));
}

#[test]
fn solo_matches_earn_achievements_but_matches_of_people_do_not() {
    let alone = MatchStats::of(&played(&TURN));
    assert_eq!(progress(Achievement::FirstShift, std::slice::from_ref(&alone)).reached, 1);
    assert_eq!(
        progress(Achievement::OnePoint, std::slice::from_ref(&alone)).reached,
        0,
        "there is nobody to be ahead of"
    );
    let mut people = alone.clone();
    people.seats.push(alone.seats[0].clone());
    assert_eq!(progress(Achievement::FirstShift, &[people]).reached, 0);
}

#[test]
fn solo_ranks_best_score_and_win_share_add_up() {
    let alone = |ranks, best| SoloStats { ranks, best };
    let one = |ranks, best| GameStats { alone: alone(ranks, best), ..GameStats::default() };
    let mut life = GameStats::default();
    for more in [one([1, 0, 0, 0], 17), one([0, 1, 0, 0], 22), one([0, 0, 0, 1], 26), one([1, 0, 0, 0], 21)] {
        life.add(&more);
    }
    assert_eq!(life.alone, alone([2, 1, 0, 1], 26));
    assert_eq!((life.alone.played(), life.alone.won(), life.alone.share()), (4, 2, 50));
    assert_eq!(SoloStats::default().share(), 0);
}

#[test]
fn columns_are_unique_and_match_their_figures_and_sums() {
    let columns: Vec<String> = GameStats::default().table().into_iter().map(|(title, _)| title).collect();
    assert_eq!(columns.iter().collect::<BTreeSet<_>>().len(), columns.len(), "a column is there twice");
    let trade = TradeStats { hired: 2, ..TradeStats::default() };
    let one = GameStats { trade, points: [1, 0, 2, 0, 1, 2, 2], ..GameStats::default() };
    let mut sum = one;
    sum.add(&one);
    let total = |stats: &GameStats| stats.table().iter().map(|(_, count)| count).sum::<u32>();
    assert_eq!(total(&sum), 2 * total(&one));
}

#[test]
fn deeds_and_achievements_have_texts_in_every_language() {
    for (language, text) in [
        ("en", include_str!("../../../../assets/far-space-foundry/locale/en/statistics.ftl")),
        ("it", include_str!("../../../../assets/far-space-foundry/locale/it/statistics.ftl")),
        ("ru", include_str!("../../../../assets/far-space-foundry/locale/ru/statistics.ftl")),
    ] {
        let named: BTreeSet<&str> = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect();
        let deeds = GameStats::COLUMNS.iter().chain(GameStats::SOLO).map(StatColumn::key);
        let achieved = Achievement::ALL.iter().map(|one| format!("achievement-{}", one.word()));
        let helps = Achievement::ALL.iter().map(|one| format!("achievement-{}-help", one.word()));
        for key in deeds.chain(achieved).chain(helps) {
            assert!(named.contains(key.as_str()), "{language} has no message {key}");
        }
    }
}
