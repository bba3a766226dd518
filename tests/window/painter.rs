//! Paints frames of an app into memory, without a window, and gives them back as pixels.

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
use std::time::Duration;

/// Steps of a frame's time, so that animations come out alike in every run.
const FRAME: Duration = Duration::from_millis(16);

/// The most frames a picture may take to arrive.
const PATIENCE: usize = 400;

/// Whether pictures can be painted here. Where they must be (`ORRERY_PICTURES=required`, as in `scripts/test`) the answer
/// is always yes, so that a missing driver fails instead of skipping.
pub fn can_paint() -> bool {
    let required = std::env::var_os("ORRERY_PICTURES").is_some_and(|value| value == "required");
    let folders = ["/usr/share/vulkan/icd.d", "/usr/local/share/vulkan/icd.d", "/etc/vulkan/icd.d"];
    let driver = !cfg!(target_os = "linux")
        || folders.iter().any(|folder| std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some()));
    if !required && !driver {
        println!("skipped: no Vulkan driver here; `scripts/test` installs one that paints in software");
    }
    required || driver
}

/// An app without a window, with a picture in memory to paint into.
pub struct Painter {
    app: App,
    target: Handle<Image>,
}

impl Painter {
    /// An app with the engine's plugins and then what `build` adds; its pictures are `width` × `height` pixels.
    pub fn new(width: u32, height: u32, build: impl FnOnce(&mut App)) -> Self {
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
        app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(FRAME));
        build(&mut app);
        app.finish();
        app.cleanup();
        let size = Extent3d { width, height, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let mut image = Image::new_uninit(size, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
        image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
        let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
        Self { app, target }
    }

    /// The picture as a camera's target.
    pub fn target(&self) -> RenderTarget {
        self.target.clone().into()
    }

    /// The app's world, to spawn into and to look at.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Lets `frames` frames pass, each painted to its end.
    pub fn pass(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
            let device = self.app.world().resource::<RenderDevice>();
            let wait = PollType::Wait { submission_index: None, timeout: None };
            device.wgpu_device().poll(wait).expect("the device finishes its frame");
        }
    }

    /// The world as it stands two frames from now, as pixels.
    pub fn picture(&mut self) -> Image {
        #[derive(Resource)]
        struct Taken(Image);
        // What was spawned since the last frame is handed to the painter with one frame's delay.
        self.pass(1);
        let shot = Screenshot::image(self.target.clone());
        self.world().spawn(shot).observe(|captured: On<ScreenshotCaptured>, mut commands: Commands| {
            commands.insert_resource(Taken(captured.image.clone()));
        });
        for _ in 0..PATIENCE {
            self.pass(1);
            if let Some(Taken(image)) = self.world().remove_resource() {
                return image;
            }
        }
        panic!("no picture within {PATIENCE} frames");
    }
}

/// The colour of a pixel, red, green and blue from 0 to 255; `x` from the left, `y` from the top.
pub fn pixel(image: &Image, x: u32, y: u32) -> [u8; 3] {
    let colour = image.get_color_at(x, y).expect("the pixel lies in the picture").to_srgba();
    [colour.red, colour.green, colour.blue].map(|part| (part * 255.0).round() as u8)
}

#[test]
fn a_sprite_is_painted_where_it_stands() {
    if !can_paint() {
        return;
    }
    let mut painter = Painter::new(64, 32, |app| {
        app.insert_resource(ClearColor(Color::srgb_u8(10, 20, 60)));
    });
    let target = painter.target();
    painter.world().spawn((Camera2d, target, Msaa::Off));
    let square = Sprite::from_color(Color::srgb_u8(240, 120, 0), Vec2::splat(8.0));
    painter.world().spawn((square, Transform::from_xyz(-16.0, 8.0, 0.0)));
    let picture = painter.picture();
    assert_eq!((picture.width(), picture.height()), (64, 32));
    assert_eq!(pixel(&picture, 16, 8), [240, 120, 0], "the sprite, left of and above the middle");
    assert_eq!(pixel(&picture, 48, 24), [10, 20, 60], "the background");
}
