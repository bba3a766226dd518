//! A trial, not a test: the cost of each part of the sky per frame, compared with a frame without it.
//!
//! `cargo test --locked --test window sky_cost -- --ignored --nocapture`, on an otherwise idle machine. The size of the pictures
//! is given in `ORRERY_COST_SIZE` (`1920x1080` if it is not set).

use std::time::Instant;

use bevy::prelude::*;
use orrery::board::scene_state::SkyPicture;
use orrery::board::{DetailLevel, SkyDetail, SkyQualitySetting, SkyReady};
use orrery::games::alien_frontiers_table::board::SkyPart;
use orrery::settings::SkyQuality;

use super::pictures::{board, turn};
use super::sky::with_fields;
use orrery_pilot::offscreen::TestOffscreenApp;

/// The number of consecutive frames of one kind. The kinds alternate, so that other load on the machine affects all of them
/// equally.
const BLOCK: usize = 6;
/// The number of blocks of each kind.
const BLOCKS: usize = 8;

/// The kinds of frames: the name of what is hidden, and a function that reports whether a part of the sky is hidden (`None` is
/// the shared background of space).
const KINDS: [(&str, fn(Option<&SkyPart>) -> bool); 6] = [
    ("nothing", |_| false),
    ("the whole sky", |_| true),
    ("space", |part| part.is_none()),
    ("the moon", |part| part == Some(&SkyPart::Moon)),
    ("planet and halo", |part| matches!(part, Some(SkyPart::Planet | SkyPart::Halo))),
    ("three fields", |part| matches!(part, Some(SkyPart::Field(..)))),
];

fn size() -> (u32, u32) {
    let asked = std::env::var("ORRERY_COST_SIZE").unwrap_or_default();
    let numbers: Vec<u32> = asked.split('x').filter_map(|number| number.parse().ok()).collect();
    if let [width, height] = numbers[..] { (width, height) } else { (1920, 1080) }
}

/// Hides the parts of the sky for which `hidden` returns true. It is called with `None` for the shared background of space.
fn hide(painter: &mut TestOffscreenApp, hidden: fn(Option<&SkyPart>) -> bool) {
    let world = painter.world();
    let mut parts =
        world.query_filtered::<(Option<&SkyPart>, &mut Visibility), Or<(With<SkyPart>, With<SkyPicture>)>>();
    for (part, mut visibility) in parts.iter_mut(world) {
        *visibility = if hidden(part) { Visibility::Hidden } else { Visibility::Inherited };
    }
}

/// Returns the median time of a frame in milliseconds, for each kind.
fn measure(painter: &mut TestOffscreenApp) -> [f64; KINDS.len()] {
    let mut times = KINDS.map(|_| Vec::new());
    for _ in 0..BLOCKS {
        for (kind, (_, hidden)) in KINDS.iter().enumerate() {
            hide(painter, *hidden);
            painter.pass(2);
            for _ in 0..BLOCK {
                let start = Instant::now();
                painter.pass(1);
                times[kind].push(start.elapsed().as_secs_f64() * 1e3);
            }
        }
    }
    times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    })
}

#[test]
#[ignore = "measures and prints: how long a machine takes is read by a person, never asserted"]
fn sky_cost_of_a_frame() {
    let Some(_turn) = turn() else { return };
    let (width, height) = size();
    let mut empty = TestOffscreenApp::new(width, height, |_| ());
    let target = empty.target();
    empty.world().spawn((Camera2d, target, Msaa::Off));
    empty.pass(10);
    let mut bare: Vec<f64> = (0..BLOCK * BLOCKS)
        .map(|_| {
            let start = Instant::now();
            empty.pass(1);
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    bare.sort_by(f64::total_cmp);
    println!("an empty frame of {width} x {height}: {:.2} ms", bare[bare.len() / 2]);
    drop(empty);
    let fields = r#"{"Isolation": "HeinleinPlains", "Positron": "AsimovCrater", "Repulsor": "PohlFoothills"}"#;
    let mut painter = board(width, height, Some(with_fields(fields)));
    for (choice, detail) in [(SkyQuality::Full, DetailLevel::Full), (SkyQuality::Plain, DetailLevel::Plain)] {
        *painter.world().resource_mut::<SkyQualitySetting>() = SkyQualitySetting(choice);
        painter.pass(2);
        while !painter.world().resource::<SkyReady>().0 {
            painter.pass(1);
        }
        painter.pass(4);
        assert_eq!(painter.world().resource::<SkyDetail>().0, detail);
        let times = measure(&mut painter);
        println!("{choice:?}: the board with three fields {:.2} ms", times[0]);
        for (kind, (name, _)) in KINDS.iter().enumerate().skip(1) {
            println!("{choice:?}: {name}: {:.2} ms", times[0] - times[kind]);
        }
    }
}
