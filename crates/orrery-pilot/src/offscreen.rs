//! Rendering for tests: reports whether it is possible here, and inspects the pictures.

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use orrery_app::OffscreenApp;

/// Reports whether pictures can be rendered here. Where they must be (`ORRERY_PICTURES=required`, as in `scripts/test`)
/// it always returns true, so that a missing driver fails instead of skipping.
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

/// A canvas whose pictures always arrive.
pub struct TestOffscreenApp(OffscreenApp);

impl TestOffscreenApp {
    /// Creates an app with the engine's plugins and then those that `build` adds; its pictures are `width` × `height`
    /// pixels.
    pub fn new(width: u32, height: u32, build: impl FnOnce(&mut App)) -> Self {
        Self(OffscreenApp::new(UVec2::new(width, height), None, build))
    }

    /// Returns the picture as the target of a camera.
    pub fn target(&self) -> RenderTarget {
        self.0.target()
    }

    /// Returns the app's world, for spawning and inspecting.
    pub fn world(&mut self) -> &mut World {
        self.0.world()
    }

    /// Runs `frames` frames and finishes the rendering of each.
    pub fn pass(&mut self, frames: usize) {
        self.0.pass(frames);
    }

    /// Returns the world two frames from now as pixels.
    pub fn picture(&mut self) -> Image {
        self.0.picture().expect("the graphics card gives a picture back")
    }
}

/// Returns the colour of a pixel: red, green and blue from 0 to 255; `x` from the left, `y` from the top.
pub fn pixel(image: &Image, x: u32, y: u32) -> [u8; 3] {
    let colour = image.get_color_at(x, y).expect("the pixel lies in the picture").to_srgba();
    [colour.red, colour.green, colour.blue].map(|part| (part * 255.0).round() as u8)
}
