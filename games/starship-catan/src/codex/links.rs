//! Links between codex pages.

use super::option_rule::option_page;
use super::topic::{BasicTopic, CardFamily, CardPage, ShipPart, Topic};
use crate::rules::{Adventure, Commodity, Module, Options, Resource, StarshipCatan};
use orrery_core::OptionList as _;
use orrery_learn::codex::OptionPage;

/// Returns the pages to which `topic` links, the closest first.
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

fn basics(all: &[BasicTopic]) -> Vec<Topic> {
    all.iter().copied().map(Topic::Basic).collect()
}

fn options(all: &[&str]) -> impl Iterator<Item = Topic> {
    all.iter().map(|name| Topic::Option(option_page(name)))
}

/// Returns the links of a page of the basics: first cards, adventures and parts of the ship, then other basics, then options.
fn of_basic(basic: BasicTopic) -> Vec<Topic> {
    let mut all = of_basic_things(basic);
    all.extend(basics(match basic {
        BasicTopic::Start => &[BasicTopic::Turn, BasicTopic::Points],
        BasicTopic::Turn => &[BasicTopic::Production, BasicTopic::Flight, BasicTopic::Building, BasicTopic::Trade],
        BasicTopic::Production => &[BasicTopic::Colonies, BasicTopic::Flight],
        BasicTopic::Flight => &[BasicTopic::Actions, BasicTopic::Pirates, BasicTopic::Secrets, BasicTopic::Reserve],
        BasicTopic::Actions => &[BasicTopic::Deals, BasicTopic::Colonies, BasicTopic::Posts, BasicTopic::Adventures],
        BasicTopic::Deals => &[BasicTopic::Posts, BasicTopic::Actions],
        BasicTopic::Colonies => &[BasicTopic::Production, BasicTopic::Points, BasicTopic::Reserve],
        BasicTopic::Posts => &[BasicTopic::Deals, BasicTopic::Honours],
        BasicTopic::Adventures => &[BasicTopic::Actions, BasicTopic::Honours],
        BasicTopic::Pirates => &[BasicTopic::Honours, BasicTopic::Flight],
        BasicTopic::Trade => &[BasicTopic::Deals, BasicTopic::Building],
        BasicTopic::Building => &[BasicTopic::Trade, BasicTopic::Points],
        BasicTopic::Points => &[BasicTopic::Colonies, BasicTopic::Building, BasicTopic::Honours, BasicTopic::End],
        BasicTopic::Honours => &[BasicTopic::Posts, BasicTopic::Pirates, BasicTopic::Points],
        BasicTopic::End => &[BasicTopic::Points, BasicTopic::Honours],
        BasicTopic::Secrets => &[BasicTopic::Flight, BasicTopic::Pirates],
        BasicTopic::Reserve => &[BasicTopic::Flight, BasicTopic::Secrets],
    }));
    all.extend(options(match basic {
        BasicTopic::Start => &["moon", "first_module", "handicap_money", "handicap_ship", "handicap_notes", "sun_gift"],
        BasicTopic::Production => &["production_die"],
        BasicTopic::Pirates => &["combat_die", "after_pirates"],
        BasicTopic::Trade => &["exchange"],
        BasicTopic::Building => &["cannon_cost"],
        BasicTopic::End => &["turn_limit"],
        BasicTopic::Secrets => &["memory", "handicap_notes"],
        BasicTopic::Reserve => &["reserve"],
        _ => &[],
    }));
    all
}

fn of_basic_things(basic: BasicTopic) -> Vec<Topic> {
    match basic {
        BasicTopic::Production => vec![Topic::Module(Module::Science), Topic::Module(Module::Production)],
        BasicTopic::Flight => vec![Topic::Ship(ShipPart::Booster), Topic::Module(Module::Sensor)],
        BasicTopic::Actions => vec![Topic::Module(Module::Command)],
        BasicTopic::Deals => {
            let cards = [CardPage::Kopernikus, CardPage::DiplomatPlanet].map(Topic::Card);
            std::iter::once(Topic::Family(CardFamily::TradePlanets)).chain(cards).collect()
        }
        BasicTopic::Colonies => vec![Topic::Family(CardFamily::ColonyPlanets), Topic::Ship(ShipPart::ColonyShip)],
        BasicTopic::Posts => vec![
            Topic::Ship(ShipPart::TradeShip),
            Topic::Card(CardPage::GreenOutpost),
            Topic::Card(CardPage::DiplomatOutpost),
            Topic::Card(CardPage::ScientistOutpost),
            Topic::Card(CardPage::MerchantOutpost),
            Topic::Card(CardPage::Median),
        ],
        BasicTopic::Adventures => std::iter::once(Topic::Family(CardFamily::AdventurePlanets))
            .chain(Adventure::ALL.iter().copied().map(Topic::Adventure))
            .collect(),
        BasicTopic::Pirates => {
            vec![Topic::Card(CardPage::Pirates), Topic::Card(CardPage::Corsairs), Topic::Ship(ShipPart::Cannon)]
        }
        BasicTopic::Trade => vec![Topic::Module(Module::Trade)],
        BasicTopic::Building => ShipPart::ALL
            .iter()
            .copied()
            .filter(|&fitting| fitting != ShipPart::Bays)
            .map(Topic::Ship)
            .chain(Module::ALL.iter().copied().map(Topic::Module))
            .collect(),
        BasicTopic::Points => vec![Topic::Adventure(Adventure::Calamity), Topic::Adventure(Adventure::Monument)],
        BasicTopic::Reserve => vec![Topic::Card(CardPage::LostPlanet), Topic::Card(CardPage::Corsairs)],
        BasicTopic::Start => vec![Topic::Thing(Commodity::Astro)],
        BasicTopic::Turn | BasicTopic::Honours | BasicTopic::End | BasicTopic::Secrets => Vec::new(),
    }
}

fn of_thing(thing: Commodity) -> Vec<Topic> {
    match (thing, thing.resource()) {
        (Commodity::Astro, _) => basics(&[BasicTopic::Deals, BasicTopic::Posts]),
        (_, None) => vec![
            Topic::Card(CardPage::Kopernikus),
            Topic::Card(CardPage::ScientistOutpost),
            Topic::Card(CardPage::GreenOutpost),
            Topic::Module(Module::Science),
        ],
        (_, Some(resource)) => {
            let mut all = vec![Topic::Family(CardFamily::TradePlanets)];
            all.push(match resource {
                Resource::TradeGoods => Topic::Module(Module::Production),
                _ => Topic::Family(CardFamily::ColonyPlanets),
            });
            all.extend([Topic::Ship(ShipPart::Bays), Topic::Basic(BasicTopic::Building)]);
            all
        }
    }
}

fn of_ship(fitting: ShipPart) -> Vec<Topic> {
    match fitting {
        ShipPart::Bays => std::iter::once(Topic::Module(Module::Logistics))
            .chain(Commodity::ALL.iter().copied().map(Topic::Thing))
            .collect(),
        ShipPart::ColonyShip => {
            vec![
                Topic::Basic(BasicTopic::Colonies),
                Topic::Family(CardFamily::ColonyPlanets),
                Topic::Basic(BasicTopic::Building),
            ]
        }
        ShipPart::TradeShip => vec![Topic::Basic(BasicTopic::Posts), Topic::Basic(BasicTopic::Building)],
        ShipPart::Booster => vec![
            Topic::Basic(BasicTopic::Flight),
            Topic::Adventure(Adventure::Rescue),
            Topic::Thing(Commodity::Fuel),
            Topic::Basic(BasicTopic::Building),
        ],
        ShipPart::Cannon => vec![
            Topic::Basic(BasicTopic::Pirates),
            Topic::Adventure(Adventure::Invasion),
            Topic::Option(option_page("cannon_cost")),
            Topic::Basic(BasicTopic::Building),
        ],
    }
}

fn of_module(module: Module) -> Vec<Topic> {
    let own = match module {
        Module::Logistics => Topic::Ship(ShipPart::Bays),
        Module::Command => Topic::Basic(BasicTopic::Actions),
        Module::Sensor => Topic::Basic(BasicTopic::Secrets),
        Module::Trade => Topic::Basic(BasicTopic::Trade),
        Module::Science => Topic::Thing(Commodity::Science),
        Module::Production => Topic::Thing(Commodity::TradeGoods),
    };
    vec![
        own,
        Topic::Basic(BasicTopic::Building),
        Topic::Basic(BasicTopic::Points),
        Topic::Option(option_page("first_module")),
    ]
}

fn of_family(family: CardFamily) -> Vec<Topic> {
    match family {
        CardFamily::TradePlanets => std::iter::once(Topic::Basic(BasicTopic::Deals))
            .chain(Resource::ALL.iter().map(|&resource| Topic::Thing(resource.into())))
            .chain(basics(&[BasicTopic::Posts]))
            .collect(),
        CardFamily::ColonyPlanets => {
            vec![
                Topic::Basic(BasicTopic::Colonies),
                Topic::Ship(ShipPart::ColonyShip),
                Topic::Basic(BasicTopic::Production),
            ]
        }
        CardFamily::AdventurePlanets => std::iter::once(Topic::Basic(BasicTopic::Adventures))
            .chain(Adventure::ALL.iter().copied().map(Topic::Adventure))
            .collect(),
    }
}

fn of_sheet(sheet: CardPage) -> Vec<Topic> {
    let post = Topic::Basic(BasicTopic::Posts);
    match sheet {
        CardPage::Kopernikus => vec![Topic::Thing(Commodity::Science), Topic::Basic(BasicTopic::Deals)],
        CardPage::DiplomatPlanet => vec![Topic::Card(CardPage::DiplomatOutpost), Topic::Basic(BasicTopic::Deals)],
        CardPage::DiplomatOutpost => {
            vec![Topic::Card(CardPage::DiplomatPlanet), post, Topic::Basic(BasicTopic::Reserve)]
        }
        CardPage::MerchantOutpost => vec![post, Topic::Basic(BasicTopic::Reserve)],
        CardPage::GreenOutpost | CardPage::ScientistOutpost => {
            vec![Topic::Thing(Commodity::Science), post, Topic::Basic(BasicTopic::Reserve)]
        }
        CardPage::Median => vec![Topic::Basic(BasicTopic::Honours), post, Topic::Basic(BasicTopic::Reserve)],
        CardPage::LostPlanet => vec![Topic::Basic(BasicTopic::Reserve)],
        CardPage::Pirates => {
            vec![Topic::Basic(BasicTopic::Pirates), Topic::Card(CardPage::Corsairs), Topic::Ship(ShipPart::Cannon)]
        }
        CardPage::Corsairs => {
            vec![Topic::Basic(BasicTopic::Pirates), Topic::Card(CardPage::Pirates), Topic::Ship(ShipPart::Cannon)]
        }
    }
}

/// Returns the pages on adventures, the adventure planets and the other adventures of the planet, then the page on points or on
/// special cards if the adventure gives points or fame.
fn of_adventure(adventure: Adventure) -> Vec<Topic> {
    let planet = adventure.spec().planet;
    let beside = Adventure::ALL.iter().filter(|&&other| other != adventure && other.spec().planet == planet);
    let mut all = vec![Topic::Basic(BasicTopic::Adventures), Topic::Family(CardFamily::AdventurePlanets)];
    all.extend(beside.copied().map(Topic::Adventure));
    if adventure.spec().points > 0 {
        all.push(Topic::Basic(BasicTopic::Points));
    } else if adventure.spec().fame > 0 {
        all.push(Topic::Basic(BasicTopic::Honours));
    }
    all
}

/// Returns the page about the rules that an option changes, or `None` if there is no option with this index.
fn page_changed_by(option: usize) -> Option<Topic> {
    Some(match Options::LIST.get(option)?.name {
        "production_die" => Topic::Basic(BasicTopic::Production),
        "combat_die" | "after_pirates" => Topic::Basic(BasicTopic::Pirates),
        "cannon_cost" => Topic::Ship(ShipPart::Cannon),
        "exchange" => Topic::Basic(BasicTopic::Trade),
        "reserve" => Topic::Basic(BasicTopic::Reserve),
        "memory" | "handicap_notes" => Topic::Basic(BasicTopic::Secrets),
        "turn_limit" => Topic::Basic(BasicTopic::End),
        _ => Topic::Basic(BasicTopic::Start),
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
