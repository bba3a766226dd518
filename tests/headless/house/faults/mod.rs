//! Tests of faults on real machines: killed programs, damaged bytes, full and missing disks. `docs/reliability.md` has the
//! counts reached, and how to repeat them.

mod bytes;
mod child;
mod counts;
mod disk;
mod kill;

use orrery::core::{RandomGenerator, Rules as _};
use orrery::games::starship_catan::StarshipCatan;
use orrery::games::starship_catan::rules::Order;
use orrery::record::{Match, Scenarios};

use crate::starship_catan::random_matches::{census, offer};

/// The number of cards in *Starship Catan*.
const CARDS: u32 = 68;

/// Returns a match of *Starship Catan* with random options.
fn flown(seed: u64) -> Match<StarshipCatan> {
    crate::contract::dealt(seed)
}

/// Returns a random order for a match that is not over: a listed one, or an occasional offer.
fn any_flight(game: &Match<StarshipCatan>, generator: &mut RandomGenerator) -> Order {
    let proposed = Order::Offer(offer(generator));
    let offered = generator.below(4) == 0 && StarshipCatan::check(&game.view(), &proposed).is_ok();
    if offered { proposed } else { any_listed(game, generator) }
}

/// Returns a random listed order.
fn any_listed<G: Scenarios>(game: &Match<G>, generator: &mut RandomGenerator) -> G::Order {
    let mut orders = Vec::new();
    G::legal(&game.view(), &mut orders);
    orders[generator.below(orders.len() as u32) as usize]
}

/// Asserts that no card of *Starship Catan* is lost or duplicated.
fn every_card_is_there(game: &Match<StarshipCatan>) {
    assert_eq!(census(game.position()), CARDS, "{:?}", game.entries().last());
}

/// Returns the number of repetitions: `usually` in the ordinary tests, or the value of the environment variable in long
/// runs.
pub fn count(variable: &str, usually: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.replace('_', "").parse().unwrap_or_else(|_| panic!("{variable}: `{text}` is no number")),
        Err(_) => usually,
    }
}

/// Divides `count` among the threads; calls `work` with the number of each share and its range.
pub fn in_shares(count: u64, work: impl Fn(u64, std::ops::Range<u64>) + Sync) {
    let shares = count_threads();
    let work = &work;
    std::thread::scope(|scope| {
        for share in 0..shares {
            scope.spawn(move || work(share, count * share / shares..count * (share + 1) / shares));
        }
    });
}

/// Returns the number of threads for long runs: one, unless `ORRERY_THREADS` sets more.
fn count_threads() -> u64 {
    count("ORRERY_THREADS", 1).max(1)
}
