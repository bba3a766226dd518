//! A player who has only a gamepad.

use bevy::prelude::GamepadButton;
use orrery_board::BoardScene as _;

use crate::player::agreed;
use crate::program::Program;
use crate::{Hands, Order, Pilot, Target};

/// Most pushes of the stick to get somewhere.
const FAR: usize = 160;

/// A gamepad.
pub struct Pad;

impl Pad {
    /// Goes from place to place by the stick until `target` is marked.
    pub fn mark<P: Pilot>(program: &mut Program<P>, target: Target<P>) {
        let node = orrery_ui::target_id(P::Game::id(target)).accesskit_id();
        for _ in 0..FAR {
            if program.keys_on() == Some(target) || program.focused_node() == Some(node) {
                return;
            }
            program.stick_onward();
        }
        panic!("the gamepad does not reach {target:?}; {}", program.report());
    }

    /// Goes to `target` by the stick and presses. A turn is ended by its own button.
    pub fn take<P: Pilot>(program: &mut Program<P>, target: Target<P>) {
        if target == P::end() {
            return program.pad(GamepadButton::RightTrigger2);
        }
        Self::mark(program, target);
        program.pad(GamepadButton::South);
    }
}

impl<P: Pilot> Hands<P> for Pad {
    fn give(&mut self, program: &mut Program<P>, order: &Order<P>) {
        P::by_pad(program, order);
    }

    fn choose(&mut self, program: &mut Program<P>, target: Target<P>) {
        Self::take(program, target);
    }

    fn agree(&mut self, program: &mut Program<P>) {
        let action = agreed(program);
        for _ in 0..FAR {
            if program.focused().is_some_and(|widget| widget.label == action) {
                return program.pad(GamepadButton::South);
            }
            program.stick_onward();
        }
        panic!("the gamepad does not reach {action}; {}", program.report());
    }

    fn take_over(&mut self, program: &mut Program<P>) {
        program.pad(GamepadButton::South);
    }

    fn undo(&mut self, program: &mut Program<P>) {
        program.pad(GamepadButton::LeftTrigger2);
    }

    fn redo(&mut self, program: &mut Program<P>) {
        program.pad(GamepadButton::LeftThumb);
    }
}
