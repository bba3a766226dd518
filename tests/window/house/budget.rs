//! Trials, not tests: what the program costs beside an empty one of the same engine. A person reads them, on a machine
//! that does nothing else:
//!
//! `cargo test --test window budget -- --ignored --nocapture --test-threads=1`; the memory trials one by one, for each
//! tells what its own process holds.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use orrery::app::Canvas;
use orrery::app::gallery::{GalleryArgs, Studio};
use orrery::games::GALLERY;
use orrery::games::alien_frontiers::rules::Order;
use orrery::games::alien_frontiers_table::gallery::crowded_match;
use orrery::games::alien_frontiers_table::table::Give;
use orrery::settings::{self, Folders, Settings};
use orrery::table::Intent;

use crate::house::gallery::every_scene;
use crate::house::pilot::Program;
use orrery_pilot::pictures::turn;

/// Frames of which the median is told.
const FRAMES: usize = 400;

/// A line of words in egui: the least a program with egui does.
fn hello(mut contexts: EguiContexts) -> Result {
    egui::Area::new(egui::Id::new("hello")).show(contexts.ctx_mut()?, |ui| ui.label("Hello"));
    Ok(())
}

/// The engine and egui, nothing else, nothing painted.
fn empty() -> App {
    let mut app = App::new();
    let nothing = WgpuSettings { backends: None, ..default() };
    let render = RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(nothing)), ..default() };
    let window = WindowPlugin { exit_condition: ExitCondition::DontExit, ..default() };
    app.add_plugins(
        DefaultPlugins
            .set(render)
            .set(window)
            .disable::<WinitPlugin>()
            .disable::<PipelinedRenderingPlugin>()
            .disable::<bevy::log::LogPlugin>(),
    );
    app.add_plugins(EguiPlugin::default()).add_systems(EguiPrimaryContextPass, hello);
    app.finish();
    app.cleanup();
    app.world_mut().spawn(Camera2d);
    app
}

/// What this process has computed so far, all its threads together; zero where the system does not tell.
fn computed() -> Duration {
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = told.rsplit(')').next().unwrap_or_default();
    let ticks = after_name.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok());
    // A tick is a hundredth of a second wherever Linux runs today.
    Duration::from_millis(ticks.sum::<u64>() * 10)
}

/// What a frame takes in milliseconds: the median of `FRAMES`, and what all threads together computed for one.
fn frames(mut frame: impl FnMut()) -> (f64, f64) {
    let before = computed();
    let mut times: Vec<Duration> = (0..FRAMES)
        .map(|_| {
            let begin = Instant::now();
            frame();
            begin.elapsed()
        })
        .collect();
    times.sort_unstable();
    let used = (computed() - before).as_secs_f64() * 1e3 / FRAMES as f64;
    (times[FRAMES / 2].as_secs_f64() * 1e3, used)
}

#[test]
#[ignore = "measures and prints: how long a machine takes is read by a person, never asserted"]
fn frames_beside_those_of_an_empty_program() {
    let mut nothing = empty();
    (0..50).for_each(|_| nothing.update());
    let folder = tempfile::tempdir().expect("a folder for the program");
    let moving = Settings { ui_scale: 100, ..Settings::default() };
    settings::save(&Folders::new(Some(folder.path())), &moving).expect("settings can be written");
    let mut program = Program::start(folder.path(), Some(7), crowded_match());
    // As for everybody who uses no screen reader; the other tests read what it would read out.
    program.context().disable_accesskit();
    program.frames(100);
    let empty = frames(|| nothing.update());
    let quiet = frames(|| program.frames(1));
    let again = frames(|| nothing.update());
    // Orders one upon the other, so that ships, tokens and numbers are on their way in every frame.
    let mut count = 0;
    let busy = frames(|| {
        if count % 12 == 0 {
            if count % 24 != 0 {
                program.write(Intent::Undo);
            } else if let Some(order) = first_docking(&program) {
                program.write(Give::order(order));
            }
        }
        count += 1;
        program.frames(1);
    });
    let told = |name: &str, (median, used): (f64, f64)| println!("{name}: {median:.3} ms, computed {used:.3} ms");
    told("empty", empty);
    told("empty, again", again);
    told("a quiet match", quiet);
    told("a busy match", busy);
    println!("ours, computed: quiet {:.3} ms, busy {:.3} ms", quiet.1 - empty.1, busy.1 - empty.1);
}

/// A docking that the mover may give.
fn first_docking(program: &Program) -> Option<Order> {
    let mut orders = Vec::new();
    orrery::games::alien_frontiers::rules::legal(&program.position(), &mut orders);
    orders.into_iter().find(|order| matches!(order, Order::Dock { .. }))
}

/// What this process holds in memory, in MiB; none where the system does not tell.
fn resident() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS"))?;
    line.split_whitespace().nth(1)?.parse::<f64>().ok().map(|kib| kib / 1024.0)
}

/// The smallest size pictures are asked for, and the one most people play at.
const SIZES: [(u32, u32); 2] = [(1280, 720), (1920, 1080)];

#[test]
#[ignore = "measures and prints: how long a machine takes is read by a person, never asserted"]
fn memory_of_an_empty_program() {
    let Some(_turn) = turn() else { return };
    for (width, height) in SIZES {
        let mut canvas = Canvas::new(UVec2::new(width, height), None, |app| {
            app.add_plugins(EguiPlugin::default()).add_systems(EguiPrimaryContextPass, hello);
        });
        let target = canvas.target();
        canvas.world().spawn((Camera2d, target));
        canvas.pass(20);
        println!("empty at {width}x{height}: {:.0?} MiB", resident());
    }
}

#[test]
#[ignore = "measures and prints: how long a machine takes is read by a person, never asserted"]
fn memory_of_the_program() {
    let Some(_turn) = turn() else { return };
    for size in SIZES {
        let mut studio = Studio::new(GALLERY, &GalleryArgs { size, ..GalleryArgs::default() }).expect("it starts");
        for name in ["title", "match-crowded", "raid", "review"] {
            let scene = every_scene().find(|scene| scene.name == name).expect("there is such a scene");
            studio.paint(scene).expect("a picture comes");
            println!("{name} at {}x{}: {:.0?} MiB", size.0, size.1, resident());
        }
    }
}

#[test]
#[ignore = "measures and prints: how long a machine takes is read by a person, never asserted"]
fn from_the_start_to_the_title() {
    let Some(_turn) = turn() else { return };
    for _ in 0..3 {
        let begin = Instant::now();
        let mut studio = Studio::new(GALLERY, &GalleryArgs::default()).expect("it starts");
        studio.visit(every_scene().next().expect("a scene"));
        println!("from the start to a painted title, art and all: {:.2} s", begin.elapsed().as_secs_f64());
    }
}
