//! The discard powers that move colonies: TECH-OT and TECH-PD (FLD-R).

use crate::rules::colonies::{check_repulsor, relocate, update_control};
use crate::rules::event::Event;
use crate::rules::order::{DiscardPower, PlacedColony};
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::vocab::{Field, Territory};
use orrery_core::{Colour, EventSink};

fn check_colony(position: &Position, colony: PlacedColony) -> Result<(), Refusal> {
    let PlacedColony { colour, territory } = colony;
    if !position.plays(colour) {
        return Err(Refusal::NotPlaying { colour });
    }
    if position.player(colour).colonies_on(territory) == 0 {
        return Err(Refusal::NoColonyOf { colour, territory });
    }
    check_repulsor(position, territory)
}

pub(super) fn check_move(position: &Position, colony: PlacedColony, to: Territory) -> Result<(), Refusal> {
    check_colony(position, colony)?;
    if colony.territory == to {
        return Err(Refusal::SameTerritory { territory: to });
    }
    check_repulsor(position, to)
}

pub(super) fn check_swap(position: &Position, one: PlacedColony, other: PlacedColony) -> Result<(), Refusal> {
    check_colony(position, one)?;
    check_colony(position, other)?;
    if one.territory == other.territory {
        return Err(Refusal::SameTerritory { territory: one.territory });
    }
    Ok(())
}

/// Returns one colony of each player on each territory, except on the territory of the Repulsor Field.
fn movable(position: &Position) -> impl Iterator<Item = PlacedColony> + Clone {
    let held = position.field(Field::Repulsor);
    Territory::ALL.iter().filter(move |&&t| Some(t) != held).flat_map(move |&territory| {
        Colour::ALL
            .iter()
            .filter(move |&&c| position.player(c).colonies_on(territory) > 0)
            .map(move |&colour| PlacedColony { colour, territory })
    })
}

pub(super) fn legal_moves(position: &Position, found: &mut impl FnMut(DiscardPower)) {
    let closed = position.field(Field::Repulsor);
    for colony in movable(position) {
        for &to in Territory::ALL.iter().filter(|&&t| t != colony.territory && Some(t) != closed) {
            found(DiscardPower::OrbitalTeleporter { colony, to });
        }
    }
}

pub(super) fn legal_swaps(position: &Position, found: &mut impl FnMut(DiscardPower)) {
    let mut rest = movable(position);
    while let Some(one) = rest.next() {
        for other in rest.clone().filter(|other| other.territory != one.territory) {
            found(DiscardPower::PolarityDevice(one, other));
        }
    }
}

pub(super) fn apply_move(
    position: &mut Position,
    colony: PlacedColony,
    to: Territory,
    sink: &mut impl EventSink<Event>,
) {
    relocate(position, colony.colour, colony.territory, to, sink);
    update_control(position, colony.territory, sink);
    update_control(position, to, sink);
}

pub(super) fn apply_swap(
    position: &mut Position,
    one: PlacedColony,
    other: PlacedColony,
    sink: &mut impl EventSink<Event>,
) {
    relocate(position, one.colour, one.territory, other.territory, sink);
    relocate(position, other.colour, other.territory, one.territory, sink);
    update_control(position, one.territory, sink);
    update_control(position, other.territory, sink);
}
