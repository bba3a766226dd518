//! The texts and pictures of this game's codex.

use super::icons::card_art;
use crate::AlienFrontiersFrontend;
use crate::locale::{
    card_discard, fact_row, part_title, resources, ships_text, text, text_args, topic_gist, topic_points, topic_title,
};
use crate::table::plan::{OrderDraft, Target};
use alien_frontiers::codex::{BasicTopic, CodexFact, Topic};
use alien_frontiers::record::Scenario;
use alien_frontiers::rules::{Card, Options, Position, Territory};
use orrery_locale::PlayerNames;
use orrery_ui::{CodexTexts, FactRow, Paragraph, PictureStyle};

impl CodexTexts for AlienFrontiersFrontend {
    const EMBLEM: &'static str = "station-AlienArtifact";

    fn title(topic: Topic) -> String {
        topic_title(topic)
    }

    fn part(topic: Topic) -> String {
        part_title(topic.part())
    }

    fn emblem(topic: Topic) -> String {
        emblem(topic)
    }

    fn portrait(topic: Topic) -> PictureStyle {
        match topic {
            Topic::Card(_) => PictureStyle::Filling,
            Topic::Facility(_) | Topic::Territory(_) | Topic::Field(_) => PictureStyle::Thing,
            Topic::Basic(_) | Topic::Choice(_) | Topic::Preset(_) => PictureStyle::Sign,
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
            Topic::Choice(choice) => choice.value_keys().iter().map(|key| text(key)).collect(),
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

    fn practised_as(topic: Topic) -> Option<&'static str> {
        lesson_word(topic)
    }

    fn plays_with(scenario: &Scenario) -> Option<String> {
        let ships = scenario.hand.as_ref()?.0;
        let args = [("count", ships.len().into()), ("dice", ships_text(ships).into())];
        (!ships.is_empty()).then(|| text_args("codex-example-dice", &args))
    }

    fn page_of(target: Target, position: &Position) -> Option<Topic> {
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

/// Returns the name of the drawing that represents a page.
fn emblem(topic: Topic) -> String {
    match topic {
        Topic::Basic(basic) => match basic {
            BasicTopic::Players => "icon-human",
            BasicTopic::Turn => "icon-roll",
            BasicTopic::Docking => "icon-dock",
            BasicTopic::Resources => "icon-ore",
            BasicTopic::Fleet => "icon-ship",
            BasicTopic::Relic => "icon-relic",
            BasicTopic::Colonies => "icon-colony",
            BasicTopic::Tech => "icon-card",
            BasicTopic::Scoring => "icon-vp",
            BasicTopic::End => "icon-crown",
        }
        .to_owned(),
        Topic::Facility(facility) => format!("station-{}", facility.word()),
        Topic::Territory(territory) => match (territory.serves(), territory) {
            (Some(facility), _) => format!("station-{}", facility.word()),
            (None, Territory::PohlFoothills) => "card-back".to_owned(),
            (None, _) => "ship-relic".to_owned(),
        },
        Topic::Field(field) => format!("field-{}", field.word()),
        Topic::Card(card) => card_art(card),
        Topic::Choice(_) | Topic::Preset(_) => "icon-settings".to_owned(),
    }
}

/// Returns the Academy's keyword for the subject of a page, or `None` if no lesson covers it.
const fn lesson_word(topic: Topic) -> Option<&'static str> {
    Some(match topic {
        Topic::Facility(facility) => facility.word(),
        Topic::Territory(territory) => territory.word(),
        Topic::Field(field) => field.word(),
        Topic::Card(card) => card.word(),
        Topic::Basic(BasicTopic::Tech) => "tech",
        Topic::Basic(BasicTopic::Scoring | BasicTopic::End) => "scoring",
        Topic::Basic(BasicTopic::Colonies | BasicTopic::Relic) => "territories",
        Topic::Basic(BasicTopic::Turn | BasicTopic::Docking) => "controls",
        Topic::Basic(BasicTopic::Fleet) => "Shipyard",
        Topic::Basic(BasicTopic::Resources) => "SolarConverter",
        Topic::Basic(BasicTopic::Players) | Topic::Choice(_) | Topic::Preset(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::AlienFrontiers;
    use alien_frontiers::codex::scenes_of;
    use alien_frontiers::rules::Facility;
    use orrery_ui::codex_found;

    #[test]
    fn example_says_that_its_numbers_are_dice() {
        let scene = scenes_of(Topic::Facility(Facility::SolarConverter)).next().expect("there is an example");
        let scenario = scene.scenario::<AlienFrontiers>().expect("it reads");
        let told = AlienFrontiersFrontend::plays_with(&scenario).expect("it has dice in hand");
        assert!(told.contains("dice showing"), "{told}");
    }

    #[test]
    fn codex_search_finds_pages_by_title_and_text() {
        for (number, topic) in Topic::all().into_iter().enumerate() {
            let found = codex_found::<AlienFrontiersFrontend>(&topic_title(topic));
            let first = found.first().and_then(|&first| Topic::all().get(first).copied());
            assert!(first.is_some_and(|first| topic_title(first) == topic_title(topic)), "{topic:?}");
            assert!(found.contains(&number), "{topic:?}");
        }
        let found = codex_found::<AlienFrontiersFrontend>("bradbury ore");
        assert_eq!(found.first(), Some(&Topic::Territory(Territory::BradburyPlateau).number()));
        let discarded = card_discard(Card::BoosterPod, &Options::default()).expect("it can be discarded");
        let found = codex_found::<AlienFrontiersFrontend>(&discarded);
        assert!(found.contains(&Topic::Card(Card::BoosterPod).number()), "{discarded}");
        assert!(codex_found::<AlienFrontiersFrontend>("zzz").is_empty());
    }
}
