//! Drawing depths: higher values cover lower ones.

pub use orrery_board::scene::z::PIECES;

/// The rocks behind the station, and the orbit.
pub const SKY: f32 = 4.0;
/// Shuttles in orbit.
pub const ORBIT: f32 = 8.0;
/// The lines between station and harbours, and the lights of docks.
pub const LINES: f32 = 12.0;
/// The foundry.
pub const STATION: f32 = 16.0;
/// The die over the melt.
pub const DIE: f32 = 22.0;
/// The asteroids, which the foundry covers.
pub const ASTEROIDS: f32 = 15.0;
/// Shuttles in docks.
pub const SHUTTLES: f32 = 30.0;
/// The plates of docks.
pub const PLATES: f32 = 36.0;
/// The line of the count, its beads and its results.
pub const COUNT: f32 = 42.0;
/// Piers, stores, and freighters.
pub const HARBOURS: f32 = 48.0;
/// Numbers and icons next to pieces.
pub const SIGNS: f32 = 70.0;
/// Cards and buttons of the lower band.
pub const BAND: f32 = 74.0;
/// The content of the cards and buttons of the lower band.
pub const ON_BAND: f32 = 77.0;
/// A panel over the ring.
pub const PANEL: f32 = 151.0;
/// The content of a panel.
pub const ON_PANEL: f32 = 154.0;
/// Highlighted spots.
pub const SPOTS: f32 = 158.5;
/// Labels of targets.
pub const TAGS: f32 = 160.0;
