//! The cards that change values: TECH-BP, TECH-SB, TECH-PD and TECH-GM (TECH-3).

use crate::rules::event::Event;
use crate::rules::hand::kinds;
use crate::rules::order::{CardPower, Ship};
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::Card;
use orrery_core::EventSink;

/// Returns the new value of a ship of `value` after a use of `card`; 0 or 7 if that would leave the range of a die (TECH-3).
const fn changed(card: Card, value: u8) -> u8 {
    match card {
        Card::BoosterPod => value + 1,
        Card::StasisBeam => value - 1,
        _ => 7 - value,
    }
}

const fn on_a_die(value: u8) -> bool {
    1 <= value && value <= 6
}

/// Checks that ships may be changed: there must be at least one, and all must be in hand, not counting the teleported ship.
pub(super) fn check_free(position: &Position, ships: Ships) -> Result<(), Refusal> {
    if ships.is_empty() {
        return Err(Refusal::NoShips);
    }
    if position.turn.hand.contains(ships) {
        return Ok(());
    }
    let hand = position.hand();
    match position.turn.teleported {
        Some(t) if hand.contains(ships) => Err(Refusal::ValueFixed { ship: t.ship }),
        _ => Err(Refusal::NotInHand { wanted: ships, hand }),
    }
}

fn check_change(value: u8, wanted: u8) -> Result<(), Refusal> {
    if on_a_die(wanted) { Ok(()) } else { Err(Refusal::ValueRange { value, wanted }) }
}

pub(super) fn check(position: &Position, power: CardPower) -> Result<(), Refusal> {
    match power {
        CardPower::BoosterPod(ship) | CardPower::StasisBeam(ship) | CardPower::PolarityDevice(ship) => {
            check_free(position, ship.ships())?;
            check_change(ship.value, changed(power.card(), ship.value))
        }
        CardPower::GravityManipulator { down, up } => {
            check_free(position, down.ships())?;
            check_free(position, up.ships())?;
            if down.relic && up.relic {
                // The order names the relic ship twice, but one ship cannot change both ways.
                return Err(Refusal::NotInHand { wanted: up.ships(), hand: position.hand().without_relic() });
            }
            check_free(position, down.ships().plus(up.ships()))?;
            check_change(down.value, down.value - 1)?;
            check_change(up.value, up.value + 1)
        }
        _ => Ok(()),
    }
}

pub(super) fn legal(position: &Position, card: Card, found: &mut impl FnMut(CardPower)) {
    let hand = position.turn.hand;
    if card == Card::GravityManipulator {
        for down in kinds(hand).filter(|s| s.value > 1) {
            let others = hand.minus(down.ships());
            for up in kinds(others).filter(|s| s.value < 6) {
                found(CardPower::GravityManipulator { down, up });
            }
        }
        return;
    }
    for ship in kinds(hand).filter(|s| on_a_die(changed(card, s.value))) {
        found(match card {
            Card::BoosterPod => CardPower::BoosterPod(ship),
            Card::StasisBeam => CardPower::StasisBeam(ship),
            _ => CardPower::PolarityDevice(ship),
        });
    }
}

pub(super) fn apply(position: &mut Position, power: CardPower, sink: &mut impl EventSink<Event>) {
    match power {
        CardPower::BoosterPod(ship) | CardPower::StasisBeam(ship) | CardPower::PolarityDevice(ship) => {
            change(position, ship, changed(power.card(), ship.value), power.card(), sink);
        }
        CardPower::GravityManipulator { down, up } => {
            change(position, down, down.value - 1, power.card(), sink);
            change(position, up, up.value + 1, power.card(), sink);
        }
        _ => {}
    }
}

fn change(position: &mut Position, before: Ship, value: u8, card: Card, sink: &mut impl EventSink<Event>) {
    let after = Ship { value, ..before };
    let hand = &mut position.turn.hand;
    *hand = hand.minus(before.ships()).plus(after.ships());
    sink.emit(Event::ValueChanged { colour: position.mover(), before, after, card });
}
