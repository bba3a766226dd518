//! The inputs of the board's composition: the view, the pieces, the pending order and the pointed-at target.

use std::ops::Deref;

use bevy::prelude::*;

use super::layout::{BoardLayout, ShipLayout};
use crate::StarshipCatanFrontend;
use crate::table::{OrderPreview, SectorMarks};
use orrery_board as board;
use orrery_board::palette::{PALETTE, SeatColours};
pub use orrery_board::parts::TargetState;
use orrery_core::Colour;
use starship_catan::rules::{PlayerState, Seat, View};

/// The pointed-at target, with its preview or the reason for a refusal.
pub type PointedTargetInfo = board::PointedTargetInfo<StarshipCatanFrontend>;

/// Everything from which a scene is composed.
pub struct SceneContext<'a> {
    /// The state of the table.
    pub on: board::SceneContext<'a, StarshipCatanFrontend>,
    /// The layout of this window.
    pub layout: &'a BoardLayout,
    /// The viewer's own marks on the sectors, if their memory option is `notes`.
    pub marks: Option<&'a SectorMarks>,
    /// The pointed-at target with its details.
    pub pointed: Option<&'a PointedTargetInfo>,
    /// The preview of the pointed-at target, or else of the draft so far.
    pub preview: Option<&'a OrderPreview>,
    /// The seat whose ship is at the bottom; see [`below`].
    pub below: Seat,
}

/// Returns the seat whose ship is at the bottom: that of the viewer or, in an open view, as after the match and in its replay,
/// that of the only `person` at the screen. For an onlooker, it is the first seat of the match.
pub fn below(view: &View, person: Option<Colour>) -> Seat {
    view.viewer.unwrap_or_else(|| Seat::of(person.unwrap_or(view.known.seating[0])))
}

impl<'a> Deref for SceneContext<'a> {
    type Target = board::SceneContext<'a, StarshipCatanFrontend>;

    fn deref(&self) -> &Self::Target {
        &self.on
    }
}

impl<'a> SceneContext<'a> {
    /// Returns the ship and possessions of a seat.
    pub fn player(&self, seat: Seat) -> &'a PlayerState {
        self.view.known.player(seat)
    }

    /// Returns the seat whose turn it is.
    pub fn turn(&self) -> Seat {
        self.view.known.turn
    }

    /// Returns the seat that has to decide.
    pub fn decider(&self) -> Seat {
        self.view.known.decider
    }

    /// Returns the layout of a seat's ship.
    pub fn ship(&self, seat: Seat) -> &'a ShipLayout {
        if seat == self.below { &self.layout.ship } else { &self.layout.rival }
    }

    /// Returns the colour of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.view.known.colour(seat)
    }

    /// Returns the paint colours of a seat.
    pub fn ink(&self, seat: Seat) -> SeatColours {
        PALETTE.seat(self.colour(seat)).clone()
    }

    /// Returns the name of a seat's player.
    pub fn name(&self, seat: Seat) -> String {
        self.names.of(self.colour(seat))
    }

    /// Returns the area for labels and captions: within the window, left of the column.
    pub fn room(&self) -> Rect {
        let visible = self.visible;
        Rect::from_corners(
            Vec2::new(visible.min.x, visible.min.y) + 6.0,
            Vec2::new(self.layout.column.own.0 - 8.0, visible.max.y - 6.0),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Setup;
    use starship_catan::rules::{Options, open_view, view};

    #[test]
    fn ship_of_the_only_person_stays_below_after_the_match() {
        let setup = Setup::<starship_catan::StarshipCatan>::plain(2, Options::default());
        let position = setup.position(&Default::default()).expect("two can play");
        let (first, second) = (setup.seating[0], setup.seating[1]);
        let seen = view(&position, Some(Seat::of(first)));
        assert_eq!(below(&seen, Some(second)), Seat::of(first), "the viewer has a seat");
        assert_eq!(below(&open_view(&position), Some(second)), Seat::of(second));
        assert_eq!(below(&open_view(&position), None), Seat::of(first), "an onlooker");
    }
}
