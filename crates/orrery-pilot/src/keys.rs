//! Simulates a player with only a keyboard.

use bevy::input::keyboard::{Key, KeyCode};

use crate::player::agreed;
use crate::program::TestProgram;
use crate::{AccessibleWidget, ClickTarget, InputDevice, Order, ProgramUnderTest, TestPilot};

/// The maximum number of presses of one key until a widget or target is reached.
const FAR: usize = 160;

/// The [`InputDevice`] of a player with a keyboard.
pub struct KeyboardDevice;

impl KeyboardDevice {
    /// Presses the key that types `letter`.
    pub fn letter<P: ProgramUnderTest>(program: &mut TestProgram<P>, letter: char) {
        let (code, text) = code_of(letter);
        program.press(code, &Key::Character(text.to_string().as_str().into()), &[]);
    }

    /// Presses the key of `letter` while Control is held down.
    fn control<P: ProgramUnderTest>(program: &mut TestProgram<P>, letter: char) {
        let (code, text) = code_of(letter);
        let control = (KeyCode::ControlLeft, Key::Control);
        program.press(code, &Key::Character(text.to_string().as_str().into()), &[control]);
    }

    /// Presses Enter.
    pub fn enter<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        program.press(KeyCode::Enter, &Key::Enter, &[]);
    }

    /// Presses Tab.
    pub fn tab<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        program.press(KeyCode::Tab, &Key::Tab, &[]);
    }

    /// Presses the down arrow.
    pub fn down<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        program.press(KeyCode::ArrowDown, &Key::ArrowDown, &[]);
    }

    /// Presses the space bar.
    pub fn space<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        program.press(KeyCode::Space, &Key::Space, &[]);
    }

    /// Types `words` into the field that has the focus.
    pub fn write<P: ProgramUnderTest>(program: &mut TestProgram<P>, words: &str) {
        words.chars().for_each(|letter| Self::letter(program, letter));
    }

    /// Moves the focus through the panels to a widget for which `wanted` returns true. `what` names the widget in the panic
    /// message.
    pub fn focus<P: ProgramUnderTest>(
        program: &mut TestProgram<P>,
        what: &str,
        wanted: impl Fn(&AccessibleWidget) -> bool,
    ) {
        for _ in 0..FAR {
            if program.focused().is_some_and(|widget| wanted(&widget)) {
                return;
            }
            Self::tab(program);
        }
        panic!("the keys do not reach {what}; {}", program.report());
    }

    /// Focuses the widget labelled `label` and presses Enter.
    pub fn choose<P: ProgramUnderTest>(program: &mut TestProgram<P>, label: &str) {
        Self::focus(program, label, |widget| widget.label == label);
        Self::enter(program);
    }

    /// Moves the mark through the targets of the match until `target` is marked.
    pub fn mark<P: ProgramUnderTest>(program: &mut TestProgram<P>, target: ClickTarget<P>) {
        for _ in 0..FAR {
            if program.keys_on() == Some(target) {
                return;
            }
            Self::tab(program);
        }
        panic!("the keys do not reach {target:?}; {}", program.report());
    }

    /// Marks `target` and chooses it. The target that ends the turn has a key of its own.
    pub fn take<P: TestPilot>(program: &mut TestProgram<P>, target: ClickTarget<P>) {
        if target == P::end() {
            return Self::letter(program, 'e');
        }
        Self::mark(program, target);
        Self::enter(program);
    }

    /// Confirms the question before an order.
    pub fn agree<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        let action = agreed(program);
        Self::choose(program, &action);
    }

    /// Takes over the screen from the other person.
    pub fn take_over<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        Self::space(program);
    }

    /// Undoes the last order.
    pub fn undo<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        Self::control(program, 'z');
    }

    /// Redoes the last undone order.
    pub fn redo<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        Self::control(program, 'y');
    }
}

/// Returns the key of a letter or digit, and the character that it types.
fn code_of(letter: char) -> (KeyCode, char) {
    const LETTERS: [KeyCode; 26] = [
        KeyCode::KeyA,
        KeyCode::KeyB,
        KeyCode::KeyC,
        KeyCode::KeyD,
        KeyCode::KeyE,
        KeyCode::KeyF,
        KeyCode::KeyG,
        KeyCode::KeyH,
        KeyCode::KeyI,
        KeyCode::KeyJ,
        KeyCode::KeyK,
        KeyCode::KeyL,
        KeyCode::KeyM,
        KeyCode::KeyN,
        KeyCode::KeyO,
        KeyCode::KeyP,
        KeyCode::KeyQ,
        KeyCode::KeyR,
        KeyCode::KeyS,
        KeyCode::KeyT,
        KeyCode::KeyU,
        KeyCode::KeyV,
        KeyCode::KeyW,
        KeyCode::KeyX,
        KeyCode::KeyY,
        KeyCode::KeyZ,
    ];
    const DIGITS: [KeyCode; 10] = [
        KeyCode::Digit0,
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
    ];
    let code = match letter {
        '0'..='9' => DIGITS[letter as usize - '0' as usize],
        _ => LETTERS[letter.to_ascii_lowercase() as usize - 'a' as usize],
    };
    (code, letter)
}

impl<P: TestPilot> InputDevice<P> for KeyboardDevice {
    fn give(&mut self, program: &mut TestProgram<P>, order: &Order<P>) {
        P::by_keys(program, order);
    }

    fn choose(&mut self, program: &mut TestProgram<P>, target: ClickTarget<P>) {
        Self::take(program, target);
    }

    crate::player::forward_device_functions!();
}
