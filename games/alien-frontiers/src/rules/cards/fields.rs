//! The discard powers that place, move and remove fields: TECH-DC, TECH-GM, TECH-SB and TECH-BP (section 5).

use crate::rules::event::Event;
use crate::rules::order::DiscardPower;
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::relic;
use crate::rules::vocab::{Card, Field, Territory};
use orrery_core::EventSink;

pub(super) fn check(position: &Position, card: Card, territory: Territory) -> Result<(), Refusal> {
    match card.placed_field() {
        Some(field) if position.field_on(field, territory) => Err(Refusal::FieldThere { field, territory }),
        _ => Ok(()),
    }
}

pub(super) fn check_removal(position: &Position, field: Field) -> Result<(), Refusal> {
    if position.field(field).is_none() { Err(Refusal::FieldAway { field }) } else { Ok(()) }
}

pub(super) fn legal(position: &Position, card: Card, found: &mut impl FnMut(DiscardPower)) {
    if card == Card::BoosterPod {
        for &field in Field::ALL {
            if position.field(field).is_some() {
                found(DiscardPower::BoosterPod(field));
            }
        }
        return;
    }
    for &territory in Territory::ALL {
        if check(position, card, territory).is_ok() {
            found(match card {
                Card::DataCrystal => DiscardPower::DataCrystal(territory),
                Card::GravityManipulator => DiscardPower::GravityManipulator(territory),
                _ => DiscardPower::StasisBeam(territory),
            });
        }
    }
}

pub(super) fn place(position: &mut Position, card: Card, territory: Territory, sink: &mut impl EventSink<Event>) {
    if let Some(field) = card.placed_field() {
        shift(position, field, Some(territory), sink);
    }
}

pub(super) fn remove(position: &mut Position, field: Field, sink: &mut impl EventSink<Event>) {
    shift(position, field, None, sink);
}

fn shift(position: &mut Position, field: Field, to: Option<Territory>, sink: &mut impl EventSink<Event>) {
    let from = std::mem::replace(&mut position.fields[field.index()], to);
    sink.emit(Event::FieldMoved { field, from, to });
    if field == Field::Isolation {
        relic::return_if_lost(position, sink);
    }
}
