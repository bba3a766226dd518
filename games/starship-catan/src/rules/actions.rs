//! Actions in flight (section 6): deals, founding colonies and trading posts, and the count of actions.

use super::cards::Card;
use super::chance::ChanceQuestion;
use super::deals;
use super::event::{Event, FlightEnd};
use super::order::{Order, TradeDeal};
use super::position::{FlightRowCard, Position};
use super::refusal::Refusal;
use super::sectors::{ReplacementState, end_flight, fill, take_out};
use super::vocab::{Phase, Ship};
use orrery_core::{Chance, EventSink};

/// Returns the visited card, or a refusal if there is none.
pub(super) fn visited(p: &Position) -> Result<Card, Refusal> {
    p.flight.visited().ok_or(Refusal::NothingVisited)
}

/// Returns the visited card, or a refusal if there is none or it is turned (SC-FLY-4).
fn usable(p: &Position) -> Result<Card, Refusal> {
    let card = visited(p)?;
    if p.flight.is_turned() { Err(Refusal::CardUsed { card }) } else { Ok(card) }
}

/// Checks a deal at the visited card (SC-ACT-1).
pub(super) fn check_trade(p: &Position, deal: TradeDeal) -> Result<(), Refusal> {
    deals::check(p.mover(), usable(p)?, deal)
}

/// Checks SC-ACT-9: the visited card is a colony planet, and the mover has a colony ship.
pub(super) fn check_settle(p: &Position) -> Result<(), Refusal> {
    let card = usable(p)?;
    if card.colony().is_none() {
        return Err(Refusal::NoColonyPlanet { card });
    }
    has_ship(p, Ship::ColonyShip)
}

/// Checks SC-ACT-8: the visited card is marked T, and the mover has a trade ship.
pub(super) fn check_found(p: &Position) -> Result<(), Refusal> {
    let card = usable(p)?;
    if !card.has_post() {
        return Err(Refusal::NoPostPlace { card });
    }
    has_ship(p, Ship::TradeShip)
}

fn has_ship(p: &Position, ship: Ship) -> Result<(), Refusal> {
    if p.mover().ships(ship) > 0 { Ok(()) } else { Err(Refusal::NoShip { ship }) }
}

/// Lists every action at the visited card except adventures.
pub(super) fn list(p: &Position, orders: &mut Vec<Order>) {
    let Ok(card) = usable(p) else { return };
    if card.colony().is_some() && has_ship(p, Ship::ColonyShip).is_ok() {
        orders.push(Order::Settle);
    }
    if card.has_post() && has_ship(p, Ship::TradeShip).is_ok() {
        orders.push(Order::Found);
    }
    deals::list(p.mover(), card, |deal| orders.push(Order::Trade(deal)));
}

/// Makes a deal at the visited card, turns the card and counts the action.
pub(super) fn trade(p: &mut Position, deal: TradeDeal, sink: &mut impl EventSink<Event>) {
    if let Some(card) = p.flight.visited() {
        deals::carry_out(p, p.turn, card, deal, sink);
        turn_over(p, card, sink);
    }
    finish(p, sink);
}

/// Turns the visited card, unless it is already turned (SC-FLY-4).
pub(super) fn turn_over(p: &mut Position, card: Card, sink: &mut impl EventSink<Event>) {
    if !p.flight.is_turned() {
        p.flight.turn();
        sink.emit(Event::Turned { place: p.flight.len(), card });
    }
}

/// Founds a colony: uses up the colony ship, moves the card next to the starship and fills the card's place in the row.
pub(super) fn settle(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let (seat, place) = (p.turn, p.flight.len());
    if let Some(FlightRowCard::Card(card)) = p.flight.last() {
        let player = p.player_mut(seat);
        player.hangar[Ship::ColonyShip.index()] -= 1;
        player.colonies.add(card);
        sink.emit(Event::Settled { seat, card, place });
    }
    take_out(p);
    fill(p, ReplacementState::Turned, chance, sink);
    finish(p, sink);
}

/// Founds a trading post: uses up the trade ship, moves the card next to the starship and fills the card's place in the row.
pub(super) fn found(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let (seat, place) = (p.turn, p.flight.len());
    if let Some(FlightRowCard::Card(card)) = p.flight.last() {
        let player = p.player_mut(seat);
        player.hangar[Ship::TradeShip.index()] -= 1;
        player.posts.add(card);
        sink.emit(Event::Founded { seat, card, place });
    }
    take_out(p);
    fill(p, ReplacementState::Turned, chance, sink);
    finish(p, sink);
}

/// Counts an action. Ends the flight if it was the last action allowed (SC-FLY-5, SC-FLY-6).
pub(super) fn finish(p: &mut Position, sink: &mut impl EventSink<Event>) {
    p.flight.actions += 1;
    if p.flight.actions >= p.mover().actions() {
        end_flight(p, FlightEnd::LastAction, sink);
    } else {
        p.decide(Phase::Flight);
    }
}
