//! Tests that every kind of order can be given with the mouse, the keyboard and the gamepad.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use orrery_core::interaction::OrderInput as _;
use orrery_core::{Opponent, Rules as _};
use orrery_record::Match;

use crate::program::{TestProgram, settle_settings};
use crate::{InputDevice, Order, RulesOf, SimulatedPlayer, TestPilot};

/// The maximum number of random matches that are searched for orders.
const MATCHES: u64 = 400;

/// Finds one order of every kind in random matches, each with a match in which it can be given.
fn examples<P: TestPilot>() -> BTreeMap<String, (Match<RulesOf<P>>, Order<P>)> {
    let wanted = P::kinds();
    let mut found = BTreeMap::new();
    let mut orders = Vec::new();
    for seed in 0..MATCHES {
        let mut game = P::deal(seed);
        for turn in 0..P::LONG {
            if game.is_over() {
                break;
            }
            let view = game.view();
            if RulesOf::<P>::by_itself(&view).is_none() {
                RulesOf::<P>::legal(&view, &mut orders);
                orders.extend(P::unlisted(&view));
                for &order in &orders {
                    found.entry(P::kind(&order)).or_insert_with(|| (game.clone(), order));
                }
            }
            let unlisted = P::unlisted(&view).into_iter().next().filter(|_| turn % 4 == 0);
            let order = unlisted.unwrap_or_else(|| P::decide(&view, Opponent::Random, seed << 16 | turn));
            game.give(order).expect("a legal order");
        }
        if wanted.iter().all(|kind| found.contains_key(kind)) {
            found.retain(|kind, _| wanted.contains(kind));
            return found;
        }
    }
    let missing: Vec<&String> = wanted.iter().filter(|kind| !found.contains_key(*kind)).collect();
    panic!("{MATCHES} random matches contain no {missing:?}, but {:?}", found.keys());
}

/// Gives every kind of order with the input device that `hands` creates, each in a match of its own.
pub fn give_all<P: TestPilot, H: InputDevice<P>>(hands: impl Fn() -> H) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings::<P>(folder.path());
    let mut program = TestProgram::<P>::start(folder.path(), None, None);
    program.connect_pad();
    let mut failed = Vec::new();
    for (kind, (game, order)) in examples::<P>() {
        program.open(game);
        let mut player = SimulatedPlayer::new(hands());
        let given = catch_unwind(AssertUnwindSafe(|| {
            assert!(player.wait(&mut program), "the match continues");
            player.order(&mut program, order);
        }));
        if given.is_err() {
            failed.push(kind);
        }
    }
    assert!(failed.is_empty(), "cannot be given: {failed:?}");
}
