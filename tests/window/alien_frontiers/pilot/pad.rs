//! A player who has only a gamepad.

use bevy::prelude::GamepadButton;
use orrery::games::alien_frontiers::rules::{Facility, Loot, Order, Ships};
use orrery::games::alien_frontiers::table::plan::Target;

use super::program::Program;
use super::targets::{discard_targets, power_targets, takes_many};
use super::{Hands, choose_loot, choose_shed, dice_of, hand_targets};

/// Most presses of the cross to get somewhere.
const FAR: usize = 120;

/// A gamepad.
pub struct Pad;

impl Pad {
    fn mark(program: &mut Program, target: Target) {
        for _ in 0..FAR {
            if program.keys_on() == Some(target) {
                return;
            }
            program.stick_onward();
        }
        panic!("the gamepad does not reach {target:?}; {}", program.report());
    }

    fn take(program: &mut Program, target: Target) {
        Self::mark(program, target);
        program.pad(GamepadButton::South);
    }

    /// Dice are gone along by the shoulder.
    fn die(program: &mut Program, target: Target) {
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
        dice.into_iter().for_each(|die| Self::die(program, die));
        Self::take(program, Target::Facility(facility));
    }

    fn loot(program: &mut Program, loot: Loot) {
        choose_loot(program, loot, Self::take);
        Self::take(program, Target::Confirm);
    }

    fn shed(program: &mut Program, fuel: u8) {
        Self::take(program, Target::Shed);
        choose_shed(program, fuel, Self::take);
        Self::take(program, Target::Confirm);
    }
}

impl Hands for Pad {
    fn give(&mut self, program: &mut Program, order: Order) {
        let position = program.position();
        match order {
            Order::Roll => Self::take(program, Target::Roll),
            Order::Dock { facility, ships } => Self::dock(program, ships, facility),
            Order::Settle { facility, ships, territory } => {
                Self::dock(program, ships, facility);
                Self::take(program, Target::Territory(territory));
            }
            Order::Raid { ships, loot } => {
                Self::dock(program, ships, Facility::RaidersOutpost);
                Self::loot(program, loot);
            }
            Order::Cycle => Self::take(program, Target::Cycle),
            Order::Claim(card) => {
                let slot = position.display.iter().position(|&shown| shown == Some(card));
                Self::take(program, Target::DisplayCard(slot.expect("the card is shown") as u8));
            }
            Order::Trade(ore) => {
                Self::take(program, Target::Trade);
                (1..ore).for_each(|_| Self::take(program, Target::More));
                Self::take(program, Target::Confirm);
            }
            Order::Launch(territory) => {
                Self::take(program, Target::Launch(position.mover()));
                Self::take(program, Target::Territory(territory));
            }
            Order::BuyRelic => Self::take(program, Target::Relic),
            Order::Use(power) => {
                Self::take(program, Target::HeldCard { colour: position.mover(), card: power.card() });
                power_targets(&position, power).into_iter().for_each(|target| Self::take(program, target));
                if takes_many(power) {
                    Self::take(program, Target::Confirm);
                }
            }
            Order::Discard(power) => {
                Self::mark(program, Target::HeldCard { colour: position.mover(), card: power.card() });
                program.pad(GamepadButton::RightThumb);
                discard_targets(power).into_iter().for_each(|target| Self::take(program, target));
            }
            Order::Shed { fuel, .. } => Self::shed(program, fuel),
            Order::End => program.pad(GamepadButton::RightTrigger2),
        }
    }

    fn agree(&mut self, program: &mut Program) {
        let action = super::agreed(program);
        for _ in 0..FAR {
            if program.focused().is_some_and(|widget| widget.label == action) {
                return program.pad(GamepadButton::South);
            }
            program.stick_onward();
        }
        panic!("the gamepad does not reach {action}; {}", program.report());
    }

    fn take_over(&mut self, program: &mut Program) {
        program.pad(GamepadButton::South);
    }

    fn undo(&mut self, program: &mut Program) {
        program.pad(GamepadButton::LeftTrigger2);
    }

    fn redo(&mut self, program: &mut Program) {
        program.pad(GamepadButton::LeftThumb);
    }
}
