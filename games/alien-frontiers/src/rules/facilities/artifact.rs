//! FAC-AA Alien Artifact, and the deck (TECH-4).

use super::single_docking::SingleShipDockings;
use crate::rules::chance::DiceAndCardSource;
use crate::rules::event::Event;
use crate::rules::order::Order;
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::{CLAIM_TOTAL, Card, DISPLAY, Facility};
use orrery_core::EventSink;

const HERE: Facility = Facility::AlienArtifact;

impl Position {
    /// Returns the total of the ships that are docked at the Artifact this turn and have not yet been counted for a claim.
    pub const fn claim_total(&self) -> u8 {
        self.turn.uncounted.total()
    }
}

pub(in super::super) fn check_dock(position: &Position, ships: Ships) -> Result<(), Refusal> {
    position.check_hand(ships, HERE)?;
    position.check_docks(HERE, ships.len())
}

pub(in super::super) fn legal_docks(position: &Position, alone: &SingleShipDockings, orders: &mut Vec<Order>) {
    if alone.artifact {
        alone.list(position, HERE, orders, |_| true);
    }
}

pub(in super::super) fn apply_dock(position: &mut Position, ships: Ships, sink: &mut impl EventSink<Event>) {
    position.dock(HERE, ships, sink);
    position.turn.uncounted = position.turn.uncounted.plus(ships);
    position.turn.cycles += ships.len();
}

pub(in super::super) fn check_cycle(position: &Position) -> Result<(), Refusal> {
    if position.turn.cycles == 0 {
        return Err(Refusal::NoCycle);
    }
    let nothing_shown = position.display.iter().all(Option::is_none);
    if nothing_shown && position.deck.is_empty() && position.discards.is_empty() {
        return Err(Refusal::NoCards);
    }
    Ok(())
}

pub(in super::super) fn check_claim(position: &Position, card: Card) -> Result<(), Refusal> {
    if !position.display.contains(&Some(card)) {
        return Err(Refusal::NotOnDisplay { card });
    }
    if position.me().cards.has(card) {
        return Err(Refusal::AlreadyHeld { card });
    }
    let total = position.claim_total();
    if total < CLAIM_TOTAL { Err(Refusal::ClaimTooLow { total }) } else { Ok(()) }
}

pub(in super::super) fn legal_cards(position: &Position, orders: &mut Vec<Order>) {
    if position.turn.cycles > 0 && check_cycle(position).is_ok() {
        orders.push(Order::Cycle);
    }
    if !position.turn.uncounted.is_empty() && position.claim_total() >= CLAIM_TOTAL {
        for (slot, card) in position.display.iter().enumerate() {
            let Some(card) = *card else { continue };
            let shown_before = position.display[..slot].contains(&Some(card));
            if !shown_before && !position.me().cards.has(card) {
                orders.push(Order::Claim(card));
            }
        }
    }
}

pub(in super::super) fn apply_cycle(
    position: &mut Position,
    chance: &mut impl DiceAndCardSource,
    sink: &mut impl EventSink<Event>,
) {
    position.turn.cycles -= 1;
    for card in std::mem::take(&mut position.display).into_iter().flatten() {
        position.discards.add(card);
    }
    sink.emit(Event::DisplayDiscarded);
    for slot in 0..DISPLAY {
        lay_out(position, slot, chance, sink);
    }
}

pub(in super::super) fn apply_claim(
    position: &mut Position,
    card: Card,
    chance: &mut impl DiceAndCardSource,
    sink: &mut impl EventSink<Event>,
) {
    let Some(slot) = position.display.iter().position(|&shown| shown == Some(card)) else { return };
    position.display[slot] = None;
    position.turn.uncounted = Ships::NONE;
    position.turn.cycles = 0;
    let colour = position.mover();
    position.me_mut().cards.insert(card);
    sink.emit(Event::CardClaimed { colour, card, slot: slot as u8 });
    lay_out(position, slot, chance, sink);
}

/// Draws a card for a place of the display. If the deck is empty, the discard pile becomes the deck; if both are empty, the place
/// stays empty (TECH-4).
fn lay_out(
    position: &mut Position,
    slot: usize,
    chance: &mut impl DiceAndCardSource,
    sink: &mut impl EventSink<Event>,
) {
    if position.deck.is_empty() && !position.discards.is_empty() {
        position.deck = std::mem::take(&mut position.discards);
        sink.emit(Event::DeckReshuffled);
    }
    if position.deck.is_empty() {
        return;
    }
    let card = chance.draw(&position.deck);
    let taken = position.deck.take(card);
    debug_assert!(taken, "chance drew {card}, which is not in the deck");
    position.display[slot] = Some(card);
    sink.emit(Event::CardLaidOut { slot: slot as u8, card });
}
