//! A player who has only a keyboard.

use bevy::input::keyboard::{Key, KeyCode};
use orrery::games::alien_frontiers::rules::{Facility, Loot, Order, Ships};
use orrery::games::alien_frontiers::settings::keys::facility_letter;
use orrery::games::alien_frontiers::table::plan::Target;

use super::program::{Program, Widget};
use super::targets::{discard_targets, power_targets, takes_many};
use super::{Hands, choose_loot, choose_shed, dice_of};

/// Most presses of one key to get somewhere.
const FAR: usize = 120;

/// A keyboard.
pub struct Keys;

impl Keys {
    /// Presses the key that types `letter`.
    pub fn letter(program: &mut Program, letter: char) {
        let (code, text) = code_of(letter);
        program.press(code, &Key::Character(text.to_string().as_str().into()), &[]);
    }

    /// Presses the key of `letter` with Control held.
    fn control(program: &mut Program, letter: char) {
        let (code, text) = code_of(letter);
        let control = (KeyCode::ControlLeft, Key::Control);
        program.press(code, &Key::Character(text.to_string().as_str().into()), &[control]);
    }

    pub fn enter(program: &mut Program) {
        program.press(KeyCode::Enter, &Key::Enter, &[]);
    }

    pub fn tab(program: &mut Program) {
        program.press(KeyCode::Tab, &Key::Tab, &[]);
    }

    pub fn down(program: &mut Program) {
        program.press(KeyCode::ArrowDown, &Key::ArrowDown, &[]);
    }

    pub fn space(program: &mut Program) {
        program.press(KeyCode::Space, &Key::Space, &[]);
    }

    /// Types `words` into the field that has the focus.
    pub fn write(program: &mut Program, words: &str) {
        words.chars().for_each(|letter| Self::letter(program, letter));
    }

    /// Goes from one thing of the panels to the next until it is the one wanted.
    pub fn focus(program: &mut Program, what: &str, wanted: impl Fn(&Widget) -> bool) {
        for _ in 0..FAR {
            if program.focused().is_some_and(|widget| wanted(&widget)) {
                return;
            }
            Self::tab(program);
        }
        panic!("the keys do not reach {what}; {}", program.report());
    }

    /// Goes to what is called `label` and presses Enter.
    pub fn choose(program: &mut Program, label: &str) {
        Self::focus(program, label, |widget| widget.label == label);
        Self::enter(program);
    }

    /// Goes round what can be chosen in the match until `target` is marked.
    fn mark(program: &mut Program, target: Target) {
        for _ in 0..FAR {
            if program.keys_on() == Some(target) {
                return;
            }
            Self::tab(program);
        }
        panic!("the keys do not reach {target:?}; {}", program.report());
    }

    /// Marks `target` and chooses it.
    fn take(program: &mut Program, target: Target) {
        match target {
            Target::HandShip { index, .. } => Self::digit(program, index),
            target => {
                Self::mark(program, target);
                Self::enter(program);
            }
        }
    }

    fn digit(program: &mut Program, index: usize) {
        let digit = char::from_digit(index as u32 + 1, 10).expect("fewer than ten dice");
        Self::letter(program, digit);
    }

    pub fn dice(program: &mut Program, ships: Ships) {
        dice_of(program, ships).into_iter().for_each(|index| Self::digit(program, index));
    }

    fn dock(program: &mut Program, ships: Ships, facility: Facility) {
        Self::dice(program, ships);
        let letter = facility_letter(facility).chars().next().expect("every facility has a letter");
        Self::letter(program, letter.to_ascii_lowercase());
    }

    fn loot(program: &mut Program, loot: Loot) {
        choose_loot(program, loot, Self::take);
        Self::space(program);
    }

    fn shed(program: &mut Program, fuel: u8) {
        Self::letter(program, 'x');
        choose_shed(program, fuel, Self::take);
        Self::space(program);
    }
}

/// The place of a letter or digit on the keyboard, and what it types.
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

impl Hands for Keys {
    fn give(&mut self, program: &mut Program, order: Order) {
        let position = program.position();
        match order {
            Order::Roll => Self::space(program),
            Order::Dock { facility, ships } => Self::dock(program, ships, facility),
            Order::Settle { facility, ships, territory } => {
                Self::dock(program, ships, facility);
                Self::take(program, Target::Territory(territory));
            }
            Order::Raid { ships, loot } => {
                Self::dock(program, ships, Facility::RaidersOutpost);
                Self::loot(program, loot);
            }
            Order::Cycle => Self::letter(program, 'd'),
            Order::Claim(card) => {
                let slot = position.display.iter().position(|&shown| shown == Some(card));
                Self::take(program, Target::DisplayCard(slot.expect("the card is shown") as u8));
            }
            Order::Trade(ore) => {
                Self::letter(program, 'g');
                (1..ore).for_each(|_| Self::take(program, Target::More));
                Self::space(program);
            }
            Order::Launch(territory) => {
                Self::letter(program, 'k');
                Self::take(program, Target::Territory(territory));
            }
            Order::BuyRelic => Self::take(program, Target::Relic),
            Order::Use(power) => {
                Self::take(program, Target::HeldCard { colour: position.mover(), card: power.card() });
                power_targets(&position, power).into_iter().for_each(|target| Self::take(program, target));
                if takes_many(power) {
                    Self::space(program);
                }
            }
            Order::Discard(power) => {
                Self::mark(program, Target::HeldCard { colour: position.mover(), card: power.card() });
                program.press(KeyCode::Enter, &Key::Enter, &[(KeyCode::ShiftLeft, Key::Shift)]);
                discard_targets(power).into_iter().for_each(|target| Self::take(program, target));
            }
            Order::Shed { fuel, .. } => Self::shed(program, fuel),
            Order::End => Self::letter(program, 'e'),
        }
    }

    fn agree(&mut self, program: &mut Program) {
        let action = super::agreed(program);
        Self::choose(program, &action);
    }

    fn take_over(&mut self, program: &mut Program) {
        Self::space(program);
    }

    fn undo(&mut self, program: &mut Program) {
        Self::control(program, 'z');
    }

    fn redo(&mut self, program: &mut Program) {
        Self::control(program, 'y');
    }
}
