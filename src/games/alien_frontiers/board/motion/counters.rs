//! The numbers in the players' panels, which change when fuel, ore, ships and cards arrive, not before.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::timeline::{Beat, LOOTED, TOKEN_STEP, TOKEN_TIME, Timeline};
use crate::board::motion::{Animating, FinishMotion, MotionSettings};
use crate::games::alien_frontiers::board::numbers::{Numbers, numbers};
use crate::rules::{Colour, Event, Position};

/// How long a number that has changed is seen to have changed, in seconds at speed 1.
const FRESH: f32 = 0.4;
/// From one point to the next, in seconds.
const POINT_STEP: f32 = 0.14;
const POINTS: usize = 5;

fn all(position: &Position) -> [Numbers; Colour::COUNT] {
    let mut all = [[0; 6]; Colour::COUNT];
    for &colour in position.seats() {
        all[colour.index()] = numbers(position, colour);
    }
    all
}

/// A number changes by one.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Step {
    at: f32,
    colour: Colour,
    column: usize,
    up: bool,
}

/// The numbers as they are shown now.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct Counters {
    shown: [Numbers; Colour::COUNT],
    goal: [Numbers; Colour::COUNT],
    /// When each number changed last, on the clock of `elapsed`.
    changed: [[Option<f32>; 6]; Colour::COUNT],
    /// Still to come, the next one last.
    steps: Vec<Step>,
    elapsed: f32,
}

impl Counters {
    /// The numbers of a position at rest.
    #[must_use]
    pub fn at_rest(position: &Position) -> Self {
        let now = all(position);
        Counters { shown: now, goal: now, ..Counters::default() }
    }

    /// What a player's panel shows now.
    #[must_use]
    pub const fn of(&self, colour: Colour) -> Numbers {
        self.shown[colour.index()]
    }

    /// How new a number is: 1 when it has just changed, 0 when it has long been what it is.
    #[must_use]
    pub fn fresh(&self, colour: Colour, column: usize) -> f32 {
        let changed = self.changed[colour.index()][column];
        changed.map_or(0.0, |at| (1.0 - (self.elapsed - at) / FRESH).clamp(0.0, 1.0))
    }

    /// Whether a number is still to change, or has just changed.
    #[must_use]
    pub fn busy(&self) -> bool {
        self.shown != self.goal || !self.steps.is_empty() || self.changed.iter().flatten().any(Option::is_some)
    }

    /// Shows a position at once, unless it is where the numbers are going.
    pub fn settle(&mut self, position: &Position) {
        if self.goal != all(position) {
            *self = Counters::at_rest(position);
        }
    }

    /// Lets the numbers go from `before` to `after` as the events of `timeline` arrive.
    pub fn run(&mut self, before: &Position, after: &Position, timeline: &Timeline) {
        *self = Counters { goal: all(after), ..Counters::at_rest(before) };
        for beat in &timeline.beats {
            arrivals(beat, &mut self.steps);
        }
        self.points(timeline);
        self.steps.sort_by(|a, b| b.at.total_cmp(&a.at));
    }

    /// Points are counted one by one after the last thing that gives or takes any.
    fn points(&mut self, timeline: &Timeline) {
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
        for &colour in Colour::ALL {
            let (from, to) = (self.shown[colour.index()][POINTS], self.goal[colour.index()][POINTS]);
            self.steps.extend((0..from.abs_diff(to)).map(|nth| Step {
                at: start + POINT_STEP * f32::from(nth),
                colour,
                column: POINTS,
                up: to > from,
            }));
        }
    }

    /// Lets `seconds` of the motion pass; the rest at once with `all`.
    fn pass(&mut self, seconds: f32, all: bool) {
        self.elapsed += seconds;
        while let Some(step) = self.steps.pop_if(|step| all || step.at <= self.elapsed) {
            let (colour, column) = (step.colour.index(), step.column);
            let number = &mut self.shown[colour][column];
            *number = if step.up { number.saturating_add(1) } else { number.saturating_sub(1) };
            self.changed[colour][column] = Some(self.elapsed);
        }
        let faded = self.elapsed - FRESH;
        self.changed.iter_mut().flatten().for_each(|at| *at = at.filter(|&at| at > faded && !all));
        if self.steps.is_empty() {
            self.shown = self.goal;
        }
    }
}

/// When the numbers change that an event changes.
fn arrivals(beat: &Beat, steps: &mut Vec<Step>) {
    let mut add = |colour: Colour, column: usize, count: u8, from: f32, up: bool| {
        let nth = |nth: u8| from + TOKEN_STEP * f32::from(nth.min(7));
        steps.extend((0..count).map(|index| Step { at: nth(index), colour, column, up }));
    };
    let Beat { start, lands, ends, .. } = *beat;
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

/// Counts. Before the pieces move: both go by the same clock.
pub fn count(
    time: Res<Time>,
    settings: Res<MotionSettings>,
    animating: Res<Animating>,
    mut finish: MessageReader<FinishMotion>,
    mut counters: ResMut<Counters>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let at_once = finish.read().count() > 0 || settings.speed <= 0.0;
    if !counters.busy() {
        return;
    }
    let step = if animating.0 { time.delta_secs() * settings.speed } else { 0.0 };
    counters.pass(step, at_once);
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Cause, Facility, Order, Preset, Scripted, Setup, Ships, apply, bare_position};

    #[test]
    fn ore_is_counted_when_it_arrives() {
        let mut before =
            bare_position(&Setup::plain(2, Preset::Rules2011.options())).expect("a set-up that can be played");
        apply(&mut before, Order::Roll, &mut Scripted::new(vec![4, 5, 6], Vec::new())).expect("the roll");
        let mut after = before;
        let order = Order::Dock { facility: Facility::LunarMine, ships: Ships::of(&[4, 5]) };
        let mover = before.mover();
        let events = apply(&mut after, order, &mut Scripted::new(Vec::new(), Vec::new())).expect("it can dock");
        let timeline = Timeline::new(events.into_iter().map(|event| (mover, event)));
        let gained = timeline.beats.iter().find(|beat| matches!(beat.event, Event::Gained { .. })).expect("ore");
        assert!(matches!(gained.event, Event::Gained { cause: Cause::Facility(Facility::LunarMine), ore: 2, .. }));
        let mut counters = Counters::default();
        counters.run(&before, &after, &timeline);
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
    fn finishing_shows_the_end_at_once() {
        let before = bare_position(&Setup::plain(2, Preset::Rules2011.options())).expect("a set-up that can be played");
        let mut after = before;
        let mover = before.mover();
        let events = apply(&mut after, Order::Roll, &mut Scripted::new(vec![4, 5, 6], Vec::new())).expect("the roll");
        let mut counters = Counters::default();
        let timeline = Timeline::new(events.into_iter().map(|event| (mover, event)));
        counters.run(&before, &after, &timeline);
        counters.pass(0.0, true);
        assert_eq!(counters, Counters { elapsed: counters.elapsed, ..Counters::at_rest(&after) });
    }
}
