//! Measurements, not tests: the costs of the program compared with an empty program of the same engine. Their output is for a
//! person to read, on an otherwise idle machine:
//!
//! `cargo test --workspace --test window budget -- --ignored --nocapture --test-threads=1`
//!
//! Each of the memory measurements must be run alone, because it reports the memory of its whole process.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use orrery::app::OffscreenApp;
use orrery::app::gallery::{GalleryApp, GalleryFlags};
use orrery::games::GALLERY;
use orrery::games::alien_frontiers::rules::Order;
use orrery::games::alien_frontiers_table::gallery::crowded_match;
use orrery::games::alien_frontiers_table::table::SubmitOrder;
use orrery::settings::{self, AppFolders, Settings};
use orrery::table::MatchIntent;

use crate::house::gallery::every_scene;
use crate::house::pilot::Program;
use orrery_pilot::reference_pictures::turn;

/// The number of frames over which each time is taken.
const FRAMES: usize = 400;

/// Shows a line of text in egui, the minimum of a program with egui.
fn hello(mut contexts: EguiContexts) -> Result {
    egui::Area::new(egui::Id::new("hello")).show(contexts.ctx_mut()?, |ui| ui.label("Hello"));
    Ok(())
}

/// Creates an app with the engine and egui only, without rendering.
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

/// Returns the processor time of this process so far, for all its threads; zero where the system does not report it.
fn computed() -> Duration {
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = told.rsplit(')').next().unwrap_or_default();
    let ticks = after_name.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok());
    // A tick is a hundredth of a second on all current Linux systems.
    Duration::from_millis(ticks.sum::<u64>() * 10)
}

/// Returns two times per frame in milliseconds: the median over `FRAMES` frames, and the mean processor time of all threads.
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
fn measure_frame_times_against_an_empty_program() {
    let mut nothing = empty();
    (0..50).for_each(|_| nothing.update());
    let folder = tempfile::tempdir().expect("a folder for the program");
    let moving = Settings { ui_scale: 100, ..Settings::default() };
    settings::save(&AppFolders::new(Some(folder.path())), &moving).expect("settings can be written");
    let mut program = Program::start(folder.path(), Some(7), crowded_match());
    // The output for screen readers is off, because it exists here only for the other tests, which read it.
    program.context().disable_accesskit();
    program.frames(100);
    let empty = frames(|| nothing.update());
    let quiet = frames(|| program.frames(1));
    let again = frames(|| nothing.update());
    // Orders in quick succession, so that ships, tokens and numbers move in every frame.
    let mut count = 0;
    let busy = frames(|| {
        if count % 12 == 0 {
            if count % 24 != 0 {
                program.write(MatchIntent::Undo);
            } else if let Some(order) = first_docking(&program) {
                program.write(SubmitOrder::order(order));
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

/// Returns a docking that the mover may give, or `None` if there is none.
fn first_docking(program: &Program) -> Option<Order> {
    let mut orders = Vec::new();
    orrery::games::alien_frontiers::rules::legal(&program.position(), &mut orders);
    orders.into_iter().find(|order| matches!(order, Order::Dock { .. }))
}

/// Returns the memory of this process in MiB; `None` where the system does not report it.
fn resident() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS"))?;
    line.split_whitespace().nth(1)?.parse::<f64>().ok().map(|kib| kib / 1024.0)
}

/// The sizes in pixels at which the memory is measured: a small one, and that of most screens.
const SIZES: [(u32, u32); 2] = [(1280, 720), (1920, 1080)];

#[test]
#[ignore = "measures and prints: how long a machine takes is read by a person, never asserted"]
fn measure_memory_of_an_empty_program() {
    let Some(_turn) = turn() else { return };
    for (width, height) in SIZES {
        let mut canvas = OffscreenApp::new(UVec2::new(width, height), None, |app| {
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
fn measure_memory_of_the_program() {
    let Some(_turn) = turn() else { return };
    for size in SIZES {
        let mut studio =
            GalleryApp::new(GALLERY, &GalleryFlags { size, ..GalleryFlags::default() }).expect("it starts");
        for name in ["title", "match-crowded", "raid", "review"] {
            let scene = every_scene().find(|scene| scene.name == name).expect("there is such a scene");
            studio.paint(scene).expect("a picture comes");
            println!("{name} at {}x{}: {:.0?} MiB", size.0, size.1, resident());
        }
    }
}

#[test]
#[ignore = "measures and prints: how long a machine takes is read by a person, never asserted"]
fn measure_time_from_start_to_title() {
    let Some(_turn) = turn() else { return };
    for _ in 0..3 {
        let begin = Instant::now();
        let mut studio = GalleryApp::new(GALLERY, &GalleryFlags::default()).expect("it starts");
        studio.visit(every_scene().next().expect("a scene"));
        println!("from the start to a painted title, art and all: {:.2} s", begin.elapsed().as_secs_f64());
    }
}
