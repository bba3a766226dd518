use super::director::read_first;
use super::timeline::{FALL, RESULT_READ_TIME, Timeline, result_delay, span_of};
use orrery_board::motion::LONGEST;
use orrery_core::Colour;
use starship_catan::rules::{Card, Commodity, Event, FlightEnd, HonourCard, Seat, TransferCause, VisibleFace};

fn flown() -> Vec<(Colour, Event)> {
    let seat = Seat::Moon;
    let face = VisibleFace::Card(Card::Verdania);
    vec![
        (Colour::Red, Event::Revealed { seat, sector: 3, place: 1, face, speed: 4 }),
        (
            Colour::Red,
            Event::Paid { seat, thing: Commodity::Astro, count: 3, source: TransferCause::Deal(Card::Verdania) },
        ),
        (
            Colour::Red,
            Event::Gained { seat, thing: Commodity::Food, count: 1, source: TransferCause::Deal(Card::Verdania) },
        ),
        (Colour::Red, Event::Turned { place: 1, card: Card::Verdania }),
    ]
}

#[test]
fn event_animations_run_in_order_and_land_before_they_end() {
    let timeline = Timeline::new(flown(), span_of);
    let [revealed, paid, ..] = timeline.beats.as_slice() else { panic!("four events") };
    assert!(revealed.lands <= paid.start, "the world is there before the coins leave");
    assert!(timeline.beats.iter().all(|beat| beat.start <= beat.lands && beat.lands <= beat.ends));
}

#[test]
fn many_events_all_start_within_the_time_limit() {
    let many: Vec<_> = flown().into_iter().cycle().take(80).collect();
    let timeline = Timeline::new(many, span_of);
    assert!(timeline.beats.iter().all(|beat| beat.start <= LONGEST + 1e-3));
}

#[test]
fn fight_consequences_wait_until_its_dice_are_read() {
    let (seat, card, place) = (Seat::Moon, Card::Pirates3, 2);
    let fought = |won| Event::Fought { seat, card, die: 3, firepower: 2, pirate_die: 2, strength: 3, won, place };
    let won = vec![
        fought(true),
        Event::PiratesTaken { seat, card, place },
        Event::Laid { sector: 1, place, face: VisibleFace::Card(Card::Verdania), turned: false },
        Event::HonourMoved { honour: HonourCard::Hero, from: None, to: Some(seat) },
        Event::Points { seat, points: 4 },
    ];
    let lost = vec![
        fought(false),
        Event::FlightEnded { seat, sector: 1, why: FlightEnd::Lost },
        Event::CannonLost { seat, level: 1 },
    ];
    for events in [won, lost] {
        let told = events.iter().map(|&event| (Colour::Red, event));
        let timeline = read_first(&Timeline::new(told.collect::<Vec<_>>(), span_of));
        let [fight, after @ ..] = timeline.beats.as_slice() else { panic!("a fight") };
        assert!(fight.lands - fight.start >= FALL && RESULT_READ_TIME - FALL > 1.0, "the sums are read");
        assert!(after.iter().all(|beat| beat.start >= fight.start + RESULT_READ_TIME), "{:?}", timeline.beats);
        assert!(result_delay(&events[0]) >= FALL && events[1..].iter().all(|event| result_delay(event) == 0.0));
    }
}
