//! Where tags and captions stand: beside what they tell of, over as little else as can be.

use bevy::math::{Rect, Vec2};

use super::compose::aside;
use super::layout::LAYOUT;
use super::letters;
use super::scene::{Look, Scene, Zone};
use super::tray::tray;

/// From what it stands beside to the tag, in units.
const GAP: f32 = 12.0;

/// Kinds of pieces a tag had better not cover.
const SHOWN: [&str; 4] = ["ship-", "colony-", "owner-", "field-"];

/// What a tag beside `anchor` had better not cover: words, ships, colonies and whatever is clicked.
#[must_use]
pub fn busy(scene: &Scene, anchor: Rect) -> Vec<Rect> {
    let things = scene.nodes.iter().filter_map(|node| match &node.look {
        Look::Words(words) => {
            let wide = letters::width(&words.text, words.size, words.bold, words.spacing);
            Some(Rect::from_corners(node.at - Vec2::new(0.0, words.size), node.at + Vec2::new(wide, words.size * 0.2)))
        }
        Look::Piece(name) if SHOWN.iter().any(|kind| name.starts_with(kind)) => {
            Some(Rect::from_center_size(node.at, Vec2::splat(34.0) * node.scale))
        }
        _ => None,
    });
    let zones = scene.hits.iter().filter_map(|hit| match hit.zone {
        Zone::Rect(rect) if hit.z >= 2.0 => Some(rect),
        Zone::Disc(middle, radius) => Some(Rect::from_center_half_size(middle, Vec2::splat(radius))),
        _ => None,
    });
    things.chain(zones).filter(|rect| !anchor.contains(rect.center())).collect()
}

/// Middle of something of this size beside the anchor: where there is room within the window, outside the column and
/// above the line at the foot, and
/// where it covers least of what is `busy`; of equal places the right, then the left, then below, then above.
#[must_use]
pub fn place(size: Vec2, anchor: Rect, visible: Rect, busy: &[Rect]) -> Vec2 {
    let room = Rect::from_corners(
        Vec2::new(visible.min.x, visible.min.y.max(0.0)) + 6.0,
        Vec2::new(tray(aside(visible)).min.x - 6.0, (visible.max.y - 6.0).min(LAYOUT.foot.1 - 2.0)),
    );
    let half = size / 2.0;
    let (middle, reach) = (anchor.center(), anchor.half_size() + GAP + half);
    // Level with the anchor, or with its upper or lower edge.
    let (up, down) = (anchor.min.y + half.y, anchor.max.y - half.y);
    let tries = [
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
    ];
    let covered = |at: Vec2| -> f32 {
        let own = Rect::from_center_half_size(at, half);
        let shared = busy.iter().map(|rect| own.intersect(*rect)).filter(|both| !both.is_empty());
        shared.map(|both| both.size().element_product()).sum()
    };
    let fits = tries.into_iter().filter(|at| room.contains(*at - half) && room.contains(*at + half));
    let at = fits.map(|at| (covered(at), at)).reduce(|best, next| if next.0 < best.0 - 1.0 { next } else { best });
    let at = at.map_or(tries[0], |(_, at)| at);
    at.clamp(room.min + half, (room.max - half).max(room.min + half))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Rect = Rect { min: Vec2::ZERO, max: Vec2::new(1600.0, 900.0) };
    const ANCHOR: Rect = Rect { min: Vec2::new(400.0, 400.0), max: Vec2::new(500.0, 440.0) };
    const SIZE: Vec2 = Vec2::new(200.0, 60.0);

    #[test]
    fn it_stands_to_the_right_where_nothing_is_in_the_way() {
        assert_eq!(place(SIZE, ANCHOR, SCREEN, &[]), Vec2::new(612.0, 420.0));
    }

    #[test]
    fn it_goes_where_it_covers_least() {
        let right = Rect::new(520.0, 390.0, 640.0, 450.0);
        assert_eq!(place(SIZE, ANCHOR, SCREEN, &[right]), Vec2::new(288.0, 420.0), "to the left");
        let left = Rect::new(200.0, 390.0, 380.0, 450.0);
        assert_eq!(place(SIZE, ANCHOR, SCREEN, &[right, left]), Vec2::new(450.0, 482.0), "below");
    }

    #[test]
    fn it_stays_within_the_window_and_off_the_column() {
        let corner = Rect::new(1150.0, 4.0, 1240.0, 40.0);
        let at = place(SIZE, corner, SCREEN, &[]);
        let tag = Rect::from_center_size(at, SIZE);
        assert!(tag.max.x < tray(Vec2::ZERO).min.x && tag.min.y >= 0.0, "{tag:?}");
        assert!(tag.intersect(corner).is_empty());
    }
}
