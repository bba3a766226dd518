//! A trial, not a test: how long frames take while an opponent thinks hard, and while it only waits.
//!
//! `cargo test --test window frame_times -- --ignored --nocapture`, on a machine that does nothing else.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use orrery::ai::{Generator, Opponent, Plan, Watch, playout};
use orrery::record::{Control, Match, Seat};
use orrery::rules::Colour;
use orrery::table::{Mind, Thinking};

use super::pictures::{board, crowded, turn};

/// Frames in a row of one kind: kinds take turns, so that what else the machine does meets both alike.
const BLOCK: usize = 20;

/// Blocks of each kind.
const BLOCKS: usize = 10;

/// A thought that never ends by itself: it works hard while `hard` is set, and else rests. Counts what it worked.
fn mind(hard: &Arc<AtomicBool>, worked: &Arc<AtomicU64>) -> Mind {
    let (hard, worked) = (hard.clone(), worked.clone());
    Mind::new(move |position: &_, _, effort, watch: &Watch| {
        let (mut generator, mut orders) = (Generator::new(effort.seed), Vec::new());
        while !watch.stopped() {
            if hard.load(Ordering::Relaxed) {
                let mut ahead = *position;
                playout(&mut ahead, &mut generator, &mut orders, |_| ());
                worked.fetch_add(1, Ordering::Relaxed);
            } else {
                std::thread::park_timeout(Duration::from_millis(5));
            }
        }
        Plan::default()
    })
}

/// The value below which `share` of the sorted `times` lie, in milliseconds.
fn quantile(times: &[Duration], share: f64) -> f64 {
    let index = ((times.len() - 1) as f64 * share).round() as usize;
    times[index].as_secs_f64() * 1e3
}

#[test]
#[ignore = "a measurement that a person reads"]
fn frames_with_and_without_a_thought() {
    let Some(_turn) = turn() else { return };
    let scene = crowded();
    let seat = |seat: &Seat| Seat { control: Control::Ai(Opponent::Simple), ..seat.clone() };
    let seats: Vec<Seat> = scene.info().seats.iter().map(seat).collect();
    let game = Match::from_position(*scene.position(), seats, 7).expect("the scene is a position");
    assert_eq!(game.position().player_count() as usize, Colour::COUNT);
    let mut painter = board(640, 360, None);
    let (hard, worked) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    painter.world().insert_resource(mind(&hard, &worked));
    orrery::table::open_match(painter.world(), game);
    painter.pass(30);
    assert!(painter.world().resource::<Thinking>().watch().is_some(), "the thought goes on");
    let mut times = [Vec::new(), Vec::new()];
    for block in 0..2 * BLOCKS {
        let kind = block % 2;
        hard.store(kind == 1, Ordering::Relaxed);
        painter.pass(4);
        for _ in 0..BLOCK {
            let start = Instant::now();
            painter.pass(1);
            times[kind].push(start.elapsed());
        }
    }
    println!("{} matches were played to the end in thought meanwhile", worked.load(Ordering::Relaxed));
    assert!(worked.load(Ordering::Relaxed) > 0, "the hard thought did work");
    for (kind, times) in ["waiting", "thinking"].into_iter().zip(&mut times) {
        times.sort_unstable();
        let [p50, p90, p99, max] = [0.5, 0.9, 0.99, 1.0].map(|share| quantile(times, share));
        println!("{kind}: {} frames, p50 {p50:.1} ms, p90 {p90:.1} ms, p99 {p99:.1} ms, max {max:.1} ms", times.len());
    }
}
