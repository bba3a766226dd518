//! The codex of this game in words and pictures.

use crate::ContrabandFrontend;
use crate::locale::{fact_row, topic_gist, topic_points, topic_title};
use crate::settings::keys::TableKeyAction;
use crate::table::{ClickTarget, OrderDraft};
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

    fn page_of(target: ClickTarget, view: &View) -> Option<Topic> {
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
    Topic::Basic(match TableKeyAction::of(action) {
        Some(TableKeyAction::Fight | TableKeyAction::FightOn) => BasicTopic::Fights,
        Some(TableKeyAction::Yield) => BasicTopic::Flight,
        Some(TableKeyAction::Fly) => BasicTopic::Movement,
        Some(TableKeyAction::Card(_)) => return Topic::Site(PlaceKind::Mine),
        Some(TableKeyAction::Act) | None => BasicTopic::Turn,
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
fn page_of(target: ClickTarget, view: &View) -> Option<Topic> {
    Some(match target {
        ClickTarget::Spot(spot) => page_of_spot(spot),
        ClickTarget::Take(metal) | ClickTarget::Swap(_, metal) | ClickTarget::Jettison(metal) => Topic::Metal(metal),
        ClickTarget::Sell(_) | ClickTarget::Buy(_) => Topic::Site(PlaceKind::Market),
        ClickTarget::Install(upgrade) | ClickTarget::Lose(upgrade) => Topic::System(upgrade.system()),
        ClickTarget::Warp(_) => Topic::Site(PlaceKind::Gate),
        ClickTarget::Card(card) => Topic::Card(card),
        ClickTarget::Radar(_) => Topic::Card(BonusCard::SpyRadar),
        ClickTarget::Attack(_) => Topic::Basic(BasicTopic::Piracy),
        ClickTarget::Fight | ClickTarget::FightOn | ClickTarget::Stand => Topic::Basic(BasicTopic::Fights),
        ClickTarget::Flee => Topic::Basic(BasicTopic::Flight),
        ClickTarget::Submit(_) => Topic::Basic(BasicTopic::Inspection),
        ClickTarget::Leave if view.known.ask == DecisionKind::Prize => Topic::Rover(RoamerKind::Miners),
        ClickTarget::Leave => Topic::Basic(BasicTopic::Meetings),
        ClickTarget::More(_) | ClickTarget::Less(_) => Topic::Basic(BasicTopic::Attack),
        ClickTarget::Token(_) | ClickTarget::Untoken | ClickTarget::Nth(_) => Topic::Basic(BasicTopic::Together),
        ClickTarget::End => Topic::Basic(BasicTopic::Round),
        // The player's own selection has no page.
        ClickTarget::Confirm | ClickTarget::Cancel => return None,
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
                let picked = matches!(target, ClickTarget::Confirm | ClickTarget::Cancel);
                assert!(picked || page.and_then(Contraband::number_of).is_some(), "{target:?}");
            }
        }
        assert_eq!(ContrabandFrontend::page_of_draft(&OrderDraft::default()), None);
        assert_eq!(page_of_action(TableKeyAction::Fight.action()), Topic::Basic(BasicTopic::Fights));
    }
}
