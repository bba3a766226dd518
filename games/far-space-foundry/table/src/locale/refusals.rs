//! The texts of refusals.

use super::things::{action_name, good_name, pilot_name, product_name, ship_text};
use super::{text, text_args};
use far_space_foundry::rules::{Action, FreighterKind, Good, Pilot, Product, Refusal};
use orrery_locale::{MessageValue, message_key};

type RefusalArg = (&'static str, MessageValue);

fn pilot(pilot: Pilot) -> RefusalArg {
    ("pilot", pilot_name(pilot).into())
}

fn good(good: Good) -> RefusalArg {
    ("good", good_name(good).into())
}

fn ship(ship: FreighterKind) -> RefusalArg {
    ("ship", ship_text(ship).into())
}

fn product(product: Product) -> RefusalArg {
    ("product", product_name(product).into())
}

fn action(action: Action) -> RefusalArg {
    ("action", action_name(action).into())
}

fn number(name: &'static str, number: u8) -> RefusalArg {
    (name, number.into())
}

/// Returns the sentence that gives the player the reason for a refusal. The `match` expression has no catch-all arm, so every new
/// refusal needs its text here.
pub fn refusal_text(refusal: &Refusal) -> String {
    let said = |key: &str, args: &[RefusalArg]| text_args(key, args);
    match *refusal {
        Refusal::Over => text("refusal-over"),
        Refusal::NotNow { stage } => text(&message_key("refusal-not-now", stage.word(), "")),
        Refusal::NotInHand { pilot: who } => said("refusal-not-in-hand", &[pilot(who)]),
        Refusal::NoDie { pilot: who } => said("refusal-no-die", &[pilot(who)]),
        Refusal::AllTaken => text("refusal-all-taken"),
        Refusal::AllFree => text("refusal-all-free"),
        Refusal::NotThere { pilot: who, dock } => said("refusal-not-there", &[pilot(who), number("dock", dock)]),
        Refusal::OtherWay { landed: true, .. } => text("refusal-other-way-landed"),
        Refusal::OtherWay { landed: false, .. } => text("refusal-other-way-lifted"),
        Refusal::MovedAlready => text("refusal-moved-already"),
        Refusal::ActedAlready => text("refusal-acted-already"),
        Refusal::LoadedAlready => text("refusal-loaded-already"),
        Refusal::OverCapacity { total, capacity } => {
            said("refusal-over-capacity", &[number("total", total), number("capacity", capacity)])
        }
        Refusal::OnlyOne { asteroids: true } => text("refusal-one-asteroid"),
        Refusal::OnlyOne { asteroids: false } => text("refusal-one-freighter"),
        Refusal::NotThereToTake { good: what } => said("refusal-not-there-to-take", &[good(what)]),
        Refusal::NotEnough { good: what } => said("refusal-not-enough", &[good(what)]),
        Refusal::NoSmuggler => text("refusal-no-smuggler"),
        Refusal::NotOffPairs { good: what } => said("refusal-not-off-pairs", &[good(what)]),
        Refusal::NoPair { good: what } => said("refusal-no-pair", &[good(what)]),
        Refusal::NothingBelow { good: what } => said("refusal-nothing-below", &[good(what)]),
        Refusal::WarehouseFull { size } => said("refusal-warehouse-full", &[number("size", size)]),
        Refusal::HoldFull { ship: of, size } => said("refusal-hold-full", &[ship(of), number("size", size)]),
        Refusal::NoFreighter { ship: of } => said("refusal-no-freighter", &[ship(of)]),
        Refusal::NotHere { action: what, dock } => said("refusal-not-here", &[action(what), number("dock", dock)]),
        Refusal::UsedAlready { action: what } => said("refusal-used-already", &[action(what)]),
        Refusal::OnlyOnce { action: what } => said("refusal-only-once", &[action(what)]),
        Refusal::BankEmpty => text("refusal-bank-empty"),
        Refusal::NoCredit => text("refusal-no-credit"),
        Refusal::NobodyToHire => text("refusal-nobody-to-hire"),
        Refusal::NotShown { pilot: who } => said("refusal-not-shown", &[pilot(who)]),
        Refusal::NoneWouldCome => text("refusal-none-would-come"),
        Refusal::NotInPlay { product: what } => said("refusal-not-in-play", &[product(what)]),
        Refusal::TooOften { product: what, most } => said("refusal-too-often", &[product(what), number("most", most)]),
        Refusal::NoTokens { product: what } => said("refusal-no-tokens", &[product(what)]),
        Refusal::NothingToCharge => text("refusal-nothing-to-charge"),
        Refusal::UpgradedAlready { ship: of } => said("refusal-upgraded-already", &[ship(of)]),
        Refusal::NotEmpty { ship: of } => said("refusal-not-empty", &[ship(of)]),
        Refusal::BribedAlready => text("refusal-bribed-already"),
        Refusal::DockTaken { dock } => said("refusal-dock-taken", &[number("dock", dock)]),
        Refusal::DockFree { dock } => said("refusal-dock-free", &[number("dock", dock)]),
        Refusal::NotToKeep { pilot: who } => said("refusal-not-to-keep", &[pilot(who)]),
        Refusal::OneEach { alien } => said("refusal-one-each", &[ship(alien.ship())]),
        Refusal::OneAtMost { alien } => said("refusal-one-at-most", &[ship(alien.ship())]),
        Refusal::NotStowed => text("refusal-not-stowed"),
    }
}
