//! Frames painted into memory, without a window: the gallery, and every test that looks at pixels.

use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{Extent3d, PollType, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::renderer::RenderDevice;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::render::{RenderApp, RenderPlugin};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

/// Steps of a frame's time, so that animations come out alike in every run.
pub const FRAME: Duration = Duration::from_millis(16);

/// The most frames a picture may take to arrive.
const PATIENCE: usize = 400;

/// No picture came back from the graphics card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no picture came within {PATIENCE} frames")]
pub struct NoPicture;

#[derive(Resource)]
struct Taken(Image);

/// An app without a window, with a picture in memory to paint into.
pub struct Canvas {
    app: App,
    target: Handle<Image>,
}

impl Canvas {
    /// The app that `build` makes, given the engine's plugins to add first; its pictures have `size` pixels.
    ///
    /// `window`, when there is one, stands for the window that panels and picking ask; it is never opened.
    #[must_use]
    pub fn new(size: UVec2, window: Option<Window>, build: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        add_engine(&mut app, window, true);
        build(&mut app);
        Self::of(app, size)
    }

    /// Paints what an app shows whose engine was added by `add_engine`.
    #[must_use]
    pub fn of(mut app: App, size: UVec2) -> Self {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        let extent = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let mut image = Image::new_uninit(extent, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
        image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
        let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
        Self { app, target }
    }

    /// The picture as a camera's target.
    #[must_use]
    pub fn target(&self) -> RenderTarget {
        self.target.clone().into()
    }

    /// The app's world, to spawn into and to look at.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// The world of the side of the program that draws, if there is one: to see what it draws with.
    #[must_use]
    pub fn drawn(&self) -> Option<&World> {
        self.app.get_sub_app(RenderApp).map(SubApp::world)
    }

    /// Lets `frames` frames pass, each painted to its end.
    pub fn pass(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
            let Some(device) = self.app.world().get_resource::<RenderDevice>() else { continue };
            if let Err(error) = device.wgpu_device().poll(PollType::Wait { submission_index: None, timeout: None }) {
                warn!("a frame was not painted to its end: {error}");
            }
        }
    }

    /// The world as it stands two frames from now, as pixels.
    ///
    /// # Errors
    /// When the graphics card gives nothing back.
    pub fn picture(&mut self) -> Result<Image, NoPicture> {
        // What was spawned since the last frame is handed to the painter with one frame's delay.
        self.pass(1);
        let shot = Screenshot::image(self.target.clone());
        self.world().spawn(shot).observe(|captured: On<ScreenshotCaptured>, mut commands: Commands| {
            commands.insert_resource(Taken(captured.image.clone()));
        });
        for _ in 0..PATIENCE {
            self.pass(1);
            if let Some(Taken(image)) = self.world().remove_resource() {
                return Ok(image);
            }
        }
        Err(NoPicture)
    }
}

/// The engine's plugins for an app that paints without a window, one frame at a time; one that `paints` not goes on a
/// machine without a graphics card too, and has everything but pictures.
pub fn add_engine(app: &mut App, window: Option<Window>, paints: bool) {
    let backends = if paints { WgpuSettings::default().backends } else { None };
    let creation = RenderCreation::Automatic(Box::new(WgpuSettings { backends, ..default() }));
    let render = RenderPlugin { synchronous_pipeline_compilation: true, render_creation: creation, ..default() };
    let window = WindowPlugin { primary_window: window, exit_condition: ExitCondition::DontExit, ..default() };
    app.add_plugins(
        DefaultPlugins
            .set(render)
            .set(window)
            .set(super::task_pools())
            .disable::<WinitPlugin>()
            .disable::<PipelinedRenderingPlugin>()
            .disable::<bevy::log::LogPlugin>(),
    );
    if !paints {
        // What is painted tells the painter when it goes; there is none here, but it must be possible to tell.
        app.add_plugins(SyncWorldPlugin);
    }
}
