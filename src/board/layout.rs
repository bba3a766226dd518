//! Where everything stands: `assets/art/layout.ron`, read once.
//!
//! Places are in board units, x to the right and y down; 1600 by 900 of them fill a 16:9 window.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bevy::math::{Rect, Vec2};
use serde::Deserialize;

use crate::rules::{Facility, Territory};

/// The text the layout is read from.
const SOURCE: &str = include_str!("../../assets/art/layout.ron");

/// A place (x, y) in units.
pub type Place = (f32, f32);
/// A rectangle (x, y, width, height) in units.
pub type Area = (f32, f32, f32, f32);

/// A disc.
#[derive(Debug, Clone, Deserialize)]
pub struct Disc {
    /// Middle.
    pub x: f32,
    /// Middle.
    pub y: f32,
    /// Radius.
    pub r: f32,
}

/// The planet and the rings round it; radii in units.
#[derive(Debug, Clone, Deserialize)]
pub struct Planet {
    /// Middle.
    pub x: f32,
    /// Middle.
    pub y: f32,
    /// The planet's radius.
    pub r: f32,
    /// Radius of the centre circle, Burroughs Desert.
    pub core: f32,
    /// Radius of the instrument ring.
    pub bezel: f32,
    /// Radius on which the owners' medallions sit.
    pub owners: f32,
}

/// A berth and how groups of berths are put together.
#[derive(Debug, Clone, Deserialize)]
pub struct Berth {
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
    /// From one berth of a group to the next.
    pub pitch: f32,
    /// Where a docked ship stands, from the berth's middle.
    pub ship: Place,
    /// How far a group's plate reaches round its berths.
    pub plate: f32,
    /// Middle of the sign between two berths, from the second one's upper left corner.
    pub link: Place,
    /// The same where ships stand.
    pub taken_link: Place,
    /// Size of the sign where ships stand.
    pub taken_link_scale: f32,
}

/// What binds the berths of a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Bound {
    /// One ship.
    Single,
    /// Equal values.
    Equal,
    /// A run of values.
    Run,
}

/// A group of berths.
#[derive(Debug, Clone, Deserialize)]
pub struct Group {
    /// Upper left corner of the first berth.
    pub at: Place,
    /// How many berths.
    pub berths: u8,
    /// What binds them.
    pub bound: Bound,
}

/// A facility's places.
#[derive(Debug, Clone, Deserialize)]
pub struct Site {
    /// Where key badge and name start, on the baseline.
    pub name: Place,
    /// Its berths; none for the Hub and the Bay, which have places of their own.
    pub groups: Vec<Group>,
    /// Upper left corners of its price strips.
    pub strips: Vec<Place>,
    /// Middle and largest size of the drawn station.
    pub station: Area,
    /// The drawn line to its territory.
    pub line: Vec<Place>,
    /// The territory that helps here.
    pub territory: Option<Territory>,
}

/// The Colonist Hub's tracks.
#[derive(Debug, Clone, Deserialize)]
pub struct Hub {
    /// Upper left corner of the first row's first berth.
    pub berths: Place,
    /// From one row to the next.
    pub row: f32,
    /// x of the first circle.
    pub circle: f32,
    /// From one circle to the next.
    pub circle_pitch: f32,
    /// Radius of the circles.
    pub radius: f32,
    /// Radius of the last circle.
    pub last_radius: f32,
    /// x where the line under the circles begins and ends.
    pub rail: Place,
    /// x of the owner's mark.
    pub mark: f32,
    /// Radius of the owner's mark.
    pub mark_radius: f32,
    /// A colony's place from its circle's middle.
    pub colony: Place,
    /// A colony's size on the track.
    pub colony_scale: f32,
    /// Right end of the launch strip, upper edge.
    pub launch: Place,
}

/// The Maintenance Bay's pads.
#[derive(Debug, Clone, Deserialize)]
pub struct Bay {
    /// Upper left corner of the first pad.
    pub at: Place,
    /// Pads drawn.
    pub pads: u8,
    /// Width all ships have to keep within.
    pub width: f32,
}

/// The terraforming beam.
#[derive(Debug, Clone, Deserialize)]
pub struct Beam {
    /// The projector.
    pub from: Place,
    /// The spot on the planet.
    pub to: Place,
}

/// A territory's places.
#[derive(Debug, Clone, Deserialize)]
pub struct Land {
    /// Clock angle in degrees of the wedge's middle; none for the centre circle.
    pub angle: Option<f32>,
    /// Middle and first baseline of its name.
    pub name: Place,
    /// The owner's medallion.
    pub owner: Place,
    /// Middle of the field effects.
    pub patch: Place,
    /// Badges of fields, in the order they came.
    pub fields: Vec<Place>,
}

/// Inside a territory, from its name.
#[derive(Debug, Clone, Deserialize)]
pub struct Label {
    /// From the first baseline to the second.
    pub second_line: f32,
    /// Upper edge of the bonus pill.
    pub bonus: f32,
    /// Its height.
    pub bonus_height: f32,
    /// The row of domes.
    pub domes: f32,
    /// From dome to dome.
    pub dome_pitch: f32,
    /// A dark plate behind the words: middle and half size.
    pub plate: Area,
}

/// The display, the deck and the discard pile.
#[derive(Debug, Clone, Deserialize)]
pub struct Display {
    /// Upper left corners of the cards.
    pub cards: Vec<Place>,
    /// A card's size.
    pub size: Place,
    /// Its picture.
    pub art: Area,
    /// Where the pills' row starts.
    pub pills: Place,
    /// Height of the pills.
    pub pill_height: f32,
    /// First baseline of the title.
    pub title: f32,
    /// From one line of the title to the next.
    pub title_step: f32,
    /// Right end of the row with deck and discards, its middle line.
    pub deck: Place,
}

/// The right column.
#[derive(Debug, Clone, Deserialize)]
pub struct Column {
    /// The players' panels.
    pub players: Vec<Area>,
    /// The tray.
    pub tray: Area,
    /// The first die's middle.
    pub dice: Place,
    /// From die to die.
    pub dice_pitch: f32,
    /// Size of the dice.
    pub dice_scale: f32,
    /// Places of the mover's cards.
    pub hand: Vec<Area>,
    /// The log.
    pub log: Area,
    /// The menu button.
    pub menu: Area,
    /// The undo button.
    pub undo: Area,
    /// The coach button.
    pub coach: Area,
    /// The button that ends the turn.
    pub end_turn: Area,
}

/// All places of the match screen.
#[derive(Debug, Clone, Deserialize)]
pub struct Layout {
    /// Width of the screen in units.
    pub width: f32,
    /// Height of the screen in units.
    pub height: f32,
    /// Where shadows fall.
    pub shadow: Place,
    /// The sun.
    pub sun: Disc,
    /// The moon.
    pub moon: Disc,
    /// The planet.
    pub planet: Planet,
    /// A berth.
    pub berth: Berth,
    /// The ten facilities.
    pub facilities: BTreeMap<Facility, Site>,
    /// The Hub's tracks.
    pub hub: Hub,
    /// The Bay's pads.
    pub bay: Bay,
    /// The terraforming beam.
    pub beam: Beam,
    /// The eight territories.
    pub territories: BTreeMap<Territory, Land>,
    /// Inside a territory.
    pub label: Label,
    /// Where the relic ship lies.
    pub relic: Place,
    /// Fields beside the planet.
    pub field_rack: Vec<Place>,
    /// The display.
    pub display: Display,
    /// The right column.
    pub column: Column,
}

/// What is wrong with the layout's text.
#[derive(Debug, thiserror::Error)]
pub enum LayoutError {
    /// It does not read.
    #[error("layout.ron: {0}")]
    Text(#[from] ron::error::SpannedError),
    /// Something has no place.
    #[error("layout.ron: {0} has no place")]
    Missing(String),
}

impl Layout {
    /// Reads a layout.
    ///
    /// # Errors
    /// When the text does not read, or a facility, a territory, a card or a panel has no place.
    pub fn read(text: &str) -> Result<Self, LayoutError> {
        let layout: Layout = ron::from_str(text)?;
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

    /// A facility's places.
    #[must_use]
    pub fn facility(&self, facility: Facility) -> &Site {
        &self.facilities[&facility]
    }

    /// A territory's places.
    #[must_use]
    pub fn land(&self, territory: Territory) -> &Land {
        &self.territories[&territory]
    }

    /// The planet's middle.
    #[must_use]
    pub fn planet_middle(&self) -> Vec2 {
        Vec2::new(self.planet.x, self.planet.y)
    }

    /// The berths' rectangles of a group.
    pub fn berths<'a>(&'a self, group: &'a Group) -> impl Iterator<Item = Rect> + 'a {
        (0..group.berths).map(|index| self.berth_rect(group.at, index))
    }

    /// The rectangle of the `index`-th berth of a row that starts at `at`.
    #[must_use]
    pub fn berth_rect(&self, at: Place, index: u8) -> Rect {
        let corner = Vec2::new(at.0 + self.berth.pitch * f32::from(index), at.1);
        Rect::from_corners(corner, corner + Vec2::new(self.berth.width, self.berth.height))
    }

    /// Every dock of a facility in index order: its berth and the group it belongs to. `row` is the Hub's
    /// row, unused elsewhere. The Bay has none.
    #[must_use]
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

    /// Where a ship stands in a berth.
    #[must_use]
    pub fn ship_in(&self, berth: Rect) -> Vec2 {
        berth.center() + Vec2::from(self.berth.ship)
    }

    /// Where the `index`-th of `count` ships in the Bay stands; the pitch shrinks so that all stay inside.
    #[must_use]
    pub fn bay_ship(&self, index: usize, count: usize) -> Vec2 {
        let room = self.bay.width - self.berth.width;
        let steps = count.max(usize::from(self.bay.pads)) - 1;
        let pitch = (room / steps as f32).min(self.berth.pitch);
        let first = self.ship_in(self.berth_rect(self.bay.at, 0));
        first + Vec2::new(pitch * index as f32, 0.0)
    }

    /// Middle of the `circle`-th circle (1 to 7) of the Hub's `row`.
    #[must_use]
    pub fn hub_circle(&self, row: usize, circle: u8) -> Vec2 {
        let x = self.hub.circle + self.hub.circle_pitch * f32::from(circle.saturating_sub(1));
        Vec2::new(x, self.hub.berths.1 + self.hub.row * row as f32 + self.berth.height / 2.0)
    }

    /// Middle and size of the `index`-th of `count` dice in the tray; they close up when there are many.
    #[must_use]
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

/// A rectangle of the layout.
#[must_use]
pub fn rect(area: Area) -> Rect {
    Rect::new(area.0, area.1, area.0 + area.2, area.1 + area.3)
}

/// The places of the match screen.
pub static LAYOUT: LazyLock<Layout> =
    LazyLock::new(|| Layout::read(SOURCE).unwrap_or_else(|error| unreachable!("checked by the tests: {error}")));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_layout_reads_and_everything_is_on_the_screen() {
        let layout = Layout::read(SOURCE).expect("the layout reads");
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
        assert!(LAYOUT.bay_ship(24, 25).x + LAYOUT.berth.width / 2.0 <= bay.at.0 + bay.width + 0.1);
        let tray = rect(LAYOUT.column.tray);
        for count in 1..=7 {
            let (first, scale) = LAYOUT.tray_die(0, count);
            let (last, _) = LAYOUT.tray_die(count - 1, count);
            assert!(first.x - 20.0 * scale >= tray.min.x && last.x + 20.0 * scale <= tray.max.x, "{count} dice");
        }
    }

    #[test]
    fn a_layout_without_a_facility_is_refused() {
        let text = SOURCE.replace("OrbitalMarket: (", "SolarConverter: (");
        assert!(Layout::read(&text).is_err());
        assert!(Layout::read("(width: 1600)").is_err());
    }
}
