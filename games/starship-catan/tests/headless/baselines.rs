//! Tests of the strength of the baselines, against each other and against random play.

use orrery_ai::arena::{ArenaPlayer, Contest, SeriesSettings, play};
use orrery_core::Opponent;
use starship_catan::StarshipCatan;
use starship_catan::rules::Preset;

/// Returns the first opponent's share of the wins against the second.
fn share(one: Opponent, other: Opponent, blocks: u64) -> f64 {
    let players = [one, other].map(ArenaPlayer::<StarshipCatan>::Opponent).to_vec();
    let contest = Contest { players, options: Preset::default().options(), seed: 3, luck: 0 };
    let tally = play(&contest, &SeriesSettings { blocks, threads: 1, sprt: None }, |_| ()).expect("two can play");
    tally.figures().seats[0].win_share
}

#[test]
fn simple_wins_every_match_against_random() {
    assert!(share(Opponent::Simple, Opponent::Random, 20) > 0.99);
}

#[test]
fn greedy_wins_55_to_80_percent_against_simple() {
    let share = share(Opponent::Baseline("greedy"), Opponent::Simple, 60);
    assert!((0.55..0.80).contains(&share), "greedy wins {share}");
}
