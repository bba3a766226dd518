//! The art as images: what the title shows is decoded on the task pool at the start, a game's when a match of it is near; with every
//! smaller size ready.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use super::layout::LAYOUT;
use super::paint::Drawing;
use super::view::BoardView;
use crate::art::{self, Fineness};
use orrery_core::GameKey;
use orrery_settings::palette::{PaletteName, current};
use orrery_table::MatchNow;

/// A piece of the art, ready to be shown.
#[derive(Debug, Clone)]
pub struct PieceImage {
    /// Its pixels.
    pub image: Handle<Image>,
    /// Its middle from its origin, in units.
    pub middle: Vec2,
    /// Its size in units.
    pub size: Vec2,
}

/// A piece with its image; `None` if it is not readable.
type Decoded = (&'static art::Piece, Option<Image>);

/// All images the board shows.
#[derive(Resource, Default)]
pub struct Pieces {
    ready: BTreeMap<&'static str, PieceImage>,
    drawings: BTreeMap<String, Handle<Image>>,
    decoding: Vec<Task<Vec<Decoded>>>,
    /// What is decoded and not handed to the driver yet.
    decoded: VecDeque<Decoded>,
    /// The palette the pieces are decoded for.
    palette: PaletteName,
    /// How fine they are.
    fineness: Fineness,
    /// The games whose pieces are wanted too.
    games: BTreeSet<&'static str>,
    /// Those that cannot be read.
    broken: BTreeSet<&'static str>,
    /// The games whose every piece was there once; in another palette they only take the place of the former ones.
    complete: BTreeSet<&'static str>,
}

/// How many bytes of pictures go to the driver in a frame, but for the last one of them. It keeps a copy of each until the frame is
/// done, and what it once had it holds: handed over all at once, the pictures of a match cost their size twice for as long as it is open.
const BYTES_A_FRAME: usize = 3 << 20;

/// Under this word stands in [`Pieces::complete`] what the title shows.
const TITLE: &str = "";

/// Whether the title shows a piece: all of the house, the emblems of games, and what its instrument carries.
#[must_use]
pub fn is_of_title(piece: &art::Piece) -> bool {
    let carried = || piece.name.strip_prefix("station-");
    let carries = |name: &str| LAYOUT.title.stations().any(|station| station.to_string() == name);
    piece.owner == HOUSE || piece.name.starts_with("title-") || carried().is_some_and(carries)
}

/// Who owns the pieces of the house.
const HOUSE: &str = "house";

impl Pieces {
    /// Whether every piece of the title can be shown, if perhaps still in the colours of the palette before.
    #[must_use]
    pub fn title_ready(&self) -> bool {
        self.complete.contains(TITLE)
    }

    /// Whether every piece that is wanted can be shown.
    #[must_use]
    pub fn all_ready(&self) -> bool {
        self.title_ready() && self.games.is_subset(&self.complete)
    }

    /// Whether pieces are being decoded, or wait to be shown.
    #[must_use]
    pub fn is_decoding(&self) -> bool {
        !self.decoding.is_empty() || !self.decoded.is_empty()
    }

    /// Whether every piece of a match of `game` can be shown, if perhaps still in the colours of the palette before.
    #[must_use]
    pub fn match_ready(&self, game: GameKey) -> bool {
        self.title_ready() && self.complete.contains(game.word())
    }

    /// Has the pieces of a game made ready, unless they are.
    pub fn want(&mut self, game: GameKey) {
        // What is under way is decoded first: it may be for another palette than the one worn by then.
        if self.games.insert(game.word()) && !self.is_decoding() && self.title_ready() {
            self.decode_new();
        }
    }

    /// Starts to decode what is wanted and was not yet.
    fn decode_new(&mut self) {
        let missing: Vec<_> = self.wanted().filter(|piece| self.is_missing(piece)).collect();
        if missing.is_empty() {
            self.complete.extend(self.games.iter().copied());
        } else {
            self.decode(missing);
        }
    }

    fn is_missing(&self, piece: &art::Piece) -> bool {
        !self.ready.contains_key(piece.name) && !self.broken.contains(piece.name)
    }

    /// Every piece that is wanted.
    fn wanted(&self) -> impl Iterator<Item = &'static art::Piece> {
        art::names().filter_map(art::get).filter(|piece| is_of_title(piece) || self.games.contains(piece.owner))
    }

    /// Whether every piece is decoded for the palette worn now and for a window of so many pixels a unit.
    #[must_use]
    pub fn is_up_to_date(&self, density: f32) -> bool {
        self.all_ready() && !self.is_decoding() && self.palette == current() && self.fineness == Fineness::at(density)
    }

    /// A piece by name; `None` while it is decoded, and for a name the art does not have.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&PieceImage> {
        self.ready.get(name)
    }

    /// The image of a drawing at `density` pixels a unit; drawn once and kept until the size changes.
    pub fn drawing(&mut self, drawing: &Drawing, density: f32, images: &mut Assets<Image>) -> Handle<Image> {
        let key = format!("{density} {drawing:?}");
        self.drawings
            .entry(key)
            .or_insert_with(|| {
                let pixels = drawing.drawn(density);
                images.add(still_image(pixels.width, pixels.height, pixels.bytes))
            })
            .clone()
    }

    /// Forgets all drawings: the size of the window or the palette has changed.
    pub fn forget_drawings(&mut self) {
        self.drawings.clear();
    }

    fn decode(&mut self, mut all: Vec<&'static art::Piece>) {
        let pool = AsyncComputeTaskPool::get();
        let (palette, fineness) = (self.palette, self.fineness);
        all.sort_by_key(|piece| std::cmp::Reverse(piece.png(palette, fineness).len()));
        let workers = 4;
        for worker in 0..workers {
            let share: Vec<&'static art::Piece> = all.iter().copied().skip(worker).step_by(workers).collect();
            let work = async move { share.into_iter().map(|p| (p, decoded(p, palette, fineness))).collect() };
            self.decoding.push(pool.spawn(work));
        }
    }

    /// Puts what is decoded into `images`, as much of it as a frame may hand to the driver.
    fn put_some(&mut self, images: &mut Assets<Image>) {
        let mut bytes = 0;
        while bytes < BYTES_A_FRAME
            && let Some((piece, image)) = self.decoded.pop_front()
        {
            let Some(image) = image else {
                warn!("the picture {} cannot be decoded", piece.name);
                self.broken.insert(piece.name);
                continue;
            };
            bytes += image.data.as_ref().map_or(0, Vec::len);
            self.put(piece, image, images);
        }
    }

    fn put(&mut self, piece: &'static art::Piece, image: Image, images: &mut Assets<Image>) {
        if let Some(known) = self.ready.get(piece.name) {
            if let Err(error) = images.insert(&known.image, image) {
                warn!("the picture {} cannot take another palette: {error}", piece.name);
            }
            return;
        }
        let (middle, size) = (piece.middle(), piece.size());
        self.ready.insert(piece.name, PieceImage { image: images.add(image), middle, size });
    }
}

/// Starts to decode the art of the title, and of games that are wanted already; the largest pieces first.
pub fn start_decoding(mut pieces: ResMut<Pieces>) {
    pieces.palette = current();
    let all = pieces.wanted().collect();
    pieces.decode(all);
}

/// Wants the pieces of the game of which a match is open.
pub fn want_match(now: Option<Res<MatchNow>>, mut pieces: ResMut<Pieces>) {
    if let Some(now) = now
        && !pieces.games.contains(now.key.word())
    {
        pieces.want(now.key);
    }
}

/// Starts to decode what looks different in a palette that was chosen meanwhile, or everything for a window that became
/// much larger or smaller. One change at a time: a second one waits for the first.
pub fn follow(mut pieces: ResMut<Pieces>, view: Res<BoardView>) {
    let (before, now) = (pieces.palette, current());
    let fineness = Fineness::at(view.density());
    let finer = pieces.fineness != fineness;
    if (before == now && !finer) || !pieces.title_ready() || pieces.is_decoding() {
        return;
    }
    (pieces.palette, pieces.fineness) = (now, fineness);
    if before != now {
        pieces.forget_drawings();
    }
    let changed = pieces.wanted().filter(|piece| finer || !piece.is_same_in(before, now)).collect();
    pieces.decode(changed);
}

/// Takes what is decoded. A piece in another palette takes the place of the former one, so that only one of them is kept and
/// everything that shows it changes with it.
pub fn take_decoded(
    mut pieces: ResMut<Pieces>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !pieces.is_decoding() {
        return;
    }
    redraw.write(RequestRedraw);
    let tasks = std::mem::take(&mut pieces.decoding);
    for mut task in tasks {
        match block_on(poll_once(&mut task)) {
            Some(done) => pieces.decoded.extend(done),
            None => pieces.decoding.push(task),
        }
    }
    pieces.put_some(&mut images);
    if !pieces.is_decoding() {
        pieces.complete.insert(TITLE);
        // A game may have been asked for meanwhile.
        pieces.decode_new();
    }
}

/// A piece as an image with all its smaller sizes, whose edges stay clean when they are smoothed.
fn decoded(piece: &art::Piece, palette: PaletteName, fineness: Fineness) -> Option<Image> {
    let mut image = piece.image_in(palette, fineness)?;
    let (mut width, mut height) = (image.width(), image.height());
    let mut rest = image.data.as_deref_mut()?;
    let mut first = true;
    while let Some((level, smaller)) = rest.split_at_mut_checked((width * height * 4) as usize) {
        // The largest has clean edges since it was baked.
        if !std::mem::take(&mut first) {
            bleed(width, height, level);
        }
        if width == 1 && height == 1 {
            break;
        }
        (width, height) = ((width / 2).max(1), (height / 2).max(1));
        rest = smaller;
    }
    Some(image)
}

/// An image shown at exactly its own size.
fn still_image(width: u32, height: u32, bytes: Vec<u8>) -> Image {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new(size, TextureDimension::D2, bytes, format, RenderAssetUsages::RENDER_WORLD);
    image.sampler = ImageSampler::linear();
    image
}

/// Gives the clear pixels next to seen ones their colour, so that edges do not darken when smoothed.
fn bleed(width: u32, height: u32, bytes: &mut [u8]) {
    let row = width as usize * 4;
    let count = width as usize * height as usize;
    for index in 0..count {
        let at = index * 4;
        if bytes[at + 3] != 0 {
            continue;
        }
        let x = index % width as usize;
        let left = (x > 0).then(|| at - 4);
        let right = (x + 1 < width as usize).then_some(at + 4);
        let up = at.checked_sub(row);
        let down = (at + row < count * 4).then_some(at + row);
        let near = [left, right, up, down].into_iter().flatten().find(|&n| bytes[n + 3] != 0);
        if let Some(near) = near {
            let colour = [bytes[near], bytes[near + 1], bytes[near + 2]];
            bytes[at..at + 3].copy_from_slice(&colour);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_bleed_into_clear_pixels() {
        let mut bytes = [200, 100, 0, 255, 0, 0, 0, 0].to_vec();
        bleed(2, 1, &mut bytes);
        assert_eq!(bytes, [200, 100, 0, 255, 200, 100, 0, 0]);
    }
}
