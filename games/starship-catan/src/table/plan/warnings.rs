//! Warnings about the losses that an order would cause.

use super::pirates::combat;
use super::state::{check, legal};
use crate::rules::{
    AdventureCondition, BuildableItem, Module, Order, PirateClass, PlayerState, Refusal, TradeDeal, Upgrade, View,
    meets,
};
use crate::table::types::{DefeatPenalty, Warning};

/// Returns warnings about the losses that `order` would cause, the most serious first. The list is empty if there are none or the
/// order is refused.
pub fn warnings(view: &View, order: &Order) -> Vec<Warning> {
    if check(view, order).is_err() {
        return Vec::new();
    }
    match *order {
        Order::End => of_the_end(view),
        Order::Stop => of_stopping(view).into_iter().collect(),
        Order::Fight => of_a_fight(view).into_iter().collect(),
        Order::Trade(deal) | Order::Use { deal, .. } => of_a_sale(view, deal),
        _ => Vec::new(),
    }
}

/// Returns the opportunities that are lost by ending the turn: a module that could be upgraded, then a ship that could be built.
fn of_the_end(view: &View) -> Vec<Warning> {
    let orders = legal(view);
    let module = orders.iter().find_map(|order| match *order {
        Order::Upgrade(Upgrade::Module(module)) => Some(Warning::EndWithModule { module }),
        _ => None,
    });
    let ship = orders.iter().find_map(|order| match *order {
        Order::Build(BuildableItem::Ship(ship)) => Some(Warning::EndWithShip { ship }),
        _ => None,
    });
    module.into_iter().chain(ship).collect()
}

fn of_stopping(view: &View) -> Option<Warning> {
    let card = view.known.flight.visited()?;
    let (speed, actions) = (view.known.now.speed, view.known.mover().actions() - view.known.flight.actions);
    let uses =
        |order: &Order| matches!(order, Order::Trade(_) | Order::Settle | Order::Found | Order::Adventure { .. });
    (speed > 0 && legal(view).iter().any(uses)).then_some(Warning::StopAtUsable { card, actions, speed })
}

fn of_a_fight(view: &View) -> Option<Warning> {
    let combat = combat(view).filter(|combat| combat.class == PirateClass::Corsairs)?;
    let takes_module = matches!(combat.penalty, DefeatPenalty::Module | DefeatPenalty::CannonOrModule);
    let modules = Module::ALL.iter().filter(|&&module| view.known.mover().level(module) > 0).count() as u8;
    let warned = takes_module && modules > 0 && check(view, &Order::Pay).is_ok();
    warned.then_some(Warning::FightForModules { ransom: combat.class.ransom(), modules })
}

fn of_a_sale(view: &View, deal: TradeDeal) -> Vec<Warning> {
    let TradeDeal::Sell(things) = deal else { return Vec::new() };
    let before = view.known.mover();
    let mut after: PlayerState = *before;
    things.iter().for_each(|(thing, count)| after.spend(thing, count));
    let lost = view.known.adventures.face_up().filter_map(|adventure| {
        let quest = adventure.spec();
        if !matches!(quest.condition, AdventureCondition::Pay(_)) || meets(before, quest).is_err() {
            return None;
        }
        match meets(&after, quest) {
            Err(Refusal::Lacking { thing, .. }) => Some(Warning::SellsForAdventure { adventure, thing }),
            _ => None,
        }
    });
    lost.collect()
}
