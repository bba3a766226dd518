//! The targets for the action Charge.

use std::cmp::Reverse;

use crate::rules::{Product, View};
use crate::table::types::ClickTarget;

/// Returns the plain products in the mover's warehouse with the number of each, those with the most points first.
pub fn plain_products(view: &View) -> Vec<(Product, u8)> {
    let warehouse = &view.known.mover().warehouse;
    let of = |&product: &Product| (product, warehouse.count(product.plain()));
    let mut all: Vec<(Product, u8)> = Product::ALL.iter().map(of).filter(|(_, count)| *count > 0).collect();
    all.sort_by_key(|(product, _)| Reverse(product.card().points));
    all
}

/// Returns the targets for Charge, at most two: the best product for free, and, if there are several plain products, all of them
/// for a credit. Without a plain product, returns only the target that charges all.
pub fn charges(view: &View) -> Vec<ClickTarget> {
    let plain = plain_products(view);
    match (plain.first(), plain.iter().map(|(_, count)| count).sum::<u8>()) {
        (None, _) => vec![ClickTarget::ChargeAll],
        (Some(&(product, _)), 1) => vec![ClickTarget::Charge(product)],
        (Some(&(product, _)), _) => vec![ClickTarget::Charge(product), ClickTarget::ChargeAll],
    }
}
