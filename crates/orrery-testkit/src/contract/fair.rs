//! Checks that [`Rules::determinize`] samples the full states behind a view with the right probabilities.

use std::collections::BTreeMap;

use orrery_core::{Colour, RandomGenerator, Rules};

use super::findings::CheckFailures;
use super::game::GameUnderTest;

/// The number of openings played to estimate the probability of each full state.
const OPENINGS: u64 = 30_000;
/// The number of openings for a game without secrets. In such a game, each opening ends in a view of its own, which allows only
/// one full state.
const OPENINGS_OF_AN_OPEN_GAME: u64 = 500;
/// The minimum number of openings that must end in a view before the view is tested.
const ENOUGH: usize = 300;

/// A view that results from some of the openings.
struct ReachedView<G: Rules> {
    seat: Colour,
    view: G::View,
    /// Two counts for each full state, by its fingerprint: in openings and among samples.
    truths: BTreeMap<u64, [u32; 2]>,
}

/// Plays openings whose orders depend on nothing hidden. Among the openings that end in one view, the frequency of each full
/// state estimates its probability. The same number of samples drawn for that view must have the same frequencies (chi-square
/// test of two samples).
pub fn determinize_is_fair<G: Rules>(game: &GameUnderTest<G>) -> CheckFailures {
    let mut found = CheckFailures::default();
    // Keyed by debug text, because views have no order.
    let mut views: BTreeMap<String, ReachedView<G>> = BTreeMap::new();
    for number in 0..if G::HIDDEN_INFORMATION { OPENINGS } else { OPENINGS_OF_AN_OPEN_GAME } {
        let position = (game.opening)(number);
        for &seat in G::seats(&position) {
            let view = G::view(&position, Some(seat));
            let seen = views.entry(format!("{seat} {view:?}"));
            let seen = seen.or_insert_with(|| ReachedView { seat, view, truths: BTreeMap::new() });
            seen.truths.entry(G::fingerprint(&position)).or_default()[0] += 1;
        }
    }
    let mut generator = RandomGenerator::new(5);
    let (mut judged, mut several) = (0, 0);
    for ReachedView { seat, view, truths: counts } in views.values_mut() {
        let sum: u32 = counts.values().map(|count| count[0]).sum();
        if (sum as usize) < ENOUGH && G::HIDDEN_INFORMATION {
            continue;
        }
        for _ in 0..sum {
            counts.entry(G::fingerprint(&G::determinize(view, &mut generator))).or_default()[1] += 1;
        }
        (judged, several) = (judged + 1, several + u32::from(counts.len() > 1));
        let (square, freedom) = chi_square(counts.values());
        found.check(square < limit(freedom), || {
            format!("unfair to {seat}: chi-square {square:.1} of {freedom} in {counts:?}")
        });
    }
    found.check(judged > 0 && (several > 0) == G::HIDDEN_INFORMATION, || {
        format!("{judged} views were judged, {several} of several truths")
    });
    found
}

/// Returns the chi-square statistic of two samples of equal size, and the degrees of freedom. Rare states share one cell.
fn chi_square<'a>(counts: impl Iterator<Item = &'a [u32; 2]>) -> (f64, u32) {
    let (mut rare, mut cells) = ([0_u32; 2], Vec::new());
    for &[one, other] in counts {
        if one + other < 16 { rare = [rare[0] + one, rare[1] + other] } else { cells.push([one, other]) }
    }
    if rare != [0, 0] {
        cells.push(rare);
    }
    let part = |[one, other]: &[u32; 2]| f64::from(one.abs_diff(*other)).powi(2) / f64::from(one + other);
    (cells.iter().map(part).sum(), (cells.len() as u32).saturating_sub(1))
}

/// Returns the limit that the chi-square statistic exceeds by chance less than once in a million times (Wilson–Hilferty).
fn limit(freedom: u32) -> f64 {
    if freedom == 0 {
        return f64::EPSILON;
    }
    let (freedom, sigmas) = (f64::from(freedom), 4.75);
    let part = 2.0 / (9.0 * freedom);
    freedom * (1.0 - part + sigmas * part.sqrt()).powi(3)
}
