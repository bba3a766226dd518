//! Giving orders by keyboard.

use bevy::input::keyboard::{Key, KeyCode};
use orrery::games::alien_frontiers::rules::{Facility, Loot, Order, Ships};
use orrery::games::alien_frontiers_table::settings::keys::facility_letter;
use orrery::games::alien_frontiers_table::table::plan::ClickTarget;
use orrery_pilot::keys::KeyboardDevice;

use super::targets::{discard_targets, power_targets, takes_many};
use super::{Program, choose_loot, choose_shed, dice_of};

/// Moves the focus to `target` and chooses it.
fn take(program: &mut Program, target: ClickTarget) {
    match target {
        ClickTarget::HandShip { index, .. } => digit(program, index),
        target => {
            KeyboardDevice::mark(program, target);
            KeyboardDevice::enter(program);
        }
    }
}

fn digit(program: &mut Program, index: usize) {
    let digit = char::from_digit(index as u32 + 1, 10).expect("fewer than ten dice");
    KeyboardDevice::letter(program, digit);
}

/// Picks dice, or puts them back.
pub fn dice(program: &mut Program, ships: Ships) {
    dice_of(program, ships).into_iter().for_each(|index| digit(program, index));
}

fn dock(program: &mut Program, ships: Ships, facility: Facility) {
    dice(program, ships);
    let letter = facility_letter(facility).chars().next().expect("every facility has a letter");
    KeyboardDevice::letter(program, letter.to_ascii_lowercase());
}

fn choose_all(program: &mut Program, loot: Loot) {
    choose_loot(program, loot, take);
    KeyboardDevice::space(program);
}

fn shed(program: &mut Program, fuel: u8) {
    KeyboardDevice::letter(program, 'x');
    choose_shed(program, fuel, take);
    KeyboardDevice::space(program);
}

/// Gives an order, without answering a confirmation.
pub fn give(program: &mut Program, order: Order) {
    let position = program.position();
    match order {
        Order::Roll => KeyboardDevice::space(program),
        Order::Dock { facility, ships } => dock(program, ships, facility),
        Order::Settle { facility, ships, territory } => {
            dock(program, ships, facility);
            take(program, ClickTarget::Territory(territory));
        }
        Order::Raid { ships, loot } => {
            dock(program, ships, Facility::RaidersOutpost);
            choose_all(program, loot);
        }
        Order::Cycle => KeyboardDevice::letter(program, 'd'),
        Order::Claim(card) => {
            let slot = position.display.iter().position(|&shown| shown == Some(card));
            take(program, ClickTarget::DisplayCard(slot.expect("the card is shown") as u8));
        }
        Order::Trade(ore) => {
            KeyboardDevice::letter(program, 'g');
            (1..ore).for_each(|_| take(program, ClickTarget::More));
            KeyboardDevice::space(program);
        }
        Order::Launch(territory) => {
            KeyboardDevice::letter(program, 'k');
            take(program, ClickTarget::Territory(territory));
        }
        Order::BuyRelic => take(program, ClickTarget::Relic),
        Order::Use(power) => {
            take(program, ClickTarget::HeldCard { colour: position.mover(), card: power.card() });
            power_targets(&position, power).into_iter().for_each(|target| take(program, target));
            if takes_many(power) {
                KeyboardDevice::space(program);
            }
        }
        Order::Discard(power) => {
            KeyboardDevice::mark(program, ClickTarget::HeldCard { colour: position.mover(), card: power.card() });
            program.press(KeyCode::Enter, &Key::Enter, &[(KeyCode::ShiftLeft, Key::Shift)]);
            discard_targets(power).into_iter().for_each(|target| take(program, target));
        }
        Order::Shed { fuel, .. } => shed(program, fuel),
        Order::End => KeyboardDevice::letter(program, 'e'),
    }
}
