//! Whether the truths that are drawn for a view are as likely as they are.

use std::collections::BTreeMap;

use orrery::core::{Colour, Generator, Rules, Setup};

use super::{Findings, Tried, each_game};

each_game! {
    determinize_is_fair: determinize_is_fair;
}

/// Openings that are played to find how likely a truth is.
const OPENINGS: u64 = 30_000;
/// Where nothing is hidden each opening has a view of its own, and one truth.
const OPENINGS_OF_AN_OPEN_GAME: u64 = 500;
/// Orders given in each.
const ORDERS: usize = 2;
/// A view is judged if so many openings led to it.
const ENOUGH: usize = 300;

/// A view that openings led to.
struct Seen<G: Rules> {
    seat: Colour,
    view: G::View,
    /// How often each truth came up, in openings and drawn.
    truths: BTreeMap<u64, [u32; 2]>,
}

/// Openings are played whose orders depend on nothing hidden. Of those that end in one view, each truth has come up as often as
/// it is likely; drawn for that view as many times, it must come up as often (chi-square of two samples).
pub fn determinize_is_fair<G: Tried>() -> Findings {
    let mut found = Findings::default();
    // By what a view says of itself: views have no order.
    let mut views: BTreeMap<String, Seen<G>> = BTreeMap::new();
    for number in 0..if G::HIDES { OPENINGS } else { OPENINGS_OF_AN_OPEN_GAME } {
        let position = G::opening(number);
        for &seat in G::seats(&position) {
            let view = G::view(&position, Some(seat));
            let seen = views.entry(format!("{seat} {view:?}"));
            let seen = seen.or_insert_with(|| Seen { seat, view, truths: BTreeMap::new() });
            seen.truths.entry(G::fingerprint(&position)).or_default()[0] += 1;
        }
    }
    let mut generator = Generator::new(5);
    let (mut judged, mut several) = (0, 0);
    for Seen { seat, view, truths: counts } in views.values_mut() {
        let sum: u32 = counts.values().map(|count| count[0]).sum();
        if (sum as usize) < ENOUGH && G::HIDES {
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
    found.check(judged > 0 && (several > 0) == G::HIDES, || {
        format!("{judged} views were judged, {several} of several truths")
    });
    found
}

/// A position a few orders after a deal: what is hidden in most games soon after. Which orders are given depends on the number of the opening alone.
pub fn first_orders<G: Rules>(number: u64) -> G::Position {
    let mut generator = Generator::of_series(23, number);
    let mut position = {
        let setup = Setup::<G>::plain(*G::PLAYERS.end(), G::Options::default());
        let start = setup.deal(&mut generator);
        setup.position(&start).expect("what was dealt can be played")
    };
    let mut orders = Vec::new();
    for _ in 0..ORDERS {
        let Some(decider) = G::to_act(&position) else { break };
        G::legal(&G::view(&position, Some(decider)), &mut orders);
        let order = orders[generator.below(orders.len() as u32) as usize];
        G::apply(&mut position, &order, &mut generator, &mut ());
    }
    position
}

/// Two samples of one size: the square, and the degrees of freedom. Truths that hardly came up are counted together.
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

/// Above this the square is by chance less than once in a million times (Wilson and Hilferty).
fn limit(freedom: u32) -> f64 {
    if freedom == 0 {
        return f64::EPSILON;
    }
    let (freedom, sigmas) = (f64::from(freedom), 4.75);
    let part = 2.0 / (9.0 * freedom);
    freedom * (1.0 - part + sigmas * part.sqrt()).powi(3)
}
