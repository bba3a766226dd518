//! The times at which events are shown. Motion, counters and sounds all use them.

use bevy::prelude::Message;

use orrery_core::Colour;
use orrery_core::GameFrontend;
use orrery_core::game_types;
use orrery_table::{ChangeCause, TableChange};

/// The maximum time until the last event of an announcement begins, in seconds at speed 1. If there are many events, they follow
/// one another at shorter intervals.
pub const LONGEST: f32 = 2.6;

/// The timing of a kind of event, in seconds after its start at speed 1.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct EventTiming {
    /// The earliest start of the next event.
    pub next: f32,
    /// The time at which the event takes effect: the ship docks, the first token arrives, or the dice come to rest.
    pub lands: f32,
    /// The end of the event's motion.
    pub ends: f32,
}

/// Returns the timing of an event: when the next one begins, when it takes effect, and when its motion ends.
pub const fn span(next: f32, lands: f32, ends: f32) -> EventTiming {
    EventTiming { next, lands, ends }
}

/// An event with its times.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TimedEvent<G: GameFrontend> {
    /// The seat that was to move when the event happened.
    pub mover: Colour,
    /// The event on the table.
    pub event: game_types::Event<G>,
    /// The start of the event's motion, in seconds from the announcement.
    pub start: f32,
    /// The time of the event's effect, in seconds from the announcement: the ship docks, the first token arrives, the dice come
    /// to rest, or the strike hits.
    pub lands: f32,
    /// The end of the event's motion, in seconds from the announcement.
    pub ends: f32,
}

/// A change of the table, with the time of each event as the board shows it. The board sends one for each [`TableChange`], in the
/// same frame and in the same order.
///
/// Times are seconds of real time from the frame in which the message is sent, at the player's speed of motion. With motion
/// switched off, every time is 0. A [`super::FinishMotionRequest`] makes all pending events happen immediately.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct TimedTableChange<G: GameFrontend> {
    /// The serial number of the [`TableChange`].
    pub serial: u64,
    /// The cause of the change.
    pub cause: ChangeCause<G::Rules>,
    /// The seat that was to move before the change.
    pub mover: Colour,
    /// The events in order; empty unless an order was carried out, redone or shown again.
    pub beats: Vec<TimedEvent<G>>,
}

/// The events of all announcements that are shown together, with their times at speed 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Timeline<G: GameFrontend> {
    /// The events in order, with their times.
    pub beats: Vec<TimedEvent<G>>,
}

impl<G: GameFrontend> Default for Timeline<G> {
    fn default() -> Self {
        Timeline { beats: Vec::new() }
    }
}

impl<G: GameFrontend> Timeline<G> {
    /// Schedules events, each given with the seat that was to move. `span` returns the timing of an event.
    pub fn new(
        events: impl IntoIterator<Item = (Colour, game_types::Event<G>)> + Clone,
        span: impl Fn(&game_types::Event<G>) -> EventTiming,
    ) -> Self {
        let whole: f32 = events.clone().into_iter().map(|(_, event)| span(&event).next).sum();
        let pace = (LONGEST / whole.max(LONGEST)).min(1.0);
        let mut start = 0.0;
        let beat = |(mover, event): (Colour, game_types::Event<G>)| {
            let span = span(&event);
            let beat = TimedEvent { mover, event, start, lands: start + span.lands, ends: start + span.ends };
            start += span.next * pace;
            beat
        };
        Timeline { beats: events.into_iter().map(beat).collect() }
    }

    /// Returns the start of the first event for which `fits` is true, if there is one.
    pub fn when(&self, fits: impl Fn(&game_types::Event<G>) -> bool) -> Option<f32> {
        self.beats.iter().find(|beat| fits(&beat.event)).map(|beat| beat.start)
    }

    /// Reports whether `fits` is true for any event.
    pub fn has(&self, fits: impl Fn(&game_types::Event<G>) -> bool) -> bool {
        self.when(fits).is_some()
    }

    /// Returns the time of the last effect among the events for which `fits` is true, or 0 if there are none.
    pub fn last_effect(&self, fits: impl Fn(&game_types::Event<G>) -> bool) -> f32 {
        self.beats.iter().filter(|beat| fits(&beat.event)).map(|beat| beat.lands).fold(0.0, f32::max)
    }

    /// Returns a message for each of the changes `heard`, which contain these events, with times at `speed`. With speed 0, all
    /// times are 0.
    pub fn messages(&self, heard: &[TableChange<G::Rules>], speed: f32) -> Vec<TimedTableChange<G>> {
        let factor = if speed > 0.0 { 1.0 / speed } else { 0.0 };
        let timed = |beat: &TimedEvent<G>| TimedEvent {
            start: beat.start * factor,
            lands: beat.lands * factor,
            ends: beat.ends * factor,
            ..*beat
        };
        let mut rest = self.beats.as_slice();
        heard
            .iter()
            .map(|one| {
                let (own, after) = rest.split_at(one.events.len().min(rest.len()));
                rest = after;
                let beats = own.iter().map(timed).collect();
                TimedTableChange { serial: one.serial, cause: one.cause, mover: one.mover, beats }
            })
            .collect()
    }
}
