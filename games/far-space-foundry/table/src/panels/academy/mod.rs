//! The lesson guide of this game: highlights, the orders to which clicks lead, and reminders for learners who hesitate.

mod coach;
mod highlight_areas;

use bevy_egui::egui::{Pos2, Rect, pos2};

use crate::FarSpaceFoundryFrontend;
use crate::panels::GamePanelData;
use crate::settings::keys::TableKeyAction;
use crate::table::ClickTarget;
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::academy::Highlight;
use far_space_foundry::rules::notation::write_order;
use far_space_foundry::rules::{FreighterKind, Order, View};
use orrery_board::HitAreas;
use orrery_learn::academy::LessonRun;
use orrery_settings::keys::Action;
use orrery_ui::{CoachRemark, FirstEncounter, HighlightFrame, LessonGuide};

/// The keys of this game that the lessons' texts mention.
const KEYS: &[(&str, TableKeyAction)] = &[
    ("land", TableKeyAction::Land),
    ("lift", TableKeyAction::Lift),
    ("die", TableKeyAction::Roll),
    ("act", TableKeyAction::Act),
    ("bribe", TableKeyAction::Bribe),
];

impl LessonGuide for FarSpaceFoundryFrontend {
    fn lesson_keys() -> Vec<(&'static str, Action)> {
        KEYS.iter().map(|(name, action)| (*name, action.action())).collect()
    }

    fn leads_to(target: ClickTarget) -> Vec<String> {
        leads_to(target)
    }

    fn glowing(glow: &[Highlight], view: &GamePanelData, hits: &HitAreas) -> Vec<HighlightFrame> {
        highlight_areas::glowing(glow, view, hits)
    }

    fn kept_in_sight(_: Option<&LessonRun<FarSpaceFoundry>>, view: &GamePanelData, hits: &HitAreas) -> Vec<Rect> {
        highlight_areas::kept_in_sight(view, hits)
    }

    fn scenery() -> Rect {
        highlight_areas::station()
    }

    // Over the bowl, where nothing can be clicked unless it is highlighted.
    fn home() -> Pos2 {
        pos2(800.0, 470.0)
    }

    fn for_the_taking(view: &View) -> Option<CoachRemark<Self>> {
        coach::for_the_taking(view)
    }

    fn first_met(view: &View) -> Vec<FirstEncounter<Self>> {
        coach::first_met(view)
    }

    fn next_thing(view: &View) -> Option<CoachRemark<Self>> {
        coach::next_thing(view)
    }
}

/// Returns the order that a click on a target gives, if it is always the same.
const fn plain(target: ClickTarget) -> Option<Order> {
    Some(match target {
        ClickTarget::Begin => Order::Begin,
        ClickTarget::Process(times) => Order::Process(times),
        ClickTarget::Sell(count) => Order::Sell(count),
        ClickTarget::Cantina => Order::Cantina,
        ClickTarget::Make(product, times) => Order::Make { product, times },
        ClickTarget::Charge(product) => Order::Charge(Some(product)),
        ClickTarget::ChargeAll => Order::Charge(None),
        ClickTarget::Upgrade(ship) => Order::Upgrade(ship),
        ClickTarget::Earn => Order::Earn,
        ClickTarget::End => Order::End,
        _ => return None,
    })
}

/// Returns the first words of the orders to which a click on `target` leads. If there are several, the stage or earlier clicks
/// decide between them.
fn leads_to(target: ClickTarget) -> Vec<String> {
    let each = |verbs: &[&str], what: &str| verbs.iter().map(|verb| format!("{verb} {what}")).collect();
    // Orders for asteroids name only the good.
    let moved = |ship: FreighterKind| each(&["load", "unload", "stow"], ship.word());
    match target {
        ClickTarget::Pilot(pilot) => each(&["play"], pilot.word()),
        ClickTarget::Roll => vec!["play".to_owned()],
        ClickTarget::Dock(dock) => {
            let bribe = |add: bool| Order::Bribe { add, dock };
            [Order::Land(dock), Order::Lift(dock), bribe(true), bribe(false)].iter().map(write_order).collect()
        }
        ClickTarget::Land => vec!["land".to_owned()],
        ClickTarget::Lift => vec!["lift".to_owned()],
        ClickTarget::Bribe => vec!["bribe".to_owned()],
        ClickTarget::Asteroid(asteroid) => each(&["take"], asteroid.good().word()),
        ClickTarget::Ship(ship) => moved(ship),
        ClickTarget::More(ship, good)
        | ClickTarget::Less(ship, good)
        | ClickTarget::Stack(ship, good)
        | ClickTarget::OffPair(ship, good) => {
            let mut all = moved(ship);
            all.push(format!("take {good}"));
            all
        }
        ClickTarget::Hire(Some(pilot)) => each(&["hire"], pilot.word()),
        ClickTarget::Hire(None) => vec![write_order(&Order::Hire { pilot: None, alone: false })],
        ClickTarget::Alone => vec!["hire".to_owned()],
        ClickTarget::Keep(pilot) => each(&["keep"], pilot.word()),
        // The meaning of these targets depends on earlier clicks.
        ClickTarget::Confirm | ClickTarget::Cancel => Vec::new(),
        target => plain(target).iter().map(write_order).collect(),
    }
}

#[cfg(test)]
mod tests;
