//! Tests of the random and the simple opponent: their orders are legal and deterministic, and the simple opponent beats three
//! random opponents.

use alien_frontiers::AlienFrontiers;
use alien_frontiers::ai::decide;
use alien_frontiers::rules::{DockingDuty, Options, Order, Position, Preset, Setup, apply, check};
use orrery_ai::playout;
use orrery_core::RandomGenerator;
use orrery_core::{Opponent, Rules as _};

fn start(players: u8, options: Options, generator: &mut RandomGenerator) -> Position {
    let setup = Setup::plain(players, options);
    let start = setup.deal(generator);
    setup.position(&start).expect("a dealt start fits its set-up")
}

/// Plays a match to its end, checking each decision. Returns the final position.
fn play(options: Options, seats: &[Opponent], seed: u64) -> Position {
    let mut generator = RandomGenerator::new(seed);
    let mut position = start(seats.len() as u8, options, &mut generator);
    for number in 0..20_000 {
        if position.is_over() {
            return position;
        }
        let opponent = seats[usize::from(position.mover_seat)];
        let order = decide(&position, opponent, seed ^ number);
        assert_eq!(order, decide(&position, opponent, seed ^ number), "a decision is a function");
        assert_eq!(check(&position, order), Ok(()), "{opponent:?}: {order:?}");
        apply(&mut position, order, &mut generator).expect("it was checked");
    }
    panic!("{seats:?} with {options:?} and seed {seed} find no end");
}

#[test]
fn random_and_simple_end_matches_under_every_preset() {
    let strict = Options { docking_duty: DockingDuty::Strict, ..Options::default() };
    let every = Preset::ALL.iter().map(|p| p.options()).chain([strict]);
    for options in every {
        for opponent in [Opponent::Random, Opponent::Simple] {
            for players in 2..=4 {
                for seed in 0..8 {
                    play(options, &vec![opponent; players], seed);
                }
            }
        }
    }
}

#[test]
fn simple_beats_three_random_opponents() {
    let wins = (0..60u64).filter(|&seed| {
        let mut seats = [Opponent::Random; 4];
        let place = seed as usize % 4;
        seats[place] = Opponent::Simple;
        let end = play(Options::default(), &seats, seed);
        let winner = end.seats()[place];
        end.winners[winner.index()]
    });
    let wins = wins.count();
    assert!(wins >= 54, "the simple opponent won {wins} of 60 against three random ones");
}

#[test]
fn random_varies_by_seed_and_finished_matches_give_end() {
    let mut generator = RandomGenerator::new(3);
    let mut position = start(3, Options::default(), &mut generator);
    apply(&mut position, Order::Roll, &mut generator).expect("the first order");
    let first = decide(&position, Opponent::Random, 0);
    assert!((1..50).any(|seed| decide(&position, Opponent::Random, seed) != first));
    let end = play(Options::default(), &[Opponent::Simple; 2], 1);
    assert_eq!(decide(&end, Opponent::Simple, 0), Order::End);
}

#[test]
fn playout_ends_the_match_and_is_deterministic() {
    let mut orders = Vec::new();
    for seed in 0..50 {
        let run = |orders: &mut Vec<Order>| {
            let mut generator = RandomGenerator::of_series(9, seed);
            let mut position = start(2 + (seed % 3) as u8, Options::default(), &mut generator);
            let mut seen = 0;
            let given = playout::<AlienFrontiers>(&mut position, &mut generator, orders, |_, _| seen += 1);
            assert_eq!(given, seen);
            (position, given)
        };
        let (position, given) = run(&mut orders);
        assert!(position.is_over() && given < AlienFrontiers::MAX_ORDERS);
        assert_eq!((position, given), run(&mut orders));
    }
}
