//! Why something is refused, in the player's words.

use super::things::{action_name, good_name, pilot_name, product_name, ship_text};
use super::{text, text_args};
use crate::games::far_space_foundry::rules::{Action, Good, Pilot, Product, Refusal, Ship};
use crate::locale::Arg;

/// The sentence that tells the player why.
#[must_use]
pub fn refusal_text(refusal: &Refusal) -> String {
    plain(refusal)
        .map(text)
        .or_else(|| about_flight(refusal))
        .or_else(|| about_goods(refusal))
        .or_else(|| about_actions(refusal))
        .unwrap_or_else(|| refusal.to_string())
}

/// The refusals without facts.
const fn plain(refusal: &Refusal) -> Option<&'static str> {
    Some(match refusal {
        Refusal::Over => "refusal-over",
        Refusal::AllTaken => "refusal-all-taken",
        Refusal::AllFree => "refusal-all-free",
        Refusal::OtherWay { landed: true, .. } => "refusal-other-way-landed",
        Refusal::OtherWay { landed: false, .. } => "refusal-other-way-lifted",
        Refusal::MovedAlready => "refusal-moved-already",
        Refusal::ActedAlready => "refusal-acted-already",
        Refusal::LoadedAlready => "refusal-loaded-already",
        Refusal::OnlyOne { asteroids: true } => "refusal-one-asteroid",
        Refusal::OnlyOne { asteroids: false } => "refusal-one-freighter",
        Refusal::NoSmuggler => "refusal-no-smuggler",
        Refusal::BankEmpty => "refusal-bank-empty",
        Refusal::NoCredit => "refusal-no-credit",
        Refusal::NobodyToHire => "refusal-nobody-to-hire",
        Refusal::NoneWouldCome => "refusal-none-would-come",
        Refusal::NothingToCharge => "refusal-nothing-to-charge",
        Refusal::BribedAlready => "refusal-bribed-already",
        Refusal::NotStowed => "refusal-not-stowed",
        _ => return None,
    })
}

type FactArg = (&'static str, Arg);

fn pilot(pilot: Pilot) -> FactArg {
    ("pilot", pilot_name(pilot).into())
}

fn good(good: Good) -> FactArg {
    ("good", good_name(good).into())
}

fn ship(ship: Ship) -> FactArg {
    ("ship", ship_text(ship).into())
}

fn product(product: Product) -> FactArg {
    ("product", product_name(product).into())
}

fn action(action: Action) -> FactArg {
    ("action", action_name(action).into())
}

/// The refusals of the wrong moment, pilot or dock.
fn about_flight(refusal: &Refusal) -> Option<String> {
    let dock = |dock: u8| ("dock", Arg::from(dock));
    Some(match *refusal {
        Refusal::NotNow { stage } => text(&format!("refusal-not-now-{}", stage.word())),
        Refusal::NotInHand { pilot: who } => text_args("refusal-not-in-hand", &[pilot(who)]),
        Refusal::NoDie { pilot: who } => text_args("refusal-no-die", &[pilot(who)]),
        Refusal::NotThere { pilot: who, dock: at } => text_args("refusal-not-there", &[pilot(who), dock(at)]),
        Refusal::DockTaken { dock: at } => text_args("refusal-dock-taken", &[dock(at)]),
        Refusal::DockFree { dock: at } => text_args("refusal-dock-free", &[dock(at)]),
        Refusal::NotShown { pilot: who } => text_args("refusal-not-shown", &[pilot(who)]),
        Refusal::NotToKeep { pilot: who } => text_args("refusal-not-to-keep", &[pilot(who)]),
        Refusal::OneEach { alien } => text_args("refusal-one-each", &[ship(alien.ship())]),
        _ => return None,
    })
}

/// The refusals of goods and stores.
fn about_goods(refusal: &Refusal) -> Option<String> {
    Some(match *refusal {
        Refusal::OverCapacity { total, capacity } => {
            text_args("refusal-over-capacity", &[("total", total.into()), ("capacity", capacity.into())])
        }
        Refusal::NotThereToTake { good: what } => text_args("refusal-not-there-to-take", &[good(what)]),
        Refusal::NotEnough { good: what } => text_args("refusal-not-enough", &[good(what)]),
        Refusal::NotOffPairs { good: what } => text_args("refusal-not-off-pairs", &[good(what)]),
        Refusal::NoPair { good: what } => text_args("refusal-no-pair", &[good(what)]),
        Refusal::NothingBelow { good: what } => text_args("refusal-nothing-below", &[good(what)]),
        Refusal::WarehouseFull { size } => text_args("refusal-warehouse-full", &[("size", size.into())]),
        Refusal::HoldFull { ship: of, size } => text_args("refusal-hold-full", &[ship(of), ("size", size.into())]),
        Refusal::NoFreighter { ship: of } => text_args("refusal-no-freighter", &[ship(of)]),
        _ => return None,
    })
}

/// The refusals of actions.
fn about_actions(refusal: &Refusal) -> Option<String> {
    Some(match *refusal {
        Refusal::NotHere { action: what, dock } => {
            text_args("refusal-not-here", &[action(what), ("dock", dock.into())])
        }
        Refusal::UsedAlready { action: what } => text_args("refusal-used-already", &[action(what)]),
        Refusal::OnlyOnce { action: what } => text_args("refusal-only-once", &[action(what)]),
        Refusal::NotInPlay { product: what } => text_args("refusal-not-in-play", &[product(what)]),
        Refusal::TooOften { product: what, most } => {
            text_args("refusal-too-often", &[product(what), ("most", most.into())])
        }
        Refusal::NoTokens { product: what } => text_args("refusal-no-tokens", &[product(what)]),
        Refusal::UpgradedAlready { ship: of } => text_args("refusal-upgraded-already", &[ship(of)]),
        Refusal::NotEmpty { ship: of } => text_args("refusal-not-empty", &[ship(of)]),
        _ => return None,
    })
}
