//! Giving orders by gamepad.

use bevy::prelude::GamepadButton;
use orrery::games::alien_frontiers::rules::{Facility, Loot, Order, Ships};
use orrery::games::alien_frontiers_table::table::plan::Target;
use orrery_pilot::pad::Pad;

use super::targets::{discard_targets, power_targets, takes_many};
use super::{Program, choose_loot, choose_shed, dice_of, hand_targets};

/// Maximum number of presses of the shoulder button to reach a die.
const FAR: usize = 120;

/// Picks a die; the shoulder button moves along the dice.
fn pick(program: &mut Program, target: Target) {
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
    Pad::take(program, Target::Facility(facility));
}

fn choose_all(program: &mut Program, loot: Loot) {
    choose_loot(program, loot, Pad::take);
    Pad::take(program, Target::Confirm);
}

fn shed(program: &mut Program, fuel: u8) {
    Pad::take(program, Target::Shed);
    choose_shed(program, fuel, Pad::take);
    Pad::take(program, Target::Confirm);
}

/// Gives an order, without answering a confirmation.
pub fn give(program: &mut Program, order: Order) {
    let position = program.position();
    match order {
        Order::Roll => Pad::take(program, Target::Roll),
        Order::Dock { facility, ships } => dock(program, ships, facility),
        Order::Settle { facility, ships, territory } => {
            dock(program, ships, facility);
            Pad::take(program, Target::Territory(territory));
        }
        Order::Raid { ships, loot } => {
            dock(program, ships, Facility::RaidersOutpost);
            choose_all(program, loot);
        }
        Order::Cycle => Pad::take(program, Target::Cycle),
        Order::Claim(card) => {
            let slot = position.display.iter().position(|&shown| shown == Some(card));
            Pad::take(program, Target::DisplayCard(slot.expect("the card is shown") as u8));
        }
        Order::Trade(ore) => {
            Pad::take(program, Target::Trade);
            (1..ore).for_each(|_| Pad::take(program, Target::More));
            Pad::take(program, Target::Confirm);
        }
        Order::Launch(territory) => {
            Pad::take(program, Target::Launch(position.mover()));
            Pad::take(program, Target::Territory(territory));
        }
        Order::BuyRelic => Pad::take(program, Target::Relic),
        Order::Use(power) => {
            Pad::take(program, Target::HeldCard { colour: position.mover(), card: power.card() });
            power_targets(&position, power).into_iter().for_each(|target| Pad::take(program, target));
            if takes_many(power) {
                Pad::take(program, Target::Confirm);
            }
        }
        Order::Discard(power) => {
            Pad::mark(program, Target::HeldCard { colour: position.mover(), card: power.card() });
            program.pad(GamepadButton::RightThumb);
            discard_targets(power).into_iter().for_each(|target| Pad::take(program, target));
        }
        Order::Shed { fuel, .. } => shed(program, fuel),
        Order::End => program.pad(GamepadButton::RightTrigger2),
    }
}
