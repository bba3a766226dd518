//! Tests that matches begun under version 1 of the rules keep them, in saves, logs and share codes.

use alien_frontiers::AlienFrontiers;
use alien_frontiers::record::{Match, Scenario, ShareCodeSetup};
use alien_frontiers::rules::{
    BayReach, CannonMinimum, CannonOwners, LastHubColony, Options, Order, Preset, Refusal, check, legal,
};
use orrery_core::Rules as _;
use orrery_record::save::{SaveMeta, load_text, write_text};
use orrery_record::{export, share};

/// Returns a log of Red's turn as version `rules` wrote it, with these seats and orders.
fn log(rules: u32, seats: &str, orders: &[&str]) -> String {
    let head =
        format!("orrery log 1\nrules {rules}\npreset none\nseat red human \"\"\nseat green human \"\"\nseed 23\n");
    let scene = format!(
        "| (title: \"\", setup: (players: 2), seats: {{{seats}}}, turn: \"red\", hand: \"1 2 3\", play: [], expect: ())\n"
    );
    format!("{head}{scene}{}\n", orders.join("\n"))
}

/// Green's fleet, with one of four ships on the Terraforming Station. The cannon's discard could hit that ship under version 1;
/// under version 2 it can hit none of the four.
const TERRAFORMING: &str = "\"red\": (fuel: 1, cards: [\"PlasmaCannon\"]), \
                            \"green\": (docked: {\"LunarMine\": \"6\", \"SolarConverter\": \"1 1\", \"TerraformingStation\": \"6\"})";

/// The remaining ships at the Raiders' Outpost total as much as the run in hand.
const THINNED: &str = "\"red\": (), \"green\": (docked: {\"RaidersOutpost\": \"2 4\"}, bay: 2)";

const SHOT: &str = "discard PlasmaCannon green TerraformingStation 6";
const RAID: &str = "dock RaidersOutpost 1 2 3 steal nothing";

fn read(log: &str) -> Result<Match, String> {
    export::read::<AlienFrontiers>(log).map_err(|e| e.to_string())
}

#[test]
fn version_1_logs_keep_orders_that_are_illegal_now() {
    let old = read(&log(1, TERRAFORMING, &[SHOT])).expect("it was legal then");
    assert_eq!(old.entries().len(), 1);
    let error = read(&log(2, TERRAFORMING, &[SHOT])).expect_err("it is not legal now");
    assert!(error.contains("more than 3 are needed"), "{error}");
}

#[test]
fn version_1_matches_keep_refusing_what_version_2_allows() {
    let (old, new) = (read(&log(1, THINNED, &[])).expect("a log"), read(&log(2, THINNED, &[])).expect("a log"));
    let raid = AlienFrontiers::read(RAID).expect("an order");
    assert_eq!(check(old.position(), raid), Err(Refusal::RaidTooWeak { total: 6, needed: 7 }));
    assert_eq!(check(new.position(), raid), Ok(()));
    let lists = |game: &Match| {
        let mut orders = Vec::new();
        legal(game.position(), &mut orders);
        orders.iter().any(|order| matches!(order, Order::Raid { .. }))
    };
    assert_eq!((lists(&old), lists(&new)), (false, true));
}

#[test]
fn saves_and_logs_keep_the_rules_version() {
    for version in [1, 2] {
        let game = read(&log(version, TERRAFORMING, &[])).expect("a log");
        assert_eq!(AlienFrontiers::rules_version(&game.position().options), version);
        let text = write_text(&game, &SaveMeta::now("")).expect("it can be saved");
        let (loaded, _) = load_text::<AlienFrontiers>(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!((loaded.position(), loaded.info()), (game.position(), game.info()));
        let again = read(&export::text(&loaded)).expect("its own log");
        assert_eq!(again.position(), game.position());
        let scene = Scenario::from_position(game.position()).expect("a scenario");
        assert_eq!(scene.position().expect("a position"), *game.position());
    }
}

/// A share code from version 1 of the rules: three players with the preset 2010.
const CODE: &str = "1081S-8C50A-G87ZZ-T7K9D-S95J3-X829B-8Q5ET";

#[test]
fn version_1_share_code_keeps_its_options() {
    let deal: ShareCodeSetup = share::read::<AlienFrontiers>(CODE).expect("a code");
    let then = Options { cannon_minimum: CannonMinimum::Rules2010, version_one: true, ..Options::default() };
    assert_eq!((deal.preset, deal.setup.options), (Some(Preset::Rules2010), then));
    assert_eq!(share::read::<AlienFrontiers>(&deal.code()).as_ref(), Ok(&deal), "and tells of it again");
    let mut now = deal;
    now.setup.options = Preset::Rules2010.options();
    let read = share::read::<AlienFrontiers>(&now.code()).expect("a code");
    let Options { cannon_owners, last_hub_colony, bay, version_one, .. } = read.setup.options;
    assert_eq!(
        (cannon_owners, last_hub_colony, bay, version_one),
        (CannonOwners::One, LastHubColony::Terraforming, BayReach::InReach, false)
    );
}
