//! The board: draws the picture that a game composes, animates it, and turns clicks into orders. It does not depend on a
//! particular game.
//!
//! In every frame in which something has changed, the game composes a [`scene`](scene::ComposedScene) from the table's entities,
//! the pending order and the mouse position ([`BoardScene`]). [`draw`] updates the engine's entities to match it, and [`motion`]
//! animates the differences. While nothing changes, nothing runs.
//!
//! | module | contents |
//! |---|---|
//! | `contract` | the trait that a game implements to have a board |
//! | [`art`], [`pieces`] | the embedded drawings, and their decoded images |
//! | [`scene`], [`parts`], [`paint`] | the description of a picture, and the shapes of which it consists |
//! | [`motion`] | the timing and paths of all motion |
//! | `pick`, [`hit_area`], [`target`] | mouse input and click targets |
//! | [`hover_label`], [`caption`], [`suggestion`] | labels at targets, captions of actions, the coach's suggestion |
//! | [`sky`], [`sky_quality`] | the background, baked into pictures |
//! | [`title_orrery`] | the title orrery |
//! | [`view`] | board units and pixels |
//! | [`plain`] | the shared board, for games without a board of their own |

pub mod art;
pub mod backdrop_kind;
pub mod caption;
mod contract;
pub mod draw;
pub mod hit_area;
pub mod hover_label;
pub mod idle_kinds;
mod idle_motion;
pub mod label_placement;
pub mod layout;
mod layout_file;
mod log_anchor;
pub mod motion;
pub mod paint;
pub mod palette;
pub mod panel_areas;
pub mod parts;
pub mod pick;
pub mod pieces;
pub mod plain;
pub mod scene;
pub mod scene_state;
pub mod sky;
pub mod sky_quality;
pub mod suggestion;
pub mod target;
mod test_view;
pub mod text_metrics;
pub mod title_orrery;
mod update;
pub mod view;

// The registration macros refer to the crate by this path.
#[doc(hidden)]
pub use inventory;
use std::marker::PhantomData;

use orrery_core::Rules as _;
use orrery_core::game_types;

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::input::InputSystems;
use bevy::prelude::*;

pub use backdrop_kind::BackdropScreen;
pub use contract::{BoardScene, PointedTarget, PointedTargetInfo, SceneContext};
pub use hit_area::{HitArea, places_of, zone_of, zones_of};
pub use label_placement::CoveredAreas;
pub use log_anchor::{ActionCaption, HighlightedPlaces, InlineItem, LogAnchorId, SuggestedOrders, add_missing, signed};
pub use motion::{
    AnimatedCounters, FinishMotionRequest, MotionActive, MotionSettings, OverlaySprites, TimedTableChange,
};
pub use pick::{ClickParams, ClickRefused};
pub use pieces::ArtImages;
pub use scene_state::{DraggedTarget, HitAreas, HoveredTargets};
pub use sky_quality::{DetailLevel, SkyDetail, SkyQualitySetting, SkyReady};
pub use target::TargetId;
pub use test_view::{DrawnPiece, DrawnText, lines_now, shown_now, tag_now};
pub use title_orrery::{BodyPose, Emblem, OrreryBody, TitleOrrery};
pub use view::{BoardCamera, BoardViewport, camera, world};

/// The schedule that draws the board. Runs after `Update`, once the table is up to date.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct DrawBoard;

/// The set in `PreUpdate` that finds the target under the mouse and handles clicks.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct TargetPickingSystems;

/// The set in `PreUpdate` that completes motions in progress after a click or key press. Runs after all input.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct FinishMotionSystems;

/// The sets of systems within [`DrawBoard`], in order.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub enum BoardSystems {
    /// The board follows the window and the palette, and takes over decoded art.
    Follow,
    /// The game with the open match composes the scene.
    Compose,
    /// The title orrery moves, and the scenery's level of detail is chosen.
    Title,
    /// A game draws the layers below the scene.
    Below,
    /// The entities are updated to match the scene.
    Draw,
    /// Motions in progress advance.
    Move,
    /// Motions in progress of the backdrop layer advance.
    MoveBelow,
    /// Idle motions advance, after all other motions.
    Live,
}

/// The set that draws the stars and the sun. A game draws the layers in front of them later, in [`BoardSystems::Below`].
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct SkySystems;

/// The part of the board that all games share. Needs the engine's default plugins and egui.
pub struct BoardPlugin;

impl Plugin for BoardPlugin {
    fn build(&self, app: &mut App) {
        use BoardSystems::{Below, Compose, Draw, Follow, Live, Move, MoveBelow, Title};
        app.init_schedule(DrawBoard);
        take_input(app);
        sky::install(app);
        app.world_mut().resource_mut::<MainScheduleOrder>().insert_after(Update, DrawBoard);
        app.init_resource::<BoardViewport>()
            .init_resource::<BackdropScreen>()
            .init_resource::<TitleOrrery>()
            .init_resource::<idle_motion::IdleMotion>()
            .init_resource::<MotionSettings>()
            .init_resource::<MotionActive>()
            .init_resource::<OverlaySprites>()
            .init_resource::<AnimatedCounters>()
            .init_resource::<HoveredTargets>()
            .init_resource::<DraggedTarget>()
            .init_resource::<CoveredAreas>()
            .init_resource::<ArtImages>()
            .init_resource::<SkyQualitySetting>()
            .init_resource::<SkyDetail>()
            .init_resource::<SkyReady>()
            .init_resource::<sky_quality::FrameTimes>()
            .init_resource::<draw::BoardFonts>()
            .init_resource::<draw::SceneEntities>()
            .init_resource::<scene_state::NewScene>()
            .init_resource::<scene_state::HitAreas>()
            .init_resource::<panel_areas::PanelGeometry>()
            .init_resource::<orrery_settings::keys::KeyMap>()
            .init_resource::<orrery_settings::LastInputDevice>()
            .add_message::<FinishMotionRequest>()
            .add_systems(Startup, (view::spawn_camera, draw::load_fonts, pieces::start_decoding))
            .configure_sets(DrawBoard, (Follow, Compose, Title, Below, Draw, Move, MoveBelow, Live).chain())
            .add_systems(
                DrawBoard,
                (
                    (
                        view::follow_window,
                        view::follow_palette,
                        pieces::want_match,
                        pieces::follow,
                        pieces::take_decoded,
                    )
                        .chain()
                        .in_set(Follow),
                    update::clear_when_closed.in_set(Compose),
                    (
                        title_orrery::pass_lens,
                        title_orrery::advance,
                        title_orrery::show,
                        title_orrery::fade_sky,
                        sky_quality::choose,
                    )
                        .chain()
                        .in_set(Title),
                    (sky::draw_space, sky::hang_space).chain().in_set(SkySystems).in_set(Below),
                    sky::bake::settle.after(SkySystems).in_set(Below),
                    draw::reconcile.in_set(Draw),
                    (motion::count, draw::advance).chain().in_set(Move),
                    (title_orrery::tell, idle_motion::sway).chain().in_set(Live),
                ),
            );
    }
}

/// Adds the systems for pointing and clicking, and the system that completes motions in progress at once.
fn take_input(app: &mut App) {
    let pressed = (pick::point, pick::press).chain().in_set(TargetPickingSystems).after(InputSystems);
    app.configure_sets(PreUpdate, FinishMotionSystems.after(TargetPickingSystems));
    app.add_systems(PreUpdate, (pressed, draw::finish.in_set(FinishMotionSystems)));
}

/// The board of a game, composed and clickable while a match of that game is open. Needs [`BoardPlugin`] and the game's table.
pub struct GameBoardPlugin<G>(PhantomData<G>);

impl<G> Default for GameBoardPlugin<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: BoardScene> Plugin for GameBoardPlugin<G> {
    fn build(&self, app: &mut App) {
        app.world_mut().resource_mut::<sky::Suns>().0.push((G::Rules::KEY, G::sun()));
        app.init_resource::<update::SceneUpdateState<G>>()
            .init_resource::<SuggestedOrders<game_types::Order<G>>>()
            .init_resource::<HighlightedPlaces<G::LogAnchor>>()
            .init_resource::<scene_state::Backdrop<G::Backdrop>>()
            .add_message::<motion::TimedTableChange<G>>()
            .add_message::<ClickRefused<G>>()
            .add_systems(PreUpdate, pick::click::<G>.in_set(TargetPickingSystems).after(pick::press))
            .add_systems(
                DrawBoard,
                (update::listen::<G>, update::compose_when_changed::<G>)
                    .chain()
                    .in_set(BoardSystems::Compose)
                    .after(update::clear_when_closed),
            );
    }
}
