//! The types of the layout file.

use serde::Deserialize;

use alien_frontiers::rules::Territory;

/// A point (x, y) in units.
pub type LayoutPoint = (f32, f32);
/// A rectangle (x, y, width, height) in units.
pub type LayoutRect = (f32, f32, f32, f32);

/// A disc, in units.
#[derive(Debug, Clone, Deserialize)]
pub struct LayoutDisc {
    /// x of the centre.
    pub x: f32,
    /// y of the centre.
    pub y: f32,
    /// Radius of the disc.
    pub r: f32,
}

/// The planet and the rings round it; radii in units.
#[derive(Debug, Clone, Deserialize)]
pub struct PlanetLayout {
    /// x of the centre.
    pub x: f32,
    /// y of the centre.
    pub y: f32,
    /// The planet's radius.
    pub r: f32,
    /// Radius of the centre circle, Burroughs Desert.
    pub core: f32,
    /// Radius of the instrument ring.
    pub bezel: f32,
    /// Radius of the circle of the owners' medallions.
    pub owners: f32,
}

/// The size of a berth, and the dimensions of groups of berths.
#[derive(Debug, Clone, Deserialize)]
pub struct BerthLayout {
    /// Width of a berth.
    pub width: f32,
    /// Height of a berth.
    pub height: f32,
    /// Distance from one berth of a group to the next.
    pub pitch: f32,
    /// Place of a docked ship relative to the berth's centre.
    pub ship: LayoutPoint,
    /// Margin of a group's plate around its berths.
    pub plate: f32,
    /// Centre of the sign between two berths, relative to the upper left corner of the second berth.
    pub link: LayoutPoint,
    /// Centre of the sign between two berths with ships, relative to the upper left corner of the second berth.
    pub taken_link: LayoutPoint,
    /// Scale of the sign between berths with ships.
    pub taken_link_scale: f32,
}

/// The condition that ships in a group of berths must meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum DockCondition {
    /// A single ship of any value.
    Single,
    /// Ships of equal values.
    Equal,
    /// Ships with consecutive values.
    Run,
}

/// A group of berths.
#[derive(Debug, Clone, Deserialize)]
pub struct DockGroup {
    /// Upper left corner of the first berth.
    pub at: LayoutPoint,
    /// Number of berths.
    pub berths: u8,
    /// Condition that the ships must meet.
    pub bound: DockCondition,
}

/// The places of the parts of a facility.
#[derive(Debug, Clone, Deserialize)]
pub struct FacilityLayout {
    /// Start of the key badge and the name, on the baseline.
    pub name: LayoutPoint,
    /// The facility's berths; none for the Hub and the Bay, which have layouts of their own.
    pub groups: Vec<DockGroup>,
    /// Upper left corners of the facility's price strips.
    pub strips: Vec<LayoutPoint>,
    /// Centre and maximum size of the drawn station.
    pub station: LayoutRect,
    /// Points of the line drawn to the facility's territory.
    pub line: Vec<LayoutPoint>,
    /// The territory whose bonus affects the facility.
    pub territory: Option<Territory>,
}

/// The places of the Colonist Hub's tracks.
#[derive(Debug, Clone, Deserialize)]
pub struct HubLayout {
    /// Upper left corner of the first row's first berth.
    pub berths: LayoutPoint,
    /// Distance from one row to the next.
    pub row: f32,
    /// x of the first circle.
    pub circle: f32,
    /// Distance from one circle to the next.
    pub circle_pitch: f32,
    /// Radius of the circles.
    pub radius: f32,
    /// Radius of the last circle.
    pub last_radius: f32,
    /// x of the two ends of the line under the circles.
    pub rail: LayoutPoint,
    /// x of the owner's mark.
    pub mark: f32,
    /// Radius of the owner's mark.
    pub mark_radius: f32,
    /// Place of a colony relative to the centre of its circle.
    pub colony: LayoutPoint,
    /// Scale of a colony on the track.
    pub colony_scale: f32,
    /// Upper right corner of the launch strip.
    pub launch: LayoutPoint,
}

/// The places of the Maintenance Bay's pads.
#[derive(Debug, Clone, Deserialize)]
pub struct BayLayout {
    /// Upper left corner of the first pad.
    pub at: LayoutPoint,
    /// Number of pads drawn.
    pub pads: u8,
    /// Maximum width of all ships together.
    pub width: f32,
    /// Scale of the ships if there are more of them than pads.
    pub crowd: f32,
}

/// The two ends of the terraforming beam.
#[derive(Debug, Clone, Deserialize)]
pub struct BeamLayout {
    /// The place of the projector.
    pub from: LayoutPoint,
    /// The point where the beam meets the planet.
    pub to: LayoutPoint,
}

/// The places of the parts of a territory.
#[derive(Debug, Clone, Deserialize)]
pub struct TerritoryLayout {
    /// Clock angle of the wedge's centre, in degrees; `None` for the centre circle.
    pub angle: Option<f32>,
    /// x of the name's centre, and y of its first baseline.
    pub name: LayoutPoint,
    /// The place of the owner's medallion.
    pub owner: LayoutPoint,
    /// Centre of the field effects.
    pub patch: LayoutPoint,
    /// Places of the badges of the fields on the territory, filled in the order of the kinds of fields.
    pub fields: Vec<LayoutPoint>,
}

/// The places and sizes of a territory's texts and domes, relative to its name.
#[derive(Debug, Clone, Deserialize)]
pub struct TerritoryLabelLayout {
    /// Distance from the first baseline of the name to the second.
    pub second_line: f32,
    /// Upper edge of the bonus pill.
    pub bonus: f32,
    /// Height of the bonus pill.
    pub bonus_height: f32,
    /// y of the row of domes.
    pub domes: f32,
    /// Distance from one dome to the next.
    pub dome_pitch: f32,
    /// Centre and half size of the dark plate behind the text.
    pub plate: LayoutRect,
}

/// The places of the display, the deck and the discard pile.
#[derive(Debug, Clone, Deserialize)]
pub struct DisplayLayout {
    /// Upper left corners of the cards.
    pub cards: Vec<LayoutPoint>,
    /// Size of a card.
    pub size: LayoutPoint,
    /// Area of the picture on a card.
    pub art: LayoutRect,
    /// Start of the row of pills on a card.
    pub pills: LayoutPoint,
    /// Height of the pills.
    pub pill_height: f32,
    /// First baseline of the title.
    pub title: f32,
    /// Line spacing of the title.
    pub title_step: f32,
    /// Right end of the row with deck and discard pile, on its middle line.
    pub deck: LayoutPoint,
}

/// The areas of the right column.
#[derive(Debug, Clone, Deserialize)]
pub struct SidebarLayout {
    /// The areas of the player panels.
    pub players: Vec<LayoutRect>,
    /// The area of the tray.
    pub tray: LayoutRect,
    /// Centre of the first die.
    pub dice: LayoutPoint,
    /// Distance from one die to the next.
    pub dice_pitch: f32,
    /// Scale of the dice.
    pub dice_scale: f32,
    /// Areas of the mover's cards.
    pub hand: Vec<LayoutRect>,
    /// The area of the log.
    pub log: LayoutRect,
    /// The area of the menu button.
    pub menu: LayoutRect,
    /// The area of the undo button.
    pub undo: LayoutRect,
    /// The area of the coach button.
    pub coach: LayoutRect,
    /// The area of the button that ends the turn.
    pub end_turn: LayoutRect,
}
