//! Animation of the pieces when the table announces events.

mod counters;
mod director;
mod timeline;

pub use counters::steps;
pub use director::cues;
pub use timeline::{TimedEvent, Timeline, span_of, suspense};

#[cfg(test)]
mod tests {
    use super::timeline::{Timeline, span_of, suspense};
    use contraband::rules::{BoardSpot, Event, FightOpponent, MeetingKind, Sector};
    use orrery_board::motion::LONGEST;
    use orrery_core::Colour;

    fn turn() -> Vec<(Colour, Event)> {
        let seat = Colour::Red;
        vec![
            (seat, Event::Moved { seat, to: BoardSpot::space(Sector::R2) }),
            (seat, Event::Met { seat, how: MeetingKind::Raid, die: 3 }),
            (seat, Event::Exchange { seat, rival: FightOpponent::Raiders, totals: [2, 4], shields: [1, 3] }),
        ]
    }

    #[test]
    fn event_animations_run_in_order_and_land_before_they_end() {
        let timeline = Timeline::new(turn(), span_of);
        let [moved, met, _] = timeline.beats.as_slice() else { panic!("three events") };
        assert!(moved.lands <= met.start, "the ship is there before it is met");
        assert!(timeline.beats.iter().all(|beat| beat.start <= beat.lands && beat.lands <= beat.ends));
    }

    #[test]
    fn deciding_dice_stay_longest() {
        let shot = |shields| {
            suspense(&Event::Exchange { seat: Colour::Red, rival: FightOpponent::Raiders, totals: [2, 4], shields })
        };
        assert!(shot([0, 3]) > shot([1, 3]) && shot([1, 3]) > 0.5);
        assert!(suspense(&Event::TurnEnded { seat: Colour::Red }) <= 0.0);
    }

    #[test]
    fn many_events_all_start_within_the_time_limit() {
        let many: Vec<_> = turn().into_iter().cycle().take(80).collect();
        let timeline = Timeline::new(many, span_of);
        assert!(timeline.beats.iter().all(|beat| beat.start <= LONGEST + 1e-3));
    }
}
