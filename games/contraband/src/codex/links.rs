//! Links between pages.

use super::topic::{BasicTopic, PlaceKind, RoamerKind, Topic};
use crate::rules::{BonusCard, Contraband, Metal, Objective, Options, Sector, ShipSystem};
use orrery_core::OptionList as _;
use orrery_learn::codex::OptionPage;

/// Returns the pages linked from `topic`, the closest first.
pub fn links(topic: Topic) -> Vec<Topic> {
    match topic {
        Topic::Basic(basic) => of_basic(basic),
        Topic::Site(site) => of_site(site),
        Topic::Rover(rover) => of_rover(rover),
        Topic::Metal(metal) => {
            let risk = (metal == Metal::Plutonium).then_some(Topic::Basic(BasicTopic::Contraband));
            risk.into_iter().chain([Topic::Site(PlaceKind::Market), Topic::Site(PlaceKind::Mine)]).collect()
        }
        Topic::System(system) => of_system(system),
        Topic::Card(card) => of_card(card),
        Topic::Objective(objective) => of_objective(objective),
        Topic::Sector(sector) => {
            let beside = [sector.on(1), sector.on(Sector::COUNT - 1)].map(Topic::Sector);
            [Topic::of_structure(sector.structure()), Topic::Site(PlaceKind::Mine)].into_iter().chain(beside).collect()
        }
        Topic::Option(page) => {
            let own = match page {
                OptionPage::Option(option) => page_changed_by(option),
                OptionPage::Preset(_) => None,
            };
            own.into_iter().chain(page.links::<Contraband>().into_iter().map(Topic::Option)).collect()
        }
    }
}

/// Returns the page of the option with this name. A test checks that every name used here exists.
fn option(name: &str) -> Topic {
    let place = Options::LIST.iter().position(|option| option.name == name);
    Topic::Option(OptionPage::Option(place.unwrap_or_default()))
}

fn basics(all: &[BasicTopic]) -> impl Iterator<Item = Topic> {
    all.iter().copied().map(Topic::Basic)
}

fn of_basic(basic: BasicTopic) -> Vec<Topic> {
    let near: &[BasicTopic] = match basic {
        BasicTopic::Start => &[BasicTopic::Round, BasicTopic::Goal, BasicTopic::Alone],
        BasicTopic::Round => &[BasicTopic::Turn, BasicTopic::Patrols, BasicTopic::Together],
        BasicTopic::Turn => &[BasicTopic::Movement, BasicTopic::Round, BasicTopic::Attack],
        BasicTopic::Movement => &[BasicTopic::Meetings, BasicTopic::Turn],
        BasicTopic::Meetings => &[BasicTopic::Patrols, BasicTopic::Inspection, BasicTopic::Fights],
        BasicTopic::Patrols => &[BasicTopic::Meetings, BasicTopic::Round],
        BasicTopic::Inspection => &[BasicTopic::Contraband, BasicTopic::Flight, BasicTopic::Fights],
        BasicTopic::Contraband => &[BasicTopic::Inspection],
        BasicTopic::Fights => &[BasicTopic::Flight, BasicTopic::Breakdown, BasicTopic::Attack],
        BasicTopic::Flight => &[BasicTopic::Fights, BasicTopic::Inspection],
        BasicTopic::Early => &[BasicTopic::Meetings, BasicTopic::Fights, BasicTopic::Breakdown],
        BasicTopic::Attack => &[BasicTopic::Piracy, BasicTopic::Fights],
        BasicTopic::Piracy => &[BasicTopic::Attack, BasicTopic::Inspection],
        BasicTopic::Breakdown => &[BasicTopic::Fights, BasicTopic::Early],
        BasicTopic::Goal => &[BasicTopic::Last],
        BasicTopic::Last => &[BasicTopic::Goal],
        BasicTopic::Alone => &[BasicTopic::Start, BasicTopic::Patrols],
        BasicTopic::Together => &[BasicTopic::Round, BasicTopic::Secrets],
        BasicTopic::Secrets => &[BasicTopic::Attack, BasicTopic::Together],
    };
    let names: &[&str] = match basic {
        BasicTopic::Start => &["first_player", "engines"],
        BasicTopic::Early => &["raids", "truce"],
        BasicTopic::Breakdown => &["breakdowns", "wrecks"],
        BasicTopic::Inspection => &["patrols", "evasion"],
        BasicTopic::Piracy => &["pirates", "outlaw"],
        BasicTopic::Goal => &["goal", "objectives", "target"],
        BasicTopic::Last => &["rounds"],
        BasicTopic::Together => &["order", "change"],
        _ => &[],
    };
    let own = things_of(basic).into_iter().chain(basics(near));
    own.chain(names.iter().map(|name| option(name))).collect()
}

/// Returns the links from a page of the basics to pages other than basics and options.
fn things_of(basic: BasicTopic) -> Vec<Topic> {
    match basic {
        BasicTopic::Start => vec![Topic::Site(PlaceKind::Port), Topic::Sector(Sector::R2)],
        BasicTopic::Movement => {
            vec![Topic::System(ShipSystem::Engine), Topic::Site(PlaceKind::Space), Topic::Site(PlaceKind::Gate)]
        }
        BasicTopic::Meetings => RoamerKind::ALL.iter().copied().map(Topic::Rover).collect(),
        BasicTopic::Patrols => vec![Topic::Site(PlaceKind::Lines)],
        BasicTopic::Inspection => vec![Topic::Rover(RoamerKind::Police), Topic::Card(BonusCard::HiddenHold)],
        BasicTopic::Contraband => vec![Topic::Metal(Metal::Plutonium), Topic::Card(BonusCard::SpyRadar)],
        BasicTopic::Fights => vec![
            Topic::System(ShipSystem::Weapon),
            Topic::System(ShipSystem::Shields),
            Topic::Card(BonusCard::WeaponBoost),
            Topic::Card(BonusCard::ShieldBoost),
        ],
        BasicTopic::Flight => vec![Topic::System(ShipSystem::Engine), Topic::Card(BonusCard::EngineBoost)],
        BasicTopic::Early => vec![Topic::Rover(RoamerKind::Raiders), Topic::Card(BonusCard::FriendlyAlien)],
        BasicTopic::Piracy => vec![Topic::Card(BonusCard::Disguise), Topic::Objective(Objective::Outlaw)],
        BasicTopic::Breakdown => vec![Topic::Site(PlaceKind::Port)],
        BasicTopic::Goal => Objective::ALL.iter().copied().map(Topic::Objective).collect(),
        BasicTopic::Alone => vec![Topic::Rover(RoamerKind::Corsair)],
        BasicTopic::Round
        | BasicTopic::Turn
        | BasicTopic::Attack
        | BasicTopic::Last
        | BasicTopic::Together
        | BasicTopic::Secrets => Vec::new(),
    }
}

fn of_site(site: PlaceKind) -> Vec<Topic> {
    match site {
        PlaceKind::Space => {
            basics(&[BasicTopic::Movement, BasicTopic::Meetings]).chain([Topic::Site(PlaceKind::Lines)]).collect()
        }
        PlaceKind::Lines => basics(&[BasicTopic::Movement, BasicTopic::Patrols]).collect(),
        PlaceKind::Mine => {
            let metals = Metal::ALL.iter().copied().map(Topic::Metal);
            let cards = BonusCard::ALL.iter().copied().map(Topic::Card);
            metals.chain([Topic::System(ShipSystem::Cargo)]).chain(cards).collect()
        }
        PlaceKind::Market => Metal::ALL
            .iter()
            .copied()
            .map(Topic::Metal)
            .chain(basics(&[BasicTopic::Goal]))
            .chain([option("prices")])
            .collect(),
        PlaceKind::Port => ShipSystem::ALL
            .iter()
            .copied()
            .map(Topic::System)
            .chain(basics(&[BasicTopic::Breakdown, BasicTopic::Piracy]))
            .collect(),
        PlaceKind::Gate => basics(&[BasicTopic::Movement]).chain([Topic::Site(PlaceKind::Lines)]).collect(),
    }
}

fn of_rover(rover: RoamerKind) -> Vec<Topic> {
    match rover {
        RoamerKind::Police => {
            basics(&[BasicTopic::Inspection, BasicTopic::Contraband, BasicTopic::Piracy, BasicTopic::Patrols])
                .chain([Topic::Objective(Objective::PoliceBane)])
                .collect()
        }
        RoamerKind::Raiders => {
            let own = [Topic::Rover(RoamerKind::Miners), Topic::Objective(Objective::RaiderBane)];
            basics(&[BasicTopic::Early, BasicTopic::Fights]).chain(own).collect()
        }
        RoamerKind::Miners => basics(&[BasicTopic::Fights]).chain([Topic::Rover(RoamerKind::Raiders)]).collect(),
        RoamerKind::Corsair => basics(&[BasicTopic::Alone, BasicTopic::Fights]).collect(),
    }
}

fn of_system(system: ShipSystem) -> Vec<Topic> {
    let near: &[BasicTopic] = match system {
        ShipSystem::Engine => &[BasicTopic::Movement, BasicTopic::Flight],
        ShipSystem::Cargo => &[BasicTopic::Contraband, BasicTopic::Flight],
        ShipSystem::Shields | ShipSystem::Weapon => &[BasicTopic::Fights],
    };
    let port = [Topic::Site(PlaceKind::Port), Topic::Objective(Objective::Shipwright)];
    port.into_iter().chain(basics(near)).collect()
}

fn of_card(card: BonusCard) -> Vec<Topic> {
    let near: &[BasicTopic] = match card {
        BonusCard::Disguise => &[BasicTopic::Piracy, BasicTopic::Inspection],
        BonusCard::SpyRadar => &[BasicTopic::Contraband, BasicTopic::Patrols],
        BonusCard::EngineBoost => &[BasicTopic::Movement, BasicTopic::Flight],
        BonusCard::WeaponBoost | BonusCard::ShieldBoost => &[BasicTopic::Fights],
        BonusCard::Credits => &[BasicTopic::Goal],
        BonusCard::FriendlyAlien => &[BasicTopic::Early],
        BonusCard::HiddenHold => &[BasicTopic::Inspection, BasicTopic::Attack],
    };
    basics(near).chain([Topic::Site(PlaceKind::Mine)]).collect()
}

fn of_objective(objective: Objective) -> Vec<Topic> {
    let near = match objective {
        Objective::Outlaw => Topic::Basic(BasicTopic::Piracy),
        Objective::PoliceBane => Topic::Rover(RoamerKind::Police),
        Objective::RaiderBane => Topic::Rover(RoamerKind::Raiders),
        Objective::Fortune => Topic::Site(PlaceKind::Market),
        Objective::Shipwright => Topic::Site(PlaceKind::Port),
    };
    vec![near, Topic::Basic(BasicTopic::Goal), option("objectives")]
}

/// Returns the page about the rule that an option changes.
fn page_changed_by(option: usize) -> Option<Topic> {
    Some(Topic::Basic(match Options::LIST.get(option)?.name {
        "pirates" | "outlaw" => BasicTopic::Piracy,
        "prices" => return Some(Topic::Site(PlaceKind::Market)),
        "raids" | "truce" => BasicTopic::Early,
        "breakdowns" | "wrecks" => BasicTopic::Breakdown,
        "patrols" | "evasion" => BasicTopic::Inspection,
        "goal" | "objectives" | "target" => BasicTopic::Goal,
        "rounds" => BasicTopic::Last,
        "order" | "change" => BasicTopic::Together,
        _ => BasicTopic::Start,
    }))
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

    #[test]
    fn options_named_by_pages_exist() {
        let options =
            ["first_player", "pirates", "patrols", "evasion", "goal", "objectives", "rounds", "order", "change"];
        for name in options.into_iter().chain([
            "raids",
            "breakdowns",
            "engines",
            "outlaw",
            "prices",
            "truce",
            "wrecks",
            "target",
        ]) {
            assert!(Options::LIST.iter().any(|option| option.name == name), "{name}");
        }
    }
}
