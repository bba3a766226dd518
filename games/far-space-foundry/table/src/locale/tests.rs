//! Tests that every event and every refusal has its own text in every language.

use std::collections::BTreeSet;

use super::*;
use far_space_foundry::rules::{
    Action, Alien, Asteroid, CargoLocation, Event, FreighterKind, Good, MatchHalf, Order, Phase, Pilot, Product,
    Refusal,
};
use orrery_core::Colour;
use orrery_locale::PlayerNames;

fn refusals() -> Vec<Refusal> {
    let (pilot, good, ship, product) = (Pilot::TealForger, Good::Skyrite, FreighterKind::Teal, Product::Robot);
    let action = Action::Charge;
    vec![
        Refusal::Over,
        Refusal::NotNow { stage: Phase::Keep },
        Refusal::NotInHand { pilot },
        Refusal::NoDie { pilot: Pilot::Five },
        Refusal::AllTaken,
        Refusal::AllFree,
        Refusal::NotThere { pilot, dock: 3 },
        Refusal::OtherWay { half: MatchHalf::Alpha, landed: true },
        Refusal::OtherWay { half: MatchHalf::Beta, landed: false },
        Refusal::MovedAlready,
        Refusal::ActedAlready,
        Refusal::LoadedAlready,
        Refusal::OverCapacity { total: 5, capacity: 2 },
        Refusal::OnlyOne { asteroids: true },
        Refusal::OnlyOne { asteroids: false },
        Refusal::NotThereToTake { good },
        Refusal::NotEnough { good },
        Refusal::NoSmuggler,
        Refusal::NotOffPairs { good },
        Refusal::NoPair { good },
        Refusal::NothingBelow { good },
        Refusal::WarehouseFull { size: 7 },
        Refusal::HoldFull { ship, size: 2 },
        Refusal::NoFreighter { ship },
        Refusal::NotHere { action, dock: 3 },
        Refusal::UsedAlready { action },
        Refusal::OnlyOnce { action: Action::Process },
        Refusal::BankEmpty,
        Refusal::NoCredit,
        Refusal::NobodyToHire,
        Refusal::NotShown { pilot },
        Refusal::NoneWouldCome,
        Refusal::NotInPlay { product },
        Refusal::TooOften { product, most: 2 },
        Refusal::NoTokens { product },
        Refusal::NothingToCharge,
        Refusal::UpgradedAlready { ship },
        Refusal::NotEmpty { ship },
        Refusal::BribedAlready,
        Refusal::DockTaken { dock: 3 },
        Refusal::DockFree { dock: 3 },
        Refusal::NotToKeep { pilot },
        Refusal::OneEach { alien: Alien::Teal },
        Refusal::OneAtMost { alien: Alien::Teal },
        Refusal::NotStowed,
    ]
}

fn events() -> Vec<Event> {
    let (seat, product, pilot, ship) = (Colour::Red, Product::Robot, Pilot::TealForger, FreighterKind::Teal);
    let (from, to) = (CargoLocation::Asteroid(Asteroid::Skyrite), CargoLocation::Warehouse);
    let over =
        |winners| Event::MatchOver { seats: Colour::ALL.try_into().expect("four"), count: 2, winners, points: 9 };
    vec![
        Event::ProductLaid { product },
        Event::FreighterOpened { alien: Alien::Teal, size: 0 },
        Event::FreighterOpened { alien: Alien::Teal, size: 2 },
        Event::FirstPlayer { seat, die: 4 },
        Event::Equipped { seat, goods: 0 },
        Event::Equipped { seat, goods: 2 },
        Event::Dealt { seat, pilot: None },
        Event::Dealt { seat, pilot: Some(pilot) },
        Event::FleetGiven { seat, fleet: 2 },
        Event::Stowed { seat, ship, good: Good::Skyrite, count: 2 },
        Event::HalfBegan { half: MatchHalf::Alpha, seat },
        Event::HalfBegan { half: MatchHalf::Beta, seat },
        Event::Played { seat, pilot },
        Event::Rolled { seat, value: 3 },
        Event::Landed { seat, dock: 2, capacity: 2 },
        Event::Lifted { seat, dock: 2, capacity: 2 },
        Event::Moved { seat, good: Good::Skyrite, count: 1, from, to, on: false },
        Event::Processed { seat, times: 2 },
        Event::Sold { seat, count: 1, credits: 2 },
        Event::PaidInCantina { seat },
        Event::Shown { seat, pilot },
        Event::Hired { seat, pilot },
        Event::HiredNobody { seat },
        Event::FreighterCame { seat, ship, size: 2 },
        Event::Made { seat, product, times: 1, tokens: 1 },
        Event::ChargedAll { seat },
        Event::Charged { seat, product, count: 1 },
        Event::Upgraded { seat, ship },
        Event::Earned { seat },
        Event::Bribed { seat, add: true, dock: 3 },
        Event::Bribed { seat, add: false, dock: 3 },
        Event::Drawn { seat, pilot: None },
        Event::Drawn { seat, pilot: Some(pilot) },
        Event::Traffic { dock: 3, came: true },
        Event::Traffic { dock: 3, came: false },
        Event::TurnEnded { seat },
        Event::Cleared { seat, goods: [2, 0, 3] },
        Event::StationTurned,
        Event::Kept { seat, pilot },
        Event::LeftGame { seat, pilot },
        over([false; 4]),
        over([true, true, false, false]),
    ]
}

/// Asserts that each of these texts is complete and different from the others.
fn are_said(said: Vec<String>) {
    for words in &said {
        let is_message = words.chars().next().is_some_and(char::is_uppercase) && !words.contains(['{', '_', '$']);
        assert!(is_message && words.contains(' '), "{words}");
    }
    assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), said.len(), "two say the same: {said:#?}");
}

#[test]
fn every_refusal_has_its_own_text() {
    assert!(Refusal::KEYS.iter().all(|key| refusals().iter().any(|refusal| refusal.key() == *key)));
    are_said(refusals().iter().map(refusal_text).collect());
    for &stage in Phase::ALL.iter().filter(|&&stage| stage != Phase::Over) {
        let said = refusal_text(&Refusal::NotNow { stage });
        assert!(!said.contains("refusal"), "{said}");
    }
}

#[test]
fn every_event_has_its_own_text() {
    assert!(Event::KEYS.iter().all(|key| events().iter().any(|event| event.key() == *key)));
    let names = PlayerNames::new([(Colour::Red, "Anna"), (Colour::Green, "Bruno")]);
    are_said(events().iter().map(|event| event_text(event, &names)).collect());
}

#[test]
fn keeping_no_pilot_has_its_own_text() {
    let keep = |kept: &[Pilot]| {
        let mut row = far_space_foundry::rules::KeptAliens::default();
        kept.iter().for_each(|&pilot| row.push(pilot));
        order_brief(&Order::Keep(row))
    };
    assert_eq!(keep(&[]), "keep nobody for Beta");
    assert_ne!(keep(&[]), keep(&[Pilot::TealForger]));
}
