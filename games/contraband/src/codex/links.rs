//! Links between pages.

use super::topic::{Basic, Rover, Site, Topic};
use crate::rules::{Bonus, Contraband, Metal, Objective, Options, Sector, System};
use orrery_core::OptionList as _;
use orrery_learn::codex::OptionPage;

/// Returns the pages linked from `topic`, the closest first.
#[must_use]
pub fn links(topic: Topic) -> Vec<Topic> {
    match topic {
        Topic::Basic(basic) => of_basic(basic),
        Topic::Site(site) => of_site(site),
        Topic::Rover(rover) => of_rover(rover),
        Topic::Metal(metal) => {
            let risk = (metal == Metal::Plutonium).then_some(Topic::Basic(Basic::Contraband));
            risk.into_iter().chain([Topic::Site(Site::Market), Topic::Site(Site::Mine)]).collect()
        }
        Topic::System(system) => of_system(system),
        Topic::Card(card) => of_card(card),
        Topic::Objective(objective) => of_objective(objective),
        Topic::Sector(sector) => {
            let beside = [sector.on(1), sector.on(Sector::COUNT - 1)].map(Topic::Sector);
            [Topic::of_structure(sector.structure()), Topic::Site(Site::Mine)].into_iter().chain(beside).collect()
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

fn basics(all: &[Basic]) -> impl Iterator<Item = Topic> {
    all.iter().copied().map(Topic::Basic)
}

fn of_basic(basic: Basic) -> Vec<Topic> {
    let near: &[Basic] = match basic {
        Basic::Start => &[Basic::Round, Basic::Goal, Basic::Alone],
        Basic::Round => &[Basic::Turn, Basic::Patrols, Basic::Together],
        Basic::Turn => &[Basic::Movement, Basic::Round, Basic::Attack],
        Basic::Movement => &[Basic::Meetings, Basic::Turn],
        Basic::Meetings => &[Basic::Patrols, Basic::Inspection, Basic::Fights],
        Basic::Patrols => &[Basic::Meetings, Basic::Round],
        Basic::Inspection => &[Basic::Contraband, Basic::Flight, Basic::Fights],
        Basic::Contraband => &[Basic::Inspection],
        Basic::Fights => &[Basic::Flight, Basic::Breakdown, Basic::Attack],
        Basic::Flight => &[Basic::Fights, Basic::Inspection],
        Basic::Early => &[Basic::Meetings, Basic::Fights, Basic::Breakdown],
        Basic::Attack => &[Basic::Piracy, Basic::Fights],
        Basic::Piracy => &[Basic::Attack, Basic::Inspection],
        Basic::Breakdown => &[Basic::Fights, Basic::Early],
        Basic::Goal => &[Basic::Last],
        Basic::Last => &[Basic::Goal],
        Basic::Alone => &[Basic::Start, Basic::Patrols],
        Basic::Together => &[Basic::Round, Basic::Secrets],
        Basic::Secrets => &[Basic::Attack, Basic::Together],
    };
    let names: &[&str] = match basic {
        Basic::Start => &["first_player", "engines"],
        Basic::Early => &["raids", "truce"],
        Basic::Breakdown => &["breakdowns", "wrecks"],
        Basic::Inspection => &["patrols", "evasion"],
        Basic::Piracy => &["pirates", "outlaw"],
        Basic::Goal => &["goal", "objectives", "target"],
        Basic::Last => &["rounds"],
        Basic::Together => &["order", "change"],
        _ => &[],
    };
    let own = things_of(basic).into_iter().chain(basics(near));
    own.chain(names.iter().map(|name| option(name))).collect()
}

/// Returns the links from a page of the basics to pages other than basics and options.
fn things_of(basic: Basic) -> Vec<Topic> {
    match basic {
        Basic::Start => vec![Topic::Site(Site::Port), Topic::Sector(Sector::R2)],
        Basic::Movement => vec![Topic::System(System::Engine), Topic::Site(Site::Space), Topic::Site(Site::Gate)],
        Basic::Meetings => Rover::ALL.iter().copied().map(Topic::Rover).collect(),
        Basic::Patrols => vec![Topic::Site(Site::Lines)],
        Basic::Inspection => vec![Topic::Rover(Rover::Police), Topic::Card(Bonus::HiddenHold)],
        Basic::Contraband => vec![Topic::Metal(Metal::Plutonium), Topic::Card(Bonus::SpyRadar)],
        Basic::Fights => vec![
            Topic::System(System::Weapon),
            Topic::System(System::Shields),
            Topic::Card(Bonus::WeaponBoost),
            Topic::Card(Bonus::ShieldBoost),
        ],
        Basic::Flight => vec![Topic::System(System::Engine), Topic::Card(Bonus::EngineBoost)],
        Basic::Early => vec![Topic::Rover(Rover::Raiders), Topic::Card(Bonus::FriendlyAlien)],
        Basic::Piracy => vec![Topic::Card(Bonus::Disguise), Topic::Objective(Objective::Outlaw)],
        Basic::Breakdown => vec![Topic::Site(Site::Port)],
        Basic::Goal => Objective::ALL.iter().copied().map(Topic::Objective).collect(),
        Basic::Alone => vec![Topic::Rover(Rover::Corsair)],
        Basic::Round | Basic::Turn | Basic::Attack | Basic::Last | Basic::Together | Basic::Secrets => Vec::new(),
    }
}

fn of_site(site: Site) -> Vec<Topic> {
    match site {
        Site::Space => basics(&[Basic::Movement, Basic::Meetings]).chain([Topic::Site(Site::Lines)]).collect(),
        Site::Lines => basics(&[Basic::Movement, Basic::Patrols]).collect(),
        Site::Mine => {
            let metals = Metal::ALL.iter().copied().map(Topic::Metal);
            let cards = Bonus::ALL.iter().copied().map(Topic::Card);
            metals.chain([Topic::System(System::Cargo)]).chain(cards).collect()
        }
        Site::Market => Metal::ALL
            .iter()
            .copied()
            .map(Topic::Metal)
            .chain(basics(&[Basic::Goal]))
            .chain([option("prices")])
            .collect(),
        Site::Port => {
            System::ALL.iter().copied().map(Topic::System).chain(basics(&[Basic::Breakdown, Basic::Piracy])).collect()
        }
        Site::Gate => basics(&[Basic::Movement]).chain([Topic::Site(Site::Lines)]).collect(),
    }
}

fn of_rover(rover: Rover) -> Vec<Topic> {
    match rover {
        Rover::Police => basics(&[Basic::Inspection, Basic::Contraband, Basic::Piracy, Basic::Patrols])
            .chain([Topic::Objective(Objective::PoliceBane)])
            .collect(),
        Rover::Raiders => {
            let own = [Topic::Rover(Rover::Miners), Topic::Objective(Objective::RaiderBane)];
            basics(&[Basic::Early, Basic::Fights]).chain(own).collect()
        }
        Rover::Miners => basics(&[Basic::Fights]).chain([Topic::Rover(Rover::Raiders)]).collect(),
        Rover::Corsair => basics(&[Basic::Alone, Basic::Fights]).collect(),
    }
}

fn of_system(system: System) -> Vec<Topic> {
    let near: &[Basic] = match system {
        System::Engine => &[Basic::Movement, Basic::Flight],
        System::Cargo => &[Basic::Contraband, Basic::Flight],
        System::Shields | System::Weapon => &[Basic::Fights],
    };
    let port = [Topic::Site(Site::Port), Topic::Objective(Objective::Shipwright)];
    port.into_iter().chain(basics(near)).collect()
}

fn of_card(card: Bonus) -> Vec<Topic> {
    let near: &[Basic] = match card {
        Bonus::Disguise => &[Basic::Piracy, Basic::Inspection],
        Bonus::SpyRadar => &[Basic::Contraband, Basic::Patrols],
        Bonus::EngineBoost => &[Basic::Movement, Basic::Flight],
        Bonus::WeaponBoost | Bonus::ShieldBoost => &[Basic::Fights],
        Bonus::Credits => &[Basic::Goal],
        Bonus::FriendlyAlien => &[Basic::Early],
        Bonus::HiddenHold => &[Basic::Inspection, Basic::Attack],
    };
    basics(near).chain([Topic::Site(Site::Mine)]).collect()
}

fn of_objective(objective: Objective) -> Vec<Topic> {
    let near = match objective {
        Objective::Outlaw => Topic::Basic(Basic::Piracy),
        Objective::PoliceBane => Topic::Rover(Rover::Police),
        Objective::RaiderBane => Topic::Rover(Rover::Raiders),
        Objective::Fortune => Topic::Site(Site::Market),
        Objective::Shipwright => Topic::Site(Site::Port),
    };
    vec![near, Topic::Basic(Basic::Goal), option("objectives")]
}

/// Returns the page about the rule that an option changes.
fn page_changed_by(option: usize) -> Option<Topic> {
    Some(Topic::Basic(match Options::LIST.get(option)?.name {
        "pirates" | "outlaw" => Basic::Piracy,
        "prices" => return Some(Topic::Site(Site::Market)),
        "raids" | "truce" => Basic::Early,
        "breakdowns" | "wrecks" => Basic::Breakdown,
        "patrols" | "evasion" => Basic::Inspection,
        "goal" | "objectives" | "target" => Basic::Goal,
        "rounds" => Basic::Last,
        "order" | "change" => Basic::Together,
        _ => Basic::Start,
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
