//! Who plays which seat while a match goes on.

use bevy::prelude::*;

use super::schedule::AppSystems;
use super::state::{Front, Play};
use crate::core::Colour;
use crate::core::Opponent;
use crate::games::alien_frontiers::table::Table;
use crate::panels::{Overlay, PlayerRow, Sits};
use crate::record::{Control, Seat};
use crate::settings::USUAL_OPPONENT;
use crate::table::{Gate, Intent};

/// Who plays is chosen while opponents wait.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, wait_for_choice.in_set(AppSystems::HoldOpponents));
}

/// By colour: who plays.
#[must_use]
pub fn sits(seats: &[Seat]) -> [Sits; Colour::COUNT] {
    let mut all: [Sits; Colour::COUNT] = Default::default();
    for seat in seats {
        all[seat.colour.index()] = Sits::of(seat.control);
    }
    all
}

/// Opponents wait while somebody chooses who plays, so that a turn can be taken over in its middle.
pub fn wait_for_choice(front: Res<Front>, mut gate: ResMut<Gate>) {
    gate.shut(front.overlays.iter().any(|overlay| matches!(overlay, Overlay::Players(_))));
}

/// The seats as the dialogue shows them.
#[must_use]
pub fn rows(table: &Table, play: &Play) -> Vec<PlayerRow> {
    let row = |seat: &Seat| {
        let opponent = match seat.control {
            Control::Ai(opponent) => Some(opponent),
            Control::Human | Control::Replay => None,
        };
        PlayerRow {
            colour: seat.colour,
            name: play.names.of(seat.colour),
            opponent,
            person: seat.control == Control::Human,
            instead: play.relieved[seat.colour.index()].unwrap_or(USUAL_OPPONENT),
            moving: table.view().mover() == seat.colour && !table.view().is_over(),
        }
    };
    table.info().seats.iter().map(row).collect()
}

/// Lets `player` play `colour` from now on, mid-turn too: an opponent, or a person where there is none.
pub fn give(world: &mut World, colour: Colour, player: Option<Opponent>) {
    let Some(before) = world.get_resource::<Table>().and_then(|table| table.control(colour)) else { return };
    let after = player.map_or(Control::Human, Control::Ai);
    let mut play = world.resource_mut::<Play>();
    if let Control::Ai(opponent) = before {
        play.relieved[colour.index()] = Some(opponent);
    }
    play.sits[colour.index()] = Sits::of(after);
    // A question before an order belongs to whoever wanted to give it.
    play.asked = None;
    play.refused = None;
    play.recap = None;
    world.write_message(Intent::TakeOver(colour, after));
}
