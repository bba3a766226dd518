//! The signature of a plan. It identifies plans with the same effect, so that the advised plans are different ideas, not variants
//! of one idea.

use crate::rules::{Commodity, CommodityCounts, Order, TradeDeal};

/// The minimum difference in win chance at which plans that differ only in their deals are different ideas.
const DEALS_MATTER: f64 = 0.01;

/// The parts of a plan that make up its idea, and its value.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PlanSignature {
    /// The orders that define the idea: the first order, unless it is a deal or ends the turn, and every order that builds or
    /// upgrades something.
    major: Vec<Order>,
    /// The commodities of the deals, without their amounts. The flag is true for a purchase.
    minor: Vec<(bool, Commodity)>,
    win: f64,
}

impl PlanSignature {
    /// Returns the signature of a plan with these orders and the value `win`.
    pub(super) fn of(orders: &[Order], win: f64) -> Self {
        // The first order of a plan is part of its idea. Its later flight is not, but everything it builds is.
        let (mut major, mut minor) = (Vec::new(), Vec::new());
        for (at, order) in orders.iter().enumerate() {
            match *order {
                Order::Trade(deal) if at == 0 => minor.extend(sides(deal)),
                Order::Use { deal, .. } => minor.extend(sides(deal)),
                Order::Demand(resource) => minor.push((true, resource.into())),
                Order::Adventure { adventure, .. } if at == 0 => {
                    major.push(Order::Adventure { adventure, take: CommodityCounts::NONE });
                }
                Order::Build(_) | Order::Upgrade(_) => major.push(*order),
                Order::End => {}
                _ if at == 0 => major.push(*order),
                _ => {}
            }
        }
        major.sort_unstable();
        minor.sort_unstable();
        minor.dedup();
        PlanSignature { major, minor, win }
    }

    /// Reports whether both plans are the same idea.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let same = self.minor == other.minor || !self.major.is_empty() && (self.win - other.win).abs() < DEALS_MATTER;
        self.major == other.major && same
    }
}

/// Iterates over the commodities of a deal. The flag is true for a purchase.
fn sides(deal: TradeDeal) -> impl Iterator<Item = (bool, Commodity)> {
    let bought = matches!(deal, TradeDeal::Buy(_));
    deal.things().iter().map(move |(thing, _)| (bought, thing))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BuildableItem, Module, Ship};

    fn sold(count: u8) -> Order {
        Order::Trade(TradeDeal::Sell(CommodityCounts::of(Commodity::Ore, count)))
    }

    #[test]
    fn sale_amount_and_build_order_do_not_change_the_idea() {
        assert!(
            PlanSignature::of(&[sold(1), Order::Next], 0.5).is_like(&PlanSignature::of(&[sold(2), Order::Next], 0.48))
        );
        assert!(!PlanSignature::of(&[sold(1), Order::Next], 0.5).is_like(&PlanSignature::of(&[Order::Next], 0.5)));
        let (ship, module) =
            (Order::Build(BuildableItem::Ship(Ship::TradeShip)), Order::Build(BuildableItem::Module(Module::Command)));
        let one = PlanSignature::of(&[ship, module, Order::End], 0.5);
        assert!(one.is_like(&PlanSignature::of(&[module, ship, Order::End], 0.5)));
        assert!(!one.is_like(&PlanSignature::of(&[ship, Order::End], 0.5)));
    }
}
