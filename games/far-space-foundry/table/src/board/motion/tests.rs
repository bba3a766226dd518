use super::timeline::{FLIGHT, TURN, Timeline, arrives, counts, span_of};
use far_space_foundry::rules::{CargoLocation, Event, FreighterKind, Good, Pilot};
use orrery_board::motion::LONGEST;
use orrery_core::Colour;

fn turn() -> Vec<(Colour, Event)> {
    let seat = Colour::Red;
    let (from, to) = (CargoLocation::Warehouse, CargoLocation::Hold(FreighterKind::Federal));
    vec![
        (seat, Event::Played { seat, pilot: Pilot::Five }),
        (seat, Event::Lifted { seat, dock: 7, capacity: 3 }),
        (seat, Event::Moved { seat, good: Good::Skyrite, count: 3, from, to, on: false }),
    ]
}

#[test]
fn event_animations_run_in_order_and_land_before_they_end() {
    let timeline = Timeline::new(turn(), span_of);
    let [_, lifted, moved] = timeline.beats.as_slice() else { panic!("three events") };
    assert!(lifted.lands <= moved.start, "the shuttle is off before the goods go");
    assert!(timeline.beats.iter().all(|beat| beat.start <= beat.lands && beat.lands <= beat.ends));
}

#[test]
fn many_events_all_start_within_the_time_limit() {
    let many: Vec<_> = turn().into_iter().cycle().take(80).collect();
    let timeline = Timeline::new(many, span_of);
    assert!(timeline.beats.iter().all(|beat| beat.start <= LONGEST + 1e-3));
}

#[test]
fn dock_count_ends_before_the_shuttle_arrives() {
    for capacity in 1..=9 {
        assert!(counts(capacity - 1, true) < arrives(capacity, true));
        assert!(counts(capacity, false) < arrives(capacity, false), "it leaves when the light has found it");
        assert!(arrives(capacity, true) <= LONGEST && arrives(capacity, false) <= LONGEST);
    }
}

#[test]
fn the_station_turns_after_its_shuttles_have_left() {
    let span = span_of(&Event::StationTurned);
    assert!(span.lands >= FLIGHT + TURN && span.ends >= span.lands);
}
