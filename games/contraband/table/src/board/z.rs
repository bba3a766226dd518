//! The z order of the board.

/// The galaxy and the far planet.
pub const GALAXY: f32 = 4.0;
/// The ring.
pub const RING: f32 = 8.0;
/// The lights in the lane.
pub const LANE: f32 = 12.0;
/// Spokes and the route.
pub const LINES: f32 = 16.0;
/// Planets and structures.
pub const PLACES: f32 = 20.0;
/// The contents of planets and structures.
pub const STOCK: f32 = 26.0;
/// Names and codes.
pub const NAMES: f32 = 30.0;
/// The lines to which the next roll may take a token.
pub const NEXT: f32 = 36.0;
/// The police, the alien and the corsair.
pub const ROAMERS: f32 = 44.0;
/// The ships of the players.
pub const SHIPS: f32 = 60.0;
/// Panels of the column.
pub const COLUMN: f32 = 100.0;
/// Items on the panels of the column.
pub const ON_COLUMN: f32 = 103.0;
/// The cover of private panels, above everything that is still fading out on them.
pub const SHUTTER: f32 = 108.0;
/// A panel over the core.
pub const PANEL: f32 = 110.0;
/// Items on a panel over the core.
pub const ON_PANEL: f32 = 114.0;
/// Highlighted spots.
pub const SPOTS: f32 = 158.5;
/// Labels at the pointer.
pub const TAGS: f32 = 160.0;
