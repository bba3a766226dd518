//! Tests of the way from the set-up screen to a match: the seating, its rules, and the deal of a typed share code.

use orrery::app::matches::{from_draft, last_or_first};
use orrery::core::{Colour, Rules as _};
use orrery::games::starship_catan::StarshipCatan;
use orrery::games::starship_catan::rules::{HandicapShip, MoonSeat, Options, Preset};
use orrery::games::starship_catan_table::StarshipCatanFrontend;
use orrery::locale::unnamed;
use orrery::panels::{SetupDraft, with_deal};
use orrery::record::{Match, SeatControl, ShareCodeSetup, share as codes};
use orrery::settings::{LastSetup, LastSetups};

#[test]
fn first_setup_is_gentle_and_later_ones_repeat_the_last() {
    let mut setups = LastSetups::default();
    let first = last_or_first::<StarshipCatanFrontend>(&setups);
    assert_eq!((first.preset, &first.options), (Preset::FirstFlight, &Preset::FirstFlight.options()));
    setups.remember(&LastSetup::<StarshipCatan>::default());
    assert_eq!(last_or_first::<StarshipCatanFrontend>(&setups), LastSetup::default(), "what was chosen stays");
}

/// Returns the set-up of a person called Ada against an unnamed opponent; Ada has a novice's ship.
fn draft(moon: MoonSeat, seed: u64) -> SetupDraft {
    let options = Options { moon, handicap_ship: HandicapShip::Moon, ..Options::default() };
    let mut last = LastSetup::<StarshipCatan> { options, ..LastSetup::default() };
    last.seats[0].name = "Ada".to_owned();
    last.seats[1].player = "simple".to_owned();
    SetupDraft { seed: seed.to_string(), ..SetupDraft::of::<StarshipCatanFrontend>(last) }
}

fn begun(draft: &SetupDraft) -> Match<StarshipCatan> {
    from_draft::<StarshipCatanFrontend>(draft).expect("two can play")
}

fn colour_of_ada(game: &Match<StarshipCatan>) -> Colour {
    let person = game.info().seats.iter().find(|seat| seat.control == SeatControl::Human).expect("a person");
    assert_eq!(person.name, "Ada");
    let other = game.info().seats.iter().find(|seat| seat.colour != person.colour).expect("an opponent");
    assert_eq!(other.name, unnamed(StarshipCatan::KEY, other.colour), "called by the side it came to");
    let novice = if person.colour == Colour::Red { HandicapShip::Moon } else { HandicapShip::Sun };
    assert_eq!(game.info().setup.options.handicap_ship, novice, "the handicap is Ada's");
    assert_eq!(StarshipCatan::to_act(game.position()), Some(Colour::Red), "Moon has the first turn");
    person.colour
}

#[test]
fn moon_seat_is_drawn_by_seed_or_chosen() {
    let drawn: Vec<Colour> = (0..40).map(|seed| colour_of_ada(&begun(&draft(MoonSeat::Drawn, seed)))).collect();
    let again: Vec<Colour> = (0..40).map(|seed| colour_of_ada(&begun(&draft(MoonSeat::Drawn, seed)))).collect();
    let moons = drawn.iter().filter(|&&colour| colour == Colour::Red).count();
    assert!(drawn == again && (8..=32).contains(&moons), "{moons} of 40 times Ada is Moon");
    for seed in 0..6 {
        assert_eq!(colour_of_ada(&begun(&draft(MoonSeat::FirstSeat, seed))), Colour::Red);
        assert_eq!(colour_of_ada(&begun(&draft(MoonSeat::SecondSeat, seed))), Colour::Green);
    }
}

#[test]
fn typed_code_begins_its_match() {
    for seed in 0..12 {
        for moon in [MoonSeat::Drawn, MoonSeat::FirstSeat, MoonSeat::SecondSeat] {
            let first = begun(&draft(moon, seed));
            let mut typed = draft(MoonSeat::Drawn, seed + 1);
            typed.code = codes::code(&first).expect("it was dealt");
            let deal = codes::read::<StarshipCatan>(&typed.code).expect("a code");
            with_deal::<StarshipCatanFrontend>(&mut typed, &deal);
            let second = begun(&typed);
            assert_eq!(second.info().setup, first.info().setup, "{moon:?}, seed {seed}");
            assert_eq!(colour_of_ada(&second), colour_of_ada(&first), "{moon:?}, seed {seed}");
        }
    }
}

#[test]
fn older_code_is_dealt_by_its_rules_version() {
    let first = begun(&draft(MoonSeat::FirstSeat, 7));
    let mut deal = ShareCodeSetup::of(&first).expect("it was dealt");
    deal.setup.options.moon = MoonSeat::Drawn;
    StarshipCatan::use_rules_of(1, &mut deal.setup.options);
    let mut typed = draft(MoonSeat::Drawn, 8);
    typed.code = deal.code();
    let read = codes::read::<StarshipCatan>(&typed.code).expect("a code");
    with_deal::<StarshipCatanFrontend>(&mut typed, &read);
    let second = begun(&typed);
    assert_eq!(second.info().setup, deal.setup);
    assert_eq!(StarshipCatan::rules_version(&second.info().setup.options), 1);
    assert_eq!(codes::code(&second), Ok(typed.code.clone()));
    typed.seed = "9".to_owned();
    assert_eq!(StarshipCatan::rules_version(&begun(&typed).info().setup.options), 2, "another deal is a new match");
}
