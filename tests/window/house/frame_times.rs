//! A measurement, not a test: the length of frames while an opponent searches, and while it only waits.
//!
//! `cargo test --workspace --test window frame_times -- --ignored --nocapture`, on an otherwise idle machine.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use orrery::ai::playout;
use orrery::core::Colour;
use orrery::core::{Opponent, RandomGenerator};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::{Plan, SearchHandle};
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers_table::table::{OpponentEngine, OpponentSearch};
use orrery::record::{Seat, SeatControl};

use crate::alien_frontiers::pictures::{board, crowded};
use crate::house::pilot::Program;
use orrery_pilot::reference_pictures::turn;

/// The number of consecutive frames of one kind. The kinds alternate, so that other load on the machine affects both
/// alike.
const BLOCK: usize = 20;

/// The number of blocks of each kind.
const BLOCKS: usize = 10;

/// Creates an engine whose search never ends by itself: it plays matches to the end while `hard` is set, and rests otherwise.
/// `worked` counts the matches.
fn mind(hard: &Arc<AtomicBool>, worked: &Arc<AtomicU64>) -> OpponentEngine {
    let (hard, worked) = (hard.clone(), worked.clone());
    OpponentEngine::new(move |position: &_, _, effort, watch: &SearchHandle| {
        let (mut generator, mut orders) = (RandomGenerator::new(effort.seed), Vec::new());
        while !watch.stopped() {
            if hard.load(Ordering::Relaxed) {
                let mut ahead = *position;
                playout::<AlienFrontiers>(&mut ahead, &mut generator, &mut orders, |_, _| ());
                worked.fetch_add(1, Ordering::Relaxed);
            } else {
                std::thread::park_timeout(Duration::from_millis(5));
            }
        }
        Plan::default()
    })
}

/// Returns the value below which `share` of the sorted `times` are, in milliseconds.
fn quantile(times: &[Duration], share: f64) -> f64 {
    let index = ((times.len() - 1) as f64 * share).round() as usize;
    times[index].as_secs_f64() * 1e3
}

/// Returns a match of four opponents in a crowded middle game.
fn scene() -> Match {
    let scene = crowded();
    let seat = |seat: &Seat| Seat { control: SeatControl::Ai(Opponent::Simple), ..seat.clone() };
    let seats: Vec<Seat> = scene.info().seats.iter().map(seat).collect();
    assert_eq!(seats.len(), Colour::COUNT);
    Match::from_position(*scene.position(), seats, 7).expect("the scene is a position")
}

/// Runs frames with `frame` while the search rests and while it works, and prints their lengths.
fn compare(name: &str, hard: &AtomicBool, worked: &AtomicU64, mut frame: impl FnMut()) {
    let mut times = [Vec::new(), Vec::new()];
    for block in 0..2 * BLOCKS {
        let kind = block % 2;
        hard.store(kind == 1, Ordering::Relaxed);
        (0..4).for_each(|_| frame());
        for _ in 0..BLOCK {
            let start = Instant::now();
            frame();
            times[kind].push(start.elapsed());
        }
    }
    println!("{name}: {} matches were played to the end in thought meanwhile", worked.load(Ordering::Relaxed));
    assert!(worked.load(Ordering::Relaxed) > 0, "the hard thought did work");
    for (kind, times) in ["waiting", "thinking"].into_iter().zip(&mut times) {
        times.sort_unstable();
        let [p50, p90, p99, max] = [0.5, 0.9, 0.99, 1.0].map(|share| quantile(times, share));
        let count = times.len();
        println!("{name}, {kind}: {count} frames, p50 {p50:.2} ms, p90 {p90:.2} ms, p99 {p99:.2} ms, max {max:.2} ms");
    }
}

#[test]
#[ignore = "measures and prints: how long a machine takes is read by a person, never asserted"]
fn measure_painted_frames_while_an_opponent_thinks() {
    let Some(_turn) = turn() else { return };
    let mut painter = board(640, 360, None);
    let (hard, worked) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    painter.world().insert_resource(mind(&hard, &worked));
    orrery::table::open_match(painter.world(), scene());
    painter.pass(30);
    assert!(painter.world().resource::<OpponentSearch>().watch().is_some(), "the search continues");
    compare("painted in software", &hard, &worked, || painter.pass(1));
}

#[test]
#[ignore = "measures and prints: how long a machine takes is read by a person, never asserted"]
fn measure_program_frames_while_an_opponent_thinks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Program::start(folder.path(), None, None);
    let (hard, worked) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    program.think(mind(&hard, &worked));
    program.open(scene());
    program.until("word of the thought", |program| program.play().thought.is_some());
    compare("whole program, nothing painted", &hard, &worked, || program.frames(1));
}
