//! Tests that every event and every refusal has its own text in every language.

use std::collections::BTreeSet;

use super::*;
use far_space_foundry::rules::{
    Action, Alien, Asteroid, Event, FreighterKind, Good, GoodsPlace, MatchHalf, Order, Phase, Pilot, Product, Refusal,
};
use orrery_core::Colour;
use orrery_locale::PlayerNames;

/// Lists samples of all variants of an enum. The compiler checks that the `match` expression is complete.
macro_rules! all {
    ($type:ty: $($pattern:pat => $sample:expr),+ $(,)?) => {{
        let _: fn(&$type) = |one| match one { $($pattern => {})+ };
        vec![$($sample),+]
    }};
}

fn refusals() -> Vec<Refusal> {
    let (pilot, good, ship, product) = (Pilot::TealForger, Good::Skyrite, FreighterKind::Teal, Product::Robot);
    let action = Action::Charge;
    all! { Refusal:
        Refusal::Over => Refusal::Over,
        Refusal::NotNow { .. } => Refusal::NotNow { stage: Phase::Keep },
        Refusal::NotInHand { .. } => Refusal::NotInHand { pilot },
        Refusal::NoDie { .. } => Refusal::NoDie { pilot: Pilot::Five },
        Refusal::AllTaken => Refusal::AllTaken,
        Refusal::AllFree => Refusal::AllFree,
        Refusal::NotThere { .. } => Refusal::NotThere { pilot, dock: 3 },
        Refusal::OtherWay { landed: true, .. } => Refusal::OtherWay { half: MatchHalf::Alpha, landed: true },
        Refusal::OtherWay { landed: false, .. } => Refusal::OtherWay { half: MatchHalf::Beta, landed: false },
        Refusal::MovedAlready => Refusal::MovedAlready,
        Refusal::ActedAlready => Refusal::ActedAlready,
        Refusal::LoadedAlready => Refusal::LoadedAlready,
        Refusal::OverCapacity { .. } => Refusal::OverCapacity { total: 5, capacity: 2 },
        Refusal::OnlyOne { asteroids: true } => Refusal::OnlyOne { asteroids: true },
        Refusal::OnlyOne { asteroids: false } => Refusal::OnlyOne { asteroids: false },
        Refusal::NotThereToTake { .. } => Refusal::NotThereToTake { good },
        Refusal::NotEnough { .. } => Refusal::NotEnough { good },
        Refusal::NoSmuggler => Refusal::NoSmuggler,
        Refusal::NotOffPairs { .. } => Refusal::NotOffPairs { good },
        Refusal::NoPair { .. } => Refusal::NoPair { good },
        Refusal::NothingBelow { .. } => Refusal::NothingBelow { good },
        Refusal::WarehouseFull { .. } => Refusal::WarehouseFull { size: 7 },
        Refusal::HoldFull { .. } => Refusal::HoldFull { ship, size: 2 },
        Refusal::NoFreighter { .. } => Refusal::NoFreighter { ship },
        Refusal::NotHere { .. } => Refusal::NotHere { action, dock: 3 },
        Refusal::UsedAlready { .. } => Refusal::UsedAlready { action },
        Refusal::OnlyOnce { .. } => Refusal::OnlyOnce { action: Action::Process },
        Refusal::BankEmpty => Refusal::BankEmpty,
        Refusal::NoCredit => Refusal::NoCredit,
        Refusal::NobodyToHire => Refusal::NobodyToHire,
        Refusal::NotShown { .. } => Refusal::NotShown { pilot },
        Refusal::NoneWouldCome => Refusal::NoneWouldCome,
        Refusal::NotInPlay { .. } => Refusal::NotInPlay { product },
        Refusal::TooOften { .. } => Refusal::TooOften { product, most: 2 },
        Refusal::NoTokens { .. } => Refusal::NoTokens { product },
        Refusal::NothingToCharge => Refusal::NothingToCharge,
        Refusal::UpgradedAlready { .. } => Refusal::UpgradedAlready { ship },
        Refusal::NotEmpty { .. } => Refusal::NotEmpty { ship },
        Refusal::BribedAlready => Refusal::BribedAlready,
        Refusal::DockTaken { .. } => Refusal::DockTaken { dock: 3 },
        Refusal::DockFree { .. } => Refusal::DockFree { dock: 3 },
        Refusal::NotToKeep { .. } => Refusal::NotToKeep { pilot },
        Refusal::OneEach { .. } => Refusal::OneEach { alien: Alien::Teal },
        Refusal::OneAtMost { .. } => Refusal::OneAtMost { alien: Alien::Teal },
        Refusal::NotStowed => Refusal::NotStowed,
    }
}

fn events() -> Vec<Event> {
    let (seat, product, pilot, ship) = (Colour::Red, Product::Robot, Pilot::TealForger, FreighterKind::Teal);
    let (from, to) = (GoodsPlace::Asteroid(Asteroid::Skyrite), GoodsPlace::Warehouse);
    let over =
        |winners| Event::MatchOver { seats: Colour::ALL.try_into().expect("four"), count: 2, winners, points: 9 };
    all! { Event:
        Event::ProductLaid { .. } => Event::ProductLaid { product },
        Event::FreighterOpened { size: 0, .. } => Event::FreighterOpened { alien: Alien::Teal, size: 0 },
        Event::FreighterOpened { .. } => Event::FreighterOpened { alien: Alien::Teal, size: 2 },
        Event::FirstPlayer { .. } => Event::FirstPlayer { seat, die: 4 },
        Event::Equipped { goods: 0, .. } => Event::Equipped { seat, goods: 0 },
        Event::Equipped { .. } => Event::Equipped { seat, goods: 2 },
        Event::Dealt { pilot: None, .. } => Event::Dealt { seat, pilot: None },
        Event::Dealt { .. } => Event::Dealt { seat, pilot: Some(pilot) },
        Event::FleetGiven { .. } => Event::FleetGiven { seat, fleet: 2 },
        Event::Stowed { .. } => Event::Stowed { seat, ship, good: Good::Skyrite, count: 2 },
        Event::HalfBegan { half: MatchHalf::Alpha, .. } => Event::HalfBegan { half: MatchHalf::Alpha, seat },
        Event::HalfBegan { half: MatchHalf::Beta, .. } => Event::HalfBegan { half: MatchHalf::Beta, seat },
        Event::Played { .. } => Event::Played { seat, pilot },
        Event::Rolled { .. } => Event::Rolled { seat, value: 3 },
        Event::Landed { .. } => Event::Landed { seat, dock: 2, capacity: 2 },
        Event::Lifted { .. } => Event::Lifted { seat, dock: 2, capacity: 2 },
        Event::Moved { .. } => Event::Moved { seat, good: Good::Skyrite, count: 1, from, to, on: false },
        Event::Processed { .. } => Event::Processed { seat, times: 2 },
        Event::Sold { .. } => Event::Sold { seat, count: 1, credits: 2 },
        Event::PaidInCantina { .. } => Event::PaidInCantina { seat },
        Event::Shown { .. } => Event::Shown { seat, pilot },
        Event::Hired { .. } => Event::Hired { seat, pilot },
        Event::HiredNobody { .. } => Event::HiredNobody { seat },
        Event::FreighterCame { .. } => Event::FreighterCame { seat, ship, size: 2 },
        Event::Made { .. } => Event::Made { seat, product, times: 1, tokens: 1 },
        Event::ChargedAll { .. } => Event::ChargedAll { seat },
        Event::Charged { .. } => Event::Charged { seat, product, count: 1 },
        Event::Upgraded { .. } => Event::Upgraded { seat, ship },
        Event::Earned { .. } => Event::Earned { seat },
        Event::Bribed { add: true, .. } => Event::Bribed { seat, add: true, dock: 3 },
        Event::Bribed { .. } => Event::Bribed { seat, add: false, dock: 3 },
        Event::Drawn { pilot: None, .. } => Event::Drawn { seat, pilot: None },
        Event::Drawn { .. } => Event::Drawn { seat, pilot: Some(pilot) },
        Event::Traffic { came: true, .. } => Event::Traffic { dock: 3, came: true },
        Event::Traffic { .. } => Event::Traffic { dock: 3, came: false },
        Event::TurnEnded { .. } => Event::TurnEnded { seat },
        Event::Cleared { .. } => Event::Cleared { seat, goods: [2, 0, 3] },
        Event::StationTurned => Event::StationTurned,
        Event::Kept { .. } => Event::Kept { seat, pilot },
        Event::LeftGame { .. } => Event::LeftGame { seat, pilot },
        Event::MatchOver { winners: [false, ..], .. } => over([false; 4]),
        Event::MatchOver { .. } => over([true, true, false, false]),
    }
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
    are_said(refusals().iter().map(refusal_text).collect());
    for &stage in Phase::ALL.iter().filter(|&&stage| stage != Phase::Over) {
        let said = refusal_text(&Refusal::NotNow { stage });
        assert!(!said.contains("refusal"), "{said}");
    }
}

#[test]
fn every_event_has_its_own_text() {
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
