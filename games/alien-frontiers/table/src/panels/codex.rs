//! The texts and pictures of this game's codex.

use crate::AlienFrontiersFrontend;
use crate::locale::{
    card_discard, fact_row, resources, ships_text, text, text_args, topic_gist, topic_points, topic_title,
};
use crate::table::plan::{ClickTarget, OrderDraft};
use alien_frontiers::codex::{CodexFact, OptionTopic, Topic};
use alien_frontiers::record::Scenario;
use alien_frontiers::rules::{Card, Options, Position};
use orrery_learn::codex::OptionPage;
use orrery_locale::PlayerNames;
use orrery_ui::{CodexTexts, FactRow, Paragraph, PictureStyle};

impl CodexTexts for AlienFrontiersFrontend {
    const EMBLEM: &'static str = "station-AlienArtifact";

    fn title(topic: Topic) -> String {
        topic_title(topic)
    }

    fn portrait(topic: Topic) -> PictureStyle {
        match topic {
            Topic::Card(_) => PictureStyle::Filling,
            _ => PictureStyle::of(&Self::emblem(topic)),
        }
    }

    fn gist(topic: Topic, options: &Options) -> Vec<Paragraph> {
        match topic {
            Topic::Card(card) => powers(card, options),
            _ => vec![Paragraph { head: None, words: topic_gist(topic, options) }],
        }
    }

    fn points(topic: Topic, options: &Options) -> Vec<String> {
        topic_points(topic, options)
    }

    fn values(topic: Topic) -> Vec<String> {
        match topic {
            Topic::Option(OptionPage::Option(option)) => {
                OptionTopic::of(option).into_iter().flat_map(OptionTopic::value_keys).map(|key| text(key)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn fact_row(fact: &CodexFact, _: &Position, mover: &str, names: &PlayerNames) -> Option<FactRow> {
        let (head, what) = fact_row(fact, mover, names);
        Some(FactRow { head, what, colour: fact.colour() })
    }

    fn is_of_the_mover(fact: &CodexFact) -> bool {
        matches!(fact, CodexFact::Costs { .. } | CodexFact::Gains { .. } | CodexFact::MineFloor(_))
    }

    fn plays_with(scenario: &Scenario) -> Option<String> {
        let ships = scenario.hand.as_ref()?.0;
        let args = [("count", ships.len().into()), ("dice", ships_text(ships).into())];
        (!ships.is_empty()).then(|| text_args("codex-example-dice", &args))
    }

    fn page_of(target: ClickTarget, position: &Position) -> Option<Topic> {
        Some(Topic::of(target, position))
    }

    fn page_of_draft(draft: &OrderDraft) -> Option<Topic> {
        Topic::of_draft(draft)
    }
}

/// Returns the paragraphs on both powers of a card, with the price printed on it.
fn powers(card: Card, options: &Options) -> Vec<Paragraph> {
    let price = card.power_price().map(|fuel| resources(fuel, 0));
    let power = price.map_or_else(|| text("codex-power"), |price| format!("{} ({price})", text("codex-power")));
    let mut all = vec![Paragraph { head: Some(power), words: topic_gist(Topic::Card(card), options) }];
    all.extend(card_discard(card, options).map(|words| Paragraph { head: Some(text("codex-discard")), words }));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::AlienFrontiers;
    use alien_frontiers::rules::{Facility, Territory};
    use orrery_learn::codex::CodexPages as _;
    use orrery_ui::codex_found;

    #[test]
    fn example_says_that_its_numbers_are_dice() {
        let scene = AlienFrontiers::examples_of(Topic::Facility(Facility::SolarConverter))
            .first()
            .expect("there is an example");
        let scenario = scene.scenario::<AlienFrontiers>().expect("it reads");
        let told = AlienFrontiersFrontend::plays_with(&scenario).expect("it has dice in hand");
        assert!(told.contains("dice showing"), "{told}");
    }

    #[test]
    fn codex_search_finds_pages_by_text() {
        let found = codex_found::<AlienFrontiersFrontend>("bradbury ore");
        assert_eq!(found.first(), Some(&Topic::Territory(Territory::BradburyPlateau).number()));
        let discarded = card_discard(Card::BoosterPod, &Options::default()).expect("it can be discarded");
        let found = codex_found::<AlienFrontiersFrontend>(&discarded);
        assert!(found.contains(&Topic::Card(Card::BoosterPod).number()), "{discarded}");
    }
}
