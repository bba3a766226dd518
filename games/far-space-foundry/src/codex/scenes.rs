//! Scenarios that can be played from a codex page.

use super::topic::{BasicTopic, PilotGroup, TablePart, Topic};
use crate::rules::{Action, FreighterKind, Good, Job, Product};
use orrery_learn::codex::{CodexExample, OptionPage};

/// A scenario that can be played from a codex page.
pub type GameCodexExample = CodexExample<Topic>;

macro_rules! scenes {
    ($($topic:expr => $name:literal),+ $(,)?) => {
        &[$(GameCodexExample {
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

/// All scenarios that can be played from a page, in the order of the pages.
pub const SCENES: &[GameCodexExample] = scenes![
    Topic::Basic(BasicTopic::Start) => "set-up-for-two",
    Topic::Basic(BasicTopic::Turn) => "draw-to-three",
    Topic::Basic(BasicTopic::Count) => "whole-ring-is-eight",
    Topic::Basic(BasicTopic::Die) => "example-forger-rolls",
    Topic::Basic(BasicTopic::Goods) => "no-store-is-overfilled",
    Topic::Basic(BasicTopic::Order) => "action-before-loading",
    Topic::Basic(BasicTopic::Credits) => "a-bribe-at-any-moment",
    Topic::Basic(BasicTopic::Bribe) => "a-bribe-before-the-card",
    Topic::Basic(BasicTopic::Turning) => "half-ends-when-nobody-holds-a-pilot",
    Topic::Basic(BasicTopic::Points) => "example-nineteen-points",
    Topic::Basic(BasicTopic::End) => "a-shared-victory",
    Topic::Basic(BasicTopic::Alone) => "alone-twenty-one-is-a-defeat",
    Topic::Basic(BasicTopic::Short) => "beta-only",
    Topic::Basic(BasicTopic::Secrets) => "everything-is-open-at-the-end",
    Topic::Place(TablePart::Docks) => "beta-has-its-own-actions",
    Topic::Place(TablePart::Shuttles) => "a-shuttle-for-every-dock",
    Topic::Place(TablePart::Warehouse) => "beta-unloads-one-freighter",
    Topic::Place(TablePart::Asteroids) => "one-asteroid",
    Topic::Action(Action::Process) => "example-a4-process-then-traders",
    Topic::Action(Action::Traders) => "traders-pay-what-the-bank-has",
    Topic::Action(Action::Cantina) => "no-credit-no-cantina",
    Topic::Action(Action::Manufacture) => "make-what-there-is-and-fits",
    Topic::Action(Action::Charge) => "charge-one",
    Topic::Action(Action::Upgrade) => "earn-or-upgrade",
    Topic::Crew(PilotGroup::Numbered) => "numbers-are-values",
    Topic::Crew(PilotGroup::OneTwoThree) => "one-two-three-takes-the-longest-way",
    Topic::Crew(PilotGroup::Commander) => "the-commander-rolls-once",
    Topic::Crew(PilotGroup::Aliens) => "example-trucker",
    Topic::Job(Job::Trucker) => "trucker-with-nine",
    Topic::Job(Job::Navigator) => "example-navigator",
    Topic::Job(Job::Forger) => "example-forger",
    Topic::Job(Job::Operative) => "example-operative",
    Topic::Job(Job::Mechanic) => "example-mechanic",
    Topic::Job(Job::Smuggler) => "example-smuggler-hold",
    Topic::Ship(FreighterKind::Federal) => "example-4-lifts-off-dock-6",
    Topic::Ship(FreighterKind::Amber) => "a-second-of-a-colour-brings-nothing",
    Topic::Ship(FreighterKind::Violet) => "no-freighter-left-to-bring",
    Topic::Ship(FreighterKind::Teal) => "the-last-freighter-of-a-pile",
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

/// Returns the scenarios that can be played from a page.
pub fn scenes_of(topic: Topic) -> impl Iterator<Item = &'static GameCodexExample> {
    SCENES.iter().filter(move |scene| scene.topic == topic)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::FarSpaceFoundry;

    #[test]
    fn every_scene_shows_its_page() {
        for scene in SCENES {
            let scenario =
                scene.scenario::<FarSpaceFoundry>().unwrap_or_else(|| panic!("{} cannot be read", scene.name));
            let rules = &scenario.rules;
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
