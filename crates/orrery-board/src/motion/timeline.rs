//! When each event is shown: the one clock of motion, counters and sound.

use bevy::prelude::Message;

use orrery_core::Colour;
use orrery_core::WindowGame;
use orrery_core::of;
use orrery_table::{Announced, Cause};

/// The longest an announcement is shown until its last event begins, in seconds at speed 1; more events come closer
/// together.
pub const LONGEST: f32 = 2.6;

/// When a kind of event is felt and over, in seconds after its start at speed 1.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Span {
    /// When the next event may begin.
    pub next: f32,
    /// When it is felt: the ship docks, the first token arrives, the dice lie still.
    pub lands: f32,
    /// When it is over.
    pub ends: f32,
}

/// An event with its moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Beat<G: WindowGame> {
    /// Who was to move when it happened.
    pub mover: Colour,
    /// What happened.
    pub event: of::Event<G>,
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
pub struct Beats<G: WindowGame> {
    /// That of the announcement.
    pub serial: u64,
    /// Why it was announced.
    pub cause: Cause<G::Rules>,
    /// Whose turn it was before.
    pub mover: Colour,
    /// What happened, in order; empty for undo, reset and opening.
    pub beats: Vec<Beat<G>>,
}

/// Announcements that are shown one after the other, timed at speed 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Timeline<G: WindowGame> {
    /// Every event with its moment.
    pub beats: Vec<Beat<G>>,
}

impl<G: WindowGame> Default for Timeline<G> {
    fn default() -> Self {
        Timeline { beats: Vec::new() }
    }
}

impl<G: WindowGame> Timeline<G> {
    /// The moments of these events, each with who was to move; `span` says how an event takes its time.
    #[must_use]
    pub fn new(
        events: impl IntoIterator<Item = (Colour, of::Event<G>)> + Clone,
        span: impl Fn(&of::Event<G>) -> Span,
    ) -> Self {
        let whole: f32 = events.clone().into_iter().map(|(_, event)| span(&event).next).sum();
        let pace = (LONGEST / whole.max(LONGEST)).min(1.0);
        let mut start = 0.0;
        let beat = |(mover, event): (Colour, of::Event<G>)| {
            let span = span(&event);
            let beat = Beat { mover, event, start, lands: start + span.lands, ends: start + span.ends };
            start += span.next * pace;
            beat
        };
        Timeline { beats: events.into_iter().map(beat).collect() }
    }

    /// When the first event that fits starts.
    #[must_use]
    pub fn when(&self, fits: impl Fn(&of::Event<G>) -> bool) -> Option<f32> {
        self.beats.iter().find(|beat| fits(&beat.event)).map(|beat| beat.start)
    }

    /// Whether an event fits.
    #[must_use]
    pub fn has(&self, fits: impl Fn(&of::Event<G>) -> bool) -> bool {
        self.when(fits).is_some()
    }

    /// The messages that tell of `heard`, whose events these are, at `speed` (0: everything at once).
    #[must_use]
    pub fn messages(&self, heard: &[Announced<G::Rules>], speed: f32) -> Vec<Beats<G>> {
        let factor = if speed > 0.0 { 1.0 / speed } else { 0.0 };
        let timed = |beat: &Beat<G>| Beat {
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
