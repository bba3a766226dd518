//! Tests of the strength of the levels. The figures in `docs/research/starship-catan.md` come from more matches; these tests only
//! detect gross errors.

use orrery_ai::arena::{ArenaPlayer, Contest, SeriesSettings, play};
use orrery_core::{Level, Opponent};
use starship_catan::StarshipCatan;
use starship_catan::rules::Preset;

/// Returns the first opponent's share of the wins, with alternating seats.
fn share(one: Opponent, other: Opponent, blocks: u64) -> f64 {
    let players = [one, other].map(ArenaPlayer::<StarshipCatan>::Opponent).to_vec();
    let contest = Contest { players, options: Preset::default().options(), seed: 331, luck: 0 };
    let tally = play(&contest, &SeriesSettings { blocks, threads: 1, sprt: None }, |_| ()).expect("two can play");
    tally.figures().seats[0].win_share
}

#[test]
fn cadet_loses_to_simple_and_pilot_beats_it() {
    let (cadet, pilot) = (Opponent::engine(Level::Cadet), Opponent::engine(Level::Pilot));
    let (low, high) = (share(cadet, Opponent::Simple, 30), share(pilot, Opponent::Simple, 30));
    assert!(low < 0.5 && high > 0.5, "{low} and {high}");
}

#[test]
fn commodore_beats_greedy() {
    let share = share(Opponent::engine(Level::Commodore), Opponent::Baseline("greedy"), 10);
    assert!(share > 0.5, "{share}");
}
