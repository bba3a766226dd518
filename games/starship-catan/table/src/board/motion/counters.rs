//! The times at which the numbers in the player panels change: money when it leaves or arrives, points and all other numbers
//! after their cause.

use super::timeline::{COIN, Timeline};
use crate::board::numbers::{ASTRO, everybody};
use orrery_board::motion::CounterStep;
use starship_catan::rules::{Commodity, Event, Seat, View};

/// The time between two changes of a number by one, in seconds.
const POINT: f32 = 0.14;

/// Returns the time of each change by one from `before` to `after`, according to the events of `timeline`.
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
    let last = timeline.beats.iter().filter(|beat| counts(&beat.event)).map(|beat| beat.lands).fold(0.0, f32::max);
    let (old, new) = (everybody(before), everybody(after));
    for &seat in Seat::ALL {
        let colour = before.known.colour(seat);
        let (old, new) = (old[colour.index()], new[colour.index()]);
        for column in (0..old.len()).filter(|&column| column != ASTRO) {
            let up = new[column] > old[column];
            let step = |nth: u8| CounterStep { at: last + POINT * f32::from(nth), colour, column, up };
            steps.extend((0..new[column].abs_diff(old[column])).map(step));
        }
    }
    steps
}
