//! The times at which the numbers of the player panels change: when the counted items have arrived.

use super::timeline::Timeline;
use crate::board::numbers::{COINS, everybody};
use contraband::rules::{Event, View};
use orrery_board::motion::{CounterStep, steps_between};

/// The time between two steps of a number that counts up or down by one, in seconds.
const POINT: f32 = 0.05;

/// Returns the times at which each number changes by one from `before` to `after`, as the events of `timeline` arrive.
pub fn steps(timeline: &Timeline, before: &View, after: &View) -> Vec<CounterStep> {
    let coins = |event: &Event| {
        matches!(
            event,
            Event::Sold { .. }
                | Event::Bought { .. }
                | Event::Installed { .. }
                | Event::Warped { .. }
                | Event::Gained { .. }
                | Event::Fined { .. }
                | Event::Repaired { .. }
        )
    };
    let paid = timeline.beats.iter().find(|beat| coins(&beat.event)).map_or(0.0, |beat| beat.lands);
    let counts = |event: &Event| !matches!(event, Event::TurnEnded { .. } | Event::MatchOver { .. });
    let last = timeline.last_effect(counts);
    let at = |column| Some(if column == COINS { paid } else { last });
    steps_between(&everybody(before), &everybody(after), POINT, at)
}
