//! Links between the codex pages.

use super::topic::{BasicTopic, OptionTopic, Topic};
use crate::rules::{Card, Facility, Field, Territory};

/// Returns the pages that the page of `topic` links to, the most closely related first.
pub fn links(topic: Topic) -> Vec<Topic> {
    match topic {
        Topic::Basic(basic) => of_basic(basic),
        Topic::Facility(facility) => of_facility(facility),
        Topic::Territory(territory) => {
            let mut all: Vec<Topic> = territory.serves().map(Topic::Facility).into_iter().collect();
            match territory {
                Territory::AsimovCrater => all.push(Topic::Choice(OptionTopic::Asimov)),
                Territory::BurroughsDesert => all.push(Topic::Basic(BasicTopic::Relic)),
                Territory::PohlFoothills => all.push(Topic::Basic(BasicTopic::Tech)),
                _ => {}
            }
            all.extend([
                Topic::Basic(BasicTopic::Colonies),
                Topic::Card(Card::DataCrystal),
                Topic::Field(Field::Isolation),
            ]);
            all
        }
        Topic::Field(field) => {
            let placed = Card::ALL.iter().copied().filter(|card| card.placed_field() == Some(field));
            let mut all: Vec<Topic> = placed.map(Topic::Card).collect();
            all.extend([Topic::Card(Card::BoosterPod), Topic::Basic(BasicTopic::Colonies)]);
            all
        }
        Topic::Card(card) => of_card(card),
        Topic::Choice(choice) => of_choice(choice),
        Topic::Preset(preset) => {
            // A preset links to the options that it changes; the preset without changes links to all options.
            let options = preset.options();
            let plain = options == crate::rules::Options::default();
            let changed = OptionTopic::ALL.iter().filter(|choice| plain || choice.value(&options) != 0);
            changed.map(|&choice| Topic::Choice(choice)).collect()
        }
    }
}

fn of_basic(basic: BasicTopic) -> Vec<Topic> {
    let basics = |all: &[BasicTopic]| all.iter().map(|&basic| Topic::Basic(basic)).collect::<Vec<_>>();
    match basic {
        BasicTopic::Players => {
            let mut all = vec![Topic::Choice(OptionTopic::Length), Topic::Choice(OptionTopic::FirstPlayer)];
            all.extend(basics(&[BasicTopic::Turn, BasicTopic::Fleet, BasicTopic::Docking]));
            all
        }
        BasicTopic::Turn => basics(&[BasicTopic::Docking, BasicTopic::Resources, BasicTopic::Tech, BasicTopic::Fleet]),
        BasicTopic::Docking => {
            let mut all = vec![Topic::Choice(OptionTopic::DockingDuty), Topic::Facility(Facility::MaintenanceBay)];
            all.extend(Facility::FREE_ALONE.map(Topic::Facility));
            all
        }
        BasicTopic::Resources => vec![
            Topic::Facility(Facility::SolarConverter),
            Topic::Facility(Facility::LunarMine),
            Topic::Facility(Facility::OrbitalMarket),
            Topic::Facility(Facility::RaidersOutpost),
            Topic::Choice(OptionTopic::Supply),
        ],
        BasicTopic::Fleet => vec![
            Topic::Facility(Facility::Shipyard),
            Topic::Facility(Facility::MaintenanceBay),
            Topic::Facility(Facility::TerraformingStation),
            Topic::Basic(BasicTopic::Relic),
        ],
        BasicTopic::Relic => vec![Topic::Territory(Territory::BurroughsDesert), Topic::Basic(BasicTopic::Fleet)],
        BasicTopic::Colonies => {
            let mut all = vec![
                Topic::Facility(Facility::ColonyConstructor),
                Topic::Facility(Facility::ColonistHub),
                Topic::Facility(Facility::TerraformingStation),
            ];
            all.extend(Territory::ALL.iter().map(|&territory| Topic::Territory(territory)));
            all
        }
        BasicTopic::Tech => {
            let mut all = vec![Topic::Facility(Facility::AlienArtifact), Topic::Territory(Territory::PohlFoothills)];
            all.extend(Card::ALL.iter().map(|&card| Topic::Card(card)));
            all
        }
        BasicTopic::Scoring => vec![
            Topic::Basic(BasicTopic::Colonies),
            Topic::Basic(BasicTopic::End),
            Topic::Card(Card::AlienCity),
            Topic::Card(Card::AlienMonument),
            Topic::Field(Field::Positron),
        ],
        BasicTopic::End => {
            vec![
                Topic::Basic(BasicTopic::Scoring),
                Topic::Choice(OptionTopic::VpTarget),
                Topic::Choice(OptionTopic::Length),
            ]
        }
    }
}

fn of_facility(facility: Facility) -> Vec<Topic> {
    let mut all: Vec<Topic> =
        Territory::ALL.iter().filter(|t| t.serves() == Some(facility)).map(|&t| Topic::Territory(t)).collect();
    all.extend_from_slice(match facility {
        Facility::SolarConverter => &[Topic::Basic(BasicTopic::Resources)],
        Facility::LunarMine => &[Topic::Choice(OptionTopic::Mine), Topic::Basic(BasicTopic::Resources)],
        Facility::OrbitalMarket => &[Topic::Choice(OptionTopic::Market), Topic::Basic(BasicTopic::Resources)],
        Facility::Shipyard => &[Topic::Choice(OptionTopic::SixthShip), Topic::Basic(BasicTopic::Fleet)],
        Facility::ColonyConstructor => &[
            Topic::Choice(OptionTopic::LastHubColony),
            Topic::Basic(BasicTopic::Colonies),
            Topic::Field(Field::Repulsor),
        ],
        Facility::ColonistHub => &[Topic::Choice(OptionTopic::HubSurplus), Topic::Basic(BasicTopic::Colonies)],
        Facility::AlienArtifact => &[Topic::Basic(BasicTopic::Tech)],
        Facility::TerraformingStation => &[Topic::Basic(BasicTopic::Colonies), Topic::Basic(BasicTopic::Fleet)],
        Facility::RaidersOutpost => &[Topic::Card(Card::HolographicDecoy), Topic::Card(Card::PlasmaCannon)],
        Facility::MaintenanceBay => &[
            Topic::Choice(OptionTopic::DockingDuty),
            Topic::Choice(OptionTopic::Bay),
            Topic::Basic(BasicTopic::Docking),
        ],
    });
    all
}

fn of_card(card: Card) -> Vec<Topic> {
    let mut all: Vec<Topic> = card.placed_field().map(Topic::Field).into_iter().collect();
    all.extend_from_slice(match card {
        Card::AlienCity => &[Topic::Card(Card::AlienMonument), Topic::Basic(BasicTopic::Scoring)],
        Card::AlienMonument => &[Topic::Card(Card::AlienCity), Topic::Basic(BasicTopic::Scoring)],
        Card::BoosterPod => &[Topic::Card(Card::StasisBeam), Topic::Card(Card::GravityManipulator)],
        Card::DataCrystal => &[Topic::Field(Field::Isolation), Topic::Basic(BasicTopic::Colonies)],
        Card::GravityManipulator => &[Topic::Card(Card::BoosterPod), Topic::Card(Card::StasisBeam)],
        Card::HolographicDecoy => &[Topic::Facility(Facility::RaidersOutpost)],
        Card::OrbitalTeleporter => &[Topic::Choice(OptionTopic::Market), Topic::Field(Field::Repulsor)],
        Card::PlasmaCannon => &[
            Topic::Choice(OptionTopic::Cannon),
            Topic::Choice(OptionTopic::CannonOwners),
            Topic::Facility(Facility::MaintenanceBay),
        ],
        Card::PolarityDevice => &[Topic::Field(Field::Repulsor), Topic::Basic(BasicTopic::Colonies)],
        Card::ResourceCache => &[Topic::Basic(BasicTopic::Turn), Topic::Basic(BasicTopic::Resources)],
        Card::StasisBeam => &[Topic::Card(Card::BoosterPod), Topic::Card(Card::GravityManipulator)],
        Card::TemporalWarper => &[Topic::Basic(BasicTopic::Turn)],
    });
    all.extend([Topic::Basic(BasicTopic::Tech), Topic::Territory(Territory::PohlFoothills)]);
    all
}

fn of_choice(choice: OptionTopic) -> Vec<Topic> {
    vec![match choice {
        OptionTopic::Length => Topic::Basic(BasicTopic::End),
        OptionTopic::FirstPlayer => Topic::Basic(BasicTopic::Players),
        OptionTopic::VpTarget => Topic::Basic(BasicTopic::Scoring),
        OptionTopic::DockingDuty => Topic::Basic(BasicTopic::Docking),
        OptionTopic::Supply => Topic::Basic(BasicTopic::Resources),
        OptionTopic::Mine => Topic::Facility(Facility::LunarMine),
        OptionTopic::HubSurplus => Topic::Facility(Facility::ColonistHub),
        OptionTopic::Asimov => Topic::Territory(Territory::AsimovCrater),
        OptionTopic::SixthShip => Topic::Facility(Facility::Shipyard),
        OptionTopic::Market => Topic::Facility(Facility::OrbitalMarket),
        OptionTopic::Cannon | OptionTopic::CannonOwners => Topic::Card(Card::PlasmaCannon),
        OptionTopic::LastHubColony => Topic::Facility(Facility::ColonyConstructor),
        OptionTopic::Bay => Topic::Facility(Facility::MaintenanceBay),
    }]
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
            assert!(matches!(topic, Topic::Preset(_)) || reached.contains(&topic), "nothing leads to {topic:?}");
        }
    }
}
