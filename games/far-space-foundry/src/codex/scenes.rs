//! Scenario positions that can be played from a page.

use super::topic::{Basic, Crew, Place, Topic};
use crate::rules::{Action, Good, Job, Product, Ship};
use orrery_learn::codex::{CodexExample, OptionPage};

/// A scenario that can be played from a page.
pub type Scene = CodexExample<Topic>;

macro_rules! scenes {
    ($($topic:expr => $name:literal),+ $(,)?) => {
        &[$(Scene {
            name: $name,
            topic: $topic,
            text: include_str!(concat!("../../../../assets/far-space-foundry/scenarios/", $name, ".ron")),
        }),+]
    };
}

/// Returns the page of an option by its index in the list of options.
const fn option(place: usize) -> Topic {
    Topic::Option(OptionPage::Option(place))
}

/// All scenes, in the order of the pages.
pub const SCENES: &[Scene] = scenes![
    Topic::Basic(Basic::Start) => "set-up-for-two",
    Topic::Basic(Basic::Turn) => "draw-to-three",
    Topic::Basic(Basic::Count) => "whole-ring-is-eight",
    Topic::Basic(Basic::Die) => "example-forger-rolls",
    Topic::Basic(Basic::Goods) => "no-store-is-overfilled",
    Topic::Basic(Basic::Order) => "action-before-loading",
    Topic::Basic(Basic::Credits) => "a-bribe-at-any-moment",
    Topic::Basic(Basic::Bribe) => "a-bribe-before-the-card",
    Topic::Basic(Basic::Turning) => "half-ends-when-nobody-holds-a-pilot",
    Topic::Basic(Basic::Points) => "example-nineteen-points",
    Topic::Basic(Basic::End) => "a-shared-victory",
    Topic::Basic(Basic::Alone) => "alone-twenty-one-is-a-defeat",
    Topic::Basic(Basic::Short) => "beta-only",
    Topic::Basic(Basic::Secrets) => "everything-is-open-at-the-end",
    Topic::Place(Place::Docks) => "beta-has-its-own-actions",
    Topic::Place(Place::Shuttles) => "a-shuttle-for-every-dock",
    Topic::Place(Place::Warehouse) => "beta-unloads-one-freighter",
    Topic::Place(Place::Asteroids) => "one-asteroid",
    Topic::Action(Action::Process) => "example-a4-process-then-traders",
    Topic::Action(Action::Traders) => "traders-pay-what-the-bank-has",
    Topic::Action(Action::Cantina) => "no-credit-no-cantina",
    Topic::Action(Action::Manufacture) => "make-what-there-is-and-fits",
    Topic::Action(Action::Charge) => "charge-one",
    Topic::Action(Action::Upgrade) => "earn-or-upgrade",
    Topic::Crew(Crew::Numbered) => "numbers-are-values",
    Topic::Crew(Crew::OneTwoThree) => "one-two-three-takes-the-longest-way",
    Topic::Crew(Crew::Commander) => "the-commander-rolls-once",
    Topic::Crew(Crew::Aliens) => "example-trucker",
    Topic::Job(Job::Trucker) => "trucker-with-nine",
    Topic::Job(Job::Navigator) => "example-navigator",
    Topic::Job(Job::Forger) => "example-forger",
    Topic::Job(Job::Operative) => "example-operative",
    Topic::Job(Job::Mechanic) => "example-mechanic",
    Topic::Job(Job::Smuggler) => "example-smuggler-hold",
    Topic::Ship(Ship::Federal) => "example-4-lifts-off-dock-6",
    Topic::Ship(Ship::Amber) => "a-second-of-a-colour-brings-nothing",
    Topic::Ship(Ship::Violet) => "no-freighter-left-to-bring",
    Topic::Ship(Ship::Teal) => "the-last-freighter-of-a-pile",
    Topic::Raw(Good::Skyrite) => "an-empty-asteroid-gives-nothing",
    Topic::Raw(Good::Rubion) => "codex-rubion",
    Topic::Raw(Good::Galactium) => "galactium-needs-its-own-space",
    Topic::Product(Product::Battery) => "codex-battery",
    Topic::Product(Product::PowerExchanger) => "codex-power-exchanger",
    Topic::Product(Product::DeflectorDisc) => "codex-deflector-disc",
    Topic::Product(Product::Helmet) => "codex-helmet",
    Topic::Product(Product::Drone) => "codex-drone",
    Topic::Product(Product::RayGun) => "codex-ray-gun",
    Topic::Product(Product::Robot) => "codex-robot",
    Topic::Product(Product::IonCannon) => "codex-ion-cannon",
    option(0) => "alpha-only",
    option(1) => "four-play-with-five-products",
    option(2) => "first-player-named",
    option(3) => "process-once",
    option(4) => "one-rubion-a-sale",
    option(5) => "traffic-of-others",
];

/// Returns the scenes of a page.
pub fn scenes_of(topic: Topic) -> impl Iterator<Item = &'static Scene> {
    SCENES.iter().filter(move |scene| scene.topic == topic)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::FarSpaceFoundry;
    use orrery_record::Scenarios as _;

    #[test]
    fn every_scene_shows_its_page() {
        for scene in SCENES {
            let scenario =
                scene.scenario::<FarSpaceFoundry>().unwrap_or_else(|| panic!("{} cannot be read", scene.name));
            let (_, rules) = FarSpaceFoundry::title_and_rules(&scenario);
            let rule = scene.topic.rule().expect("a rule");
            assert!(rules.iter().any(|shown| shown == rule), "{} is about {rules:?}, not {rule}", scene.name);
        }
    }

    #[test]
    fn every_page_except_presets_has_a_scene() {
        for topic in Topic::all() {
            let preset = matches!(topic, Topic::Option(OptionPage::Preset(_)));
            assert!(preset || scenes_of(topic).count() > 0, "{topic:?}");
        }
    }
}
