//! Tests of each player's knowledge of the cards: cards looked at, pirates, and the log of older flights.

use orrery_core::{Colour, RandomGenerator, Rules as _};
use orrery_record::Scenarios as _;
use starship_catan::StarshipCatan;
use starship_catan::record::Scenario;
use starship_catan::rules::{
    Card, Event, FlightRowCard, HandicapNotes, MemoryAid, Options, Order, PirateClass, Position, Seat, View,
    VisibleFace,
};

const MOON: Colour = Colour::Red;
const SUN: Colour = Colour::Green;

/// Returns the starting position of a scenario with these fields.
fn position(fields: &str) -> Position {
    let text = format!("(game: \"starship-catan\", title: \"t\", {fields}, play: [], expect: ())");
    let scenario = Scenario::from_text(&text).expect("a scenario");
    StarshipCatan::first_position(&scenario).expect("a position")
}

fn order(line: &str) -> Order {
    StarshipCatan::read(line).expect("an order")
}

/// Carries out an order with random chance outcomes, and returns its events.
fn give(position: &mut Position, line: &str, seed: u64) -> Vec<Event> {
    let mut events = Vec::new();
    StarshipCatan::apply(position, &order(line), &mut RandomGenerator::new(seed), &mut events);
    events
}

#[test]
fn cards_looked_at_are_hidden_from_the_other_player() {
    let mut p = position("seats: {\"moon\": (modules: {\"Sensor\": 2})}, phase: \"fly\"");
    let events = give(&mut p, "fly 2", 4);
    let (own, other) = (StarshipCatan::view(&p, Some(MOON)), StarshipCatan::view(&p, Some(SUN)));
    assert!(own.looked_at().iter().all(Option::is_some) && own.looked_at().len() == 3);
    assert_eq!(other.looked_at(), [None; 3]);
    let looked = |event: &&Event| matches!(event, Event::Looked { .. });
    for event in events.iter().filter(looked) {
        assert_eq!(StarshipCatan::redact(event, &own, 0), Some(*event));
        let told = StarshipCatan::redact(event, &other, 0);
        assert!(matches!(told, Some(Event::Looked { face: VisibleFace::Back, .. })), "{told:?}");
    }
    give(&mut p, "arrange top 3 bottom 1 2", 0);
    let (own, other) = (StarshipCatan::view(&p, Some(MOON)), StarshipCatan::view(&p, Some(SUN)));
    let arranged = order("arrange top 3 bottom 1 2");
    assert_eq!(StarshipCatan::redact_order(&arranged, MOON, &own, 0), Some(arranged));
    assert_eq!(StarshipCatan::redact_order(&arranged, MOON, &other, 0), None, "he is told how many went where");
    assert_eq!((other.known.flight.top.cards(), other.known.flight.bottom.cards()), (&[None][..], &[None, None][..]));
    // The cards on top come first and those at the bottom last. Once revealed, they are public.
    let first = p.flight.top.cards()[0];
    give(&mut p, "next", 9);
    let Some(FlightRowCard::Card(card)) = p.flight.last() else { panic!("{:?}", p.flight) };
    assert_eq!(Some(card), first);
}

#[test]
fn pirates_show_only_their_class_unless_seen_before() {
    let fields = "seats: {\"moon\": (modules: {\"Sensor\": 1})}, phase: \"fly\", reserve: [], \
                  sectors: {\"1\": [\"Corsairs7\"]}, sizes: {\"1\": 1}";
    let mut p = position(fields);
    give(&mut p, "fly 1", 1);
    give(&mut p, "arrange top 1", 1);
    let events = give(&mut p, "next", 1);
    let face = |seat: Option<Colour>| StarshipCatan::view(&p, seat).row().last();
    assert_eq!(face(Some(MOON)), Some(VisibleFace::Card(Card::Corsairs7)));
    assert_eq!(face(Some(SUN)), Some(VisibleFace::Class(PirateClass::Corsairs)));
    assert_eq!(face(None), Some(VisibleFace::Class(PirateClass::Corsairs)));
    let revealed = events.iter().find(|event| matches!(event, Event::Revealed { .. })).expect("it was revealed");
    let told = StarshipCatan::redact(revealed, &StarshipCatan::view(&p, Some(SUN)), 0);
    assert!(matches!(told, Some(Event::Revealed { face: VisibleFace::Class(PirateClass::Corsairs), .. })), "{told:?}");
    assert_eq!(StarshipCatan::redact(revealed, &StarshipCatan::view(&p, Some(MOON)), 0), Some(*revealed));
}

#[test]
fn logs_hide_older_flights_unless_memory_is_open() {
    let told = |memory: &str, ago: u32| {
        let mut p = position(&format!("setup: (memory: \"{memory}\"), phase: \"fly\""));
        give(&mut p, "fly 3", 2);
        let events = give(&mut p, "next", 12);
        let revealed = events.iter().find(|event| matches!(event, Event::Revealed { .. })).expect("it was revealed");
        match StarshipCatan::redact(revealed, &StarshipCatan::view(&p, Some(SUN)), ago) {
            Some(Event::Revealed { face, .. }) => face,
            other => panic!("{other:?}"),
        }
    };
    assert_ne!(told("none", 0), VisibleFace::Back);
    assert_eq!(told("none", 1), VisibleFace::Back);
    assert_ne!(told("open", 1), VisibleFace::Back);
}

#[test]
fn view_hides_older_flights_unless_memory_helps() {
    let flown = |memory: &str| {
        let mut p = position(&format!(
            "setup: (memory: \"{memory}\"), seats: {{\"moon\": (modules: {{\"Sensor\": 2}})}}, phase: \"fly\", \
             sectors: {{\"3\": [\"Hades\", \"Loam\", \"Ignis\"]}}, sizes: {{\"3\": 3}}"
        ));
        give(&mut p, "fly 3", 2);
        give(&mut p, "arrange top 1 bottom 2 3", 2);
        give(&mut p, "next", 2);
        p
    };
    let open = |view: &View| {
        let looked = [view.known.flight.top, view.known.flight.bottom];
        let looked = looked.iter().flat_map(|seen| seen.cards().to_vec()).flatten().count();
        (view.row().filter(|face| *face != VisibleFace::Back).count(), looked)
    };
    for memory in ["none", "notes", "open"] {
        let p = flown(memory);
        for ago in 0..5 {
            let shown = |eyes| {
                let view = StarshipCatan::recall(StarshipCatan::view(&p, eyes), ago);
                assert_eq!(
                    (view.row().count(), view.known.flight.bottom.len()),
                    (1, 2),
                    "how many there were is known"
                );
                open(&view)
            };
            let covered = ago > 0 && memory == "none";
            assert_eq!(shown(Some(MOON)), if covered { (0, 0) } else { (1, 2) }, "Moon, {memory}, {ago} turns ago");
            assert_eq!(shown(Some(SUN)), if covered { (0, 0) } else { (1, 0) }, "Sun, {memory}, {ago} turns ago");
            assert_eq!(shown(None), (usize::from(ago == 0), 0), "onlookers are not helped");
            let all = StarshipCatan::recall(StarshipCatan::open_view(&p), ago);
            assert_eq!(all, StarshipCatan::open_view(&p), "what lies open to all stays so");
        }
    }
}

#[test]
fn curtain_covers_the_screen_if_memory_helps_a_player() {
    let covers = |memory, handicap_notes| {
        StarshipCatan::needs_curtain(&Options { memory, handicap_notes, ..Options::default() })
    };
    assert!(!covers(MemoryAid::None, HandicapNotes::None));
    assert!(covers(MemoryAid::None, HandicapNotes::Moon) && covers(MemoryAid::None, HandicapNotes::Sun));
    assert!(covers(MemoryAid::Notes, HandicapNotes::None) && covers(MemoryAid::Open, HandicapNotes::None));
}

#[test]
fn colours_map_to_moon_and_sun_in_every_seating() {
    assert_eq!([MOON, SUN].map(StarshipCatan::seat_word), ["moon", "sun"]);
    for seating in [vec![MOON, SUN], vec![SUN, MOON], vec![Colour::Yellow, Colour::Blue]] {
        let setup = starship_catan::rules::Setup { seating, options: Default::default() };
        let position = setup.position(&Default::default()).expect("two sides");
        let first = StarshipCatan::to_act(&position).expect("the match continues");
        assert_eq!(Seat::of(first), Seat::Moon, "Moon has the first turn");
    }
    let same_side = vec![Colour::Red, Colour::Blue];
    let setup = starship_catan::rules::Setup { seating: same_side, options: Default::default() };
    assert!(setup.position(&Default::default()).is_err());
}

#[test]
fn orders_that_reveal_information_cannot_be_undone() {
    let at_colony = |setup: &str, reserve: &str| {
        position(&format!(
            "setup: ({setup}), seats: {{\"moon\": (hangar: [\"ColonyShip\"])}}, phase: \"flight\", \
             flight: (row: [\"Loam\"]), reserve: {reserve}"
        ))
    };
    let barrier = |p: &Position, line: &str| {
        StarshipCatan::is_barrier(&StarshipCatan::view(p, StarshipCatan::to_act(p)), &order(line))
    };
    assert!(barrier(&at_colony("", "[\"LostPlanet\"]"), "settle"));
    assert!(!barrier(&at_colony("", "[]"), "settle"));
    assert!(!barrier(&at_colony("reserve: \"face down\"", "[\"LostPlanet\"]"), "settle"));
    let flying = |modules: &str| position(&format!("seats: {{\"moon\": (modules: {{{modules}}})}}, phase: \"fly\""));
    assert!(!barrier(&flying(""), "fly 1") && barrier(&flying("\"Sensor\": 1"), "fly 1"));
    for line in ["buy Ore 1", "sell Ore 1", "stop", "take nothing", "demand Ore", "build Booster", "upgrade Cannon"] {
        assert!(!barrier(&flying(""), line), "{line}");
    }
    for line in ["roll", "next", "pay", "fight", "offer Ore 1 for Fuel 1", "accept", "refuse", "end"] {
        assert!(barrier(&flying(""), line), "{line}");
    }
}
