//! Matches between people at one screen.

use orrery_app::MenuState;
use orrery_core::{Colour, Setup};
use orrery_record::{Match, Scenarios, Seat, SeatControl};
use tempfile::TempDir;

use crate::ProgramUnderTest;
use crate::pad::GamepadDevice;
use crate::program::{TestProgram, settle_settings};

/// Creates a seat for each of these colours, named after the colour. `control` returns the controller of the seat at an index.
pub fn seats(colours: &[Colour], control: impl Fn(usize) -> SeatControl) -> Vec<Seat> {
    let seat = |(index, &colour): (usize, &Colour)| Seat { colour, name: colour.to_string(), control: control(index) };
    colours.iter().enumerate().map(seat).collect()
}

/// Deals a match with the default options.
pub fn deal<G: Scenarios>(players: u8, seed: u64, control: impl Fn(usize) -> SeatControl) -> Match<G> {
    let setup = Setup::<G>::plain(players, G::Options::default());
    let mut seats = seats(&setup.seating, control);
    // A seat's name must not occur in the label of a button, and one button contains the word Redo.
    seats.iter_mut().for_each(|seat| seat.name.push_str(" player"));
    Match::deal(setup, seats, seed, None).expect("a set-up that can be played")
}

/// Starts a match with the default options between two people who share a gamepad.
pub fn two_people<P: ProgramUnderTest>() -> (TempDir, TestProgram<P>) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings::<P>(folder.path());
    let mut program = TestProgram::start(folder.path(), Some(3), None);
    program.world_mut().resource_mut::<MenuState>().overlays.clear();
    program.connect_pad();
    program.open(deal(2, 3, |_| SeatControl::Human));
    program.frames(4);
    (folder, program)
}

/// Waits until the match has more than `given` orders. If there is a question about an order, first confirms it with the gamepad.
pub fn settle<P: ProgramUnderTest>(program: &mut TestProgram<P>, given: usize) {
    program.frames(3);
    agree(program);
    program.until("the order", |program| program.entries() > given);
    program.frames(3);
}

/// Confirms the question on the screen with the gamepad, if there is one.
pub fn agree<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
    if program.confirm().is_some() {
        GamepadDevice::agree(program);
    }
}

/// Dismisses the banner of the next player's turn with the gamepad, if there is one.
pub fn take_over<P: ProgramUnderTest>(program: &mut TestProgram<P>) {
    let shown = |program: &TestProgram<P>| program.play().recap.as_ref().is_some_and(|recap| recap.hand_over);
    if shown(program) {
        GamepadDevice::take_over(program);
        program.until("the next player", |program| !shown(program));
    }
}
