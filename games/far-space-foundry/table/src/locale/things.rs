//! The names of the things on the table, and amounts of them.

use super::{listed, text, text_args};
use far_space_foundry::rules::{Action, Cargo, Good, Job, Line, Pilot, Product, Ship};
use orrery_locale::key_of;

/// The word of a good or its product, charged or not, as keys have it.
fn word_of(good: Good) -> &'static str {
    good.product().map_or_else(|| good.word(), Product::word)
}

/// What a good is called, as a label; a charged one is called as its product is.
#[must_use]
pub fn good_name(good: Good) -> String {
    let name = text(&key_of("good", word_of(good), ""));
    if good.is_charged() { text_args("amount-charged", &[("what", name.into())]) } else { name }
}

/// What a product is called, as a label.
#[must_use]
pub fn product_name(product: Product) -> String {
    good_name(product.plain())
}

/// So many of a good: `2 Drones`.
#[must_use]
pub fn amount(good: Good, count: u8) -> String {
    let amount = text_args(&key_of("amount", word_of(good), ""), &[("count", count.into())]);
    if good.is_charged() { text_args("amount-charged", &[("what", amount.into())]) } else { amount }
}

/// Goods of a list: `2 skyrite and 1 Robot (charged)`.
fn lines_text<'a>(lines: impl Iterator<Item = &'a Line>) -> String {
    let part = |line: &Line| {
        let amount = amount(line.good, line.count);
        if line.on { text_args("amount-on", &[("what", amount.into())]) } else { amount }
    };
    listed(&lines.map(part).collect::<Vec<_>>())
}

/// Goods of asteroids, or of freighters with the names of those.
#[must_use]
pub fn cargo_text(cargo: &Cargo, with_ships: bool) -> String {
    if !with_ships {
        return lines_text(cargo.lines().iter());
    }
    let mut ships: Vec<Ship> = cargo.lines().iter().map(|line| line.ship).collect();
    ships.dedup();
    let part = |ship: &Ship| {
        let goods = lines_text(cargo.of(*ship));
        text_args("amount-of-ship", &[("ship", ship_text(*ship).into()), ("what", goods.into())])
    };
    ships.iter().map(part).collect::<Vec<_>>().join("; ")
}

/// What a freighter is called, as a label.
#[must_use]
pub fn ship_name(ship: Ship) -> String {
    text(&key_of("ship", ship.word(), ""))
}

/// What a freighter is called inside a sentence.
#[must_use]
pub fn ship_text(ship: Ship) -> String {
    text(&key_of("ship", ship.word(), "-text"))
}

/// What a job is called.
#[must_use]
pub fn job_name(job: Job) -> String {
    text(&key_of("job", job.word(), ""))
}

/// What a job does.
#[must_use]
pub fn job_help(job: Job) -> String {
    text(&key_of("job", job.word(), "-help"))
}

/// What a pilot is called.
#[must_use]
pub fn pilot_name(pilot: Pilot) -> String {
    match (pilot.alien(), pilot.job()) {
        (Some(alien), Some(job)) => text_args(&key_of("pilot", alien.word(), ""), &[("job", job_name(job).into())]),
        _ => match pilot {
            Pilot::OneTwoThree => text("pilot-one-two-three"),
            Pilot::Commander => text("pilot-commander"),
            _ => text_args("pilot-number", &[("number", pilot.word().into())]),
        },
    }
}

/// Several pilots.
pub(super) fn pilots_text(pilots: &[Pilot]) -> String {
    listed(&pilots.iter().map(|&pilot| pilot_name(pilot)).collect::<Vec<_>>())
}

/// What an action of a dock is called.
#[must_use]
pub fn action_name(action: Action) -> String {
    text(&key_of("action", action.word(), ""))
}
