//! The match board: draws what lies on the table, moves it, and turns clicks into orders.
//!
//! Every frame something has changed, `compose` makes a `scene` of the table's entities, the plan
//! and the mouse; `draw` brings the engine's entities in line with it. What moved goes there in
//! [`motion`]. While nothing changes nothing is done.

pub mod draw;
mod idle_motion;
pub mod instrument;
pub mod label_placement;
pub mod life;
pub mod motion;
pub mod outlook;
pub mod paint;
pub mod palette;
pub mod pick;
pub mod pieces;
pub mod scene;
pub mod stage;
mod test_view;
pub mod text_metrics;
pub mod view;

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::input::InputSystems;
use bevy::prelude::*;

pub use instrument::{Body, Emblem, Instrument, Stance};
pub use label_placement::Covered;
pub use motion::{Aloft, Animating, FinishMotion, MotionSettings};
pub use outlook::Outlook;
pub use pick::{ClickRefused, Held, places_of};
pub use pieces::Pieces;
pub use stage::{Hits, Hovered};
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
        crate::games::alien_frontiers::board::sky::install(app);
        app.init_resource::<BoardView>()
            .init_resource::<Outlook>()
            .init_resource::<Instrument>()
            .init_resource::<idle_motion::Sway>()
            .init_resource::<MotionSettings>()
            .init_resource::<Animating>()
            .init_resource::<Aloft>()
            .init_resource::<crate::games::alien_frontiers::board::Counters>()
            .init_resource::<Hovered>()
            .init_resource::<Held>()
            .init_resource::<Covered>()
            .init_resource::<crate::games::alien_frontiers::board::Suggested>()
            .init_resource::<crate::games::alien_frontiers::board::Spotlight>()
            .init_resource::<Pieces>()
            .init_resource::<draw::BoardFonts>()
            .init_resource::<draw::Shown>()
            .init_resource::<stage::NewScene>()
            .init_resource::<stage::Hits>()
            .init_resource::<crate::games::alien_frontiers::board::Stands>()
            .init_resource::<crate::games::alien_frontiers::board::update::Memory>()
            .init_resource::<crate::settings::keys::KeyMap>()
            .add_message::<FinishMotion>()
            .add_message::<crate::games::alien_frontiers::board::Beats>()
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
                    crate::games::alien_frontiers::board::update::listen,
                    crate::games::alien_frontiers::board::update::compose_when_changed,
                    instrument::advance,
                    instrument::show,
                    crate::games::alien_frontiers::board::sky::choose,
                    crate::games::alien_frontiers::board::sky::bake,
                    crate::games::alien_frontiers::board::sky::hang,
                    crate::games::alien_frontiers::board::sky::place,
                    crate::games::alien_frontiers::board::sky::follow,
                    draw::reconcile,
                    crate::games::alien_frontiers::board::focus_targets::follow,
                    crate::games::alien_frontiers::board::motion::count,
                    draw::advance,
                    crate::games::alien_frontiers::board::sky::advance,
                    instrument::tell,
                    idle_motion::sway,
                )
                    .chain(),
            );
    }
}
