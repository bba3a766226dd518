//! The inputs of the board's composition: the view, the pieces, the pending order and the pointed-at target.

use bevy::prelude::*;

use super::board_pieces::BoardPieces;
use super::layout::{BoardLayout, ShipLayout};
use super::log_anchor::{ActionCaption, LogAnchor};
use crate::StarshipCatanFrontend;
use crate::table::plan::PendingOrder;
use crate::table::{Preview, SectorMarks, Target};
use orrery_board as board;
use orrery_board::palette::{PALETTE, SeatColours};
pub use orrery_board::parts::TargetState;
use orrery_core::Colour;
use orrery_locale::PlayerNames;
use starship_catan::rules::{Order, PlayerState, Seat, View};

/// The pointed-at target, with its preview or the reason for a refusal.
pub type InspectedTarget = board::InspectedTarget<StarshipCatanFrontend>;

/// Everything from which a scene is composed.
pub struct SceneContext<'a> {
    /// The layout of this window.
    pub layout: &'a BoardLayout,
    /// The viewer's knowledge of the match.
    pub view: &'a View,
    /// The order that the player is putting together.
    pub plan: &'a PendingOrder,
    /// The pieces on the table.
    pub tokens: &'a BoardPieces,
    /// The viewer's own marks on the sectors, if their memory option is `notes`.
    pub marks: Option<&'a SectorMarks>,
    /// The players' names.
    pub names: &'a PlayerNames,
    /// True if a person at this screen may act.
    pub local: bool,
    /// True if several people share this screen.
    pub shared: bool,
    /// The targets that can be clicked now; empty while no person here may act.
    pub targets: &'a [Target],
    /// The pointed-at target.
    pub pointed: Option<&'a InspectedTarget>,
    /// The preview of the pointed-at target, or else of the draft so far.
    pub preview: Option<&'a Preview>,
    /// The visible part of the board, in units.
    pub visible: Rect,
    /// The rectangles of panels over the board, in units.
    pub covered: &'a [Rect],
    /// The orders that the coach suggests, while they are shown.
    pub suggested: &'a [Order],
    /// The highlighted places.
    pub spots: &'a [LogAnchor],
    /// The caption of an opponent's action, if one is shown.
    pub caption: Option<&'a ActionCaption>,
    /// The seat whose ship is at the bottom (see [`below`]).
    pub below: Seat,
}

/// Returns the seat whose ship is at the bottom for this view. For an onlooker, it is the first seat of the match.
pub fn below(view: &View) -> Seat {
    view.viewer.unwrap_or_else(|| Seat::of(view.known.seating[0]))
}

impl<'a> SceneContext<'a> {
    /// Reports whether `target` can be clicked.
    pub fn can(&self, target: Target) -> bool {
        self.targets.contains(&target)
    }

    /// Reports whether `target` is pointed at.
    pub fn points_at(&self, target: Target) -> bool {
        self.pointed.is_some_and(|pointed| pointed.target == target)
    }

    /// Returns the display state of a target.
    pub fn state(&self, target: Target) -> TargetState {
        match (self.can(target), self.points_at(target)) {
            (false, _) => TargetState::Rest,
            (true, false) => TargetState::Usable,
            (true, true) => TargetState::Aimed,
        }
    }

    /// Returns the ship and possessions of a seat.
    pub const fn player(&self, seat: Seat) -> &'a PlayerState {
        self.view.known.player(seat)
    }

    /// Returns the seat whose turn it is.
    pub const fn turn(&self) -> Seat {
        self.view.known.turn
    }

    /// Returns the seat whose decision is awaited.
    pub const fn decider(&self) -> Seat {
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

    /// Returns the room for labels and captions: within the window, left of the column.
    pub fn room(&self) -> Rect {
        let visible = self.visible;
        Rect::from_corners(
            Vec2::new(visible.min.x, visible.min.y) + 6.0,
            Vec2::new(self.layout.column.own.0 - 8.0, visible.max.y - 6.0),
        )
    }
}
