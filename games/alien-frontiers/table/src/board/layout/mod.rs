//! The layout of the table: `assets/alien-frontiers/art/layout.ron`, read once.
//!
//! Places are in board units, x to the right and y down; 1600 by 900 units fill a 16:9 window.

mod column;
mod types;

use orrery_core::ron;
use std::borrow::Cow;
use std::collections::BTreeMap;

use bevy::math::{Rect, Vec2};
use serde::Deserialize;

use alien_frontiers::rules::{Facility, Territory};

pub use self::column::{aside, tray, well};
pub use self::types::{
    BayLayout, BeamLayout, BerthLayout, DisplayLayout, DockCondition, DockGroup, FacilityLayout, HubLayout, LayoutDisc,
    LayoutPoint, LayoutRect, PlanetLayout, SidebarLayout, TerritoryLabelLayout, TerritoryLayout,
};

/// The layout of the match screen.
#[derive(Debug, Clone, Deserialize)]
pub struct BoardLayout {
    /// Width of the screen in units.
    pub width: f32,
    /// Height of the screen in units.
    pub height: f32,
    /// Offset of shadows from their pieces.
    pub shadow: LayoutPoint,
    /// The disc of the sun.
    pub sun: LayoutDisc,
    /// The disc of the moon.
    pub moon: LayoutDisc,
    /// The centre and radii of the planet and its rings.
    pub planet: PlanetLayout,
    /// The size and spacing of the berths.
    pub berth: BerthLayout,
    /// The places of the ten facilities.
    pub facilities: BTreeMap<Facility, FacilityLayout>,
    /// The places of the Hub's tracks.
    pub hub: HubLayout,
    /// The places of the Bay's pads.
    pub bay: BayLayout,
    /// The two ends of the terraforming beam.
    pub beam: BeamLayout,
    /// The places of the eight territories.
    pub territories: BTreeMap<Territory, TerritoryLayout>,
    /// The places and sizes of a territory's texts and domes, relative to its name.
    pub label: TerritoryLabelLayout,
    /// The place of the relic ship on the planet.
    pub relic: LayoutPoint,
    /// The places of fields next to the planet.
    pub field_rack: Vec<LayoutPoint>,
    /// The places of the display, the deck and the discard pile.
    pub display: DisplayLayout,
    /// The areas of the right column.
    pub column: SidebarLayout,
    /// The line at the bottom, whose text the panels draw.
    pub foot: LayoutRect,
}

/// The reason why a layout cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LayoutError {
    /// The text cannot be parsed.
    #[error("layout.ron: {0}")]
    Text(#[from] ron::SpannedError),
    /// The item with this name has no place in the layout.
    #[error("layout.ron: {0} has no place")]
    Missing(String),
}

impl BoardLayout {
    /// Reads a layout.
    ///
    /// # Errors
    /// Returns an error if the text cannot be parsed, or if a facility, a territory, a field, a card or a player's panel has no
    /// place.
    pub fn read(text: &str) -> Result<Self, LayoutError> {
        let layout: BoardLayout = ron::read_strict(text)?;
        for facility in Facility::ALL {
            layout.facilities.get(facility).ok_or_else(|| LayoutError::Missing(facility.to_string()))?;
        }
        for territory in Territory::ALL {
            let land = layout.territories.get(territory).ok_or_else(|| LayoutError::Missing(territory.to_string()))?;
            if land.fields.len() < 3 {
                return Err(LayoutError::Missing(format!("a field on {territory}")));
            }
        }
        for (count, wanted, what) in [
            (layout.display.cards.len(), 3, "a card of the display"),
            (layout.column.players.len(), 4, "a player's panel"),
            (layout.field_rack.len(), 3, "a field at rest"),
        ] {
            if count < wanted {
                return Err(LayoutError::Missing(what.to_owned()));
            }
        }
        Ok(layout)
    }

    /// Returns the layout for a window that shows the part `visible` of the plane. In a window wider than 16:9, the block at the
    /// left moves to give the planet room, but only so far that its stations stay next to their docks. Everything round the
    /// planet stays in its place.
    pub fn in_window(&self, visible: Rect) -> Cow<'_, Self> {
        let left = visible.min.x.clamp(-FARTHEST, 0.0);
        if left == 0.0 {
            return Cow::Borrowed(self);
        }
        let mut wide = self.clone();
        for facility in AT_THE_LEFT {
            let Some(site) = wide.facilities.get_mut(&facility) else { continue };
            let groups = site.groups.iter_mut().map(|group| &mut group.at);
            groups.chain(&mut site.strips).chain([&mut site.name]).for_each(|place| place.0 += left);
        }
        for (facility, share) in
            [(Facility::MaintenanceBay, 1.0), (Facility::Shipyard, 0.7), (Facility::ColonistHub, 0.5)]
        {
            if let Some(site) = wide.facilities.get_mut(&facility) {
                site.station.0 += left * share;
                // The line to the planet still starts at the drawing.
                if let Some(&(x, y)) = site.line.first() {
                    site.line.insert(0, (x + left * share, y));
                }
            }
        }
        let (hub, bay) = (&mut wide.hub, &mut wide.bay);
        for x in [&mut hub.berths.0, &mut hub.circle, &mut hub.rail.0, &mut hub.rail.1, &mut hub.mark] {
            *x += left;
        }
        hub.launch.0 += left;
        bay.at.0 += left;
        Cow::Owned(wide)
    }

    /// Returns the places of the parts of a facility.
    pub fn facility(&self, facility: Facility) -> &FacilityLayout {
        &self.facilities[&facility]
    }

    /// Returns the places of the parts of a territory.
    pub fn land(&self, territory: Territory) -> &TerritoryLayout {
        &self.territories[&territory]
    }

    /// Returns the centre of the planet.
    pub fn planet_middle(&self) -> Vec2 {
        Vec2::new(self.planet.x, self.planet.y)
    }

    /// Returns the areas of the berths of a group.
    pub fn berths<'a>(&'a self, group: &'a DockGroup) -> impl Iterator<Item = Rect> + 'a {
        (0..group.berths).map(|index| self.berth_rect(group.at, index))
    }

    /// Returns the area of the `index`-th berth of a row that starts at `at`.
    pub fn berth_rect(&self, at: LayoutPoint, index: u8) -> Rect {
        let corner = Vec2::new(at.0 + self.berth.pitch * f32::from(index), at.1);
        Rect::from_corners(corner, corner + Vec2::new(self.berth.width, self.berth.height))
    }

    /// Returns every dock of a facility in index order: its berth and its group. `row` is the row of a track at the Hub; other
    /// facilities ignore it. The Bay has no docks.
    pub fn docks(&self, facility: Facility, row: usize) -> Vec<(Rect, usize)> {
        if facility == Facility::ColonistHub {
            let at = (self.hub.berths.0, self.hub.berths.1 + self.hub.row * row as f32);
            return (0..3).map(|index| (self.berth_rect(at, index), usize::from(index))).collect();
        }
        self.facility(facility)
            .groups
            .iter()
            .enumerate()
            .flat_map(|(number, group)| self.berths(group).map(move |rect| (rect, number)))
            .collect()
    }

    /// Returns the place of a ship in a berth.
    pub fn ship_in(&self, berth: Rect) -> Vec2 {
        berth.center() + Vec2::from(self.berth.ship)
    }

    /// Returns the place and the size of the `index`-th of `count` ships in the Bay. If there are more ships than pads, the ships
    /// are smaller and in two rows; if these rows are full too, the ships are closer together.
    pub fn bay_ship(&self, index: usize, count: usize) -> (Vec2, f32) {
        let first = self.ship_in(self.berth_rect(self.bay.at, 0));
        if count <= usize::from(self.bay.pads) {
            return (first + Vec2::new(self.berth.pitch * index as f32, 0.0), 1.0);
        }
        let size = self.bay.crowd;
        let room = self.bay.width - self.berth.width * size;
        let columns = count.div_ceil(2);
        let pitch = (room / (columns - 1) as f32).min(self.berth.pitch * size);
        let (column, row) = (index % columns, index / columns);
        // The left edge of the small ships is aligned with that of the large ones.
        let edge = self.berth.width * (1.0 - size) / 2.0;
        let down = self.berth.height * (row as f32 - 0.5) * 0.54;
        (first + Vec2::new(pitch * column as f32 - edge, down), size)
    }

    /// Returns the centre of the `circle`-th circle (1 to 7) of the Hub's `row`.
    pub fn hub_circle(&self, row: usize, circle: u8) -> Vec2 {
        let x = self.hub.circle + self.hub.circle_pitch * f32::from(circle.saturating_sub(1));
        Vec2::new(x, self.hub.berths.1 + self.hub.row * row as f32 + self.berth.height / 2.0)
    }

    /// Returns the centre and the size of the `index`-th of `count` dice in the tray; more than four dice are closer together,
    /// and smaller if they have to be.
    pub fn tray_die(&self, index: usize, count: usize) -> (Vec2, f32) {
        let column = &self.column;
        let tray = rect(column.tray);
        let widest = |pitch: f32| (pitch / column.dice_pitch * column.dice_scale).min(column.dice_scale);
        let first = column.dice.0 - tray.min.x;
        let pitch = if count <= 4 {
            column.dice_pitch
        } else {
            ((tray.width() - 2.0 * first * 0.72) / (count - 1) as f32).min(column.dice_pitch)
        };
        let start = if count <= 4 { column.dice.0 } else { tray.min.x + first * 0.72 };
        (Vec2::new(start + pitch * index as f32, column.dice.1), widest(pitch))
    }
}

/// Maximum shift of the block at the left in wide windows, in units.
const FARTHEST: f32 = 130.0;

/// The facilities of the block at the left.
const AT_THE_LEFT: [Facility; 4] =
    [Facility::TerraformingStation, Facility::MaintenanceBay, Facility::Shipyard, Facility::ColonistHub];

/// Converts an area of the layout to a rectangle.
pub fn rect(area: LayoutRect) -> Rect {
    Rect::new(area.0, area.1, area.0 + area.2, area.1 + area.3)
}

orrery_board::layout_file!("alien-frontiers");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layout_parses_and_everything_fits_the_screen() {
        let layout = BoardLayout::read(SOURCE).expect("the layout reads");
        let screen = Rect::new(0.0, 0.0, layout.width, layout.height);
        for facility in Facility::ALL {
            for row in 0..4 {
                for (berth, _) in layout.docks(*facility, row) {
                    assert!(screen.contains(berth.min) && screen.contains(berth.max), "{facility}: {berth:?}");
                }
            }
        }
        assert_eq!(layout.docks(Facility::SolarConverter, 0).len(), 8);
        assert_eq!(layout.docks(Facility::Shipyard, 0).len(), 6);
        assert_eq!(layout.docks(Facility::ColonyConstructor, 0).last().map(|d| d.1), Some(1));
    }

    #[test]
    fn many_ships_stay_inside_the_bay_and_the_tray() {
        let bay = &LAYOUT.bay;
        for count in 1..=25_usize {
            let (last, size) = LAYOUT.bay_ship(count.min(count.div_ceil(2).max(5)) - 1, count);
            assert!(last.x + LAYOUT.berth.width * size / 2.0 <= bay.at.0 + bay.width + 0.1, "{count} ships");
        }
        for count in 2..=16 {
            let places: Vec<_> = (0..count).map(|index| LAYOUT.bay_ship(index, count)).collect();
            for (index, (at, size)) in places.iter().enumerate() {
                let apart = |(other, _): &(Vec2, f32)| (*other - *at).abs() / *size;
                let free = |gap: Vec2| gap.x >= 34.0 || gap.y >= 38.0;
                assert!(places[..index].iter().map(apart).all(free), "{index} of {count} overlaps");
            }
        }
        let tray = rect(LAYOUT.column.tray);
        for count in 1..=7 {
            let (first, scale) = LAYOUT.tray_die(0, count);
            let (last, _) = LAYOUT.tray_die(count - 1, count);
            assert!(first.x - 20.0 * scale >= tray.min.x && last.x + 20.0 * scale <= tray.max.x, "{count} dice");
        }
    }

    #[test]
    fn wide_windows_move_the_left_facilities_outward() {
        let wide = LAYOUT.in_window(Rect::new(-275.0, 0.0, 1875.0, 900.0));
        let left = |layout: &BoardLayout| layout.docks(Facility::Shipyard, 0)[0].0.min.x;
        assert_eq!(left(&wide), left(&LAYOUT) - FARTHEST);
        assert_eq!(wide.hub_circle(2, 7).x, LAYOUT.hub_circle(2, 7).x - FARTHEST);
        assert_eq!(wide.bay_ship(3, 4).0.x, LAYOUT.bay_ship(3, 4).0.x - FARTHEST);
        let little = LAYOUT.in_window(Rect::new(-40.0, 0.0, 1640.0, 900.0));
        assert_eq!(left(&little), left(&LAYOUT) - 40.0);
        let same = |facility| (wide.docks(facility, 0), LAYOUT.docks(facility, 0));
        let (now, before) = same(Facility::SolarConverter);
        assert_eq!(now, before);
        let (line, before) = (&wide.facility(Facility::Shipyard).line, &LAYOUT.facility(Facility::Shipyard).line);
        assert_eq!(line[1..], before[..], "what lies round the planet stays");
        let moved = |layout: &BoardLayout| layout.facility(Facility::Shipyard).station.0;
        let way = moved(&wide) - moved(&LAYOUT);
        assert_eq!(line[0], (before[0].0 + way, before[0].1), "and the line still begins at the drawing");
        assert!(
            matches!(LAYOUT.in_window(Rect::new(0.0, -60.0, 1600.0, 960.0)), Cow::Borrowed(_)),
            "taller ones do not"
        );
    }

    #[test]
    fn layout_without_a_facility_is_rejected() {
        let text = SOURCE.replace("OrbitalMarket: (", "SolarConverter: (");
        assert!(BoardLayout::read(&text).is_err());
        assert!(BoardLayout::read("(width: 1600)").is_err());
    }
}
