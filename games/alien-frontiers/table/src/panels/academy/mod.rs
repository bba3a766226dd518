//! Guidance in the lessons of this game: highlights, the relation between clicks and orders, and comments of the coach in the
//! first match.

mod coach;
mod highlight_areas;

use bevy_egui::egui::{Pos2, Rect, pos2};

use crate::AlienFrontiersFrontend;
use crate::panels::GamePanelData;
use crate::settings::keys::TableKeyAction;
use crate::table::plan::{ClickTarget, OrderDraft, tray};
use alien_frontiers::academy::Highlight;
use alien_frontiers::rules::{AlienFrontiers, Facility, Order, Position, Ships};
use orrery_board::HitAreas;
use orrery_learn::academy::LessonRun;
use orrery_settings::keys::Action;
use orrery_ui::{CoachRemark, HighlightFrame, LessonGuide};

/// The game's own key actions that lesson texts mention.
const KEYS: &[(&str, TableKeyAction)] = &[
    ("trade", TableKeyAction::Trade),
    ("launch", TableKeyAction::Launch),
    ("cycle", TableKeyAction::Cycle),
    ("shed", TableKeyAction::Shed),
    ("planet", TableKeyAction::Planet),
    ("discard", TableKeyAction::Discard),
    ("second", TableKeyAction::Ship(2)),
    ("solar", TableKeyAction::Dock(Facility::SolarConverter)),
    ("mine", TableKeyAction::Dock(Facility::LunarMine)),
    ("market", TableKeyAction::Dock(Facility::OrbitalMarket)),
    ("yard", TableKeyAction::Dock(Facility::Shipyard)),
    ("constructor", TableKeyAction::Dock(Facility::ColonyConstructor)),
    ("hub", TableKeyAction::Dock(Facility::ColonistHub)),
    ("artifact", TableKeyAction::Dock(Facility::AlienArtifact)),
    ("station", TableKeyAction::Dock(Facility::TerraformingStation)),
    ("outpost", TableKeyAction::Dock(Facility::RaidersOutpost)),
    ("bay", TableKeyAction::Dock(Facility::MaintenanceBay)),
];

impl LessonGuide for AlienFrontiersFrontend {
    fn lesson_keys() -> Vec<(&'static str, Action)> {
        KEYS.iter().map(|(name, action)| (*name, action.action())).collect()
    }

    fn leads_to(target: ClickTarget) -> Vec<String> {
        vec![match target {
            ClickTarget::Facility(facility) => format!("dock {facility}"),
            ClickTarget::Roll => "roll".to_owned(),
            ClickTarget::End => "end".to_owned(),
            ClickTarget::Trade => "trade".to_owned(),
            ClickTarget::Cycle => "cycle".to_owned(),
            ClickTarget::Launch(_) => "launch".to_owned(),
            ClickTarget::Relic => "relic".to_owned(),
            ClickTarget::Shed => "shed".to_owned(),
            ClickTarget::DisplayCard(_) => "claim".to_owned(),
            _ => return Vec::new(),
        }]
    }

    // Dice and cards may be picked for any order.
    fn begins(target: ClickTarget) -> bool {
        matches!(target, ClickTarget::HandShip { .. } | ClickTarget::HeldCard { .. })
            || !Self::leads_to(target).is_empty()
    }

    fn put_back(glow: &[Highlight], view: &GamePanelData) -> Vec<Highlight> {
        highlight_areas::unwanted(glow, view)
    }

    fn tried(draft: &OrderDraft, target: ClickTarget) -> Option<Order> {
        match target {
            ClickTarget::Facility(facility) => Some(Order::Dock { facility, ships: draft.selected() }),
            _ => None,
        }
    }

    fn picked(draft: &OrderDraft) -> Ships {
        draft.selected()
    }

    fn clicks(ships: Ships, position: &Position) -> Vec<ClickTarget> {
        let mut left = ships;
        let mut clicks = Vec::new();
        for (index, (ship, _)) in tray(position).into_iter().enumerate() {
            if left.contains(ship.ships()) {
                left = left.minus(ship.ships());
                clicks.push(ClickTarget::HandShip { index, ship });
            }
        }
        clicks
    }

    fn tells_of_itself(target: ClickTarget) -> bool {
        matches!(target, ClickTarget::Facility(_))
    }

    fn to_point_at(_: &Position) -> Option<ClickTarget> {
        Some(ClickTarget::Facility(Facility::LunarMine))
    }

    fn glowing(glow: &[Highlight], view: &GamePanelData, hits: &HitAreas) -> Vec<HighlightFrame> {
        highlight_areas::glowing(glow, view, hits)
    }

    fn still_glows(glow: &Highlight, view: &GamePanelData) -> bool {
        !highlight_areas::is_picked(*glow, view)
    }

    fn kept_in_sight(run: Option<&LessonRun<AlienFrontiers>>, view: &GamePanelData, hits: &HitAreas) -> Vec<Rect> {
        highlight_areas::kept_in_sight(run, view, hits)
    }

    fn scenery() -> Rect {
        highlight_areas::planet()
    }

    // The bubble starts next to the planet, over the docks.
    fn home() -> Pos2 {
        pos2(1040.0, 330.0)
    }

    fn for_the_taking(position: &Position) -> Option<CoachRemark<Self>> {
        coach::for_the_taking(position)
    }

    fn missed(order: &Order, before: &Position) -> Option<CoachRemark<Self>> {
        if *order == Order::End { coach::missed(before) } else { None }
    }

    fn next_thing(position: &Position) -> Option<CoachRemark<Self>> {
        Some(coach::next_thing(position))
    }
}
