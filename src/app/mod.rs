//! The program: the window, its screens, and what every request of a panel or key leads to.

mod academy;
mod book;
mod canvas;
mod coach;
mod codex;
mod codex_example;
mod covered;
pub mod crash;
mod display;
mod draw_panels;
pub mod focus;
pub mod gallery;
mod guide;
pub mod icon;
mod idle;
mod input;
mod keys;
mod language;
mod match_log;
mod matches;
mod mirror;
pub mod narrate;
mod override_warnings;
mod pick;
mod preflight;
mod press;
mod puzzles;
mod replay;
mod run_intents;
mod save_settings;
mod screenshot;
mod seats;
mod seen;
mod share;
mod sounds;
mod state;
mod statistics;
mod thinking_line;
pub mod title;
mod window;

use std::process::ExitCode;
use std::sync::Arc;

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PresentMode, WindowResolution};
use bevy::winit::WinitSettings;
use bevy_egui::{EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};

use crate::board::BoardPlugin;
use crate::cli::{NO_WINDOW, WRONG_USAGE, WindowArgs};
use crate::games::SAVED;
use crate::locale::text;
use crate::palette;
use crate::panels::{Overlay, Toast, UiIntent};
use crate::record::save::Store;
use crate::settings::{self, Animation, Folders, Given, Problem, Settings, WindowKind};
use crate::sound::{OutputPlugin, SoundPlugin};
use crate::table::{RunTable, Saves, TablePlugin};

pub use academy::{Course, Learner};
pub use book::Book;
pub use canvas::{Canvas, NoPicture};
pub use display::zoom;
pub use guide::Guide;
pub use matches::open;
pub use replay::Viewer;
pub use state::{Asked, Front, Play, Screen};

/// Opens the window and plays until it is closed.
///
/// The exit status is 0; 2 for a language that is not known, 3 where there is no display or no graphics card.
#[must_use]
pub fn run(args: WindowArgs) -> ExitCode {
    let folders = Folders::new(args.look.data_dir.as_deref());
    if let Err(reason) = language::begin(&folders, args.look.lang.as_deref()) {
        eprintln!("error: {reason}");
        return ExitCode::from(WRONG_USAGE);
    }
    if let Some(backend) = &args.look.backend
        && let Err(reason) = preflight::backend(backend)
    {
        eprintln!("error: {reason}");
        return ExitCode::from(NO_WINDOW);
    }
    if let Err(reason) = preflight::display() {
        eprintln!("{reason}");
        return ExitCode::from(NO_WINDOW);
    }
    crash::install(&folders);
    let mute = args.look.mute;
    let mut app = assemble(args, folders, |app, window| {
        let window = WindowPlugin { primary_window: Some(window), close_when_requested: false, ..default() };
        app.add_plugins(DefaultPlugins.set(window).set(task_pools()));
    });
    if !mute {
        match preflight::sound() {
            Ok(()) => {
                app.add_plugins(OutputPlugin);
            }
            Err(reason) => warn!("{reason}"),
        }
    }
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// The whole program with its files in `folders`, on top of an engine: `engine` adds the engine's default plugins with the window it is given.
pub fn assemble(args: WindowArgs, folders: Folders, engine: impl FnOnce(&mut App, Window)) -> App {
    let first = !folders.settings().exists();
    let (stored, problem) = settings::load(&folders);
    let (tongue, own) = language::assemble(&folders, args.look.lang.as_deref(), &stored);
    let (keys, key_problem) = settings::load_keys(&folders);
    let given = given(&args);
    let settings = given.over(&stored);
    palette::wear(settings.palette);
    let (learner, progress_problem) = academy::load(&folders);
    let (book, book_problem) = statistics::load(&folders);
    let mut app = App::new();
    engine(&mut app, window(&settings, args.look.windowed.flatten()));
    app.add_plugins((EguiPlugin::default(), TablePlugin, BoardPlugin, SoundPlugin, AppPlugin, title::TitlePlugin));
    run_in_line(&mut app);
    let mut front = Front { unsaved: save_settings::trouble(&folders), ..Front::default() };
    for problem in problem.into_iter().chain(key_problem).chain(progress_problem) {
        if matches!(problem, Problem::Newer { .. }) {
            front.unsaved = Some(problem.words());
        }
        front.toasts.push(Toast::trouble(problem.words()));
    }
    front.toasts.extend(own.into_iter().map(Toast::trouble));
    if let Some(verbosity) = args.narrate {
        app.insert_resource(narrate::Narration::to_terminal(verbosity));
    }
    front.toasts.extend(book_problem);
    front.draft.setup = settings.setup.clone();
    front.draft.seed = args.seed.map(|seed| seed.to_string()).unwrap_or_default();
    // A match that is asked for is what the player wants to go on with.
    if let Some(report) = crash::unread(&folders).filter(|_| args.game.is_none()) {
        front.overlays.push(Overlay::AfterCrash(report));
    }
    if first && !learner.0.offered && args.game.is_none() && args.lesson.is_none() && !args.new {
        front.overlays.push(Overlay::FirstStart);
    }
    app.insert_resource(front)
        .insert_resource(learner)
        .insert_resource(book)
        .insert_resource(Saves(Arc::new(Store::new(&folders.data, SAVED))))
        .insert_resource(folders)
        .insert_resource(save_settings::Stored(stored))
        .insert_resource(given)
        .insert_resource(settings)
        .insert_resource(tongue)
        .insert_resource(keys);
    if let Some(file) = args.look.screenshot {
        app.insert_resource(screenshot::Portrait { file, quit: args.look.then_quit, ready: Some(0) });
    }
    if let Some(game) = args.game {
        matches::open(app.world_mut(), game);
    } else if args.new {
        // As the button of the set-up screen: what cannot be played is said.
        app.world_mut().write_message(Asked(UiIntent::Start));
    }
    if let Some(id) = args.lesson {
        academy::open(app.world_mut(), id);
    }
    if let Some(puzzle) = args.puzzle {
        puzzles::open_own(app.world_mut(), *puzzle);
    }
    app
}

/// Lets the systems of a frame run one after another. They are many and small: handing each to a thread and waking that
/// takes several times as long as what it does, and two thirds of a quiet frame went there. Drawing, thinking, saving and
/// loading keep their threads.
fn run_in_line(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// The engine's threads: opponents think one at a time beside pictures and shaders that are made ready, so that even
/// on two cores there is a second thread for those.
#[must_use]
pub fn task_pools() -> TaskPoolPlugin {
    let mut plugin = TaskPoolPlugin::default();
    let beside = &mut plugin.task_pool_options.async_compute;
    beside.min_threads = beside.min_threads.max(2);
    plugin
}

/// What the command line asks for in place of what the player chose.
fn given(args: &WindowArgs) -> Given {
    Given {
        window_kind: match (&args.look.windowed, args.look.fullscreen) {
            (Some(_), _) => Some(WindowKind::Windowed),
            (None, true) => Some(WindowKind::Borderless),
            (None, false) => None,
        },
        ui_scale: args.look.scale,
        mute: args.look.mute.then_some(true),
        animation: args.look.speed.as_deref().and_then(Animation::from_word),
        reduced_motion: args.look.reduced_motion.then_some(true),
    }
}

fn window(settings: &Settings, asked: Option<(u32, u32)>) -> Window {
    let kind = match settings.window_kind {
        // The engine knows no screens before it has opened a window; [`window::follow`] takes the screen then.
        WindowKind::Fullscreen => WindowKind::Borderless,
        kind => kind,
    };
    let (width, height) = asked.unwrap_or(settings.window);
    Window {
        title: text("ui-title"),
        name: Some("orrery".to_owned()),
        resolution: WindowResolution::new(width, height),
        mode: window::mode(kind, MonitorSelection::Current),
        present_mode: PresentMode::AutoVsync,
        ..default()
    }
}

/// The panels of the screen are shown, in egui's pass.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ShowPanels;

/// Screens, panels and keys. Needs the engine's default plugins, egui, the table and the board.
pub struct AppPlugin;

/// What is done around the table's own pass.
fn add_turn_systems(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), matches::enter_title)
        .add_systems(
            Update,
            (
                display::dress,
                keys::read,
                run_intents::act,
                language::follow.run_if(resource_changed::<Settings>),
                display::apply.run_if(resource_changed::<Settings>),
                seats::wait_for_choice,
                academy::act_out,
                puzzles::act_out,
                coach::follow,
                replay::play_on.run_if(resource_exists::<replay::Viewer>),
                replay::pace,
                match_log::close_requested,
            )
                .chain()
                .before(RunTable),
        )
        .add_systems(
            Update,
            (
                match_log::watch,
                match_log::tick,
                focus::rest,
                thinking_line::tell,
                coach::sketch,
                (academy::closed, codex_example::closed, puzzles::closed, replay::closed),
                (puzzles::follow, statistics::notice, statistics::count).chain(),
                academy::notice,
                academy::go_on,
                academy::attend,
            )
                .chain()
                .after(RunTable),
        );
}

/// What the screens remember, and the messages they hear.
fn hold(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Front>()
        .init_resource::<Play>()
        .init_resource::<academy::Learner>()
        .init_resource::<book::Book>()
        .init_resource::<statistics::Ended>()
        .init_resource::<codex::Desk>()
        .init_resource::<display::Dressed>()
        .init_resource::<language::Tongue>()
        .init_resource::<input::gamepad::PadWishes>()
        .init_resource::<save_settings::Stored>()
        .init_resource::<Given>()
        .init_resource::<screenshot::Shots>()
        .init_resource::<window::Screens>()
        .init_resource::<input::gamepad::PadKeys>()
        .init_resource::<focus::FocusGrid>()
        .init_resource::<mirror::Mirror>()
        .init_resource::<input::key_labels::Faces>()
        .init_resource::<idle::wake::PadWatch>()
        .init_resource::<settings::LastDevice>()
        .add_message::<bevy::a11y::ActionRequest>()
        .init_resource::<Settings>()
        .init_resource::<settings::keys::KeyMap>()
        .insert_resource(WinitSettings::desktop_app())
        .add_message::<Asked>();
}

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        hold(app);
        add_turn_systems(app);
        app.add_systems(
            PreUpdate,
            (idle::modifiers::unchanged_modifiers, focus::route, focus::forward_requests, press::steady)
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(PreUpdate, focus::notice_device.after(InputSystems).before(input::gamepad::read))
        .add_systems(PostUpdate, (mirror::retell, input::key_labels::follow).before(EguiPostUpdateSet::EndPass))
        .add_systems(First, (mirror::tell_readers, idle::wake::watch_pads, idle::wake::watch_readers))
        .add_systems(PostUpdate, display::fit.before(EguiPostUpdateSet::EndPass))
        .add_systems(PostUpdate, sounds::notice.after(EguiPostUpdateSet::EndPass).before(crate::sound::listen))
        .add_systems(PreUpdate, input::gamepad::read.after(InputSystems).before(EguiPreUpdateSet::ProcessInput))
        .add_systems(Last, display::pace_frames)
        .add_systems(
            PreUpdate,
            input::rebind::capture.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Update, (icon::wear, window::count_screens, window::be_sane, window::follow).chain())
        .add_systems(Update, (state::look_out, override_warnings::tell.run_if(|| !crate::loose::troubles().is_empty())))
        .add_systems(
            Update,
            (screenshot::finish, screenshot::portrait.run_if(resource_exists::<screenshot::Portrait>)).chain(),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (focus::steer, draw_panels::show.in_set(ShowPanels), focus::ring)
                .chain()
                .run_if(resource_equals(display::Dressed(true))),
        )
        .add_systems(PostUpdate, (focus::follow, covered::follow).after(EguiPostUpdateSet::EndPass))
        .add_systems(PostUpdate, narrate::narrate_focus.after(EguiPostUpdateSet::PostProcessOutput))
        .add_systems(Last, narrate::narrate);
    }
}
