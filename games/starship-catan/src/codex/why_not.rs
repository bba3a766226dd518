//! The reason why a click does nothing: the rules' refusal, or a condition that comes first.

use crate::rules::{Order, Phase, Refusal, StarshipCatan, View};
use orrery_core::Rules as _;

/// Something that the player can click.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodexClickable {
    /// An order for the rules.
    Order(Order),
    /// The cards of a sector, 1 to 4, as the destination of a flight.
    Sector(u8),
    /// A card of the flight row, by its place, counted from 1.
    Row(u8),
    /// A card that the Sensor looks at.
    Look,
}

/// The reason why a click would do nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClickBlockReason {
    /// The rules refuse the order.
    Refused(Refusal),
    /// Another player has to decide.
    NotToMove,
    /// The order is possible only in flight.
    NeedsFlight,
    /// The order is possible only in Trade and Build.
    NeedsBuild,
    /// Only the card revealed last can be used, while it is visited.
    NeedsVisit,
    /// The cards of the sector are face down.
    Covered,
    /// Only the player who flies may look at these cards.
    NotLooking,
}

/// Returns the reason why a click on `target` would do nothing, or `None` if it would do something. `local` is true if a player
/// at this screen has to decide.
pub fn why_not(view: &View, target: CodexClickable, local: bool) -> Option<ClickBlockReason> {
    let p = &view.known;
    if p.is_over() {
        return Some(ClickBlockReason::Refused(Refusal::Over));
    }
    if target == CodexClickable::Look {
        let looks = p.phase == Phase::Arrange && local && (view.open || view.viewer == Some(p.turn));
        return (!looks).then_some(ClickBlockReason::NotLooking);
    }
    if !local {
        return Some(ClickBlockReason::NotToMove);
    }
    match target {
        CodexClickable::Order(order) => refused(view, &order),
        CodexClickable::Sector(sector) if p.phase == Phase::Fly => refused(view, &Order::Fly(sector)),
        CodexClickable::Sector(_) => Some(ClickBlockReason::Covered),
        CodexClickable::Row(place) => at_row(view, place),
        CodexClickable::Look => None,
    }
}

/// Returns the reason why an order is refused, or `None` if it is legal. If the order belongs to a different phase, the reason is
/// that phase.
fn refused(view: &View, order: &Order) -> Option<ClickBlockReason> {
    let refusal = StarshipCatan::check(view, order).err()?;
    Some(match (refusal, order) {
        (
            Refusal::NotNow { phase },
            Order::Next | Order::Trade(_) | Order::Settle | Order::Found | Order::Adventure { .. } | Order::Stop,
        ) if !phase.in_flight() => ClickBlockReason::NeedsFlight,
        (
            Refusal::NotNow { .. },
            Order::Use { .. } | Order::Demand(_) | Order::Offer(_) | Order::Build(_) | Order::Upgrade(_),
        ) => ClickBlockReason::NeedsBuild,
        (refusal, _) => ClickBlockReason::Refused(refusal),
    })
}

/// Returns the reason why a card of the row cannot be used, or `None` if it can be. Only the last card can be used, as long as it
/// is visited and not turned.
fn at_row(view: &View, place: u8) -> Option<ClickBlockReason> {
    let flight = &view.known.flight;
    if !view.known.phase.in_flight() {
        return Some(ClickBlockReason::NeedsFlight);
    }
    if place != flight.len() || !flight.visiting {
        return Some(ClickBlockReason::NeedsVisit);
    }
    let card = flight.visited().filter(|_| flight.is_turned())?;
    let mut orders = Vec::new();
    StarshipCatan::legal(view, &mut orders);
    // At an adventure planet, another adventure can be done after the first (SC-ADV-4), although the card is turned.
    let more = orders.iter().any(|order| matches!(order, Order::Adventure { .. }));
    (!more).then_some(ClickBlockReason::Refused(Refusal::CardUsed { card }))
}
