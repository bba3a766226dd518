//! Finds the next widget for the focus, by order and by position.

use bevy_egui::egui::{Id, LayerId, Rect};

/// A widget that can have the focus.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FocusStop {
    /// The id by which egui knows the widget.
    pub id: Id,
    /// The egui layer on which the widget is shown.
    pub layer: LayerId,
    /// The area of the widget on the screen, in points.
    pub area: Rect,
}

/// A direction in which the focus moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FocusMoveDirection {
    /// Towards the left edge.
    Left,
    /// Towards the right edge.
    Right,
    /// Towards the top edge.
    Up,
    /// Towards the bottom edge.
    Down,
}

impl FocusMoveDirection {
    /// All four directions.
    pub const ALL: [FocusMoveDirection; 4] =
        [FocusMoveDirection::Left, FocusMoveDirection::Right, FocusMoveDirection::Up, FocusMoveDirection::Down];
}

/// Returns the index after or before `at` in a ring of `count` widgets. Without `at`, returns the first or the last index.
/// Returns `None` if there are no widgets.
pub fn step(count: usize, at: Option<usize>, forward: bool) -> Option<usize> {
    match (count, at, forward) {
        (0, ..) => None,
        (_, None, true) => Some(0),
        (_, None, false) => Some(count - 1),
        (_, Some(at), true) => Some((at + 1) % count),
        (_, Some(at), false) => Some((at + count - 1) % count),
    }
}

/// The weight of the distance across the direction of movement, compared with the distance along it.
const ASIDE: f32 = 2.0;

/// Returns the index of the widget in `all` that is nearest to the widget at `from` in the direction `side`. Returns `None` if
/// there is no widget in this direction.
pub fn toward(from: usize, side: FocusMoveDirection, all: &[FocusStop]) -> Option<usize> {
    let here = all.get(from)?.area;
    let far = |area: Rect| distance(here, area, side);
    let others = all.iter().enumerate().filter(|(index, _)| *index != from);
    let ahead = others.filter_map(|(index, stop)| Some((index, far(stop.area)?)));
    ahead.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(index, _)| index)
}

/// Returns the weighted distance from `here` to `there` in the direction `side`, or `None` if `there` is not in that direction.
fn distance(here: Rect, there: Rect, side: FocusMoveDirection) -> Option<f32> {
    let (from, to) = (here.center(), there.center());
    let (ahead, edge, aside) = match side {
        FocusMoveDirection::Left => (from.x - to.x, here.left() - there.right(), gap(here.y_range(), there.y_range())),
        FocusMoveDirection::Right => (to.x - from.x, there.left() - here.right(), gap(here.y_range(), there.y_range())),
        FocusMoveDirection::Up => (from.y - to.y, here.top() - there.bottom(), gap(here.x_range(), there.x_range())),
        FocusMoveDirection::Down => (to.y - from.y, there.top() - here.bottom(), gap(here.x_range(), there.x_range())),
    };
    let beside = match side {
        FocusMoveDirection::Left | FocusMoveDirection::Right => (to.y - from.y).abs(),
        FocusMoveDirection::Up | FocusMoveDirection::Down => (to.x - from.x).abs(),
    };
    // A widget much further across than ahead belongs to another direction.
    (ahead > 1.0 && beside <= ahead * 4.0 && aside <= ahead * ASIDE)
        .then(|| edge.max(0.0) + ASIDE * aside + 0.3 * beside + 0.1 * ahead)
}

/// Returns the gap between two ranges, or 0 if they overlap.
fn gap(one: bevy_egui::egui::Rangef, other: bevy_egui::egui::Rangef) -> f32 {
    (other.min - one.max).max(one.min - other.max).max(0.0)
}

/// Returns the index of the widget whose centre is nearest to that of `area`, or `None` if there are no widgets.
pub fn nearest(area: Rect, all: &[FocusStop]) -> Option<usize> {
    let far = |stop: &FocusStop| stop.area.center().distance_sq(area.center());
    (0..all.len()).min_by(|&a, &b| far(&all[a]).total_cmp(&far(&all[b])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{pos2, vec2};

    /// Returns square widgets, 40 points wide, with their centres at these positions.
    fn field(middles: &[(f32, f32)]) -> Vec<FocusStop> {
        let stop = |(index, (x, y)): (usize, &(f32, f32))| FocusStop {
            id: Id::new(index),
            layer: LayerId::background(),
            area: Rect::from_center_size(pos2(*x, *y), vec2(40.0, 40.0)),
        };
        middles.iter().enumerate().map(stop).collect()
    }

    #[test]
    fn arrow_keys_move_focus_to_the_nearest_item_in_that_direction() {
        let all = field(&[(0.0, 0.0), (100.0, 10.0), (60.0, 120.0), (0.0, 300.0), (300.0, 0.0)]);
        assert_eq!(toward(0, FocusMoveDirection::Right, &all), Some(1));
        assert_eq!(toward(1, FocusMoveDirection::Right, &all), Some(4), "past what lies below");
        assert_eq!(toward(0, FocusMoveDirection::Down, &all), Some(2), "nearer, though a little aside");
        assert_eq!(toward(2, FocusMoveDirection::Down, &all), Some(3));
        assert_eq!(toward(4, FocusMoveDirection::Left, &all), Some(1));
        assert_eq!(toward(0, FocusMoveDirection::Left, &all), None);
        assert_eq!(toward(0, FocusMoveDirection::Up, &all), None);
    }

    #[test]
    fn arrow_keys_reach_every_item_of_an_uneven_grid() {
        let mut middles = Vec::new();
        for row in 0..5u8 {
            for column in 0..7u8 {
                // The rows are not straight: each widget is slightly displaced.
                let (x, y) = (f32::from(column) * 97.0, f32::from(row) * 83.0);
                middles.push((
                    x + f32::from((row * 5 + column * 3) % 7) * 5.0,
                    y + f32::from((row * 3 + column) % 5) * 6.0,
                ));
            }
        }
        let all = field(&middles);
        let mut seen = vec![false; all.len()];
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            if !std::mem::replace(&mut seen[at], true) {
                open.extend(FocusMoveDirection::ALL.iter().filter_map(|&side| toward(at, side, &all)));
            }
        }
        assert!(seen.iter().all(|&seen| seen), "{seen:?}");
    }

    #[test]
    fn focus_order_wraps_around() {
        assert_eq!(step(3, None, true), Some(0));
        assert_eq!(step(3, Some(2), true), Some(0));
        assert_eq!(step(3, Some(0), false), Some(2));
        assert_eq!(step(0, None, true), None);
    }
}
