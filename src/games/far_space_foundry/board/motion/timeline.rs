//! How the events of this game take their time.

use crate::board::motion::{self, Span};
use crate::games::far_space_foundry::rules::{Event, FarSpaceFoundry};

/// How long goods fly, in seconds, and from one to the next.
pub const GOODS: f32 = 0.35;
pub const STRING: f32 = 0.06;
/// From dock to dock of a count.
pub const HOP: f32 = 0.09;
/// How long a shuttle is on its way between orbit and dock.
pub const FLIGHT: f32 = 0.65;
/// How long the die tumbles.
pub const TUMBLE: f32 = 0.8;
/// How long the station turns over.
pub const TURN: f32 = 1.6;

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
            let count = HOP * f32::from(*capacity);
            span(count + FLIGHT, count + FLIGHT, count + FLIGHT + 0.2)
        }
        Event::Processed { .. } | Event::Charged { .. } => span(0.5, 0.4, 0.7),
        Event::Sold { .. } | Event::Earned { .. } => span(0.3, GOODS, 0.5),
        Event::PaidInCantina { .. } | Event::ChargedAll { .. } => span(0.3, GOODS, 0.4),
        Event::Shown { .. } => span(0.12, 0.3, 0.5),
        Event::Hired { .. } | Event::HiredNobody { .. } => span(0.3, 0.3, 0.5),
        Event::FreighterCame { .. } => span(0.6, 0.6, 0.8),
        Event::Made { .. } => span(0.6, 0.6, 0.9),
        Event::Upgraded { .. } => span(0.5, 0.5, 0.7),
        Event::Bribed { .. } => span(FLIGHT + 0.2, FLIGHT + 0.2, FLIGHT + 0.4),
        Event::Traffic { .. } => span(FLIGHT, FLIGHT, FLIGHT + 0.2),
        Event::TurnEnded { .. } => span(0.0, 0.0, 0.0),
        Event::StationTurned => span(TURN, TURN * 0.6, TURN + 0.3),
        Event::Kept { .. } | Event::LeftGame { .. } => span(0.1, 0.2, 0.3),
        Event::MatchOver { .. } => span(1.2, 0.3, 1.5),
    }
}

/// An event of this game with its moment.
pub type Beat = motion::Beat<FarSpaceFoundry>;
/// What was announced of this game, with the moment of every event.
pub type Beats = motion::Beats<FarSpaceFoundry>;
/// Announcements of this game that are shown one after the other.
pub type Timeline = motion::Timeline<FarSpaceFoundry>;
