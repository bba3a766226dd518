//! The images of the art, with all mip levels. The images of the title are decoded in the background at the start, those of a
//! game when its match is opened.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use super::layout::LAYOUT;
use super::paint::VectorShape;
use super::view::BoardViewport;
use crate::art::{self, ArtResolution};
use orrery_core::GameKey;
use orrery_settings::palette::{PaletteName, current};
use orrery_table::MatchStatus;

/// The image of a piece of the art, ready to be drawn.
#[derive(Debug, Clone)]
pub struct ArtImage {
    /// The decoded image, with all mip levels.
    pub image: Handle<Image>,
    /// The middle of the image relative to the piece's origin, in units.
    pub middle: Vec2,
    /// The size of the image in units.
    pub size: Vec2,
}

/// A piece with its decoded image; `None` if the picture cannot be read.
type DecodedArt = (&'static art::ArtPiece, Option<Image>);

/// All images of the board.
#[derive(Resource, Default)]
pub struct ArtImages {
    ready: BTreeMap<&'static str, ArtImage>,
    drawings: BTreeMap<String, Handle<Image>>,
    decoding: Vec<Task<Vec<DecodedArt>>>,
    /// The decoded images that have not been passed to the GPU driver yet.
    decoded: VecDeque<DecodedArt>,
    /// The palette of the decoded pieces.
    palette: PaletteName,
    /// The resolution of the decoded pieces.
    fineness: ArtResolution,
    /// The games whose pieces are needed in addition to the title's.
    games: BTreeSet<&'static str>,
    /// The names of the pieces whose pictures cannot be read.
    broken: BTreeSet<&'static str>,
    /// The games of which all pieces have been available at least once. After a palette change, new images only replace the old
    /// images.
    complete: BTreeSet<&'static str>,
}

/// The number of image bytes that are passed to the driver per frame, not counting the last image. The driver keeps a copy of
/// each image until the end of the frame, and never frees that memory. If all images of a match were passed at once, they would
/// take twice their size while the match is open.
const BYTES_A_FRAME: usize = 3 << 20;

/// The key of the title's pieces in [`ArtImages::complete`].
const TITLE: &str = "";

/// Reports whether the title shows the piece: a shared piece, the emblem of a game, or a station of the title orrery.
pub fn is_of_title(piece: &art::ArtPiece) -> bool {
    let carried = || piece.name.strip_prefix("station-");
    let carries = |name: &str| LAYOUT.title.stations().any(|station| station.to_string() == name);
    piece.owner == HOUSE || piece.name.starts_with("title-") || carried().is_some_and(carries)
}

/// The owner of the shared pieces.
const HOUSE: &str = "house";

impl ArtImages {
    /// Reports whether all pieces of the title can be shown, perhaps still in the colours of the previous palette.
    pub fn title_ready(&self) -> bool {
        self.complete.contains(TITLE)
    }

    /// Reports whether all needed pieces can be shown.
    pub fn all_ready(&self) -> bool {
        self.title_ready() && self.games.is_subset(&self.complete)
    }

    /// Reports whether pieces are being decoded, or decoded images wait to be shown.
    pub fn is_decoding(&self) -> bool {
        !self.decoding.is_empty() || !self.decoded.is_empty()
    }

    /// Reports whether all pieces of a match of `game` can be shown, perhaps still in the colours of the previous palette.
    pub fn match_ready(&self, game: GameKey) -> bool {
        self.title_ready() && self.complete.contains(game.word())
    }

    /// Requests the pieces of a game, and starts to decode them if nothing else is being decoded.
    pub fn want(&mut self, game: GameKey) {
        // Running work, which may be for a palette that is no longer active, is finished first.
        if self.games.insert(game.word()) && !self.is_decoding() && self.title_ready() {
            self.decode_new();
        }
    }

    /// Starts to decode the needed pieces that are not decoded yet.
    fn decode_new(&mut self) {
        let missing: Vec<_> = self.wanted().filter(|piece| self.is_missing(piece)).collect();
        if missing.is_empty() {
            self.complete.extend(self.games.iter().copied());
        } else {
            self.decode(missing);
        }
    }

    fn is_missing(&self, piece: &art::ArtPiece) -> bool {
        !self.ready.contains_key(piece.name) && !self.broken.contains(piece.name)
    }

    /// Returns the pieces of the title and of the requested games.
    fn wanted(&self) -> impl Iterator<Item = &'static art::ArtPiece> {
        art::names().filter_map(art::get).filter(|piece| is_of_title(piece) || self.games.contains(piece.owner))
    }

    /// Reports whether all needed pieces are decoded for the active palette and for a window with `density` pixels per unit.
    pub fn is_up_to_date(&self, density: f32) -> bool {
        self.all_ready()
            && !self.is_decoding()
            && self.palette == current()
            && self.fineness == ArtResolution::at(density)
    }

    /// Returns the image of a piece by name, or `None` while it is being decoded or for a name that the art does not have.
    pub fn get(&self, name: &str) -> Option<&ArtImage> {
        self.ready.get(name)
    }

    /// Returns the image of a drawn shape at `density` pixels per unit. Images are rendered once and kept.
    pub fn drawing(&mut self, drawing: &VectorShape, density: f32, images: &mut Assets<Image>) -> Handle<Image> {
        let key = format!("{density} {drawing:?}");
        self.drawings
            .entry(key)
            .or_insert_with(|| {
                let pixels = drawing.drawn(density);
                images.add(still_image(pixels.width, pixels.height, pixels.bytes))
            })
            .clone()
    }

    /// Drops all images of drawn shapes, after a change of window size or palette.
    pub fn forget_drawings(&mut self) {
        self.drawings.clear();
    }

    fn decode(&mut self, mut all: Vec<&'static art::ArtPiece>) {
        let pool = AsyncComputeTaskPool::get();
        let (palette, fineness) = (self.palette, self.fineness);
        all.sort_by_key(|piece| std::cmp::Reverse(piece.png(palette, fineness).len()));
        let workers = 4;
        for worker in 0..workers {
            let share: Vec<&'static art::ArtPiece> = all.iter().copied().skip(worker).step_by(workers).collect();
            let work = async move { share.into_iter().map(|p| (p, decoded(p, palette, fineness))).collect() };
            self.decoding.push(pool.spawn(work));
        }
    }

    /// Moves decoded images into `images`, up to the limit per frame.
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

    fn put(&mut self, piece: &'static art::ArtPiece, image: Image, images: &mut Assets<Image>) {
        if let Some(known) = self.ready.get(piece.name) {
            if let Err(error) = images.insert(&known.image, image) {
                warn!("the picture {} cannot take another palette: {error}", piece.name);
            }
            return;
        }
        let (middle, size) = (piece.middle(), piece.size());
        self.ready.insert(piece.name, ArtImage { image: images.add(image), middle, size });
    }
}

/// Starts to decode the art of the title and of requested games, the largest pieces first.
pub fn start_decoding(mut pieces: ResMut<ArtImages>) {
    pieces.palette = current();
    let all = pieces.wanted().collect();
    pieces.decode(all);
}

/// Requests the pieces of the game whose match is open.
pub fn want_match(now: Option<Res<MatchStatus>>, mut pieces: ResMut<ArtImages>) {
    if let Some(now) = now
        && !pieces.games.contains(now.key.word())
    {
        pieces.want(now.key);
    }
}

/// Starts to decode the pieces that differ in a newly chosen palette, or all pieces if the window has become much larger or
/// smaller. A second change waits until the first is done.
pub fn follow(mut pieces: ResMut<ArtImages>, view: Res<BoardViewport>) {
    let (before, now) = (pieces.palette, current());
    let fineness = ArtResolution::at(view.density());
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

/// Collects decoded images. An image in another palette replaces the old image, so that only one of the two stays in memory and
/// everything that shows the piece changes with it.
pub fn take_decoded(
    mut pieces: ResMut<ArtImages>,
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
        // A game may have been requested in the meantime.
        pieces.decode_new();
    }
}

/// Decodes a piece with all mip levels, each with clean edges for filtering. Returns `None` if the picture cannot be read.
fn decoded(piece: &art::ArtPiece, palette: PaletteName, fineness: ArtResolution) -> Option<Image> {
    let mut image = piece.image_in(palette, fineness)?;
    let (mut width, mut height) = (image.width(), image.height());
    let mut rest = image.data.as_deref_mut()?;
    let mut first = true;
    while let Some((level, smaller)) = rest.split_at_mut_checked((width * height * 4) as usize) {
        // The edges of the largest level were cleaned during the bake.
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

/// Creates an image without mip levels, which is drawn at exactly its own size.
fn still_image(width: u32, height: u32, bytes: Vec<u8>) -> Image {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new(size, TextureDimension::D2, bytes, format, RenderAssetUsages::RENDER_WORLD);
    image.sampler = ImageSampler::linear();
    image
}

/// Copies the colours of visible pixels to adjacent transparent ones, so that edges do not darken when filtered.
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
    fn edge_colours_bleed_into_transparent_pixels() {
        let mut bytes = [200, 100, 0, 255, 0, 0, 0, 0].to_vec();
        bleed(2, 1, &mut bytes);
        assert_eq!(bytes, [200, 100, 0, 255, 200, 100, 0, 0]);
    }
}
