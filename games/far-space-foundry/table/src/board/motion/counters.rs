//! The timing of the numbers in player panels: a number changes after the counted things have arrived.

use super::timeline::Timeline;
use crate::board::numbers::{COINS, everybody};
use far_space_foundry::rules::{Event, View};
use orrery_board::motion::{CounterStep, steps_between};

/// The time between two steps of a number that counts up or down by one, in seconds.
const POINT: f32 = 0.1;

/// Returns the steps of all numbers that change from `before` to `after`, with their times according to the events of `timeline`.
pub fn steps(timeline: &Timeline, before: &View, after: &View) -> Vec<CounterStep> {
    let coins = |event: &Event| {
        matches!(
            event,
            Event::Sold { .. }
                | Event::Earned { .. }
                | Event::PaidInCantina { .. }
                | Event::ChargedAll { .. }
                | Event::Bribed { .. }
                | Event::Equipped { .. }
        )
    };
    let paid = timeline.beats.iter().find(|beat| coins(&beat.event)).map_or(0.0, |beat| beat.lands);
    let counts = |event: &Event| !matches!(event, Event::TurnEnded { .. } | Event::MatchOver { .. });
    let last = timeline.last_effect(counts);
    let at = |column| Some(if column == COINS { paid } else { last });
    steps_between(&everybody(before), &everybody(after), POINT, at)
}
