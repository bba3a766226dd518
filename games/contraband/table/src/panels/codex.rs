//! The codex of this game in words and pictures.

use crate::ContrabandFrontend;
use crate::locale::{fact_row, topic_gist, topic_points, topic_title};
use crate::settings::keys::TableAction;
use crate::table::{OrderDraft, Target};
use contraband::codex::{BasicTopic, CodexFact, PlaceKind, RoamerKind, Topic};
use contraband::rules::{BoardSpot, BonusCard, DecisionKind, Options, SectorPlace, SectorStructure, View};
use orrery_locale::PlayerNames;
use orrery_settings::keys::Action;
use orrery_ui::{CodexTexts, FactRow, Paragraph};

impl CodexTexts for ContrabandFrontend {
    const EMBLEM: &'static str = "cb-police";

    fn title(topic: Topic) -> String {
        topic_title(topic)
    }

    fn gist(topic: Topic, _: &Options) -> Vec<Paragraph> {
        let words = topic_gist(topic);
        if words.is_empty() { Vec::new() } else { vec![Paragraph { head: None, words }] }
    }

    fn points(topic: Topic, options: &Options) -> Vec<String> {
        topic_points(topic, options)
    }

    fn fact_row(fact: &CodexFact, _: &View, _: &str, names: &PlayerNames) -> Option<FactRow> {
        let (head, what) = fact_row(fact, names);
        Some(FactRow { head, what, colour: fact.seat() })
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
    use orrery_learn::codex::CodexPages as _;
    use orrery_table::OrderInput as _;

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
