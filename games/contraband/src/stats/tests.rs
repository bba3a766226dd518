//! Tests the statistics of a match with known counts, and the texts of figures and achievements.

use super::*;
use crate::record::Match;
use orrery_learn::stats::progress;
use orrery_testkit::learning;
use orrery_testkit::matches::recorded;

/// Plays the last round of a solo match with these orders, each of which includes its outcomes.
fn played(orders: &[&str]) -> Match {
    let fields = r#"
        setup: (players: 1), round: 16, police: "G2|G3", alien: "B2|B3", corsair: "Y2|Y3",
        seats: {"red": (at: "R1 market", credits: 700, cargo: ["Plutonium", "Iron", "Iron"], upgrades: ["Cargo2", "Engine2"], bonus: ["Credits"])},
    "#;
    recorded::<Contraband>(fields, orders)
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
    assert!(stats.seats.iter().all(|seat| seat.own == GameSeatStats::default()));
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
    let trade = TradeStats { sold: [1, 2, 3], fines: 500, ..TradeStats::default() };
    let trouble = EncounterStats { won: [1, 0, 2, 0, 1], ..EncounterStats::default() };
    let one = GameSeatStats { trade, trouble, ..GameSeatStats::default() };
    learning::columns_add_up::<Contraband>(&one);
}

#[test]
fn deeds_and_achievements_have_texts_in_every_language() {
    learning::figures_have_texts::<Contraband>();
}
