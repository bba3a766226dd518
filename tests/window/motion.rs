//! Motion by the clock: what moves, when, and that it ends where things lie. Time goes in steps, nothing is painted.

use std::path::Path;

use bevy::prelude::*;
use orrery::ai::Opponent;
use orrery::board::{Animating, Beats};
use orrery::record::{Control, Match, Seat};
use orrery::rules::{Colour, Preset, Setup};
use orrery::settings::{self, Animation, Folders, OpponentPace, Settings};
use orrery::table::Announced;

use super::pilot::program::Program;

/// The program on a match of opponents among themselves, with motion as told.
fn watched(folder: &Path, animation: Animation, reduced_motion: bool, seed: u64) -> Program {
    let quick = Settings { animation, reduced_motion, pace: OpponentPace::Instant, ..Settings::default() };
    settings::save(&Folders::new(Some(folder)), &quick).expect("settings can be written");
    let setup = Setup::plain(4, Preset::Rules2011.options());
    let control = Control::Ai(Opponent::Random);
    let seats = setup.seating.iter().map(|&colour: &Colour| Seat { colour, name: colour.to_string(), control });
    let game = Match::deal(setup.clone(), seats.collect(), seed, None).expect("a set-up that can be played");
    let mut program = Program::start(folder, None, None);
    program.open(game);
    program
}

/// Everything of one kind that was told since it was asked last.
struct Ear<M: Message>(bevy::ecs::message::MessageCursor<M>);

impl<M: Message + Clone> Ear<M> {
    fn new() -> Self {
        Ear(Messages::<M>::default().get_cursor())
    }

    fn heard(&mut self, program: &Program) -> Vec<M> {
        self.0.read(program.world().resource::<Messages<M>>()).cloned().collect()
    }
}

#[test]
fn every_announcement_has_its_beats_in_the_same_frame() {
    for animation in [Animation::Normal, Animation::Double, Animation::Off] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut program = watched(folder.path(), animation, false, 3);
        let (mut announced, mut beats) = (Ear::<Announced>::new(), Ear::<Beats>::new());
        let mut events = 0;
        for _ in 0..600 {
            program.frames(1);
            let (told, timed) = (announced.heard(&program), beats.heard(&program));
            assert_eq!(told.len(), timed.len());
            for (one, beats) in told.iter().zip(&timed) {
                assert_eq!((one.serial, one.cause, one.mover), (beats.serial, beats.cause, beats.mover));
                assert!(one.events.iter().eq(beats.beats.iter().map(|beat| &beat.event)));
                let times = |beat: &orrery::board::Beat| [beat.start, beat.lands, beat.ends];
                assert!(beats.beats.iter().all(|beat| times(beat).is_sorted()));
                if animation == Animation::Off {
                    assert!(beats.beats.iter().flat_map(times).all(|time| time == 0.0), "all at once");
                }
                events += beats.beats.len();
            }
        }
        assert!(events > 8, "{events} events at {animation:?}");
        assert!(animation != Animation::Off || !program.world().resource::<Animating>().0);
    }
}
