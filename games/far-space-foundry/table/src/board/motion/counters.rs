//! The timing of the numbers in player panels: a number changes after the counted things have arrived.

use super::timeline::Timeline;
use crate::board::numbers::{COINS, everybody};
use far_space_foundry::rules::{Event, View};
use orrery_board::motion::CounterStep;

/// The time between two changes of a number by one, in seconds.
const POINT: f32 = 0.1;

/// Returns the time of each change by one from `before` to `after`, according to the events of `timeline`.
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
    let last = timeline.beats.iter().filter(|beat| counts(&beat.event)).map(|beat| beat.lands).fold(0.0, f32::max);
    let (old, new) = (everybody(before), everybody(after));
    let mut steps = Vec::new();
    for &colour in before.known.seats() {
        let (old, new) = (old[colour.index()], new[colour.index()]);
        for column in 0..old.len() {
            let up = new[column] > old[column];
            let at = if column == COINS { paid } else { last };
            let step = |nth: u8| CounterStep { at: at + POINT * f32::from(nth), colour, column, up };
            steps.extend((0..new[column].abs_diff(old[column])).map(step));
        }
    }
    steps
}
