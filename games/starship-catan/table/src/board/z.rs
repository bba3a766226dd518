//! Drawing heights on the board: objects with a higher value are in front.

pub use orrery_board::scene::z::PIECES;

/// The sky of the flight's sector.
pub const SKY: f32 = 2.0;
/// The rail of the flight.
pub const RAIL: f32 = 8.0;
/// Passed cards, beads and windows.
pub const WORLDS: f32 = 14.0;
/// The visited card.
pub const VISITED: f32 = 20.0;
/// The dotted path of a founding ship, which starts behind the hull.
pub const WAY: f32 = 24.0;
/// Flames, boosters and cannons, behind the hull.
pub const MOUNTS: f32 = 28.0;
/// The hulls of the ships.
pub const HULL: f32 = 32.0;
/// Rooms and cells.
pub const ROOMS: f32 = 38.0;
/// Cards next to a ship.
pub const BESIDE: f32 = 44.0;
/// Choices, buttons and dials.
pub const CHOICES: f32 = 50.0;
/// Numbers and icons on pieces.
pub const SIGNS: f32 = 66.0;
/// The preview of a small ship.
pub const GHOST: f32 = 70.0;
/// The board's own panels over the sky.
pub const PANEL: f32 = 76.0;
/// The contents of the board's own panels.
pub const ON_PANEL: f32 = 80.0;
/// Highlighted places.
pub const SPOTS: f32 = 150.0;
/// Hover labels.
pub const TAGS: f32 = 160.0;
