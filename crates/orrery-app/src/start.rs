//! Assembles the program from its plugins, its files and the command line, and runs it.

use std::process::ExitCode;
use std::sync::Arc;

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PresentMode, WindowResolution};
use bevy_egui::EguiPlugin;

use super::game_registry::{GameManifest, GameRegistry};
use super::state::{MenuState, UiRequest};
use super::{AppPlugin, academy, crash, language, narrate, preflight, save_settings, screenshot, title, window};
use orrery_board::BoardPlugin;
use orrery_board::sky::memory;
use orrery_cli::{AnyGameValue, GameInfo, NO_WINDOW, WRONG_USAGE, WindowArgs, tell};
use orrery_core::FIRST_GAME;
use orrery_locale::{self as locale, text, text_args};
use orrery_record::save::{DataFolderLock, SaveStore};
use orrery_settings::palette::{self, PaletteName};
use orrery_settings::{
    self as settings, AnimationSpeed, AppFolders, FileProblem, Settings, SettingsOverrides, WindowKind,
};
use orrery_sound::{SoundOutputPlugin, SoundPlugin};
use orrery_table::SharedSaveStore;
use orrery_ui::{OrreryRotationRequest, Overlay, ScreenRequest, Toast, UiIntent};

/// Opens the window and runs until it is closed.
///
/// Returns exit status 0, or 2 for an unknown language, 3 if no window can be opened, or 4 if a requested screenshot cannot be
/// written.
pub fn run(registry: GameManifest, args: WindowArgs) -> ExitCode {
    let folders = AppFolders::new(args.look.data_dir.as_deref());
    if let Err(reason) = language::begin(&folders, args.look.lang.as_deref()) {
        tell(&format!("error: {reason}"));
        return ExitCode::from(WRONG_USAGE);
    }
    if let Some(backend) = &args.look.backend
        && let Err(reason) = preflight::backend(backend)
    {
        tell(&format!("error: {reason}"));
        return ExitCode::from(NO_WINDOW);
    }
    if let Err(reason) = preflight::display() {
        tell(&reason);
        return ExitCode::from(NO_WINDOW);
    }
    crash::install(&folders);
    let mute = args.look.mute;
    let mut app = assemble(registry, args, folders, |app, window| {
        let window = WindowPlugin { primary_window: Some(window), close_when_requested: false, ..default() };
        app.add_plugins(DefaultPlugins.set(window).set(task_pools()));
    });
    if !mute {
        match preflight::sound() {
            Ok(()) => {
                app.add_plugins(SoundOutputPlugin);
            }
            Err(reason) => warn!("{reason}"),
        }
    }
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Assembles the whole program with its files in `folders`. `engine` adds the engine's default plugins with the given window.
pub fn assemble(
    registry: GameManifest,
    args: WindowArgs,
    folders: AppFolders,
    engine: impl FnOnce(&mut App, Window),
) -> App {
    // This has to happen before the graphics driver is loaded and the first picture is unpacked.
    memory::lower_mmap_threshold();
    let hold = DataFolderLock::on(&folders.data);
    let taken = hold.take().err().map(|_| text("ui-files-taken"));
    let first = !folders.settings().exists();
    let (stored, problem) = settings::load(&folders, (registry.setups)());
    let (tongue, own) = language::assemble(&folders, args.look.lang.as_deref(), &stored);
    let (keys, key_problem) = settings::load_keys(&folders, registry.keys);
    let given = given(&args);
    let settings = given.over(&stored);
    palette::wear(settings.palette);
    locale::name_by_shape(settings.palette == PaletteName::Greyscale);
    let (learner, progress_problem) = academy::load(&folders);
    let mut app = App::new();
    let (window, too_large) = window(&settings, args.look.windowed.flatten());
    engine(&mut app, window);
    app.add_plugins((EguiPlugin::default(), BoardPlugin, SoundPlugin, AppPlugin));
    let book_problems: Vec<Toast> = registry.hosts.iter().filter_map(|host| host().add(&mut app, &folders)).collect();
    app.init_resource::<GameRegistry>().world_mut().resource_mut::<GameRegistry>().set_games(registry.games);
    run_in_line(&mut app);
    let problems = problem.into_iter().chain(key_problem).chain(progress_problem);
    let mut front = told_first(taken, too_large, &folders, problems);
    front.toasts.extend(own.into_iter().map(Toast::trouble).chain(book_problems));
    if let Some(verbosity) = args.narrate {
        app.insert_resource(narrate::Narration::to_terminal(verbosity));
    }
    let on_title = |game: &GameInfo| game.released || Some(game.key) == args.named;
    app.insert_resource(title::TitleGameList::of(registry.games, on_title));
    if let Some(dyn_game) = app.world().resource::<GameRegistry>().of(args.named.unwrap_or(FIRST_GAME)) {
        front.draft = dyn_game.last_setup(&settings.setups, &args.options);
    }
    front.draft.seed = args.seed.map(|seed| seed.to_string()).unwrap_or_default();
    // A match named on the command line takes precedence over the offer to continue after a crash.
    if let Some(report) = crash::unread(&folders).filter(|_| args.game.is_none()) {
        front.overlays.push(Overlay::AfterCrash(report));
    }
    let opens = args.opens();
    if first && !learner.0.offered && !opens && args.named.is_none() {
        front.overlays.push(Overlay::FirstStart);
    }
    // The player reads a crash report before the set-up screen opens.
    let sets_up = args.named.filter(|_| !opens && front.overlays.is_empty());
    app.insert_resource(front)
        .insert_resource(learner)
        .insert_resource(SharedSaveStore(Arc::new(
            SaveStore::new(&folders.data, registry.games.saved()).held(hold.clone()),
        )))
        .insert_resource(save_settings::FolderLock(hold))
        .insert_resource(folders)
        .insert_resource(save_settings::StoredSettings(stored))
        .insert_resource(given)
        .insert_resource(settings)
        .insert_resource(tongue)
        .insert_resource(keys);
    if let Some(file) = args.look.screenshot {
        app.insert_resource(screenshot::ScreenshotRequest { file, quit: args.look.then_quit, ready: Some(0) });
    }
    if let Some(named) = sets_up {
        app.world_mut().write_message(UiRequest(UiIntent::Turn(OrreryRotationRequest::To(named))));
        app.world_mut().write_message(UiRequest(UiIntent::Go(ScreenRequest::Setup)));
    }
    begin(app.world_mut(), args.game, args.new, args.lesson, args.puzzle);
    app
}

/// Returns the menu state with the messages for the start: that another program holds the player's folder, that the window is
/// smaller than requested, and that files cannot be used. The first two are also written to the terminal.
fn told_first(
    taken: Option<String>,
    too_large: Option<String>,
    folders: &AppFolders,
    problems: impl Iterator<Item = FileProblem>,
) -> MenuState {
    let unsaved = taken.clone().or_else(|| save_settings::trouble(folders));
    let mut front = MenuState { unsaved, ..MenuState::default() };
    for words in taken.into_iter().chain(too_large) {
        eprintln!("{words}");
        front.toasts.push(Toast::trouble(words));
    }
    for problem in problems {
        if matches!(problem, FileProblem::Newer { .. }) {
            front.unsaved = Some(problem.words());
        }
        front.toasts.push(Toast::trouble(problem.words()));
    }
    front
}

/// Opens the match, set-up, lesson or puzzle that the command line requests.
fn begin(
    world: &mut World,
    game: Option<AnyGameValue>,
    new: bool,
    lesson: Option<AnyGameValue>,
    puzzle: Option<AnyGameValue>,
) {
    let hosts = world.resource::<GameRegistry>().clone();
    let mut commands = world.commands();
    if let Some(game) = game {
        if let Some(host) = hosts.of(game.game()) {
            host.begin(&mut commands, game);
        }
    } else if new {
        // This is the request of the set-up screen's button, so an unplayable set-up is reported in the same way.
        commands.write_message(UiRequest(UiIntent::Start));
    }
    if let Some((host, lesson)) = lesson.and_then(|lesson| Some((hosts.of(lesson.game())?, lesson))) {
        host.open_lesson(&mut commands, lesson);
    }
    if let Some((host, puzzle)) = puzzle.and_then(|puzzle| Some((hosts.of(puzzle.game())?, puzzle))) {
        host.open_puzzle(&mut commands, puzzle);
    }
    world.flush();
}

/// Makes the systems of a frame run one after another. They are many and small: waking a thread for each takes several times as
/// long as the work itself. Drawing, thinking, saving and loading keep their threads.
fn run_in_line(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Configures the engine's thread pools. An opponent's thinking takes one thread; even on two cores a second thread remains for
/// preparing pictures and shaders.
pub fn task_pools() -> TaskPoolPlugin {
    let mut plugin = TaskPoolPlugin::default();
    let beside = &mut plugin.task_pool_options.async_compute;
    beside.min_threads = beside.min_threads.max(2);
    plugin
}

/// Returns the settings that the command line overrides.
fn given(args: &WindowArgs) -> SettingsOverrides {
    SettingsOverrides {
        window_kind: match (&args.look.windowed, args.look.fullscreen) {
            (Some(_), _) => Some(WindowKind::Windowed),
            (None, true) => Some(WindowKind::Borderless),
            (None, false) => None,
        },
        ui_scale: args.look.scale,
        mute: args.look.mute.then_some(true),
        animation: args.look.speed.as_deref().and_then(AnimationSpeed::from_word),
        reduced_motion: args.look.reduced_motion.then_some(true),
    }
}

/// The maximum side length of a window in pixels; every graphics card can draw it.
const LONGEST_SIDE: u32 = 8_192;

/// Limits a size to what every graphics card can draw. The flag is true if the result differs from the given size.
fn drawable((width, height): (u32, u32)) -> ((u32, u32), bool) {
    let size = (width.min(LONGEST_SIDE), height.min(LONGEST_SIDE));
    (size, size != (width, height))
}

/// Returns the window, and a message if its size was limited.
fn window(settings: &Settings, asked: Option<(u32, u32)>) -> (Window, Option<String>) {
    let kind = match settings.window_kind {
        // The engine knows the screens only once a window is open; [`window::follow`] then switches to full screen.
        WindowKind::Fullscreen => WindowKind::Borderless,
        kind => kind,
    };
    let wanted = asked.unwrap_or(settings.window);
    let ((width, height), cut) = drawable(wanted);
    let size = |(width, height): (u32, u32)| format!("{width} × {height}");
    let args = [("asked", size(wanted).into()), ("size", size((width, height)).into())];
    let told = cut.then(|| text_args("ui-window-bounded", &args));
    let window = Window {
        title: text("ui-title"),
        name: Some("orrery".to_owned()),
        resolution: WindowResolution::new(width, height),
        mode: window::mode(kind, MonitorSelection::Current),
        present_mode: PresentMode::AutoVsync,
        ..default()
    };
    (window, told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn window_size_is_limited_to_the_largest_drawable_side() {
        assert_eq!(drawable((1280, 720)), ((1280, 720), false));
        assert_eq!(drawable((16_384, 720)), ((8_192, 720), true));
        let settings = Settings { window: (16_384, 16_384), ..Settings::default() };
        let (window, told) = window(&settings, None);
        assert!(window.resolution.physical_width() <= LONGEST_SIDE && told.is_some());
        assert_eq!(super::window(&settings, Some((640, 480))).1, None, "what is asked for counts");
    }
}
