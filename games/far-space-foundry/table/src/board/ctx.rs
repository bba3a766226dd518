//! What the board is composed from: what is known of the position, the pieces, the plan and what is pointed at.

use bevy::prelude::*;

use super::layout::Harbour;
use super::spot::{Caption, Spot};
use super::tokens::Tokens;
use crate::FarSpaceFoundryWindow;
use crate::table::plan::{Flight, Plan, flights};
use crate::table::{Draft, GoodsDraft, Target};
use far_space_foundry::rules::{Half, Order, Pilot, Player, Stage, View};
use orrery_board as board;
use orrery_board::palette::{PALETTE, SeatColours};
pub use orrery_board::parts::State;
use orrery_core::Colour;
use orrery_locale::Names;
use orrery_settings::keys::KeyMap;

/// What is pointed at, with what is known of it.
pub type Pointed = board::Inspected<FarSpaceFoundryWindow>;

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
    /// The goods that are gathered or proposed.
    pub gathered: Option<&'a GoodsDraft>,
    /// The pilot whose flights are shown.
    pub flyer: Option<Pilot>,
    /// His flights.
    pub flights: &'a [Flight],
    /// Whether what the board asks is shown: what has just happened is seen first.
    pub asks: bool,
    /// What the keys do; nothing where the places alone are asked for.
    pub keys: Option<&'a KeyMap>,
}

/// Whose flights are shown: those of the card that is pointed at, of the one taken up, of the one played.
#[must_use]
pub fn flyer(view: &View, plan: &Plan, pointed: Option<Target>) -> Option<Pilot> {
    match (pointed, &**plan) {
        _ if !matches!(view.known.stage, Stage::Card | Stage::Fly) => None,
        (Some(Target::Pilot(pilot)), _) if view.known.stage == Stage::Card => Some(pilot),
        (_, &Draft::Pilot(pilot)) => Some(pilot),
        _ => view.known.now.pilot.filter(|_| view.known.stage == Stage::Fly),
    }
}

/// The flights that are shown.
#[must_use]
pub fn flights_of(view: &View, flyer: Option<Pilot>) -> Vec<Flight> {
    flyer.map(|pilot| flights(&view.known, pilot)).unwrap_or_default()
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

    /// Whether it is Beta.
    #[must_use]
    pub fn is_beta(&self) -> bool {
        self.view.known.half == Half::Beta
    }

    /// How many play.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.view.known.count
    }

    /// The seats.
    pub fn seats(&self) -> std::ops::Range<usize> {
        0..usize::from(self.players())
    }

    /// Whose order is awaited, by seat.
    #[must_use]
    pub const fn mover(&self) -> usize {
        self.view.known.turn as usize
    }

    /// A player.
    #[must_use]
    pub const fn player(&self, seat: usize) -> &'a Player {
        &self.view.known.players[seat]
    }

    /// The colour of a seat.
    #[must_use]
    pub const fn colour(&self, seat: usize) -> Colour {
        self.view.known.seating[seat]
    }

    /// The colours of a seat.
    #[must_use]
    pub fn ink(&self, seat: usize) -> SeatColours {
        PALETTE.seat(self.colour(seat)).clone()
    }

    /// The harbour of a seat.
    #[must_use]
    pub fn harbour(&self, seat: usize) -> Harbour {
        Harbour::of(seat, self.players(), self.visible)
    }

    /// Whose hand lies open below: that of whoever looks, and for nobody's eyes the mover's.
    #[must_use]
    pub fn own(&self) -> usize {
        let eyes = self.view.eyes.and_then(|colour| self.view.known.seat_of(colour));
        eyes.unwrap_or_else(|| self.mover())
    }

    /// The flight that is aimed at: the dock or the key pointed at, else the one that carries most.
    #[must_use]
    pub fn aimed(&self) -> Option<Flight> {
        let of = |landing: bool| self.flights.iter().copied().filter(move |flight| flight.landing == landing);
        let pointed = self.pointed.map(|pointed| pointed.target);
        let most = || self.flights.iter().copied().max_by_key(|flight| flight.capacity);
        match pointed {
            Some(Target::Dock(dock)) => self.flights.iter().copied().find(|flight| flight.dock == dock).or_else(most),
            Some(Target::Land) => of(true).max_by_key(|flight| flight.capacity),
            Some(Target::Lift) => of(false).max_by_key(|flight| flight.capacity),
            _ => most(),
        }
    }

    /// Where tags and captions may stand.
    #[must_use]
    pub fn room(&self) -> Rect {
        Rect::from_corners(self.visible.min + 6.0, self.visible.max - 6.0)
    }
}
