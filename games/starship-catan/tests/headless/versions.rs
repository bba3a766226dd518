//! Tests of matches that were begun under version 1 of the rules, and of the choice of who is Moon.

use orrery_core::{Colour, RuleOptions as _, Rules as _, Setup};
use starship_catan::StarshipCatan;
use starship_catan::rules::{Card, HandicapMoney, HandicapNotes, MemoryAid, MoonSeat, Options, Seat, moves_on};

/// Returns the options in the form that a file of version 1 of the rules has.
fn of_version_one(mut options: Options) -> Options {
    options.forget_later(1);
    StarshipCatan::use_rules_of(1, &mut options);
    options
}

#[test]
fn merchants_and_scientists_keep_their_groups_of_version_1() {
    let groups = |options: Options| {
        let position = Setup::<StarshipCatan>::plain(2, options).position(&Default::default()).expect("two can play");
        [Card::MerchantOutpost, Card::ScientistOutpost]
            .map(|card| position.reserve.pools.iter().position(|pool| pool.has(card)).expect("it is there") + 1)
    };
    assert_eq!(groups(Options::default()), [2, 3], "SC-CARD-2");
    let older = of_version_one(Options::default());
    assert_eq!(groups(older), [3, 2], "as it was dealt then");
    assert_eq!((StarshipCatan::rules_version(&older), StarshipCatan::rules_version(&Options::default())), (1, 2));
    assert_eq!(StarshipCatan::rules_version(&StarshipCatan::with_seats_rotated(older)), 2, "a rematch is a new match");
}

#[test]
fn novice_takes_notes_but_sees_cards_under_version_1() {
    let options = Options { memory: MemoryAid::Open, handicap_notes: HandicapNotes::Sun, ..Options::default() };
    let both = |options: Options| [Seat::Moon, Seat::Sun].map(|seat| options.memory_of(seat));
    assert_eq!(both(options), [MemoryAid::None, MemoryAid::Notes], "SC-VAR-2");
    assert_eq!(both(of_version_one(options)), [MemoryAid::None, MemoryAid::Open]);
}

#[test]
fn moon_is_drawn_by_seed_or_chosen_by_option() {
    let setup = |moon, seating: [Colour; 2]| Setup::<StarshipCatan> {
        seating: seating.to_vec(),
        options: Options { moon, ..Options::default() },
    };
    let (moon_first, sun_first) = ([Colour::Blue, Colour::Yellow], [Colour::Green, Colour::Red]);
    let moved = (0..2000).filter(|&seed| moves_on(&setup(MoonSeat::Drawn, moon_first), seed)).count();
    assert!((900..=1100).contains(&moved), "{moved} of 2000 move");
    for seed in 0..50 {
        let drawn = |seating| moves_on(&setup(MoonSeat::Drawn, seating), seed);
        assert_eq!(drawn(moon_first), drawn(sun_first), "colours have no say");
        // The players swap while the colours keep their places, so the option names the player who has the first seat afterwards.
        assert!(!moves_on(&setup(MoonSeat::FirstSeat, moon_first), seed));
        assert!(moves_on(&setup(MoonSeat::FirstSeat, sun_first), seed));
        assert!(moves_on(&setup(MoonSeat::SecondSeat, moon_first), seed));
        assert!(!moves_on(&setup(MoonSeat::SecondSeat, sun_first), seed));
    }
    let options = Options { handicap_money: HandicapMoney::Sun, ..Options::default() };
    let moved = StarshipCatan::with_seats_rotated(options);
    assert_eq!(moved.handicap_money, HandicapMoney::Moon, "a handicap goes with its player");
    assert_eq!(StarshipCatan::with_seats_rotated(moved), options, "who moves twice sits where he sat");
}

#[test]
fn chosen_moon_changes_only_the_option_and_fingerprint() {
    for moon in [MoonSeat::FirstSeat, MoonSeat::SecondSeat] {
        let position =
            |options| Setup::<StarshipCatan>::plain(2, options).position(&Default::default()).expect("two can play");
        let (drawn, chosen) = (position(Options::default()), position(Options { moon, ..Options::default() }));
        assert_eq!(Options { moon: MoonSeat::Drawn, ..chosen.options }, drawn.options);
        assert_eq!((chosen.players, chosen.turn, chosen.seating), (drawn.players, drawn.turn, drawn.seating));
        assert_ne!(StarshipCatan::fingerprint(&chosen), StarshipCatan::fingerprint(&drawn));
    }
}
