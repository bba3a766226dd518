//! What lies on the board of Alien Frontiers: stations and docks round a planet, drawn by the house's board.

mod cards;
mod colonies;
mod compose;
mod ctx;
mod docks;
mod fields;
pub(crate) mod focus_targets;
mod hit_areas;
pub(crate) mod hover;
pub mod layout;
pub mod motion;
mod numbers;
mod order_summary;
mod planet;
mod prices;
mod ships;
pub(crate) mod sky;
mod spot;
mod spotlight;
mod stations;
mod suggest;
pub(crate) mod surface;
pub(crate) mod tray;
pub(crate) mod update;

pub use focus_targets::{DockSeen, Stand, Stands, Thing};
pub use hit_areas::{facility_area, facility_frame, land_area, zone_of, zones_of};
pub use motion::{Beat, Beats, Counters};
pub use order_summary::{brief, changes, deed, places, spots};
pub use sky::{Detail, Part, PickMaterial, SkyChoice, SkyDetail, SkyReady, SkyShaders, land};
pub use spot::{Bit, Spot};
pub use spotlight::Spotlight;
pub use stations::area;
pub use suggest::Suggested;
