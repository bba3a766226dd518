//! What the board is composed from: what is known of the position, the pieces, the plan and what is pointed at.

use bevy::prelude::*;

use super::layout;
use super::spot::{Caption, Spot};
use super::tokens::Tokens;
use crate::ContrabandWindow;
use crate::table::Target;
use crate::table::plan::Plan;
use contraband::rules::{self, Order, Player, View};
use orrery_board as board;
use orrery_board::palette::{PALETTE, SeatColours};
pub use orrery_board::parts::State;
use orrery_core::Colour;
use orrery_locale::Names;

/// What is pointed at, with what is known of it.
pub type Pointed = board::Inspected<ContrabandWindow>;

/// Everything a scene is made of.
pub struct Ctx<'a> {
    /// What is known.
    pub view: &'a View,
    /// What the player has picked.
    pub plan: &'a Plan,
    /// The pieces.
    pub tokens: &'a Tokens,
    /// The players' names.
    pub names: &'a Names,
    /// Whether a person here may act.
    pub local: bool,
    /// What can be clicked now; empty while nobody here may act.
    pub targets: &'a [Target],
    /// What is pointed at.
    pub pointed: Option<&'a Pointed>,
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

    /// The seats.
    pub fn seats(&self) -> std::ops::Range<usize> {
        0..self.view.known.count()
    }

    /// Whose order is awaited, by seat.
    #[must_use]
    pub const fn mover(&self) -> usize {
        self.view.known.asked()
    }

    /// A player.
    #[must_use]
    pub const fn player(&self, seat: usize) -> &'a Player {
        &self.view.known.players[seat]
    }

    /// The colour of a seat.
    #[must_use]
    pub const fn colour(&self, seat: usize) -> Colour {
        self.view.known.colour(seat)
    }

    /// The colours of a seat.
    #[must_use]
    pub fn ink(&self, seat: usize) -> &'static SeatColours {
        PALETTE.seat(self.colour(seat))
    }

    /// Whose ship and hand stand in the column: those of whoever looks; where everything lies open the decider's; for nobody's eyes
    /// nobody's, for then nobody's secrets are seen.
    #[must_use]
    pub fn own(&self) -> Option<usize> {
        self.view.seat().or_else(|| self.view.open.then(|| self.mover()))
    }

    /// Whether the one who decides looks himself, or everything lies open.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.own() == Some(self.mover())
    }

    /// A rectangle of the column.
    #[must_use]
    pub fn column(&self, area: Rect) -> Rect {
        layout::column(area, self.visible)
    }

    /// The own ship, cut open.
    #[must_use]
    pub fn ship_panel(&self) -> Rect {
        self.column(layout::ship_panel(self.view.known.count()))
    }

    /// Objective and bonus cards.
    #[must_use]
    pub fn hand_panel(&self) -> Rect {
        self.column(layout::hand_panel(self.view.known.count()))
    }

    /// Where a ship is drawn.
    #[must_use]
    pub fn ship_at(&self, seat: usize) -> Vec2 {
        let spot = self.player(seat).at;
        let there: Vec<usize> = self.seats().filter(|&other| self.player(other).at == spot).collect();
        let nth = there.iter().position(|&other| other == seat).unwrap_or_default();
        layout::ship(spot, nth, there.len())
    }

    /// How a place stands to be flown to.
    #[must_use]
    pub fn at(&self, spot: rules::Spot) -> State {
        self.state(Target::Spot(spot))
    }

    /// Where tags and captions may stand.
    #[must_use]
    pub fn room(&self) -> Rect {
        Rect::from_corners(self.visible.min + 6.0, self.visible.max - 6.0)
    }
}
