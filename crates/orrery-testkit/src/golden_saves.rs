//! Tests of a game's golden saves: a release with a new format writes them, and every later release must load and continue them.

use std::fs;
use std::path::PathBuf;

use orrery_ai::{GameOpponents, SearchBudget, SearchHandle, plan};
use orrery_core::{Opponent, RandomGenerator, RulePreset as _, Setup};
use orrery_record::save::{FORMAT, SaveMeta, load_file, save_file};
use orrery_record::{Match, Scenarios, Seat, SeatControl};

use crate::matches::play_randomly;

/// The first format that covers games other than the first one.
const FIRST_FORMAT: u32 = 3;

/// The golden saves of a game: saves in all released formats, which must stay readable.
pub struct GoldenSaves {
    /// The folder of the saves, relative to the root of the repository.
    pub folder: &'static str,
    /// The file that lists the saves, one per line: the name, the number of orders, the number of undone orders, the hash of the
    /// position, and the hash of the position after up to 300 more random orders.
    pub list: &'static str,
}

/// The matches from which a release with a new format creates its golden saves.
pub struct GoldenMatches<G: Scenarios> {
    /// A match that is continued with random orders and saved in the middle of a turn, after two orders were undone.
    pub middle: Match<G>,
    /// The minimum number of orders in `middle`, before two of them are undone.
    pub orders: usize,
    /// A match that the simple opponent plays to its end before it is saved.
    pub over: Match<G>,
}

impl GoldenSaves {
    fn folder(&self) -> PathBuf {
        crate::root().join(self.folder)
    }

    fn lines(&self) -> Vec<String> {
        let text = fs::read_to_string(crate::root().join(self.list));
        let text = text.unwrap_or_else(|e| panic!("{}: {e}", self.list));
        text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
    }

    fn names(&self) -> Vec<String> {
        self.lines().iter().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
    }

    /// Tests that each save loads at its listed position and continues to its listed end.
    pub fn load_and_play_on<G: Scenarios>(&self) {
        let stands = |name: String| {
            let (mut game, _) = load_file::<G>(&self.folder().join(&name)).unwrap_or_else(|e| panic!("{e}"));
            let (orders, undone, here) = (game.entries().len(), game.undone().len(), game.fingerprint());
            play_randomly(&mut game, 300, &mut RandomGenerator::new(1));
            format!("{name} {orders} {undone} {here:016x} {:016x}", game.fingerprint())
        };
        assert_eq!(self.names().into_iter().map(stands).collect::<Vec<_>>(), self.lines());
    }

    /// Tests that the list names exactly the files in the folder, and that every format since the first one with golden saves has
    /// at least three.
    pub fn are_of_every_format(&self) {
        let files = fs::read_dir(self.folder()).expect("the golden saves").flatten();
        let mut names: Vec<String> = files.map(|f| f.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        let mut tested = self.names();
        tested.sort();
        assert_eq!(names, tested);
        for format in FIRST_FORMAT..=FORMAT {
            let of_this = tested.iter().filter(|name| name.starts_with(&format!("v{format}-")));
            assert!(
                of_this.count() >= 3,
                "format {format} needs a match that is over, one that is not, and a scenario"
            );
        }
    }

    /// Writes the saves of the current format, which must not exist yet. This is done once, with the release that introduces the
    /// format.
    pub fn write<G: Scenarios + GameOpponents>(&self, written: GoldenMatches<G>) {
        let write = |name: &str, game: &Match<G>| {
            let path = self.folder().join(format!("v{FORMAT}-{name}.orrery"));
            assert!(!path.exists(), "{} is there already", path.display());
            save_file(&path, game, &SaveMeta::now("")).expect("saved");
        };
        fs::create_dir_all(self.folder()).expect("a folder");
        let mut game = written.middle;
        while game.entries().len() < written.orders || game.entries().len() < game.undo_barrier() + 2 {
            assert!(!game.is_over(), "another seed has two orders that can be taken back");
            play_randomly(&mut game, 5, &mut RandomGenerator::new(1));
        }
        game.undo();
        game.undo();
        write("middle-of-a-turn", &game);
        let mut game = written.over;
        while !game.is_over() {
            let number = game.entries().len() as u64;
            let plan = plan::<G>(&game.view(), Opponent::Simple, SearchBudget::usual(number), &SearchHandle::default());
            let first = plan.orders.into_iter().next().expect("something is decided");
            game.give(first).expect("an opponent's order is legal");
        }
        write("over", &game);
        let mut practice = game.branch_at(60);
        play_randomly(&mut practice, 30, &mut RandomGenerator::new(1));
        (0..25).for_each(|_| drop(practice.undo_past_chance()));
        write("practice", &practice);
        let scene = (0..=practice.entries().len()).rev().find_map(|at| {
            let seats = practice.info().seats.clone();
            Match::from_position(*practice.position_before(at), seats, 23).ok()
        });
        let mut scene = scene.expect("a scenario tells one of the positions");
        play_randomly(&mut scene, 12, &mut RandomGenerator::new(1));
        write("from-a-scenario", &scene);
    }
}

/// Deals a match with this preset between random opponents, with names that a file has to quote.
pub fn dealt<G: Scenarios>(players: u8, preset: G::Preset, seed: u64) -> Match<G> {
    let setup = Setup::<G>::plain(players, preset.options());
    let seat =
        |&colour| Seat { colour, name: format!("Captain {colour} \"Ы\""), control: SeatControl::Ai(Opponent::Random) };
    let seats = setup.seating.iter().map(seat).collect();
    Match::deal(setup, seats, seed, Some(preset)).expect("a plain set-up can be played")
}
