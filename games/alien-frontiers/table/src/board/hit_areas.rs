//! The areas of click targets, for panels, keyboard focus and tags.

use bevy::math::{Rect, Vec2};

use super::layout::{BoardLayout, LAYOUT};
use super::sky::land::{number, number_at, on_disc};
use super::stations::{area, drawing};
use crate::table::plan::ClickTarget;
use alien_frontiers::rules::{Facility, Territory};
use orrery_board::hit_area::{HitArea, HitRegion, HitShape, zones_of};

/// Name prefixes of pieces that a tag should not cover: ships, colonies, marks of owners, fields.
pub const PIECES: [&str; 4] = ["ship-", "colony-", "owner-", "field-"];

/// Maximum height of a name or a line of prices, in units; a taller area is that of a drawing.
const LINE: f32 = 48.0;

/// Returns the area of a facility with its name, docks and prices, but without its drawing; for the Hub, of all tracks.
pub fn facility_area(layout: &BoardLayout, facility: Facility, hits: &[HitArea]) -> Rect {
    let own = match facility {
        Facility::OrbitalMarket => Some(ClickTarget::Trade),
        Facility::AlienArtifact => Some(ClickTarget::Cycle),
        _ => None,
    };
    let parts = [Some(ClickTarget::Facility(facility)), own].into_iter().flatten();
    let lines = parts.flat_map(|target| zones_of(hits, target)).filter(|zone| zone.height() <= LINE);
    lines.fold(area(layout, facility), |all, line| all.union(line))
}

/// Returns the area inside a frame round a facility: that of [`facility_area`], without the name if the frame would otherwise
/// cross the facility's own drawing next to the name.
pub fn facility_frame(layout: &BoardLayout, facility: Facility, hits: &[HitArea]) -> Rect {
    let whole = facility_area(layout, facility, hits);
    let docks = area(layout, facility);
    let below_name = Rect { min: Vec2::new(whole.min.x, docks.min.y), ..whole };
    let drawing = drawing(layout, facility);
    let cut = |frame: Rect| !frame.intersect(drawing).is_empty() && frame.union(drawing) != frame;
    if cut(whole) && !cut(below_name) { below_name } else { whole }
}

/// Returns the area of a territory's name, bonus and domes.
pub fn land_area(territory: Territory) -> Rect {
    Rect::from_center_size(Vec2::from(LAYOUT.land(territory).patch), Vec2::new(120.0, 100.0))
}

/// Returns the shape within which the mouse points at a territory.
pub fn land_zone(territory: Territory) -> HitShape {
    let holds = |land: u8, place: Vec2| number_at(on_disc(place)) == Some(usize::from(land));
    HitShape::Region(HitRegion { number: number(territory) as u8, area: land_area(territory), holds })
}

/// Returns the area of a territory's name and bonus with a margin on both sides; tags and captions are placed next to it.
pub fn label_area(territory: Territory) -> Rect {
    Rect::from_center_size(Vec2::from(LAYOUT.land(territory).name) + Vec2::new(0.0, 20.0), Vec2::new(150.0, 80.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_board::hit_area::hit_at;
    use orrery_board::target::target_id;

    #[test]
    fn facility_frame_includes_the_name_unless_it_crosses_the_station() {
        let layout: &BoardLayout = &LAYOUT;
        for &facility in Facility::ALL {
            // The area of a name of the usual height above the docks, as wide as the docks.
            let docks = area(layout, facility);
            let at = Vec2::from(layout.facility(facility).name);
            let name = Rect::from_corners(at - Vec2::new(0.0, 18.0), Vec2::new(at.x + 130.0, at.y + 6.0));
            let hits =
                [HitArea { target: target_id(ClickTarget::Facility(facility)), zone: HitShape::Rect(name), z: 1.5 }];
            let (whole, frame) = (facility_area(layout, facility, &hits), facility_frame(layout, facility, &hits));
            assert_eq!(whole.union(name), whole, "{facility}: the area takes the name in");
            assert_eq!(frame.union(docks), frame, "{facility}: the frame takes the docks in");
            assert_eq!(frame != whole, facility == Facility::Shipyard, "{facility}: {frame:?} of {whole:?}");
        }
    }

    #[test]
    fn pointing_inside_a_wedge_hits_its_territory() {
        let target = target_id(ClickTarget::Territory(Territory::PohlFoothills));
        let hits = [HitArea { target, zone: land_zone(Territory::PohlFoothills), z: 0.0 }];
        let inside = Vec2::from(LAYOUT.land(Territory::PohlFoothills).patch);
        assert_eq!(hit_at(&hits, inside), Some(target));
        assert_eq!(hit_at(&hits, Vec2::from(LAYOUT.land(Territory::HerbertValley).patch)), None);
    }
}
