//! Tests of the stages of the rules. The table would hang on an order that belongs to no stage.

use std::collections::BTreeSet;

use orrery_core::interaction::OrderInput;
use starship_catan::StarshipCatan;
use starship_catan::rules::Order;

use super::RandomMatch;

/// Returns the indices of the stages to which an order belongs.
fn stages(order: &Order) -> Vec<usize> {
    let all = StarshipCatan::STAGES.iter().enumerate();
    all.filter(|(_, stage)| (stage.takes)(order)).map(|(index, _)| index).collect()
}

#[test]
fn every_order_belongs_to_exactly_one_stage() {
    let mut taken = BTreeSet::new();
    for seed in 0..30 {
        let mut walk = RandomMatch::new(200 + seed);
        for _ in 0..400 {
            if walk.is_over() {
                break;
            }
            let next = walk.pick();
            for order in walk.legal().iter().chain([&next]) {
                let found = stages(order);
                assert_eq!(found.len(), 1, "{order:?} is of the stages {found:?}");
                taken.extend(found);
            }
            walk.give(next);
        }
    }
    assert_eq!(taken.len(), StarshipCatan::STAGES.len(), "every stage has its orders");
}
