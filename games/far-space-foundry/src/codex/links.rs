//! Links between codex pages.

use super::topic::{Basic, Crew, Place, Topic};
use crate::rules::{Action, FarSpaceFoundry, Good, Job, Options, Product, Ship};
use orrery_core::OptionList as _;
use orrery_learn::codex::OptionPage;

/// Returns the pages that `topic` links to, the closest first.
#[must_use]
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

fn basics(all: &[Basic]) -> Vec<Topic> {
    all.iter().copied().map(Topic::Basic).collect()
}

fn of_basic(basic: Basic) -> Vec<Topic> {
    let mut all = things_of(basic);
    all.extend(basics(match basic {
        Basic::Start => &[Basic::Turn, Basic::Points, Basic::Alone, Basic::Short],
        Basic::Turn => &[Basic::Count, Basic::Order, Basic::Secrets],
        Basic::Count => &[Basic::Bribe, Basic::Goods],
        Basic::Die => &[Basic::Turn],
        Basic::Goods => &[Basic::Count, Basic::Order],
        Basic::Order => &[Basic::Goods, Basic::Turn],
        Basic::Credits => &[Basic::Bribe, Basic::Points],
        Basic::Bribe => &[Basic::Credits, Basic::Count],
        Basic::Turning => &[Basic::Goods, Basic::Bribe],
        Basic::Points => &[Basic::End, Basic::Credits],
        Basic::End => &[Basic::Points, Basic::Alone],
        Basic::Alone => &[Basic::Points, Basic::Start],
        Basic::Short => &[Basic::Points, Basic::Start],
        Basic::Secrets => &[Basic::Turn, Basic::End],
    }));
    let names: &[&str] = match basic {
        Basic::Start => &["products", "first_player"],
        Basic::Alone => &["solo_traffic"],
        Basic::Short => &["mode"],
        _ => &[],
    };
    all.extend(names.iter().map(|name| option(name)));
    all
}

/// Returns the pages that a page of the basics links to, apart from other basics and options.
fn things_of(basic: Basic) -> Vec<Topic> {
    match basic {
        Basic::Start => vec![Topic::Place(Place::Warehouse), Topic::Ship(Ship::Federal)],
        Basic::Turn => vec![Topic::Crew(Crew::Numbered)],
        Basic::Count => vec![Topic::Place(Place::Docks), Topic::Place(Place::Shuttles)],
        Basic::Die => vec![Topic::Crew(Crew::Commander), Topic::Crew(Crew::Aliens)],
        Basic::Goods => {
            vec![Topic::Place(Place::Asteroids), Topic::Place(Place::Warehouse), Topic::Ship(Ship::Federal)]
        }
        Basic::Order => Action::ALL.iter().copied().map(Topic::Action).collect(),
        Basic::Credits => vec![Topic::Action(Action::Traders), Topic::Action(Action::Cantina)],
        Basic::Turning => vec![Topic::Crew(Crew::Aliens), Topic::Place(Place::Docks)],
        Basic::Points => vec![Topic::Action(Action::Charge), Topic::Action(Action::Upgrade)],
        Basic::Bribe | Basic::End | Basic::Alone | Basic::Short | Basic::Secrets => Vec::new(),
    }
}

fn of_place(place: Place) -> Vec<Topic> {
    match place {
        Place::Docks => {
            let actions = Action::ALL.iter().copied().map(Topic::Action);
            std::iter::once(Topic::Basic(Basic::Count)).chain(actions).collect()
        }
        Place::Shuttles => vec![Topic::Basic(Basic::Count), Topic::Place(Place::Docks), Topic::Basic(Basic::Bribe)],
        Place::Warehouse => vec![Topic::Basic(Basic::Goods), Topic::Job(Job::Smuggler), Topic::Basic(Basic::Turning)],
        Place::Asteroids => {
            vec![
                Topic::Raw(Good::Skyrite),
                Topic::Raw(Good::Rubion),
                Topic::Job(Job::Operative),
                Topic::Basic(Basic::Goods),
            ]
        }
    }
}

fn of_action(action: Action) -> Vec<Topic> {
    let own = match action {
        Action::Process => vec![Topic::Raw(Good::Galactium), Topic::Job(Job::Mechanic), option("process")],
        Action::Traders => vec![Topic::Raw(Good::Rubion), Topic::Basic(Basic::Credits), option("traders")],
        Action::Cantina => {
            let ships = Ship::ALL.iter().copied().filter(|ship| ship.alien().is_some()).map(Topic::Ship);
            std::iter::once(Topic::Crew(Crew::Aliens)).chain(ships).collect()
        }
        Action::Manufacture => {
            let products = Product::ALL.iter().copied().map(Topic::Product);
            std::iter::once(Topic::Job(Job::Mechanic)).chain(products).collect()
        }
        Action::Charge => basics(&[Basic::Points, Basic::Credits]),
        Action::Upgrade => vec![Topic::Ship(Ship::Federal), Topic::Basic(Basic::Points), Topic::Basic(Basic::Credits)],
    };
    own.into_iter().chain([Topic::Place(Place::Docks), Topic::Basic(Basic::Order)]).collect()
}

fn of_crew(crew: Crew) -> Vec<Topic> {
    match crew {
        Crew::Numbered => {
            vec![Topic::Basic(Basic::Count), Topic::Crew(Crew::OneTwoThree), Topic::Crew(Crew::Commander)]
        }
        Crew::OneTwoThree => vec![Topic::Basic(Basic::Count), Topic::Crew(Crew::Numbered)],
        Crew::Commander => vec![Topic::Basic(Basic::Die), Topic::Crew(Crew::Aliens)],
        Crew::Aliens => {
            let jobs = Job::ALL.iter().copied().map(Topic::Job);
            std::iter::once(Topic::Action(Action::Cantina)).chain(jobs).chain([Topic::Basic(Basic::Turning)]).collect()
        }
    }
}

fn of_job(job: Job) -> Vec<Topic> {
    let own = match job {
        Job::Trucker => vec![Topic::Basic(Basic::Count)],
        Job::Navigator => vec![Topic::Basic(Basic::Count), Topic::Place(Place::Docks)],
        Job::Forger => vec![Topic::Basic(Basic::Die)],
        Job::Operative => vec![Topic::Basic(Basic::Goods), Topic::Place(Place::Asteroids)],
        Job::Mechanic => vec![Topic::Action(Action::Process), Topic::Action(Action::Manufacture)],
        Job::Smuggler => vec![Topic::Basic(Basic::Goods), Topic::Place(Place::Warehouse)],
    };
    own.into_iter().chain([Topic::Crew(Crew::Aliens)]).collect()
}

fn of_ship(ship: Ship) -> Vec<Topic> {
    let from = if ship.alien().is_some() { Topic::Action(Action::Cantina) } else { Topic::Basic(Basic::Goods) };
    vec![from, Topic::Action(Action::Upgrade), Topic::Basic(Basic::Points)]
}

fn of_raw(good: Good) -> Vec<Topic> {
    let from = if good == Good::Galactium { Topic::Action(Action::Process) } else { Topic::Place(Place::Asteroids) };
    let made = Product::ALL.iter().copied().filter(|product| product.card().cost.iter().any(|&(cost, _)| cost == good));
    let sold = (good == Good::Rubion).then_some(Topic::Action(Action::Traders));
    let turned = (good != Good::Galactium).then_some(Topic::Raw(Good::Galactium));
    std::iter::once(from).chain(sold).chain(turned).chain(made.map(Topic::Product)).collect()
}

fn of_product(product: Product) -> Vec<Topic> {
    let cost = product.card().cost.iter().map(|&(good, _)| Topic::Raw(good));
    let actions = [Action::Manufacture, Action::Charge].map(Topic::Action);
    cost.chain(actions).chain([Topic::Basic(Basic::Points)]).collect()
}

/// Returns the page about the rule that an option changes.
fn page_changed_by(option: usize) -> Option<Topic> {
    Some(match Options::LIST.get(option)?.name {
        "mode" => Topic::Basic(Basic::Short),
        "products" => Topic::Action(Action::Manufacture),
        "process" => Topic::Action(Action::Process),
        "traders" => Topic::Action(Action::Traders),
        "solo_traffic" => Topic::Basic(Basic::Alone),
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
