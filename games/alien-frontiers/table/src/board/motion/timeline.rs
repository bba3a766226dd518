//! The timing of the events of this game.

use crate::AlienFrontiersFrontend;
use alien_frontiers::rules::Event;
use orrery_board::motion::{self, EventTiming, span};

/// Time from one flying token to the next, in seconds.
pub const TOKEN_STEP: f32 = 0.06;

/// Duration of a token's flight, in seconds.
pub const TOKEN_TIME: f32 = 0.55;

/// Time at which the first token of a raid leaves, in seconds after the start of the raid, when the strike has hit.
pub const LOOTED: f32 = STRIKE + 0.06;

/// Flight time of the strike of a raid or of the Plasma Cannon, in seconds.
pub(super) const STRIKE: f32 = 0.22;

/// Returns the timing of an event. The `match` is exhaustive: a new event needs a timing here.
pub const fn span_of(event: &Event) -> EventTiming {
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

/// An event of this game with its time.
pub type TimedEvent = motion::TimedEvent<AlienFrontiersFrontend>;
/// An announced change of this game, with the timing of every event.
pub type TimedTableChange = motion::TimedTableChange<AlienFrontiersFrontend>;
/// Announced changes of this game that are shown one after the other.
pub type Timeline = motion::Timeline<AlienFrontiersFrontend>;

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::rules::{Facility, Ships, TransferCause as Why};
    use orrery_board::motion::LONGEST;
    use orrery_core::Colour;

    fn docked() -> Vec<(Colour, Event)> {
        let (colour, facility) = (Colour::Red, Facility::LunarMine);
        let docked = Event::Docked { colour, facility, ships: Ships::one(4) };
        let gained = Event::Gained { colour, fuel: 0, ore: 1, cause: Why::Facility(facility) };
        vec![(colour, docked), (colour, gained)]
    }

    #[test]
    fn event_animations_run_one_after_another() {
        let timeline = Timeline::new(docked(), span_of);
        let [docked, gained] = [timeline.beats[0], timeline.beats[1]];
        assert_eq!(docked.start, 0.0);
        assert!(docked.lands <= gained.start, "the ship is there before the ore leaves");
        assert!(gained.start < gained.lands && gained.lands <= gained.ends);
    }

    #[test]
    fn many_events_all_start_within_the_time_limit() {
        let many: Vec<_> = docked().into_iter().cycle().take(60).collect();
        let timeline = Timeline::new(many, span_of);
        assert!(timeline.beats.iter().all(|beat| beat.start <= LONGEST + 1e-3));
        assert!(timeline.beats.is_sorted_by(|a, b| a.start <= b.start));
    }

    #[test]
    fn no_animation_ends_before_it_lands() {
        for (_, event) in docked() {
            let span = span_of(&event);
            assert!(span.lands <= span.ends, "{event:?}");
        }
    }
}
