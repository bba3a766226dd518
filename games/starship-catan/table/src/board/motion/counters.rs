//! The times at which the numbers in the player panels change: money when it leaves or arrives, all other numbers after the cause
//! of the change.

use super::timeline::{COIN, Timeline};
use crate::board::numbers::{ASTRO, everybody};
use orrery_board::motion::{CounterStep, steps_between};
use starship_catan::rules::{Commodity, Event, View};

/// The time between two steps of a number that counts up or down by one, in seconds.
const POINT: f32 = 0.14;

/// Returns the steps of the numbers from `before` to `after`, each with its time according to the events of `timeline`.
pub fn steps(timeline: &Timeline, before: &View, after: &View) -> Vec<CounterStep> {
    let mut steps = Vec::new();
    for beat in &timeline.beats {
        let (seat, count, up, at) = match beat.event {
            Event::Gained { seat, thing: Commodity::Astro, count, .. } => (seat, count, true, beat.lands),
            Event::Paid { seat, thing: Commodity::Astro, count, .. } => (seat, count, false, beat.start),
            _ => continue,
        };
        let colour = before.known.colour(seat);
        let step = |nth: u8| CounterStep { at: at + COIN * f32::from(nth), colour, column: ASTRO, up };
        steps.extend((0..count).map(step));
    }
    let counts = |event: &Event| !matches!(event, Event::TurnEnded { .. } | Event::MatchOver { .. });
    let last = timeline.last_effect(counts);
    let at = |column| (column != ASTRO).then_some(last);
    steps.extend(steps_between(&everybody(before), &everybody(after), POINT, at));
    steps
}
