//! Pictures in tests: a lock for painting, and the comparison of scenes with approved reference pictures.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use orrery_app::gallery::{GalleryApp, GalleryFlags, GalleryGames, GalleryScene};

use crate::offscreen::{can_paint, pixel};

/// The lock for painting. Pictures are painted one after the other, because each needs all art in memory.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// Waits for the lock for painting. Returns `None` if pictures cannot be rendered here.
pub fn turn() -> Option<MutexGuard<'static, ()>> {
    can_paint().then(|| ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Creates a gallery app for pictures of `size` pixels.
pub fn studio(games: GalleryGames, size: (u32, u32)) -> GalleryApp {
    let asked = GalleryFlags { size, ..GalleryFlags::default() };
    GalleryApp::new(games, &asked).expect("the program starts without a window")
}

/// The side of the squares whose mean colours are compared, in pixels.
const SQUARE: u32 = 8;

/// The maximum difference between the mean colours of a square and of its reference in any channel, on a scale from 0 to 255.
/// Other drivers smooth edges a little differently.
const NEAR: f32 = 14.0;

/// The fraction of squares that may differ by more than [`NEAR`].
const STRAY: f32 = 0.01;

fn reference(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/window/references").join(format!("{name}.png"))
}

/// Returns the mean colours of a picture's squares, row by row.
fn squares(picture: &Image) -> Vec<[f32; 3]> {
    let (across, down) = (picture.width() / SQUARE, picture.height() / SQUARE);
    let mean = |left: u32, top: u32| {
        let mut sum = [0.0; 3];
        for (x, y) in (0..SQUARE * SQUARE).map(|i| (left + i % SQUARE, top + i / SQUARE)) {
            let colour = pixel(picture, x, y);
            sum.iter_mut().zip(colour).for_each(|(sum, part)| *sum += f32::from(part));
        }
        sum.map(|part| part / (SQUARE * SQUARE) as f32)
    };
    (0..down).flat_map(|y| (0..across).map(move |x| (x, y))).map(|(x, y)| mean(x * SQUARE, y * SQUARE)).collect()
}

fn read(path: &std::path::Path) -> Image {
    use bevy::asset::RenderAssetUsages;
    use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
    let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let kind = ImageType::MimeType("image/png");
    let usage = RenderAssetUsages::MAIN_WORLD;
    Image::from_buffer(&bytes, kind, CompressedImageFormats::NONE, true, ImageSampler::Default, usage)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Checks that a scene looks like its approved reference picture. With `ORRERY_PICTURES=accept` the new picture becomes the
/// reference.
#[track_caller]
pub fn looks_as_looked_at(studio: &mut GalleryApp, scene: &GalleryScene, name: &str) {
    let accept = std::env::var_os("ORRERY_PICTURES").is_some_and(|value| value == "accept");
    let picture = studio.paint(scene).expect("a picture comes");
    let path = reference(name);
    if accept {
        let pixels = picture.clone().try_into_dynamic().expect("it has pixels");
        pixels.to_rgb8().save(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let (now, then) = (squares(&picture), squares(&read(&path)));
    assert_eq!(now.len(), then.len(), "{name} has the size of its reference");
    let apart = |(a, b): (&[f32; 3], &[f32; 3])| a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
    let strays = now.iter().zip(&then).filter(|&pair| apart(pair) > NEAR).count();
    assert!(
        strays as f32 <= STRAY * now.len() as f32,
        "{name} differs from {} in {strays} of {} squares",
        path.display(),
        now.len()
    );
}
