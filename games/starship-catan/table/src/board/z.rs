//! Heights: what lies over what.

pub use orrery_board::scene::z::PIECES;

/// The sky of the flown sector.
pub const SKY: f32 = 2.0;
/// The rail.
pub const RAIL: f32 = 8.0;
/// Worlds passed, beads, windows.
pub const WORLDS: f32 = 14.0;
/// The visited world.
pub const VISITED: f32 = 20.0;
/// The dotted way of what is aimed at: it comes from behind the hull.
pub const WAY: f32 = 24.0;
/// Flames, boosters and cannons, behind the hull.
pub const MOUNTS: f32 = 28.0;
/// Hulls.
pub const HULL: f32 = 32.0;
/// Rooms and cells.
pub const ROOMS: f32 = 38.0;
/// What lies beside a ship.
pub const BESIDE: f32 = 44.0;
/// Choices, keys, dials.
pub const CHOICES: f32 = 50.0;
/// Numbers and signs on pieces.
pub const SIGNS: f32 = 66.0;
/// A small ship that is not yet there.
pub const GHOST: f32 = 70.0;
/// Panels of the board's own over the sky.
pub const PANEL: f32 = 76.0;
/// What stands on them.
pub const ON_PANEL: f32 = 80.0;
/// What is pointed out.
pub const SPOTS: f32 = 150.0;
/// Tags.
pub const TAGS: f32 = 160.0;
