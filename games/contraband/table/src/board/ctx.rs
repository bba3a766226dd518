//! The input of the board's composition: the view, the pieces, the plan and the pointer.

use bevy::prelude::*;

use super::board_pieces::BoardPieces;
use super::layout;
use super::log_anchor::{ActionCaption, LogAnchor};
use crate::ContrabandFrontend;
use crate::table::Target;
use crate::table::plan::PendingOrder;
use contraband::rules::{self, Order, PlayerState, View};
use orrery_board as board;
use orrery_board::palette::{PALETTE, SeatColours};
pub use orrery_board::parts::TargetState;
use orrery_core::Colour;
use orrery_locale::PlayerNames;

/// The target under the pointer, with its preview or refusal.
pub type InspectedTarget = board::InspectedTarget<ContrabandFrontend>;

/// The input from which the board's scene is composed.
pub struct SceneContext<'a> {
    pub view: &'a View,
    /// The player's pending order.
    pub plan: &'a PendingOrder,
    /// The pieces on the board.
    pub tokens: &'a BoardPieces,
    pub names: &'a PlayerNames,
    /// True if a local player may act.
    pub local: bool,
    /// The targets that can be clicked now; empty while no local player may act.
    pub targets: &'a [Target],
    pub pointed: Option<&'a InspectedTarget>,
    /// The visible part of the plane, in units.
    pub visible: Rect,
    /// The areas of panels over the board, in units.
    pub covered: &'a [Rect],
    /// The coach's suggestion, while it is shown.
    pub suggested: &'a [Order],
    /// The highlighted anchors.
    pub spots: &'a [LogAnchor],
    /// The caption for an opponent's order.
    pub caption: Option<&'a ActionCaption>,
}

impl<'a> SceneContext<'a> {
    /// Reports whether this target can be clicked.
    pub fn can(&self, target: Target) -> bool {
        self.targets.contains(&target)
    }

    /// Reports whether this target is under the pointer.
    pub fn points_at(&self, target: Target) -> bool {
        self.pointed.is_some_and(|pointed| pointed.target == target)
    }

    /// Returns the state of a target: at rest, usable or aimed at.
    pub fn state(&self, target: Target) -> TargetState {
        match (self.can(target), self.points_at(target)) {
            (false, _) => TargetState::Rest,
            (true, false) => TargetState::Usable,
            (true, true) => TargetState::Aimed,
        }
    }

    /// Returns the numbers of the seats, from 0.
    pub fn seats(&self) -> std::ops::Range<usize> {
        0..self.view.known.count()
    }

    /// Returns the deciding seat.
    pub const fn mover(&self) -> usize {
        self.view.known.asked()
    }

    /// Returns the player of a seat.
    pub const fn player(&self, seat: usize) -> &'a PlayerState {
        &self.view.known.players[seat]
    }

    /// Returns the colour of a seat.
    pub const fn colour(&self, seat: usize) -> Colour {
        self.view.known.colour(seat)
    }

    /// Returns the paint colours of a seat.
    pub fn ink(&self, seat: usize) -> &'static SeatColours {
        PALETTE.seat(self.colour(seat))
    }

    /// Returns the seat whose ship and hand are in the column: the viewer's seat or, if there is no viewer and all information is
    /// open, the decider's. Returns `None` for an onlooker, so that no secrets are shown.
    pub fn own(&self) -> Option<usize> {
        self.view.seat().or_else(|| self.view.open.then(|| self.mover()))
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

    /// Reports whether the dice of an exchange roll. The view is then the one before the roll.
    pub fn rolls(&self) -> bool {
        self.tokens.thrown.as_ref().is_some_and(|thrown| thrown.rolling(self.view).is_some())
    }

    /// Returns the spot of a ship's piece. While dice roll, the piece is ahead of the view, because it has a motion cue of its
    /// own.
    pub fn ship_spot(&self, seat: usize) -> rules::BoardSpot {
        let piece = self.tokens.ships.iter().find(|ship| usize::from(ship.seat) == seat);
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
        self.state(Target::Spot(spot))
    }

    /// Returns the area available to labels and captions.
    pub fn room(&self) -> Rect {
        Rect::from_corners(self.visible.min + 6.0, self.visible.max - 6.0)
    }
}
