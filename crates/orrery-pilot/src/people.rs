//! People at one screen.

use orrery_app::Front;
use orrery_core::{Colour, Setup};
use orrery_record::{Control, Match, Scenarios, Seat};
use tempfile::TempDir;

use crate::Cast;
use crate::pad::Pad;
use crate::program::{Program, settle_settings};

/// Seats of these colours, called by them; `control` says who has each.
pub fn seats(colours: &[Colour], control: impl Fn(usize) -> Control) -> Vec<Seat> {
    let seat = |(index, &colour): (usize, &Colour)| Seat { colour, name: colour.to_string(), control: control(index) };
    colours.iter().enumerate().map(seat).collect()
}

/// A match by the usual rules.
pub fn deal<G: Scenarios>(players: u8, seed: u64, control: impl Fn(usize) -> Control) -> Match<G> {
    let setup = Setup::<G>::plain(players, G::Options::default());
    let mut seats = seats(&setup.seating, control);
    // No button is called like that: one has the word Redo.
    seats.iter_mut().for_each(|seat| seat.name.push_str(" player"));
    Match::deal(setup, seats, seed, None).expect("a set-up that can be played")
}

/// Two people with a gamepad between them at a match by the usual rules.
pub fn two_people<P: Cast>() -> (TempDir, Program<P>) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings::<P>(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    program.world_mut().resource_mut::<Front>().overlays.clear();
    program.connect_pad();
    program.open(deal(2, 3, |_| Control::Human));
    program.frames(4);
    (folder, program)
}

/// Confirms the question about an order by gamepad, and waits until more than `given` orders are given.
pub fn settle<P: Cast>(program: &mut Program<P>, given: usize) {
    program.frames(3);
    agree(program);
    program.until("the order", |program| program.entries() > given);
    program.frames(3);
}

/// Confirms the question on the screen, if there is one.
pub fn agree<P: Cast>(program: &mut Program<P>) {
    if program.confirm().is_some() {
        Pad::agree(program);
    }
}

/// Puts away the banner of the next one's turn, if there is one.
pub fn take_over<P: Cast>(program: &mut Program<P>) {
    let shown = |program: &Program<P>| program.play().recap.as_ref().is_some_and(|recap| recap.hand_over);
    if shown(program) {
        Pad::take_over(program);
        program.until("the next player", |program| !shown(program));
    }
}
