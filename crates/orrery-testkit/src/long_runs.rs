//! Checks of the rules and the records of many matches, with undo and redo. Environment variables set the number of matches (see
//! `docs/reliability.md`).

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use orrery_core::RandomGenerator;
use orrery_core::invariants::first_violation;
use orrery_record::save::{SaveMeta, load_text, write_text};
use orrery_record::{Match, Scenarios};

/// The maximum number of orders in a match, because some matches have no turn limit.
const ENOUGH: usize = 5_000;

/// Returns the number of repetitions: `usually` in the ordinary tests, or the value of the environment variable in long runs.
///
/// # Panics
///
/// Panics if the variable is not a number.
pub fn count(variable: &str, usually: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.replace('_', "").parse().unwrap_or_else(|_| panic!("{variable}: `{text}` is not a number")),
        Err(_) => usually,
    }
}

/// Divides `count` among threads and calls `work` with the number and the range of each share. There is one thread unless
/// `ORRERY_THREADS` sets more.
pub fn in_shares(count: u64, work: impl Fn(u64, Range<u64>) + Sync) {
    let shares = self::count("ORRERY_THREADS", 1).max(1);
    let work = &work;
    std::thread::scope(|scope| {
        for share in 0..shares {
            scope.spawn(move || work(share, count * share / shares..count * (share + 1) / shares));
        }
    });
}

/// Plays whole matches, 60 unless `ORRERY_MATCHES` sets another number. `begin` begins a match from its seed, `choose` returns an
/// order, and `look` checks the match after it. No order may break an invariant, and each match must be the same after being
/// written and read.
///
/// # Panics
///
/// Panics if a check fails.
pub fn whole_matches<G: Scenarios>(
    begin: impl Fn(u64) -> Match<G> + Sync,
    choose: impl Fn(&Match<G>, &mut RandomGenerator) -> G::Order + Sync,
    look: impl Fn(&Match<G>) + Sync,
) {
    let given = AtomicU64::new(0);
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
            given.fetch_add(game.entries().len() as u64, Ordering::Relaxed);
        }
    });
    println!("{}: {wanted} matches, {} orders", G::KEY, given.into_inner());
}

/// In 3,000 positions, or as many as `ORRERY_POSITIONS` sets, undoes and redoes the whole turn, and then a part of the match that
/// involves chance.
///
/// # Panics
///
/// Panics if a position is not restored.
pub fn many_positions<G: Scenarios>(
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
