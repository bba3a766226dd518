//! Rendering for tests: a check of whether pictures can be rendered here, an app that renders without a window, and a function
//! that reads the pixels of its pictures.

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use orrery_app::OffscreenApp;

/// Reports whether pictures can be rendered here. On Linux this needs a Vulkan driver; elsewhere rendering is assumed to work. If
/// pictures are required (`ORRERY_PICTURES=required`, as in `scripts/test`), always returns true, so that a missing driver makes
/// tests fail instead of skipping them.
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

/// An offscreen app that panics if a picture does not arrive.
pub struct TestOffscreenApp(OffscreenApp);

impl TestOffscreenApp {
    /// Creates an app with the engine's plugins and the additions that `build` makes. Its pictures are `width` × `height` pixels.
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

    /// Runs frames until a picture of the app has been rendered, and returns the picture.
    pub fn picture(&mut self) -> Image {
        self.0.picture().expect("the graphics card gives a picture back")
    }
}

/// Returns the colour of a pixel: red, green and blue, each from 0 to 255. `x` is counted from the left, `y` from the top.
pub fn pixel(image: &Image, x: u32, y: u32) -> [u8; 3] {
    let colour = image.get_color_at(x, y).expect("the pixel lies in the picture").to_srgba();
    [colour.red, colour.green, colour.blue].map(|part| (part * 255.0).round() as u8)
}
