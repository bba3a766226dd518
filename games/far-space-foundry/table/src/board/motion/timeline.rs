//! How the events of this game take their time.

use crate::FarSpaceFoundryWindow;
use far_space_foundry::rules::Event;
use orrery_board::motion::{self, Span};

/// How long goods fly, in seconds, and from one to the next.
pub const GOODS: f32 = 0.35;
pub const STRING: f32 = 0.06;
/// How long goods fly back to their asteroids when Alpha is over: it is seen by all what is lost.
pub const BACK: f32 = 0.9;
/// From dock to dock of a count.
pub const HOP: f32 = 0.14;
/// How long a shuttle is on its way from orbit to the first dock that it tries, and how long it takes to lie still in the last.
pub const APPROACH: f32 = 0.45;
pub const SETTLE: f32 = 0.22;
/// How long a shuttle is on its way back to orbit, or to a dock that nobody counts to.
pub const FLIGHT: f32 = 0.65;
/// How long the die tumbles.
pub const TUMBLE: f32 = 0.8;
/// How long the station turns over, after its shuttles have left.
pub const TURN: f32 = 1.4;
/// How long kilns and belt take over a product.
pub const CHUTE: f32 = 0.9;

/// When the dock `nth` of a count is tried, from 0, in seconds after the flight began: a shuttle that lands comes to the first one, one
/// that lifts off is looked for by a light.
#[must_use]
pub fn counts(nth: u8, landing: bool) -> f32 {
    HOP * f32::from(nth) + if landing { APPROACH } else { 0.0 }
}

/// When a flight with this capacity is over.
#[must_use]
pub fn arrives(capacity: u8, landing: bool) -> f32 {
    if landing { counts(capacity.saturating_sub(1), true) + SETTLE } else { counts(capacity, false) + FLIGHT }
}

const fn span(next: f32, lands: f32, ends: f32) -> Span {
    Span { next, lands, ends }
}

/// How an event takes its time. A list without a rest: a new event has to be given its place here.
#[must_use]
pub fn span_of(event: &Event) -> Span {
    match event {
        Event::ProductLaid { .. } | Event::FreighterOpened { .. } => span(0.08, 0.2, 0.3),
        Event::FirstPlayer { .. } => span(0.3, 0.3, 0.5),
        Event::Equipped { .. } | Event::FleetGiven { .. } => span(0.08, GOODS, 0.5),
        Event::Dealt { .. } | Event::Drawn { .. } => span(0.1, 0.3, 0.4),
        Event::Stowed { .. } | Event::Moved { .. } => span(0.15, GOODS, 0.6),
        Event::HalfBegan { .. } => span(0.2, 0.1, 0.4),
        Event::Played { .. } => span(0.25, 0.25, 0.35),
        Event::Rolled { .. } => span(TUMBLE, TUMBLE - 0.1, TUMBLE + 0.2),
        Event::Landed { capacity, .. } | Event::Lifted { capacity, .. } => {
            let over = arrives(*capacity, matches!(event, Event::Landed { .. }));
            span(over, over, over + 0.2)
        }
        Event::Processed { .. } | Event::Charged { .. } => span(0.5, 0.4, 0.7),
        Event::Sold { .. } | Event::Earned { .. } => span(0.3, GOODS, 0.5),
        Event::PaidInCantina { .. } | Event::ChargedAll { .. } => span(0.3, GOODS, 0.4),
        Event::Shown { .. } => span(0.12, 0.3, 0.5),
        Event::Hired { .. } | Event::HiredNobody { .. } => span(0.3, 0.3, 0.5),
        Event::FreighterCame { .. } => span(0.6, 0.6, 0.8),
        Event::Made { .. } => span(CHUTE, 0.5, CHUTE + 0.4),
        Event::Upgraded { .. } => span(0.5, 0.5, 0.7),
        Event::Bribed { .. } => span(FLIGHT + 0.2, FLIGHT + 0.2, FLIGHT + 0.4),
        Event::Traffic { .. } => span(FLIGHT, FLIGHT, FLIGHT + 0.2),
        Event::TurnEnded { .. } => span(0.0, 0.0, 0.0),
        Event::Cleared { .. } => span(0.3, BACK, BACK + 0.2),
        Event::StationTurned => span(FLIGHT + TURN, FLIGHT + TURN, FLIGHT + TURN + 0.3),
        Event::Kept { .. } | Event::LeftGame { .. } => span(0.1, 0.2, 0.3),
        Event::MatchOver { .. } => span(1.2, 0.3, 1.5),
    }
}

/// An event of this game with its moment.
pub type Beat = motion::Beat<FarSpaceFoundryWindow>;
/// What was announced of this game, with the moment of every event.
pub type Beats = motion::Beats<FarSpaceFoundryWindow>;
/// Announcements of this game that are shown one after the other.
pub type Timeline = motion::Timeline<FarSpaceFoundryWindow>;
