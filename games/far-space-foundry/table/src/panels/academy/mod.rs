//! The lesson guide of this game: highlights, the orders to which clicks lead, and reminders for learners who hesitate.

mod coach;
mod highlight_areas;

use bevy_egui::egui::{Pos2, Rect, pos2};

use crate::FarSpaceFoundryFrontend;
use crate::panels::GamePanelData;
use crate::settings::keys::TableAction;
use crate::table::Target;
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::academy::Highlight;
use far_space_foundry::rules::notation::write_order;
use far_space_foundry::rules::{FreighterKind, Order, View};
use orrery_board::HitAreas;
use orrery_learn::academy::LessonRun;
use orrery_settings::keys::Action;
use orrery_ui::{CoachRemark, FirstEncounter, HighlightFrame, LessonGuide};

/// The keys of this game that the lessons' texts mention.
const KEYS: &[(&str, TableAction)] = &[
    ("land", TableAction::Land),
    ("lift", TableAction::Lift),
    ("die", TableAction::Roll),
    ("act", TableAction::Act),
    ("bribe", TableAction::Bribe),
];

impl LessonGuide for FarSpaceFoundryFrontend {
    fn lesson_keys() -> Vec<(&'static str, Action)> {
        KEYS.iter().map(|(name, action)| (*name, action.action())).collect()
    }

    fn leads_to(target: Target) -> Vec<String> {
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
const fn plain(target: Target) -> Option<Order> {
    Some(match target {
        Target::Begin => Order::Begin,
        Target::Process(times) => Order::Process(times),
        Target::Sell(count) => Order::Sell(count),
        Target::Cantina => Order::Cantina,
        Target::Make(product, times) => Order::Make { product, times },
        Target::Charge(product) => Order::Charge(Some(product)),
        Target::ChargeAll => Order::Charge(None),
        Target::Upgrade(ship) => Order::Upgrade(ship),
        Target::Earn => Order::Earn,
        Target::End => Order::End,
        _ => return None,
    })
}

/// Returns the first words of the orders to which a click on `target` leads. If there are several, the stage or earlier clicks
/// decide between them.
fn leads_to(target: Target) -> Vec<String> {
    let each = |verbs: &[&str], what: &str| verbs.iter().map(|verb| format!("{verb} {what}")).collect();
    // Orders for asteroids name only the good.
    let moved = |ship: FreighterKind| each(&["load", "unload", "stow"], ship.word());
    match target {
        Target::Pilot(pilot) => each(&["play"], pilot.word()),
        Target::Roll => vec!["play".to_owned()],
        Target::Dock(dock) => {
            let bribe = |add: bool| Order::Bribe { add, dock };
            [Order::Land(dock), Order::Lift(dock), bribe(true), bribe(false)].iter().map(write_order).collect()
        }
        Target::Land => vec!["land".to_owned()],
        Target::Lift => vec!["lift".to_owned()],
        Target::Bribe => vec!["bribe".to_owned()],
        Target::Asteroid(asteroid) => each(&["take"], asteroid.good().word()),
        Target::Ship(ship) => moved(ship),
        Target::More(ship, good)
        | Target::Less(ship, good)
        | Target::Stack(ship, good)
        | Target::OffPair(ship, good) => {
            let mut all = moved(ship);
            all.push(format!("take {good}"));
            all
        }
        Target::Hire(Some(pilot)) => each(&["hire"], pilot.word()),
        Target::Hire(None) => vec![write_order(&Order::Hire { pilot: None, alone: false })],
        Target::Alone => vec!["hire".to_owned()],
        Target::Keep(pilot) => each(&["keep"], pilot.word()),
        // The meaning of these targets depends on earlier clicks.
        Target::Confirm | Target::Cancel => Vec::new(),
        target => plain(target).iter().map(write_order).collect(),
    }
}

#[cfg(test)]
mod tests;
