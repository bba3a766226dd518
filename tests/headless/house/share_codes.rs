//! Tests of share codes: every deal has one, typing errors are detected, and published codes stay valid.

use orrery::core::{Colour, Level, Opponent, RandomGenerator};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::{Character, MCTS, decide};
use orrery::games::alien_frontiers::record::{Match, RULES_VERSION, ShareCodeSetup};
use orrery::games::alien_frontiers::rules::{
    BayReach, CannonMinimum, CannonOwners, LastHubColony, MatchLength, Options, Preset, Setup, VpTarget, bare_position,
};
use orrery::record::share::{LONGEST_CODE, NoShareCodeReason, ShareCodeError, code, read};
use orrery::record::{Seat, SeatControl};

/// Returns a random deal with any kinds of seats, the options of a preset or changed ones, and a seed of any length.
fn any_deal(seed: u64) -> ShareCodeSetup {
    let mut generator = RandomGenerator::new(seed);
    let mut below = |bound: usize| generator.below(bound as u32) as usize;
    let mut colours = Colour::ALL.to_vec();
    let seating: Vec<Colour> = (0..2 + below(3)).map(|_| colours.swap_remove(below(colours.len()))).collect();
    let preset = [None, Some(Preset::ALL[below(Preset::ALL.len())])][below(2)];
    let mut options = preset.unwrap_or_default().options();
    if below(2) == 0 {
        options.length = MatchLength::ALL[below(MatchLength::ALL.len())];
        options.cannon_minimum = CannonMinimum::ALL[below(CannonMinimum::ALL.len())];
        options.vp_target = VpTarget::ALL[below(VpTarget::ALL.len())];
        options.cannon_owners = CannonOwners::ALL[below(CannonOwners::ALL.len())];
        options.last_hub_colony = LastHubColony::ALL[below(LastHubColony::ALL.len())];
        options.bay = BayReach::ALL[below(BayReach::ALL.len())];
    }
    let opponents: Vec<Opponent> = Opponent::all::<AlienFrontiers>().collect();
    let control = |number: usize| opponents.get(number).map_or(SeatControl::Human, |&o| SeatControl::Ai(o));
    let controls = seating.iter().map(|_| control(below(opponents.len() + 5))).collect();
    let bits = below(64) as u32;
    ShareCodeSetup { setup: Setup { seating, options }, controls, seed: generator.next() >> bits, preset }
}

#[test]
fn every_deal_round_trips_through_its_code() {
    for seed in 0..5_000 {
        let deal = any_deal(seed);
        let code = deal.code();
        assert!(code.len() <= 59, "{code} has {} letters", code.len());
        assert_eq!(read::<AlienFrontiers>(&code).as_ref(), Ok(&deal), "{code}");
    }
}

#[test]
fn every_opponent_can_be_encoded() {
    for opponent in Opponent::all::<AlienFrontiers>() {
        let mut deal = any_deal(1);
        deal.controls.fill(SeatControl::Ai(opponent));
        assert_eq!(read::<AlienFrontiers>(&deal.code()).as_ref(), Ok(&deal), "{opponent:?} needs a number in codes");
    }
}

#[test]
fn code_is_read_in_any_typed_form() {
    let deal = any_deal(7);
    let code = deal.code();
    let typed = [
        code.to_lowercase(),
        code.replace('-', ""),
        code.replace('-', " "),
        format!("  {}\n", code.replace('-', " \u{2013} ")),
        code.replace('0', "O").replace('1', "l"),
        code.replace('0', "o").replace('1', "I"),
    ];
    for typed in typed {
        assert_eq!(read::<AlienFrontiers>(&typed).as_ref(), Ok(&deal), "{typed}");
    }
}

#[test]
fn one_letter_typo_is_reported_in_its_group() {
    let code = any_deal(3).code();
    for (at, right) in code.char_indices().filter(|&(_, c)| c != '-') {
        let group = at / 6 + 1;
        for wrong in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars().filter(|&c| c != right) {
            let typed = format!("{}{wrong}{}", &code[..at], &code[at + 1..]);
            assert!(
                matches!(read::<AlienFrontiers>(&typed), Err(ShareCodeError::Group { group: found, .. }) if found == group),
                "{typed}: {:?}",
                read::<AlienFrontiers>(&typed)
            );
        }
        let missing = format!("{}{}", &code[..at], &code[at + 1..]);
        assert!(
            matches!(read::<AlienFrontiers>(&missing), Err(ShareCodeError::Length { group: found, letters: 4, .. }) if found == group)
        );
    }
    let letters: Vec<char> = code.chars().collect();
    for at in 1..letters.len() {
        let mut swapped = letters.clone();
        swapped.swap(at - 1, at);
        let swapped: String = swapped.into_iter().collect();
        let harmless = swapped == code || swapped.replace('-', "") == code.replace('-', "");
        assert!(harmless || read::<AlienFrontiers>(&swapped).is_err(), "{swapped}");
    }
}

#[test]
fn misplaced_and_missing_groups_are_reported() {
    let code = any_deal(3).code();
    let groups: Vec<&str> = code.split('-').collect();
    let mut swapped = groups.clone();
    swapped.swap(1, 3);
    assert!(matches!(read::<AlienFrontiers>(&swapped.join("-")), Err(ShareCodeError::Group { group: 2, .. })));
    let short = groups[..groups.len() - 1].join("-");
    assert_eq!(read::<AlienFrontiers>(&short), Err(ShareCodeError::Whole));
    let other = any_deal(11).code();
    let mixed: Vec<&str> = groups[..3].iter().copied().chain(other.split('-').skip(3)).collect();
    assert_eq!(read::<AlienFrontiers>(&mixed.join("-")), Err(ShareCodeError::Whole));
}

#[test]
fn malformed_code_error_names_the_place() {
    assert_eq!(read::<AlienFrontiers>(" - "), Err(ShareCodeError::Empty));
    assert_eq!(read::<AlienFrontiers>(&"0".repeat(LONGEST_CODE + 1)), Err(ShareCodeError::TooLong(LONGEST_CODE + 1)));
    assert_eq!(read::<AlienFrontiers>("AB CD\u{fc}"), Err(ShareCodeError::Letter { at: 6, letter: '\u{fc}' }));
    assert_eq!(read::<AlienFrontiers>("ABUCD"), Err(ShareCodeError::Letter { at: 3, letter: 'U' }));
    assert_eq!(
        read::<AlienFrontiers>("ABC"),
        Err(ShareCodeError::Length { group: 1, text: "ABC".to_owned(), letters: 3 })
    );
}

#[test]
fn code_reproduces_the_same_match() {
    for seed in 0..20 {
        let deal = any_deal(seed);
        let mut game = deal.open().expect("it can be played");
        let mut again = read::<AlienFrontiers>(&code(&game).expect("dealt"))
            .and_then(|d| d.open().map_err(|_| ShareCodeError::InvalidContent))
            .expect("a match");
        assert_eq!(again.info(), game.info());
        assert_ne!(again.id(), game.id());
        for number in 0..60 {
            let order = decide(game.position(), Opponent::Random, number);
            game.give(order).expect("legal");
            again.give(order).expect("legal");
        }
        assert_eq!(again.entries(), game.entries());
        assert_eq!(code(&game), code(&again), "orders do not change the code");
    }
}

#[test]
fn match_that_was_not_dealt_has_no_code() {
    let game = any_deal(5).open().expect("a match");
    let mut info = game.info().clone();
    info.seed ^= 1;
    assert_eq!(code(&Match::new(info).expect("a match")), Err(NoShareCodeReason::Start));
    let setup = Setup::plain(2, Options::default());
    let seats = setup.seating.iter().map(|&colour| Seat::unnamed(colour, SeatControl::Human)).collect();
    let scene = Match::from_position(bare_position(&setup).expect("playable"), seats, 1).expect("a match");
    assert_eq!(code(&scene), Err(NoShareCodeReason::Scenario));
}

/// If this fails, the same seed deals or plays differently: raise [`RULES_VERSION`], and only then write the new version and hash
/// here.
#[test]
fn seeded_play_changes_only_with_the_rules_version() {
    let mut all = 0u64;
    for seed in 0..40 {
        let mut game = any_deal(seed).open().expect("a match");
        let mut number = seed;
        while !game.position().is_over() && game.entries().len() < 3_000 {
            let order = decide(game.position(), Opponent::Random, number);
            number = number.wrapping_add(0x1_0001);
            game.give(order).expect("legal");
        }
        all = all.rotate_left(7) ^ game.fingerprint();
    }
    assert_eq!((RULES_VERSION, format!("{all:016x}")), (2, "677d64871f646e11".to_owned()));
}

/// Published codes stay readable for ever, or report the version they need.
#[test]
fn published_codes_stay_readable() {
    // These codes are of version 1 of the rules, by which their matches are still played.
    let plain = ShareCodeSetup {
        setup: Setup::plain(2, Options { version_one: true, ..Options::default() }),
        controls: vec![SeatControl::Human, SeatControl::Ai(Opponent::engine(Level::Captain))],
        seed: 7,
        preset: Some(Preset::Rules2011),
    };
    let engine = |level, character| SeatControl::Ai(Opponent::Engine { level, character });
    let rich = ShareCodeSetup {
        setup: Setup {
            seating: vec![Colour::Yellow, Colour::Blue, Colour::Red, Colour::Green],
            options: Options {
                vp_target: VpTarget::Short,
                length: MatchLength::Long,
                version_one: true,
                ..Preset::App.options()
            },
        },
        controls: vec![
            engine(Level::Admiral, Character::Warden.into()),
            engine(Level::Cadet, Character::Corsair.into()),
            SeatControl::Ai(MCTS),
            SeatControl::Human,
        ],
        seed: u64::MAX - 1,
        preset: None,
    };
    let given_out =
        [("1081S-480J7-02W0Q-099EG", plain), ("1081S-FGZMJ-2M29E-8N069-CFZZM-ZZZZ8-ZZZZ7-ZZZ0Z-0G3H2", rich)];
    for (code, deal) in given_out {
        assert_eq!(read(code).as_ref(), Ok(&deal), "now {}", deal.code());
    }
}
