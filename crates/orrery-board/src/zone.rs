//! Where the mouse can point.

use bevy::math::{Rect, Vec2};

use super::target::TargetId;

/// Where the mouse can point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Zone {
    /// A rectangle.
    Rect(Rect),
    /// A disc: middle and radius.
    Disc(Vec2, f32),
    /// A part of a picture with borders of its own.
    Region(Region),
}

impl Zone {
    /// Whether a place is in it.
    #[must_use]
    pub fn contains(self, place: Vec2) -> bool {
        match self {
            Zone::Rect(rect) => rect.contains(place),
            Zone::Disc(middle, radius) => middle.distance(place) <= radius,
            Zone::Region(region) => (region.holds)(region.number, place),
        }
    }

    /// The rectangle it is pointed out by: all of it, and of a region its marked middle.
    #[must_use]
    pub fn area(self) -> Rect {
        match self {
            Zone::Rect(rect) => rect,
            Zone::Disc(middle, radius) => Rect::from_center_half_size(middle, Vec2::splat(radius)),
            Zone::Region(region) => region.area,
        }
    }

    /// Places spread over it, its middle first; of a region some lie beside it.
    #[must_use]
    pub(super) fn samples(self) -> Vec<Vec2> {
        let (middle, half) = match self {
            Zone::Rect(rect) => (rect.center(), rect.half_size()),
            Zone::Disc(middle, radius) => (middle, Vec2::splat(radius * 0.7)),
            Zone::Region(region) => (region.area.center(), region.area.half_size() * AROUND),
        };
        let steps = [0.0, -0.45, 0.45, -0.9, 0.9];
        steps.iter().flat_map(|&y| steps.iter().map(move |&x| middle + half * Vec2::new(x, y))).collect()
    }
}

/// How far round the marked middle of a region places of it are looked for, as a part of that.
const AROUND: f32 = 1.3;

/// A part of a picture that no simple shape describes: the game says what lies in it.
#[derive(Debug, Clone, Copy)]
pub struct Region {
    /// Its number in that picture.
    pub number: u8,
    /// Its middle, where it is pointed out.
    pub area: Rect,
    /// Whether a place, in units, lies in the region of that number.
    pub holds: fn(u8, Vec2) -> bool,
}

impl PartialEq for Region {
    fn eq(&self, other: &Self) -> bool {
        (self.number, self.area) == (other.number, other.area)
    }
}

/// Something the mouse can point at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hit {
    /// What.
    pub target: TargetId,
    /// Where.
    pub zone: Zone,
    /// Of several under the mouse the highest is meant.
    pub z: f32,
}

/// The highest thing at a place.
#[must_use]
pub fn hit_at(hits: &[Hit], place: Vec2) -> Option<TargetId> {
    hits.iter().filter(|hit| hit.zone.contains(place)).max_by(|a, b| a.z.total_cmp(&b.z)).map(|hit| hit.target)
}

/// Every part of the board, in units, in which a click means `target`.
pub fn zones_of(hits: &[Hit], target: impl Into<TargetId>) -> impl Iterator<Item = Rect> {
    let target = target.into();
    hits.iter().filter(move |hit| hit.target == target).map(|hit| hit.zone.area())
}

/// The part of the board, in units, in which a click means `target`; nothing where it is not there now.
#[must_use]
pub fn zone_of(hits: &[Hit], target: impl Into<TargetId>) -> Option<Rect> {
    zones_of(hits, target).reduce(|one, other| one.union(other))
}

/// Places, in units, where a click means `target`: the middle of what can be hit of it first. Empty where it is not on the
/// board, or lies under other things. For whoever has to show where something is.
#[must_use]
pub fn places_of(hits: &[Hit], target: impl Into<TargetId>) -> Vec<Vec2> {
    let target = target.into();
    let zones = hits.iter().filter(|hit| hit.target == target).map(|hit| hit.zone);
    zones.flat_map(Zone::samples).filter(|&place| hit_at(hits, place) == Some(target)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const STATION: TargetId = TargetId(1);
    const RELIC: TargetId = TargetId(2);

    #[test]
    fn the_highest_thing_under_the_mouse_is_meant() {
        let station = Rect::new(0.0, 0.0, 100.0, 100.0);
        let hits = [
            Hit { target: STATION, zone: Zone::Rect(station), z: 1.0 },
            Hit { target: RELIC, zone: Zone::Disc(Vec2::splat(50.0), 10.0), z: 5.0 },
        ];
        assert_eq!(hit_at(&hits, Vec2::new(50.0, 52.0)), Some(RELIC));
        assert_eq!(hit_at(&hits, Vec2::new(5.0, 5.0)), Some(STATION));
        assert_eq!(hit_at(&hits, Vec2::new(150.0, 5.0)), None);
    }

    #[test]
    fn places_of_a_thing_under_others_are_beside_them() {
        let hits = [
            Hit { target: STATION, zone: Zone::Rect(Rect::new(0.0, 0.0, 100.0, 100.0)), z: 1.0 },
            Hit { target: RELIC, zone: Zone::Disc(Vec2::splat(50.0), 30.0), z: 5.0 },
        ];
        let places = places_of(&hits, STATION);
        assert!(!places.is_empty() && places.iter().all(|place| hit_at(&hits, *place) == Some(STATION)));
        assert_eq!(places_of(&hits, RELIC)[0], Vec2::splat(50.0));
        assert_eq!(places_of(&hits, TargetId(3)), []);
    }

    #[test]
    fn a_region_is_hit_where_the_game_says() {
        let area = Rect::new(0.0, 0.0, 10.0, 10.0);
        let left = |number: u8, place: Vec2| (place.x < 0.0) == (number == 0);
        let region = |number| Zone::Region(Region { number, area, holds: left });
        let hits = [Hit { target: STATION, zone: region(0), z: 0.0 }, Hit { target: RELIC, zone: region(1), z: 0.0 }];
        assert_eq!(hit_at(&hits, Vec2::new(-5.0, 0.0)), Some(STATION));
        assert_eq!(hit_at(&hits, Vec2::new(5.0, 0.0)), Some(RELIC));
        assert_eq!(zone_of(&hits, RELIC), Some(area));
    }
}
