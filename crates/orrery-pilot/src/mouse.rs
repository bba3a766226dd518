//! Simulates a player with only a mouse.

use bevy_egui::egui::accesskit::Role;
use orrery_board::BoardScene as _;
use orrery_locale::text;

use crate::player::agreed;
use crate::program::TestProgram;
use crate::{AccessibleWidget, ClickTarget, InputDevice, Order, ProgramUnderTest, TestPilot};

/// The [`InputDevice`] of a player with a mouse.
pub struct MouseDevice;

/// The number of frames to wait before and after the click on the hot-seat curtain, so that no other click is taken as part of
/// it.
const APART: usize = 40;

impl MouseDevice {
    /// Moves the mouse to `widget` and clicks.
    pub fn click_widget<P: ProgramUnderTest>(program: &mut TestProgram<P>, widget: &AccessibleWidget) {
        assert!(widget.enabled, "{:?} can be clicked; {}", widget.label, program.report());
        program.move_mouse(widget.at);
        program.click();
    }

    /// Clicks the widget labelled `label`.
    pub fn click_label<P: ProgramUnderTest>(program: &mut TestProgram<P>, label: &str) {
        let found = program.widgets().into_iter().find(|widget| widget.label == label && !widget.covered);
        let Some(widget) = found else { panic!("nothing is called {label:?}; {}", program.report()) };
        Self::click_widget(program, &widget);
    }

    /// Opens list number `index`, counted from 0 starting at the top left, and chooses the entry `label`.
    pub fn choose<P: ProgramUnderTest>(program: &mut TestProgram<P>, index: usize, label: &str) {
        let mut lists: Vec<AccessibleWidget> =
            program.widgets().into_iter().filter(|widget| widget.role == Role::ComboBox).collect();
        lists.sort_by_key(|list| (list.at.y.round() as i32, list.at.x.round() as i32));
        Self::click_widget(program, &lists[index]);
        Self::click_label(program, label);
    }

    /// Moves the mouse over the board until `target` is under it. Returns false if the target is nowhere on the board.
    fn reach<P: ProgramUnderTest>(program: &mut TestProgram<P>, target: ClickTarget<P>) -> bool {
        program.places(target).into_iter().any(|place| {
            program.move_mouse(place);
            program.mouse_on() == Some(target)
        })
    }

    /// Moves the mouse over the board until `target` is under it.
    pub fn point<P: ProgramUnderTest>(program: &mut TestProgram<P>, target: ClickTarget<P>) {
        assert!(Self::reach(program, target), "{target:?} cannot be pointed at; {}", program.report());
    }

    /// Moves the mouse to `target`, on the board or in the panels, and clicks.
    pub fn click_target<P: ProgramUnderTest>(program: &mut TestProgram<P>, target: ClickTarget<P>) {
        if Self::reach(program, target) {
            return program.click();
        }
        let node = orrery_ui::target_id(P::Game::id(target)).accesskit_id();
        let found = program.widgets().into_iter().find(|widget| widget.node == node && !widget.covered);
        let Some(widget) = found else { panic!("{target:?} cannot be clicked; {}", program.report()) };
        Self::click_widget(program, &widget);
    }

    /// Confirms the question before an order.
    pub fn agree<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        let action = agreed(program);
        Self::click_label(program, &action);
    }

    /// Takes over the screen from the other person.
    pub fn take_over<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        let covered = program.now().covered;
        let pause = if covered { APART } else { 0 };
        program.frames(pause);
        let name = program.play().names.of(program.now().to_act.expect("the match continues"));
        let mut keys = program.widgets().into_iter().filter(|widget| widget.role == Role::Button && widget.enabled);
        let go = keys.find(|widget| !widget.covered && widget.label.contains(&name));
        let Some(go) = go else { panic!("the banner has no button; {}", program.report()) };
        Self::click_widget(program, &go);
        program.frames(pause);
    }

    /// Undoes the last order.
    pub fn undo<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        Self::click_label(program, &text("ui-undo"));
    }

    /// Redoes the last undone order.
    pub fn redo<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
        Self::click_label(program, &text("ui-redo"));
    }
}

impl<P: TestPilot> InputDevice<P> for MouseDevice {
    fn give(&mut self, program: &mut TestProgram<P>, order: &Order<P>) {
        P::by_mouse(program, order);
    }

    fn choose(&mut self, program: &mut TestProgram<P>, target: ClickTarget<P>) {
        Self::click_target(program, target);
    }

    crate::player::forward_device_functions!();
}
