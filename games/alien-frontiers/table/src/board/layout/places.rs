//! The kinds of places the layout has.

use serde::Deserialize;

use alien_frontiers::rules::Territory;

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
    /// Size of the ships when there are more of them than pads.
    pub crowd: f32,
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
