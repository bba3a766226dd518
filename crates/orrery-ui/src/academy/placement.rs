//! Placement of bubbles: next to their subject, and over nothing that must be seen or clicked.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2};

/// The distance from a bubble to its subject, in board units.
const GAP: f32 = 16.0;
/// The step of the search for a position, in board units.
const STEP: f32 = 22.0;

/// The cost of each square unit of a highlight that a bubble covers. `OVER_KEEP` and `OVER_SCENERY` are the costs for click
/// targets and for scenery. A bubble entirely over scenery costs as much as one a quarter of the board away.
const OVER_GLOW: f32 = 1000.0;
const OVER_KEEP: f32 = 12.0;
const OVER_SCENERY: f32 = 0.006;

/// The areas that a bubble should not hide.
#[derive(Debug, Clone, Copy)]
pub struct BubbleObstacles<'a> {
    /// The areas of the bubble's subject.
    pub glow: &'a [Rect],
    /// Other areas that may be clicked or have to be read.
    pub keep: &'a [Rect],
    /// The area that should stay visible if possible.
    pub scenery: Rect,
}

/// Returns the area within `room` for a bubble of the given `size`: as near to the highlights as possible without covering them
/// or anything else that must be seen. Without highlights it is near `home`.
pub fn beside(size: Vec2, seen: &BubbleObstacles, home: Pos2, room: Rect) -> Rect {
    let mut best = (f32::INFINITY, Rect::from_min_size(room.min, size));
    let (across, down) = (room.width() - size.x, room.height() - size.y);
    let mut y = 0.0;
    while y <= down.max(0.0) {
        let mut x = 0.0;
        while x <= across.max(0.0) {
            let rect = Rect::from_min_size(pos2(room.left() + x, room.top() + y), size);
            let cost = cost(rect, seen, home);
            if cost < best.0 {
                best = (cost, rect);
            }
            x += STEP;
        }
        y += STEP;
    }
    best.1
}

/// Returns an area of the same size as `best`, with its lower right corner (where the buttons are) at `corner`, or as near to it
/// as `room` allows. Returns `None` if that area hides more than `best`, or if its cost exceeds that of `best` by more than
/// `patience`.
pub fn stays(
    corner: Pos2,
    best: Rect,
    seen: &BubbleObstacles,
    (home, room): (Pos2, Rect),
    patience: f32,
) -> Option<Rect> {
    let first = (room.min + best.size()).min(room.max);
    let rect = Rect::from_min_size(corner.clamp(first, room.max) - best.size(), best.size());
    let covers_no_more = hides(rect, seen) <= hides(best, seen) + 1.0;
    (covers_no_more && cost(rect, seen, home) <= cost(best, seen, home) + patience).then_some(rect)
}

/// Returns the area of the intersection of two rectangles, the second of which is enlarged by `gap`.
fn over(rect: Rect, other: &Rect, gap: f32) -> f32 {
    let shared = rect.intersect(other.expand(gap));
    if shared.is_positive() { shared.area() } else { 0.0 }
}

/// Returns the cost of hiding the parts of highlights and other areas that `rect` would cover.
fn hides(rect: Rect, seen: &BubbleObstacles) -> f32 {
    let covered: f32 = seen.glow.iter().map(|other| over(rect, other, GAP) * OVER_GLOW).sum();
    let hidden: f32 = seen.keep.iter().map(|other| over(rect, other, 4.0) * OVER_KEEP).sum();
    covered + hidden
}

fn cost(rect: Rect, seen: &BubbleObstacles, home: Pos2) -> f32 {
    let scenery = over(rect, &seen.scenery, 0.0) * OVER_SCENERY;
    // Near the first highlight, and not far from the others.
    let far = match seen.glow {
        [] => rect.center().distance(home),
        [first, rest @ ..] => {
            let rest: f32 = rest.iter().map(|other| apart(rect, *other) * 0.35).sum();
            apart(rect, *first) + rest
        }
    };
    hides(rect, seen) + scenery + far
}

/// Returns the distance between two rectangles, increased if their centres are at different heights.
fn apart(a: Rect, b: Rect) -> f32 {
    let x = (b.left() - a.right()).max(a.left() - b.right()).max(0.0);
    let y = (b.top() - a.bottom()).max(a.top() - b.bottom()).max(0.0);
    // A position level with the subject is better than one at a corner.
    x.hypot(y) + (a.center().y - b.center().y).abs() * 0.12
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::vec2;

    #[test]
    fn bubble_stays_unless_it_hides_or_loses_its_target() {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(1250.0, 860.0));
        let corner = pos2(400.0, 300.0);
        let glow = |x, y| [Rect::from_min_size(pos2(x, y), vec2(80.0, 60.0))];
        let place = |glow: &[Rect], height: f32| {
            let seen = BubbleObstacles { glow, keep: &[], scenery: Rect::NOTHING };
            let best = beside(vec2(330.0, height), &seen, room.center(), room);
            (best, stays(corner, best, &seen, (room.center(), room), 420.0))
        };
        let (best, stays) = place(&glow(600.0, 200.0), 150.0);
        assert_eq!(
            stays.map(|rect| (rect.max, rect.size())),
            Some((corner, best.size())),
            "its keys stay under the mouse"
        );
        assert_eq!(place(&glow(300.0, 200.0), 150.0).1, None, "it would hide what glows");
        assert_eq!(place(&glow(1150.0, 780.0), 150.0).1, None, "it is too far from what it tells of");
        let (_, tall) = place(&glow(600.0, 200.0), 340.0);
        assert!(tall.is_some_and(|rect| room.contains_rect(rect)), "what is higher stays in the room");
    }

    #[test]
    fn bubble_is_placed_next_to_its_target_without_covering_it() {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(1250.0, 860.0));
        let size = vec2(330.0, 150.0);
        let places = [(300.0, 40.0), (10.0, 400.0), (900.0, 600.0), (600.0, 400.0), (1200.0, 820.0)];
        for (x, y) in places {
            let glow = Rect::from_min_size(pos2(x, y), vec2(160.0, 110.0));
            let keep = Rect::from_min_size(pos2(x + 190.0, y), vec2(80.0, 80.0));
            let seen = BubbleObstacles { glow: &[glow], keep: &[keep], scenery: Rect::NOTHING };
            let found = beside(size, &seen, room.center(), room);
            assert!(room.contains_rect(found), "{found:?}");
            assert!(!found.intersects(glow) && !found.intersects(keep), "{found:?} over {glow:?}");
            assert!(apart(found, glow) < 120.0, "{found:?} is far from {glow:?}");
        }
    }
}
