//! The areas at which the mouse can point.

use bevy::math::{Rect, Vec2};

use orrery_core::Packed;

use super::target::{TargetId, target_of};

/// The shape of a hit area.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum HitShape {
    /// A rectangle, in units.
    Rect(Rect),
    /// A disc, given by its middle and radius, in units.
    Disc(Vec2, f32),
    /// A region of a picture with an irregular border.
    Region(HitRegion),
}

impl HitShape {
    /// Reports whether a point, in units, is in the shape.
    pub fn contains(self, place: Vec2) -> bool {
        match self {
            HitShape::Rect(rect) => rect.contains(place),
            HitShape::Disc(middle, radius) => middle.distance(place) <= radius,
            HitShape::Region(region) => (region.holds)(region.number, place),
        }
    }

    /// Returns the rectangle that is highlighted: the bounding box of the shape or, for a region, the rectangle in its middle.
    pub fn area(self) -> Rect {
        match self {
            HitShape::Rect(rect) => rect,
            HitShape::Disc(middle, radius) => Rect::from_center_half_size(middle, Vec2::splat(radius)),
            HitShape::Region(region) => region.area,
        }
    }

    /// Returns points spread over the shape, the middle first. For a region, some of the points may be outside.
    pub(super) fn samples(self) -> Vec<Vec2> {
        let (middle, half) = match self {
            HitShape::Rect(rect) => (rect.center(), rect.half_size()),
            HitShape::Disc(middle, radius) => (middle, Vec2::splat(radius * 0.7)),
            HitShape::Region(region) => (region.area.center(), region.area.half_size() * AROUND),
        };
        let steps = [0.0, -0.45, 0.45, -0.9, 0.9];
        steps.iter().flat_map(|&y| steps.iter().map(move |&x| middle + half * Vec2::new(x, y))).collect()
    }
}

/// The size of the area in which points of a region are searched for, relative to the highlighted rectangle.
const AROUND: f32 = 1.3;

/// A region of a picture that no simple shape describes. The game determines which points belong to it.
#[derive(Debug, Clone, Copy)]
pub struct HitRegion {
    /// The number of the region in the picture.
    pub number: u8,
    /// The highlighted rectangle in the middle of the region, in units.
    pub area: Rect,
    /// The function that reports whether a point, in units, is in the region with this number.
    pub holds: fn(u8, Vec2) -> bool,
}

impl PartialEq for HitRegion {
    fn eq(&self, other: &Self) -> bool {
        (self.number, self.area) == (other.number, other.area)
    }
}

/// A hit area with its target.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HitArea {
    /// The target that a click in the area picks.
    pub target: TargetId,
    /// The shape and position of the area.
    pub zone: HitShape,
    /// The height in the scene. The highest area under the mouse gets the click.
    pub z: f32,
}

/// Returns the target of the highest hit area at a point, if there is one.
pub fn hit_at(hits: &[HitArea], place: Vec2) -> Option<TargetId> {
    hits.iter().filter(|hit| hit.zone.contains(place)).max_by(|a, b| a.z.total_cmp(&b.z)).map(|hit| hit.target)
}

/// Returns the rectangles of all hit areas of `target`, in units.
pub fn zones_of(hits: &[HitArea], target: impl Into<TargetId>) -> impl Iterator<Item = Rect> {
    let target = target.into();
    hits.iter().filter(move |hit| hit.target == target).map(|hit| hit.zone.area())
}

/// Returns the rectangle around all hit areas of `target`, in units, or `None` if the target is not shown.
pub fn zone_of(hits: &[HitArea], target: impl Into<TargetId>) -> Option<Rect> {
    zones_of(hits, target).reduce(|one, other| one.union(other))
}

/// Returns points, in units, at which a click hits `target`. The middle comes first, unless another area covers it. Returns an
/// empty list if the target is not on the board or is completely covered. Used by tests, and by code that points at a target.
pub fn places_of(hits: &[HitArea], target: impl Into<TargetId>) -> Vec<Vec2> {
    let target = target.into();
    let zones = hits.iter().filter(|hit| hit.target == target).map(|hit| hit.zone);
    zones.flat_map(HitShape::samples).filter(|&place| hit_at(hits, place) == Some(target)).collect()
}

/// Returns each target that has a hit area, without repetition and in the order of the areas, with the rectangle of its first
/// area in units.
pub fn targets_of<T: Packed + PartialEq>(hits: &[HitArea]) -> Vec<(T, Rect)> {
    let mut all: Vec<(T, Rect)> = Vec::new();
    for hit in hits {
        let Some(target) = target_of(hit.target) else { continue };
        if all.iter().all(|(other, _)| *other != target) {
            all.push((target, hit.zone.area()));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const STATION: TargetId = TargetId(1);
    const RELIC: TargetId = TargetId(2);

    #[test]
    fn topmost_target_under_the_mouse_is_hit() {
        let station = Rect::new(0.0, 0.0, 100.0, 100.0);
        let hits = [
            HitArea { target: STATION, zone: HitShape::Rect(station), z: 1.0 },
            HitArea { target: RELIC, zone: HitShape::Disc(Vec2::splat(50.0), 10.0), z: 5.0 },
        ];
        assert_eq!(hit_at(&hits, Vec2::new(50.0, 52.0)), Some(RELIC));
        assert_eq!(hit_at(&hits, Vec2::new(5.0, 5.0)), Some(STATION));
        assert_eq!(hit_at(&hits, Vec2::new(150.0, 5.0)), None);
    }

    #[test]
    fn pointer_places_of_a_target_avoid_targets_above_it() {
        let hits = [
            HitArea { target: STATION, zone: HitShape::Rect(Rect::new(0.0, 0.0, 100.0, 100.0)), z: 1.0 },
            HitArea { target: RELIC, zone: HitShape::Disc(Vec2::splat(50.0), 30.0), z: 5.0 },
        ];
        let places = places_of(&hits, STATION);
        assert!(!places.is_empty() && places.iter().all(|place| hit_at(&hits, *place) == Some(STATION)));
        assert_eq!(places_of(&hits, RELIC)[0], Vec2::splat(50.0));
        assert_eq!(places_of(&hits, TargetId(3)), []);
    }

    #[test]
    fn region_is_hit_where_its_predicate_holds() {
        let area = Rect::new(0.0, 0.0, 10.0, 10.0);
        let left = |number: u8, place: Vec2| (place.x < 0.0) == (number == 0);
        let region = |number| HitShape::Region(HitRegion { number, area, holds: left });
        let hits =
            [HitArea { target: STATION, zone: region(0), z: 0.0 }, HitArea { target: RELIC, zone: region(1), z: 0.0 }];
        assert_eq!(hit_at(&hits, Vec2::new(-5.0, 0.0)), Some(STATION));
        assert_eq!(hit_at(&hits, Vec2::new(5.0, 0.0)), Some(RELIC));
        assert_eq!(zone_of(&hits, RELIC), Some(area));
    }
}
