//! Texts of the coach: reasons, turning points of a review, and short forms of the orders of a plan.

use super::orders::{discard_text, resources};
use super::things::{card_name, facility_name, ships_text, territory_name};
use super::{message, text, text_args};
use alien_frontiers::ai::coach::{CoachFact, CoachReason, EvaluationTerm};
use alien_frontiers::rules::{CardPower, Loot, Order};
use orrery_core::Colour;
use orrery_locale::PlayerNames;

/// Returns a reason in a few words. A reason against the plan is worded as a fact of the better plan.
pub fn reason_text(reason: &CoachReason, names: &PlayerNames) -> String {
    match reason.fact {
        CoachFact::EndsMatch => fact_text(&reason.fact, names),
        CoachFact::Balance if reason.share < 0.0 => text("coach-fact-balance-against"),
        CoachFact::PlaysOut if reason.share < 0.0 => text("coach-fact-plays-out-against"),
        fact if reason.share < 0.0 => text_args("coach-better", &[("fact", fact_text(&fact, names).into())]),
        fact => fact_text(&fact, names),
    }
}

/// Returns a fact about a plan in a few words.
pub fn fact_text(fact: &CoachFact, names: &PlayerNames) -> String {
    let more = match *fact {
        CoachFact::Earns { fuel, ore }
        | CoachFact::Saves { fuel, ore }
        | CoachFact::RaidsResources { fuel, ore, .. } => {
            vec![("what", resources(fuel, ore).into())]
        }
        _ => Vec::new(),
    };
    message("coach-fact", fact, names, &more)
}

/// Returns the name of an evaluation term.
pub fn term_text(term: EvaluationTerm) -> String {
    text(&format!("coach-term-{}", term.word()))
}

/// Returns an order of a plan without its player, as in `5 to the Solar Converter`.
pub fn order_brief(order: &Order, names: &PlayerNames) -> String {
    let more = match order {
        Order::Raid { loot, .. } => vec![("what", loot_brief(loot, names).into())],
        Order::Trade(ore) => vec![("ore", (*ore).into())],
        Order::BuyRelic => return text("coach-order-relic"),
        Order::Use(power) => vec![("card", card_name(power.card()).into()), ("what", power_brief(power).into())],
        Order::Discard(power) => {
            vec![("card", card_name(power.card()).into()), ("what", discard_text(power, names).into())]
        }
        Order::Shed { fuel, ore } => vec![("what", resources(*fuel, *ore).into())],
        _ => Vec::new(),
    };
    message("coach-order", order, names, &more)
}

fn loot_brief(loot: &Loot, names: &PlayerNames) -> String {
    let part = |from: Colour, what: String| {
        text_args("order-raid-part", &[("from", names.of(from).into()), ("what", what.into())])
    };
    match loot {
        Loot::Card { from, card } => part(*from, card_name(*card)),
        Loot::Resources(haul) if haul.is_empty() => resources(0, 0),
        Loot::Resources(haul) => {
            let robbed = Colour::ALL.iter().filter(|&&c| haul.fuel(c) + haul.ore(c) > 0);
            let parts: Vec<String> = robbed.map(|&c| part(c, resources(haul.fuel(c), haul.ore(c)))).collect();
            parts.join(&text("list-comma"))
        }
    }
}

/// Returns the targets of a power whose result is not known yet, as text.
fn power_brief(power: &CardPower) -> String {
    let changed =
        |before: u8, after: u8| text_args("coach-power-change", &[("ship", before.into()), ("after", after.into())]);
    match power {
        CardPower::BoosterPod(ship) => changed(ship.value, ship.value + 1),
        CardPower::StasisBeam(ship) => changed(ship.value, ship.value.saturating_sub(1)),
        CardPower::PolarityDevice(ship) => changed(ship.value, 7u8.saturating_sub(ship.value)),
        CardPower::GravityManipulator { down, up } => {
            text_args("power-gravity", &[("down", down.value.into()), ("up", up.value.into())])
        }
        CardPower::TemporalWarper(ships) => text_args("coach-power-warp", &[("ships", ships_text(*ships).into())]),
        CardPower::DataCrystal(territory) => {
            text_args("power-borrow", &[("territory", territory_name(*territory).into())])
        }
        CardPower::OrbitalTeleporter { facility, ship } => {
            text_args("power-teleport", &[("ship", ship.value.into()), ("facility", facility_name(*facility).into())])
        }
        CardPower::PlasmaCannon { facility, targets } => text_args(
            "coach-power-cannon",
            &[("ships", targets.len().into()), ("facility", facility_name(*facility).into())],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::rules::{Card, Facility, Field, Ships, Territory};

    fn facts() -> Vec<CoachFact> {
        let (territory, card, facility, from) =
            (Territory::AsimovCrater, Card::PlasmaCannon, Facility::Shipyard, Colour::Blue);
        let field = Field::Positron;
        vec![
            CoachFact::Wins,
            CoachFact::EndsMatch,
            CoachFact::MatchGoesOn,
            CoachFact::TakesTerritory { territory },
            CoachFact::TakesTerritoryFrom { territory, from },
            CoachFact::BreaksTerritory { territory, from },
            CoachFact::SecuresTerritory { territory },
            CoachFact::PlacesColony { territory, left: 2 },
            CoachFact::BuildsShip { nth: 5 },
            CoachFact::BuysRelic,
            CoachFact::Earns { fuel: 2, ore: 0 },
            CoachFact::Saves { fuel: 0, ore: 1 },
            CoachFact::TakesCard { card },
            CoachFact::UsesCard { card },
            CoachFact::DiscardsCard { card },
            CoachFact::KeepsCard { card },
            CoachFact::CyclesCards,
            CoachFact::AdvancesHub { to: 4 },
            CoachFact::FinishesHub,
            CoachFact::Launches { territory },
            CoachFact::RaidsResources { from, fuel: 1, ore: 2 },
            CoachFact::RaidsCard { from, card },
            CoachFact::FillsDocks { facility, next: Colour::Green },
            CoachFact::RaisesMine { to: 5 },
            CoachFact::HoldsOutpost { total: 9 },
            CoachFact::FreesDocks { facility, ships: 2 },
            CoachFact::DestroysShip { from },
            CoachFact::PlacesField { field, territory },
            CoachFact::RemovesField { field },
            CoachFact::TakesRelicAway { from },
            CoachFact::PlaysOut,
            CoachFact::NothingBetter,
            CoachFact::Balance,
        ]
    }

    #[test]
    fn every_reason_has_text_for_and_against() {
        assert!(CoachFact::KEYS.iter().all(|key| facts().iter().any(|fact| fact.key() == *key)));
        let names = PlayerNames::new([(Colour::Blue, "Vera")]);
        for fact in facts() {
            for share in [0.1, -0.1] {
                let said = reason_text(&CoachReason { term: EvaluationTerm::Territory, share, fact }, &names);
                assert!(!said.contains(['{', '$']) && !said.contains("coach-"), "{fact:?}: {said}");
                assert!(!said.to_lowercase().contains("you"), "{said}");
            }
        }
        let lost = CoachReason { term: EvaluationTerm::Territory, share: -0.2, fact: CoachFact::EndsMatch };
        assert_eq!(reason_text(&lost, &names), "Ends the match without winning it", "nothing that is given up");
        let named = |fact: CoachFact| fact_text(&fact, &names);
        let territory = Territory::AsimovCrater;
        assert_eq!(
            named(CoachFact::TakesTerritoryFrom { territory, from: Colour::Blue }),
            "Takes Asimov Crater from Vera"
        );
        assert_eq!(named(CoachFact::BuildsShip { nth: 6 }), "Builds the sixth ship");
    }

    #[test]
    fn every_term_has_text() {
        EvaluationTerm::ALL.iter().for_each(|&term| assert!(!term_text(term).contains("coach-"), "{term:?}"));
    }

    #[test]
    fn order_brief_omits_the_player_name() {
        let names = PlayerNames::default();
        let dock = Order::Dock { facility: Facility::SolarConverter, ships: Ships::one(5) };
        assert_eq!(order_brief(&dock, &names), "5 to the Solar Converter");
        let loot = Loot::Card { from: Colour::Blue, card: Card::DataCrystal };
        let raid = Order::Raid { ships: Ships::of(&[1, 2, 3]), loot };
        assert_eq!(order_brief(&raid, &names), "1, 2 and 3 on a raid: Blue: Data Crystal");
    }
}
