//! The heights of the layers on the board: higher layers are drawn over lower ones.

pub use orrery_board::scene::z::{FLYING, PIECES as SHIPS};

/// Leader lines between facilities and territories.
pub const LINES: f32 = 8.0;
/// Drawings of the stations.
pub const STATIONS: f32 = 10.0;
/// The disc of the planet.
pub const PLANET: f32 = 20.0;
/// Field effects on the planet.
pub const EFFECTS: f32 = 26.0;
/// Names on the planet.
pub const LABELS: f32 = 30.0;
/// Price strips and plates.
pub const PLATES: f32 = 40.0;
/// Berths of the facilities.
pub const BERTHS: f32 = 44.0;
/// Colonies and fields.
pub const COLONIES: f32 = 50.0;
/// Cards of the display.
pub const CARDS: f32 = 54.0;
/// Signs, frames and labels drawn over berths and ships.
pub const SIGNS: f32 = 66.0;
/// Tags next to the target pointed at.
pub const TAGS: f32 = 160.0;
