//! The texts of the coach: the reasons why a plan is good or bad.

use super::things::{amount, good_name, product_name, ship_name};
use super::{message, text, text_args};
use far_space_foundry::ai::coach::{CoachFact, CoachReason};
use far_space_foundry::rules::Good;
use orrery_locale::{PlayerNames, in_a_sentence};

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
    let what = |what: String| vec![("what", what.into())];
    let more = match *fact {
        CoachFact::NewKind { good } => what(good_name(good)),
        CoachFact::Makes { product, count } => what(amount(product.plain(), count)),
        CoachFact::TakesLast { product } | CoachFact::Provides { product } => what(product_name(product)),
        CoachFact::Processes { count } => what(amount(Good::Galactium, count)),
        CoachFact::Mines { good, count } => what(amount(good, count)),
        CoachFact::Brings { ship, .. } => vec![("ship", ship_name(ship).into())],
        _ => Vec::new(),
    };
    message("coach-fact", fact, &PlayerNames::default(), &more)
}
