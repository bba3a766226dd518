//! The texts of the coach: the reasons why a plan is good or bad.

use super::things::{amount, good_name, pilot_name, product_name, ship_name, ship_text};
use super::{text, text_args};
use far_space_foundry::ai::coach::{CoachFact, CoachReason};
use far_space_foundry::rules::{FreighterKind, Good};
use orrery_locale::{MessageValue, in_a_sentence};

/// Returns a reason in a few words. A fact that only the other plan has is worded as a fact of that plan.
pub fn reason_text(reason: &CoachReason) -> String {
    if reason.fact == CoachFact::Balance && reason.against {
        return text("coach-fact-balance-against");
    }
    let told = fact_text(&reason.fact);
    if reason.is_of_this() { told } else { text_args("coach-better", &[("fact", in_a_sentence(&told).into())]) }
}

/// Returns an effect of a plan in a few words.
pub fn fact_text(fact: &CoachFact) -> String {
    text_args(&format!("coach-fact-{}", fact.key()), &fact_args(fact))
}

fn fact_args(fact: &CoachFact) -> Vec<(&'static str, MessageValue)> {
    let number = |name: &'static str, count: u8| (name, MessageValue::from(count));
    let what = |good: Good, count: u8| ("what", MessageValue::from(amount(good, count)));
    let ship = |ship: FreighterKind| ("ship", MessageValue::from(ship_text(ship)));
    match *fact {
        CoachFact::Recruits
        | CoachFact::RecruitsMore
        | CoachFact::Rolls
        | CoachFact::NothingBetter
        | CoachFact::Balance => Vec::new(),
        CoachFact::Points { points } => vec![number("points", points)],
        CoachFact::Fills { ship: which }
        | CoachFact::Upgrades { ship: which }
        | CoachFact::Opens { ship: which }
        | CoachFact::Empties { ship: which } => vec![ship(which)],
        CoachFact::NewKind { good } => vec![("what", good_name(good).into())],
        CoachFact::Makes { product, count } => vec![what(product.plain(), count)],
        CoachFact::TakesLast { product } | CoachFact::Provides { product } => {
            vec![("what", product_name(product).into())]
        }
        CoachFact::Charges { count } | CoachFact::Loads { count } | CoachFact::Wastes { count } => {
            vec![number("count", count)]
        }
        CoachFact::Processes { count } => vec![what(Good::Galactium, count)],
        CoachFact::Mines { good, count } => vec![what(good, count)],
        CoachFact::Hires { pilot } | CoachFact::Keeps { pilot } => vec![("pilot", pilot_name(pilot).into())],
        CoachFact::Brings { ship: which, size } => vec![("ship", ship_name(which).into()), number("size", size)],
        CoachFact::Earns { credits } | CoachFact::Spends { credits } => vec![number("credits", credits)],
        CoachFact::Stacks { pairs } => vec![number("pairs", pairs)],
        CoachFact::Reaches { capacity } => vec![number("capacity", capacity)],
    }
}
