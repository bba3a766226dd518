//! Whether pictures can be painted here, and what is in them.

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use orrery_app::Canvas;

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

/// A canvas whose pictures always come.
pub struct Painter(Canvas);

impl Painter {
    /// An app with the engine's plugins and then what `build` adds; its pictures are `width` × `height` pixels.
    pub fn new(width: u32, height: u32, build: impl FnOnce(&mut App)) -> Self {
        Self(Canvas::new(UVec2::new(width, height), None, build))
    }

    /// The picture as a camera's target.
    pub fn target(&self) -> RenderTarget {
        self.0.target()
    }

    /// The app's world, to spawn into and to look at.
    pub fn world(&mut self) -> &mut World {
        self.0.world()
    }

    /// Lets `frames` frames pass, each painted to its end.
    pub fn pass(&mut self, frames: usize) {
        self.0.pass(frames);
    }

    /// The world as it stands two frames from now, as pixels.
    pub fn picture(&mut self) -> Image {
        self.0.picture().expect("the graphics card gives a picture back")
    }
}

/// The colour of a pixel, red, green and blue from 0 to 255; `x` from the left, `y` from the top.
pub fn pixel(image: &Image, x: u32, y: u32) -> [u8; 3] {
    let colour = image.get_color_at(x, y).expect("the pixel lies in the picture").to_srgba();
    [colour.red, colour.green, colour.blue].map(|part| (part * 255.0).round() as u8)
}
