//! The drawings of house and games, baked from `assets/*/art` when the program is built.
//!
//! A piece is named for what it shows, with the words of the notation: `ship-red-4`, `station-LunarMine`, `art-BoosterPod`, `icon-fuel`. `pieces.ron` of house and game is the list.

use std::sync::LazyLock;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageSamplerDescriptor, ImageType};
use bevy::math::{Rect, Vec2};
use bevy::render::render_resource::TextureUsages;

use orrery_core::FIRST_GAME;
use orrery_core::loose;
use orrery_settings::palette::{GRADING, Grading, PaletteName, current};

/// One drawing.
#[derive(Debug)]
pub struct Piece {
    /// What it is called.
    pub name: &'static str,
    /// Whose it is: the house's, or a game's by its key.
    pub owner: &'static str,
    /// Left edge in units (1/900 of the picture's height). The drawing's origin, where the piece stands or turns, is at 0; drawings of
    /// places, such as the planet, use the screen's own coordinates instead.
    pub left: f32,
    /// Upper edge in units, y down.
    pub top: f32,
    /// Width in units.
    pub width: f32,
    /// Height in units.
    pub height: f32,
    /// Pixels to the unit of the finest picture.
    pub scale: f32,
    /// Whether it is scenery (planet, stations, space), which palettes may darken.
    pub scenery: bool,
    /// The pictures of all pieces of its owner, one after the other: PNG, straight alpha, sRGB. What is shown together lies together.
    pub pictures: &'static [u8],
    /// Where its own begin and how long they are, by [`Fineness`], in each palette in the order of [`PaletteName::ALL`].
    pub places: [[(u32, u32); PaletteName::ALL.len()]; 2],
}

/// How many pixels the pictures have: every piece is baked twice, so that a small window holds small pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Fineness {
    /// Half the pixels a unit, for windows up to about 1200 lines.
    #[default]
    Half,
    /// All of them.
    Full,
}

/// Above so many pixels a unit, whole pictures are wanted: 1200 lines of 900 units.
const FINE: f32 = 1200.0 / 900.0 + 0.01;

impl Fineness {
    /// What is wanted where a unit has `density` physical pixels.
    #[must_use]
    pub fn at(density: f32) -> Self {
        if density > FINE { Fineness::Full } else { Fineness::Half }
    }

    /// The part of [`Piece::scale`] its pictures have.
    #[must_use]
    pub const fn share(self) -> f32 {
        match self {
            Fineness::Half => 0.5,
            Fineness::Full => 1.0,
        }
    }
}

/// The pieces of an owner, the house or a game. `carry_art!` registers them.
#[derive(Debug)]
pub struct Art(pub &'static [Piece]);

inventory::collect!(Art);

/// Registers the pieces of an owner, baked when its crate is built: `carry_art!("house");`.
#[macro_export]
macro_rules! carry_art {
    ($owner:literal) => {
        const _: () = {
            use $crate::art::{Art, Piece};

            static PICTURES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/", $owner, "/art.bin"));
            static PIECES: &[Piece] = include!(concat!(env!("OUT_DIR"), "/", $owner, "/art_table.rs"));

            $crate::inventory::submit! { Art(PIECES) }
        };
    };
}
pub use carry_art;

carry_art!("house");

/// Every piece, by name.
static PIECES: LazyLock<Vec<&Piece>> = LazyLock::new(|| {
    let mut all: Vec<&Piece> = inventory::iter::<Art>().flat_map(|art| art.0).collect();
    all.sort_by_key(|piece| piece.name);
    all
});

/// The piece called `name`.
#[must_use]
pub fn get(name: &str) -> Option<&'static Piece> {
    PIECES.binary_search_by(|piece| piece.name.cmp(name)).ok().and_then(|i| PIECES.get(i).copied())
}

/// The names of all pieces, in order.
pub fn names() -> impl Iterator<Item = &'static str> {
    PIECES.iter().map(|piece| piece.name)
}

impl Piece {
    /// Width and height in units.
    #[must_use]
    pub const fn size(&self) -> Vec2 {
        Vec2::new(self.width, self.height)
    }

    /// Where the drawing's middle lies from its origin, in units, y down.
    #[must_use]
    pub fn middle(&self) -> Vec2 {
        Vec2::new(self.left, self.top) + self.size() / 2.0
    }

    /// The area the drawing covers when its origin is at `at` and it is drawn `scale` times as large, in units, y down.
    #[must_use]
    pub fn area(&self, at: Vec2, scale: f32) -> Rect {
        let corner = at + Vec2::new(self.left, self.top) * scale;
        Rect::from_corners(corner, corner + self.size() * scale)
    }

    /// The picture as the file has it in the palette `name`, before it is graded.
    #[must_use]
    pub fn png(&self, name: PaletteName, fineness: Fineness) -> &'static [u8] {
        let (start, length) = self.places[fineness as usize][name.index()];
        self.pictures.get(start as usize..(start + length) as usize).unwrap_or_default()
    }

    /// Whether it looks the same in both palettes.
    #[must_use]
    pub fn is_same_in(&self, a: PaletteName, b: PaletteName) -> bool {
        let treated = |name| treatment(*GRADING.of(name), self.scenery);
        std::ptr::eq(self.png(a, Fineness::Full), self.png(b, Fineness::Full)) && treated(a) == treated(b)
    }

    /// The picture in the palette worn now, with all its smaller sizes, so that it stays smooth when it is drawn small.
    ///
    /// Nothing comes back only if the picture is not readable, which the build rules out.
    #[must_use]
    pub fn image(&self, fineness: Fineness) -> Option<Image> {
        self.image_in(current(), fineness)
    }

    /// A picture of the player's own that stands in for it. Those of the house lay with the first game's.
    fn loose(&self, fits: impl Fn(&[u8]) -> Result<(), String>) -> Option<Vec<u8>> {
        let at = |owner: &str| loose::bytes(&format!("{owner}/pieces/{}.png", self.name), &fits);
        at(self.owner).or_else(|| at(FIRST_GAME.word()))
    }

    /// The picture in the palette `name`. Else the same as [`Self::image`].
    #[must_use]
    pub fn image_in(&self, name: PaletteName, fineness: Fineness) -> Option<Image> {
        let fits = |png: &[u8]| decoded(png).map(drop);
        let mut image = match self.loose(fits) {
            Some(png) => decoded(&png).ok()?,
            None => decoded(self.png(name, fineness)).ok()?,
        };
        let (width, height) = (image.width() as usize, image.height() as usize);
        let mut pixels = image.data.take()?;
        grade(&mut pixels, treatment(*GRADING.of(name), self.scenery));
        let (data, levels) = with_smaller_sizes(pixels, width, height);
        image.data = Some(data);
        image.texture_descriptor.mip_level_count = levels;
        // A texture that could be written to would be written to when the palette changes, but in its largest size only; so it is
        // made anew.
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

/// How much colour and how much light is left to a piece.
fn treatment(grading: Grading, scenery: bool) -> (f32, f32) {
    (grading.colour, if scenery { grading.scenery } else { 1.0 })
}

/// Takes colour and light from RGBA `pixels`; 1 leaves all of it.
pub(super) fn grade(pixels: &mut [u8], (colour, light): (f32, f32)) {
    if colour >= 1.0 && light >= 1.0 {
        return;
    }
    for pixel in pixels.chunks_exact_mut(4) {
        let [r, g, b] = [pixel[0], pixel[1], pixel[2]].map(f32::from);
        let grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        for (channel, value) in pixel.iter_mut().zip([r, g, b]) {
            // Between 0 and 255 already, so the cast only cuts the fraction.
            *channel = ((grey + (value - grey) * colour) * light + 0.5) as u8;
        }
    }
}

/// Appends each half size down to a single pixel to RGBA `pixels`; returns them all and their number.
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

/// Half a row of pixels out of two rows of `width` pixels.
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

/// The mean of four pixels. Each colour counts as much as it is opaque, so that nothing bleeds in from clear pixels.
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
        // A mean of bytes is a byte.
        mean[channel] = value as u8;
    }
    mean[3] = ((alpha + 2) / 4) as u8;
    mean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_pictures_are_for_large_windows() {
        let lines = |lines: f32| Fineness::at(lines / 900.0);
        assert_eq!([720.0, 1080.0, 1200.0].map(lines), [Fineness::Half; 3]);
        assert_eq!([1440.0, 2160.0].map(lines), [Fineness::Full; 2]);
    }

    #[test]
    fn a_smaller_size_takes_no_colour_from_clear_pixels() {
        let red = [200, 10, 20, 255];
        assert_eq!(average([red, red, [0, 0, 0, 0], [0, 0, 0, 0]]), [200, 10, 20, 128]);
        assert_eq!(average([[8, 8, 8, 0]; 4]), [8, 8, 8, 0]);
        let (pixels, levels) = with_smaller_sizes([red, red, red, red].concat(), 2, 2);
        assert_eq!((pixels.len(), levels), (20, 2));
        assert_eq!(pixels[16..], red);
    }

    #[test]
    fn half_the_light_is_half_of_every_colour() {
        let mut pixels = [200, 100, 40, 77];
        grade(&mut pixels, (1.0, 0.5));
        assert_eq!(pixels, [100, 50, 20, 77]);
    }
}
