//! The board of Alien Frontiers: stations and docks round a planet, drawn by the shared board crate.

mod cards;
mod colonies;
mod compose;
mod ctx;
mod docks;
mod fields;
mod focus_targets;
mod hit_areas;
mod hover;
pub mod layout;
mod log_anchor;
pub mod motion;
mod numbers;
mod order_summary;
mod picture;
mod pieces;
mod planet;
mod pointing;
mod prices;
mod scene;
mod ships;
mod sky;
mod spotlight;
mod stations;
mod suggest;
mod surface;
mod tray;
mod z;

use bevy::prelude::*;

pub use focus_targets::{BoardItem, DockState, ItemArea, focus_targets};
pub use hit_areas::{facility_area, facility_frame, land_area};
pub use log_anchor::{HighlightedPlaces, LogAnchor};
pub use motion::{TimedEvent, TimedTableChange};
pub use order_summary::{action_summary, anchor_ids_of, anchor_ids_of_event, brief, changes};
pub use orrery_board::target::target_id;
pub use sky::{SkyPart, SkyShadersPlugin, land, territory_numbers};
pub use stations::area;

use crate::AlienFrontiersFrontend;
use orrery_board::sky::bake::settle;
use orrery_board::{BoardSystems, DrawBoard, FinishMotionSystems, SkySystems};

/// The message that a click was refused, so that nothing changed.
pub type ClickRefused = orrery_board::ClickRefused<AlienFrontiersFrontend>;

/// The plugin that draws the background of this game's scenes. Needs the shared board plugin.
pub struct AlienFrontiersSkyPlugin;

impl Plugin for AlienFrontiersSkyPlugin {
    fn build(&self, app: &mut App) {
        sky::install(app);
        app.add_systems(PreUpdate, sky::finish.in_set(FinishMotionSystems)).add_systems(
            DrawBoard,
            (
                (sky::bake, sky::hang, sky::place, sky::follow)
                    .chain()
                    .after(SkySystems)
                    .before(settle)
                    .in_set(BoardSystems::Below),
                sky::advance.in_set(BoardSystems::MoveBelow),
            ),
        );
    }
}
