//! Tests the statistics of a match with known counts, and the texts of figures and achievements.

use std::collections::BTreeSet;

use super::*;
use crate::record::{Match, Scenario};
use crate::rules::notation::parse_recorded;
use orrery_core::Colour;
use orrery_core::chance::ReplayChance;
use orrery_learn::stats::{SeatGameStats as _, StatColumn, progress};
use orrery_record::{Seat, SeatControl};

/// Plays the last round of a solo match with these orders and the outcomes of each.
fn played(orders: &[&str]) -> Match {
    let text = r#"(
        game: "contraband", title: "", setup: (players: 1), round: 16, police: "G2|G3", alien: "B2|B3", corsair: "Y2|Y3",
        seats: {"red": (at: "R1 market", credits: 700, cargo: ["Plutonium", "Iron", "Iron"], upgrades: ["Cargo2", "Engine2"], bonus: ["Credits"])},
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

const TURN: [&str; 6] = ["sell Plutonium", "sell Iron", "play Credits", "jettison Iron", "move out", "end => 1 1 1"];

#[test]
fn turn_stats_match_the_played_orders() {
    let game = played(&TURN);
    assert!(game.is_over());
    let stats = MatchStats::of(&game);
    let [seat] = &stats.seats[..] else { panic!("one seat") };
    let own = &seat.own;
    assert_eq!((own.trade.sold, own.trade.sales, own.trade.thrown), ([0, 1, 1], 700, 1));
    assert_eq!((own.ways.steps, own.ways.cards, own.marks.kinds.count_ones()), (1, 1, 1));
    assert_eq!((own.marks.credits, own.marks.levels), (1600, 4));
    assert_eq!((own.alone.ranks, own.alone.best), ([0, 0, 1, 0, 0, 0], 1600));
}

#[test]
fn unfinished_match_counts_no_figures() {
    let stats = MatchStats::of(&played(&TURN[..5]));
    assert!(stats.seats.iter().all(|seat| seat.own == GameStats::default()));
}

#[test]
fn solo_match_earns_ranks_but_no_victories_over_others() {
    let alone = MatchStats::of(&played(&TURN));
    let reached = |achievement| progress(achievement, std::slice::from_ref(&alone)).reached;
    assert_eq!(reached(Achievement::FirstVoyage), 1);
    assert_eq!(reached(Achievement::RankTrader), 1000);
    assert!(reached(Achievement::RankCaptain) < 2000);
    assert_eq!(reached(Achievement::NoShotFired), 0, "there is nobody to win against");
}

#[test]
fn columns_are_unique_and_match_their_figures_and_sums() {
    let columns: Vec<String> = GameStats::default().table().into_iter().map(|(title, _)| title).collect();
    assert_eq!(columns.iter().collect::<BTreeSet<_>>().len(), columns.len(), "a column is there twice");
    let trade = TradeStats { sold: [1, 2, 3], fines: 500, ..TradeStats::default() };
    let trouble = EncounterStats { won: [1, 0, 2, 0, 1], ..EncounterStats::default() };
    let one = GameStats { trade, trouble, ..GameStats::default() };
    let mut sum = one;
    sum.add(&one);
    let total = |stats: &GameStats| stats.table().iter().map(|(_, count)| count).sum::<u32>();
    assert_eq!(total(&sum), 2 * total(&one));
}

#[test]
fn deeds_and_achievements_have_texts_in_every_language() {
    for (language, text) in [
        ("en", include_str!("../../../../assets/contraband/locale/en/statistics.ftl")),
        ("it", include_str!("../../../../assets/contraband/locale/it/statistics.ftl")),
        ("ru", include_str!("../../../../assets/contraband/locale/ru/statistics.ftl")),
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
