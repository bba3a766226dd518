//! The types of the layout's places.

use serde::Deserialize;

use alien_frontiers::rules::Territory;

/// A place (x, y) in units.
pub type Place = (f32, f32);
/// A rectangle (x, y, width, height) in units.
pub type Area = (f32, f32, f32, f32);

/// A disc, in units.
#[derive(Debug, Clone, Deserialize)]
pub struct Disc {
    /// x of the centre.
    pub x: f32,
    /// y of the centre.
    pub y: f32,
    /// Radius of the disc.
    pub r: f32,
}

/// The planet and the rings round it; radii in units.
#[derive(Debug, Clone, Deserialize)]
pub struct Planet {
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

/// The size of a berth, and the spacing of groups of berths.
#[derive(Debug, Clone, Deserialize)]
pub struct Berth {
    /// Width of a berth.
    pub width: f32,
    /// Height of a berth.
    pub height: f32,
    /// Distance from one berth of a group to the next.
    pub pitch: f32,
    /// Place of a docked ship, relative to the berth's centre.
    pub ship: Place,
    /// Margin of a group's plate round its berths.
    pub plate: f32,
    /// Centre of the sign between two berths, relative to the second one's upper left corner.
    pub link: Place,
    /// The same between berths with ships.
    pub taken_link: Place,
    /// Size of the sign between berths with ships.
    pub taken_link_scale: f32,
}

/// The condition on the ships of a group of berths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Bound {
    /// A single ship of any value.
    Single,
    /// Ships of equal values.
    Equal,
    /// Ships with a run of values.
    Run,
}

/// A group of berths.
#[derive(Debug, Clone, Deserialize)]
pub struct Group {
    /// Upper left corner of the first berth.
    pub at: Place,
    /// Number of berths.
    pub berths: u8,
    /// Condition on the ships.
    pub bound: Bound,
}

/// The places of a facility.
#[derive(Debug, Clone, Deserialize)]
pub struct Site {
    /// Start of the key badge and name, on the baseline.
    pub name: Place,
    /// Its berths; none for the Hub and the Bay, which have places of their own.
    pub groups: Vec<Group>,
    /// Upper left corners of its price strips.
    pub strips: Vec<Place>,
    /// Centre and maximum size of the drawn station.
    pub station: Area,
    /// The drawn line to its territory.
    pub line: Vec<Place>,
    /// The territory whose bonus affects it.
    pub territory: Option<Territory>,
}

/// The places of the Colonist Hub's tracks.
#[derive(Debug, Clone, Deserialize)]
pub struct Hub {
    /// Upper left corner of the first row's first berth.
    pub berths: Place,
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
    pub rail: Place,
    /// x of the owner's mark.
    pub mark: f32,
    /// Radius of the owner's mark.
    pub mark_radius: f32,
    /// A colony's place relative to its circle's centre.
    pub colony: Place,
    /// A colony's size on the track.
    pub colony_scale: f32,
    /// Right end of the launch strip, upper edge.
    pub launch: Place,
}

/// The places of the Maintenance Bay's pads.
#[derive(Debug, Clone, Deserialize)]
pub struct Bay {
    /// Upper left corner of the first pad.
    pub at: Place,
    /// Number of pads drawn.
    pub pads: u8,
    /// Maximum width of all ships together.
    pub width: f32,
    /// Size of the ships if there are more of them than pads.
    pub crowd: f32,
}

/// The two ends of the terraforming beam.
#[derive(Debug, Clone, Deserialize)]
pub struct Beam {
    /// The place of the projector.
    pub from: Place,
    /// The target spot on the planet.
    pub to: Place,
}

/// The places of a territory.
#[derive(Debug, Clone, Deserialize)]
pub struct Land {
    /// Clock angle in degrees of the wedge's centre; `None` for the centre circle.
    pub angle: Option<f32>,
    /// Centre and first baseline of its name.
    pub name: Place,
    /// The place of the owner's medallion.
    pub owner: Place,
    /// Centre of the field effects.
    pub patch: Place,
    /// Badges of fields, in the order they were placed.
    pub fields: Vec<Place>,
}

/// The parts of a territory, relative to its name.
#[derive(Debug, Clone, Deserialize)]
pub struct Label {
    /// Distance from the first baseline to the second.
    pub second_line: f32,
    /// Upper edge of the bonus pill.
    pub bonus: f32,
    /// Height of the bonus pill.
    pub bonus_height: f32,
    /// y of the row of domes.
    pub domes: f32,
    /// Distance from dome to dome.
    pub dome_pitch: f32,
    /// A dark plate behind the text: centre and half size.
    pub plate: Area,
}

/// The places of the display, the deck and the discard pile.
#[derive(Debug, Clone, Deserialize)]
pub struct Display {
    /// Upper left corners of the cards.
    pub cards: Vec<Place>,
    /// Size of a card.
    pub size: Place,
    /// Area of the card's picture.
    pub art: Area,
    /// Start of the row of pills.
    pub pills: Place,
    /// Height of the pills.
    pub pill_height: f32,
    /// First baseline of the title.
    pub title: f32,
    /// Line spacing of the title.
    pub title_step: f32,
    /// Right end of the row with deck and discards, on its middle line.
    pub deck: Place,
}

/// The areas of the right column.
#[derive(Debug, Clone, Deserialize)]
pub struct Column {
    /// The player panels.
    pub players: Vec<Area>,
    /// The area of the tray.
    pub tray: Area,
    /// Centre of the first die.
    pub dice: Place,
    /// Distance from die to die.
    pub dice_pitch: f32,
    /// Scale of the dice.
    pub dice_scale: f32,
    /// Areas of the mover's cards.
    pub hand: Vec<Area>,
    /// The area of the log.
    pub log: Area,
    /// The area of the menu button.
    pub menu: Area,
    /// The area of the undo button.
    pub undo: Area,
    /// The area of the coach button.
    pub coach: Area,
    /// The area of the button that ends the turn.
    pub end_turn: Area,
}
