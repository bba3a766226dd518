//! The match board: draws what lies on the table, moves it, and turns clicks into orders.
//!
//! Every frame something has changed, `compose` makes a `scene` of the table's entities, the plan
//! and the mouse; `draw` brings the engine's entities in line with it. What moved goes there in
//! [`motion`]. While nothing changes nothing is done.

mod cards;
mod colonies;
mod compose;
mod ctx;
mod docks;
mod draw;
mod fields;
mod focus_targets;
mod hit_areas;
mod hover;
mod idle_motion;
mod instrument;
mod label_placement;
pub mod layout;
mod life;
pub mod motion;
mod numbers;
mod order_summary;
mod outlook;
mod paint;
pub mod palette;
mod pick;
mod pieces;
mod planet;
mod prices;
mod scene;
mod ships;
mod sky;
mod spot;
mod spotlight;
mod stage;
mod stations;
mod suggest;
mod surface;
mod test_view;
mod text_metrics;
mod tray;
mod update;
mod view;

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::input::InputSystems;
use bevy::prelude::*;

pub use order_summary::{brief, changes, deed, places, spots};

pub use focus_targets::{DockSeen, Stand, Stands, Thing};
pub use hit_areas::{facility_area, facility_frame, land_area, zone_of, zones_of};
pub use instrument::{Body, Emblem, Instrument, Stance};
pub use label_placement::Covered;
pub use motion::{Aloft, Animating, Beat, Beats, Counters, FinishMotion, MotionSettings};
pub use outlook::Outlook;
pub use pick::{ClickRefused, Held, places_of};
pub use pieces::Pieces;
pub use sky::{Detail, Part, PickMaterial, SkyChoice, SkyDetail, SkyReady, SkyShaders, land};
pub use spot::{Bit, Spot};
pub use spotlight::Spotlight;
pub use stage::{Hits, Hovered};
pub use stations::area;
pub use suggest::Suggested;
pub use test_view::{Line, Seen, lines_now, shown_now, tag_now};
pub use view::{BoardCamera, BoardView, camera, world};

/// Runs after `Update`, when the table is in order: the board is drawn.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct DrawBoard;

/// In `PreUpdate`, where the mouse points at the board and clicks on it.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct PickSystems;

/// The board with all its systems. Needs the engine's default plugins, egui and the table.
pub struct BoardPlugin;

impl Plugin for BoardPlugin {
    fn build(&self, app: &mut App) {
        app.init_schedule(DrawBoard);
        app.world_mut().resource_mut::<MainScheduleOrder>().insert_after(Update, DrawBoard);
        sky::install(app);
        app.init_resource::<BoardView>()
            .init_resource::<Outlook>()
            .init_resource::<Instrument>()
            .init_resource::<idle_motion::Sway>()
            .init_resource::<MotionSettings>()
            .init_resource::<Animating>()
            .init_resource::<Aloft>()
            .init_resource::<Counters>()
            .init_resource::<Hovered>()
            .init_resource::<Held>()
            .init_resource::<Covered>()
            .init_resource::<Suggested>()
            .init_resource::<Spotlight>()
            .init_resource::<Pieces>()
            .init_resource::<draw::BoardFonts>()
            .init_resource::<draw::Shown>()
            .init_resource::<stage::NewScene>()
            .init_resource::<stage::Hits>()
            .init_resource::<Stands>()
            .init_resource::<update::Memory>()
            .init_resource::<crate::settings::keys::KeyMap>()
            .add_message::<FinishMotion>()
            .add_message::<Beats>()
            .add_message::<ClickRefused>()
            .add_systems(Startup, (view::spawn_camera, draw::load_fonts, pieces::start_decoding))
            .add_systems(PreUpdate, (pick::point, pick::click).chain().in_set(PickSystems).after(InputSystems))
            .add_systems(
                DrawBoard,
                (
                    view::follow_window,
                    view::follow_palette,
                    pieces::follow,
                    pieces::take_decoded,
                    update::listen,
                    update::compose_when_changed,
                    (instrument::pass_lens, instrument::advance, instrument::show, instrument::fade_sky).chain(),
                    sky::choose,
                    sky::bake,
                    sky::hang,
                    sky::place,
                    sky::follow,
                    draw::reconcile,
                    focus_targets::follow,
                    motion::count,
                    draw::advance,
                    sky::advance,
                    instrument::tell,
                    idle_motion::sway,
                )
                    .chain(),
            );
    }
}
