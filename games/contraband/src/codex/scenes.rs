//! Scenario positions that can be played from a page.

use super::topic::{BasicTopic, PlaceKind, RoamerKind, Topic};
use crate::rules::{BonusCard, Metal, Objective, ShipSystem};
use orrery_learn::codex::{CodexExample, OptionPage};

/// A playable scenario.
pub type GameCodexExample = CodexExample<Topic>;

macro_rules! scenes {
    ($($topic:expr => $name:literal),+ $(,)?) => {
        &[$(GameCodexExample {
            name: $name,
            topic: $topic,
            text: include_str!(concat!("../../../../assets/contraband/scenarios/", $name, ".ron")),
        }),+]
    };
}

/// Returns the page of an option by its index in the list of options.
const fn option(place: usize) -> Topic {
    Topic::Option(OptionPage::Option(place))
}

/// Every scene, in the order of the pages.
pub const SCENES: &[GameCodexExample] = scenes![
    Topic::Basic(BasicTopic::Start) => "seats-round-the-board",
    Topic::Basic(BasicTopic::Round) => "twice-in-a-round",
    Topic::Basic(BasicTopic::Turn) => "acting-takes-no-move",
    Topic::Basic(BasicTopic::Movement) => "from-place-to-place",
    Topic::Basic(BasicTopic::Meetings) => "met-once-a-step",
    Topic::Basic(BasicTopic::Patrols) => "dice-of-the-patrols",
    Topic::Basic(BasicTopic::Inspection) => "a-pirate-cannot-submit",
    Topic::Basic(BasicTopic::Contraband) => "the-nearest-open-port",
    Topic::Basic(BasicTopic::Fights) => "before-each-exchange",
    Topic::Basic(BasicTopic::Flight) => "a-heavy-hold-is-slow",
    Topic::Basic(BasicTopic::Early) => "a-lost-upgrade-leaves-nothing",
    Topic::Basic(BasicTopic::Attack) => "an-attack-shows-both",
    Topic::Basic(BasicTopic::Piracy) => "a-token-in-each-quadrant",
    Topic::Basic(BasicTopic::Breakdown) => "too-small-a-hold",
    Topic::Basic(BasicTopic::Goal) => "the-most-credits-win",
    Topic::Basic(BasicTopic::Last) => "the-last-round",
    Topic::Basic(BasicTopic::Alone) => "alone",
    Topic::Basic(BasicTopic::Together) => "planning-acts-first",
    Topic::Basic(BasicTopic::Secrets) => "open-to-all",
    Topic::Site(PlaceKind::Space) => "what-is-joined",
    Topic::Site(PlaceKind::Lines) => "the-ring-closes",
    Topic::Site(PlaceKind::Mine) => "mine-of-the-example",
    Topic::Site(PlaceKind::Market) => "every-price",
    Topic::Site(PlaceKind::Port) => "no-better-no-sale",
    Topic::Site(PlaceKind::Gate) => "through-the-gate",
    Topic::Rover(RoamerKind::Police) => "a-beaten-police-meets-no-further-ship",
    Topic::Rover(RoamerKind::Raiders) => "raiders-pay",
    Topic::Rover(RoamerKind::Miners) => "miners-let-alone-end-nothing",
    Topic::Rover(RoamerKind::Corsair) => "the-corsair-comes-first",
    Topic::Metal(Metal::Iron) => "ninety-six-metals",
    Topic::Metal(Metal::Carbon) => "an-empty-deck-exhausts-a-mine",
    Topic::Metal(Metal::Plutonium) => "nothing-to-declare",
    Topic::System(ShipSystem::Engine) => "level-two-at-once",
    Topic::System(ShipSystem::Cargo) => "room-by-cargo",
    Topic::System(ShipSystem::Shields) => "shields-fill-up",
    Topic::System(ShipSystem::Weapon) => "equal-totals-do-nothing",
    Topic::Card(BonusCard::Disguise) => "a-disguise-brings-an-inspection",
    Topic::Card(BonusCard::SpyRadar) => "the-radar-of-the-last",
    Topic::Card(BonusCard::EngineBoost) => "boosts-last-for-the-round",
    Topic::Card(BonusCard::ShieldBoost) => "boosts-end-with-the-meeting",
    Topic::Card(BonusCard::Credits) => "bonus-cards-leave-the-game",
    Topic::Card(BonusCard::FriendlyAlien) => "a-friend-among-aliens",
    Topic::Card(BonusCard::HiddenHold) => "two-holds-hide-two",
    Topic::Objective(Objective::Fortune) => "a-fortune-needs-more",
    Topic::Objective(Objective::Shipwright) => "objectives-when-fulfilled",
    Topic::Objective(Objective::RaiderBane) => "fulfilled-is-fulfilled",
    option(0) => "a-first-player-chosen",
    option(1) => "a-pirate-of-one-quadrant",
    option(2) => "alert-reaches-two-sectors",
    option(3) => "evasion-by-the-table",
    option(4) => "the-goal-at-once",
    option(5) => "without-objectives",
    option(6) => "a-short-match",
    option(7) => "ten-movement-tokens",
    option(8) => "one-change-of-plan",
    option(9) => "raiders-take-tribute",
    option(10) => "towed-to-the-nearest-port",
    option(11) => "a-first-engine",
    option(12) => "an-outlaw-who-has-won",
    option(13) => "a-fairer-price",
    option(14) => "raiders-keep-the-truce",
    option(15) => "a-breakdown-that-costs-no-upgrade",
    option(16) => "a-nearer-target",
];

/// Iterates over the scenes of a page.
pub fn scenes_of(topic: Topic) -> impl Iterator<Item = &'static GameCodexExample> {
    SCENES.iter().filter(move |scene| scene.topic == topic)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Contraband;

    #[test]
    fn scenes_show_their_page_and_have_unique_names() {
        for (nth, scene) in SCENES.iter().enumerate() {
            let scenario = scene.scenario::<Contraband>().unwrap_or_else(|| panic!("{} cannot be read", scene.name));
            let rules = &scenario.rules;
            let rule = scene.topic.rule().expect("a rule");
            assert!(rules.iter().any(|shown| shown == rule), "{} is about {rules:?}, not {rule}", scene.name);
            assert!(SCENES[..nth].iter().all(|other| other.name != scene.name), "{} twice", scene.name);
        }
    }

    #[test]
    fn every_rules_page_has_a_scene() {
        for topic in Topic::all() {
            let by_kind = matches!(topic, Topic::Option(_) | Topic::Sector(_) | Topic::Objective(_) | Topic::Card(_));
            assert!(by_kind || scenes_of(topic).count() > 0, "{topic:?}");
        }
    }
}
