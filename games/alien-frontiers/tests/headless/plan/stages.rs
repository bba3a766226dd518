//! Tests of the stages of a turn. The table would hang on an order that belongs to no stage.

use std::collections::BTreeSet;

use alien_frontiers::AlienFrontiers;
use alien_frontiers::rules::{ChanceAdapter, Order, Preset, Setup, apply, legal};
use orrery_core::interaction::OrderInput;
use orrery_core::{RandomGenerator, SeededChance};

/// Returns the indices of the stages that accept an order.
fn stages(order: &Order) -> Vec<usize> {
    let all = AlienFrontiers::STAGES.iter().enumerate();
    all.filter(|(_, stage)| (stage.takes)(order)).map(|(index, _)| index).collect()
}

#[test]
fn every_order_belongs_to_exactly_one_stage() {
    let (mut orders, mut taken) = (Vec::new(), BTreeSet::new());
    for seed in 0..40 {
        let setup = Setup::plain(2 + (seed % 3) as u8, Preset::Rules2011.options());
        let (mut dice, mut picks) = (SeededChance::new(seed, 0), RandomGenerator::new(seed));
        let start = setup.deal(&mut dice);
        let mut position = setup.position(&start).expect("a set-up that can be played");
        for _ in 0..400 {
            legal(&position, &mut orders);
            if orders.is_empty() {
                break;
            }
            for order in &orders {
                let found = stages(order);
                assert_eq!(found.len(), 1, "{order:?} is of the stages {found:?}");
                taken.extend(found);
            }
            let order = orders[picks.below(orders.len() as u32) as usize];
            apply(&mut position, order, &mut ChanceAdapter(&mut dice)).expect("a legal order");
        }
    }
    assert_eq!(taken.len(), AlienFrontiers::STAGES.len(), "every stage has its orders");
}
