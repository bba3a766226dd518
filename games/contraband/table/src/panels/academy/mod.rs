//! Lessons of this game: the highlighted areas, the orders that clicks lead to, and the hints for learners who hesitate.

mod coach;
mod highlight_areas;

use bevy_egui::egui::{Pos2, Rect, pos2};

use crate::ContrabandFrontend;
use crate::board::order_of;
use crate::panels::GamePanelData;
use crate::settings::keys::TableKeyAction;
use crate::table::{ClickTarget, OrderDraft};
use contraband::Contraband;
use contraband::academy::Highlight;
use contraband::rules::notation::write_order;
use contraband::rules::{BoardSpot, BonusPlay, MoveStep, Order, SectorPlace, SectorStructure, View};
use orrery_board::HitAreas;
use orrery_learn::academy::LessonRun;
use orrery_settings::keys::Action;
use orrery_ui::{CoachRemark, HighlightFrame, LessonGuide};

/// The names under which the texts of lessons mention the game's own keys.
const KEYS: &[(&str, TableKeyAction)] =
    &[("fight", TableKeyAction::Fight), ("act", TableKeyAction::Act), ("yield", TableKeyAction::Yield)];

impl LessonGuide for ContrabandFrontend {
    fn lesson_keys() -> Vec<(&'static str, Action)> {
        KEYS.iter().map(|(name, action)| (*name, action.action())).collect()
    }

    fn leads_to(target: ClickTarget) -> Vec<String> {
        leads_to(target)
    }

    fn tried(_: &OrderDraft, target: ClickTarget) -> Option<Order> {
        if target == ClickTarget::End { Some(Order::End) } else { order_of(target) }
    }

    fn glowing(glow: &[Highlight], view: &GamePanelData, hits: &HitAreas) -> Vec<HighlightFrame> {
        highlight_areas::glowing(glow, view, hits)
    }

    fn kept_in_sight(_: Option<&LessonRun<Contraband>>, view: &GamePanelData, hits: &HitAreas) -> Vec<Rect> {
        highlight_areas::kept_in_sight(view, hits)
    }

    // Over the core, because nothing can be clicked there.
    fn home() -> Pos2 {
        pos2(628.0, 440.0)
    }

    fn for_the_taking(view: &View) -> Option<CoachRemark<Self>> {
        coach::for_the_taking(view)
    }

    fn next_thing(view: &View) -> Option<CoachRemark<Self>> {
        coach::next_thing(view)
    }
}

/// Returns the orders that a click on a spot can mean: a step to it, or a plan whose row is extended to it.
fn steps_to(spot: BoardSpot) -> Vec<String> {
    let steps: &[MoveStep] = match (spot.place, spot.structure()) {
        (SectorPlace::Space, _) => &[MoveStep::Out, MoveStep::Cw, MoveStep::Ccw],
        (SectorPlace::Mine1, _) => &[MoveStep::Mine1],
        (SectorPlace::Mine2, _) => &[MoveStep::Mine2],
        (SectorPlace::Structure, Some(SectorStructure::Port)) => &[MoveStep::Port],
        (SectorPlace::Structure, Some(SectorStructure::Gate)) => &[MoveStep::Gate],
        (SectorPlace::Structure, _) => &[MoveStep::Market],
    };
    steps.iter().map(|&step| write_order(&Order::Move(step))).chain(["plan".to_owned()]).collect()
}

/// Returns the beginnings of the orders to which a click on `target` can lead.
pub(super) fn leads_to(target: ClickTarget) -> Vec<String> {
    let one = |text: String| vec![text];
    match target {
        ClickTarget::Spot(spot) => steps_to(spot),
        ClickTarget::Card(card) => one(format!("play {card}")),
        ClickTarget::Radar(way) => one(write_order(&Order::Play(BonusPlay::Radar(way)))),
        ClickTarget::More(_) | ClickTarget::Less(_) => vec!["hide".to_owned(), "loot".to_owned()],
        ClickTarget::Token(_) | ClickTarget::Untoken => vec!["plan".to_owned(), "change".to_owned()],
        ClickTarget::Nth(nth) => one(format!("change {nth}")),
        ClickTarget::End => vec!["end".to_owned(), "done".to_owned(), "plan".to_owned()],
        ClickTarget::Confirm => vec!["plan".to_owned(), "hide".to_owned(), "loot".to_owned()],
        ClickTarget::FightOn => vec!["fight".to_owned(), "stand".to_owned()],
        // The selection is discarded.
        ClickTarget::Cancel => Vec::new(),
        target => order_of(target).iter().map(write_order).collect(),
    }
}

#[cfg(test)]
mod tests;
