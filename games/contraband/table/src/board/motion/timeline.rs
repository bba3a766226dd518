//! The timing of this game's events.

use crate::ContrabandFrontend;
use crate::board::exchanges::RESULT_SECONDS;
use contraband::rules::Event;
use orrery_board::motion::{self, EventTiming, span};

/// The duration of a ship's step, in seconds.
pub const STEP: f32 = 0.25;
/// The duration of a metal's flight, in seconds.
pub const METAL: f32 = 0.18;
/// The time for which a die tumbles, in seconds.
pub const TUMBLE: f32 = 0.4;
/// The time between the sums of the dice that decide a fight and the name of its winner, in seconds.
pub const VERDICT: f32 = 0.25;
/// The time from the throw of the dice that decide a fight to what follows from it, in seconds: the faces, the sums and the name
/// of the winner are read first.
const DECIDED: f32 = 1.5;
/// The duration of a token's move to its new line, in seconds.
pub const PATROL: f32 = 0.4;
/// The duration of each draw on the first visit to a mine, in seconds.
pub const RISE: f32 = 0.3;
/// The duration of a passage through a gate, in seconds.
pub const WARP: f32 = 0.7;

/// Returns the timing of an event. The match is exhaustive, so that a new event must be given a timing here.
pub fn span_of(event: &Event) -> EventTiming {
    match event {
        Event::Moved { .. } => span(STEP, STEP, STEP + 0.1),
        Event::StepLost { .. } => span(0.2, 0.1, 0.3),
        Event::BonusDrawn { .. } | Event::Found { .. } => span(RISE, RISE, RISE + 0.2),
        Event::Laid { .. } => span(0.1, 0.2, 0.3),
        Event::Taken { .. }
        | Event::Swapped { .. }
        | Event::PrizeTaken { .. }
        | Event::Jettisoned { .. }
        | Event::Sold { .. }
        | Event::Bought { .. } => span(METAL, METAL, METAL + 0.2),
        Event::PrizeWon { .. } | Event::PrizeLeft { .. } => span(0.3, 0.3, 0.5),
        Event::Installed { .. } => span(0.5, 0.5, 0.7),
        Event::Shown { .. } | Event::UpgradeLost { .. } => span(0.15, 0.2, 0.4),
        Event::Warped { .. } => span(WARP, WARP, WARP + 0.2),
        Event::Played { .. } => span(0.35, 0.3, 0.5),
        Event::Gained { .. } | Event::Fined { .. } => span(0.3, 0.3, 0.5),
        Event::Met { .. } => span(0.3 + TUMBLE, 0.3, 0.5 + TUMBLE),
        Event::Attacked { .. } => span(0.4, 0.3, 0.6),
        Event::Outlawed { .. } | Event::Declared { .. } => span(0.5, 0.3, 0.8),
        Event::Exchange { shields, .. } if shields.contains(&0) => span(DECIDED, TUMBLE + 0.15, TUMBLE + 0.5),
        Event::Exchange { .. } => span(TUMBLE + 0.4, TUMBLE + 0.15, TUMBLE + 0.5),
        Event::Stood { .. } | Event::Left { .. } | Event::LetGo { .. } => span(0.15, 0.1, 0.3),
        Event::Fled { .. } => span(TUMBLE, TUMBLE, TUMBLE + 0.3),
        Event::Beat { .. } => span(0.3, 0.2, 0.6),
        Event::BrokeDown { .. } => span(0.5, 0.3, 0.8),
        Event::Repaired { .. } | Event::Sent { .. } => span(0.4, 0.4, 0.6),
        Event::Cleared { .. } | Event::HoldLost { .. } | Event::HoldSeen { .. } => span(0.5, 0.4, 0.7),
        Event::Hid { .. } | Event::Looted { .. } => span(0.3, 0.3, 0.5),
        Event::TokenMoved { die, .. } => {
            let tumble = if *die > 0 { TUMBLE } else { 0.0 };
            span(tumble + PATROL, tumble + PATROL, tumble + PATROL + 0.3)
        }
        Event::Rested => span(0.3, 0.1, 0.5),
        Event::Planned { .. } | Event::Changed { .. } => span(0.2, 0.1, 0.4),
        Event::TurnEnded { .. } | Event::RoundBegan { .. } => span(0.0, 0.0, 0.0),
        Event::MatchOver { .. } => span(1.2, 0.3, 1.5),
    }
}

/// Returns the seconds for which the consequences of an event are held back, so that dice are seen first; dice that decide a
/// fight are seen for longer.
pub fn suspense(event: &Event) -> f32 {
    match event {
        Event::Exchange { shields, .. } if shields.contains(&0) => RESULT_SECONDS,
        Event::Exchange { .. } => TUMBLE + 0.2,
        Event::Fled { hits, .. } if *hits != [0, 0] => TUMBLE,
        _ => 0.0,
    }
}

/// An event of this game, with the times of its animation.
pub type TimedEvent = motion::TimedEvent<ContrabandFrontend>;
/// The events of this game's announcements that are shown together, with their times.
pub type Timeline = motion::Timeline<ContrabandFrontend>;
