//! Checks of a game's opponents: whole matches between them, and the arena.

use orrery_ai::arena::{ArenaGame, ArenaPlayer, Contest, SeriesSettings, Simulation, SimulationCounts, play};
use orrery_core::{Level, Opponent, RulePreset as _};
use orrery_record::Scenarios;
use orrery_record::save::load_file;

use super::findings::CheckFailures;

/// Returns a quick opponent for each seat of the largest match.
fn quick<G: ArenaGame>() -> Vec<Opponent> {
    let kinds = [Opponent::Simple, Opponent::engine(Level::Cadet), Opponent::Random];
    (0..usize::from(*G::PLAYERS.end())).map(|seat| kinds[seat % 3]).collect()
}

/// Checks that quick opponents finish matches without breaking a rule, and that the result is the same without rule checks.
pub fn opponents_play_whole_matches<G: ArenaGame>() -> CheckFailures {
    let mut found = CheckFailures::default();
    let simulated = |check| {
        let opponents = quick::<G>();
        let mut counted = SimulationCounts::new(opponents.len());
        let mut simulation = Simulation::<G>::new(opponents, G::Preset::default(), 3, check);
        (0..3).for_each(|number| counted.count(&simulation.play(number).expect("the number of players is allowed")));
        counted
    };
    let counted = simulated(true);
    found.check(counted.finished == 3 && counted.failures == 0, || format!("{counted:?}"));
    let wins: f64 = counted.wins.iter().sum();
    found.check((wins - 3.0).abs() < 1e-9, || format!("{wins} wins in 3 matches"));
    let unchecked = simulated(false);
    found.check(unchecked == counted, || format!("checked {counted:?}, else {unchecked:?}"));
    found
}

/// Checks that a match saved by a simulation loads with its last position.
pub fn saved_matches_replay_to_the_same_position<G: ArenaGame + Scenarios>() -> CheckFailures {
    let mut found = CheckFailures::default();
    let folder = tempfile::tempdir().expect("a folder");
    let mut simulation = Simulation::<G>::new(quick::<G>(), G::Preset::default(), 5, true);
    let played = simulation.play_recorded(1, folder.path()).expect("it can be played and kept");
    let path = folder.path().join("match-5-1.orrery");
    let replayed = load_file::<G>(&path).map(|(replayed, _)| *replayed.position());
    found.check(replayed.as_ref().ok() == Some(&played.position), || format!("{played:?} is kept as {replayed:?}"));
    found
}

/// Checks that a contest has the same figures on one thread and on three, and that the win shares add up to 1.
pub fn arena_results_do_not_depend_on_the_thread_count<G: ArenaGame>() -> CheckFailures {
    let mut found = CheckFailures::default();
    let seats = usize::from(*G::PLAYERS.start()).max(2);
    let players: Vec<ArenaPlayer<G>> =
        (0..seats).map(|seat| ArenaPlayer::Opponent([Opponent::Simple, Opponent::Random][seat % 2])).collect();
    let contest = Contest { players, options: G::Preset::default().options(), seed: 8, luck: 0 };
    let figures = |threads| {
        let tally = play(&contest, &SeriesSettings { blocks: 6, threads, sprt: None }, |_| ()).expect("plays");
        let rows = tally.figures().seats.into_iter();
        rows.map(|row| (row.name, row.win_share, row.vp_mean, row.decisions)).collect::<Vec<_>>()
    };
    let (one, three) = (figures(1), figures(3));
    found.check(one == three, || format!("on one thread {one:?}, on three {three:?}"));
    let shares: f64 = one.iter().map(|row| row.1).sum();
    found.check((shares - 1.0).abs() < 1e-9, || format!("they share {shares} of the victories"));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::ToyGame;

    #[test]
    fn shared_tree_search_beats_random_in_the_toy_game() {
        let players = [Opponent::engine(Level::Pilot), Opponent::Random].map(ArenaPlayer::<ToyGame>::Opponent).to_vec();
        let contest = Contest { players, options: (), seed: 2, luck: 0 };
        let tally = play(&contest, &SeriesSettings { blocks: 40, threads: 1, sprt: None }, |_| ()).expect("plays");
        let rows = tally.figures().seats;
        assert!(rows[0].ci_low > 0.6, "{} wins {} of the matches", rows[0].name, rows[0].win_share);
        assert!(rows[0].vp_mean > rows[1].vp_mean, "and has more to show for it");
    }
}
