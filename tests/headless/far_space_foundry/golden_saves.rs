//! Golden saves: what one release saved of this game every later one loads and plays on with.

use std::fs;
use std::path::{Path, PathBuf};

use orrery::ai::{Effort, Watch, plan};
use orrery::core::{Generator, Opponent, Rules as _};
use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::far_space_foundry::record::Match;
use orrery::games::far_space_foundry::rules::{Preset, Setup};
use orrery::record::save::{FORMAT, SaveMeta, load_file, save_file};
use orrery::record::{Control, Seat};

/// The first format that has this game.
const FIRST_FORMAT: u32 = 3;

/// Files of every format, a line each: how many orders they have, how many were taken back, the hash of where they stand, and the
/// hash of where they are after up to 300 random orders more.
const GOLDEN: &str = "tests/headless/far_space_foundry/golden_saves.txt";

fn golden() -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(GOLDEN)).expect("the list of them");
    text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

/// The names of the golden saves, as listed.
fn listed() -> Vec<String> {
    golden().iter().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/far-space-foundry")
}

/// Gives up to so many random orders.
fn play(game: &mut Match, orders: usize) {
    let (mut generator, mut listed) = (Generator::new(1), Vec::new());
    for _ in 0..orders {
        if game.is_over() {
            return;
        }
        FarSpaceFoundry::legal(&game.view(), &mut listed);
        let order = listed[generator.below(listed.len() as u32) as usize];
        game.give(order).expect("a listed order is taken");
    }
}

#[test]
fn golden_saves_of_every_format_load_and_play_on() {
    let stands = |name: String| {
        let (mut game, _) = load_file::<FarSpaceFoundry>(&folder().join(&name)).unwrap_or_else(|e| panic!("{e}"));
        let (orders, undone, here) = (game.entries().len(), game.undone().len(), game.fingerprint());
        play(&mut game, 300);
        format!("{name} {orders} {undone} {here:016x} {:016x}", game.fingerprint())
    };
    assert_eq!(listed().into_iter().map(stands).collect::<Vec<_>>(), golden());
}

#[test]
fn there_are_golden_saves_of_every_format_and_none_untested() {
    let files = fs::read_dir(folder()).expect("the golden saves").flatten();
    let mut names: Vec<String> = files.map(|f| f.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    let mut tested = listed();
    tested.sort();
    assert_eq!(names, tested);
    for format in FIRST_FORMAT..=FORMAT {
        let of_this = tested.iter().filter(|name| name.starts_with(&format!("v{format}-")));
        assert!(of_this.count() >= 3, "format {format} needs a match that is over, one that is not, and a scenario");
    }
}

fn dealt(players: u8, preset: Preset, seed: u64) -> Match {
    let setup = Setup::plain(players, preset.options());
    let seat =
        |&colour| Seat { colour, name: format!("Captain {colour} \"Ы\""), control: Control::Ai(Opponent::Random) };
    let seats = setup.seating.iter().map(seat).collect();
    Match::deal(setup, seats, seed, Some(preset)).expect("a plain set-up can be played")
}

/// Writes the golden saves of this format where there are none: once, with the release that brings it.
#[test]
#[ignore = "writes files into saves/"]
fn golden_saves_of_this_format_are_written_once() {
    let write = |name: &str, game: &Match| {
        let path = folder().join(format!("v{FORMAT}-{name}.orrery"));
        assert!(!path.exists(), "{} is there already", path.display());
        save_file(&path, game, &SaveMeta::now("")).expect("saved");
    };
    fs::create_dir_all(folder()).expect("a folder");
    let mut game = dealt(4, Preset::Lean, 21);
    while game.entries().len() < 90 || game.entries().len() < game.undo_barrier() + 2 {
        play(&mut game, 1);
    }
    game.undo();
    game.undo();
    write("middle-of-a-turn", &game);
    let mut game = dealt(3, Preset::Seed, 22);
    while !game.is_over() {
        let number = game.entries().len() as u64;
        let plan = plan::<FarSpaceFoundry>(&game.view(), Opponent::Simple, Effort::usual(number), &Watch::default());
        plan.orders.into_iter().take(1).for_each(|order| drop(game.give(order).expect("an opponent's order is legal")));
    }
    write("over", &game);
    let mut practice = game.branch_at(60);
    play(&mut practice, 30);
    (0..25).for_each(|_| drop(practice.undo_past_chance()));
    write("practice", &practice);
    let scene = (0..=practice.entries().len()).rev().find_map(|at| {
        let seats = practice.info().seats.clone();
        Match::from_position(*practice.position_before(at), seats, 23).ok()
    });
    let mut scene = scene.expect("a scenario tells one of the positions");
    play(&mut scene, 12);
    write("from-a-scenario", &scene);
}
