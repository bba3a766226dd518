//! Links between the pages.

use super::topic::{Basic, Choice, Topic};
use crate::rules::{Card, Facility, Field, Territory};

/// The pages that `topic` links to, the most closely related first.
#[must_use]
pub fn links(topic: Topic) -> Vec<Topic> {
    match topic {
        Topic::Basic(basic) => of_basic(basic),
        Topic::Facility(facility) => of_facility(facility),
        Topic::Territory(territory) => {
            let mut all: Vec<Topic> = territory.serves().map(Topic::Facility).into_iter().collect();
            match territory {
                Territory::AsimovCrater => all.push(Topic::Choice(Choice::Asimov)),
                Territory::BurroughsDesert => all.push(Topic::Basic(Basic::Relic)),
                Territory::PohlFoothills => all.push(Topic::Basic(Basic::Tech)),
                _ => {}
            }
            all.extend([Topic::Basic(Basic::Colonies), Topic::Card(Card::DataCrystal), Topic::Field(Field::Isolation)]);
            all
        }
        Topic::Field(field) => {
            let placed = Card::ALL.iter().copied().filter(|card| card.placed_field() == Some(field));
            let mut all: Vec<Topic> = placed.map(Topic::Card).collect();
            all.extend([Topic::Card(Card::BoosterPod), Topic::Basic(Basic::Colonies)]);
            all
        }
        Topic::Card(card) => of_card(card),
        Topic::Choice(choice) => of_choice(choice),
        Topic::Preset(preset) => {
            // The options that the preset changes; the preset that changes nothing links to all of them.
            let options = preset.options();
            let plain = options == crate::rules::Options::default();
            let changed = Choice::ALL.iter().filter(|choice| plain || choice.value(&options) != 0);
            changed.map(|&choice| Topic::Choice(choice)).collect()
        }
    }
}

fn of_basic(basic: Basic) -> Vec<Topic> {
    let basics = |all: &[Basic]| all.iter().map(|&basic| Topic::Basic(basic)).collect::<Vec<_>>();
    match basic {
        Basic::Players => {
            let mut all = vec![Topic::Choice(Choice::Length), Topic::Choice(Choice::FirstPlayer)];
            all.extend(basics(&[Basic::Turn, Basic::Fleet, Basic::Docking]));
            all
        }
        Basic::Turn => basics(&[Basic::Docking, Basic::Resources, Basic::Tech, Basic::Fleet]),
        Basic::Docking => {
            let mut all = vec![Topic::Choice(Choice::DockingDuty), Topic::Facility(Facility::MaintenanceBay)];
            all.extend(Facility::FREE_ALONE.map(Topic::Facility));
            all
        }
        Basic::Resources => vec![
            Topic::Facility(Facility::SolarConverter),
            Topic::Facility(Facility::LunarMine),
            Topic::Facility(Facility::OrbitalMarket),
            Topic::Facility(Facility::RaidersOutpost),
            Topic::Choice(Choice::Supply),
        ],
        Basic::Fleet => vec![
            Topic::Facility(Facility::Shipyard),
            Topic::Facility(Facility::MaintenanceBay),
            Topic::Facility(Facility::TerraformingStation),
            Topic::Basic(Basic::Relic),
        ],
        Basic::Relic => vec![Topic::Territory(Territory::BurroughsDesert), Topic::Basic(Basic::Fleet)],
        Basic::Colonies => {
            let mut all = vec![
                Topic::Facility(Facility::ColonyConstructor),
                Topic::Facility(Facility::ColonistHub),
                Topic::Facility(Facility::TerraformingStation),
            ];
            all.extend(Territory::ALL.iter().map(|&territory| Topic::Territory(territory)));
            all
        }
        Basic::Tech => {
            let mut all = vec![Topic::Facility(Facility::AlienArtifact), Topic::Territory(Territory::PohlFoothills)];
            all.extend(Card::ALL.iter().map(|&card| Topic::Card(card)));
            all
        }
        Basic::Scoring => vec![
            Topic::Basic(Basic::Colonies),
            Topic::Basic(Basic::End),
            Topic::Card(Card::AlienCity),
            Topic::Card(Card::AlienMonument),
            Topic::Field(Field::Positron),
        ],
        Basic::End => {
            vec![Topic::Basic(Basic::Scoring), Topic::Choice(Choice::VpTarget), Topic::Choice(Choice::Length)]
        }
    }
}

fn of_facility(facility: Facility) -> Vec<Topic> {
    let mut all: Vec<Topic> =
        Territory::ALL.iter().filter(|t| t.serves() == Some(facility)).map(|&t| Topic::Territory(t)).collect();
    all.extend_from_slice(match facility {
        Facility::SolarConverter => &[Topic::Basic(Basic::Resources)],
        Facility::LunarMine => &[Topic::Choice(Choice::Mine), Topic::Basic(Basic::Resources)],
        Facility::OrbitalMarket => &[Topic::Choice(Choice::Market), Topic::Basic(Basic::Resources)],
        Facility::Shipyard => &[Topic::Choice(Choice::SixthShip), Topic::Basic(Basic::Fleet)],
        Facility::ColonyConstructor => {
            &[Topic::Choice(Choice::LastHubColony), Topic::Basic(Basic::Colonies), Topic::Field(Field::Repulsor)]
        }
        Facility::ColonistHub => &[Topic::Choice(Choice::HubSurplus), Topic::Basic(Basic::Colonies)],
        Facility::AlienArtifact => &[Topic::Basic(Basic::Tech)],
        Facility::TerraformingStation => &[Topic::Basic(Basic::Colonies), Topic::Basic(Basic::Fleet)],
        Facility::RaidersOutpost => &[Topic::Card(Card::HolographicDecoy), Topic::Card(Card::PlasmaCannon)],
        Facility::MaintenanceBay => {
            &[Topic::Choice(Choice::DockingDuty), Topic::Choice(Choice::Bay), Topic::Basic(Basic::Docking)]
        }
    });
    all
}

fn of_card(card: Card) -> Vec<Topic> {
    let mut all: Vec<Topic> = card.placed_field().map(Topic::Field).into_iter().collect();
    all.extend_from_slice(match card {
        Card::AlienCity => &[Topic::Card(Card::AlienMonument), Topic::Basic(Basic::Scoring)],
        Card::AlienMonument => &[Topic::Card(Card::AlienCity), Topic::Basic(Basic::Scoring)],
        Card::BoosterPod => &[Topic::Card(Card::StasisBeam), Topic::Card(Card::GravityManipulator)],
        Card::DataCrystal => &[Topic::Field(Field::Isolation), Topic::Basic(Basic::Colonies)],
        Card::GravityManipulator => &[Topic::Card(Card::BoosterPod), Topic::Card(Card::StasisBeam)],
        Card::HolographicDecoy => &[Topic::Facility(Facility::RaidersOutpost)],
        Card::OrbitalTeleporter => &[Topic::Choice(Choice::Market), Topic::Field(Field::Repulsor)],
        Card::PlasmaCannon => &[
            Topic::Choice(Choice::Cannon),
            Topic::Choice(Choice::CannonOwners),
            Topic::Facility(Facility::MaintenanceBay),
        ],
        Card::PolarityDevice => &[Topic::Field(Field::Repulsor), Topic::Basic(Basic::Colonies)],
        Card::ResourceCache => &[Topic::Basic(Basic::Turn), Topic::Basic(Basic::Resources)],
        Card::StasisBeam => &[Topic::Card(Card::BoosterPod), Topic::Card(Card::GravityManipulator)],
        Card::TemporalWarper => &[Topic::Basic(Basic::Turn)],
    });
    all.extend([Topic::Basic(Basic::Tech), Topic::Territory(Territory::PohlFoothills)]);
    all
}

fn of_choice(choice: Choice) -> Vec<Topic> {
    vec![match choice {
        Choice::Length => Topic::Basic(Basic::End),
        Choice::FirstPlayer => Topic::Basic(Basic::Players),
        Choice::VpTarget => Topic::Basic(Basic::Scoring),
        Choice::DockingDuty => Topic::Basic(Basic::Docking),
        Choice::Supply => Topic::Basic(Basic::Resources),
        Choice::Mine => Topic::Facility(Facility::LunarMine),
        Choice::HubSurplus => Topic::Facility(Facility::ColonistHub),
        Choice::Asimov => Topic::Territory(Territory::AsimovCrater),
        Choice::SixthShip => Topic::Facility(Facility::Shipyard),
        Choice::Market => Topic::Facility(Facility::OrbitalMarket),
        Choice::Cannon | Choice::CannonOwners => Topic::Card(Card::PlasmaCannon),
        Choice::LastHubColony => Topic::Facility(Facility::ColonyConstructor),
        Choice::Bay => Topic::Facility(Facility::MaintenanceBay),
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
