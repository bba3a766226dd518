//! Links between codex pages.

use super::option_rule::option_page;
use super::topic::{Basic, Family, Fitting, Sheet, Topic};
use crate::rules::{Adventure, Module, Options, Resource, StarshipCatan, Thing};
use orrery_core::OptionList as _;
use orrery_learn::codex::OptionPage;

/// Returns the pages to which `topic` links, the closest first.
#[must_use]
pub fn links(topic: Topic) -> Vec<Topic> {
    match topic {
        Topic::Basic(basic) => of_basic(basic),
        Topic::Thing(thing) => of_thing(thing),
        Topic::Ship(fitting) => of_ship(fitting),
        Topic::Module(module) => of_module(module),
        Topic::Family(family) => of_family(family),
        Topic::Card(sheet) => of_sheet(sheet),
        Topic::Adventure(adventure) => of_adventure(adventure),
        Topic::Option(page) => {
            let own = match page {
                OptionPage::Option(option) => page_changed_by(option),
                OptionPage::Preset(_) => None,
            };
            own.into_iter().chain(page.links::<StarshipCatan>().into_iter().map(Topic::Option)).collect()
        }
    }
}

fn basics(all: &[Basic]) -> Vec<Topic> {
    all.iter().copied().map(Topic::Basic).collect()
}

fn options(all: &[&str]) -> impl Iterator<Item = Topic> {
    all.iter().map(|name| Topic::Option(option_page(name)))
}

/// The links of a page of the basics apart from options: things first, then other basics.
fn of_basic(basic: Basic) -> Vec<Topic> {
    let mut all = of_basic_things(basic);
    all.extend(basics(match basic {
        Basic::Start => &[Basic::Turn, Basic::Points],
        Basic::Turn => &[Basic::Production, Basic::Flight, Basic::Building, Basic::Trade],
        Basic::Production => &[Basic::Colonies, Basic::Flight],
        Basic::Flight => &[Basic::Actions, Basic::Pirates, Basic::Secrets, Basic::Reserve],
        Basic::Actions => &[Basic::Deals, Basic::Colonies, Basic::Posts, Basic::Adventures],
        Basic::Deals => &[Basic::Posts, Basic::Actions],
        Basic::Colonies => &[Basic::Production, Basic::Points, Basic::Reserve],
        Basic::Posts => &[Basic::Deals, Basic::Honours],
        Basic::Adventures => &[Basic::Actions, Basic::Honours],
        Basic::Pirates => &[Basic::Honours, Basic::Flight],
        Basic::Trade => &[Basic::Deals, Basic::Building],
        Basic::Building => &[Basic::Trade, Basic::Points],
        Basic::Points => &[Basic::Colonies, Basic::Building, Basic::Honours, Basic::End],
        Basic::Honours => &[Basic::Posts, Basic::Pirates, Basic::Points],
        Basic::End => &[Basic::Points, Basic::Honours],
        Basic::Secrets => &[Basic::Flight, Basic::Pirates],
        Basic::Reserve => &[Basic::Flight, Basic::Secrets],
    }));
    all.extend(options(match basic {
        Basic::Start => &["moon", "first_module", "handicap_money", "handicap_ship", "handicap_notes", "sun_gift"],
        Basic::Production => &["production_die"],
        Basic::Pirates => &["combat_die", "after_pirates"],
        Basic::Trade => &["exchange"],
        Basic::Building => &["cannon_cost"],
        Basic::End => &["turn_limit"],
        Basic::Secrets => &["memory", "handicap_notes"],
        Basic::Reserve => &["reserve"],
        _ => &[],
    }));
    all
}

fn of_basic_things(basic: Basic) -> Vec<Topic> {
    match basic {
        Basic::Production => vec![Topic::Module(Module::Science), Topic::Module(Module::Production)],
        Basic::Flight => vec![Topic::Ship(Fitting::Booster), Topic::Module(Module::Sensor)],
        Basic::Actions => vec![Topic::Module(Module::Command)],
        Basic::Deals => {
            let cards = [Sheet::Kopernikus, Sheet::DiplomatPlanet].map(Topic::Card);
            std::iter::once(Topic::Family(Family::TradePlanets)).chain(cards).collect()
        }
        Basic::Colonies => vec![Topic::Family(Family::ColonyPlanets), Topic::Ship(Fitting::ColonyShip)],
        Basic::Posts => vec![
            Topic::Ship(Fitting::TradeShip),
            Topic::Card(Sheet::GreenOutpost),
            Topic::Card(Sheet::DiplomatOutpost),
            Topic::Card(Sheet::ScientistOutpost),
            Topic::Card(Sheet::MerchantOutpost),
            Topic::Card(Sheet::Median),
        ],
        Basic::Adventures => std::iter::once(Topic::Family(Family::AdventurePlanets))
            .chain(Adventure::ALL.iter().copied().map(Topic::Adventure))
            .collect(),
        Basic::Pirates => {
            vec![Topic::Card(Sheet::Pirates), Topic::Card(Sheet::Corsairs), Topic::Ship(Fitting::Cannon)]
        }
        Basic::Trade => vec![Topic::Module(Module::Trade)],
        Basic::Building => Fitting::ALL
            .iter()
            .copied()
            .filter(|&fitting| fitting != Fitting::Bays)
            .map(Topic::Ship)
            .chain(Module::ALL.iter().copied().map(Topic::Module))
            .collect(),
        Basic::Points => vec![Topic::Adventure(Adventure::Calamity), Topic::Adventure(Adventure::Monument)],
        Basic::Reserve => vec![Topic::Card(Sheet::LostPlanet), Topic::Card(Sheet::Corsairs)],
        Basic::Start => vec![Topic::Thing(Thing::Astro)],
        Basic::Turn | Basic::Honours | Basic::End | Basic::Secrets => Vec::new(),
    }
}

fn of_thing(thing: Thing) -> Vec<Topic> {
    match (thing, thing.resource()) {
        (Thing::Astro, _) => basics(&[Basic::Deals, Basic::Posts]),
        (_, None) => vec![
            Topic::Card(Sheet::Kopernikus),
            Topic::Card(Sheet::ScientistOutpost),
            Topic::Card(Sheet::GreenOutpost),
            Topic::Module(Module::Science),
        ],
        (_, Some(resource)) => {
            let mut all = vec![Topic::Family(Family::TradePlanets)];
            all.push(match resource {
                Resource::TradeGoods => Topic::Module(Module::Production),
                _ => Topic::Family(Family::ColonyPlanets),
            });
            all.extend([Topic::Ship(Fitting::Bays), Topic::Basic(Basic::Building)]);
            all
        }
    }
}

fn of_ship(fitting: Fitting) -> Vec<Topic> {
    match fitting {
        Fitting::Bays => std::iter::once(Topic::Module(Module::Logistics))
            .chain(Thing::ALL.iter().copied().map(Topic::Thing))
            .collect(),
        Fitting::ColonyShip => {
            vec![Topic::Basic(Basic::Colonies), Topic::Family(Family::ColonyPlanets), Topic::Basic(Basic::Building)]
        }
        Fitting::TradeShip => vec![Topic::Basic(Basic::Posts), Topic::Basic(Basic::Building)],
        Fitting::Booster => vec![
            Topic::Basic(Basic::Flight),
            Topic::Adventure(Adventure::Rescue),
            Topic::Thing(Thing::Fuel),
            Topic::Basic(Basic::Building),
        ],
        Fitting::Cannon => vec![
            Topic::Basic(Basic::Pirates),
            Topic::Adventure(Adventure::Invasion),
            Topic::Option(option_page("cannon_cost")),
            Topic::Basic(Basic::Building),
        ],
    }
}

fn of_module(module: Module) -> Vec<Topic> {
    let own = match module {
        Module::Logistics => Topic::Ship(Fitting::Bays),
        Module::Command => Topic::Basic(Basic::Actions),
        Module::Sensor => Topic::Basic(Basic::Secrets),
        Module::Trade => Topic::Basic(Basic::Trade),
        Module::Science => Topic::Thing(Thing::Science),
        Module::Production => Topic::Thing(Thing::TradeGoods),
    };
    vec![own, Topic::Basic(Basic::Building), Topic::Basic(Basic::Points), Topic::Option(option_page("first_module"))]
}

fn of_family(family: Family) -> Vec<Topic> {
    match family {
        Family::TradePlanets => std::iter::once(Topic::Basic(Basic::Deals))
            .chain(Resource::ALL.iter().map(|&resource| Topic::Thing(resource.into())))
            .chain(basics(&[Basic::Posts]))
            .collect(),
        Family::ColonyPlanets => {
            vec![Topic::Basic(Basic::Colonies), Topic::Ship(Fitting::ColonyShip), Topic::Basic(Basic::Production)]
        }
        Family::AdventurePlanets => std::iter::once(Topic::Basic(Basic::Adventures))
            .chain(Adventure::ALL.iter().copied().map(Topic::Adventure))
            .collect(),
    }
}

fn of_sheet(sheet: Sheet) -> Vec<Topic> {
    let post = Topic::Basic(Basic::Posts);
    match sheet {
        Sheet::Kopernikus => vec![Topic::Thing(Thing::Science), Topic::Basic(Basic::Deals)],
        Sheet::DiplomatPlanet => vec![Topic::Card(Sheet::DiplomatOutpost), Topic::Basic(Basic::Deals)],
        Sheet::DiplomatOutpost => vec![Topic::Card(Sheet::DiplomatPlanet), post, Topic::Basic(Basic::Reserve)],
        Sheet::MerchantOutpost => vec![post, Topic::Basic(Basic::Reserve)],
        Sheet::GreenOutpost | Sheet::ScientistOutpost => {
            vec![Topic::Thing(Thing::Science), post, Topic::Basic(Basic::Reserve)]
        }
        Sheet::Median => vec![Topic::Basic(Basic::Honours), post, Topic::Basic(Basic::Reserve)],
        Sheet::LostPlanet => vec![Topic::Basic(Basic::Reserve)],
        Sheet::Pirates => {
            vec![Topic::Basic(Basic::Pirates), Topic::Card(Sheet::Corsairs), Topic::Ship(Fitting::Cannon)]
        }
        Sheet::Corsairs => {
            vec![Topic::Basic(Basic::Pirates), Topic::Card(Sheet::Pirates), Topic::Ship(Fitting::Cannon)]
        }
    }
}

/// The other adventures of its planet, then the things it asks for.
fn of_adventure(adventure: Adventure) -> Vec<Topic> {
    let planet = adventure.quest().planet;
    let beside = Adventure::ALL.iter().filter(|&&other| other != adventure && other.quest().planet == planet);
    let mut all = vec![Topic::Basic(Basic::Adventures), Topic::Family(Family::AdventurePlanets)];
    all.extend(beside.copied().map(Topic::Adventure));
    if adventure.quest().points > 0 {
        all.push(Topic::Basic(Basic::Points));
    } else if adventure.quest().fame > 0 {
        all.push(Topic::Basic(Basic::Honours));
    }
    all
}

/// The page about what an option changes.
fn page_changed_by(option: usize) -> Option<Topic> {
    Some(match Options::LIST.get(option)?.name {
        "production_die" => Topic::Basic(Basic::Production),
        "combat_die" | "after_pirates" => Topic::Basic(Basic::Pirates),
        "cannon_cost" => Topic::Ship(Fitting::Cannon),
        "exchange" => Topic::Basic(Basic::Trade),
        "reserve" => Topic::Basic(Basic::Reserve),
        "memory" | "handicap_notes" => Topic::Basic(Basic::Secrets),
        "turn_limit" => Topic::Basic(Basic::End),
        _ => Topic::Basic(Basic::Start),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_never_repeat_or_lead_to_their_own_page() {
        for topic in Topic::all() {
            let all = links(topic);
            assert!(!all.is_empty(), "{topic:?} leads nowhere");
            assert!(!all.contains(&topic), "{topic:?} leads to itself");
            for (index, link) in all.iter().enumerate() {
                assert!(!all[..index].contains(link), "{topic:?} leads twice to {link:?}");
            }
        }
    }

    #[test]
    fn every_page_except_presets_is_linked_from_another() {
        let reached: Vec<Topic> = Topic::all().into_iter().flat_map(links).collect();
        for topic in Topic::all() {
            let preset = matches!(topic, Topic::Option(OptionPage::Preset(_)));
            assert!(preset || reached.contains(&topic), "nothing leads to {topic:?}");
        }
    }
}
