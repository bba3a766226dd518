//! The inputs for composing the board: the view, the pieces, the plan and the target under the pointer.

use std::ops::Deref;

use super::layout::HarbourLayout;
use crate::FarSpaceFoundryFrontend;
use crate::table::plan::{PendingOrder, PilotFlight, flights};
use crate::table::{ClickTarget, GoodsDraft, OrderDraft};
use far_space_foundry::rules::{MatchHalf, Phase, Pilot, PlayerState, View};
use orrery_board as board;
use orrery_board::palette::{PALETTE, SeatColours};
pub use orrery_board::parts::TargetState;
use orrery_core::Colour;

/// The target under the pointer, with its preview or the reason for a refusal.
pub type PointedTargetInfo = board::PointedTargetInfo<FarSpaceFoundryFrontend>;

/// All inputs for composing the picture of the board.
pub struct SceneContext<'a> {
    /// The state of the table.
    pub on: board::SceneContext<'a, FarSpaceFoundryFrontend>,
    /// The target under the pointer with its details.
    pub pointed: Option<&'a PointedTargetInfo>,
    /// The goods that are gathered or proposed, if there are any.
    pub gathered: Option<&'a GoodsDraft>,
    /// The pilot whose flights are shown, if there is one.
    pub flyer: Option<Pilot>,
    /// The flights of the pilot in `flyer`.
    pub flights: &'a [PilotFlight],
}

/// Returns the pilot whose flights are shown: the card under the pointer, the card that is picked up, or the played pilot.
/// Returns `None` if no pilot can fly now.
pub fn flyer(view: &View, plan: &PendingOrder, pointed: Option<ClickTarget>) -> Option<Pilot> {
    match (pointed, &**plan) {
        _ if !matches!(view.known.stage, Phase::Card | Phase::Fly) => None,
        (Some(ClickTarget::Pilot(pilot)), _) if view.known.stage == Phase::Card => Some(pilot),
        (_, &OrderDraft::Pilot(pilot)) => Some(pilot),
        _ => view.known.now.pilot.filter(|_| view.known.stage == Phase::Fly),
    }
}

/// Returns the flights of `flyer`, or an empty list if it is `None`.
pub fn flights_of(view: &View, flyer: Option<Pilot>) -> Vec<PilotFlight> {
    flyer.map(|pilot| flights(&view.known, pilot)).unwrap_or_default()
}

impl<'a> Deref for SceneContext<'a> {
    type Target = board::SceneContext<'a, FarSpaceFoundryFrontend>;

    fn deref(&self) -> &Self::Target {
        &self.on
    }
}

impl<'a> SceneContext<'a> {
    /// Reports whether the half is Beta.
    pub fn is_beta(&self) -> bool {
        self.view.known.half == MatchHalf::Beta
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.view.known.count
    }

    /// Iterates over the seats of the match.
    pub fn seats(&self) -> std::ops::Range<usize> {
        0..usize::from(self.players())
    }

    /// Returns the seat whose order is due.
    pub fn mover(&self) -> usize {
        self.view.known.turn as usize
    }

    /// Returns the state of the player in a seat.
    pub fn player(&self, seat: usize) -> &'a PlayerState {
        &self.view.known.players[seat]
    }

    /// Returns the colour of a seat.
    pub fn colour(&self, seat: usize) -> Colour {
        self.view.known.seating[seat]
    }

    /// Returns the shades used for a seat.
    pub fn ink(&self, seat: usize) -> SeatColours {
        PALETTE.seat(self.colour(seat)).clone()
    }

    /// Returns the harbour of a seat.
    pub fn harbour(&self, seat: usize) -> HarbourLayout {
        HarbourLayout::of(seat, self.players(), self.visible)
    }

    /// Returns the seat whose hand is open at the bottom: the viewer's, or the mover's if the view belongs to no seat.
    pub fn own(&self) -> usize {
        let eyes = self.view.viewer.and_then(|colour| self.view.known.seat_of(colour));
        eyes.unwrap_or_else(|| self.mover())
    }

    /// Returns the flight aimed at: that of the dock or button under the pointer, otherwise the flight with the largest capacity.
    pub fn aimed(&self) -> Option<PilotFlight> {
        let of = |landing: bool| self.flights.iter().copied().filter(move |flight| flight.landing == landing);
        let pointed = self.pointed.map(|pointed| pointed.target);
        let most = || self.flights.iter().copied().max_by_key(|flight| flight.capacity);
        match pointed {
            Some(ClickTarget::Dock(dock)) => {
                self.flights.iter().copied().find(|flight| flight.dock == dock).or_else(most)
            }
            Some(ClickTarget::Land) => of(true).max_by_key(|flight| flight.capacity),
            Some(ClickTarget::Lift) => of(false).max_by_key(|flight| flight.capacity),
            _ => most(),
        }
    }
}
