//! The mover's current prices and their parts.

use crate::rules::{Card, Facility, Field, LAUNCH_PRICE, Position, RELIC_PRICE, TERRAFORMING_PRICE, Territory};

/// Something with a price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PricedItem {
    /// The next ship from the Shipyard (FAC-SY).
    Ship,
    /// A colony from the Colony Constructor (FAC-CC).
    Colony,
    /// A colony from the Terraforming Station (FAC-TS).
    Terraforming,
    /// The launch of a finished colony (FAC-CH 2).
    Launch,
    /// One ore at the Orbital Market, with a pair docked (FAC-OM).
    Ore,
    /// The relic ship (TER-BD).
    Relic,
    /// One use of a card; the price of the Data Crystal is per colony, that of the Plasma Cannon per ship.
    Power(Card),
}

impl PricedItem {
    /// Returns the item that is paid for at `facility`; `None` if nothing is.
    pub const fn at(facility: Facility) -> Option<PricedItem> {
        Some(match facility {
            Facility::Shipyard => PricedItem::Ship,
            Facility::ColonyConstructor => PricedItem::Colony,
            Facility::TerraformingStation => PricedItem::Terraforming,
            Facility::ColonistHub => PricedItem::Launch,
            Facility::OrbitalMarket => PricedItem::Ore,
            _ => return None,
        })
    }

    /// Returns the territory whose bonus lowers the price; `None` if there is none.
    const fn lowered_by(self) -> Option<Territory> {
        Some(match self {
            PricedItem::Ship => Territory::HerbertValley,
            PricedItem::Colony => Territory::BradburyPlateau,
            PricedItem::Ore => Territory::HeinleinPlains,
            PricedItem::Power(_) => Territory::PohlFoothills,
            PricedItem::Terraforming | PricedItem::Launch | PricedItem::Relic => return None,
        })
    }
}

/// A price and its parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PriceBreakdown {
    /// The price in fuel and ore without any bonus.
    pub base: (u8, u8),
    /// The territory that lowers the price, with the reduction in fuel and ore; `None` if there is none.
    pub less: Option<(Territory, (u8, u8))>,
    /// The price to pay, in fuel and ore.
    pub now: (u8, u8),
}

/// Returns the price of `what` for the mover, computed by the rules; `None` if it is not for sale.
fn price(position: &Position, what: PricedItem) -> Option<(u8, u8)> {
    Some(match what {
        PricedItem::Ship => position.shipyard_price()?,
        PricedItem::Colony => position.constructor_price(),
        PricedItem::Terraforming => TERRAFORMING_PRICE,
        PricedItem::Launch => LAUNCH_PRICE,
        PricedItem::Ore => (position.market_rate()?, 0),
        PricedItem::Relic => RELIC_PRICE,
        PricedItem::Power(card) => (card.power_price()?.saturating_sub(position.card_discount()), 0),
    })
}

/// Returns the mover's current price of `what`, with its parts. Returns `None` if `what` is not for sale because no ship is in
/// stock, no docked pair allows trades, or the card has no power.
///
/// The price without the bonus is computed by the rules for the same position with the territory isolated (FLD-I), so it cannot
/// differ from the price paid.
pub fn price_breakdown(position: &Position, what: PricedItem) -> Option<PriceBreakdown> {
    let now = price(position, what)?;
    let Some(territory) = what.lowered_by() else { return Some(PriceBreakdown { base: now, less: None, now }) };
    let mut without = *position;
    without.fields[Field::Isolation.index()] = Some(territory);
    let base = price(&without, what)?;
    let saved = (base.0.saturating_sub(now.0), base.1.saturating_sub(now.1));
    Some(PriceBreakdown { base, less: (saved != (0, 0)).then_some((territory, saved)), now })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;

    fn position(text: &str) -> Position {
        let file = format!("(title: \"\", {text}, play: [], expect: ())");
        Scenario::from_text(&file).expect("a scenario").position().expect("a position")
    }

    #[test]
    fn bill_separates_the_bonus_from_the_base_price() {
        let with =
            position("seats: {\"red\": (colonies: {\"BradburyPlateau\": 1, \"HerbertValley\": 1})}, hand: \"1 2 3\"");
        let colony = price_breakdown(&with, PricedItem::Colony).expect("a price");
        assert_eq!(
            colony,
            PriceBreakdown { base: (0, 3), less: Some((Territory::BradburyPlateau, (0, 1))), now: (0, 2) }
        );
        let ship = price_breakdown(&with, PricedItem::Ship).expect("a price");
        assert_eq!(ship, PriceBreakdown { base: (1, 1), less: Some((Territory::HerbertValley, (1, 1))), now: (0, 0) });
        let plain = position("hand: \"1 2 3\"");
        assert_eq!(
            price_breakdown(&plain, PricedItem::Colony),
            Some(PriceBreakdown { base: (0, 3), less: None, now: (0, 3) })
        );
    }

    #[test]
    fn isolated_territory_lowers_no_price() {
        let isolated = position(
            "seats: {\"red\": (colonies: {\"BradburyPlateau\": 1})}, fields: {\"Isolation\": \"BradburyPlateau\"}, hand: \"1 2 3\"",
        );
        assert_eq!(
            price_breakdown(&isolated, PricedItem::Colony).map(|bill| (bill.less, bill.now)),
            Some((None, (0, 3)))
        );
    }

    #[test]
    fn bill_counts_bonuses_for_cards_and_trade() {
        let with = position(
            "seats: {\"red\": (colonies: {\"PohlFoothills\": 1, \"HeinleinPlains\": 1}, docked: {\"OrbitalMarket\": \"4 4\"})}, hand: \"1\"",
        );
        assert_eq!(
            price_breakdown(&with, PricedItem::Power(Card::GravityManipulator)).map(|bill| bill.now),
            Some((1, 0))
        );
        assert_eq!(price_breakdown(&with, PricedItem::Power(Card::AlienCity)), None);
        let ore = price_breakdown(&with, PricedItem::Ore).expect("a pair is docked");
        assert_eq!(ore, PriceBreakdown { base: (4, 0), less: Some((Territory::HeinleinPlains, (3, 0))), now: (1, 0) });
    }
}
