//! What the board is composed from: what is known of the position, the pieces, the plan and what is pointed at.

use bevy::prelude::*;

use super::layout::{Layout, ShipPlaces};
use super::spot::{Caption, Spot};
use super::tokens::Tokens;
use crate::StarshipCatanWindow;
use crate::table::plan::Plan;
use crate::table::{Marks, Preview, Target};
use orrery_board as board;
use orrery_board::palette::{PALETTE, SeatColours};
pub use orrery_board::parts::State;
use orrery_core::Colour;
use orrery_locale::Names;
use starship_catan::rules::{Order, Player, Seat, View};

/// What is pointed at, with what is known of it.
pub type Pointed = board::Inspected<StarshipCatanWindow>;

/// Everything a scene is made of.
pub struct Ctx<'a> {
    /// Where things stand in this window.
    pub layout: &'a Layout,
    /// What is known.
    pub view: &'a View,
    /// What the player has picked.
    pub plan: &'a Plan,
    /// The pieces.
    pub tokens: &'a Tokens,
    /// The marks of whoever looks, where his memory is `notes`.
    pub marks: Option<&'a Marks>,
    /// The players' names.
    pub names: &'a Names,
    /// Whether a person here may act.
    pub local: bool,
    /// Whether several people sit at this screen.
    pub shared: bool,
    /// What can be clicked now; empty while nobody here may act.
    pub targets: &'a [Target],
    /// What is pointed at.
    pub pointed: Option<&'a Pointed>,
    /// What is aimed at would bring, or else what was picked so far.
    pub preview: Option<&'a Preview>,
    /// What can be seen of the plane, in units.
    pub visible: Rect,
    /// Where panels lie over the board, in units.
    pub covered: &'a [Rect],
    /// What the coach suggests, while it is shown.
    pub suggested: &'a [Order],
    /// What is pointed out.
    pub spots: &'a [Spot],
    /// What an opponent does.
    pub caption: Option<&'a Caption>,
    /// Whose ship stands below: that of whoever looks.
    pub below: Seat,
}

/// Whose ship stands below for these eyes; for nobody's that of the first seat of the match.
#[must_use]
pub fn below(view: &View) -> Seat {
    view.eyes.unwrap_or_else(|| Seat::of(view.known.seating[0]))
}

impl<'a> Ctx<'a> {
    /// Whether this can be clicked.
    #[must_use]
    pub fn can(&self, target: Target) -> bool {
        self.targets.contains(&target)
    }

    /// Whether this is pointed at.
    #[must_use]
    pub fn points_at(&self, target: Target) -> bool {
        self.pointed.is_some_and(|pointed| pointed.target == target)
    }

    /// How this stands to be clicked.
    #[must_use]
    pub fn state(&self, target: Target) -> State {
        match (self.can(target), self.points_at(target)) {
            (false, _) => State::Rest,
            (true, false) => State::Usable,
            (true, true) => State::Aimed,
        }
    }

    /// A player.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &'a Player {
        self.view.known.player(seat)
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.view.known.turn
    }

    /// Who decides.
    #[must_use]
    pub const fn decider(&self) -> Seat {
        self.view.known.decider
    }

    /// The places of a seat's ship.
    #[must_use]
    pub fn ship(&self, seat: Seat) -> &'a ShipPlaces {
        if seat == self.below { &self.layout.ship } else { &self.layout.rival }
    }

    /// The colour of a seat.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        self.view.known.colour(seat)
    }

    /// The colours of a seat.
    #[must_use]
    pub fn ink(&self, seat: Seat) -> SeatColours {
        PALETTE.seat(self.colour(seat)).clone()
    }

    /// What the player of a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.of(self.colour(seat))
    }

    /// Where tags and captions may stand: within the window, left of the column.
    #[must_use]
    pub fn room(&self) -> Rect {
        let visible = self.visible;
        Rect::from_corners(
            Vec2::new(visible.min.x, visible.min.y) + 6.0,
            Vec2::new(self.layout.column.own.0 - 8.0, visible.max.y - 6.0),
        )
    }
}
