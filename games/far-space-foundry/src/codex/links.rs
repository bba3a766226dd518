//! Links between codex pages.

use super::topic::{BasicTopic, PilotGroup, TablePart, Topic};
use crate::rules::{Action, FarSpaceFoundry, FreighterKind, Good, Job, Options, Product};
use orrery_core::OptionList as _;
use orrery_learn::codex::OptionPage;

/// Returns the pages that the page of `topic` links to, the closest topics first.
pub fn links(topic: Topic) -> Vec<Topic> {
    match topic {
        Topic::Basic(basic) => of_basic(basic),
        Topic::Place(place) => of_place(place),
        Topic::Action(action) => of_action(action),
        Topic::Crew(crew) => of_crew(crew),
        Topic::Job(job) => of_job(job),
        Topic::Ship(ship) => of_ship(ship),
        Topic::Raw(good) => of_raw(good),
        Topic::Product(product) => of_product(product),
        Topic::Option(page) => {
            let own = match page {
                OptionPage::Option(option) => page_changed_by(option),
                OptionPage::Preset(_) => None,
            };
            own.into_iter().chain(page.links::<FarSpaceFoundry>().into_iter().map(Topic::Option)).collect()
        }
    }
}

/// Returns the page of the option with this name. A test ensures that every name used here exists.
fn option(name: &str) -> Topic {
    let place = Options::LIST.iter().position(|option| option.name == name);
    Topic::Option(OptionPage::Option(place.unwrap_or_default()))
}

fn basics(all: &[BasicTopic]) -> Vec<Topic> {
    all.iter().copied().map(Topic::Basic).collect()
}

fn of_basic(basic: BasicTopic) -> Vec<Topic> {
    let mut all = things_of(basic);
    all.extend(basics(match basic {
        BasicTopic::Start => &[BasicTopic::Turn, BasicTopic::Points, BasicTopic::Alone, BasicTopic::Short],
        BasicTopic::Turn => &[BasicTopic::Count, BasicTopic::Order, BasicTopic::Secrets],
        BasicTopic::Count => &[BasicTopic::Bribe, BasicTopic::Goods],
        BasicTopic::Die => &[BasicTopic::Turn],
        BasicTopic::Goods => &[BasicTopic::Count, BasicTopic::Order],
        BasicTopic::Order => &[BasicTopic::Goods, BasicTopic::Turn],
        BasicTopic::Credits => &[BasicTopic::Bribe, BasicTopic::Points],
        BasicTopic::Bribe => &[BasicTopic::Credits, BasicTopic::Count],
        BasicTopic::Turning => &[BasicTopic::Goods, BasicTopic::Bribe],
        BasicTopic::Points => &[BasicTopic::End, BasicTopic::Credits],
        BasicTopic::End => &[BasicTopic::Points, BasicTopic::Alone],
        BasicTopic::Alone => &[BasicTopic::Points, BasicTopic::Start],
        BasicTopic::Short => &[BasicTopic::Points, BasicTopic::Start],
        BasicTopic::Secrets => &[BasicTopic::Turn, BasicTopic::End],
    }));
    let names: &[&str] = match basic {
        BasicTopic::Start => &["products", "first_player"],
        BasicTopic::Alone => &["solo_traffic"],
        BasicTopic::Short => &["mode"],
        _ => &[],
    };
    all.extend(names.iter().map(|name| option(name)));
    all
}

/// Returns the pages that a page of the basics links to, except for pages of other basics and of options.
fn things_of(basic: BasicTopic) -> Vec<Topic> {
    match basic {
        BasicTopic::Start => vec![Topic::Place(TablePart::Warehouse), Topic::Ship(FreighterKind::Federal)],
        BasicTopic::Turn => vec![Topic::Crew(PilotGroup::Numbered)],
        BasicTopic::Count => vec![Topic::Place(TablePart::Docks), Topic::Place(TablePart::Shuttles)],
        BasicTopic::Die => vec![Topic::Crew(PilotGroup::Commander), Topic::Crew(PilotGroup::Aliens)],
        BasicTopic::Goods => {
            vec![
                Topic::Place(TablePart::Asteroids),
                Topic::Place(TablePart::Warehouse),
                Topic::Ship(FreighterKind::Federal),
            ]
        }
        BasicTopic::Order => Action::ALL.iter().copied().map(Topic::Action).collect(),
        BasicTopic::Credits => vec![Topic::Action(Action::Traders), Topic::Action(Action::Cantina)],
        BasicTopic::Turning => vec![Topic::Crew(PilotGroup::Aliens), Topic::Place(TablePart::Docks)],
        BasicTopic::Points => vec![Topic::Action(Action::Charge), Topic::Action(Action::Upgrade)],
        BasicTopic::Bribe | BasicTopic::End | BasicTopic::Alone | BasicTopic::Short | BasicTopic::Secrets => Vec::new(),
    }
}

fn of_place(place: TablePart) -> Vec<Topic> {
    match place {
        TablePart::Docks => {
            let actions = Action::ALL.iter().copied().map(Topic::Action);
            std::iter::once(Topic::Basic(BasicTopic::Count)).chain(actions).collect()
        }
        TablePart::Shuttles => {
            vec![Topic::Basic(BasicTopic::Count), Topic::Place(TablePart::Docks), Topic::Basic(BasicTopic::Bribe)]
        }
        TablePart::Warehouse => {
            vec![Topic::Basic(BasicTopic::Goods), Topic::Job(Job::Smuggler), Topic::Basic(BasicTopic::Turning)]
        }
        TablePart::Asteroids => {
            vec![
                Topic::Raw(Good::Skyrite),
                Topic::Raw(Good::Rubion),
                Topic::Job(Job::Operative),
                Topic::Basic(BasicTopic::Goods),
            ]
        }
    }
}

fn of_action(action: Action) -> Vec<Topic> {
    let own = match action {
        Action::Process => vec![Topic::Raw(Good::Galactium), Topic::Job(Job::Mechanic), option("process")],
        Action::Traders => vec![Topic::Raw(Good::Rubion), Topic::Basic(BasicTopic::Credits), option("traders")],
        Action::Cantina => {
            let ships = FreighterKind::ALL.iter().copied().filter(|ship| ship.alien().is_some()).map(Topic::Ship);
            std::iter::once(Topic::Crew(PilotGroup::Aliens)).chain(ships).collect()
        }
        Action::Manufacture => {
            let products = Product::ALL.iter().copied().map(Topic::Product);
            std::iter::once(Topic::Job(Job::Mechanic)).chain(products).collect()
        }
        Action::Charge => basics(&[BasicTopic::Points, BasicTopic::Credits]),
        Action::Upgrade => vec![
            Topic::Ship(FreighterKind::Federal),
            Topic::Basic(BasicTopic::Points),
            Topic::Basic(BasicTopic::Credits),
        ],
    };
    own.into_iter().chain([Topic::Place(TablePart::Docks), Topic::Basic(BasicTopic::Order)]).collect()
}

fn of_crew(crew: PilotGroup) -> Vec<Topic> {
    match crew {
        PilotGroup::Numbered => {
            vec![
                Topic::Basic(BasicTopic::Count),
                Topic::Crew(PilotGroup::OneTwoThree),
                Topic::Crew(PilotGroup::Commander),
            ]
        }
        PilotGroup::OneTwoThree => vec![Topic::Basic(BasicTopic::Count), Topic::Crew(PilotGroup::Numbered)],
        PilotGroup::Commander => vec![Topic::Basic(BasicTopic::Die), Topic::Crew(PilotGroup::Aliens)],
        PilotGroup::Aliens => {
            let jobs = Job::ALL.iter().copied().map(Topic::Job);
            std::iter::once(Topic::Action(Action::Cantina))
                .chain(jobs)
                .chain([Topic::Basic(BasicTopic::Turning)])
                .collect()
        }
    }
}

fn of_job(job: Job) -> Vec<Topic> {
    let own = match job {
        Job::Trucker => vec![Topic::Basic(BasicTopic::Count)],
        Job::Navigator => vec![Topic::Basic(BasicTopic::Count), Topic::Place(TablePart::Docks)],
        Job::Forger => vec![Topic::Basic(BasicTopic::Die)],
        Job::Operative => vec![Topic::Basic(BasicTopic::Goods), Topic::Place(TablePart::Asteroids)],
        Job::Mechanic => vec![Topic::Action(Action::Process), Topic::Action(Action::Manufacture)],
        Job::Smuggler => vec![Topic::Basic(BasicTopic::Goods), Topic::Place(TablePart::Warehouse)],
    };
    own.into_iter().chain([Topic::Crew(PilotGroup::Aliens)]).collect()
}

fn of_ship(ship: FreighterKind) -> Vec<Topic> {
    let from = if ship.alien().is_some() { Topic::Action(Action::Cantina) } else { Topic::Basic(BasicTopic::Goods) };
    vec![from, Topic::Action(Action::Upgrade), Topic::Basic(BasicTopic::Points)]
}

fn of_raw(good: Good) -> Vec<Topic> {
    let from =
        if good == Good::Galactium { Topic::Action(Action::Process) } else { Topic::Place(TablePart::Asteroids) };
    let made = Product::ALL.iter().copied().filter(|product| product.card().cost.iter().any(|&(cost, _)| cost == good));
    let sold = (good == Good::Rubion).then_some(Topic::Action(Action::Traders));
    let turned = (good != Good::Galactium).then_some(Topic::Raw(Good::Galactium));
    std::iter::once(from).chain(sold).chain(turned).chain(made.map(Topic::Product)).collect()
}

fn of_product(product: Product) -> Vec<Topic> {
    let cost = product.card().cost.iter().map(|&(good, _)| Topic::Raw(good));
    let actions = [Action::Manufacture, Action::Charge].map(Topic::Action);
    cost.chain(actions).chain([Topic::Basic(BasicTopic::Points)]).collect()
}

/// Returns the page about the rule that an option changes.
fn page_changed_by(option: usize) -> Option<Topic> {
    Some(match Options::LIST.get(option)?.name {
        "mode" => Topic::Basic(BasicTopic::Short),
        "products" => Topic::Action(Action::Manufacture),
        "process" => Topic::Action(Action::Process),
        "traders" => Topic::Action(Action::Traders),
        "solo_traffic" => Topic::Basic(BasicTopic::Alone),
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
