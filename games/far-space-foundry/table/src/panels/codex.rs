//! The codex of this game in texts and pictures.

use crate::FarSpaceFoundryFrontend;
use crate::locale::{fact_row, topic_gist, topic_points, topic_title};
use crate::settings::keys::TableAction;
use crate::table::{OrderDraft, Target};
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

    fn page_of(target: Target, view: &View) -> Option<Topic> {
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
    Topic::Basic(match TableAction::of(action) {
        Some(TableAction::Card(_)) => return Topic::Crew(PilotGroup::Numbered),
        Some(TableAction::Roll) => BasicTopic::Die,
        Some(TableAction::Land | TableAction::Lift) => BasicTopic::Count,
        Some(TableAction::Bribe) => BasicTopic::Bribe,
        Some(TableAction::Act) => BasicTopic::Order,
        Some(TableAction::Goods) => BasicTopic::Goods,
        None => BasicTopic::Turn,
    })
}

/// Returns the page that explains a target.
fn page_of(target: Target, view: &View) -> Option<Topic> {
    let known = &view.known;
    Some(match target {
        Target::Begin if known.half == MatchHalf::Alpha => Topic::Basic(BasicTopic::Start),
        Target::Begin => Topic::Basic(BasicTopic::Turning),
        Target::Pilot(pilot) | Target::Hire(Some(pilot)) | Target::Keep(pilot) => Topic::of_pilot(pilot),
        Target::Roll => Topic::Basic(BasicTopic::Die),
        Target::Dock(dock) => Topic::Action(action_of(known.half, dock)),
        Target::Land | Target::Lift => Topic::Basic(BasicTopic::Count),
        Target::Asteroid(asteroid) => Topic::Raw(asteroid.good()),
        Target::Ship(ship) => Topic::Ship(ship),
        Target::More(_, good) | Target::Less(_, good) => Topic::of_good(good),
        Target::Stack(..) | Target::OffPair(..) => Topic::Job(Job::Smuggler),
        Target::Process(_) => Topic::Action(DockAction::Process),
        Target::Sell(_) => Topic::Action(DockAction::Traders),
        Target::Cantina | Target::Hire(None) | Target::Alone => Topic::Action(DockAction::Cantina),
        Target::Make(product, _) => Topic::Product(product),
        Target::Charge(_) | Target::ChargeAll => Topic::Action(DockAction::Charge),
        Target::Upgrade(_) | Target::Earn => Topic::Action(DockAction::Upgrade),
        Target::Hull(_, ship) => Topic::Ship(ship),
        Target::Mast => Topic::Basic(BasicTopic::Alone),
        Target::Bribe => Topic::Basic(BasicTopic::Bribe),
        Target::End => Topic::Basic(BasicTopic::Turn),
        // Confirming and cancelling have no page.
        Target::Confirm | Target::Cancel => return None,
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
                let picked = matches!(target, Target::Confirm | Target::Cancel);
                assert!(picked || page.and_then(FarSpaceFoundry::number_of).is_some(), "{target:?}");
            }
        }
        assert_eq!(FarSpaceFoundryFrontend::page_of_draft(&OrderDraft::default()), None);
        assert_eq!(page_of_action(TableAction::Roll.action()), Topic::Basic(BasicTopic::Die));
        assert_eq!(page_of_action(Action::EndTurn), Topic::Basic(BasicTopic::Turn));
    }
}
