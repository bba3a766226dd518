//! The types of the positions on and next to a ship. `layout.ron` states the reference point of each number.

use serde::Deserialize;

use super::types::{LayoutPoint, LayoutRect, list};

/// The positions in a module's room, measured from its corner.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct RoomLayout {
    /// The centre of the picture.
    pub picture: LayoutPoint,
    /// The picture's scale.
    pub size: f32,
    /// The centre of the first lamp.
    pub lamp: LayoutPoint,
    /// The offset from the first lamp to the second.
    pub next_lamp: LayoutPoint,
    /// The scale of the lamps.
    pub lamp_size: f32,
    /// The baseline of the name; (0, 0) if there is no room for one.
    pub name: LayoutPoint,
    /// The centre line of the effect; (0, 0) if there is no room for it.
    pub effect: LayoutPoint,
}

/// The positions in a berth of the hangar, measured from its corner.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct HangarBerthLayout {
    /// The centre of the small ship.
    pub place: LayoutPoint,
    /// The ship's scale.
    pub size: f32,
    /// The baseline of the name; 0 if there is no room for one.
    pub name: f32,
}

/// The positions in a bay or the laboratory, measured from its corner.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct HoldLayout {
    /// The first cell of a bay.
    pub bay: LayoutPoint,
    /// The first cell of the laboratory.
    pub laboratory: LayoutPoint,
    /// The size of a cell.
    pub size: LayoutPoint,
    /// The distances between cells, in a bay and in the laboratory.
    pub pitch: (f32, f32),
    /// The scale of the icons.
    pub icon: f32,
    /// The baseline of the name; (0, 0) if there is no room for one.
    pub name: LayoutPoint,
    /// The distance from the right edge to the end of the count.
    pub count: f32,
}

/// The places of boosters or cannons, in the order in which they are built.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct MountsLayout {
    /// The mounts of the pieces.
    #[serde(deserialize_with = "list")]
    pub at: [LayoutPoint; 3],
    /// The marks of empty places.
    #[serde(deserialize_with = "list")]
    pub none: [LayoutPoint; 3],
    /// The pieces' scale.
    pub size: f32,
    /// The scale of the marks of empty places.
    pub none_size: f32,
}

/// The area of cards next to a ship.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct ShipCardsLayout {
    /// The top left corner.
    pub at: LayoutPoint,
    /// The height.
    pub height: f32,
    /// The radius of a planet.
    pub world: f32,
    /// The distance between planets: if there are few, and if there are many.
    pub step: (f32, f32),
    /// The distance between strips.
    pub gap: f32,
    /// The right limit of the cards.
    pub right: f32,
}

/// The layout of a ship.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct ShipLayout {
    /// The origin of the ship's drawings.
    pub at: LayoutPoint,
    /// The rectangle of the hull's cross-section.
    pub case: LayoutRect,
    /// True if the ship faces left.
    pub left: bool,
    /// The scale of the ship's drawings.
    pub scale: f32,
    /// The rooms of the modules, in the order of `Module::ALL`.
    #[serde(deserialize_with = "list")]
    pub modules: [LayoutRect; 6],
    /// The berths of the hangar.
    #[serde(deserialize_with = "list")]
    pub hangar: [LayoutRect; 2],
    /// The rectangle of the laboratory.
    pub laboratory: LayoutRect,
    /// The bays, in the order of `Resource::ALL`.
    #[serde(deserialize_with = "list")]
    pub bays: [LayoutRect; 5],
    /// The positions in a module's room.
    pub module: RoomLayout,
    /// The positions in a berth of the hangar.
    pub vessel: HangarBerthLayout,
    /// The positions in a bay or the laboratory.
    pub cells: HoldLayout,
    /// The booster mounts.
    pub boosters: MountsLayout,
    /// The cannon mounts.
    pub cannons: MountsLayout,
    /// The distance from a booster's mount to the start of its flame, for level 1 and 2.
    pub flame: (f32, f32),
    /// The lens with the boost: x and y of its centre, its radius, and the distance of the icon above it.
    pub boost: (f32, f32, f32, f32),
    /// The lens with the firepower: x and y of its centre, its radius, and the distance of the icon above it.
    pub firepower: (f32, f32, f32, f32),
    /// The owner's seal: x and y of its centre, and its scale.
    pub seal: (f32, f32, f32),
    /// The cards next to the ship.
    pub beside: ShipCardsLayout,
}
