//! Tests that a program killed at any moment keeps the last saved order.

use std::io::Read as _;
use std::time::Duration;

use orrery::games::GAMES;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::contraband::Contraband;
use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::starship_catan::StarshipCatan;
use orrery::record::Scenarios;
use orrery::record::save::{SaveStatus, SaveStore};

use orrery_testkit::long_runs::count;

use super::child;

/// The usual maximum time before a child is killed, in microseconds.
const FIRST_MOMENTS: u64 = 60_000;
/// The maximum time before a child is killed on a busy machine, in microseconds.
const LONGEST_WAIT: u64 = 2_000_000;

#[test]
fn killed_program_keeps_saved_orders_of_alien_frontiers() {
    kill_and_look::<AlienFrontiers>();
}

#[test]
fn killed_program_keeps_saved_orders_of_starship_catan() {
    kill_and_look::<StarshipCatan>();
}

#[test]
fn killed_program_keeps_saved_orders_of_far_space_foundry() {
    kill_and_look::<FarSpaceFoundry>();
}

#[test]
fn killed_program_keeps_saved_orders_of_contraband() {
    kill_and_look::<Contraband>();
}

/// Kills children at random moments, each continuing from the one before, and checks the files they leave.
#[allow(clippy::disallowed_methods, reason = "the moment of the kill is what is chosen; no frame waits")]
fn kill_and_look<G: Scenarios>() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    let (mut seed, mut reached, mut after_a_save) = (1, 0, 0);
    let mut moment = 0x9e37_79b9_u64;
    let mut window = FIRST_MOMENTS;
    for kill in 0..count("ORRERY_KILLS", 12) {
        let mut running = child::playing(G::KEY, folder.path(), seed, 4_000).spawn().expect("it starts");
        moment = moment.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        std::thread::sleep(Duration::from_micros((moment >> 40) % window));
        running.kill().expect("it is killed");
        let mut told = String::new();
        running.stdout.take().expect("piped").read_to_string(&mut told).expect("text");
        running.wait().expect("it ended");
        let saved = child::last(&told, "saved ").unwrap_or(reached);
        after_a_save += usize::from(saved > reached);
        // On a busy machine, and where programs start slowly, a child may not reach its first save in time. Then the next
        // children get more time.
        if saved <= reached {
            window = (window * 2).min(LONGEST_WAIT);
        }
        let broken: Vec<_> = store.list().into_iter().filter(|l| l.state != SaveStatus::Ok).collect();
        assert!(broken.is_empty(), "kill {kill}: {broken:?}");
        let over = store.list().first().is_some_and(|listed| listed.summary.over);
        let there = child::last_of::<G>(&store).filter(|_| !over).map_or(0, |last| last.entries().len());
        // The order after the last reported one may be there too, if the child was killed between saving the order and reporting
        // it.
        assert!(
            over || (saved..=saved + 1).contains(&there),
            "kill {kill}: order {saved} was saved, {there} are there"
        );
        reached = there;
        if over {
            (seed, reached) = (seed + 1, 0);
            std::fs::remove_dir_all(store.folder()).expect("the next match starts with an empty folder");
        }
    }
    let left = std::fs::read_dir(store.folder()).map_or(0, |files| files.flatten().count());
    println!(
        "killed while a match went on, after at least one save since the kill before: {after_a_save}; files left: {left}"
    );
    assert!(after_a_save > 0, "no child came far enough to save");
}
