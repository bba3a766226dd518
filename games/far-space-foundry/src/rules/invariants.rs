//! The invariants of every position, each as a small function.

use super::data::{CREDITS, LARGEST_FREIGHTER, RAW_GOODS, TOKENS};
use super::pilots::PilotSet;
use super::position::{PlayerState, Position};
use super::vocab::{Alien, Asteroid, FreighterKind, Good, Phase, Product};
use orrery_core::Invariant;

/// All invariants: for each, the message if it is violated, and the function that checks it.
pub const INVARIANTS: &[Invariant<Position>] = &[
    ("a warehouse has more goods than fit", |p| {
        p.playing().all(|player| player.warehouse.spaces() <= p.warehouse_size())
    }),
    ("a hold has more goods than fit", |p| {
        each(p, |player| player.fleet.iter().all(|ship| ship.hold.spaces() <= ship.size))
    }),
    ("a pair contains a good that is not there", |p| {
        each(p, |player| player.warehouse.is_sound() && player.fleet.iter().all(|ship| ship.hold.is_sound()))
    }),
    ("there are more or fewer than fifteen credits", |p| {
        let held: u8 = p.playing().map(|player| player.credits + u8::from(player.bribed)).sum();
        p.bank + held == CREDITS
    }),
    ("there are more than thirty of a raw good", |p| {
        Asteroid::ALL.iter().all(|&asteroid| p.asteroids[asteroid.index()] + in_stores(p, asteroid) <= RAW_GOODS)
    }),
    ("there are more than six tokens of a product", |p| {
        Product::ALL.iter().all(|&product| p.tokens[product.index()] + tokens(p, product) <= TOKENS)
    }),
    ("a pilot is in two places", pilots_are_in_one_place),
    ("a freighter is in two places", freighters_are_in_one_place),
    ("an open freighter is not in its pile", |p| {
        p.piles.iter().all(|pile| pile.top == 0 || pile.sizes >> (pile.top - 1) & 1 == 1)
    }),
    ("the pilots shown do not match the stage", |p| (p.stage == Phase::Hire) != p.shown.is_empty()),
    ("the mover holds no pilot", |p| p.stage != Phase::Card || p.mover().in_hand() > 0),
    ("the pilot of the flight does not match the stage", |p| {
        matches!(p.stage, Phase::Fly | Phase::Work | Phase::Hire) == p.now.pilot.is_some()
    }),
    ("the die does not show 1 to 8", |p| (1..=8).contains(&p.die)),
];

fn each(p: &Position, holds: impl Fn(&PlayerState) -> bool) -> bool {
    p.playing().all(holds)
}

/// Returns the number of raw goods from an asteroid that are in the stores of all players.
fn in_stores(p: &Position, asteroid: Asteroid) -> u8 {
    let of = |good: Good| Asteroid::of(good) == Some(asteroid);
    let goods = |player: &PlayerState| -> u8 {
        Good::RAWS.iter().filter(|&&good| of(good)).map(|&good| count(player, good)).sum()
    };
    p.playing().map(goods).sum()
}

/// Returns the amount of a good in all stores of a player.
fn count(player: &PlayerState, good: Good) -> u8 {
    player.warehouse.count(good) + player.fleet.iter().map(|ship| ship.hold.count(good)).sum::<u8>()
}

fn tokens(p: &Position, product: Product) -> u8 {
    p.playing().map(|player| count(player, product.plain()) + count(player, product.charged())).sum()
}

fn pilots_are_in_one_place(p: &Position) -> bool {
    let mut aliens = p.aliens.len();
    let mut all = p.aliens;
    for player in p.playing() {
        let places = [player.hand.set(), player.deck, player.played.set()];
        let own = places.iter().fold(PilotSet::default(), |all, &set| all.and(set));
        if own.len() != places.iter().map(|set| set.len()).sum::<u8>() {
            return false;
        }
        let strangers = own.common(PilotSet::ALIENS);
        aliens += strangers.len();
        all = all.and(strangers);
    }
    aliens == all.len()
}

fn freighters_are_in_one_place(p: &Position) -> bool {
    Alien::ALL.iter().all(|&alien| {
        (1..=LARGEST_FREIGHTER).all(|size| {
            let piled = p.piles[alien.index()].sizes >> (size - 1) & 1;
            let ship: FreighterKind = alien.ship();
            let owned = p.playing().filter(|player| player.ship(ship).size == size).count();
            usize::from(piled) + owned <= 1
        })
    })
}
