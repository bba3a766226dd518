//! TECH-DC Data Crystal: borrows a territory's bonus for the rest of the turn.

use crate::rules::event::Event;
use crate::rules::order::CardPower;
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::vocab::{Field, Territory};
use orrery_core::EventSink;

/// Returns the number of colonies of all players on `territory`.
pub(super) fn colonies_on(position: &Position, territory: Territory) -> u8 {
    position.players.iter().map(|p| p.colonies_on(territory)).sum()
}

pub(super) fn check(position: &Position, territory: Territory) -> Result<(), Refusal> {
    if territory == Territory::BurroughsDesert {
        return Err(Refusal::NotTheDesert);
    }
    if colonies_on(position, territory) == 0 {
        return Err(Refusal::NoColony { territory });
    }
    if position.field_on(Field::Isolation, territory) {
        return Err(Refusal::Isolated { territory });
    }
    if position.controller(territory) == Some(position.mover()) {
        return Err(Refusal::OwnControl { territory });
    }
    Ok(())
}

pub(super) fn legal(position: &Position, found: &mut impl FnMut(CardPower)) {
    for &territory in Territory::ALL {
        let power = CardPower::DataCrystal(territory);
        if check(position, territory).is_ok() && position.power_price(power) <= position.me().fuel {
            found(power);
        }
    }
}

pub(super) fn apply(position: &mut Position, territory: Territory, sink: &mut impl EventSink<Event>) {
    position.turn.borrowed |= 1 << territory as u8;
    sink.emit(Event::BonusBorrowed { colour: position.mover(), territory });
}
