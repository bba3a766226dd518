//! Runs the whole program without a window, sets up a scene, and renders it.

use std::path::Path;

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::GalleryFlags;
use super::error::GalleryError;
use crate::codex::CodexState;
use crate::focus::{FocusRequest, FocusState};
use crate::game::Game;
use crate::game_registry::GameManifest;
use crate::input::screen_keyboard::WindowKeyboard;
use crate::offscreen::{OffscreenApp, RenderTimeout, add_engine};
use crate::save_settings::change_settings;
use crate::state::{ActiveGame, MenuState, UiRequest};
use crate::title::{self, TitleGameList};
use crate::{assemble, matches};
use orrery_board::{ArtImages, BoardViewport, HoveredTargets, MotionActive, SkyReady, TargetId, TitleOrrery, camera};
use orrery_cli::{AppearanceFlags, GameList, WindowArgs};
use orrery_core::GameKey;
use orrery_core::Rules as _;
use orrery_learn::game_types;
use orrery_record::Match;
use orrery_settings::palette::PaletteName;
use orrery_settings::{AnimationSpeed, AppFolders, InterruptionPause, LastInputDevice, Settings, SkyQuality};
use orrery_table::{MatchStatus, SubmitOrder, Table};
use orrery_ui::gallery::{GalleryDriver, GameScene};
use orrery_ui::{RemapState, ScreenRequest, SettingsIntent, SetupDraft, UiIntent};

/// The number of frames after which a request has been carried out and all its consequences have been drawn.
const SETTLE: usize = 4;

/// The maximum number of frames to wait for background work.
const PATIENCE: usize = 100_000;

/// The program without a window, brought from scene to scene by the gallery.
pub struct GalleryApp {
    canvas: OffscreenApp,
    camera: Entity,
    chosen: Settings,
    games: GalleryGames,
    _files: tempfile::TempDir,
}

impl GalleryApp {
    /// Creates the program with the requested size and settings. Its files are in a temporary folder that is deleted with it.
    ///
    /// # Errors
    /// Returns an error if the requested palette or sky is unknown, or if the folder cannot be created.
    pub fn new(games: GalleryGames, asked: &GalleryFlags) -> Result<Self, GalleryError> {
        Self::build(games, asked, true)
    }

    /// Creates the program like [`Self::new`], but without rendering, for machines that cannot render. It reaches all scenes, but
    /// returns no pictures.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Self::new`].
    pub fn blind(games: GalleryGames, asked: &GalleryFlags) -> Result<Self, GalleryError> {
        Self::build(games, asked, false)
    }

    fn build(games: GalleryGames, asked: &GalleryFlags, paints: bool) -> Result<Self, GalleryError> {
        let palette =
            PaletteName::from_word(&asked.palette).ok_or_else(|| GalleryError::NoPalette(asked.palette.clone()))?;
        let files = tempfile::tempdir().map_err(|error| GalleryError::File(error.to_string()))?;
        let (width, height) = asked.size;
        let windowed = Some(Some(asked.size));
        let look = AppearanceFlags { windowed, mute: true, lang: Some(asked.lang.clone()), ..default() };
        let args = WindowArgs { seed: Some(1), look, ..default() };
        let folders = AppFolders::new(Some(files.path()));
        let app = assemble(games.registry, args, folders, |app, window| add_engine(app, Some(window), paints));
        let mut canvas = OffscreenApp::of(app, UVec2::new(width, height));
        games.shown.iter().for_each(|game| game().freeze_opponents(canvas.world()));
        let eye = if paints {
            let target = canvas.target();
            canvas.world().spawn((camera(), target)).id()
        } else {
            // Stands in for the window's camera, so that key presses reach the panels.
            canvas.world().spawn(camera()).id()
        };
        let chosen = Settings {
            animation: AnimationSpeed::Off,
            reduced_motion: true,
            moments: InterruptionPause::Off,
            remarks: false,
            palette,
            language: Some(asked.lang.clone()),
            sky: sky(&asked.sky)?,
            ui_scale: asked.scale.unwrap_or_else(|| Settings::default().ui_scale),
            ..Settings::default()
        };
        let mut studio = Self { canvas, camera: eye, chosen, games, _files: files };
        studio.settings(|_| ());
        studio.wait(if paints { art_is_ready } else { pieces_are_ready });
        Ok(studio)
    }

    /// Brings the program to a scene and renders it.
    ///
    /// # Errors
    /// Returns an error if the renderer returns no picture.
    pub fn paint(&mut self, scene: &GalleryScene) -> Result<Image, RenderTimeout> {
        self.visit(scene);
        self.canvas.picture()
    }

    /// Brings the program from any state to a scene. Only the final state is rendered, because a large picture takes seconds to
    /// render in software.
    pub fn visit(&mut self, scene: &GalleryScene) {
        self.look(false);
        leave(self);
        self.turn_to(scene.game);
        (scene.play)(self);
        self.canvas.pass(SETTLE);
        self.look(true);
        self.canvas.pass(1);
    }

    /// Switches rendering on or off.
    fn look(&mut self, open: bool) {
        if let Some(mut camera) = self.canvas.world().get_mut::<Camera>(self.camera) {
            camera.is_active = open;
        }
    }

    /// Renders every requested scene to a PNG file in `folder`, and calls `told` with the path of each file.
    ///
    /// # Errors
    /// Returns an error if the renderer returns no picture, or if a file cannot be written.
    pub fn paint_all(
        &mut self,
        wanted: &[&GalleryScene],
        folder: &Path,
        mut told: impl FnMut(&Path),
    ) -> Result<(), GalleryError> {
        std::fs::create_dir_all(folder)
            .map_err(|error| GalleryError::File(format!("{}: {error}", folder.display())))?;
        for scene in wanted {
            let picture = self.paint(scene)?;
            let file = folder.join(format!("{}.png", scene.name));
            write(picture, &file)?;
            told(&file);
        }
        Ok(())
    }

    /// Runs this number of frames.
    pub fn pass(&mut self, frames: usize) {
        self.canvas.pass(frames);
    }

    /// Returns the games of the program.
    pub(super) const fn games(&self) -> GameList {
        self.games.registry.games
    }

    /// Returns the program's [`World`], to inspect a scene.
    pub fn world(&mut self) -> &mut World {
        self.canvas.world()
    }

    /// Returns the render world, for inspecting the extracted data, or `None` if the program does not render.
    pub fn drawn(&self) -> Option<&World> {
        self.canvas.drawn()
    }

    /// Turns the title's orrery to the game of a scene, even if that game is not released.
    fn turn_to(&mut self, key: GameKey) {
        let cards = TitleGameList::of(self.games(), |game| game.released || game.key == key);
        self.world().insert_resource(cards);
        self.world().insert_resource(ActiveGame(key));
        self.settings(|_| ());
        let mut instrument = self.world().resource_mut::<TitleOrrery>();
        if title::near(&instrument) != Some(key) {
            title::bring_near(&mut instrument, key);
        }
    }

    /// Waits for all consequences of an action, including the art of an opened match.
    pub(super) fn settle(&mut self) {
        self.canvas.pass(SETTLE);
        if !pieces_are_ready(self.canvas.world()) {
            self.wait(pieces_are_ready);
        }
    }

    /// Makes a request as a panel or a key does, and waits until it is carried out.
    pub(super) fn ask(&mut self, intent: UiIntent) {
        self.world().write_message(UiRequest(intent));
        self.settle();
    }

    /// Moves the keyboard focus to `target`.
    fn stand_on(&mut self, target: TargetId) {
        *self.world().resource_mut::<LastInputDevice>() = LastInputDevice::Keyboard;
        self.world().resource_mut::<FocusState>().push(FocusRequest::To(target));
        self.settle();
    }

    /// Opens the on-screen keyboard with a gamepad, for the focused text field.
    pub(super) fn write_by_pad(&mut self) {
        *self.world().resource_mut::<LastInputDevice>() = LastInputDevice::Pad;
        self.settle();
        let mut contexts = self.world().query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let Ok(ctx) = contexts.single_mut(self.world()).map(|mut context| context.get_mut().clone()) else { return };
        self.world().resource_mut::<WindowKeyboard>().open_for_focus(&ctx);
        self.settle();
    }

    /// Moves the keyboard focus to a game on the title screen.
    pub(super) fn point_at_game(&mut self, key: GameKey) {
        *self.world().resource_mut::<LastInputDevice>() = LastInputDevice::Keyboard;
        self.world().resource_mut::<FocusState>().push(FocusRequest::Game(key));
        self.settle();
    }

    pub(super) fn front(&mut self, change: impl FnOnce(&mut MenuState)) {
        change(&mut self.world().resource_mut::<MenuState>());
    }

    /// Applies the gallery's settings with a change that lasts until the next scene.
    pub(super) fn settings(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.chosen.clone();
        change(&mut settings);
        self.world().commands().run_system_cached_with(change_settings, settings);
        self.world().flush();
        self.settle();
    }

    /// Opens a match and lifts the curtain if there is one. A `game` of `None` means wrong scene data, which a test rules out.
    pub(super) fn open<G: Game>(&mut self, game: Option<Match<G::Rules>>) {
        self.open_as_found::<G>(game);
        if self.world().get_resource::<MatchStatus>().is_some_and(|now| now.covered) {
            self.ask(UiIntent::CloseBanner);
        }
    }

    /// Opens a match without lifting the curtain between two people with different knowledge.
    pub(super) fn open_as_found<G: Game>(&mut self, game: Option<Match<G::Rules>>) {
        if let Some(game) = game {
            matches::open::<G>(self.world(), game);
        }
        self.settle();
    }

    /// Runs frames until `done` returns true for the program's world, to wait for background work. Gives up after [`PATIENCE`]
    /// frames.
    pub(super) fn wait(&mut self, done: impl Fn(&World) -> bool) {
        for _ in 0..PATIENCE {
            if done(self.canvas.world()) {
                break;
            }
            std::thread::yield_now();
            self.canvas.pass(1);
        }
        self.settle();
    }
}

fn pieces_are_ready(world: &World) -> bool {
    world.resource::<ArtImages>().all_ready()
}

/// Reports whether the art has been drawn in the requested palette and size.
fn art_is_ready(world: &World) -> bool {
    let pieces = world.resource::<ArtImages>().is_up_to_date(world.resource::<BoardViewport>().density());
    pieces && world.resource::<SkyReady>().0
}

fn write(image: Image, file: &Path) -> Result<(), GalleryError> {
    let told = |error: &dyn std::fmt::Display| GalleryError::File(format!("{}: {error}", file.display()));
    let picture = image.try_into_dynamic().map_err(|error| told(&error))?;
    picture.to_rgb8().save(file).map_err(|error| told(&error))
}

impl<G: Game> GalleryDriver<G> for GalleryApp {
    fn open(&mut self, game: Option<Match<G::Rules>>) {
        GalleryApp::open::<G>(self, game);
    }

    fn ask(&mut self, intent: UiIntent) {
        GalleryApp::ask(self, intent);
    }

    fn pick(&mut self, target: game_types::ClickTarget<G>) {
        self.ask(UiIntent::Pick(G::id(target)));
    }

    fn stand(&mut self, target: game_types::ClickTarget<G>) {
        self.stand_on(G::id(target));
    }

    fn give(&mut self, order: game_types::Order<G>) {
        let given = |world: &World| world.get_resource::<Table<G::Rules>>().map(Table::orders_given);
        let before = given(self.world());
        self.world().write_message(SubmitOrder::<G::Rules>::order(order));
        self.wait(|world| given(world) != before && !world.resource::<MotionActive>().0);
    }

    fn view(&mut self) -> Option<game_types::View<G>> {
        self.world().get_resource::<Table<G::Rules>>().map(|table| *table.view())
    }
}

/// A game in the gallery, with its type erased.
pub trait GalleryGame: Send + Sync {
    /// Returns the key of the game.
    fn key(&self) -> GameKey;

    /// Returns the shared scenes, shown with this game.
    fn shared_scenes(&self) -> Vec<GalleryScene>;

    /// Inserts the game's own scenes, each after the shared scene that it names and after the scenes that other games have
    /// inserted there.
    fn add_game_scenes(&self, all: &mut Vec<GalleryScene>);

    /// Returns a scene for each step of each lesson.
    fn lesson_steps(&self) -> Vec<GalleryScene>;

    /// Gives the game opponents that never decide, so that scenes do not change.
    fn freeze_opponents(&self, world: &mut World);

    /// Clears the game's statistics.
    fn forget(&self, world: &mut World);
}

/// The games of a program with the gallery's data for each.
#[derive(Clone, Copy)]
pub struct GalleryGames {
    /// The registry from which the program is assembled.
    pub registry: GameManifest,
    /// The games in the order of the title screen.
    pub shown: &'static [fn() -> &'static dyn GalleryGame],
}

/// A scene of the gallery: a named state of the program that can be rendered.
pub struct GalleryScene {
    /// The name of the scene, on the command line and in file names.
    pub name: String,
    /// The game shown in the scene.
    pub game: GameKey,
    /// The name of the shared scene after which a game's own scene is listed; empty for a shared scene.
    pub(super) after: &'static str,
    /// The function that brings the program to the scene from the title screen.
    play: Box<dyn Fn(&mut GalleryApp) + Send + Sync>,
}

impl GalleryScene {
    /// Creates a shared scene, shown with the game `G`.
    pub(super) fn new<G: Game>(
        name: impl Into<String>,
        play: impl Fn(&mut GalleryApp) + Send + Sync + 'static,
    ) -> Self {
        GalleryScene { name: name.into(), game: G::Rules::KEY, after: "", play: Box::new(play) }
    }

    /// Creates a scene that only `G` has, listed after the shared scene `after`.
    pub(super) fn own<G: Game>(own: &'static GameScene<G>, after: &'static str) -> Self {
        GalleryScene { after, ..Self::new::<G>(own.name, |studio| (own.play)(studio)) }
    }
}

/// Builds shared scenes for a game.
macro_rules! scenes {
    ($game:ident: $($name:literal => $play:expr),+ $(,)?) => { vec![$(GalleryScene::new::<$game>($name, $play)),+] };
}
pub(super) use scenes;

/// Clears everything that the previous scene left behind, and returns to the title screen.
fn leave(studio: &mut GalleryApp) {
    studio.front(|front| {
        front.overlays.clear();
        front.toasts.clear();
        front.saves.clear();
        front.waiting.clear();
        front.remap = RemapState::Rest;
        front.draft = SetupDraft::default();
    });
    studio.ask(UiIntent::Go(ScreenRequest::Title));
    studio.ask(UiIntent::Options(SettingsIntent::ResetAll));
    let shown = studio.games.shown;
    let world = studio.world();
    world.insert_resource(CodexState::default());
    world.resource_mut::<WindowKeyboard>().close();
    *world.resource_mut::<LastInputDevice>() = LastInputDevice::Mouse;
    world.resource_mut::<HoveredTargets>().keys = None;
    shown.iter().for_each(|game| game().forget(world));
}

/// Parses the sky's detail level.
fn sky(word: &str) -> Result<SkyQuality, GalleryError> {
    match word {
        "auto" => Ok(SkyQuality::Auto),
        "full" => Ok(SkyQuality::Full),
        "plain" => Ok(SkyQuality::Plain),
        _ => Err(GalleryError::NoSky(word.to_owned())),
    }
}
