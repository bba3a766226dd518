//! Timing of this game's events.

use crate::StarshipCatanFrontend;
use orrery_board::motion::{self, EventTiming, span};
use starship_catan::rules::Event;

/// The time for which cargo flies, in seconds.
pub const CARGO: f32 = 0.35;
/// The time in which the string of cards advances by one, in seconds.
pub const STRING: f32 = 0.45;
/// The time in which a small ship circles a planet, in seconds.
pub const ORBIT: f32 = 0.7;
/// The time for which the dice of a fight fall, in seconds.
pub const FALL: f32 = 0.8;
/// The time after which a player has read the totals and the result of a fight, in seconds.
pub const RESULT_READ_TIME: f32 = 2.3;
/// The time between two coins, in seconds.
pub const COIN: f32 = 0.05;

/// Returns the timing of an event. The `match` has no catch-all arm, so that for every new event, a timing must be chosen here.
pub const fn span_of(event: &Event) -> EventTiming {
    match event {
        Event::ModuleChosen { .. } => span(0.3, 0.2, 0.5),
        Event::Rolled { .. } => span(0.8, 0.7, 1.2),
        Event::Produced { .. } => span(0.08, CARGO, 0.5),
        Event::Wasted { .. } => span(0.08, CARGO, 0.6),
        Event::FlightBegan { .. } => span(0.5, 0.3, 0.9),
        Event::Looked { .. } => span(0.06, 0.25, 0.3),
        Event::Arranged { .. } => span(0.3, 0.25, 0.4),
        Event::Revealed { .. } => span(STRING, STRING, 0.75),
        Event::Turned { .. } => span(0.0, 0.1, 0.3),
        Event::Gained { .. } | Event::Paid { .. } => span(0.12, CARGO, 0.5),
        Event::Overboard { .. } => span(0.2, 0.1, 0.6),
        Event::Settled { .. } | Event::Founded { .. } => span(ORBIT + 0.05, ORBIT, ORBIT + 0.4),
        Event::Laid { .. } => span(0.35, 0.35, 0.45),
        Event::Gap { .. } => span(0.2, 0.1, 0.4),
        Event::AdventureDone { .. } => span(0.4, 0.3, 0.7),
        Event::AdventureTurnedUp { .. } => span(0.35, 0.3, 0.45),
        Event::PiratesPaid { .. } => span(0.4, 0.3, 0.7),
        // The player reads the result of the dice before the raiders disappear.
        Event::Fought { .. } => span(RESULT_READ_TIME, FALL, RESULT_READ_TIME + 0.1),
        Event::PiratesTaken { .. } => span(0.4, 0.45, 0.6),
        Event::PrizeLeft { .. } => span(0.0, 0.0, 0.2),
        Event::CannonLost { .. } | Event::ModuleLost { .. } => span(0.4, 0.15, 0.7),
        Event::FlightEnded { .. } => span(0.5, 0.3, 0.7),
        Event::Offered { .. } | Event::Accepted { .. } | Event::Refused { .. } => span(0.25, 0.2, 0.4),
        Event::Built { .. } | Event::Upgraded { .. } => span(0.3, 0.3, 0.6),
        Event::HonourMoved { .. } => span(0.5, 0.55, 0.8),
        Event::Points { .. } => span(0.1, 0.1, 0.4),
        Event::TurnEnded { .. } => span(0.0, 0.0, 0.0),
        Event::MatchOver { .. } => span(1.2, 0.3, 1.5),
    }
}

/// Returns the time until the result of an event is revealed, in seconds. Only the dice of a fight hide their result at first.
pub const fn result_delay(event: &Event) -> f32 {
    match event {
        Event::Fought { .. } => RESULT_READ_TIME,
        _ => 0.0,
    }
}

/// An event of this game with its time.
pub type TimedEvent = motion::TimedEvent<StarshipCatanFrontend>;
/// Announcements of this game that are shown one after the other.
pub type Timeline = motion::Timeline<StarshipCatanFrontend>;
