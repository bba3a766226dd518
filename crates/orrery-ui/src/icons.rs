//! Drawing of the games' pieces inside panels.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, pos2, vec2,
};

use orrery_board::art::{self, ArtPiece, ArtResolution};
use orrery_settings::palette::{PaletteName, current};

/// The pictures that have been uploaded to egui.
#[derive(Default)]
struct IconTextures {
    /// The palette for which the pictures were created.
    palette: PaletteName,
    /// The textures by piece, resolution and number of halvings.
    textures: BTreeMap<(&'static str, ArtResolution, u32), TextureHandle>,
}

type SharedIconTextures = Arc<Mutex<IconTextures>>;

/// Draws the piece called `name` with its origin at `at`, scaled by `scale`. Returns its area, or `None` if there is no such
/// piece or its picture is missing.
pub fn piece(painter: &Painter, name: &str, at: Pos2, scale: f32, tint: Color32) -> Option<Rect> {
    let piece = art::get(name)?;
    let corner = at + vec2(piece.left, piece.top) * scale;
    let rect = Rect::from_min_size(corner, vec2(piece.width, piece.height) * scale);
    image(painter, piece, rect, tint)?;
    Some(rect)
}

/// Draws the piece called `name` so that it fills `rect`, cropped where it does not fit. Returns false if there is no such piece
/// or its picture is missing.
pub fn cover(painter: &Painter, name: &str, rect: Rect) -> bool {
    let Some(piece) = art::get(name) else { return false };
    let scale = (rect.width() / piece.width).max(rect.height() / piece.height);
    let size = vec2(piece.width, piece.height) * scale;
    let inner = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    image(&inner, piece, Rect::from_center_size(rect.center(), size), Color32::WHITE).is_some()
}

/// Draws the whole piece called `name` as large as possible in the middle of `rect`. Returns false if there is no such piece or
/// its picture is missing.
pub fn contain(painter: &Painter, name: &str, rect: Rect, tint: Color32) -> bool {
    let Some(piece) = art::get(name) else { return false };
    let scale = (rect.width() / piece.width).min(rect.height() / piece.height);
    let size = vec2(piece.width, piece.height) * scale;
    image(painter, piece, Rect::from_center_size(rect.center(), size), tint).is_some()
}

fn image(painter: &Painter, piece: &'static ArtPiece, rect: Rect, tint: Color32) -> Option<()> {
    let wanted = rect.width() * painter.pixels_per_point();
    let texture = texture(painter.ctx(), piece, wanted)?;
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.add(Shape::image(texture.id(), rect, whole, tint));
    Some(())
}

/// Returns the picture of `piece`, halved as often as possible while at least `wanted` pixels wide, so that it is smooth when
/// small, and more often if it exceeds the maximum texture size. Returns `None` if the picture is missing.
fn texture(ctx: &Context, piece: &'static ArtPiece, wanted: f32) -> Option<TextureHandle> {
    let finest = piece.width * piece.scale;
    let fineness =
        if wanted > finest * ArtResolution::Half.share() { ArtResolution::Full } else { ArtResolution::Half };
    let full = finest * fineness.share();
    let smooth = (full / wanted.max(1.0)).log2().floor().clamp(0.0, 6.0) as u32;
    let side = (full.max(piece.height * piece.scale * fineness.share())
        / ctx.input(|input| input.max_texture_side) as f32)
        .log2()
        .ceil();
    let halved = smooth.max(side.max(0.0) as u32);
    let loaded: SharedIconTextures =
        ctx.data_mut(|data| data.get_temp_mut_or_default::<SharedIconTextures>(Id::new("pieces")).clone());
    let mut loaded = loaded.lock().ok()?;
    if loaded.palette != current() {
        *loaded = IconTextures { palette: current(), textures: BTreeMap::new() };
    }
    if let Some(texture) = loaded.textures.get(&(piece.name, fineness, halved)) {
        return Some(texture.clone());
    }
    let picture = halved_picture(piece, fineness, halved)?;
    let texture = ctx.load_texture(piece.name, picture, TextureOptions::LINEAR);
    loaded.textures.insert((piece.name, fineness, halved), texture.clone());
    Some(texture)
}

/// Returns the pixels of `piece`, halved in size `halved` times, or `None` if its picture is missing.
fn halved_picture(piece: &ArtPiece, fineness: ArtResolution, halved: u32) -> Option<ColorImage> {
    let picture = piece.image(fineness)?;
    let (mut width, mut height) = (picture.width() as usize, picture.height() as usize);
    let data = picture.data.as_ref()?;
    let mut start = 0;
    for _ in 0..halved {
        if width <= 1 && height <= 1 {
            break;
        }
        start += width * height * 4;
        (width, height) = ((width / 2).max(1), (height / 2).max(1));
    }
    let pixels = data.get(start..start + width * height * 4)?;
    Some(ColorImage::from_rgba_unmultiplied([width, height], pixels))
}
