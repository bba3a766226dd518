//! Tests of product cards that players pick before the match (FSF-SET-6): the files and codes that contain them, and
//! matches without picks.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::record::Match;
use far_space_foundry::rules::{MatchMode, Options, Order, Product, ProductChoice, Setup};
use orrery_core::{Colour, Opponent, RuleOptions as _, Rules as _};
use orrery_record::save::{SaveMeta, load_file, save_file};
use orrery_record::{Seat, SeatControl, ShareCodeSetup, export, share};
use orrery_settings::{LastSetup, LastSetups};

const PICKED: [Product; 3] = [Product::Helmet, Product::Drone, Product::PowerExchanger];

fn bits(products: &[Product]) -> u16 {
    products.iter().fold(0, |bits, product| bits | 1 << product.index())
}

fn chosen(picked: &[Product]) -> Options {
    Options { products: ProductChoice::Chosen, picked: bits(picked), ..Options::default() }
}

fn dealt(players: u8, options: Options, seed: u64) -> Result<Match, String> {
    let setup = Setup::plain(players, options);
    let seat = |&colour: &Colour| Seat::unnamed(colour, SeatControl::Ai(Opponent::Random));
    let seats = setup.seating.iter().map(seat).collect();
    Match::deal(setup, seats, seed, None).map_err(|error| error.to_string())
}

/// Returns the cards in play after the deal.
fn in_play(played: &Match) -> u16 {
    let mut played = played.clone();
    if played.entries().is_empty() {
        played.give(Order::Begin).expect("the table deals");
    }
    u16::from(played.position().in_play)
}

#[test]
fn picked_products_are_dealt_for_every_seed() {
    for seed in 0..30 {
        assert_eq!(in_play(&dealt(2, chosen(&PICKED), seed).expect("three are picked")), bits(&PICKED));
    }
    let five = [PICKED.as_slice(), &[Product::Robot, Product::RayGun]].concat();
    assert_eq!(in_play(&dealt(4, chosen(&five), 1).expect("five are picked")), bits(&five));
}

#[test]
fn set_ups_with_too_few_picks_are_refused() {
    for (players, wanted) in [(1, 3), (2, 3), (3, 4), (4, 5)] {
        assert_eq!(chosen(&[]).to_pick(players), wanted);
        assert_eq!(Options::proposed_picks(players).count_ones(), u32::from(wanted), "so many are proposed");
    }
    for players in 3..=4 {
        let error = dealt(players, chosen(&PICKED), 1).expect_err("three are too few");
        assert!(error.contains("4 with three, 5 with four"), "{error}");
    }
    assert_eq!(Options { mode: MatchMode::AlphaOnly, ..chosen(&[]) }.to_pick(2), 0, "Alpha alone has no product cards");
    assert_eq!(Options::default().to_pick(2), 0);
}

/// In simulations and in the arena no player picks: chance does, differently for each seed.
#[test]
fn unpicked_products_are_drawn_by_chance() {
    let all: std::collections::BTreeSet<u16> =
        (0..30).map(|seed| in_play(&dealt(2, chosen(&[]), seed).expect("chance picks"))).collect();
    assert!(all.len() > 10 && all.iter().all(|cards| cards.count_ones() == 3), "{all:?}");
}

#[test]
fn saves_logs_and_codes_keep_picked_products() {
    let folder = tempfile::tempdir().expect("a folder");
    for begun in [false, true] {
        let mut played = dealt(2, chosen(&PICKED), 7).expect("three are picked");
        if begun {
            played.give(Order::Begin).expect("the table deals");
        }
        let path = folder.path().join("chosen.orrery");
        save_file(&path, &played, &SaveMeta::now("")).expect("saved");
        let (loaded, _) = load_file::<FarSpaceFoundry>(&path).expect("loaded");
        let text = export::text(&played);
        assert!(text.contains("option products PowerExchanger, Helmet, Drone\n"), "{text}");
        let logged = export::read::<FarSpaceFoundry>(&text).expect("read");
        let coded = share::read::<FarSpaceFoundry>(&share::code(&played).expect("it was dealt")).expect("a code");
        for again in [loaded, logged, coded.open().expect("a match")] {
            assert_eq!(again.info().setup, played.info().setup, "a rematch is played by the same choice");
            assert_eq!(again.info().start, played.info().start);
            assert_eq!(in_play(&again), bits(&PICKED));
            assert_eq!(share::code(&again), share::code(&played));
        }
    }
}

/// The share code of a deal without picks has the old format, and gives the same deal.
#[test]
fn share_codes_without_picks_keep_the_old_format() {
    let code = |options| {
        let setup = Setup::plain(2, options);
        ShareCodeSetup::<FarSpaceFoundry> { setup, controls: vec![SeatControl::Human; 2], seed: 9, preset: None }.code()
    };
    let deal = |code: &str| share::read::<FarSpaceFoundry>(code).expect("a code");
    assert_eq!(deal(&code(chosen(&[]))).setup.options, chosen(&[]));
    assert_eq!(deal(&code(chosen(&PICKED))).setup.options, chosen(&PICKED));
    assert!(code(chosen(&[])).len() <= code(chosen(&PICKED)).len());
    // A deal under version 1 of the rules: chosen products without picks, two people, and the seed 9.
    let dealt = deal(&code(Options { keeps_each: true, ..chosen(&[]) }));
    assert_eq!(FarSpaceFoundry::rules_version(&dealt.setup.options), 1);
    assert_eq!(in_play(&dealt.open().expect("a match")), in_play(&deal(&code(chosen(&[]))).open().expect("a match")));
}

#[test]
fn last_setup_remembers_picked_products() {
    let mut setups = LastSetups::default();
    let last = LastSetup::<FarSpaceFoundry> { options: chosen(&PICKED), ..LastSetup::default() };
    setups.remember(&last);
    let text = orrery_core::ron::write(&setups).expect("it is written");
    let read: LastSetups = orrery_core::ron::read(&text).expect("it is read");
    assert_eq!(read.of::<FarSpaceFoundry>(), last, "{text}");
}

#[test]
fn wrong_product_list_error_names_the_choices() {
    let mut options = Options::default();
    options.set_word("products", "helmet, Drone,powerexchanger").expect("a list");
    assert_eq!(options, chosen(&PICKED));
    assert_eq!(options.written(1), "PowerExchanger, Helmet, Drone");
    options.set_word("products", "chosen").expect("a value");
    assert_eq!(options, chosen(&[]));
    for wrong in ["Helmet, Helmet", "Helmet, Lamp", "Helmet,", ""] {
        let told = options.set_word("products", wrong).expect_err("no list");
        assert!(told.contains("random, first game, chosen; or a list of some of Battery, PowerExchanger"), "{told}");
    }
    assert_eq!(options, chosen(&[]), "nothing changed");
}
