//! Many matches through rules and record, and many ways back and forth.

use orrery::core::Generator;
use orrery::core::Opponent;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::decide;
use orrery::games::alien_frontiers::rules::Preset;
use orrery::games::alien_frontiers::rules::invariants::{broken, census};
use orrery::games::alien_frontiers::rules::{CardCounts, Order, legal};
use orrery::record::save::{SaveMeta, load_text, write_text};

use super::{count, in_shares};
use crate::house::records::dealt;

/// Whole matches by random orders: every order is recorded, and what is written of each match is read as the same match.
#[test]
fn random_matches_through_rules_and_record() {
    in_shares(count("ORRERY_MATCHES", 60), |_, seeds| {
        let mut orders = Vec::new();
        for seed in seeds {
            let mut generator = Generator::new(seed);
            let mut game = dealt(2 + (seed % 3) as u8, Preset::ALL[(seed / 3) as usize % Preset::ALL.len()], seed);
            while !game.position().is_over() {
                legal(game.position(), &mut orders);
                let order = orders[generator.below(orders.len() as u32) as usize];
                game.give(order).unwrap_or_else(|e| panic!("seed {seed}: {order:?} is listed and refused: {e}"));
                assert_eq!(broken(game.position()), None, "seed {seed}: after {order:?}");
                assert_eq!(census(game.position()), CardCounts::full(), "seed {seed}: after {order:?}");
            }
            let text = write_text(&game, &SaveMeta::now("")).expect("it can be written");
            let (again, _) = load_text::<AlienFrontiers>(&text).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            assert_eq!((again.entries(), again.position()), (game.entries(), game.position()), "seed {seed}");
        }
    });
}

/// At positions of many matches: everything of the turn is taken back and done again, and so is all the way over chance.
#[test]
fn undo_and_redo_lead_back_from_many_positions() {
    let wanted = count("ORRERY_POSITIONS", 3_000);
    in_shares(wanted, |share, positions| {
        let (mut left, mut seed) = (positions.end - positions.start, share << 32);
        while left > 0 {
            let mut game = dealt(2 + (seed % 3) as u8, Preset::ALL[(seed / 3) as usize % Preset::ALL.len()], seed);
            while !game.position().is_over() && left > 0 {
                let order = decide(game.position(), Opponent::Random, seed ^ game.entries().len() as u64);
                game.give(order).expect("legal");
                back_and_forth(&game);
                left -= 1;
            }
            seed += 1;
        }
    });
}

fn back_and_forth(game: &orrery::games::alien_frontiers::record::Match) {
    let mut known = game.clone();
    let taken_back = known.reset_turn();
    assert_eq!(known.entries().len(), game.undo_barrier());
    assert_eq!(known.position(), game.position_before(known.entries().len()));
    assert_eq!(std::iter::from_fn(|| known.redo()).count(), taken_back);
    assert_eq!((known.entries(), known.position()), (game.entries(), game.position()));
    assert!(!known.is_practice());
    // A dozen orders further back than is known, or to the beginning.
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
    let ends = game.entries().iter().filter(|e| e.order == Order::End).count();
    assert_eq!(game.round() as usize, ends / game.info().seats.len() + 1);
}
