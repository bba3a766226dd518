//! Heights: what lies over what.

/// The galaxy, the far world.
pub const GALAXY: f32 = 4.0;
/// The ring.
pub const RING: f32 = 8.0;
/// What lights the lane.
pub const LANE: f32 = 12.0;
/// Spokes and the route.
pub const LINES: f32 = 16.0;
/// Worlds and structures.
pub const PLACES: f32 = 20.0;
/// What lies in them.
pub const STOCK: f32 = 26.0;
/// Names and codes.
pub const NAMES: f32 = 30.0;
/// Where the next roll takes a token.
pub const NEXT: f32 = 36.0;
/// Police, alien, corsair.
pub const ROAMERS: f32 = 44.0;
/// Ships.
pub const SHIPS: f32 = 60.0;
/// Panels of the column.
pub const COLUMN: f32 = 100.0;
/// What stands on them.
pub const ON_COLUMN: f32 = 103.0;
/// What covers the panels of one who may not be looked at: over all that stood on them and is still on its way off.
pub const SHUTTER: f32 = 108.0;
/// A panel over the core.
pub const PANEL: f32 = 110.0;
/// What stands on it.
pub const ON_PANEL: f32 = 114.0;
/// What is pointed out.
pub const SPOTS: f32 = 158.5;
/// Tags.
pub const TAGS: f32 = 160.0;
