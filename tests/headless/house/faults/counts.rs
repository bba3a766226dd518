//! Tests of many matches through rules and records, with undo and redo.

use orrery::core::invariants::first_violation;
use orrery::core::{Opponent, RandomGenerator};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::decide;
use orrery::games::alien_frontiers::rules::invariants::census;
use orrery::games::alien_frontiers::rules::{CardCounts, Preset};
use orrery::games::contraband::Contraband;
use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::starship_catan::StarshipCatan;
use orrery::record::save::{SaveMeta, load_text, write_text};
use orrery::record::{Match, Scenarios};

use super::{any_flight, any_listed, count, every_card_is_there, flown, in_shares};
use crate::house::records::dealt;

/// The maximum number of orders, since a match may have no limit of turns.
const ENOUGH: usize = 5_000;

fn settled(seed: u64) -> Match<AlienFrontiers> {
    dealt(2 + (seed % 3) as u8, Preset::ALL[(seed / 3) as usize % Preset::ALL.len()], seed)
}

fn every_tech_card_is_there(game: &Match<AlienFrontiers>) {
    assert_eq!(census(game.position()), CardCounts::full(), "{:?}", game.entries().last());
}

/// Plays whole matches by random orders: every order is recorded, and each written match is read back as the same match.
#[test]
fn random_matches_of_alien_frontiers_round_trip_through_records() {
    whole_matches(settled, any_listed::<AlienFrontiers>, every_tech_card_is_there);
}

/// Offers are among the orders, and the options are random.
#[test]
fn random_matches_of_starship_catan_round_trip_through_records() {
    whole_matches::<StarshipCatan>(flown, any_flight, every_card_is_there);
}

#[test]
fn random_matches_of_far_space_foundry_round_trip_through_records() {
    whole_matches::<FarSpaceFoundry>(crate::contract::dealt, any_listed, |_| ());
}

/// The matches cover both orders of play.
#[test]
fn random_matches_of_contraband_round_trip_through_records() {
    whole_matches::<Contraband>(crate::contract::dealt, any_listed, |_| ());
}

fn whole_matches<G: Scenarios>(
    begin: impl Fn(u64) -> Match<G> + Sync,
    choose: impl Fn(&Match<G>, &mut RandomGenerator) -> G::Order + Sync,
    look: impl Fn(&Match<G>) + Sync,
) {
    let given = std::sync::atomic::AtomicU64::new(0);
    let wanted = count("ORRERY_MATCHES", 60);
    in_shares(wanted, |_, seeds| {
        for seed in seeds {
            let mut generator = RandomGenerator::new(seed);
            let mut game = begin(seed);
            while !game.is_over() && game.entries().len() < ENOUGH {
                let order = choose(&game, &mut generator);
                game.give(order).unwrap_or_else(|e| panic!("seed {seed}: {order:?} is listed and refused: {e}"));
                assert_eq!(first_violation(G::INVARIANTS, game.position()), None, "seed {seed}: after {order:?}");
                look(&game);
            }
            let text = write_text(&game, &SaveMeta::now("")).expect("it can be written");
            let (again, _) = load_text::<G>(&text).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            assert_eq!((again.entries(), again.position()), (game.entries(), game.position()), "seed {seed}");
            given.fetch_add(game.entries().len() as u64, std::sync::atomic::Ordering::Relaxed);
        }
    });
    println!("{}: {wanted} matches, {} orders", G::KEY, given.into_inner());
}

/// At positions of many matches, the whole turn is undone and redone, and so is the whole match across chance outcomes.
#[test]
fn undo_and_redo_restore_positions_of_alien_frontiers() {
    let choose = |game: &Match<AlienFrontiers>, generator: &mut RandomGenerator| {
        decide(game.position(), Opponent::Random, generator.next())
    };
    many_positions(settled, choose);
}

#[test]
fn undo_and_redo_restore_positions_of_starship_catan() {
    many_positions::<StarshipCatan>(flown, any_flight);
}

#[test]
fn undo_and_redo_restore_positions_of_far_space_foundry() {
    many_positions::<FarSpaceFoundry>(crate::contract::dealt, any_listed);
}

#[test]
fn undo_and_redo_restore_positions_of_contraband() {
    many_positions::<Contraband>(crate::contract::dealt, any_listed);
}

fn many_positions<G: Scenarios>(
    begin: impl Fn(u64) -> Match<G> + Sync,
    choose: impl Fn(&Match<G>, &mut RandomGenerator) -> G::Order + Sync,
) {
    let wanted = count("ORRERY_POSITIONS", 3_000);
    in_shares(wanted, |share, positions| {
        let (mut left, mut seed) = (positions.end - positions.start, share << 32);
        while left > 0 {
            let (mut game, mut generator) = (begin(seed), RandomGenerator::new(seed));
            while !game.is_over() && game.entries().len() < ENOUGH && left > 0 {
                let order = choose(&game, &mut generator);
                game.give(order).expect("legal");
                back_and_forth(&game);
                left -= 1;
            }
            seed += 1;
        }
    });
    println!("{}: {wanted} positions", G::KEY);
}

fn back_and_forth<G: Scenarios>(game: &Match<G>) {
    let mut known = game.clone();
    let taken_back = known.reset_turn();
    assert_eq!(known.entries().len(), game.undo_barrier());
    assert_eq!(known.position(), game.position_before(known.entries().len()));
    assert_eq!(std::iter::from_fn(|| known.redo()).count(), taken_back);
    assert_eq!((known.entries(), known.position()), (game.entries(), game.position()));
    assert!(!known.is_practice());
    // Undoes twelve orders beyond the last barrier, or all orders if there are fewer.
    let mut practice = game.clone();
    let steps = (taken_back + 12).min(game.entries().len());
    for _ in 0..steps {
        practice.undo_past_chance().expect("an order is left");
    }
    assert_eq!(practice.position(), game.position_before(game.entries().len() - steps));
    assert_eq!(std::iter::from_fn(|| practice.redo()).count(), steps);
    assert_eq!((practice.entries(), practice.position()), (game.entries(), game.position()));
    assert_eq!(practice.round(), game.round());
    assert_eq!(practice.fingerprint(), game.fingerprint());
    let ends = game.entries().iter().filter(|entry| entry.ends_turn).count() as u32;
    assert_eq!(game.round(), G::round(game.position(), ends));
}
