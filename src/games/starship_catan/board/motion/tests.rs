use super::timeline::{Timeline, span_of};
use crate::board::motion::LONGEST;
use crate::core::Colour;
use crate::games::starship_catan::rules::{Card, Event, Face, Seat, Source, Thing};

fn flown() -> Vec<(Colour, Event)> {
    let seat = Seat::Moon;
    let face = Face::Card(Card::Verdania);
    vec![
        (Colour::Red, Event::Revealed { seat, sector: 3, place: 1, face, speed: 4 }),
        (Colour::Red, Event::Paid { seat, thing: Thing::Astro, count: 3, source: Source::Deal(Card::Verdania) }),
        (Colour::Red, Event::Gained { seat, thing: Thing::Food, count: 1, source: Source::Deal(Card::Verdania) }),
        (Colour::Red, Event::Turned { place: 1, card: Card::Verdania }),
    ]
}

#[test]
fn one_event_comes_after_the_other_and_none_ends_before_it_lands() {
    let timeline = Timeline::new(flown(), span_of);
    let [revealed, paid, ..] = timeline.beats.as_slice() else { panic!("four events") };
    assert!(revealed.lands <= paid.start, "the world is there before the coins leave");
    assert!(timeline.beats.iter().all(|beat| beat.start <= beat.lands && beat.lands <= beat.ends));
}

#[test]
fn many_events_are_hurried() {
    let many: Vec<_> = flown().into_iter().cycle().take(80).collect();
    let timeline = Timeline::new(many, span_of);
    assert!(timeline.beats.iter().all(|beat| beat.start <= LONGEST + 1e-3));
}
