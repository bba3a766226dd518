//! The match that is open.

use bevy::prelude::*;

use crate::rules::{Colour, Position};

use super::messages::{Announced, Confirm, Intent, Refused, SaveTrouble};
use super::pace::{Caution, Gate, Pace};
use super::plan::Plan;
use super::standin as record;

/// The match that is open. Exists only while there is one.
#[derive(Resource)]
pub struct Table {
    /// The match: its position, its history, its seats.
    pub game: record::Match,
}

impl Table {
    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Whether a person at this screen plays the mover.
    #[must_use]
    pub fn mover_is_human(&self) -> bool {
        self.seat(self.position().mover()).is_some_and(|seat| seat.control == record::Control::Human)
    }

    /// Whether a person may give an order now.
    #[must_use]
    pub fn local_turn(&self) -> bool {
        !self.position().is_over() && self.mover_is_human()
    }

    /// The seat of `colour`, if it plays.
    #[must_use]
    pub fn seat(&self, colour: Colour) -> Option<&record::Seat> {
        self.game.info().seats.iter().find(|seat| seat.colour == colour)
    }
}

/// The table: its schedule, its resources and its messages.
pub struct TablePlugin;

impl Plugin for TablePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Pace>()
            .init_resource::<Gate>()
            .init_resource::<Caution>()
            .init_resource::<Plan>()
            .add_message::<Intent>()
            .add_message::<Announced>()
            .add_message::<Refused>()
            .add_message::<Confirm>()
            .add_message::<SaveTrouble>();
    }
}

/// Puts `game` on the table in place of any other.
pub fn open_match(world: &mut World, game: record::Match) {
    close_match(world);
    world.insert_resource(Table { game });
}

/// Clears the table.
pub fn close_match(world: &mut World) {
    world.remove_resource::<Table>();
}
