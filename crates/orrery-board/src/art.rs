//! The drawings of the shared crates and of the games, baked from `assets/*/art` when the program is built.
//!
//! A piece is named after its subject, in the words of the notation: `ship-red-4`, `station-LunarMine`, `art-BoosterPod`,
//! `icon-fuel`. The `pieces.ron` of each assets folder lists the pieces.

use std::sync::LazyLock;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageSamplerDescriptor, ImageType};
use bevy::math::{Rect, Vec2};
use bevy::render::render_resource::TextureUsages;

use orrery_core::FIRST_GAME;
use orrery_core::asset_overrides;
use orrery_settings::palette::{ColourGrading, GRADING, PaletteName, current};

/// A drawing of the board's art, baked in every palette and resolution.
#[derive(Debug)]
pub struct ArtPiece {
    /// The unique name of the piece, such as `icon-fuel`.
    pub name: &'static str,
    /// The owner of the piece: `house` for the shared assets, otherwise the key of a game.
    pub owner: &'static str,
    /// Left edge in units (1/900 of the height of a 16:9 window). The drawing's origin, on which the piece rests or turns, is at
    /// 0. Drawings with a fixed position, such as the planet, use board coordinates instead.
    pub left: f32,
    /// Upper edge in units, y down.
    pub top: f32,
    /// Width in units.
    pub width: f32,
    /// Height in units.
    pub height: f32,
    /// Pixels per unit of the full-resolution picture.
    pub scale: f32,
    /// True for scenery (planet, stations, space), which a palette may darken. A palette may desaturate any piece.
    pub scenery: bool,
    /// The PNG files of all pieces of this owner, one after the other, with straight alpha in sRGB. Pictures that are shown
    /// together are adjacent.
    pub pictures: &'static [u8],
    /// Offset and length of this piece in `pictures`, by [`ArtResolution`] and by palette in the order of [`PaletteName::ALL`].
    pub places: [[(u32, u32); PaletteName::ALL.len()]; 2],
}

/// The resolution of the pictures. Every piece is baked in both resolutions, so that a program with a small window keeps only
/// small pictures in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum ArtResolution {
    /// Half the pixels per unit, for windows up to about 1200 pixels high.
    #[default]
    Half,
    /// All pixels per unit, for windows higher than about 1200 pixels.
    Full,
}

/// The number of pixels per unit above which full-resolution pictures are used: 1200 pixels for 900 units, with a small
/// tolerance.
const FINE: f32 = 1200.0 / 900.0 + 0.01;

impl ArtResolution {
    /// Returns the resolution for `density` physical pixels per unit.
    pub fn at(density: f32) -> Self {
        if density > FINE { ArtResolution::Full } else { ArtResolution::Half }
    }

    /// Returns the resolution as a fraction of [`ArtPiece::scale`].
    pub const fn share(self) -> f32 {
        match self {
            ArtResolution::Half => 0.5,
            ArtResolution::Full => 1.0,
        }
    }
}

/// The pieces of one owner, registered by `carry_art!`.
#[derive(Debug)]
pub struct ArtSet(pub &'static [ArtPiece]);

inventory::collect!(ArtSet);

/// Registers the pieces of an owner, baked when its crate is built: `carry_art!("house");`.
#[macro_export]
macro_rules! carry_art {
    ($owner:literal) => {
        const _: () = {
            use $crate::art::{ArtPiece, ArtSet};

            static PICTURES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/", $owner, "/art.bin"));
            static PIECES: &[ArtPiece] = include!(concat!(env!("OUT_DIR"), "/", $owner, "/art_table.rs"));

            $crate::inventory::submit! { ArtSet(PIECES) }
        };
    };
}
pub use carry_art;

carry_art!("house");

/// Every piece, sorted by name.
static PIECES: LazyLock<Vec<&ArtPiece>> = LazyLock::new(|| {
    let mut all: Vec<&ArtPiece> = inventory::iter::<ArtSet>().flat_map(|art| art.0).collect();
    all.sort_by_key(|piece| piece.name);
    all
});

/// Returns the piece called `name`, if there is one.
pub fn get(name: &str) -> Option<&'static ArtPiece> {
    PIECES.binary_search_by(|piece| piece.name.cmp(name)).ok().and_then(|i| PIECES.get(i).copied())
}

/// Returns the names of all pieces, in alphabetical order.
pub fn names() -> impl Iterator<Item = &'static str> {
    PIECES.iter().map(|piece| piece.name)
}

impl ArtPiece {
    /// Returns the width and height in units.
    pub const fn size(&self) -> Vec2 {
        Vec2::new(self.width, self.height)
    }

    /// Returns the middle of the drawing relative to its origin, in units, y down.
    pub fn middle(&self) -> Vec2 {
        Vec2::new(self.left, self.top) + self.size() / 2.0
    }

    /// Returns the area that the drawing covers if its origin is at `at` and it is scaled by `scale`, in units, y down.
    pub fn area(&self, at: Vec2, scale: f32) -> Rect {
        let corner = at + Vec2::new(self.left, self.top) * scale;
        Rect::from_corners(corner, corner + self.size() * scale)
    }

    /// Returns the embedded PNG for the palette `name`, before colour and light are reduced.
    pub fn png(&self, name: PaletteName, fineness: ArtResolution) -> &'static [u8] {
        let (start, length) = self.places[fineness as usize][name.index()];
        self.pictures.get(start as usize..(start + length) as usize).unwrap_or_default()
    }

    /// Reports whether the piece looks the same in these two palettes.
    pub fn is_same_in(&self, a: PaletteName, b: PaletteName) -> bool {
        let treated = |name| treatment(*GRADING.of(name), self.scenery);
        std::ptr::eq(self.png(a, ArtResolution::Full), self.png(b, ArtResolution::Full)) && treated(a) == treated(b)
    }

    /// Returns the image in the active palette, with all mip levels so that it stays smooth when drawn small.
    ///
    /// Returns `None` only if the picture cannot be read, which the build rules out.
    pub fn image(&self, fineness: ArtResolution) -> Option<Image> {
        self.image_in(current(), fineness)
    }

    /// Returns the player's own picture that overrides the piece, if there is one. Also looks in the first game's folder, where
    /// players may have overrides of shared pieces.
    fn asset_overrides(&self, fits: impl Fn(&[u8]) -> Result<(), String>) -> Option<Vec<u8>> {
        let at = |owner: &str| asset_overrides::bytes(&format!("{owner}/pieces/{}.png", self.name), &fits);
        at(self.owner).or_else(|| at(FIRST_GAME.word()))
    }

    /// Returns the image in the palette `name`, or `None` if the picture cannot be read; see [`Self::image`].
    pub fn image_in(&self, name: PaletteName, fineness: ArtResolution) -> Option<Image> {
        let fits = |png: &[u8]| decoded(png).map(drop);
        let mut image = match self.asset_overrides(fits) {
            Some(png) => decoded(&png).ok()?,
            None => decoded(self.png(name, fineness)).ok()?,
        };
        let (width, height) = (image.width() as usize, image.height() as usize);
        let mut pixels = image.data.take()?;
        grade(&mut pixels, treatment(*GRADING.of(name), self.scenery));
        let (data, levels) = with_smaller_sizes(pixels, width, height);
        image.data = Some(data);
        image.texture_descriptor.mip_level_count = levels;
        // On a palette change, a writable texture would be updated in its largest mip level only. A read-only one is created
        // again with all levels.
        image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING;
        Some(image)
    }
}

fn decoded(png: &[u8]) -> Result<Image, String> {
    let kind = ImageType::MimeType("image/png");
    let sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
    let (formats, usage) = (CompressedImageFormats::NONE, RenderAssetUsages::RENDER_WORLD);
    Image::from_buffer(png, kind, formats, true, sampler, usage).map_err(|error| error.to_string())
}

/// Returns the fractions of colour and of light that the palette keeps in a piece.
fn treatment(grading: ColourGrading, scenery: bool) -> (f32, f32) {
    (grading.colour, if scenery { grading.scenery } else { 1.0 })
}

/// Reduces the colour and the light of RGBA `pixels` to these fractions; 1 leaves them unchanged.
pub(super) fn grade(pixels: &mut [u8], (colour, light): (f32, f32)) {
    if colour >= 1.0 && light >= 1.0 {
        return;
    }
    for pixel in pixels.chunks_exact_mut(4) {
        let [r, g, b] = [pixel[0], pixel[1], pixel[2]].map(f32::from);
        let grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        for (channel, value) in pixel.iter_mut().zip([r, g, b]) {
            // The value is between 0 and 255, so the cast only drops the fraction.
            *channel = ((grey + (value - grey) * colour) * light + 0.5) as u8;
        }
    }
}

/// Appends to RGBA `pixels` every smaller mip level, down to a single pixel. Returns all levels and their number.
fn with_smaller_sizes(mut pixels: Vec<u8>, mut width: usize, mut height: usize) -> (Vec<u8>, u32) {
    let mut levels = 1;
    let mut start = 0;
    pixels.reserve(pixels.len() / 3 + 64);
    while width > 1 || height > 1 {
        let (half_width, half_height) = ((width / 2).max(1), (height / 2).max(1));
        let smaller = pixels.len();
        pixels.resize(smaller + half_width * half_height * 4, 0);
        let (level, new) = pixels.split_at_mut(smaller);
        let level = level.get(start..).unwrap_or_default();
        for (y, row) in new.chunks_exact_mut(half_width * 4).enumerate() {
            let above = level.get(2 * y * width * 4..).unwrap_or_default();
            let below = level.get((2 * y + 1).min(height - 1) * width * 4..).unwrap_or_default();
            halve_row(above, below, width, row);
        }
        start = smaller;
        (width, height) = (half_width, half_height);
        levels += 1;
    }
    (pixels, levels)
}

/// Computes a row of half as many pixels from two rows of `width` pixels.
fn halve_row(above: &[u8], below: &[u8], width: usize, row: &mut [u8]) {
    for (x, new) in row.chunks_exact_mut(4).enumerate() {
        let (left, right) = (2 * x, (2 * x + 1).min(width - 1));
        let four = [pixel(above, left), pixel(above, right), pixel(below, left), pixel(below, right)];
        new.copy_from_slice(&average(four));
    }
}

fn pixel(level: &[u8], i: usize) -> [u8; 4] {
    level.get(i * 4..i * 4 + 4).and_then(|p| p.try_into().ok()).unwrap_or_default()
}

/// Returns the mean of four pixels. Each colour is weighted by its opacity, so that transparent pixels do not bleed in.
fn average(four: [[u8; 4]; 4]) -> [u8; 4] {
    let mut alpha = 0;
    let mut plain = [0; 3];
    let mut weighted = [0; 3];
    for [r, g, b, a] in four.map(|p| p.map(u32::from)) {
        alpha += a;
        for (channel, value) in [r, g, b].into_iter().enumerate() {
            plain[channel] += value;
            weighted[channel] += value * a;
        }
    }
    let mut mean = [0; 4];
    for channel in 0..3 {
        let value = (weighted[channel] + alpha / 2).checked_div(alpha).unwrap_or(plain[channel] / 4);
        // The mean of bytes fits in a byte.
        mean[channel] = value as u8;
    }
    mean[3] = ((alpha + 2) / 4) as u8;
    mean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_size_art_is_used_only_in_large_windows() {
        let lines = |lines: f32| ArtResolution::at(lines / 900.0);
        assert_eq!([720.0, 1080.0, 1200.0].map(lines), [ArtResolution::Half; 3]);
        assert_eq!([1440.0, 2160.0].map(lines), [ArtResolution::Full; 2]);
    }

    #[test]
    fn mipmaps_take_no_colour_from_transparent_pixels() {
        let red = [200, 10, 20, 255];
        assert_eq!(average([red, red, [0, 0, 0, 0], [0, 0, 0, 0]]), [200, 10, 20, 128]);
        assert_eq!(average([[8, 8, 8, 0]; 4]), [8, 8, 8, 0]);
        let (pixels, levels) = with_smaller_sizes([red, red, red, red].concat(), 2, 2);
        assert_eq!((pixels.len(), levels), (20, 2));
        assert_eq!(pixels[16..], red);
    }

    #[test]
    fn grading_scales_every_colour_channel() {
        let mut pixels = [200, 100, 40, 77];
        grade(&mut pixels, (1.0, 0.5));
        assert_eq!(pixels, [100, 50, 20, 77]);
    }
}
