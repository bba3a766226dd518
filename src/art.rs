//! The drawings of house and games, baked from `assets/*/art` when the program is built.
//!
//! A piece is named for what it shows, with the words of the notation: `ship-red-4`, `station-LunarMine`, `art-BoosterPod`, `icon-fuel`. `pieces.ron` of house and game is the list.

use std::sync::LazyLock;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageSamplerDescriptor, ImageType};
use bevy::math::{Rect, Vec2};
use bevy::render::render_resource::TextureUsages;

use crate::core::FIRST_GAME;
use crate::loose;
use crate::palette::{GRADING, Grading, PaletteName, current};

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
macro_rules! carry_art {
    ($owner:literal) => {
        const _: () = {
            use $crate::art::{Art, Piece};

            static PICTURES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/", $owner, "/art.bin"));
            static PIECES: &[Piece] = include!(concat!(env!("OUT_DIR"), "/", $owner, "/art_table.rs"));

            inventory::submit! { Art(PIECES) }
        };
    };
}
pub(crate) use carry_art;

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
    use std::collections::BTreeSet;

    use super::*;
    use crate::core::Colour;
    use crate::games::alien_frontiers::rules::{Card, Facility, Field};

    /// Every name the game makes out of the words of the rules.
    fn relied_on() -> Vec<String> {
        let mut names: Vec<String> = [
            "beam",
            "selected",
            "ship-relic",
            "ship-dummy",
            "owner-nobody",
            "field-gap",
            "card-back",
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
        }
        names.extend((1..=6).map(|value| format!("ship-relic-{value}")));
        names.extend(Facility::ALL.iter().map(|facility| format!("station-{facility}")));
        names.extend(Field::ALL.iter().flat_map(|f| [format!("field-{f}"), format!("field-{f}-idle")]));
        let berths = "free usable aimed closed unused plate-2 plate-2-usable plate-3 plate-3-usable plate-bay link-equal link-run focus";
        names.extend(berths.split(' ').map(|state| format!("berth-{state}")));
        names.extend(Card::ALL.iter().flat_map(|card| [format!("art-{card}"), format!("card-{card}")]));
        let icons = "any arrow back bay card check claw close coach colony crown cycle deck die discard dock down end eye first forward \
                     fuel ge help human launch link-eq load lock log lowered menu minus mute ore pause play plus redo relic robot roll save \
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
        assert!(missing.is_empty(), "not in assets/*/art: {missing:?}");
    }

    #[test]
    fn the_table_is_in_order_so_that_every_name_is_found() {
        let names: Vec<_> = names().collect();
        let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(names.is_sorted() && twice.is_empty(), "two owners have a piece of one name: {twice:?}");
        assert!(names.iter().all(|name| get(name).is_some_and(|piece| piece.name == *name)));
        assert!(get("no such piece").is_none());
    }

    #[test]
    fn every_owner_that_has_drawings_carries_its_pieces() {
        let assets = std::path::Path::new(env!("ORRERY_ASSETS"));
        let folders = std::fs::read_dir(assets).expect("assets is there").flatten().map(|owner| owner.path());
        let named = folders.filter(|folder| folder.join("art/pieces.ron").is_file());
        let drawn: BTreeSet<String> =
            named.filter_map(|folder| Some(folder.file_name()?.to_string_lossy().into_owned())).collect();
        let carried: BTreeSet<String> = PIECES.iter().map(|piece| piece.owner.to_owned()).collect();
        assert!(drawn.len() > 1 && drawn.contains("house"), "{drawn:?}");
        assert_eq!(drawn, carried);
    }

    #[test]
    fn a_picture_has_the_size_of_its_piece_and_all_smaller_sizes() {
        let names = ["ship-red-4", "icon-fuel", "berth-usable"];
        for (name, fineness) in names.into_iter().flat_map(|name| [(name, Fineness::Half), (name, Fineness::Full)]) {
            let piece = get(name).expect("the piece is there");
            let image = piece.image(fineness).expect("the picture is readable");
            let pixels = piece.size() * piece.scale * fineness.share();
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
    fn every_seat_coloured_piece_has_a_picture_of_its_own_in_every_palette() {
        let kinds = ["ship", "colony", "colony-ring", "owner", "mark", "crest", "seat-plate", "hub-track"];
        for colour in Colour::ALL {
            let faces = (1..=6).map(|value| format!("ship-{colour}-{value}"));
            for name in kinds.iter().map(|kind| format!("{kind}-{colour}")).chain(faces) {
                let piece = get(&name).expect("the piece is there");
                for (index, &a) in PaletteName::ALL.iter().enumerate() {
                    assert!(piece.image_in(a, Fineness::Half).is_some(), "{name} in {a:?}");
                    for &b in &PaletteName::ALL[index + 1..] {
                        assert_ne!(
                            piece.png(a, Fineness::Full),
                            piece.png(b, Fineness::Full),
                            "{name} in {a:?} and {b:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn ships_in_the_paint_of_a_seat_follow_the_palette() {
        for colour in Colour::ALL {
            for name in ["cb-craft", "cb-hauler", "cb-port", "cb-flag", "cb-d4"].map(|kind| format!("{kind}-{colour}"))
            {
                let piece = get(&name).expect("the piece is there");
                assert!(!piece.is_same_in(PaletteName::Default, PaletteName::OkabeIto), "{name}");
            }
        }
    }

    const FULL: Fineness = Fineness::Full;

    #[test]
    fn a_piece_without_palette_colours_is_kept_once() {
        let fuel = get("icon-fuel").expect("the piece is there");
        assert!(
            PaletteName::ALL
                .iter()
                .all(|&name| std::ptr::eq(fuel.png(name, FULL), fuel.png(PaletteName::Default, FULL)))
        );
        assert!(fuel.is_same_in(PaletteName::Default, PaletteName::HighContrast));
        assert!(!fuel.is_same_in(PaletteName::Default, PaletteName::Greyscale));
        let station = get("station-LunarMine").expect("the piece is there");
        assert!(!station.is_same_in(PaletteName::Default, PaletteName::HighContrast), "it is darker there");
    }

    #[test]
    fn greyscale_leaves_no_colour_in_any_picture() {
        for name in ["icon-fuel", "ship-red-4", "berth-usable", "station-LunarMine"] {
            let image = get(name)
                .and_then(|piece| piece.image_in(PaletteName::Greyscale, Fineness::Half))
                .expect("it is readable");
            let pixels = image.data.expect("it has pixels");
            assert!(pixels.chunks_exact(4).all(|p| p[0].abs_diff(p[1]) < 2 && p[1].abs_diff(p[2]) < 2), "{name}");
        }
        let mut pixels = [200, 100, 40, 77];
        grade(&mut pixels, (1.0, 0.5));
        assert_eq!(pixels, [100, 50, 20, 77]);
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
