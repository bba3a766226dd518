//! The input of the board's composition: the view, the pieces, the plan and the pointer.

use std::ops::Deref;

use bevy::prelude::*;

use super::layout;
use crate::ContrabandFrontend;
use crate::table::ClickTarget;
use contraband::rules::{self, PlayerState};
use orrery_board as board;
use orrery_board::palette::{PALETTE, SeatColours};
pub use orrery_board::parts::TargetState;
use orrery_core::Colour;

/// The target under the pointer, with its preview or refusal.
pub type PointedTargetInfo = board::PointedTargetInfo<ContrabandFrontend>;

/// The input from which the board's scene is composed.
pub struct SceneContext<'a> {
    /// The state of the table.
    pub on: board::SceneContext<'a, ContrabandFrontend>,
    /// The target under the pointer with its details.
    pub pointed: Option<&'a PointedTargetInfo>,
}

impl<'a> Deref for SceneContext<'a> {
    type Target = board::SceneContext<'a, ContrabandFrontend>;

    fn deref(&self) -> &Self::Target {
        &self.on
    }
}

/// Returns the seat whose ship and hand are shown: the viewer's seat or, if there is no viewer and all information is open, the
/// decider's. After the match it is the seat of `person`, the only person at the screen, if there is one. Returns `None` for an
/// onlooker, so that no secrets are shown.
pub fn own_seat(view: &rules::View, person: Option<Colour>) -> Option<usize> {
    let known = &view.known;
    let stays = || person.filter(|_| known.is_over()).and_then(|person| known.seat_of(person));
    view.seat().or_else(|| view.open.then(|| stays().unwrap_or_else(|| known.asked())))
}

impl<'a> SceneContext<'a> {
    /// Returns the range of all seats, which are counted from 0.
    pub fn seats(&self) -> std::ops::Range<usize> {
        0..self.view.known.count()
    }

    /// Returns the deciding seat.
    pub fn mover(&self) -> usize {
        self.view.known.asked()
    }

    /// Returns the state of the player in a seat.
    pub fn player(&self, seat: usize) -> &'a PlayerState {
        &self.view.known.players[seat]
    }

    /// Returns the colour of a seat.
    pub fn colour(&self, seat: usize) -> Colour {
        self.view.known.colour(seat)
    }

    /// Returns the paint colours of a seat.
    pub fn ink(&self, seat: usize) -> &'static SeatColours {
        PALETTE.seat(self.colour(seat))
    }

    /// Returns the seat whose ship and hand are in the column, or `None` for an onlooker; see [`own_seat`].
    pub fn own(&self) -> Option<usize> {
        own_seat(self.view, self.person)
    }

    /// Reports whether the decider is the viewer or, if there is no viewer, whether all information is open.
    pub fn is_asked(&self) -> bool {
        self.own() == Some(self.mover())
    }

    /// Moves a rectangle of the column to its position in this window.
    pub fn column(&self, area: Rect) -> Rect {
        layout::column(area, self.visible)
    }

    /// Returns the area of the viewer's ship in the column.
    pub fn ship_panel(&self) -> Rect {
        self.column(layout::ship_panel(self.view.known.count()))
    }

    /// Returns the area of the objective and the bonus cards in the column.
    pub fn hand_panel(&self) -> Rect {
        self.column(layout::hand_panel(self.view.known.count()))
    }

    /// Reports whether the dice of an exchange are rolling. The view is then the one before the roll.
    pub fn rolls(&self) -> bool {
        self.seen.thrown.as_ref().is_some_and(|thrown| thrown.rolling(self.view).is_some())
    }

    /// Returns the spot of a ship's piece. While dice roll, the piece is ahead of the view, because it has a motion cue of its
    /// own.
    pub fn ship_spot(&self, seat: usize) -> rules::BoardSpot {
        let piece = self.seen.ships.iter().find(|ship| usize::from(ship.seat) == seat);
        piece.map_or(self.player(seat).at, |ship| ship.spot)
    }

    /// Returns the position at which a ship is drawn.
    pub fn ship_at(&self, seat: usize) -> Vec2 {
        let spot = self.ship_spot(seat);
        let there: Vec<usize> = self.seats().filter(|&other| self.ship_spot(other) == spot).collect();
        let nth = there.iter().position(|&other| other == seat).unwrap_or_default();
        layout::ship(spot, nth, there.len())
    }

    /// Returns the state of a spot as a destination: at rest, usable or aimed at.
    pub fn at(&self, spot: rules::BoardSpot) -> TargetState {
        self.state(ClickTarget::Spot(spot))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::record::Scenario;

    #[test]
    fn column_returns_to_the_only_person_after_the_match() {
        let file = "(game: \"contraband\", title: \"\", setup: (players: 2), play: [], expect: ())";
        let mut p = Scenario::from_text(file).expect("a scenario").position().expect("a position");
        let other = p.colour(1 - p.asked());
        assert_eq!(own_seat(&rules::open_view(&p), Some(other)), Some(p.asked()), "the match goes on");
        assert_eq!(own_seat(&rules::view(&p, None), Some(other)), None, "an onlooker");
        p.ask = rules::DecisionKind::Over;
        assert!(p.is_over());
        assert_eq!(own_seat(&rules::open_view(&p), Some(other)), p.seat_of(other));
        assert_eq!(own_seat(&rules::open_view(&p), None), Some(p.asked()), "opponents alone");
    }
}
