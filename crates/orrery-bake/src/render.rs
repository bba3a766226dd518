//! Renders completed drawings to PNG in parallel. The picture of an unchanged drawing is reused.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use resvg::tiny_skia::{ColorU8, Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

/// A drawing ready to render.
#[derive(Clone)]
pub struct RenderJob {
    /// The name of the piece.
    pub name: String,
    /// The path of the source file, for error messages.
    pub file: String,
    /// The SVG text, with all placeholders filled.
    pub svg: String,
    /// The left, top, width and height of the drawing, in units.
    pub view: [f32; 4],
    /// The number of pixels per unit.
    pub scale: f32,
    /// The grey of the usual background, from 0 to 1.
    pub over: f32,
    /// True if the piece is scenery, which palettes may darken.
    pub scenery: bool,
}

/// The version of the renderer. Increment it when pictures of unchanged drawings must be rendered again.
const VERSION: u32 = 2;
/// The number of pixels by which colour is extended past the edge, so that filtering does not pick up black there.
const BLEED: usize = 2;
/// The maximum side of a picture in pixels. Not every graphics card supports larger pictures.
const LARGEST: u32 = 8192;

/// Renders new pictures into `folder`, removes unused ones, and returns the file name of each job's picture.
///
/// # Errors
/// Returns a message if a drawing is faulty, or if `folder` cannot be read or written.
pub fn all(jobs: &[RenderJob], folder: &Path) -> Result<Vec<String>, String> {
    fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let names: Vec<String> = jobs.iter().map(file_name).collect();
    let mut met = BTreeSet::new();
    let mut order: Vec<usize> =
        (0..jobs.len()).filter(|&i| met.insert(names[i].as_str()) && !folder.join(&names[i]).exists()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse((jobs[i].view[2] * jobs[i].view[3] * jobs[i].scale.powi(2)) as u64));
    let next = AtomicUsize::new(0);
    let failed = Mutex::new(None);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(&i) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(reason) = one(&jobs[i], &folder.join(&names[i])) {
                        *failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(reason);
                    }
                }
            });
        }
    });
    if let Some(reason) = failed.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) {
        return Err(reason);
    }
    sweep(folder, &names)?;
    Ok(names)
}

/// Returns a file name that contains a hash of the drawing and its render settings.
fn file_name(job: &RenderJob) -> String {
    let mut hasher = DefaultHasher::new();
    (VERSION, &job.svg, job.scale.to_bits(), job.over.to_bits()).hash(&mut hasher);
    format!("{}-{:016x}.png", job.name, hasher.finish())
}

fn sweep(folder: &Path, names: &[String]) -> Result<(), String> {
    let keep: BTreeSet<&str> = names.iter().map(String::as_str).collect();
    let wrong = |e: std::io::Error| format!("{}: {e}", folder.display());
    for item in fs::read_dir(folder).map_err(wrong)? {
        let item = item.map_err(wrong)?;
        if !item.file_name().to_str().is_some_and(|name| keep.contains(name)) {
            fs::remove_file(item.path()).map_err(wrong)?;
        }
    }
    Ok(())
}

fn one(job: &RenderJob, path: &Path) -> Result<(), String> {
    let wrong = |reason: String| format!("assets/{} ({}): {reason}", job.file, job.name);
    let tree = Tree::from_str(&job.svg, &Options::default()).map_err(|e| wrong(e.to_string()))?;
    let [_, _, width, height] = job.view;
    let (columns, rows) = ((width * job.scale).ceil() as u32, (height * job.scale).ceil() as u32);
    if columns > LARGEST || rows > LARGEST {
        return Err(wrong(format!("{columns} × {rows} pixels are more than {LARGEST} per side")));
    }
    let mut pixmap = Pixmap::new(columns, rows).ok_or_else(|| wrong("the picture has no area".to_owned()))?;
    let scale = Transform::from_scale(columns as f32 / tree.size().width(), rows as f32 / tree.size().height());
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    let mut pixels = straight(&pixmap);
    for pixel in &mut pixels {
        pixel[3] = alpha_in_linear_light(*pixel, job.over);
    }
    for _ in 0..BLEED {
        bleed(&mut pixels, columns as usize);
    }
    let png = encode(&pixels, columns, rows).map_err(|e| wrong(e.to_string()))?;
    // The picture is written under a temporary name and renamed, so that an interrupted build leaves no incomplete picture.
    let half = path.with_extension("half");
    fs::write(&half, png).and_then(|()| fs::rename(&half, path)).map_err(|e| wrong(e.to_string()))
}

/// Renders a drawing as a picture of `side` × `side` pixels for display by other programs.
///
/// # Errors
/// Returns a message if the drawing is faulty.
pub fn plain(svg: &str, side: u32) -> Result<Vec<u8>, String> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|e| e.to_string())?;
    let mut pixmap = Pixmap::new(side, side).ok_or_else(|| "the picture has no area".to_owned())?;
    let scale = Transform::from_scale(side as f32 / tree.size().width(), side as f32 / tree.size().height());
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    encode(&straight(&pixmap), side, side).map_err(|e| e.to_string())
}

/// Returns the pixels as red, green, blue and alpha, not premultiplied.
fn straight(pixmap: &Pixmap) -> Vec<[u8; 4]> {
    pixmap.pixels().iter().map(PremultipliedColorU8::demultiply).map(channels).collect()
}

fn channels(colour: ColorU8) -> [u8; 4] {
    [colour.red(), colour.green(), colour.blue(), colour.alpha()]
}

/// Returns the alpha that, blended in linear light as on graphics cards, looks the same over the grey `over` as the drawing's own
/// alpha in sRGB.
fn alpha_in_linear_light([r, g, b, alpha]: [u8; 4], over: f32) -> u8 {
    let grey = luma([r, g, b]);
    let wanted = over + (grey - over) * f32::from(alpha) / 255.0;
    let linear = |value: f32| value.powf(2.2);
    let range = linear(grey) - linear(over);
    if range.abs() < 1e-3 {
        return alpha;
    }
    ((linear(wanted) - linear(over)) / range * 255.0).round().clamp(f32::from(u8::from(alpha > 0)), 255.0) as u8
}

/// Returns the perceived lightness of a colour, from 0 to 1.
fn luma([r, g, b]: [u8; 3]) -> f32 {
    (0.299 * f32::from(r) + 0.587 * f32::from(g) + 0.114 * f32::from(b)) / 255.0
}

/// Extends the colours by one pixel into the transparent area. The pixels there remain transparent.
fn bleed(pixels: &mut [[u8; 4]], columns: usize) {
    let empty = |p: &[u8; 4]| p == &[0, 0, 0, 0];
    let mut found = Vec::new();
    for i in 0..pixels.len() {
        if !empty(&pixels[i]) {
            continue;
        }
        let x = i % columns;
        let around = [
            (x > 0).then(|| i - 1),
            (x + 1 < columns).then_some(i + 1),
            i.checked_sub(columns),
            (i + columns < pixels.len()).then_some(i + columns),
        ];
        if let Some(j) = around.into_iter().flatten().find(|&j| !empty(&pixels[j])) {
            let [r, g, b, _] = pixels[j];
            found.push((i, [r, g, b, 0]));
        }
    }
    for (i, colour) in found {
        pixels[i] = colour;
    }
}

fn encode(pixels: &[[u8; 4]], columns: u32, rows: u32) -> Result<Vec<u8>, png::EncodingError> {
    let opaque = pixels.iter().all(|p| p[3] == 255);
    let bytes: Vec<u8> =
        if opaque { pixels.iter().flat_map(|p| [p[0], p[1], p[2]]).collect() } else { pixels.concat() };
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, columns, rows);
    encoder.set_color(if opaque { png::ColorType::Rgb } else { png::ColorType::Rgba });
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Balanced);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(file)
}
