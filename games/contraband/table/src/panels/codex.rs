//! The codex of this game in words and pictures.

use crate::ContrabandFrontend;
use crate::locale::{fact_row, part_title, topic_gist, topic_points, topic_title};
use crate::settings::keys::TableAction;
use crate::table::{OrderDraft, Target};
use contraband::codex::{BasicTopic, CodexFact, PlaceKind, RoamerKind, Topic};
use contraband::rules::{BoardSpot, BonusCard, DecisionKind, Options, SectorPlace, SectorStructure, ShipSystem, View};
use orrery_core::OptionList as _;
use orrery_learn::codex::{CodexTopic as _, OptionPage};
use orrery_locale::{PlayerNames, option_words};
use orrery_settings::keys::Action;
use orrery_ui::{CodexTexts, FactRow, Paragraph, PictureStyle};

impl CodexTexts for ContrabandFrontend {
    const EMBLEM: &'static str = "cb-police";

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
            Topic::Basic(_) | Topic::Option(_) | Topic::System(_) | Topic::Metal(_) => PictureStyle::Sign,
            Topic::Site(PlaceKind::Space | PlaceKind::Lines) => PictureStyle::Sign,
            _ => PictureStyle::Thing,
        }
    }

    fn gist(topic: Topic, _: &Options) -> Vec<Paragraph> {
        let words = topic_gist(topic);
        if words.is_empty() { Vec::new() } else { vec![Paragraph { head: None, words }] }
    }

    fn points(topic: Topic, options: &Options) -> Vec<String> {
        topic_points(topic, options)
    }

    fn values(topic: Topic) -> Vec<String> {
        topic.option_page().map(option_words::values::<Self>).unwrap_or_default()
    }

    fn fact_row(fact: &CodexFact, _: &View, _: &str, names: &PlayerNames) -> Option<FactRow> {
        let (head, what) = fact_row(fact, names);
        Some(FactRow { head, what, colour: fact.seat() })
    }

    fn practised_as(topic: Topic) -> Option<&'static str> {
        lesson_word(topic)
    }

    fn page_of(target: Target, view: &View) -> Option<Topic> {
        page_of(target, view)
    }

    fn page_of_draft(draft: &OrderDraft) -> Option<Topic> {
        Some(match draft {
            OrderDraft::Nothing => return None,
            OrderDraft::Metals(_) => Topic::Basic(BasicTopic::Attack),
            OrderDraft::Row(_) | OrderDraft::Change(_) => Topic::Basic(BasicTopic::Together),
            OrderDraft::Radar => Topic::Card(BonusCard::SpyRadar),
        })
    }
}

/// Returns the name of the drawing for a page.
fn emblem(topic: Topic) -> String {
    match topic {
        Topic::Basic(basic) => basic_emblem(basic).to_owned(),
        Topic::Site(site) => match site {
            PlaceKind::Space => "icon-cb-moves",
            PlaceKind::Lines => "icon-cb-plan",
            PlaceKind::Mine => "cb-world-R2-1",
            PlaceKind::Market => "cb-market",
            PlaceKind::Port => "cb-port-red",
            PlaceKind::Gate => "cb-gate",
        }
        .to_owned(),
        Topic::Rover(rover) => match rover {
            RoamerKind::Police => "cb-foe-police",
            RoamerKind::Raiders => "cb-foe-raiders",
            RoamerKind::Miners => "cb-foe-miner",
            RoamerKind::Corsair => "cb-foe-corsair",
        }
        .to_owned(),
        Topic::Metal(metal) => format!("icon-cb-{metal}"),
        Topic::System(system) => match system {
            ShipSystem::Engine => "icon-cb-engine",
            ShipSystem::Cargo => "icon-cb-cargo",
            ShipSystem::Shields => "icon-cb-shield",
            ShipSystem::Weapon => "icon-cb-weapon",
        }
        .to_owned(),
        Topic::Card(card) => format!("cb-card-{card}"),
        Topic::Objective(objective) => format!("cb-card-{objective}"),
        Topic::Sector(sector) => format!("cb-world-{sector}-1"),
        Topic::Option(_) => "icon-settings".to_owned(),
    }
}

const fn basic_emblem(basic: BasicTopic) -> &'static str {
    match basic {
        BasicTopic::Start => "icon-cb-port",
        BasicTopic::Round => "icon-redo",
        BasicTopic::Turn => "icon-end",
        BasicTopic::Movement => "icon-cb-moves",
        BasicTopic::Meetings => "icon-cb-alien",
        BasicTopic::Patrols => "icon-cb-d4",
        BasicTopic::Inspection => "icon-cb-police",
        BasicTopic::Contraband => "icon-cb-Plutonium",
        BasicTopic::Fights => "icon-cb-weapon",
        BasicTopic::Flight => "icon-cb-engine",
        BasicTopic::Early => "icon-cb-unknown",
        BasicTopic::Attack => "icon-cb-crate",
        BasicTopic::Piracy => "icon-cb-flag",
        BasicTopic::Breakdown => "icon-cb-break",
        BasicTopic::Goal => "icon-crown",
        BasicTopic::Last => "icon-cb-credit",
        BasicTopic::Alone => "icon-cb-corsair",
        BasicTopic::Together => "icon-cb-plan",
        BasicTopic::Secrets => "icon-eye",
    }
}

/// Returns the academy's word for the topic of a page; `None` if no lesson practises it.
fn lesson_word(topic: Topic) -> Option<&'static str> {
    Some(match topic {
        Topic::Basic(basic) => basic_lesson(basic)?,
        Topic::Site(site) => match site {
            PlaceKind::Space => "move",
            PlaceKind::Lines => "axes",
            PlaceKind::Mine => "mines",
            PlaceKind::Market => "markets",
            PlaceKind::Port => "ports",
            PlaceKind::Gate => "gates",
        },
        Topic::Rover(rover) => match rover {
            RoamerKind::Police => "police",
            RoamerKind::Raiders => "raiders",
            RoamerKind::Miners => "miners",
            RoamerKind::Corsair => "corsair",
        },
        Topic::Metal(metal) => metal.word(),
        Topic::System(_) => "upgrades",
        Topic::Card(BonusCard::EngineBoost | BonusCard::Credits) => return None,
        Topic::Card(card) => card.word(),
        Topic::Objective(objective) => objective.word(),
        Topic::Sector(_) => "sectors",
        Topic::Option(page) => return option_lesson(page),
    })
}

const fn basic_lesson(basic: BasicTopic) -> Option<&'static str> {
    Some(match basic {
        BasicTopic::Start => "match",
        BasicTopic::Turn | BasicTopic::Movement => "move",
        BasicTopic::Meetings | BasicTopic::Early => "raiders",
        BasicTopic::Inspection | BasicTopic::Contraband => "inspection",
        BasicTopic::Fights => "fights",
        BasicTopic::Attack | BasicTopic::Piracy => "piracy",
        BasicTopic::Breakdown => "breakdown",
        BasicTopic::Goal | BasicTopic::Last => "goal",
        BasicTopic::Alone => "solo",
        BasicTopic::Together => "simultaneous",
        BasicTopic::Round | BasicTopic::Patrols | BasicTopic::Flight | BasicTopic::Secrets => return None,
    })
}

/// Returns the academy's word for the rule that an option changes; `None` for presets, and for options that no lesson practises.
fn option_lesson(page: OptionPage) -> Option<&'static str> {
    let OptionPage::Option(option) = page else { return None };
    Some(match Options::LIST[option].name {
        "pirates" | "outlaw" => "piracy",
        "raids" | "truce" => "raiders",
        "breakdowns" | "wrecks" => "breakdown",
        "patrols" | "evasion" => "police",
        "goal" | "objectives" | "rounds" | "target" => "goal",
        "order" | "change" => "simultaneous",
        _ => return None,
    })
}

/// Returns the page that explains the effect of a key action.
pub fn page_of_action(action: Action) -> Topic {
    Topic::Basic(match TableAction::of(action) {
        Some(TableAction::Fight | TableAction::FightOn) => BasicTopic::Fights,
        Some(TableAction::Yield) => BasicTopic::Flight,
        Some(TableAction::Fly) => BasicTopic::Movement,
        Some(TableAction::Card(_)) => return Topic::Site(PlaceKind::Mine),
        Some(TableAction::Act) | None => BasicTopic::Turn,
    })
}

/// Returns the codex page that explains the kind of place at a spot.
const fn page_of_spot(spot: BoardSpot) -> Topic {
    match (spot.place, spot.structure()) {
        (SectorPlace::Space, _) => Topic::Site(PlaceKind::Space),
        (_, Some(SectorStructure::Market(_))) => Topic::Site(PlaceKind::Market),
        (_, Some(SectorStructure::Port)) => Topic::Site(PlaceKind::Port),
        (_, Some(SectorStructure::Gate)) => Topic::Site(PlaceKind::Gate),
        (SectorPlace::Mine1 | SectorPlace::Mine2 | SectorPlace::Structure, None) => Topic::Site(PlaceKind::Mine),
    }
}

/// Returns the page that explains a target; `None` for the buttons that confirm or discard a selection.
fn page_of(target: Target, view: &View) -> Option<Topic> {
    Some(match target {
        Target::Spot(spot) => page_of_spot(spot),
        Target::Take(metal) | Target::Swap(_, metal) | Target::Jettison(metal) => Topic::Metal(metal),
        Target::Sell(_) | Target::Buy(_) => Topic::Site(PlaceKind::Market),
        Target::Install(upgrade) | Target::Lose(upgrade) => Topic::System(upgrade.system()),
        Target::Warp(_) => Topic::Site(PlaceKind::Gate),
        Target::Card(card) => Topic::Card(card),
        Target::Radar(_) => Topic::Card(BonusCard::SpyRadar),
        Target::Attack(_) => Topic::Basic(BasicTopic::Piracy),
        Target::Fight | Target::FightOn | Target::Stand => Topic::Basic(BasicTopic::Fights),
        Target::Flee => Topic::Basic(BasicTopic::Flight),
        Target::Submit(_) => Topic::Basic(BasicTopic::Inspection),
        Target::Leave if view.known.ask == DecisionKind::Prize => Topic::Rover(RoamerKind::Miners),
        Target::Leave => Topic::Basic(BasicTopic::Meetings),
        Target::More(_) | Target::Less(_) => Topic::Basic(BasicTopic::Attack),
        Target::Token(_) | Target::Untoken | Target::Nth(_) => Topic::Basic(BasicTopic::Together),
        Target::End => Topic::Basic(BasicTopic::Round),
        // The player's own selection has no page.
        Target::Confirm | Target::Cancel => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::Contraband;
    use contraband::record::Scenario;
    use contraband::rules::open_view;
    use orrery_learn::academy::{LessonId, practise};
    use orrery_learn::codex::CodexPages as _;
    use orrery_table::OrderInput as _;
    use orrery_ui::codex_found;

    #[test]
    fn every_page_has_an_emblem_and_links_to_existing_lessons() {
        for topic in Topic::all() {
            let emblem = emblem(topic);
            assert!(orrery_board::art::get(&emblem).is_some(), "{topic:?}: {emblem}");
        }
        assert!(orrery_board::art::get(ContrabandFrontend::EMBLEM).is_some());
        for word in Topic::all().into_iter().filter_map(lesson_word) {
            assert!(practise::<Contraband>(word).is_some(), "no lesson is about `{word}`");
        }
        let lessons = Topic::all().into_iter().filter_map(lesson_word).filter_map(practise::<Contraband>);
        let practised: std::collections::BTreeSet<usize> = lessons.map(LessonId::number).collect();
        assert_eq!(practised.len(), 13, "some page leads to each lesson");
    }

    #[test]
    fn codex_search_finds_pages_by_title() {
        for topic in Topic::all() {
            let found = codex_found::<ContrabandFrontend>(&topic_title(topic));
            let first = found.first().and_then(|&first| Contraband::topic(first));
            assert_eq!(first.map(topic_title), Some(topic_title(topic)), "{topic:?}");
        }
        assert!(codex_found::<ContrabandFrontend>("zzz").is_empty());
    }

    #[test]
    fn every_clickable_target_has_a_codex_page() {
        let boards = ["at: \"R1\"", "at: \"R2 port\"", "at: \"R2 mine1\"", "at: \"R1 market\"", "at: \"R3 gate\""];
        for red in boards {
            let file = format!(
                "(game: \"contraband\", title: \"\", seats: {{\"red\": ({red})}}, police: \"B1|B2\", play: [], expect: ())"
            );
            let position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
            let view = open_view(&position);
            for target in Contraband::universe(&OrderDraft::Nothing, &view) {
                let page = page_of(target, &view);
                let picked = matches!(target, Target::Confirm | Target::Cancel);
                assert!(picked || page.and_then(Contraband::number_of).is_some(), "{target:?}");
            }
        }
        assert_eq!(ContrabandFrontend::page_of_draft(&OrderDraft::default()), None);
        assert_eq!(page_of_action(TableAction::Fight.action()), Topic::Basic(BasicTopic::Fights));
    }
}
