//! Texts of the coach: the reasons why a plan is good or bad.

use super::things::{amount_object, module_full, module_name, seat_name, ship_name, thing_text};
use super::{message_as, text, text_args};
use orrery_locale::{MessageValue, PlayerNames, in_a_sentence, percentage};
use starship_catan::ai::OfferObjection;
use starship_catan::ai::coach::{BuildGoal, CoachFact, CoachReason, FlightResult};
use starship_catan::rules::{BuildableItem, Commodity, Seat, Ship, Upgrade};

/// Returns a reason in a few words. A fact that applies only to the compared plan is worded as a fact of that plan.
pub fn reason_text(reason: &CoachReason) -> String {
    if reason.fact == CoachFact::Balance && reason.against {
        return text("coach-fact-balance-against");
    }
    let told = fact_text(&reason.fact);
    if reason.is_of_this() { told } else { text_args("coach-better", &[("fact", in_a_sentence(&told).into())]) }
}

/// Returns a fact of a plan in a few words.
pub fn fact_text(fact: &CoachFact) -> String {
    let key = match fact {
        CoachFact::TakesHonour { from_other: true, .. } => "takes-honour-from",
        CoachFact::BuildsShip { ship: Ship::ColonyShip } => "builds-colony-ship",
        CoachFact::BuildsShip { ship: Ship::TradeShip } => "builds-trade-ship",
        fact => fact.key(),
    };
    let what = |thing: Commodity, count: u8| vec![("what", amount_object(thing, count).into())];
    let more = match *fact {
        CoachFact::Sells { thing, count, .. } | CoachFact::Buys { thing, count, .. } => what(thing, count),
        CoachFact::TakesFromOther { resource } => what(resource.into(), 1),
        CoachFact::Gains { thing, count } | CoachFact::Keeps { thing, count } => what(thing, count),
        CoachFact::Promises { percent, other, .. } => {
            vec![("percent", percentage(percent).into()), ("otherwise", percentage(other).into())]
        }
        CoachFact::FightOdds { percent } => vec![("percent", percentage(percent).into())],
        _ => Vec::new(),
    };
    message_as(&format!("coach-fact-{key}"), fact, &PlayerNames::default(), &more)
}

/// Returns a result of a flight in a few words.
pub(super) fn prospect_text(prospect: FlightResult) -> String {
    text(&format!("coach-prospect-{}", prospect.word()))
}

/// Returns the reason why a player refuses an offer, as text.
pub fn objection_text(by: Seat, objection: OfferObjection, names: &PlayerNames) -> String {
    let name = ("name", MessageValue::from(seat_name(by, names)));
    match objection {
        OfferObjection::Enables(goal) => text_args("refused-enables", &[name, ("goal", goal_text(goal).into())]),
        OfferObjection::Needs(thing, goal) => {
            let thing = ("thing", MessageValue::from(thing_text(thing)));
            text_args("refused-needs", &[name, thing, ("goal", goal_text(goal).into())])
        }
        OfferObjection::TooLittle => text_args("refused-too-little", &[name]),
    }
}

/// Returns the name of a building goal.
pub(super) fn goal_text(goal: BuildGoal) -> String {
    let second = |name: String| text_args("module-level", &[("module", name.into()), ("level", 2u8.into())]);
    match goal {
        BuildGoal::Build(BuildableItem::Ship(ship)) => ship_name(ship),
        BuildGoal::Build(BuildableItem::Booster) => text("piece-booster"),
        BuildGoal::Build(BuildableItem::Cannon) => text("piece-cannon"),
        BuildGoal::Build(BuildableItem::Module(module)) => module_full(module),
        BuildGoal::Raise(Upgrade::Booster) => second(text("piece-booster")),
        BuildGoal::Raise(Upgrade::Cannon) => second(text("piece-cannon")),
        BuildGoal::Raise(Upgrade::Module(module)) => second(module_name(module)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::has;
    use orrery_locale::speaking;
    use starship_catan::rules::{Adventure, Card, HonourCard, Module, Resource};

    /// Returns one fact of every kind, and several of some kinds.
    fn facts() -> Vec<CoachFact> {
        let (honour, card, module, thing, count) =
            (HonourCard::Friend, Card::Loam, Module::Command, Commodity::TradeGoods, 2);
        let goals = [
            BuildGoal::Build(BuildableItem::Ship(Ship::TradeShip)),
            BuildGoal::Build(BuildableItem::Module(module)),
            BuildGoal::Raise(Upgrade::Cannon),
            BuildGoal::Raise(Upgrade::Module(module)),
        ];
        let mut all = vec![
            CoachFact::Wins,
            CoachFact::TakesHonour { honour, from_other: false },
            CoachFact::TakesHonour { honour: HonourCard::Hero, from_other: true },
            CoachFact::NearsHonour { honour, lacks: 1 },
            CoachFact::FoundsColony { card },
            CoachFact::CoversRoll { roll: 3 },
            CoachFact::FoundsPost { card: Card::Galenor },
            CoachFact::DoesAdventure { adventure: Adventure::Famine },
            CoachFact::RaisesModule { module },
            CoachFact::DeniesModule { module },
            CoachFact::BuildsModule { module },
            CoachFact::BuildsShip { ship: Ship::ColonyShip },
            CoachFact::BuildsShip { ship: Ship::TradeShip },
            CoachFact::Boost { to: 3 },
            CoachFact::Firepower { to: 2 },
            CoachFact::Sells { thing, count, astro: 6 },
            CoachFact::Buys { thing: Commodity::Ore, count: 1, astro: 1 },
            CoachFact::TakesFromOther { resource: Resource::Food },
            CoachFact::Gains { thing, count },
            CoachFact::Keeps { thing: Commodity::Astro, count: 5 },
            CoachFact::Knows { card },
            CoachFact::Avoids { card: Card::Corsairs5 },
            CoachFact::Unseen { cards: 1 },
            CoachFact::Unseen { cards: 4 },
            CoachFact::KeepsAction { actions: 1, cards: 3 },
            CoachFact::KeepsAction { actions: 2, cards: 1 },
            CoachFact::EndsFlight { cards: 2 },
            CoachFact::FightOdds { percent: 63 },
            CoachFact::SavesRansom { astro: 3 },
            CoachFact::RisksNothing,
            CoachFact::Risks { cards: 0 },
            CoachFact::Risks { cards: 2 },
            CoachFact::ExchangeHelps,
            CoachFact::NothingBetter,
            CoachFact::Balance,
        ];
        all.extend(
            goals.into_iter().flat_map(|goal| [CoachFact::Affords { goal }, CoachFact::NearsGoal { goal, lacks: 1 }]),
        );
        let promise =
            |&prospect: &FlightResult| [0, 25].map(|other| CoachFact::Promises { prospect, percent: 40, other });
        all.extend(FlightResult::ALL.iter().flat_map(promise));
        all
    }

    #[test]
    fn every_reason_has_text_for_and_against_in_every_language() {
        assert!(CoachFact::KEYS.iter().all(|key| facts().iter().any(|fact| fact.key() == *key)));
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                for fact in facts() {
                    for against in [false, true] {
                        let said = reason_text(&CoachReason { fact, against });
                        let raw = said.contains(['{', '$']) || said.contains("coach-") || has(&said);
                        assert!(!raw && said.starts_with(char::is_uppercase), "{language}: {fact:?}: {said}");
                    }
                }
            });
        }
    }

    #[test]
    fn reasons_read_as_sentences_about_the_plan() {
        let said = |fact: CoachFact, against: bool| reason_text(&CoachReason { fact, against });
        let colony = CoachFact::FoundsColony { card: Card::Loam };
        assert_eq!(said(colony, false), "Establishes a colony on Loam: 1 point");
        assert_eq!(said(colony, true), "The better plan establishes a colony on Loam: 1 point");
        assert_eq!(said(CoachFact::Risks { cards: 0 }, true), "Risks losing a fight", "it is this plan that does");
        let promise = CoachFact::Promises { prospect: FlightResult::Post, percent: 25, other: 40 };
        assert_eq!(
            said(promise, true),
            "A trading post: 25% of flights, otherwise 40%",
            "it compares both plans itself"
        );
        let goal = BuildGoal::Raise(Upgrade::Module(Module::Trade));
        assert_eq!(
            said(CoachFact::NearsGoal { goal, lacks: 2 }, false),
            "Brings this closer: Trade, level 2 (2 missing)"
        );
        assert_eq!(said(CoachFact::Balance, true), "Comes out slightly worse overall");
    }
}
