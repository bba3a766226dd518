//! What the keys of Charge mean.

use std::cmp::Reverse;

use crate::rules::{Product, View};
use crate::table::types::Target;

/// The plain products in the mover's warehouse with how many there are of each, those worth most first.
#[must_use]
pub fn plain_products(view: &View) -> Vec<(Product, u8)> {
    let warehouse = &view.known.mover().warehouse;
    let of = |&product: &Product| (product, warehouse.count(product.plain()));
    let mut all: Vec<(Product, u8)> = Product::ALL.iter().map(of).filter(|(_, count)| *count > 0).collect();
    all.sort_by_key(|(product, _)| Reverse(product.card().points));
    all
}

/// What the keys of Charge mean, at most two: one product is charged for nothing, and only where several are plain all of them are for a
/// credit.
#[must_use]
pub fn charges(view: &View) -> Vec<Target> {
    let plain = plain_products(view);
    match (plain.first(), plain.iter().map(|(_, count)| count).sum::<u8>()) {
        (None, _) => vec![Target::ChargeAll],
        (Some(&(product, _)), 1) => vec![Target::Charge(product)],
        (Some(&(product, _)), _) => vec![Target::Charge(product), Target::ChargeAll],
    }
}
