//! What goes wrong on real machines: killed programs, damaged bytes, full and vanished disks. The counts that were reached,
//! and how to repeat them, stand in `docs/reliability.md`.

mod bytes;
mod child;
mod counts;
mod disk;
mod kill;

use orrery::core::{Generator, Rules as _};
use orrery::games::starship_catan::StarshipCatan;
use orrery::games::starship_catan::rules::Order;
use orrery::record::{Match, Scenarios};

use crate::starship_catan::random_matches::{census, offer};

/// How many cards *Starship Catan* has.
const CARDS: u32 = 68;

/// A match of *Starship Catan* with options of chance.
fn flown(seed: u64) -> Match<StarshipCatan> {
    crate::contract::dealt(seed)
}

/// An order of chance for a match that is not over: one that is listed, or of *Starship Catan* now and then an offer.
fn any_flight(game: &Match<StarshipCatan>, generator: &mut Generator) -> Order {
    let proposed = Order::Offer(offer(generator));
    let offered = generator.below(4) == 0 && StarshipCatan::check(&game.view(), &proposed).is_ok();
    if offered { proposed } else { any_listed(game, generator) }
}

/// One of the orders that are listed.
fn any_listed<G: Scenarios>(game: &Match<G>, generator: &mut Generator) -> G::Order {
    let mut orders = Vec::new();
    G::legal(&game.view(), &mut orders);
    orders[generator.below(orders.len() as u32) as usize]
}

/// That no card of *Starship Catan* is lost or there twice.
fn every_card_is_there(game: &Match<StarshipCatan>) {
    assert_eq!(census(game.position()), CARDS, "{:?}", game.entries().last());
}

/// How often something is tried: `usually` in the ordinary tests, as often as the environment variable says in long runs.
pub fn count(variable: &str, usually: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.replace('_', "").parse().unwrap_or_else(|_| panic!("{variable}: `{text}` is no number")),
        Err(_) => usually,
    }
}

/// The size of a share of `count` for each thread, and the numbers of the shares.
pub fn in_shares(count: u64, work: impl Fn(u64, std::ops::Range<u64>) + Sync) {
    let shares = count_threads();
    let work = &work;
    std::thread::scope(|scope| {
        for share in 0..shares {
            scope.spawn(move || work(share, count * share / shares..count * (share + 1) / shares));
        }
    });
}

/// How many threads long runs take: one, unless `ORRERY_THREADS` says more.
fn count_threads() -> u64 {
    count("ORRERY_THREADS", 1).max(1)
}
