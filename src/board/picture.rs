//! The board as a picture in a file, without a window.

use std::path::Path;

use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{Extent3d, PollType, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

use super::motion::MotionSettings;
use super::pieces::Pieces;
use super::view;

/// Frames to wait for the art and for a picture.
const PATIENCE: usize = 2000;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The art was not ready, or the picture did not come.
    #[error("no picture came within {PATIENCE} frames")]
    Late,
    /// The file could not be written.
    #[error("{0}")]
    File(String),
}

#[derive(Resource)]
struct Taken(Image);

/// Renders a scene to a PNG file of `size` pixels. `build` adds the plugins and opens the match.
///
/// # Errors
/// When the picture does not come or cannot be written.
pub fn render_scene(file: &Path, size: UVec2, build: impl FnOnce(&mut App)) -> Result<(), PictureError> {
    let mut app = App::new();
    let render = RenderPlugin { synchronous_pipeline_compilation: true, ..default() };
    let window = WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() };
    app.add_plugins(
        DefaultPlugins
            .set(render)
            .set(window)
            .disable::<WinitPlugin>()
            .disable::<PipelinedRenderingPlugin>()
            .disable::<bevy::log::LogPlugin>(),
    );
    build(&mut app);
    app.insert_resource(MotionSettings { speed: 0.0, reduced: true });
    app.finish();
    app.cleanup();
    let target = picture(&mut app, size);
    app.world_mut().spawn((view::camera(), RenderTarget::from(target.clone())));
    let ready = (0..PATIENCE).any(|_| {
        step(&mut app);
        app.world().resource::<Pieces>().all_ready()
    });
    if !ready {
        return Err(PictureError::Late);
    }
    for _ in 0..4 {
        step(&mut app);
    }
    app.world_mut().spawn(Screenshot::image(target)).observe(
        |captured: On<ScreenshotCaptured>, mut commands: Commands| {
            commands.insert_resource(Taken(captured.image.clone()));
        },
    );
    for _ in 0..PATIENCE {
        step(&mut app);
        if let Some(Taken(image)) = app.world_mut().remove_resource() {
            return write(image, file);
        }
    }
    Err(PictureError::Late)
}

fn picture(app: &mut App, size: UVec2) -> Handle<Image> {
    let extent = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new_uninit(extent, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
    app.world_mut().resource_mut::<Assets<Image>>().add(image)
}

/// One frame, painted to its end.
fn step(app: &mut App) {
    app.update();
    let device = app.world().resource::<RenderDevice>();
    if let Err(error) = device.wgpu_device().poll(PollType::Wait { submission_index: None, timeout: None }) {
        warn!("the frame was not painted: {error}");
    }
}

fn write(image: Image, file: &Path) -> Result<(), PictureError> {
    let picture = image.try_into_dynamic().map_err(|error| PictureError::File(error.to_string()))?;
    picture.to_rgb8().save(file).map_err(|error| PictureError::File(format!("{}: {error}", file.display())))
}
