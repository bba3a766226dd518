//! Scenario positions that can be played from a page.

use super::topic::{BasicTopic, CardFamily, CardPage, ShipPart, Topic};
use crate::rules::{Adventure, Commodity, Module};
use orrery_learn::codex::{CodexExample, OptionPage};

/// A playable scenario of a page.
pub type GameCodexExample = CodexExample<Topic>;

macro_rules! scenes {
    ($($topic:expr => $name:literal),+ $(,)?) => {
        &[$(GameCodexExample {
            name: $name,
            topic: $topic,
            text: include_str!(concat!("../../../../assets/starship-catan/scenarios/", $name, ".ron")),
        }),+]
    };
}

/// Returns the page of an option by its index in the list of options.
const fn option(place: usize) -> Topic {
    Topic::Option(OptionPage::Option(place))
}

/// All scenes, in the order of the pages.
pub const SCENES: &[GameCodexExample] = scenes![
    Topic::Basic(BasicTopic::Start) => "set-up",
    Topic::Basic(BasicTopic::Turn) => "phases-in-order",
    Topic::Basic(BasicTopic::Production) => "both-produce-and-both-choose",
    Topic::Basic(BasicTopic::Flight) => "only-the-last-card-is-visited",
    Topic::Basic(BasicTopic::Actions) => "two-actions-a-flight",
    Topic::Basic(BasicTopic::Deals) => "one-deal-at-a-card",
    Topic::Basic(BasicTopic::Colonies) => "settle-and-fill-the-gap",
    Topic::Basic(BasicTopic::Posts) => "a-post-is-founded",
    Topic::Basic(BasicTopic::Adventures) => "two-adventures-and-a-late-one",
    Topic::Basic(BasicTopic::Pirates) => "equal-strength-wins-the-fight",
    Topic::Basic(BasicTopic::Trade) => "an-offer-is-answered",
    Topic::Basic(BasicTopic::Building) => "every-price",
    Topic::Basic(BasicTopic::Points) => "the-level-two-module-is-taken",
    Topic::Basic(BasicTopic::Honours) => "friend-of-the-people",
    Topic::Basic(BasicTopic::End) => "ten-points-by-a-module",
    Topic::Basic(BasicTopic::Secrets) => "nobody-knows-what-was-never-seen",
    Topic::Basic(BasicTopic::Reserve) => "the-reserve-by-groups",
    Topic::Thing(Commodity::Ore) => "speed-used-up",
    Topic::Thing(Commodity::Fuel) => "codex-fuel",
    Topic::Thing(Commodity::Carbon) => "codex-carbon",
    Topic::Thing(Commodity::Food) => "codex-food",
    Topic::Thing(Commodity::TradeGoods) => "codex-trade-goods",
    Topic::Thing(Commodity::Science) => "the-laboratory-holds-four",
    Topic::Thing(Commodity::Astro) => "money-without-limit",
    Topic::Ship(ShipPart::Bays) => "a-bay-holds-two",
    Topic::Ship(ShipPart::ColonyShip) => "the-hangar-holds-two",
    Topic::Ship(ShipPart::TradeShip) => "codex-trade-ship",
    Topic::Ship(ShipPart::Booster) => "three-places-for-pieces",
    Topic::Ship(ShipPart::Cannon) => "a-cannon-is-raised",
    Topic::Module(Module::Logistics) => "logistics-makes-room",
    Topic::Module(Module::Command) => "command-gives-actions",
    Topic::Module(Module::Sensor) => "the-sensor-looks-alone",
    Topic::Module(Module::Trade) => "the-trade-module-demands",
    Topic::Module(Module::Science) => "modules-on-their-numbers",
    Topic::Module(Module::Production) => "production-that-does-not-fit",
    Topic::Family(CardFamily::TradePlanets) => "cheap-food-dear-food",
    Topic::Family(CardFamily::ColonyPlanets) => "a-colony-needs-its-ship",
    Topic::Family(CardFamily::AdventurePlanets) => "three-on-one-planet",
    Topic::Card(CardPage::Kopernikus) => "kopernikus-trades-science",
    Topic::Card(CardPage::DiplomatPlanet) => "diplomats-sell-one",
    Topic::Card(CardPage::DiplomatOutpost) => "posts-with-the-limits-of-their-cards",
    Topic::Card(CardPage::MerchantOutpost) => "merchants-buy-two",
    Topic::Card(CardPage::GreenOutpost) => "the-green-folk-buy-one-science",
    Topic::Card(CardPage::ScientistOutpost) => "scientists-sell-one-science",
    Topic::Card(CardPage::Median) => "median-counts-two",
    Topic::Card(CardPage::LostPlanet) => "lost-planets-offer-nothing",
    Topic::Card(CardPage::Pirates) => "two-kinds-of-pirates",
    Topic::Card(CardPage::Corsairs) => "the-ransom-is-paid",
    Topic::Adventure(Adventure::Pollution) => "codex-pollution",
    Topic::Adventure(Adventure::DiplomatGift) => "codex-diplomat-gift",
    Topic::Adventure(Adventure::MerchantGift) => "codex-merchant-gift",
    Topic::Adventure(Adventure::HelpRequest) => "codex-help-request",
    Topic::Adventure(Adventure::Famine) => "codex-famine",
    Topic::Adventure(Adventure::Invasion) => "codex-invasion",
    Topic::Adventure(Adventure::Calamity) => "codex-calamity",
    Topic::Adventure(Adventure::Rescue) => "codex-rescue",
    Topic::Adventure(Adventure::Council) => "codex-council",
    Topic::Adventure(Adventure::SecondRequest) => "codex-second-request",
    Topic::Adventure(Adventure::Monument) => "codex-monument",
    Topic::Adventure(Adventure::Reconstruction) => "codex-reconstruction",
    option(0) => "a-four-produces-nothing",
    option(1) => "the-other-blue-die",
    option(2) => "cannons-of-fuel",
    option(3) => "logistics-for-both",
    option(4) => "the-replacement-is-visited",
    option(5) => "no-exchange",
    option(6) => "discovery",
    option(7) => "memory-changes-nothing-in-the-rules",
    option(8) => "a-novice-in-money",
    option(9) => "a-novice-in-ships",
    option(11) => "suns-gift",
    option(12) => "two-hundred-turns",
    option(13) => "moon-is-chosen",
];

/// Iterates over the scenes of a page.
pub fn scenes_of(topic: Topic) -> impl Iterator<Item = &'static GameCodexExample> {
    SCENES.iter().filter(move |scene| scene.topic == topic)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codex::option_rule::number_of;
    use crate::rules::StarshipCatan;

    #[test]
    fn every_scene_shows_its_page() {
        for scene in SCENES {
            let scenario = scene.scenario::<StarshipCatan>().unwrap_or_else(|| panic!("{} cannot be read", scene.name));
            let rules = &scenario.rules;
            let rule = scene.topic.rule().expect("a rule");
            assert!(rules.iter().any(|shown| shown == rule), "{} is about {rules:?}, not {rule}", scene.name);
        }
    }

    #[test]
    fn every_page_except_presets_has_a_scene() {
        // The option `handicap_notes` changes the cards that a human player is shown, but no position.
        let notes = number_of("handicap_notes").map(option);
        for topic in Topic::all() {
            let preset = matches!(topic, Topic::Option(OptionPage::Preset(_)));
            assert!(preset || Some(topic) == notes || scenes_of(topic).count() > 0, "{topic:?}");
        }
    }
}
