//! The game's drawings, baked from `assets/art` when the game is built.
//!
//! A piece is named for what it shows, with the words of the notation: `ship-red-4`, `station-LunarMine`, `control-LemBadlands-blue`,
//! `art-BoosterPod`, `icon-fuel`. `assets/art/pieces.ron` is the list.

use bevy::asset::RenderAssetUsages;
use bevy::color::Srgba;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageSamplerDescriptor, ImageType};
use bevy::math::{Rect, Vec2};

/// One drawing.
#[derive(Debug)]
pub struct Piece {
    /// What it is called.
    pub name: &'static str,
    /// Left edge in units (1/900 of the picture's height). The drawing's origin, where the piece stands or turns, is at 0; drawings of
    /// places, such as the planet, use the screen's own coordinates instead.
    pub left: f32,
    /// Upper edge in units, y down.
    pub top: f32,
    /// Width in units.
    pub width: f32,
    /// Height in units.
    pub height: f32,
    /// Pixels to the unit.
    pub scale: f32,
    /// The picture, PNG, straight alpha, sRGB.
    pub png: &'static [u8],
}

/// Every piece, by name.
static PIECES: &[Piece] = include!(concat!(env!("OUT_DIR"), "/art_table.rs"));

/// The piece called `name`.
#[must_use]
pub fn get(name: &str) -> Option<&'static Piece> {
    PIECES.binary_search_by(|piece| piece.name.cmp(name)).ok().and_then(|i| PIECES.get(i))
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

    /// The picture for the board, with all its smaller sizes, so that it stays smooth when it is drawn small.
    ///
    /// Nothing comes back only if the picture is not readable, which the build rules out.
    #[must_use]
    pub fn image(&self) -> Option<Image> {
        self.decode(|_| ())
    }

    /// The picture for egui panels, which want colours already multiplied by their alpha. Else the same as [`Self::image`].
    #[must_use]
    pub fn panel_image(&self) -> Option<Image> {
        self.decode(multiply)
    }

    fn decode(&self, prepare: impl Fn(&mut [u8])) -> Option<Image> {
        let kind = ImageType::MimeType("image/png");
        let sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
        let formats = CompressedImageFormats::NONE;
        let usage = RenderAssetUsages::RENDER_WORLD;
        let mut image = Image::from_buffer(self.png, kind, formats, true, sampler, usage).ok()?;
        let (width, height) = (image.width() as usize, image.height() as usize);
        let (mut data, levels) = with_smaller_sizes(image.data.take()?, width, height);
        prepare(&mut data);
        image.data = Some(data);
        image.texture_descriptor.mip_level_count = levels;
        Some(image)
    }
}

/// Multiplies colours by their alpha, in linear light, where they will be mixed.
fn multiply(pixels: &mut [u8]) {
    for pixel in pixels.chunks_exact_mut(4) {
        let alpha = f32::from(pixel[3]) / 255.0;
        if pixel[3] < u8::MAX {
            for channel in &mut pixel[..3] {
                let linear = Srgba::gamma_function(f32::from(*channel) / 255.0);
                // The value is between 0 and 255, so the cast only cuts the fraction.
                *channel = (Srgba::gamma_function_inverse(linear * alpha) * 255.0 + 0.5) as u8;
            }
        }
    }
}

/// Appends each half size down to a single pixel to RGBA `pixels`; returns them all and their number.
fn with_smaller_sizes(mut pixels: Vec<u8>, mut width: usize, mut height: usize) -> (Vec<u8>, u32) {
    let mut levels = 1;
    let mut start = 0;
    while width > 1 || height > 1 {
        let (half_width, half_height) = ((width / 2).max(1), (height / 2).max(1));
        let mut smaller = Vec::with_capacity(half_width * half_height * 4);
        let level = pixels.get(start..).unwrap_or_default();
        for y in 0..half_height {
            for x in 0..half_width {
                let (x2, y2) = ((2 * x + 1).min(width - 1), (2 * y + 1).min(height - 1));
                let four =
                    [(2 * x, 2 * y), (x2, 2 * y), (2 * x, y2), (x2, y2)].map(|(x, y)| pixel(level, y * width + x));
                smaller.extend(average(four));
            }
        }
        start = pixels.len();
        pixels.append(&mut smaller);
        (width, height) = (half_width, half_height);
        levels += 1;
    }
    (pixels, levels)
}

fn pixel(level: &[u8], i: usize) -> [u8; 4] {
    level.get(i * 4..i * 4 + 4).and_then(|p| p.try_into().ok()).unwrap_or_default()
}

/// The mean of four pixels. Each colour counts as much as it is opaque, so that nothing bleeds in from clear pixels.
fn average(four: [[u8; 4]; 4]) -> [u8; 4] {
    let alpha: u32 = four.iter().map(|p| u32::from(p[3])).sum();
    let mean = |channel: usize| {
        let weighted: u32 = four.iter().map(|p| u32::from(p[channel]) * u32::from(p[3])).sum();
        let plain: u32 = four.iter().map(|p| u32::from(p[channel])).sum();
        let value = (weighted + alpha / 2).checked_div(alpha).unwrap_or(plain / 4);
        u8::try_from(value).unwrap_or(u8::MAX)
    };
    [mean(0), mean(1), mean(2), u8::try_from((alpha + 2) / 4).unwrap_or(u8::MAX)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Card, Colour, Facility, Field, Territory};

    /// Every name the game makes out of the words of the rules.
    fn relied_on() -> Vec<String> {
        let mut names: Vec<String> = [
            "background",
            "planet",
            "beam",
            "selected",
            "ship-relic",
            "ship-dummy",
            "owner-nobody",
            "field-gap",
            "card-back",
            "title",
            "wordmark",
            "app-icon",
        ]
        .into_iter()
        .map(str::to_owned)
        .collect();
        for colour in Colour::ALL {
            let kinds = ["ship", "colony", "colony-ring", "owner", "mark", "crest", "seat-plate", "hub-track"];
            names.extend(kinds.map(|kind| format!("{kind}-{colour}")));
            names.extend((1..=6).map(|value| format!("ship-{colour}-{value}")));
            names.extend(Territory::ALL.iter().map(|territory| format!("control-{territory}-{colour}")));
        }
        names.extend((1..=6).map(|value| format!("ship-relic-{value}")));
        names.extend(Territory::ALL.iter().flat_map(|t| [format!("hover-{t}"), format!("usable-{t}")]));
        names.extend(Facility::ALL.iter().map(|facility| format!("station-{facility}")));
        names.extend(
            Field::ALL.iter().flat_map(|f| [format!("field-{f}"), format!("field-{f}-idle"), format!("effect-{f}")]),
        );
        let berths = "free usable aimed closed unused plate-2 plate-2-usable plate-3 plate-3-usable plate-bay link-equal link-run focus";
        names.extend(berths.split(' ').map(|state| format!("berth-{state}")));
        names.extend(Card::ALL.iter().flat_map(|card| [format!("art-{card}"), format!("card-{card}")]));
        let icons = "any arrow back bay card check claw close coach colony crown cycle deck die discard dock down end eye first forward \
                     fuel ge help human launch link-eq load lock log menu minus mute ore pause play plus redo relic robot roll save \
                     settings ship six skip sound speed step stock sum swap trade undo up vp warning";
        names.extend((1..=6).map(|value| format!("icon-value-{value}")));
        names.extend("dust flame glow ring spark strike trail".split(' ').map(|effect| format!("effect-{effect}")));
        let frames = "chip focus key key-badge key-hover key-off key-primary label-shade panel panel-mover pill row strip tag well";
        names.extend(frames.split(' ').map(|frame| format!("frame-{frame}")));
        names.extend(icons.split(' ').map(|icon| format!("icon-{icon}")));
        names
    }

    #[test]
    fn every_piece_the_game_relies_on_is_there() {
        let missing: Vec<String> = relied_on().into_iter().filter(|name| get(name).is_none()).collect();
        assert!(missing.is_empty(), "not in assets/art: {missing:?}");
    }

    #[test]
    fn the_table_is_in_order_so_that_every_name_is_found() {
        let names: Vec<_> = names().collect();
        assert!(names.is_sorted());
        assert!(names.iter().all(|name| get(name).is_some_and(|piece| piece.name == *name)));
        assert!(get("no such piece").is_none());
    }

    #[test]
    fn a_picture_has_the_size_of_its_piece_and_all_smaller_sizes() {
        for name in ["ship-red-4", "icon-fuel", "berth-usable"] {
            let piece = get(name).expect("the piece is there");
            let image = piece.image().expect("the picture is readable");
            let pixels = piece.size() * piece.scale;
            assert!(
                (image.width() as f32 - pixels.x).abs() < 1.0 && (image.height() as f32 - pixels.y).abs() < 1.0,
                "{name}"
            );
            let levels = image.width().max(image.height()).ilog2() + 1;
            assert_eq!(image.texture_descriptor.mip_level_count, levels, "{name}");
            let all: u32 = (0..levels).map(|i| (image.width() >> i).max(1) * (image.height() >> i).max(1) * 4).sum();
            assert_eq!(image.data.as_ref().map(Vec::len), Some(all as usize), "{name}");
        }
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
    fn panel_pictures_are_multiplied_by_alpha_in_linear_light() {
        let mut pixels = [255, 255, 255, 128, 90, 80, 70, 0, 9, 200, 30, 255];
        multiply(&mut pixels);
        assert_eq!(pixels, [188, 188, 188, 128, 0, 0, 0, 0, 9, 200, 30, 255]);
        let image = get("icon-fuel").and_then(Piece::panel_image).expect("the picture is readable");
        let pixels = image.data.expect("it has pixels");
        assert!(pixels.chunks_exact(4).all(|p| p[3] > 0 || p[..3] == [0, 0, 0]));
    }

    #[test]
    fn a_piece_knows_its_area_and_middle() {
        let ship = get("ship-red").expect("the piece is there");
        let area = ship.area(Vec2::new(100.0, 50.0), 2.0);
        assert_eq!(area.min, Vec2::new(100.0 + 2.0 * ship.left, 50.0 + 2.0 * ship.top));
        assert_eq!(area.size(), ship.size() * 2.0);
        assert!((area.center() - (Vec2::new(100.0, 50.0) + ship.middle() * 2.0)).length() < 1e-3);
    }
}
