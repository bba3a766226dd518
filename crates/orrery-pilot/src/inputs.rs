//! Simulated input from mouse, keyboard and gamepad, in the form in which the window system reports it.

use bevy::input::ButtonState;
use bevy::input::gamepad::{RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent};
use orrery_board::BoardViewport;

use crate::ProgramUnderTest;
use crate::program::{SETTLE, TestProgram};

impl<P: ProgramUnderTest> TestProgram<P> {
    /// Sends an input as the window system would: as a message of its own, and in the batch of all window events.
    fn send(&mut self, event: WindowEvent) {
        let world = self.app.world_mut();
        match &event {
            WindowEvent::CursorMoved(moved) => {
                let mut window = world.get_mut::<Window>(moved.window).expect("the window");
                window.set_physical_cursor_position(Some(moved.position.as_dvec2()));
                world.write_message(moved.clone());
            }
            WindowEvent::MouseButtonInput(button) => {
                world.write_message(*button);
            }
            WindowEvent::KeyboardInput(key) => {
                world.write_message(key.clone());
            }
            _ => {}
        }
        world.write_message(event);
    }

    /// Connects a gamepad.
    pub fn connect_pad(&mut self) {
        self.pad = Some(self.app.world_mut().spawn(Gamepad::default()).id());
        self.frames(1);
    }

    /// Presses and releases a button of the gamepad.
    pub fn pad(&mut self, button: GamepadButton) {
        let gamepad = self.pad.expect("a gamepad is connected");
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent::new(gamepad, button, value);
            self.app.world_mut().write_message(RawGamepadEvent::Button(event));
            self.frames(1);
        }
        self.frames(SETTLE);
    }

    /// Pushes the right stick of the gamepad to the right and releases it.
    pub fn stick_onward(&mut self) {
        let gamepad = self.pad.expect("a gamepad is connected");
        for value in [1.0, 0.0] {
            let event = RawGamepadAxisChangedEvent::new(gamepad, GamepadAxis::RightStickX, value);
            self.app.world_mut().write_message(RawGamepadEvent::Axis(event));
            self.frames(1);
        }
        self.frames(SETTLE);
    }

    /// Presses the left mouse button at the position `from` of the board, moves the mouse to `to`, and releases the button there.
    pub fn drag_units(&mut self, from: Vec2, to: Vec2) {
        let view = *self.app.world().resource::<BoardViewport>();
        let mouse = |state| MouseButtonInput { button: MouseButton::Left, state, window: self.window };
        let [press, release] = [ButtonState::Pressed, ButtonState::Released].map(mouse);
        self.move_mouse(view.to_screen(from));
        self.send(press.into());
        self.frames(1);
        self.move_mouse(view.to_screen(from.lerp(to, 0.5)));
        self.move_mouse(view.to_screen(to));
        self.send(release.into());
        self.frames(SETTLE);
    }

    /// Moves the mouse to a position of the board and clicks the left button within two frames.
    pub fn click_units(&mut self, units: Vec2) {
        let position = self.app.world().resource::<BoardViewport>().to_screen(units);
        self.send(CursorMoved { window: self.window, position, delta: None }.into());
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send(MouseButtonInput { button: MouseButton::Left, state, window: self.window }.into());
            self.frames(1);
        }
        self.frames(SETTLE);
    }

    /// Moves the mouse to a position of the board and presses the left button. No time passes.
    pub fn press_units(&mut self, units: Vec2) {
        let position = self.app.world().resource::<BoardViewport>().to_screen(units);
        self.send(CursorMoved { window: self.window, position, delta: None }.into());
        self.button(ButtonState::Pressed);
    }

    /// Presses the left mouse button at the mouse's position. One frame passes.
    pub fn hold(&mut self) {
        self.button(ButtonState::Pressed);
        self.frames(1);
    }

    /// Returns the entity of the window.
    pub const fn window(&self) -> Entity {
        self.window
    }

    /// Releases the left mouse button. No time passes.
    pub fn release(&mut self) {
        self.button(ButtonState::Released);
    }

    fn button(&mut self, state: ButtonState) {
        self.send(MouseButtonInput { button: MouseButton::Left, state, window: self.window }.into());
    }

    /// Moves the mouse to a position in the window.
    pub fn move_mouse(&mut self, at: Vec2) {
        let moved = CursorMoved { window: self.window, position: at, delta: None };
        self.send(moved.into());
        self.frames(2);
    }

    /// Presses and releases the left mouse button.
    pub fn click(&mut self) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send(MouseButtonInput { button: MouseButton::Left, state, window: self.window }.into());
            self.frames(1);
        }
        self.frames(SETTLE);
    }

    fn key_moves(&mut self, code: KeyCode, logical: &Key, state: ButtonState) {
        let text = match (logical, state) {
            (Key::Character(text), ButtonState::Pressed) => Some(text.clone()),
            _ => None,
        };
        let key = KeyboardInput {
            key_code: code,
            logical_key: logical.clone(),
            state,
            text,
            repeat: false,
            window: self.window,
        };
        self.send(key.into());
    }

    /// Presses and releases a key while the keys in `held` are down.
    pub fn press(&mut self, code: KeyCode, logical: &Key, held: &[(KeyCode, Key)]) {
        for (code, logical) in held {
            self.key_moves(*code, logical, ButtonState::Pressed);
            self.frames(1);
        }
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key_moves(code, logical, state);
            self.frames(1);
        }
        for (code, logical) in held.iter().rev() {
            self.key_moves(*code, logical, ButtonState::Released);
        }
        self.frames(SETTLE);
    }
}
