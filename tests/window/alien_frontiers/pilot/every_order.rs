//! Every kind of order there is can be given by mouse, and by keys.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use orrery::core::Colour;
use orrery::core::Opponent;
use orrery::games::alien_frontiers::ai::decide;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{Card, DockingDuty, Facility, Loot, Options, Order, Setup, legal};
use orrery::record::Control;
use orrery::record::Seat;

use super::keys::Keys;
use super::mouse::Mouse;
use super::program::{Program, settle_settings};
use super::{Hands, Player};

/// Most random matches looked through for orders.
const MATCHES: u64 = 200;

/// What has to be done in a way of its own.
fn kind(order: Order) -> String {
    match order {
        Order::Roll => "roll".to_owned(),
        Order::Dock { facility, .. } | Order::Settle { facility, .. } => format!("dock {facility:?}"),
        Order::Raid { loot: Loot::Card { .. }, .. } => "raid a card".to_owned(),
        Order::Raid { loot: Loot::Resources(haul), .. } => format!("raid {}", haul.total()),
        Order::Cycle => "cycle".to_owned(),
        Order::Claim(_) => "claim".to_owned(),
        Order::Trade(ore) => format!("trade {}", ore.min(2)),
        Order::Launch(_) => "launch".to_owned(),
        Order::BuyRelic => "relic".to_owned(),
        Order::Use(power) => format!("use {:?}", power.card()),
        Order::Discard(power) => format!("discard {:?}", power.card()),
        Order::Shed { fuel: 0, .. } | Order::Shed { ore: 0, .. } => "shed one kind".to_owned(),
        Order::Shed { .. } => "shed both".to_owned(),
        Order::End => "end".to_owned(),
    }
}

fn seats() -> Vec<Seat> {
    let colours = Colour::ALL.iter().take(3);
    colours.map(|&colour| Seat { colour, name: format!("{colour} player"), control: Control::Human }).collect()
}

/// An order of every kind with a match it can be given in, out of random matches.
fn examples() -> BTreeMap<String, (Match, Order)> {
    let wanted = wanted();
    let mut found = BTreeMap::new();
    let mut orders = Vec::new();
    for seed in 0..MATCHES {
        // Only with this option may a ship lie down in the Bay at will.
        let docking_duty = if seed % 2 == 1 { DockingDuty::Free } else { DockingDuty::default() };
        let options = Options { docking_duty, ..Options::default() };
        let setup = Setup { seating: seats().iter().map(|seat| seat.colour).collect(), options };
        let mut game = Match::deal(setup, seats(), seed, None).expect("three people can play");
        while !game.position().is_over() {
            let position = *game.position();
            legal(&position, &mut orders);
            for &order in &orders {
                found.entry(kind(order)).or_insert_with(|| (game.clone(), order));
            }
            let order = decide(&position, Opponent::Random, seed);
            game.give(order).expect("a legal order");
        }
        if wanted.iter().all(|kind| found.contains_key(kind)) {
            return found;
        }
    }
    let missing: Vec<&String> = wanted.iter().filter(|kind| !found.contains_key(*kind)).collect();
    panic!("{MATCHES} random matches have no {missing:?}");
}

/// The kinds of orders there must be.
fn wanted() -> Vec<String> {
    let mut all: Vec<String> = Facility::ALL
        .iter()
        .filter(|&&facility| facility != Facility::RaidersOutpost)
        .map(|facility| format!("dock {facility:?}"))
        .collect();
    for &card in Card::ALL {
        all.extend(card.power_price().map(|_| format!("use {card:?}")));
        all.extend(card.has_discard_power().then(|| format!("discard {card:?}")));
    }
    let others = [
        "roll",
        "raid a card",
        "raid 0",
        "raid 4",
        "cycle",
        "claim",
        "trade 1",
        "trade 2",
        "launch",
        "relic",
        "shed one kind",
        "shed both",
        "end",
    ];
    all.extend(others.map(str::to_owned));
    all
}

/// Gives every kind of order by `hands`, each in a match of its own.
fn give_all<H: Hands>(hands: impl Fn() -> H) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    let mut failed = Vec::new();
    for (kind, (game, order)) in examples() {
        program.open(game);
        let mut player = Player::new(hands());
        let given = catch_unwind(AssertUnwindSafe(|| {
            assert!(player.wait(&mut program), "the match goes on");
            player.order(&mut program, order);
        }));
        if given.is_err() {
            failed.push(kind);
        }
    }
    assert!(failed.is_empty(), "cannot be given: {failed:?}");
}

#[test]
fn every_kind_of_order_can_be_given_by_mouse() {
    give_all(|| Mouse);
}

#[test]
fn every_kind_of_order_can_be_given_by_keys() {
    give_all(|| Keys);
}
