//! The whole program without a window, brought to a scene and painted.

use crate::games::alien_frontiers::AlienFrontiers;
use std::path::Path;

use bevy::prelude::*;

use super::GalleryArgs;
use super::error::GalleryError;
use crate::app::academy::Learner;
use crate::app::canvas::{Canvas, NoPicture, add_engine};
use crate::app::codex::Desk;
use crate::app::focus::{FocusGrid, Move};
use crate::app::state::{Asked, Front};
use crate::app::title::TitleCards;
use crate::app::{assemble, matches, run_intents};
use crate::board::SkyReady;
use crate::board::{BoardView, Hovered, Pieces, camera};
use crate::cli::{LookFlags, WindowArgs};
use crate::core::GameKey;
use crate::games::alien_frontiers::academy::LessonId;
use crate::games::alien_frontiers::record::Match;
use crate::games::alien_frontiers::table::plan::{Plan, Target};
use crate::games::alien_frontiers::table::{Mind, Table};
use crate::palette::PaletteName;
use crate::panels::{CodexAsk, OptionsIntent, UiIntent};
use crate::settings::{Animation, Folders, LastDevice, Settings, Sky};

/// Frames after a request until everything it leads to has been done and drawn.
const SETTLE: usize = 4;

/// Frames that what is computed beside them may take.
const PATIENCE: usize = 100_000;

/// The program in a room without windows.
pub struct Studio {
    canvas: Canvas,
    camera: Entity,
    chosen: Settings,
    _files: tempfile::TempDir,
}

impl Studio {
    /// The program at the size and with the settings asked for, its files in a folder of its own that goes with it.
    ///
    /// # Errors
    /// When there is no such palette, or that folder cannot be made.
    pub fn new(asked: &GalleryArgs) -> Result<Self, GalleryError> {
        Self::build(asked, true)
    }

    /// The same where nothing can be painted: the scenes are there, but no picture of them.
    ///
    /// # Errors
    /// As of [`Self::new`].
    pub fn blind(asked: &GalleryArgs) -> Result<Self, GalleryError> {
        Self::build(asked, false)
    }

    fn build(asked: &GalleryArgs, paints: bool) -> Result<Self, GalleryError> {
        let palette =
            PaletteName::from_word(&asked.palette).ok_or_else(|| GalleryError::NoPalette(asked.palette.clone()))?;
        let files = tempfile::tempdir().map_err(|error| GalleryError::File(error.to_string()))?;
        let (width, height) = asked.size;
        let windowed = Some(Some(asked.size));
        let look = LookFlags { windowed, mute: true, lang: Some(asked.lang.clone()), ..default() };
        let args = WindowArgs { seed: Some(1), look, ..default() };
        let app = assemble(args, Folders::new(Some(files.path())), |app, window| add_engine(app, Some(window), paints));
        let mut canvas = Canvas::of(app, UVec2::new(width, height));
        // Opponents never come to a decision: their scenes stand still.
        canvas.world().insert_resource(Mind::new(|_, _, _, watch| {
            while !watch.stopped() {
                std::thread::park_timeout(std::time::Duration::from_millis(5));
            }
            crate::games::alien_frontiers::ai::Plan::default()
        }));
        let eye = if paints {
            let target = canvas.target();
            canvas.world().spawn((camera(), target)).id()
        } else {
            // Of the window, whose keys then reach the panels.
            canvas.world().spawn(camera()).id()
        };
        let chosen = Settings {
            animation: Animation::Off,
            reduced_motion: true,
            palette,
            language: Some(asked.lang.clone()),
            sky: sky(&asked.sky)?,
            ui_scale: asked.scale.unwrap_or_else(|| Settings::default().ui_scale),
            ..Settings::default()
        };
        let mut studio = Self { canvas, camera: eye, chosen, _files: files };
        studio.settings(|_| ());
        studio.wait(if paints { art_is_ready } else { pieces_are_ready });
        Ok(studio)
    }

    /// Brings the program to a scene and paints it.
    ///
    /// # Errors
    /// When no picture comes back.
    pub fn paint(&mut self, scene: &Scene) -> Result<Image, NoPicture> {
        self.visit(scene);
        self.canvas.picture()
    }

    /// Brings the program from wherever it is to a scene. Only what it comes to in the end is painted: a large picture takes
    /// a processor that paints in software seconds.
    pub fn visit(&mut self, scene: &Scene) {
        self.look(false);
        leave(self);
        self.settings(|_| ());
        match scene.play {
            Play::Scene(play) => play(self),
            Play::Lesson(id, at) => step(self, id, at),
        }
        self.canvas.pass(SETTLE);
        self.look(true);
        self.canvas.pass(1);
    }

    /// Opens or closes the eye that what happens is painted for.
    fn look(&mut self, open: bool) {
        if let Some(mut camera) = self.canvas.world().get_mut::<Camera>(self.camera) {
            camera.is_active = open;
        }
    }

    /// Paints every scene asked for into `folder`, a PNG file each, and tells of each.
    ///
    /// # Errors
    /// When a scene is not known, a picture does not come, or a file cannot be written.
    pub fn paint_all(
        &mut self,
        wanted: &[&Scene],
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

    /// Lets frames pass.
    pub fn pass(&mut self, frames: usize) {
        self.canvas.pass(frames);
    }

    /// The program's world, to see what a scene shows.
    pub fn world(&mut self) -> &mut World {
        self.canvas.world()
    }

    /// The world of the side of the program that draws, if it paints: to see what it draws with.
    #[must_use]
    pub fn drawn(&self) -> Option<&World> {
        self.canvas.drawn()
    }

    /// Asks as a panel or a key does, and waits until it is done.
    pub(super) fn ask(&mut self, intent: UiIntent) {
        self.world().write_message(Asked(intent));
        self.settle();
    }

    /// Lets what was asked for be done and drawn, with the art of a match that was opened.
    fn settle(&mut self) {
        self.canvas.pass(SETTLE);
        if !pieces_are_ready(self.canvas.world()) {
            self.wait(pieces_are_ready);
        }
    }

    pub(super) fn pick(&mut self, target: Target) {
        self.ask(UiIntent::Pick(target.into()));
    }

    /// Goes to what stands for `target` by the keyboard.
    pub(super) fn stand(&mut self, target: Target) {
        *self.world().resource_mut::<LastDevice>() = LastDevice::Keyboard;
        self.world().resource_mut::<FocusGrid>().push(Move::To(target.into()));
        self.canvas.pass(SETTLE);
    }

    /// Goes to a game of the title by the keyboard.
    pub(super) fn point_at_game(&mut self, key: GameKey) {
        *self.world().resource_mut::<LastDevice>() = LastDevice::Keyboard;
        self.world().resource_mut::<FocusGrid>().push(Move::Game(key));
        self.canvas.pass(SETTLE);
    }

    pub(super) fn front(&mut self, change: impl FnOnce(&mut Front)) {
        change(&mut self.world().resource_mut::<Front>());
    }

    /// The settings of the gallery, changed for one scene.
    pub(super) fn settings(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.chosen.clone();
        change(&mut settings);
        run_intents::change_settings(self.world(), settings);
        self.canvas.pass(SETTLE);
    }

    /// Opens a match; none was made where a scene's data is wrong, which a test rules out.
    pub(super) fn open(&mut self, game: Option<Match>) {
        if let Some(game) = game {
            matches::open(self.world(), game);
        }
        self.settle();
    }

    /// The match of the scene.
    pub(super) fn table(&mut self) -> &Table {
        self.canvas.world().resource::<Table>()
    }

    /// Lets frames pass until `done`, for what goes on beside them.
    pub(super) fn wait(&mut self, done: impl Fn(&World) -> bool) {
        for _ in 0..PATIENCE {
            if done(self.canvas.world()) {
                break;
            }
            std::thread::yield_now();
            self.canvas.pass(1);
        }
        self.canvas.pass(SETTLE);
    }
}

fn pieces_are_ready(world: &World) -> bool {
    world.resource::<Pieces>().all_ready()
}

/// Whether the art is there in the palette and for the size asked for.
fn art_is_ready(world: &World) -> bool {
    let pieces = world.resource::<Pieces>().is_up_to_date(world.resource::<BoardView>().density());
    pieces && world.resource::<SkyReady>().0
}

fn write(image: Image, file: &Path) -> Result<(), GalleryError> {
    let told = |error: &dyn std::fmt::Display| GalleryError::File(format!("{}: {error}", file.display()));
    let picture = image.try_into_dynamic().map_err(|error| told(&error))?;
    picture.to_rgb8().save(file).map_err(|error| told(&error))
}

/// A scene of the gallery.
pub struct Scene {
    /// What it is called, on the command line and as a file.
    pub name: &'static str,
    /// Brings the program there from the title screen.
    pub(super) play: Play,
}

/// How a scene is reached.
pub enum Play {
    /// As this does it.
    Scene(fn(&mut Studio)),
    /// It is this step of a lesson.
    Lesson(LessonId, usize),
}

/// What the scenes leave behind is put away: the title screen as it was.
pub(super) fn leave(studio: &mut Studio) {
    studio.front(|front| {
        front.overlays.clear();
        front.toasts.clear();
        front.saves.clear();
        front.waiting.clear();
        front.remap = crate::panels::Remap::Rest;
        front.draft = crate::panels::SetupDraft::default();
    });
    studio.ask(UiIntent::Codex(CodexAsk::Query(String::new())));
    if studio.world().resource::<Desk>().shows_options(&Plan::default()) {
        studio.ask(UiIntent::Codex(CodexAsk::Options));
    }
    studio.ask(UiIntent::Go(crate::panels::Goto::Title));
    studio.ask(UiIntent::Options(OptionsIntent::ResetAll));
    studio.world().insert_resource(TitleCards::default());
    *studio.world().resource_mut::<LastDevice>() = LastDevice::Mouse;
    studio.world().resource_mut::<Hovered>().keys = None;
    *studio.world().resource_mut::<crate::app::statistics::Book<AlienFrontiers>>() =
        crate::app::statistics::Book::default();
}

/// How finely the sky is drawn, by its word.
fn sky(word: &str) -> Result<Sky, GalleryError> {
    match word {
        "auto" => Ok(Sky::Auto),
        "full" => Ok(Sky::Full),
        "plain" => Ok(Sky::Plain),
        _ => Err(GalleryError::NoSky(word.to_owned())),
    }
}

/// Opens a lesson at a step.
pub fn step(studio: &mut Studio, id: LessonId, at: usize) {
    studio.world().resource_mut::<Learner>().0.stands(id, at);
    studio.ask(UiIntent::Practise(id.number()));
    studio.wait(crate::app::academy::is_quiet::<AlienFrontiers>);
}
