//! The times at which the numbers in the player panels change: fuel, ore, ships, colonies and cards as they arrive or leave, and
//! points.

use super::timeline::{LOOTED, TOKEN_STEP, TOKEN_TIME, TimedEvent, Timeline};
use crate::board::numbers::everybody;
use alien_frontiers::rules::{Event, Position};
use orrery_board::motion::{CounterStep, CounterTable, steps_between};
use orrery_core::Colour;

/// Time from one counted point to the next, in seconds.
const POINT_STEP: f32 = 0.14;
const POINTS: usize = 5;

/// Returns the times at which each number changes by one between `before` and `after`, as the pieces of the events in `timeline`
/// arrive.
pub fn steps(timeline: &Timeline, before: &Position, after: &Position) -> Vec<CounterStep> {
    let mut steps = Vec::new();
    for beat in &timeline.beats {
        arrivals(beat, &mut steps);
    }
    points(timeline, &everybody(before), &everybody(after), &mut steps);
    steps
}

/// Adds the steps of the points, which are counted one by one after the last event that changes them.
fn points(timeline: &Timeline, before: &CounterTable, after: &CounterTable, steps: &mut Vec<CounterStep>) {
    let scoring = timeline.beats.iter().filter(|beat| {
        matches!(
            beat.event,
            Event::ColonyPlaced { .. }
                | Event::ColonyMoved { .. }
                | Event::ControlChanged { .. }
                | Event::FieldMoved { .. }
                | Event::CardClaimed { .. }
                | Event::CardStolen { .. }
                | Event::CardDiscarded { .. }
                | Event::CardRecovered { .. }
                | Event::RelicBought { .. }
                | Event::RelicReturned { .. }
        )
    });
    let start = scoring.map(|beat| beat.lands + 0.1).fold(0.0, f32::max);
    let at = |column| (column == POINTS).then_some(start);
    steps.extend(steps_between(before, after, POINT_STEP, at));
}

/// Adds the times of the changes caused by an event.
fn arrivals(beat: &TimedEvent, steps: &mut Vec<CounterStep>) {
    let mut add = |colour: Colour, column: usize, count: u8, from: f32, up: bool| {
        let nth = |nth: u8| from + TOKEN_STEP * f32::from(nth.min(7));
        steps.extend((0..count).map(|index| CounterStep { at: nth(index), colour, column, up }));
    };
    let TimedEvent { start, lands, ends, .. } = *beat;
    match beat.event {
        Event::Gained { colour, fuel, ore, .. } => {
            add(colour, 0, fuel, start + TOKEN_TIME, true);
            add(colour, 1, ore, start + TOKEN_TIME, true);
        }
        Event::Paid { colour, fuel, ore, .. } => {
            add(colour, 0, fuel, start, false);
            add(colour, 1, ore, start, false);
        }
        Event::Stolen { from, to, fuel, ore } => {
            for (column, count) in [(0, fuel), (1, ore)] {
                add(from, column, count, start + LOOTED, false);
                add(to, column, count, start + LOOTED + TOKEN_TIME, true);
            }
        }
        Event::ShipBuilt { colour } | Event::RelicBought { colour } => add(colour, 2, 1, lands, true),
        Event::ShipToStock { colour, .. } => add(colour, 2, 1, ends, false),
        Event::RelicReturned { colour } => add(colour, 2, 1, start, false),
        Event::ColonyPlaced { colour, .. } => add(colour, 3, 1, start, false),
        Event::CardClaimed { colour, .. } | Event::CardRecovered { colour, .. } => add(colour, 4, 1, lands, true),
        Event::CardDiscarded { colour, .. } => add(colour, 4, 1, start, false),
        Event::CardStolen { from, to, kept, .. } => {
            add(from, 4, 1, start + LOOTED, false);
            add(to, 4, u8::from(kept), start + LOOTED + TOKEN_TIME, true);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::motion::timeline::span_of;
    use crate::board::numbers::numbers;
    use alien_frontiers::rules::{
        Facility, FixedOutcomesChance, Order, Preset, Setup, Ships, TransferCause, apply, bare_position,
    };
    use orrery_board::motion::{AnimatedCounters, FRESH};

    #[test]
    fn ore_counter_rises_when_the_ore_arrives() {
        let mut before =
            bare_position(&Setup::plain(2, Preset::Rules2011.options())).expect("a set-up that can be played");
        apply(&mut before, Order::Roll, &mut FixedOutcomesChance::new(vec![4, 5, 6], Vec::new())).expect("the roll");
        let mut after = before;
        let order = Order::Dock { facility: Facility::LunarMine, ships: Ships::of(&[4, 5]) };
        let mover = before.mover();
        let events =
            apply(&mut after, order, &mut FixedOutcomesChance::new(Vec::new(), Vec::new())).expect("it can dock");
        let timeline = Timeline::new(events.into_iter().map(|event| (mover, event)), span_of);
        let gained = timeline.beats.iter().find(|beat| matches!(beat.event, Event::Gained { .. })).expect("ore");
        assert!(matches!(
            gained.event,
            Event::Gained { cause: TransferCause::Facility(Facility::LunarMine), ore: 2, .. }
        ));
        let mut counters = AnimatedCounters::default();
        counters.run(everybody(&before), everybody(&after), steps(&timeline, &before, &after));
        let had = numbers(&before, mover)[1];
        counters.pass(gained.lands - 0.02, false);
        assert_eq!(counters.of(mover)[1], had, "it is still on its way");
        counters.pass(0.03, false);
        assert_eq!(counters.of(mover)[1], had + 1);
        assert!(counters.fresh(mover, 1) > 0.9);
        counters.pass(1.0, false);
        assert_eq!(counters.of(mover), numbers(&after, mover));
        assert!(counters.busy(), "the last number is still seen to have changed");
        counters.pass(FRESH, false);
        assert!(!counters.busy(), "nothing is drawn for it any more");
    }

    #[test]
    fn skipping_the_animation_shows_final_counters() {
        let before = bare_position(&Setup::plain(2, Preset::Rules2011.options())).expect("a set-up that can be played");
        let mut after = before;
        let mover = before.mover();
        let events =
            apply(&mut after, Order::Roll, &mut FixedOutcomesChance::new(vec![4, 5, 6], Vec::new())).expect("the roll");
        let mut counters = AnimatedCounters::default();
        let timeline = Timeline::new(events.into_iter().map(|event| (mover, event)), span_of);
        counters.run(everybody(&before), everybody(&after), steps(&timeline, &before, &after));
        counters.pass(0.0, true);
        assert!(!counters.busy());
        assert_eq!(counters.of(mover), numbers(&after, mover));
    }
}
