//! Simulates a player with only a gamepad.

use bevy::prelude::GamepadButton;

use crate::player::agreed;
use crate::program::TestProgram;
use crate::{ClickTarget, InputDevice, Order, ProgramUnderTest, TestPilot};

/// The maximum number of pushes of the stick until a target or button is reached.
const FAR: usize = 160;

/// The [`InputDevice`] of a player with a gamepad.
pub struct GamepadDevice;

impl GamepadDevice {
    /// Moves the mark through the targets with the stick until `target` is marked.
    pub fn mark<P: ProgramUnderTest>(program: &mut TestProgram<P>, target: ClickTarget<P>) {
        for _ in 0..FAR {
            if program.keys_on() == Some(target) {
                return;
            }
            program.stick_onward();
        }
        panic!("the gamepad does not reach {target:?}; {}", program.report());
    }

    /// Marks `target` with the stick and presses the confirm button. The target that ends the turn has a button of its own.
    pub fn take<P: TestPilot>(program: &mut TestProgram<P>, target: ClickTarget<P>) {
        if target == P::end() {
            return program.pad(GamepadButton::RightTrigger2);
        }
        Self::mark(program, target);
        program.pad(GamepadButton::South);
    }

    /// Confirms the question before an order.
    pub fn agree<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        let action = agreed(program);
        for _ in 0..FAR {
            if program.focused().is_some_and(|widget| widget.label == action) {
                return program.pad(GamepadButton::South);
            }
            program.stick_onward();
        }
        panic!("the gamepad does not reach {action}; {}", program.report());
    }

    /// Takes over the screen from the other person.
    pub fn take_over<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        program.pad(GamepadButton::South);
    }

    /// Undoes the last order.
    pub fn undo<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        program.pad(GamepadButton::LeftTrigger2);
    }

    /// Redoes the last undone order.
    pub fn redo<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        program.pad(GamepadButton::LeftThumb);
    }
}

impl<P: TestPilot> InputDevice<P> for GamepadDevice {
    fn give(&mut self, program: &mut TestProgram<P>, order: &Order<P>) {
        P::by_pad(program, order);
    }

    fn choose(&mut self, program: &mut TestProgram<P>, target: ClickTarget<P>) {
        Self::take(program, target);
    }

    crate::player::forward_device_functions!();
}
