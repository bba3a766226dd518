//! The signature of a plan. It identifies plans that do the same, so that the plans advised are different ideas, not
//! one idea in several wordings.

use crate::rules::{Deal, Order, Thing, Things};

/// The difference in chance to win from which plans that differ only in their deals are different ideas.
const DEALS_MATTER: f64 = 0.01;

/// The content of a plan, and its value.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Idea {
    /// The orders that build, found, do or choose something.
    major: Vec<Order>,
    /// Deals, without their amounts: whether they buy, and the thing.
    minor: Vec<(bool, Thing)>,
    win: f64,
}

impl Idea {
    /// The idea of these orders, with the value `win`.
    pub(super) fn of(orders: &[Order], win: f64) -> Self {
        // The first order of a plan is part of its idea. Its later flight is not, but everything it builds is.
        let (mut major, mut minor) = (Vec::new(), Vec::new());
        for (at, order) in orders.iter().enumerate() {
            match *order {
                Order::Trade(deal) if at == 0 => minor.extend(sides(deal)),
                Order::Use { deal, .. } => minor.extend(sides(deal)),
                Order::Demand(resource) => minor.push((true, resource.into())),
                Order::Adventure { adventure, .. } if at == 0 => {
                    major.push(Order::Adventure { adventure, take: Things::NONE });
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
        Idea { major, minor, win }
    }

    /// Reports whether both are the same idea.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let same = self.minor == other.minor || !self.major.is_empty() && (self.win - other.win).abs() < DEALS_MATTER;
        self.major == other.major && same
    }
}

/// The sides of a deal: whether it buys, and the thing.
fn sides(deal: Deal) -> impl Iterator<Item = (bool, Thing)> {
    let bought = matches!(deal, Deal::Buy(_));
    deal.things().iter().map(move |(thing, _)| (bought, thing))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Build, Module, Ship};

    fn sold(count: u8) -> Order {
        Order::Trade(Deal::Sell(Things::of(Thing::Ore, count)))
    }

    #[test]
    fn sale_amount_and_build_order_do_not_change_the_idea() {
        assert!(Idea::of(&[sold(1), Order::Next], 0.5).is_like(&Idea::of(&[sold(2), Order::Next], 0.48)));
        assert!(!Idea::of(&[sold(1), Order::Next], 0.5).is_like(&Idea::of(&[Order::Next], 0.5)));
        let (ship, module) = (Order::Build(Build::Ship(Ship::TradeShip)), Order::Build(Build::Module(Module::Command)));
        let one = Idea::of(&[ship, module, Order::End], 0.5);
        assert!(one.is_like(&Idea::of(&[module, ship, Order::End], 0.5)));
        assert!(!one.is_like(&Idea::of(&[ship, Order::End], 0.5)));
    }
}
