//! The codex of this game in texts and pictures.

use crate::FarSpaceFoundryFrontend;
use crate::locale::{fact_row, topic_gist, topic_points, topic_title};
use crate::settings::keys::TableKeyAction;
use crate::table::{ClickTarget, OrderDraft};
use far_space_foundry::codex::{BasicTopic, CodexFact, PilotGroup, Topic};
use far_space_foundry::rules::{Action as DockAction, Job, MatchHalf, Options, View, action_of};
use orrery_locale::PlayerNames;
use orrery_settings::keys::Action;
use orrery_ui::{CodexTexts, FactRow, Paragraph};

impl CodexTexts for FarSpaceFoundryFrontend {
    const EMBLEM: &'static str = "fsf-station-die";

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

    fn fact_row(fact: &CodexFact, view: &View, _: &str, names: &PlayerNames) -> Option<FactRow> {
        let (head, what) = fact_row(fact, view, names);
        Some(FactRow { head, what, colour: fact.seat() })
    }

    fn page_of(target: ClickTarget, view: &View) -> Option<Topic> {
        page_of(target, view)
    }

    fn page_of_draft(draft: &OrderDraft) -> Option<Topic> {
        Some(match draft {
            OrderDraft::Nothing => return None,
            OrderDraft::Pilot(pilot) => Topic::of_pilot(*pilot),
            OrderDraft::Goods(_) => Topic::Basic(BasicTopic::Goods),
            OrderDraft::Alone => Topic::Action(DockAction::Cantina),
            OrderDraft::Keep(_) => Topic::Basic(BasicTopic::Turning),
            OrderDraft::Bribe => Topic::Basic(BasicTopic::Bribe),
        })
    }
}

/// Returns the page that explains a key action.
pub fn page_of_action(action: Action) -> Topic {
    Topic::Basic(match TableKeyAction::of(action) {
        Some(TableKeyAction::Card(_)) => return Topic::Crew(PilotGroup::Numbered),
        Some(TableKeyAction::Roll) => BasicTopic::Die,
        Some(TableKeyAction::Land | TableKeyAction::Lift) => BasicTopic::Count,
        Some(TableKeyAction::Bribe) => BasicTopic::Bribe,
        Some(TableKeyAction::Act) => BasicTopic::Order,
        Some(TableKeyAction::Goods) => BasicTopic::Goods,
        None => BasicTopic::Turn,
    })
}

/// Returns the page that explains a target.
fn page_of(target: ClickTarget, view: &View) -> Option<Topic> {
    let known = &view.known;
    Some(match target {
        ClickTarget::Begin if known.half == MatchHalf::Alpha => Topic::Basic(BasicTopic::Start),
        ClickTarget::Begin => Topic::Basic(BasicTopic::Turning),
        ClickTarget::Pilot(pilot) | ClickTarget::Hire(Some(pilot)) | ClickTarget::Keep(pilot) => Topic::of_pilot(pilot),
        ClickTarget::Roll => Topic::Basic(BasicTopic::Die),
        ClickTarget::Dock(dock) => Topic::Action(action_of(known.half, dock)),
        ClickTarget::Land | ClickTarget::Lift => Topic::Basic(BasicTopic::Count),
        ClickTarget::Asteroid(asteroid) => Topic::Raw(asteroid.good()),
        ClickTarget::Ship(ship) => Topic::Ship(ship),
        ClickTarget::More(_, good) | ClickTarget::Less(_, good) => Topic::of_good(good),
        ClickTarget::Stack(..) | ClickTarget::OffPair(..) => Topic::Job(Job::Smuggler),
        ClickTarget::Process(_) => Topic::Action(DockAction::Process),
        ClickTarget::Sell(_) => Topic::Action(DockAction::Traders),
        ClickTarget::Cantina | ClickTarget::Hire(None) | ClickTarget::Alone => Topic::Action(DockAction::Cantina),
        ClickTarget::Make(product, _) => Topic::Product(product),
        ClickTarget::Charge(_) | ClickTarget::ChargeAll => Topic::Action(DockAction::Charge),
        ClickTarget::Upgrade(_) | ClickTarget::Earn => Topic::Action(DockAction::Upgrade),
        ClickTarget::Hull(_, ship) => Topic::Ship(ship),
        ClickTarget::Mast => Topic::Basic(BasicTopic::Alone),
        ClickTarget::Bribe => Topic::Basic(BasicTopic::Bribe),
        ClickTarget::End => Topic::Basic(BasicTopic::Turn),
        // Confirming and cancelling have no page.
        ClickTarget::Confirm | ClickTarget::Cancel => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use far_space_foundry::FarSpaceFoundry;
    use far_space_foundry::record::Scenario;
    use far_space_foundry::rules::open_view;
    use orrery_learn::codex::CodexPages as _;
    use orrery_table::OrderInput as _;

    #[test]
    fn every_clickable_target_has_a_codex_page() {
        let boards = ["", "half: \"beta\",", "stage: \"begin\","];
        for board in boards {
            let file = format!("(game: \"far-space-foundry\", title: \"\", {board} play: [], expect: ())");
            let position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
            let view = open_view(&position);
            for target in FarSpaceFoundry::universe(&OrderDraft::Nothing, &view) {
                let page = page_of(target, &view);
                let picked = matches!(target, ClickTarget::Confirm | ClickTarget::Cancel);
                assert!(picked || page.and_then(FarSpaceFoundry::number_of).is_some(), "{target:?}");
            }
        }
        assert_eq!(FarSpaceFoundryFrontend::page_of_draft(&OrderDraft::default()), None);
        assert_eq!(page_of_action(TableKeyAction::Roll.action()), Topic::Basic(BasicTopic::Die));
        assert_eq!(page_of_action(Action::EndTurn), Topic::Basic(BasicTopic::Turn));
    }
}
