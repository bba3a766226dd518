//! Colonies on the planet: placing, moving and control (section 4 of the rules; TER-1, FLD-R).

use super::event::Event;
use super::facilities::hub;
use super::options::LastHubColony;
use super::position::Position;
use super::refusal::Refusal;
use super::vocab::{Facility, Field, Territory};
use super::{relic, scoring};
use crate::EventSink;
use orrery_core::Colour;

/// Checks FLD-R: refuses a territory under the Repulsor Field.
pub(super) fn check_repulsor(position: &Position, territory: Territory) -> Result<(), Refusal> {
    if position.field_on(Field::Repulsor, territory) {
        return Err(Refusal::Repulsed { territory });
    }
    Ok(())
}

/// Checks that `facility` may place a colony of the mover on `territory`, without regard to ships and price.
pub(super) fn check_place(position: &Position, facility: Facility, territory: Territory) -> Result<(), Refusal> {
    check_left(position, facility)?;
    check_repulsor(position, territory)
}

/// Checks that the mover has a colony that `facility` may place (FAC-CH 5).
fn check_left(position: &Position, facility: Facility) -> Result<(), Refusal> {
    let me = position.me();
    if me.unplaced > 0 {
        return Ok(());
    }
    if me.hub == 0 {
        return Err(Refusal::NoColonyLeft);
    }
    let kept =
        facility == Facility::ColonyConstructor && position.options.last_hub_colony == LastHubColony::Terraforming;
    if kept { Err(Refusal::HubColonyKept) } else { Ok(()) }
}

/// Returns the territories on which `facility` may place a colony of the mover. There are none if the mover has no colony left
/// that the facility may place. For the Colonist Hub, these are the territories of a launch.
pub(super) fn open_territories(position: &Position, facility: Facility) -> impl Iterator<Item = Territory> {
    let closed = position.field(Field::Repulsor);
    let any_left = check_left(position, facility).is_ok();
    Territory::ALL.iter().copied().filter(move |&t| any_left && Some(t) != closed)
}

/// Places a colony of the mover: an unplaced one, or the one on the mover's Hub track if there is no other (FAC-CH 5).
pub(super) fn place(position: &mut Position, territory: Territory, sink: &mut impl EventSink<Event>) {
    let colour = position.mover();
    let me = position.me_mut();
    let circle = if me.unplaced > 0 {
        me.unplaced -= 1;
        0
    } else {
        std::mem::take(&mut me.hub)
    };
    sink.emit(Event::ColonyPlaced { colour, territory, circle });
    if circle > 0 {
        hub::lose_surplus(position, sink);
    }
    land(position, colour, territory, sink);
    scoring::end_at_last_colony(position, colour, sink);
}

/// Places on `territory` a colony that was already removed from its previous place.
pub(super) fn land(position: &mut Position, colour: Colour, territory: Territory, sink: &mut impl EventSink<Event>) {
    position.player_mut(colour).colonies[territory.index()] += 1;
    update_control(position, territory, sink);
}

/// Moves a colony from one territory to another, without updating control.
pub(super) fn relocate(
    position: &mut Position,
    colour: Colour,
    from: Territory,
    to: Territory,
    sink: &mut impl EventSink<Event>,
) {
    let colonies = &mut position.player_mut(colour).colonies;
    colonies[from.index()] -= 1;
    colonies[to.index()] += 1;
    sink.emit(Event::ColonyMoved { colour, from, to });
}

/// Returns the player with strictly more colonies on `territory` than any other player, if there is one.
pub(super) fn majority(position: &Position, territory: Territory) -> Option<Colour> {
    let mut best = (0, None);
    for &colour in Colour::ALL {
        let count = position.player(colour).colonies_on(territory);
        if count > best.0 {
            best = (count, Some(colour));
        } else if count == best.0 {
            best.1 = None;
        }
    }
    best.1
}

/// Updates the control of `territory`. The relic ship returns to Burroughs Desert if its owner loses control of that territory
/// (TER-BD).
pub(super) fn update_control(position: &mut Position, territory: Territory, sink: &mut impl EventSink<Event>) {
    let before = position.controller(territory);
    let after = majority(position, territory);
    if before == after {
        return;
    }
    position.control[territory.index()] = after;
    sink.emit(Event::ControlChanged { territory, before, after });
    if territory == Territory::BurroughsDesert {
        relic::return_if_lost(position, sink);
    }
}

impl Position {
    /// Recomputes the control of every territory, for a position that is set up by hand. Changes nothing else; even the relic
    /// ship stays in its place.
    pub(crate) fn recount_control(&mut self) {
        for &territory in Territory::ALL {
            self.control[territory.index()] = majority(self, territory);
        }
    }
}
