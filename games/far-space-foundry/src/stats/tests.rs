//! A test of a match with known counts, and tests of the names of the figures.

use super::*;
use crate::record::Match;
use crate::rules::{Job, Product};
use orrery_learn::stats::{SeatGameStats as _, progress};
use orrery_testkit::learning;
use orrery_testkit::matches::recorded;

/// Returns a match that starts at the last turn of a solo Beta, after `orders`, which are written with their outcomes.
fn played(orders: &[&str]) -> Match {
    let fields = r#"
        setup: (players: 1), half: "beta", die: 5, docks: [1, 2, 3],
        seats: {"red": (
            hand: ["TealMechanic"], credits: 2, warehouse: "skyrite 1",
            freighters: {"Federal": (goods: "skyrite 2 galactium 1")},
        )},
    "#;
    recorded::<FarSpaceFoundry>(fields, orders)
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
    assert!(stats.seats.iter().all(|seat| seat.own == GameSeatStats::default()));
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
    let one = |ranks, best| GameSeatStats { alone: alone(ranks, best), ..GameSeatStats::default() };
    let mut life = GameSeatStats::default();
    for more in [one([1, 0, 0, 0], 17), one([0, 1, 0, 0], 22), one([0, 0, 0, 1], 26), one([1, 0, 0, 0], 21)] {
        life.add(&more);
    }
    assert_eq!(life.alone, alone([2, 1, 0, 1], 26));
    assert_eq!((life.alone.played(), life.alone.won(), life.alone.share()), (4, 2, 50));
    assert_eq!(SoloStats::default().share(), 0);
}

#[test]
fn columns_are_unique_and_match_their_figures_and_sums() {
    let trade = TradeStats { hired: 2, ..TradeStats::default() };
    let one = GameSeatStats { trade, points: [1, 0, 2, 0, 1, 2, 2], ..GameSeatStats::default() };
    learning::columns_add_up::<FarSpaceFoundry>(&one);
}

#[test]
fn deeds_and_achievements_have_texts_in_every_language() {
    learning::figures_have_texts::<FarSpaceFoundry>();
}
