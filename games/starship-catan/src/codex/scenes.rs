//! Scenario positions that can be played from a page.

use super::topic::{Basic, Family, Fitting, Sheet, Topic};
use crate::rules::{Adventure, Module, Thing};
use orrery_learn::codex::{CodexExample, OptionPage};

/// A playable scenario of a page.
pub type Scene = CodexExample<Topic>;

macro_rules! scenes {
    ($($topic:expr => $name:literal),+ $(,)?) => {
        &[$(Scene {
            name: $name,
            topic: $topic,
            text: include_str!(concat!("../../../../assets/starship-catan/scenarios/", $name, ".ron")),
        }),+]
    };
}

/// The page of an option by its index in the list of options.
const fn option(place: usize) -> Topic {
    Topic::Option(OptionPage::Option(place))
}

/// All scenes, in the order of the pages.
pub const SCENES: &[Scene] = scenes![
    Topic::Basic(Basic::Start) => "set-up",
    Topic::Basic(Basic::Turn) => "phases-in-order",
    Topic::Basic(Basic::Production) => "both-produce-and-both-choose",
    Topic::Basic(Basic::Flight) => "only-the-last-card-is-visited",
    Topic::Basic(Basic::Actions) => "two-actions-a-flight",
    Topic::Basic(Basic::Deals) => "one-deal-at-a-card",
    Topic::Basic(Basic::Colonies) => "settle-and-fill-the-gap",
    Topic::Basic(Basic::Posts) => "a-post-is-founded",
    Topic::Basic(Basic::Adventures) => "two-adventures-and-a-late-one",
    Topic::Basic(Basic::Pirates) => "equal-strength-wins-the-fight",
    Topic::Basic(Basic::Trade) => "an-offer-is-answered",
    Topic::Basic(Basic::Building) => "every-price",
    Topic::Basic(Basic::Points) => "the-level-two-module-is-taken",
    Topic::Basic(Basic::Honours) => "friend-of-the-people",
    Topic::Basic(Basic::End) => "ten-points-by-a-module",
    Topic::Basic(Basic::Secrets) => "nobody-knows-what-was-never-seen",
    Topic::Basic(Basic::Reserve) => "the-reserve-by-groups",
    Topic::Thing(Thing::Ore) => "speed-used-up",
    Topic::Thing(Thing::Fuel) => "codex-fuel",
    Topic::Thing(Thing::Carbon) => "codex-carbon",
    Topic::Thing(Thing::Food) => "codex-food",
    Topic::Thing(Thing::TradeGoods) => "codex-trade-goods",
    Topic::Thing(Thing::Science) => "the-laboratory-holds-four",
    Topic::Thing(Thing::Astro) => "money-without-limit",
    Topic::Ship(Fitting::Bays) => "a-bay-holds-two",
    Topic::Ship(Fitting::ColonyShip) => "the-hangar-holds-two",
    Topic::Ship(Fitting::TradeShip) => "codex-trade-ship",
    Topic::Ship(Fitting::Booster) => "three-places-for-pieces",
    Topic::Ship(Fitting::Cannon) => "a-cannon-is-raised",
    Topic::Module(Module::Logistics) => "logistics-makes-room",
    Topic::Module(Module::Command) => "command-gives-actions",
    Topic::Module(Module::Sensor) => "the-sensor-looks-alone",
    Topic::Module(Module::Trade) => "the-trade-module-demands",
    Topic::Module(Module::Science) => "modules-on-their-numbers",
    Topic::Module(Module::Production) => "production-that-does-not-fit",
    Topic::Family(Family::TradePlanets) => "cheap-food-dear-food",
    Topic::Family(Family::ColonyPlanets) => "a-colony-needs-its-ship",
    Topic::Family(Family::AdventurePlanets) => "three-on-one-planet",
    Topic::Card(Sheet::Kopernikus) => "kopernikus-trades-science",
    Topic::Card(Sheet::DiplomatPlanet) => "diplomats-sell-one",
    Topic::Card(Sheet::DiplomatOutpost) => "posts-with-the-limits-of-their-cards",
    Topic::Card(Sheet::MerchantOutpost) => "merchants-buy-two",
    Topic::Card(Sheet::GreenOutpost) => "the-green-folk-buy-one-science",
    Topic::Card(Sheet::ScientistOutpost) => "scientists-sell-one-science",
    Topic::Card(Sheet::Median) => "median-counts-two",
    Topic::Card(Sheet::LostPlanet) => "lost-planets-offer-nothing",
    Topic::Card(Sheet::Pirates) => "two-kinds-of-pirates",
    Topic::Card(Sheet::Corsairs) => "the-ransom-is-paid",
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

/// Returns the scenes of a page.
pub fn scenes_of(topic: Topic) -> impl Iterator<Item = &'static Scene> {
    SCENES.iter().filter(move |scene| scene.topic == topic)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codex::option_rule::number_of;
    use crate::rules::StarshipCatan;
    use orrery_record::Scenarios as _;

    #[test]
    fn every_scene_shows_its_page() {
        for scene in SCENES {
            let scenario = scene.scenario::<StarshipCatan>().unwrap_or_else(|| panic!("{} cannot be read", scene.name));
            let (_, rules) = StarshipCatan::title_and_rules(&scenario);
            let rule = scene.topic.rule().expect("a rule");
            assert!(rules.iter().any(|shown| shown == rule), "{} is about {rules:?}, not {rule}", scene.name);
        }
    }

    #[test]
    fn every_page_except_presets_has_a_scene() {
        // That handicap changes what a person is shown, but no position.
        let notes = number_of("handicap_notes").map(option);
        for topic in Topic::all() {
            let preset = matches!(topic, Topic::Option(OptionPage::Preset(_)));
            assert!(preset || Some(topic) == notes || scenes_of(topic).count() > 0, "{topic:?}");
        }
    }
}
