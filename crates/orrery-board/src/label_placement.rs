//! The placement of labels and captions: next to their subject, and covering as little else as possible.

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;

use super::hit_area::HitShape;
use super::scene::{ComposedScene, NodeLook};
use super::text_metrics;

/// The areas of the board under panels, in units, where a label would be hidden. Written by the code that shows the panels.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct CoveredAreas(pub Vec<Rect>);

/// The distance from the subject to the label, in units.
const GAP: f32 = 12.0;

/// Returns the areas that a label next to `anchor` should not cover: text, hit areas other than low rectangles and irregular
/// regions, and pieces whose names begin with one of `kinds`. Areas whose middle is in `anchor` are left out.
pub fn busy(scene: &ComposedScene, anchor: Rect, kinds: &[&str]) -> Vec<Rect> {
    let things = scene.nodes.iter().filter_map(|node| match &node.look {
        NodeLook::Words(words) => {
            let wide = text_metrics::width(&words.text, words.size, words.bold, words.spacing);
            Some(Rect::from_corners(node.at - Vec2::new(0.0, words.size), node.at + Vec2::new(wide, words.size * 0.2)))
        }
        NodeLook::Piece(name) if kinds.iter().any(|kind| name.starts_with(kind)) => {
            Some(Rect::from_center_size(node.at, Vec2::splat(34.0) * node.scale))
        }
        _ => None,
    });
    let zones = scene.hits.iter().filter_map(|hit| match hit.zone {
        HitShape::Rect(rect) if hit.z >= 2.0 => Some(rect),
        HitShape::Disc(middle, radius) => Some(Rect::from_center_half_size(middle, Vec2::splat(radius))),
        _ => None,
    });
    things.chain(zones).filter(|rect| !anchor.contains(rect.center())).collect()
}

/// The areas that a label has to avoid.
#[derive(Debug, Clone, Copy, Default)]
pub struct LabelObstacles<'a> {
    /// The areas that the label must not cover, for example because it would be hidden there.
    pub never: &'a [Rect],
    /// The areas that the label should not cover if possible.
    pub busy: &'a [Rect],
}

impl LabelObstacles<'_> {
    /// Returns how much of `never`, and of `busy`, the label area `own` covers, in square units.
    fn covered(&self, own: Rect) -> (f32, f32) {
        let shared = |all: &[Rect]| all.iter().map(|rect| own.intersect(*rect)).map(size_of).sum();
        (shared(self.never), shared(self.busy))
    }
}

fn size_of(rect: Rect) -> f32 {
    if rect.is_empty() { 0.0 } else { rect.size().element_product() }
}

/// The step of the search for a free position further away, in units.
const STEP: f32 = 24.0;

/// Returns the middle of a label of this size next to the anchor, within `room`, where it covers least. On a tie, the right is
/// preferred, then the left, below, and above. If every position next to the anchor covers a forbidden area, the label goes to
/// the nearest position that does not.
pub fn place(size: Vec2, anchor: Rect, room: Rect, clear: LabelObstacles) -> Vec2 {
    let half = size / 2.0;
    let covered = |at: Vec2| clear.covered(Rect::from_center_half_size(at, half));
    let tries = around(anchor, half);
    let fits = tries.into_iter().filter(|at| room.contains(*at - half) && room.contains(*at + half));
    let better = |next: (f32, f32), best: (f32, f32)| {
        if (next.0 - best.0).abs() > 1.0 { next.0 < best.0 } else { next.1 < best.1 - 1.0 }
    };
    let fits = fits.map(|at| (covered(at), at));
    let beside = fits.reduce(|best, next| if better(next.0, best.0) { next } else { best });
    if let Some((_, at)) = beside.filter(|((never, _), _)| *never <= 1.0) {
        return at;
    }
    let inner = Rect::from_corners(room.min + half, (room.max - half).max(room.min + half));
    let cost = |at: Vec2| {
        let (never, busy) = covered(at);
        let near = anchor.inflate(GAP).intersect(Rect::from_center_half_size(at, half));
        // A near position matters more than covering little, but a forbidden area must be avoided at any distance.
        never * 1000.0 + busy * 0.05 + size_of(near) + away(anchor, Rect::from_center_half_size(at, half))
    };
    let spots = spots(inner).map(|at| (cost(at), at));
    let free = spots.reduce(|best, next| if next.0 < best.0 { next } else { best });
    free.map_or(inner.center(), |(_, at)| at)
}

/// Returns the possible middles of a label next to an anchor: centred on each side, level with its upper or lower edge, and at
/// its corners.
fn around(anchor: Rect, half: Vec2) -> [Vec2; 12] {
    let (middle, reach) = (anchor.center(), anchor.half_size() + GAP + half);
    let (up, down) = (anchor.min.y + half.y, anchor.max.y - half.y);
    [
        Vec2::new(middle.x + reach.x, middle.y),
        Vec2::new(middle.x - reach.x, middle.y),
        Vec2::new(middle.x, middle.y + reach.y),
        Vec2::new(middle.x, middle.y - reach.y),
        Vec2::new(middle.x + reach.x, up),
        Vec2::new(middle.x + reach.x, down),
        Vec2::new(middle.x - reach.x, up),
        Vec2::new(middle.x - reach.x, down),
        Vec2::new(middle.x + reach.x, middle.y + reach.y),
        Vec2::new(middle.x - reach.x, middle.y + reach.y),
        Vec2::new(middle.x + reach.x, middle.y - reach.y),
        Vec2::new(middle.x - reach.x, middle.y - reach.y),
    ]
}

/// Returns points spread over a rectangle, including its edges.
fn spots(inner: Rect) -> impl Iterator<Item = Vec2> {
    let count = (inner.size() / STEP).ceil().max(Vec2::ONE);
    let step = inner.size() / count;
    (0..=count.y as u32).flat_map(move |row| {
        (0..=count.x as u32).map(move |column| inner.min + step * Vec2::new(column as f32, row as f32))
    })
}

/// Returns the distance between two rectangles, or 0 if they touch or overlap.
fn away(one: Rect, other: Rect) -> f32 {
    (one.min - other.max).max(other.min - one.max).max(Vec2::ZERO).length()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect { min: Vec2::splat(6.0), max: Vec2::new(1262.0, 861.0) };
    const ANCHOR: Rect = Rect { min: Vec2::new(400.0, 400.0), max: Vec2::new(500.0, 440.0) };
    const SIZE: Vec2 = Vec2::new(200.0, 60.0);

    #[test]
    fn label_goes_to_the_right_when_nothing_blocks_it() {
        assert_eq!(place(SIZE, ANCHOR, ROOM, LabelObstacles::default()), Vec2::new(612.0, 420.0));
    }

    #[test]
    fn label_goes_where_it_covers_least() {
        let right = Rect::new(520.0, 390.0, 640.0, 450.0);
        assert_eq!(
            place(SIZE, ANCHOR, ROOM, LabelObstacles { busy: &[right], ..LabelObstacles::default() }),
            Vec2::new(288.0, 420.0),
            "to the left"
        );
        let left = Rect::new(200.0, 390.0, 380.0, 450.0);
        assert_eq!(
            place(SIZE, ANCHOR, ROOM, LabelObstacles { busy: &[right, left], ..LabelObstacles::default() }),
            Vec2::new(450.0, 482.0),
            "below"
        );
    }

    #[test]
    fn label_stays_inside_its_area() {
        let corner = Rect::new(1150.0, 4.0, 1240.0, 40.0);
        let at = place(SIZE, corner, ROOM, LabelObstacles::default());
        let tag = Rect::from_center_size(at, SIZE);
        assert!(tag.max.x <= ROOM.max.x && tag.min.y >= ROOM.min.y, "{tag:?}");
        assert!(tag.intersect(corner).is_empty());
    }

    #[test]
    fn label_covers_forbidden_areas_only_as_a_last_resort() {
        let tag = |clear: LabelObstacles| Rect::from_center_size(place(SIZE, ANCHOR, ROOM, clear), SIZE);
        // All positions next to the anchor are under a card, or over text that may be covered.
        let card = Rect::new(150.0, 250.0, 1000.0, 330.0);
        let words = Rect::new(100.0, 330.0, 1100.0, 900.0);
        let above = tag(LabelObstacles { never: &[card], busy: &[words] });
        assert!(above.intersect(card).is_empty() && above.intersect(ANCHOR).is_empty(), "{above:?}");
        let card = Rect::new(60.0, 250.0, 900.0, 700.0);
        let off = tag(LabelObstacles { never: &[card], busy: &[] });
        assert!(off.intersect(card).is_empty() && away(off, card) < STEP, "next to the card, not far from it: {off:?}");
        let everything = Rect::new(-10.0, -10.0, 1700.0, 1000.0);
        let nowhere = tag(LabelObstacles { never: &[everything], busy: &[] });
        assert!(nowhere.intersect(ANCHOR).is_empty(), "{nowhere:?}");
    }
}
