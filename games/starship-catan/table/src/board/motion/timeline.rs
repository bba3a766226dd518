//! How the events of this game take their time.

use crate::StarshipCatanWindow;
use orrery_board::motion::{self, Span};
use starship_catan::rules::Event;

/// How long cargo flies, in seconds.
pub const CARGO: f32 = 0.35;
/// How long the string of worlds takes to move on by one.
pub const STRING: f32 = 0.45;
/// How long a small ship goes round a world.
pub const ORBIT: f32 = 0.7;
/// How long the dice of a fight fall, and after which both sums and who won have been read.
pub const FALL: f32 = 0.8;
/// As [`FALL`].
pub const READ: f32 = 2.3;
/// From one coin to the next.
pub const COIN: f32 = 0.05;

const fn span(next: f32, lands: f32, ends: f32) -> Span {
    Span { next, lands, ends }
}

/// How an event takes its time. A list without a rest: a new event has to be given its place here.
#[must_use]
pub const fn span_of(event: &Event) -> Span {
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
        // What the dice came to is read before the raiders go.
        Event::Fought { .. } => span(READ, FALL, READ + 0.1),
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

/// Until when nothing tells what an event came to: the dice of a fight do.
#[must_use]
pub const fn suspense_of(event: &Event) -> f32 {
    match event {
        Event::Fought { .. } => READ,
        _ => 0.0,
    }
}

/// An event of this game with its moment.
pub type Beat = motion::Beat<StarshipCatanWindow>;
/// What was announced of this game, with the moment of every event.
pub type Beats = motion::Beats<StarshipCatanWindow>;
/// Announcements of this game that are shown one after the other.
pub type Timeline = motion::Timeline<StarshipCatanWindow>;
