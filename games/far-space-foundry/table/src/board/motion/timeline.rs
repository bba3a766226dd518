//! The timing of the events of this game.

use crate::FarSpaceFoundryFrontend;
use far_space_foundry::rules::Event;
use orrery_board::motion::{self, EventTiming, span};

/// The duration of a flight of goods, and the delay from one good to the next, in seconds.
pub const GOODS: f32 = 0.35;
pub const STRING: f32 = 0.06;
/// The duration of the return of goods to their asteroids after Alpha, in seconds. It is long enough for all players to see the
/// loss.
pub const BACK: f32 = 0.9;
/// The duration of a hop from dock to dock of a count, in seconds.
pub const HOP: f32 = 0.14;
/// The durations of a shuttle's approach from orbit to the first dock tried, and of its settling in the last dock, in seconds.
pub const APPROACH: f32 = 0.45;
pub const SETTLE: f32 = 0.22;
/// The duration of a shuttle's return to orbit, or of its flight to a dock without a count, in seconds.
pub const FLIGHT: f32 = 0.65;
/// The duration of the die's tumble, in seconds.
pub const TUMBLE: f32 = 0.8;
/// The duration of the station's turn-over, after its shuttles have left, in seconds.
pub const TURN: f32 = 1.4;
/// The duration of a freighter's departure at the end of the match, and the delay from one freighter of a fleet to the next, in
/// seconds.
pub const DEPARTURE: f32 = 1.6;
pub const NEXT_DEPARTURE: f32 = 0.2;
/// The duration of a product's motion through the kiln and along the belt, in seconds.
pub const CHUTE: f32 = 0.9;

/// Returns the time at which the dock with index `nth` in a count is tried, in seconds after the start of the flight. A landing
/// shuttle first flies to the first dock; before a lift-off, a light searches the docks.
pub fn counts(nth: u8, landing: bool) -> f32 {
    HOP * f32::from(nth) + if landing { APPROACH } else { 0.0 }
}

/// Returns the duration of a flight with this capacity, in seconds.
pub fn arrives(capacity: u8, landing: bool) -> f32 {
    if landing { counts(capacity.saturating_sub(1), true) + SETTLE } else { counts(capacity, false) + FLIGHT }
}

/// Returns the timing of an event. The `match` expression has no catch-all arm, so every new event has to be added here.
pub fn span_of(event: &Event) -> EventTiming {
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
        Event::MatchOver { .. } => span(1.2, 0.3, DEPARTURE + 3.0 * NEXT_DEPARTURE),
    }
}

/// An event of this game with its time.
pub type TimedEvent = motion::TimedEvent<FarSpaceFoundryFrontend>;
/// The events of this game's announcements that are shown together, with their times.
pub type Timeline = motion::Timeline<FarSpaceFoundryFrontend>;
