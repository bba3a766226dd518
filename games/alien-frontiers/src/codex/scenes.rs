//! Example positions for rules, which can be played from a codex page.

use super::topic::{BasicTopic, OptionTopic, Topic};
use crate::rules::{AlienFrontiers, Card, Facility, Field, Territory};
use orrery_learn::codex::{CodexExample, CodexPages as _};

/// An example position of a codex page.
pub type GameCodexExample = CodexExample<Topic>;

macro_rules! scenes {
    ($($topic:expr => $folder:literal / $name:literal),+ $(,)?) => {
        &[$(GameCodexExample {
            name: $name,
            topic: $topic,
            text: include_str!(concat!("../../../../assets/alien-frontiers/scenarios/rules/", $folder, "/", $name, ".ron")),
        }),+]
    };
}

/// Every scene, in the order of the pages.
pub const SCENES: &[GameCodexExample] = scenes![
    Topic::Basic(BasicTopic::Docking) => "turn" / "bay-refused-while-a-ship-can-dock-free",
    Topic::Basic(BasicTopic::Resources) => "turn" / "nine-tokens-must-be-shed",
    Topic::Basic(BasicTopic::Colonies) => "territories" / "control-needs-more-than-every-single-rival",
    Topic::Basic(BasicTopic::Relic) => "territories" / "burroughs-controller-buys-the-relic",
    Topic::Basic(BasicTopic::Tech) => "tech" / "one-discard-power-a-turn",
    Topic::Basic(BasicTopic::End) => "end" / "last-colony-by-launch-ends-the-game",
    Topic::Facility(Facility::SolarConverter) => "facilities" / "solar-converter-pays-half-rounded-up",
    Topic::Facility(Facility::LunarMine) => "facilities" / "lunar-mine-takes-ships-in-rising-order",
    Topic::Facility(Facility::OrbitalMarket) => "facilities" / "orbital-market-sells-ore-at-the-value",
    Topic::Facility(Facility::Shipyard) => "facilities" / "shipyard-fourth-ship",
    Topic::Facility(Facility::Shipyard) => "facilities" / "shipyard-two-pairs-two-ships",
    Topic::Facility(Facility::ColonyConstructor) => "facilities" / "colony-constructor-places-a-colony",
    Topic::Facility(Facility::ColonistHub) => "facilities" / "hub-surplus-starts-the-next-colony",
    Topic::Facility(Facility::AlienArtifact) => "facilities" / "artifact-cycle-first-then-claim-the-new-card",
    Topic::Facility(Facility::TerraformingStation) => "facilities" / "terraforming-places-a-colony",
    Topic::Facility(Facility::RaidersOutpost) => "facilities" / "raiders-steal-four-in-any-mix",
    Topic::Facility(Facility::RaidersOutpost) => "facilities" / "raiders-drive-out-a-lower-total",
    Topic::Facility(Facility::MaintenanceBay) => "turn" / "bay-takes-what-cannot-dock",
    Topic::Territory(Territory::AsimovCrater) => "territories" / "asimov-second-ship-advances-an-extra-circle",
    Topic::Territory(Territory::BradburyPlateau) => "territories" / "bradbury-colony-costs-two-ore",
    Topic::Territory(Territory::BurroughsDesert) => "territories" / "burroughs-relic-joins-the-next-roll",
    Topic::Territory(Territory::HeinleinPlains) => "territories" / "heinlein-rate-is-one-for-one",
    Topic::Territory(Territory::HerbertValley) => "territories" / "herbert-fourth-ship-is-free",
    Topic::Territory(Territory::LemBadlands) => "territories" / "lem-one-more-fuel-for-each-ship",
    Topic::Territory(Territory::PohlFoothills) => "territories" / "pohl-the-cannon-is-cheaper-once",
    Topic::Territory(Territory::VanVogtMountains) => "territories" / "van-vogt-first-ship-may-have-any-value",
    Topic::Field(Field::Isolation) => "fields" / "isolation-silences-bradbury",
    Topic::Field(Field::Positron) => "fields" / "positron-moves-its-point",
    Topic::Field(Field::Repulsor) => "fields" / "repulsor-refuses-the-constructor",
    Topic::Card(Card::AlienCity) => "tech" / "alien-city-and-monument-are-a-point-each",
    Topic::Card(Card::AlienMonument) => "facilities" / "raiders-take-the-monument-and-its-point",
    Topic::Card(Card::BoosterPod) => "tech" / "booster-pod-raises-a-ship",
    Topic::Card(Card::DataCrystal) => "tech" / "data-crystal-borrows-herbert",
    Topic::Card(Card::GravityManipulator) => "tech" / "gravity-manipulator-shifts-two-ships",
    Topic::Card(Card::HolographicDecoy) => "facilities" / "raiders-get-only-the-decoy",
    Topic::Card(Card::OrbitalTeleporter) => "tech" / "teleporter-brings-a-ship-back",
    Topic::Card(Card::PlasmaCannon) => "tech" / "cannon-sends-ships-to-the-bay",
    Topic::Card(Card::PolarityDevice) => "tech" / "polarity-device-turns-a-ship-over",
    Topic::Card(Card::PolarityDevice) => "tech" / "polarity-device-swaps-two-colonies",
    Topic::Card(Card::ResourceCache) => "tech" / "cache-odd-gives-ore",
    Topic::Card(Card::StasisBeam) => "tech" / "stasis-beam-lowers-a-ship",
    Topic::Card(Card::TemporalWarper) => "tech" / "warper-rolls-some-ships-again",
    Topic::Choice(OptionTopic::Length) => "options" / "length-normal-ends-with-the-sixth",
    Topic::Choice(OptionTopic::VpTarget) => "end" / "vp-target-short-is-eight-with-four",
    Topic::Choice(OptionTopic::DockingDuty) => "options" / "docking-duty-strict-forces-a-pair",
    Topic::Choice(OptionTopic::Supply) => "options" / "supply-limited-ore-runs-out",
    Topic::Choice(OptionTopic::Mine) => "options" / "mine-forgiving-ignores-own-ships",
    Topic::Choice(OptionTopic::HubSurplus) => "options" / "hub-surplus-until-end-of-turn-waits",
    Topic::Choice(OptionTopic::Asimov) => "options" / "asimov-2011-text-first-ship",
    Topic::Choice(OptionTopic::SixthShip) => "options" / "sixth-ship-2011-text",
    Topic::Choice(OptionTopic::Market) => "options" / "market-after-teleport-kept",
    Topic::Choice(OptionTopic::Cannon) => "options" / "cannon-minimum-2010-refuses-three",
];

/// Returns the scenes of a page.
pub fn scenes_of(topic: Topic) -> impl Iterator<Item = &'static GameCodexExample> {
    AlienFrontiers::examples_of(topic)
}

/// Returns the scene named `name`; `None` if there is none.
pub fn scene(name: &str) -> Option<&'static GameCodexExample> {
    AlienFrontiers::example(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;
    use crate::rules::legal;

    #[test]
    fn every_scene_is_playable_and_shows_the_rule_of_its_page() {
        for scene in SCENES {
            let scenario = Scenario::from_text(scene.text).unwrap_or_else(|error| panic!("{}: {error}", scene.name));
            let position = scenario.position().unwrap_or_else(|error| panic!("{}: {error}", scene.name));
            assert!(!position.is_over(), "{}", scene.name);
            let mut orders = Vec::new();
            legal(&position, &mut orders);
            assert!(!orders.is_empty(), "{}: nothing can be done", scene.name);
            let shown = scenario.rules.iter().any(|rule| rule == scene.topic.rule());
            assert!(shown, "{} is about {:?}, not {}", scene.name, scenario.rules, scene.topic.rule());
            assert_eq!(super::scene(scene.name).map(|found| found.text), Some(scene.text), "{} twice", scene.name);
        }
    }

    #[test]
    fn every_component_page_has_a_scene() {
        for topic in Topic::all() {
            let thing = matches!(topic, Topic::Facility(_) | Topic::Territory(_) | Topic::Field(_) | Topic::Card(_));
            assert!(!thing || scenes_of(topic).count() > 0, "{topic:?}");
        }
    }
}
