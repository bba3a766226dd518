//! Texts of the coach: reasons why a plan is good or bad.

use super::things::{card_name, metal_object, metals_object, objective_name, quadrant_name, upgrade_name};
use super::{message_as, text, text_args};
use contraband::ai::coach::{CoachFact, CoachReason};
use contraband::rules::MetalCounts;
use orrery_locale::{PlayerNames, grouped, in_a_sentence, message_key};

/// Returns a reason in a few words. A fact that belongs only to the compared plan is described as a fact about that plan.
pub fn reason_text(reason: &CoachReason) -> String {
    if reason.fact == CoachFact::Balance && reason.against {
        return text("coach-fact-balance-against");
    }
    let told = fact_text(&reason.fact);
    if reason.is_of_this() { told } else { text_args("coach-better", &[("fact", in_a_sentence(&told).into())]) }
}

/// Returns the effect of a plan in a few words.
fn fact_text(fact: &CoachFact) -> String {
    let one = |name: &'static str, words: String| vec![(name, words.into())];
    let more = match *fact {
        CoachFact::Fulfils { objective } => one("objective", objective_name(objective)),
        CoachFact::Sells { credits } | CoachFact::SellsLater { credits, .. } | CoachFact::Docks { credits, .. } => {
            one("credits", grouped(credits.into()))
        }
        CoachFact::Buys { metal } | CoachFact::Jettisons { metal } => one("metal", metal_object(metal)),
        CoachFact::Installs { upgrade } => one("upgrade", upgrade_name(upgrade)),
        CoachFact::Loads { metal, count } => one("metals", metals_object(MetalCounts::of(metal, count))),
        CoachFact::Homes { price, .. } | CoachFact::RepairsAhead { price, .. } | CoachFact::Repairs { price, .. } => {
            one("repair", text_args("coach-repair", &[("price", price.into())]))
        }
        CoachFact::Warps { quadrant } => one("quadrant", quadrant_name(quadrant)),
        CoachFact::Plays { card } => one("card", card_name(card)),
        _ => Vec::new(),
    };
    let key = format!("coach-fact-{}", fact.key());
    let key = match *fact {
        CoachFact::Meets { token } | CoachFact::Exposes { token, .. } => message_key(&key, token.word(), ""),
        _ => key,
    };
    message_as(&key, fact, &PlayerNames::default(), &more)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::has;
    use contraband::rules::{BoardSpot, BonusCard, Metal, Objective, PatrolToken, Upgrade};

    fn facts() -> Vec<CoachFact> {
        let spot = BoardSpot::of_mine(3);
        let mut facts = vec![
            CoachFact::Fulfils { objective: Objective::Outlaw },
            CoachFact::Sells { credits: 750 },
            CoachFact::Buys { metal: Metal::Iron },
            CoachFact::Installs { upgrade: Upgrade::Engine2 },
            CoachFact::Loads { metal: Metal::Plutonium, count: 2 },
            CoachFact::Jettisons { metal: Metal::Carbon },
            CoachFact::Explores { spot },
            CoachFact::EndsIn { spot },
            CoachFact::Attacks { percent: 60 },
            CoachFact::Fights { percent: 5 },
            CoachFact::Plays { card: BonusCard::SpyRadar },
        ];
        facts.extend([(0, 0), (1, 0), (2, 150), (5, 200)].into_iter().flat_map(|(turns, price)| {
            [
                CoachFact::Nears { spot, turns },
                CoachFact::NearsMine { spot, turns },
                CoachFact::SellsLater { spot, turns, credits: 500 },
                CoachFact::Homes { spot, turns, price },
                CoachFact::RepairsAhead { spot, turns, price },
                CoachFact::Repairs { spot, price },
                CoachFact::StartsOver { spot, turns },
            ]
        }));
        facts.extend(
            PatrolToken::ALL
                .iter()
                .flat_map(|&token| [CoachFact::Meets { token }, CoachFact::Exposes { token, percent: 50 }]),
        );
        facts.extend([
            CoachFact::Docks { spot, credits: 900 },
            CoachFact::Flees,
            CoachFact::SubmitsClean,
            CoachFact::SubmitsCaught,
            CoachFact::Leaves,
            CoachFact::Warps { quadrant: orrery_core::Colour::Green },
            CoachFact::Waits { spot },
        ]);
        facts.extend([CoachFact::NothingBetter, CoachFact::Balance]);
        facts
    }

    #[test]
    fn thousands_of_credits_are_grouped() {
        let fact = CoachFact::Sells { credits: 1250 };
        let said = orrery_locale::speaking("en", || reason_text(&CoachReason { fact, against: false }));
        assert!(said.contains("1,250"), "{said}");
    }

    #[test]
    fn every_reason_has_text_in_every_language() {
        assert!(CoachFact::KEYS.iter().all(|key| facts().iter().any(|fact| fact.key() == *key)));
        for language in ["en", "it", "ru"] {
            orrery_locale::speaking(language, || {
                for fact in facts() {
                    for against in [false, true] {
                        let words = reason_text(&CoachReason { fact, against });
                        assert!(!words.is_empty() && !words.contains(['{', '$']) && !has(&words), "{fact:?}: {words}");
                    }
                }
            });
        }
    }
}
