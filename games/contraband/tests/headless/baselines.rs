//! Tests of the baselines: they play as described, and their relative strength is as expected.

use contraband::Contraband;
use contraband::rules::Preset;
use orrery_ai::arena::{ArenaPlayer, Contest, SeriesSettings, play};
use orrery_core::Opponent;

/// Returns the first opponent's share of the wins against the second.
fn share(one: Opponent, other: Opponent, blocks: u64) -> f64 {
    let players = [one, other].map(ArenaPlayer::<Contraband>::Opponent).to_vec();
    let contest = Contest { players, options: Preset::default().options(), seed: 3, luck: 0 };
    let tally = play(&contest, &SeriesSettings { blocks, threads: 1, sprt: None }, |_| ()).expect("two can play");
    tally.figures().seats[0].win_share
}

#[test]
fn simple_baseline_beats_random() {
    assert!(share(Opponent::Simple, Opponent::Random, 20) > 0.9);
}

#[test]
fn greedy_baseline_wins_about_two_thirds_against_simple() {
    let share = share(Opponent::Baseline("greedy"), Opponent::Simple, 40);
    assert!((0.58..0.9).contains(&share), "greedy wins {share}");
}
