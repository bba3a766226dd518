//! Texts of the coach: the reasons why a plan is good or bad.

use super::things::{
    adventure_name, amount_object, card_name, module_full, module_name, seat_name, ship_name, thing_text,
};
use super::{text, text_args};
use orrery_locale::{MessageValue, PlayerNames, in_a_sentence};
use starship_catan::ai::Objection;
use starship_catan::ai::coach::{Fact, Goal, Prospect, Reason};
use starship_catan::rules::{Build, Honour, Resource, Seat, Ship, Thing, Upgrade};

/// Returns a reason in a few words. A fact that only the compared plan has is worded as a fact of that plan.
#[must_use]
pub fn reason_text(reason: &Reason) -> String {
    if reason.fact == Fact::Balance && reason.against {
        return text("coach-fact-balance-against");
    }
    let told = fact_text(&reason.fact);
    if reason.is_of_this() { told } else { text_args("coach-better", &[("fact", in_a_sentence(&told).into())]) }
}

/// Returns a fact of a plan in a few words.
#[must_use]
pub fn fact_text(fact: &Fact) -> String {
    let key = match fact {
        Fact::TakesHonour { from_other: true, .. } => "takes-honour-from",
        Fact::BuildsShip { ship: Ship::ColonyShip } => "builds-colony-ship",
        Fact::BuildsShip { ship: Ship::TradeShip } => "builds-trade-ship",
        fact => fact.key(),
    };
    text_args(&format!("coach-fact-{key}"), &fact_args(fact))
}

fn fact_args(fact: &Fact) -> Vec<(&'static str, MessageValue)> {
    let number = |name: &'static str, count: u8| (name, MessageValue::from(count));
    let what = |thing: Thing, count: u8| ("what", MessageValue::from(amount_object(thing, count)));
    let one = |resource: Resource| what(resource.into(), 1);
    let place = |card| ("card", MessageValue::from(card_name(card)));
    let module = |module| ("module", MessageValue::from(module_full(module)));
    match *fact {
        Fact::Wins
        | Fact::BuildsShip { .. }
        | Fact::RisksNothing
        | Fact::ExchangeHelps
        | Fact::ExchangeHelpsOther
        | Fact::NothingBetter
        | Fact::Balance => Vec::new(),
        Fact::TakesHonour { honour, .. } => vec![title(honour)],
        Fact::NearsHonour { honour, lacks } => vec![title(honour), number("lacks", lacks)],
        Fact::FoundsColony { card } | Fact::FoundsPost { card } | Fact::Knows { card } | Fact::Avoids { card } => {
            vec![place(card)]
        }
        Fact::CoversRoll { roll } => vec![number("roll", roll)],
        Fact::DoesAdventure { adventure } => vec![("adventure", adventure_name(adventure).into())],
        Fact::RaisesModule { module: which }
        | Fact::DeniesModule { module: which }
        | Fact::BuildsModule { module: which } => vec![module(which)],
        Fact::Boost { to } | Fact::Firepower { to } => vec![number("to", to)],
        Fact::Affords { goal } => vec![("goal", goal_text(goal).into())],
        Fact::NearsGoal { goal, lacks } => vec![("goal", goal_text(goal).into()), number("lacks", lacks)],
        Fact::Sells { thing, count, astro } | Fact::Buys { thing, count, astro } => {
            vec![what(thing, count), number("astro", astro)]
        }
        Fact::TakesFromOther { resource } => vec![one(resource)],
        Fact::Gains { thing, count } | Fact::Keeps { thing, count } => vec![what(thing, count)],
        Fact::Promises { prospect, percent: share, other } => {
            let shares = [("percent", percent(share).into()), ("otherwise", percent(other).into())];
            shares.into_iter().chain([number("other", other), ("prospect", prospect_text(prospect).into())]).collect()
        }
        Fact::Unseen { cards } | Fact::EndsFlight { cards } | Fact::Risks { cards } => vec![number("cards", cards)],
        Fact::KeepsAction { actions, cards } => vec![number("actions", actions), number("cards", cards)],
        Fact::FightOdds { percent: share } => vec![("percent", percent(share).into())],
        Fact::SavesRansom { astro } => vec![number("astro", astro)],
    }
}

fn title(honour: Honour) -> (&'static str, MessageValue) {
    let key = match honour {
        Honour::Friend => "special-friend",
        Honour::Hero => "special-hero",
    };
    ("honour", text(key).into())
}

fn percent(share: u8) -> String {
    text_args("ui-percent", &[("value", share.into())])
}

fn prospect_text(prospect: Prospect) -> String {
    text(&format!("coach-prospect-{}", prospect.key()))
}

/// Returns a player's reason for refusing an offer.
#[must_use]
pub fn objection_text(by: Seat, objection: Objection, names: &PlayerNames) -> String {
    let name = ("name", MessageValue::from(seat_name(by, names)));
    let other = ("other", MessageValue::from(seat_name(by.other(), names)));
    match objection {
        Objection::Enables(goal) => text_args("refused-enables", &[name, other, ("goal", goal_text(goal).into())]),
        Objection::Needs(thing, goal) => {
            let thing = ("thing", MessageValue::from(thing_text(thing)));
            text_args("refused-needs", &[name, thing, ("goal", goal_text(goal).into())])
        }
        Objection::TooLittle => text_args("refused-too-little", &[name]),
    }
}

/// A building goal as a label.
fn goal_text(goal: Goal) -> String {
    let second = |name: String| text_args("module-level", &[("module", name.into()), ("level", 2u8.into())]);
    match goal {
        Goal::Build(Build::Ship(ship)) => ship_name(ship),
        Goal::Build(Build::Booster) => text("piece-booster"),
        Goal::Build(Build::Cannon) => text("piece-cannon"),
        Goal::Build(Build::Module(module)) => module_full(module),
        Goal::Raise(Upgrade::Booster) => second(text("piece-booster")),
        Goal::Raise(Upgrade::Cannon) => second(text("piece-cannon")),
        Goal::Raise(Upgrade::Module(module)) => second(module_name(module)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::has;
    use orrery_locale::speaking;
    use starship_catan::rules::{Adventure, Card, Module};

    /// One fact of every kind, and several of some kinds.
    fn facts() -> Vec<Fact> {
        let (honour, card, module, thing, count) = (Honour::Friend, Card::Loam, Module::Command, Thing::TradeGoods, 2);
        let goals = [
            Goal::Build(Build::Ship(Ship::TradeShip)),
            Goal::Build(Build::Module(module)),
            Goal::Raise(Upgrade::Cannon),
            Goal::Raise(Upgrade::Module(module)),
        ];
        let mut all = vec![
            Fact::Wins,
            Fact::TakesHonour { honour, from_other: false },
            Fact::TakesHonour { honour: Honour::Hero, from_other: true },
            Fact::NearsHonour { honour, lacks: 1 },
            Fact::FoundsColony { card },
            Fact::CoversRoll { roll: 3 },
            Fact::FoundsPost { card: Card::Galenor },
            Fact::DoesAdventure { adventure: Adventure::Famine },
            Fact::RaisesModule { module },
            Fact::DeniesModule { module },
            Fact::BuildsModule { module },
            Fact::BuildsShip { ship: Ship::ColonyShip },
            Fact::BuildsShip { ship: Ship::TradeShip },
            Fact::Boost { to: 3 },
            Fact::Firepower { to: 2 },
            Fact::Sells { thing, count, astro: 6 },
            Fact::Buys { thing: Thing::Ore, count: 1, astro: 1 },
            Fact::TakesFromOther { resource: Resource::Food },
            Fact::Gains { thing, count },
            Fact::Keeps { thing: Thing::Astro, count: 5 },
            Fact::Knows { card },
            Fact::Avoids { card: Card::Corsairs5 },
            Fact::Unseen { cards: 1 },
            Fact::Unseen { cards: 4 },
            Fact::KeepsAction { actions: 1, cards: 3 },
            Fact::KeepsAction { actions: 2, cards: 1 },
            Fact::EndsFlight { cards: 2 },
            Fact::FightOdds { percent: 63 },
            Fact::SavesRansom { astro: 3 },
            Fact::RisksNothing,
            Fact::Risks { cards: 0 },
            Fact::Risks { cards: 2 },
            Fact::ExchangeHelps,
            Fact::ExchangeHelpsOther,
            Fact::NothingBetter,
            Fact::Balance,
        ];
        all.extend(goals.into_iter().flat_map(|goal| [Fact::Affords { goal }, Fact::NearsGoal { goal, lacks: 1 }]));
        let promise = |&prospect: &Prospect| [0, 25].map(|other| Fact::Promises { prospect, percent: 40, other });
        all.extend(Prospect::ALL.iter().flat_map(promise));
        all
    }

    #[test]
    fn every_reason_has_text_for_and_against_in_every_language() {
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                for fact in facts() {
                    for against in [false, true] {
                        let said = reason_text(&Reason { fact, against });
                        let raw = said.contains(['{', '$']) || said.contains("coach-") || has(&said);
                        assert!(!raw && said.starts_with(char::is_uppercase), "{language}: {fact:?}: {said}");
                    }
                }
            });
        }
    }

    #[test]
    fn reasons_read_as_sentences_about_the_plan() {
        let said = |fact: Fact, against: bool| reason_text(&Reason { fact, against });
        let colony = Fact::FoundsColony { card: Card::Loam };
        assert_eq!(said(colony, false), "Founds a colony at Loam: 1 point");
        assert_eq!(said(colony, true), "The better plan founds a colony at Loam: 1 point");
        assert_eq!(said(Fact::Risks { cards: 0 }, true), "Risks losing a fight", "it is this plan that does");
        let promise = Fact::Promises { prospect: Prospect::Post, percent: 40, other: 25 };
        assert_eq!(said(promise, true), "A trading post: 40% of flights, otherwise 25%");
        let goal = Goal::Raise(Upgrade::Module(Module::Trade));
        assert_eq!(said(Fact::NearsGoal { goal, lacks: 2 }, false), "Brings this closer: Trade, level 2 (2 missing)");
        assert_eq!(said(Fact::Balance, true), "Comes out slightly worse overall");
    }
}
