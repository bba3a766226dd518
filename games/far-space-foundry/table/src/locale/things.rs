//! The names of the things on the table, and amounts of them.

use super::{listed, text, text_args};
use far_space_foundry::rules::{Action, CargoTransfer, CargoTransferLine, FreighterKind, Good, Job, Pilot, Product};
use orrery_locale::message_key;

/// Returns the word for a good in message keys: the keyword of a raw good, or that of the product.
fn word_of(good: Good) -> &'static str {
    good.product().map_or_else(|| good.word(), Product::word)
}

/// Returns the name of a good, as a label. The name of a charged good contains the name of its product.
pub fn good_name(good: Good) -> String {
    let name = text(&message_key("good", word_of(good), ""));
    if good.is_charged() { text_args("amount-charged", &[("what", name.into())]) } else { name }
}

/// Returns the name of a product, as a label.
pub fn product_name(product: Product) -> String {
    good_name(product.plain())
}

/// Returns an amount of a good: `2 Drones`.
pub fn amount(good: Good, count: u8) -> String {
    let amount = text_args(&message_key("amount", word_of(good), ""), &[("count", count.into())]);
    if good.is_charged() { text_args("amount-charged", &[("what", amount.into())]) } else { amount }
}

/// Returns the goods of the lines as text: `2 skyrite and 1 Robot (charged)`.
fn lines_text<'a>(lines: impl Iterator<Item = &'a CargoTransferLine>) -> String {
    let part = |line: &CargoTransferLine| {
        let amount = amount(line.good, line.count);
        if line.on { text_args("amount-on", &[("what", amount.into())]) } else { amount }
    };
    listed(&lines.map(part).collect::<Vec<_>>())
}

/// Returns the goods of a cargo as text. With `with_ships`, they are grouped by freighter, with the freighters' names.
pub fn cargo_text(cargo: &CargoTransfer, with_ships: bool) -> String {
    if !with_ships {
        return lines_text(cargo.lines().iter());
    }
    let mut ships: Vec<FreighterKind> = cargo.lines().iter().map(|line| line.ship).collect();
    ships.dedup();
    let part = |ship: &FreighterKind| {
        let goods = lines_text(cargo.of(*ship));
        text_args("amount-of-ship", &[("ship", ship_text(*ship).into()), ("what", goods.into())])
    };
    ships.iter().map(part).collect::<Vec<_>>().join("; ")
}

orrery_locale::keyword_texts! {
    /// Returns the name of a freighter, as a label.
    pub fn ship_name(FreighterKind) = "ship";
    /// Returns the name of a freighter within a sentence.
    pub fn ship_text(FreighterKind) = "ship", "-text";
    /// Returns the name of a job.
    pub fn job_name(Job) = "job";
    /// Returns the explanation of a job.
    pub fn job_help(Job) = "job", "-help";
    /// Returns the name of a dock's action.
    pub fn action_name(Action) = "action";
}

/// Returns the name of a pilot.
pub fn pilot_name(pilot: Pilot) -> String {
    match (pilot.alien(), pilot.job()) {
        (Some(alien), Some(job)) => {
            text_args(&message_key("pilot", alien.word(), ""), &[("job", job_name(job).into())])
        }
        _ => match pilot {
            Pilot::OneTwoThree => text("pilot-one-two-three"),
            Pilot::Commander => text("pilot-commander"),
            _ => text_args("pilot-number", &[("number", pilot.word().into())]),
        },
    }
}

/// Returns the names of pilots as a list within a sentence.
pub fn pilots_text(pilots: &[Pilot]) -> String {
    listed(&pilots.iter().map(|&pilot| pilot_name(pilot)).collect::<Vec<_>>())
}
