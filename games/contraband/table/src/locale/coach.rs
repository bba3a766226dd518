//! Texts of the coach: reasons why a plan is good or bad.

use super::things::{card_name, metal_object, metals_object, objective_name, place_name, upgrade_name};
use super::{text, text_args};
use contraband::ai::coach::{Fact, Reason};
use contraband::rules::Metals;
use orrery_locale::{MessageValue, in_a_sentence, message_key};

/// Returns a reason in a few words. A fact that only the compared plan has is worded as one of that plan.
#[must_use]
pub fn reason_text(reason: &Reason) -> String {
    if reason.fact == Fact::Balance && reason.against {
        return text("coach-fact-balance-against");
    }
    let told = fact_text(&reason.fact);
    if reason.is_of_this() { told } else { text_args("coach-better", &[("fact", in_a_sentence(&told).into())]) }
}

/// Returns the effect of a plan in a few words.
fn fact_text(fact: &Fact) -> String {
    let key = format!("coach-fact-{}", fact.key());
    let key = match *fact {
        Fact::Meets { token } | Fact::Exposes { token, .. } => message_key(&key, token.word(), ""),
        _ => key,
    };
    text_args(&key, &fact_args(fact))
}

fn fact_args(fact: &Fact) -> Vec<(&'static str, MessageValue)> {
    let percent = |percent: u8| vec![("percent", MessageValue::from(percent))];
    match *fact {
        Fact::Fulfils { objective } => vec![("objective", objective_name(objective).into())],
        Fact::Sells { credits } => vec![("credits", u32::from(credits).into())],
        Fact::Buys { metal } | Fact::Jettisons { metal } => vec![("metal", metal_object(metal).into())],
        Fact::Installs { upgrade } => vec![("upgrade", upgrade_name(upgrade).into())],
        Fact::Loads { metal, count } => vec![("metals", metals_object(Metals::of(metal, count)).into())],
        Fact::Explores { spot } | Fact::EndsIn { spot } => vec![("place", place_name(spot).into())],
        Fact::Nears { turns } | Fact::Homes { turns } => vec![("turns", turns.into())],
        Fact::Exposes { percent: chance, .. }
        | Fact::Attacks { percent: chance }
        | Fact::Fights { percent: chance } => percent(chance),
        Fact::Plays { card } => vec![("card", card_name(card).into())],
        Fact::Meets { .. }
        | Fact::Flees
        | Fact::SubmitsClean
        | Fact::SubmitsCaught
        | Fact::Leaves
        | Fact::Warps
        | Fact::Waits
        | Fact::NothingBetter
        | Fact::Balance => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::has;
    use contraband::rules::{Bonus, Metal, Objective, Spot, Token, Upgrade};

    fn facts() -> Vec<Fact> {
        let spot = Spot::of_mine(3);
        let mut facts = vec![
            Fact::Fulfils { objective: Objective::Outlaw },
            Fact::Sells { credits: 750 },
            Fact::Buys { metal: Metal::Iron },
            Fact::Installs { upgrade: Upgrade::Engine2 },
            Fact::Loads { metal: Metal::Plutonium, count: 2 },
            Fact::Jettisons { metal: Metal::Carbon },
            Fact::Explores { spot },
            Fact::EndsIn { spot },
            Fact::Attacks { percent: 60 },
            Fact::Fights { percent: 5 },
            Fact::Plays { card: Bonus::SpyRadar },
        ];
        facts.extend([0, 1, 2, 5].into_iter().flat_map(|turns| [Fact::Nears { turns }, Fact::Homes { turns }]));
        facts
            .extend(Token::ALL.iter().flat_map(|&token| [Fact::Meets { token }, Fact::Exposes { token, percent: 50 }]));
        facts.extend([Fact::Flees, Fact::SubmitsClean, Fact::SubmitsCaught, Fact::Leaves, Fact::Warps, Fact::Waits]);
        facts.extend([Fact::NothingBetter, Fact::Balance]);
        facts
    }

    #[test]
    fn every_reason_has_text_in_every_language() {
        for language in ["en", "it", "ru"] {
            orrery_locale::speaking(language, || {
                for fact in facts() {
                    for against in [false, true] {
                        let words = reason_text(&Reason { fact, against });
                        assert!(!words.is_empty() && !words.contains(['{', '$']) && !has(&words), "{fact:?}: {words}");
                    }
                }
            });
        }
    }
}
