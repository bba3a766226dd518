//! A test of a palette in the pixels of a picture. The program itself renders the picture in a process of its own, because the
//! palette applies to a whole process.

use std::process::Command;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};

use orrery_pilot::offscreen::can_paint;

#[test]
fn greyscale_palette_leaves_no_coloured_pixels() {
    if !can_paint() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Command::new(env!("CARGO_BIN_EXE_orrery"));
    program.arg("gallery").arg(folder.path()).args([
        "--palette",
        "greyscale",
        "--scene",
        "match-crowded",
        "--size",
        "640x360",
    ]);
    let done = program.output().expect("the program starts");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let bytes = std::fs::read(folder.path().join("match-crowded.png")).expect("the picture");
    let (kind, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
    let usage = RenderAssetUsages::MAIN_WORLD;
    let picture = Image::from_buffer(&bytes, kind, formats, true, ImageSampler::Default, usage).expect("a picture");
    let pixels = picture.data.expect("it has pixels");
    let colour = |p: &[u8]| p[0].max(p[1]).max(p[2]) - p[0].min(p[1]).min(p[2]);
    let coloured = pixels.chunks_exact(4).filter(|p| colour(p) > 12).count();
    let share = coloured as f32 / (pixels.len() / 4) as f32;
    assert!(share < 0.001, "{:.2} % of the picture has colour", share * 100.0);
}
