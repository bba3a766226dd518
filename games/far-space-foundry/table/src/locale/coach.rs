//! The texts of the coach: the reasons why a plan is good or bad.

use super::things::{amount, good_name, pilot_name, product_name, ship_name, ship_text};
use super::{text, text_args};
use far_space_foundry::ai::coach::{Fact, Reason};
use far_space_foundry::rules::{Good, Ship};
use orrery_locale::{MessageValue, in_a_sentence};

/// Returns a reason in a few words. Facts that only the plan compared with has are phrased as belonging to it.
#[must_use]
pub fn reason_text(reason: &Reason) -> String {
    if reason.fact == Fact::Balance && reason.against {
        return text("coach-fact-balance-against");
    }
    let told = fact_text(&reason.fact);
    if reason.is_of_this() { told } else { text_args("coach-better", &[("fact", in_a_sentence(&told).into())]) }
}

/// Returns an effect of a plan in a few words.
#[must_use]
pub fn fact_text(fact: &Fact) -> String {
    text_args(&format!("coach-fact-{}", fact.key()), &fact_args(fact))
}

fn fact_args(fact: &Fact) -> Vec<(&'static str, MessageValue)> {
    let number = |name: &'static str, count: u8| (name, MessageValue::from(count));
    let what = |good: Good, count: u8| ("what", MessageValue::from(amount(good, count)));
    let ship = |ship: Ship| ("ship", MessageValue::from(ship_text(ship)));
    match *fact {
        Fact::Recruits | Fact::RecruitsMore | Fact::Rolls | Fact::NothingBetter | Fact::Balance => Vec::new(),
        Fact::Points { points } => vec![number("points", points)],
        Fact::Fills { ship: which }
        | Fact::Upgrades { ship: which }
        | Fact::Opens { ship: which }
        | Fact::Empties { ship: which } => vec![ship(which)],
        Fact::NewKind { good } => vec![("what", good_name(good).into())],
        Fact::Makes { product, count } => vec![what(product.plain(), count)],
        Fact::TakesLast { product } | Fact::Provides { product } => vec![("what", product_name(product).into())],
        Fact::Charges { count } | Fact::Loads { count } | Fact::Wastes { count } => vec![number("count", count)],
        Fact::Processes { count } => vec![what(Good::Galactium, count)],
        Fact::Mines { good, count } => vec![what(good, count)],
        Fact::Hires { pilot } | Fact::Keeps { pilot } => vec![("pilot", pilot_name(pilot).into())],
        Fact::Brings { ship: which, size } => vec![("ship", ship_name(which).into()), number("size", size)],
        Fact::Earns { credits } | Fact::Spends { credits } => vec![number("credits", credits)],
        Fact::Stacks { pairs } => vec![number("pairs", pairs)],
        Fact::Reaches { capacity } => vec![number("capacity", capacity)],
    }
}
