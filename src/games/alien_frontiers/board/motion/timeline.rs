//! When each event is shown: the one clock of motion, counters and sound.

use bevy::prelude::Message;

use crate::games::alien_frontiers::table::{Announced, Cause};
use crate::rules::{Colour, Event};

/// The longest an announcement is shown until its last event begins, in seconds at speed 1; more events come closer
/// together.
const LONGEST: f32 = 2.6;

/// From one flying token to the next, in seconds.
pub const TOKEN_STEP: f32 = 0.06;

/// How long a token flies, in seconds.
pub const TOKEN_TIME: f32 = 0.55;

/// When the first token of a raid leaves, in seconds after the raid begins: when the strike has hit.
pub const LOOTED: f32 = STRIKE + 0.06;

/// How long the strike of a raid or of the cannon is on its way.
pub(super) const STRIKE: f32 = 0.22;

/// When a kind of event is felt and over, in seconds after its start at speed 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Span {
    /// When the next event may begin.
    pub next: f32,
    /// When it is felt: the ship docks, the first token arrives, the dice lie still.
    pub lands: f32,
    /// When it is over.
    pub ends: f32,
}

const fn span(next: f32, lands: f32, ends: f32) -> Span {
    Span { next, lands, ends }
}

/// How an event takes its time. A list without a rest: a new event has to be given its place here.
#[must_use]
pub const fn span_of(event: &Event) -> Span {
    match event {
        Event::TurnBegan { .. } => span(0.0, 0.0, 0.6),
        Event::ShipToStock { .. } => span(0.0, 0.45, 0.45),
        Event::Gathered { .. } => span(0.0, 0.0, 0.3),
        Event::Rolled { .. } => span(0.84, 0.8, 0.84),
        Event::Rerolled { .. } => span(0.7, 0.66, 0.7),
        Event::Docked { .. } => span(0.5, 0.42, 0.55),
        Event::Gained { .. } | Event::Paid { .. } => span(0.3, 0.55, 0.95),
        Event::Stolen { .. } => span(0.7, 0.22, 1.2),
        Event::CardStolen { .. } => span(0.7, 0.22, 0.95),
        Event::ShipBuilt { .. } => span(0.4, 0.5, 0.6),
        Event::Evicted { .. } => span(0.45, 0.05, 0.75),
        Event::Teleported { .. } => span(0.5, 0.45, 0.55),
        Event::ValueChanged { .. } => span(0.3, 0.15, 0.3),
        Event::ColonyPlaced { .. } => span(0.7, 0.67, 1.0),
        Event::ColonyAdvanced { .. } => span(0.3, 0.4, 0.5),
        Event::SurplusWaits { .. } | Event::SurplusLost { .. } => span(0.2, 0.1, 0.5),
        Event::ColonyMoved { .. } => span(0.7, 0.67, 1.0),
        Event::ControlChanged { .. } => span(0.35, 0.2, 0.6),
        Event::FieldMoved { .. } => span(0.45, 0.5, 0.8),
        Event::RelicBought { .. } | Event::RelicReturned { .. } => span(0.4, 0.55, 0.6),
        Event::CardUsed { .. } => span(0.35, 0.2, 0.8),
        Event::CardDiscarded { .. } | Event::CardRecovered { .. } => span(0.3, 0.5, 0.6),
        Event::CardClaimed { .. } => span(0.4, 0.45, 0.5),
        Event::DisplayDiscarded => span(0.25, 0.1, 0.4),
        Event::CardLaidOut { .. } => span(0.16, 0.25, 0.45),
        Event::DeckReshuffled => span(0.3, 0.2, 0.6),
        Event::BonusBorrowed { .. } => span(0.3, 0.4, 0.6),
        Event::TurnEnded { .. } => span(0.0, 0.0, 0.0),
        Event::GameOver { .. } => span(1.6, 0.3, 1.8),
    }
}

/// An event with its moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Beat {
    /// Who was to move when it happened.
    pub mover: Colour,
    /// What happened.
    pub event: Event,
    /// When its motion starts, in seconds from now.
    pub start: f32,
    /// When it is felt, in seconds from now: the ship docks, the first token arrives, the dice lie still, the strike hits.
    pub lands: f32,
    /// When its motion is over, in seconds from now.
    pub ends: f32,
}

/// What was announced, with the moment of every event as the board shows it. One for each [`Announced`], sent in the
/// same frame by the board, in the same order.
///
/// Times are seconds of the wall clock from the frame it is sent in, the player's speed of motion counted in; with
/// motion switched off every time is 0. When a [`super::FinishMotion`] comes, everything still to come happens at once.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Beats {
    /// That of the announcement.
    pub serial: u64,
    /// Why it was announced.
    pub cause: Cause,
    /// Whose turn it was before.
    pub mover: Colour,
    /// What happened, in order; empty for undo, reset and opening.
    pub beats: Vec<Beat>,
}

/// Announcements that are shown one after the other, timed at speed 1.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Timeline {
    /// Every event with its moment.
    pub beats: Vec<Beat>,
}

impl Timeline {
    /// The moments of these events; each with who was to move.
    #[must_use]
    pub fn new(events: impl IntoIterator<Item = (Colour, Event)> + Clone) -> Self {
        let whole: f32 = events.clone().into_iter().map(|(_, event)| span_of(&event).next).sum();
        let pace = (LONGEST / whole.max(LONGEST)).min(1.0);
        let mut start = 0.0;
        let beat = |(mover, event): (Colour, Event)| {
            let span = span_of(&event);
            let beat = Beat { mover, event, start, lands: start + span.lands, ends: start + span.ends };
            start += span.next * pace;
            beat
        };
        Timeline { beats: events.into_iter().map(beat).collect() }
    }

    /// When the first event that fits starts.
    #[must_use]
    pub fn when(&self, fits: impl Fn(&Event) -> bool) -> Option<f32> {
        self.beats.iter().find(|beat| fits(&beat.event)).map(|beat| beat.start)
    }

    /// Whether an event fits.
    #[must_use]
    pub fn has(&self, fits: impl Fn(&Event) -> bool) -> bool {
        self.when(fits).is_some()
    }

    /// The messages that tell of `heard`, whose events these are, at `speed` (0: everything at once).
    #[must_use]
    pub fn messages(&self, heard: &[Announced], speed: f32) -> Vec<Beats> {
        let factor = if speed > 0.0 { 1.0 / speed } else { 0.0 };
        let timed = |beat: &Beat| Beat {
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
                Beats { serial: one.serial, cause: one.cause, mover: one.mover, beats }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Cause as Why, Facility, Ships};

    fn docked() -> Vec<(Colour, Event)> {
        let (colour, facility) = (Colour::Red, Facility::LunarMine);
        let docked = Event::Docked { colour, facility, ships: Ships::one(4) };
        let gained = Event::Gained { colour, fuel: 0, ore: 1, cause: Why::Facility(facility) };
        vec![(colour, docked), (colour, gained)]
    }

    #[test]
    fn one_event_comes_after_the_other() {
        let timeline = Timeline::new(docked());
        let [docked, gained] = [timeline.beats[0], timeline.beats[1]];
        assert_eq!(docked.start, 0.0);
        assert!(docked.lands <= gained.start, "the ship is there before the ore leaves");
        assert!(gained.start < gained.lands && gained.lands <= gained.ends);
    }

    #[test]
    fn many_events_are_hurried() {
        let many: Vec<_> = docked().into_iter().cycle().take(60).collect();
        let timeline = Timeline::new(many);
        assert!(timeline.beats.iter().all(|beat| beat.start <= LONGEST + 1e-3));
        assert!(timeline.beats.is_sorted_by(|a, b| a.start <= b.start));
    }

    #[test]
    fn nothing_ends_before_it_lands() {
        for (_, event) in docked() {
            let span = span_of(&event);
            assert!(span.lands <= span.ends, "{event:?}");
        }
    }
}
