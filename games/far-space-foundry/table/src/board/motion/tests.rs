use super::timeline::{FLIGHT, TURN, Timeline, arrives, counts, span_of};
use far_space_foundry::rules::{Event, Good, Pilot, Place, Ship};
use orrery_board::motion::LONGEST;
use orrery_core::Colour;

fn turn() -> Vec<(Colour, Event)> {
    let seat = Colour::Red;
    let (from, to) = (Place::Warehouse, Place::Hold(Ship::Federal));
    vec![
        (seat, Event::Played { seat, pilot: Pilot::Five }),
        (seat, Event::Lifted { seat, dock: 7, capacity: 3 }),
        (seat, Event::Moved { seat, good: Good::Skyrite, count: 3, from, to, on: false }),
    ]
}

#[test]
fn one_event_comes_after_the_other_and_none_ends_before_it_lands() {
    let timeline = Timeline::new(turn(), span_of);
    let [_, lifted, moved] = timeline.beats.as_slice() else { panic!("three events") };
    assert!(lifted.lands <= moved.start, "the shuttle is off before the goods go");
    assert!(timeline.beats.iter().all(|beat| beat.start <= beat.lands && beat.lands <= beat.ends));
}

#[test]
fn many_events_are_hurried() {
    let many: Vec<_> = turn().into_iter().cycle().take(80).collect();
    let timeline = Timeline::new(many, span_of);
    assert!(timeline.beats.iter().all(|beat| beat.start <= LONGEST + 1e-3));
}

#[test]
fn the_count_is_over_when_the_shuttle_lies_or_leaves() {
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
