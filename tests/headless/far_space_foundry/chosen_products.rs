//! Tests of product cards that players pick before the match (FSF-SET-6): the files and codes that contain them, and
//! matches without picks.

use orrery::core::{Colour, Opponent, OptionList as _, Rules as _};
use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::far_space_foundry::record::Match;
use orrery::games::far_space_foundry::rules::{MatchMode, Options, Order, Product, ProductChoice, Setup};
use orrery::record::save::{SaveMeta, load_file, save_file};
use orrery::record::{Deal, Seat, SeatControl, export, share};
use orrery::settings::{LastSetup, LastSetups};

use crate::house::cli::{ends_with, err, orrery};

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
        Deal::<FarSpaceFoundry> { setup, controls: vec![SeatControl::Human; 2], seed: 9, preset: None }.code()
    };
    let deal = |code: &str| share::read::<FarSpaceFoundry>(code).expect("a code");
    assert_eq!(deal(&code(chosen(&[]))).setup.options, chosen(&[]));
    assert_eq!(deal(&code(chosen(&PICKED))).setup.options, chosen(&PICKED));
    assert!(code(chosen(&[])).len() <= code(chosen(&PICKED)).len());
    // A deal under version 1 of the rules: chosen products without picks, two people, seed 9.
    let dealt = deal(&code(Options { keeps_each: true, ..chosen(&[]) }));
    assert_eq!(FarSpaceFoundry::rules_version(&dealt.setup.options), 1);
    assert_eq!(in_play(&dealt.open().expect("a match")), in_play(&deal(&code(chosen(&[]))).open().expect("a match")));
}

#[test]
fn last_setup_remembers_picked_products() {
    let mut setups = LastSetups::default();
    let last = LastSetup::<FarSpaceFoundry> { options: chosen(&PICKED), ..LastSetup::default() };
    setups.remember(&last);
    let text = ron::to_string(&setups).expect("it is written");
    let read: LastSetups = ron::from_str(&text).expect("it is read");
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

#[test]
fn command_line_option_picks_products() {
    let simulate = |products: &str, more: &[&str]| {
        let option = format!("products={products}");
        let start = ["simulate", "--game", "far-space-foundry", "--games", "3", "--check", "--option"];
        orrery(&[start.as_slice(), &[option.as_str()], more].concat())
    };
    let folder = tempfile::tempdir().expect("a folder");
    let saves = folder.path().to_string_lossy().into_owned();
    let done = simulate("Helmet,Drone,PowerExchanger", &["--save", &saves]);
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    for save in std::fs::read_dir(folder.path()).expect("a folder").flatten() {
        let (played, _) = load_file::<FarSpaceFoundry>(&save.path()).expect("loaded");
        assert_eq!(in_play(&played), bits(&PICKED));
    }
    assert_eq!(simulate("chosen", &[]).status.code(), Some(0), "chance picks for every match");
    let few = simulate("Helmet,Drone", &[]);
    assert_eq!(few.status.code(), Some(2));
    assert!(err(&few).contains("expected 3 different products with one or two players"), "{}", err(&few));
    let game = ["simulate", "--game", "far-space-foundry"];
    let told = |option: &str, message: &str| ends_with(&[&game[..], &["--option", option]].concat(), 2, message);
    told("products=Lamp", "--option: expected products (random, first game, chosen; or a list of some of Battery");
    told("product=Lamp", "--option: expected an option (mode, products, first_player");
    ends_with(&["--game", "far-space-foundry", "--new", "--option", "products=Lamp"], 2, "some of Battery");
    ends_with(
        &["--game", "far-space-foundry", "--seats", "human,simple", "--option", "products=Drone"],
        2,
        "3 different",
    );
    if cfg!(not(feature = "window")) {
        let fine =
            ["--game", "far-space-foundry", "--seats", "human,simple", "--option", "products=Drone,Robot,Helmet"];
        ends_with(&fine, 3, "built without the window");
    }
}
