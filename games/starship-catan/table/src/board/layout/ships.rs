//! The kinds of places on and beside a ship; `layout.ron` tells what each number is measured from.

use serde::Deserialize;

use super::places::{Area, Place, list};

/// In a module's room; from its corner.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct RoomPlaces {
    /// The picture's middle.
    pub picture: Place,
    /// Its size.
    pub size: f32,
    /// The first lamp's middle.
    pub lamp: Place,
    /// From the first to the second.
    pub next_lamp: Place,
    /// The size of lamps.
    pub lamp_size: f32,
    /// The name's baseline; (0, 0) where there is no room for one.
    pub name: Place,
    /// The middle line of what it does; (0, 0) where there is no room for it.
    pub effect: Place,
}

/// In a place of the hangar; from its corner.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct VesselPlaces {
    /// The small ship's middle.
    pub place: Place,
    /// Its size.
    pub size: f32,
    /// The name's baseline; 0 where there is no room for one.
    pub name: f32,
}

/// In a bay or the laboratory; from its corner.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct CellPlaces {
    /// The first cell of a bay.
    pub bay: Place,
    /// The first cell of the laboratory.
    pub laboratory: Place,
    /// The size of a cell.
    pub size: Place,
    /// From cell to cell, in a bay and in the laboratory.
    pub pitch: (f32, f32),
    /// The size of the icons.
    pub icon: f32,
    /// The name's baseline; (0, 0) where there is no room for one.
    pub name: Place,
    /// The count's right end from the right edge.
    pub count: f32,
}

/// The places of boosters or cannons, in the order in which they are built.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Mounts {
    /// Where they are mounted.
    #[serde(deserialize_with = "list")]
    pub at: [Place; 3],
    /// Where an empty place is marked.
    #[serde(deserialize_with = "list")]
    pub none: [Place; 3],
    /// Their size.
    pub size: f32,
    /// The size of the mark.
    pub none_size: f32,
}

/// What lies beside a ship.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct BesidePlaces {
    /// The left upper corner.
    pub at: Place,
    /// The height.
    pub height: f32,
    /// The radius of a world.
    pub world: f32,
    /// From world to world, and the same where there are many.
    pub step: (f32, f32),
    /// From strip to strip.
    pub gap: f32,
    /// It may not reach further right.
    pub right: f32,
}

/// A ship.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct ShipPlaces {
    /// The origin of its drawings.
    pub at: Place,
    /// The cut-away.
    pub case: Area,
    /// Whether it flies to the left.
    pub left: bool,
    /// The size of its drawings.
    pub scale: f32,
    /// The rooms of modules, in the order of lists.
    #[serde(deserialize_with = "list")]
    pub modules: [Area; 6],
    /// The places of the hangar.
    #[serde(deserialize_with = "list")]
    pub hangar: [Area; 2],
    /// The laboratory.
    pub laboratory: Area,
    /// The bays, in the order of lists.
    #[serde(deserialize_with = "list")]
    pub bays: [Area; 5],
    /// In a module's room.
    pub module: RoomPlaces,
    /// In a place of the hangar.
    pub vessel: VesselPlaces,
    /// In bays and laboratory.
    pub cells: CellPlaces,
    /// Boosters.
    pub boosters: Mounts,
    /// Cannons.
    pub cannons: Mounts,
    /// Where a booster's flame begins, from its mount, for level 1 and 2.
    pub flame: (f32, f32),
    /// The lens with the boost: middle, radius, and the sign above it.
    pub boost: (f32, f32, f32, f32),
    /// The lens with the firepower.
    pub firepower: (f32, f32, f32, f32),
    /// The owner's seal: middle and size.
    pub seal: (f32, f32, f32),
    /// What lies beside it.
    pub beside: BesidePlaces,
}
