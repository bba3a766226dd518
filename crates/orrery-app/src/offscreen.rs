//! Renders frames into memory without a window, for the gallery and for tests that inspect pixels.

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

/// The time step of a frame. It is fixed, so that animations are the same in every run.
pub const FRAME: Duration = Duration::from_millis(16);

/// The maximum number of frames to wait for a picture.
const PATIENCE: usize = 400;

/// The error returned if no picture was rendered in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no picture was rendered within {PATIENCE} frames")]
pub struct RenderTimeout;

#[derive(Resource)]
struct CapturedImage(Image);

/// An app without a window, which renders into an image in memory.
pub struct OffscreenApp {
    app: App,
    target: Handle<Image>,
}

impl OffscreenApp {
    /// Creates the app that `build` configures, after adding the engine's plugins to it. Its pictures have `size` pixels.
    ///
    /// `window` is the window that panels and picking query, if there is one. It is never opened.
    #[must_use]
    pub fn new(size: UVec2, window: Option<Window>, build: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        add_engine(&mut app, window, true);
        build(&mut app);
        Self::of(app, size)
    }

    /// Creates an offscreen app from an app to which `add_engine` has added the engine. Its pictures have `size` pixels.
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

    /// Returns the image in memory as the render target of a camera.
    pub fn target(&self) -> RenderTarget {
        self.target.clone().into()
    }

    /// Returns the app's [`World`], to spawn and inspect entities.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Returns the render world, for inspecting the extracted data, or `None` if the app does not render.
    pub fn drawn(&self) -> Option<&World> {
        self.app.get_sub_app(RenderApp).map(SubApp::world)
    }

    /// Runs this number of frames and finishes the rendering of each.
    pub fn pass(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
            let Some(device) = self.app.world().get_resource::<RenderDevice>() else { continue };
            if let Err(error) = device.wgpu_device().poll(PollType::Wait { submission_index: None, timeout: None }) {
                warn!("a frame was not painted completely: {error}");
            }
        }
    }

    /// Runs frames until a picture of the app has been rendered, and returns the picture.
    ///
    /// # Errors
    /// Returns an error if no picture is rendered within 400 frames.
    pub fn picture(&mut self) -> Result<Image, RenderTimeout> {
        // The renderer receives new entities one frame after they were spawned.
        self.pass(1);
        let shot = Screenshot::image(self.target.clone());
        self.world().spawn(shot).observe(|captured: On<ScreenshotCaptured>, mut commands: Commands| {
            commands.insert_resource(CapturedImage(captured.image.clone()));
        });
        for _ in 0..PATIENCE {
            self.pass(1);
            if let Some(CapturedImage(image)) = self.world().remove_resource() {
                return Ok(image);
            }
        }
        Err(RenderTimeout)
    }
}

/// Adds the engine's plugins for an app that renders without a window, one frame at a time. If `paints` is false, the app
/// provides everything except pictures, and runs without a graphics card.
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
        // Rendered components report their removal to the renderer. Without a renderer, this plugin receives the report.
        app.add_plugins(SyncWorldPlugin);
    }
}
