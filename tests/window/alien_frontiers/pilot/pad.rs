//! Giving orders by gamepad.

use bevy::prelude::GamepadButton;
use orrery::games::alien_frontiers::rules::{Facility, Loot, Order, Ships};
use orrery::games::alien_frontiers_table::table::plan::ClickTarget;
use orrery_pilot::pad::GamepadDevice;

use super::targets::{discard_targets, power_targets, takes_many};
use super::{Program, choose_loot, choose_shed, dice_of, hand_targets};

/// The maximum number of presses of the shoulder button needed to reach a die.
const FAR: usize = 120;

/// Picks a die, moving along the dice with the shoulder button.
fn pick(program: &mut Program, target: ClickTarget) {
    for _ in 0..FAR {
        if program.keys_on() == Some(target) {
            program.pad(GamepadButton::South);
            return;
        }
        program.pad(GamepadButton::RightTrigger);
    }
    panic!("the shoulder does not reach {target:?}; {}", program.report());
}

fn dock(program: &mut Program, ships: Ships, facility: Facility) {
    let dice = hand_targets(&program.position(), ships);
    assert_eq!(dice.len(), dice_of(program, ships).len());
    dice.into_iter().for_each(|die| pick(program, die));
    GamepadDevice::take(program, ClickTarget::Facility(facility));
}

fn choose_all(program: &mut Program, loot: Loot) {
    choose_loot(program, loot, GamepadDevice::take);
    GamepadDevice::take(program, ClickTarget::Confirm);
}

fn shed(program: &mut Program, fuel: u8) {
    GamepadDevice::take(program, ClickTarget::Shed);
    choose_shed(program, fuel, GamepadDevice::take);
    GamepadDevice::take(program, ClickTarget::Confirm);
}

/// Gives an order, without answering a confirmation.
pub fn give(program: &mut Program, order: Order) {
    let position = program.position();
    match order {
        Order::Roll => GamepadDevice::take(program, ClickTarget::Roll),
        Order::Dock { facility, ships } => dock(program, ships, facility),
        Order::Settle { facility, ships, territory } => {
            dock(program, ships, facility);
            GamepadDevice::take(program, ClickTarget::Territory(territory));
        }
        Order::Raid { ships, loot } => {
            dock(program, ships, Facility::RaidersOutpost);
            choose_all(program, loot);
        }
        Order::Cycle => GamepadDevice::take(program, ClickTarget::Cycle),
        Order::Claim(card) => {
            let slot = position.display.iter().position(|&shown| shown == Some(card));
            GamepadDevice::take(program, ClickTarget::DisplayCard(slot.expect("the card is shown") as u8));
        }
        Order::Trade(ore) => {
            GamepadDevice::take(program, ClickTarget::Trade);
            (1..ore).for_each(|_| GamepadDevice::take(program, ClickTarget::More));
            GamepadDevice::take(program, ClickTarget::Confirm);
        }
        Order::Launch(territory) => {
            GamepadDevice::take(program, ClickTarget::Launch(position.mover()));
            GamepadDevice::take(program, ClickTarget::Territory(territory));
        }
        Order::BuyRelic => GamepadDevice::take(program, ClickTarget::Relic),
        Order::Use(power) => {
            GamepadDevice::take(program, ClickTarget::HeldCard { colour: position.mover(), card: power.card() });
            power_targets(&position, power).into_iter().for_each(|target| GamepadDevice::take(program, target));
            if takes_many(power) {
                GamepadDevice::take(program, ClickTarget::Confirm);
            }
        }
        Order::Discard(power) => {
            GamepadDevice::mark(program, ClickTarget::HeldCard { colour: position.mover(), card: power.card() });
            program.pad(GamepadButton::RightThumb);
            discard_targets(power).into_iter().for_each(|target| GamepadDevice::take(program, target));
        }
        Order::Shed { fuel, .. } => shed(program, fuel),
        Order::End => program.pad(GamepadButton::RightTrigger2),
    }
}
