//! Implements the interface of the shared board crate.

use bevy::app::App;
use bevy::ecs::system::SystemParamItem;
use bevy::math::Vec2;

use super::AlienFrontiersBoardPlugin;
use super::compose::compose;
use super::ctx::{BoardPieces, InspectedTarget, SceneContext};
use super::layout::LAYOUT;
use super::log_anchor::{ActionCaption, LogAnchor, anchor_id, anchor_of};
use super::motion::{Timeline, cues, span_of, steps};
use super::numbers::everybody;
use super::order_summary::{brief, log_anchors};
use super::pieces::PieceQueries;
use super::pointing::{facility_previews, pointed};
use super::surface::PlanetSurface;
use super::targets::target_id;
use super::targets::target_of;
use crate::AlienFrontiersFrontend;
use crate::table::TableChange;
use crate::table::plan::{DraftMode, OrderDraft, Preview, Target};
use alien_frontiers::rules::{Event, Facility, Order, Position};
use orrery_board::motion::{CounterStep, CounterTable, EventTiming, MotionCues};
use orrery_board::scene::ComposedScene;
use orrery_board::sky::Sun;
use orrery_board::target::TargetId;
use orrery_board::{self as board, BoardScene, LogAnchorId};

/// Calls `show` with this game's scene context of the match.
fn with_ctx<R>(
    on: &board::SceneContext<AlienFrontiersFrontend>,
    pointed: Option<&InspectedTarget>,
    previews: &[(Facility, Preview)],
    show: impl FnOnce(&SceneContext) -> R,
) -> R {
    show(&SceneContext {
        layout: &LAYOUT.in_window(on.visible),
        position: on.view,
        plan: on.plan,
        tokens: on.seen,
        names: on.names,
        targets: on.targets,
        pointed,
        previews,
        round: on.round,
        visible: on.visible,
        covered: on.covered,
        dragged: on.dragged,
        suggested: on.suggested,
        spots: on.spots,
        caption: on.caption,
        keys: on.keys,
    })
}

impl BoardScene for AlienFrontiersFrontend {
    type BoardPieces = BoardPieces;
    type PieceQueries = PieceQueries<'static, 'static>;
    type Backdrop = PlanetSurface;
    type LogAnchor = LogAnchor;

    fn sun() -> Sun {
        Sun { at: Vec2::new(LAYOUT.sun.x, LAYOUT.sun.y), radius: LAYOUT.sun.r }
    }

    fn install(app: &mut App) {
        app.add_plugins(AlienFrontiersBoardPlugin);
    }

    fn id(target: Target) -> TargetId {
        target_id(target)
    }

    fn target(id: TargetId) -> Option<Target> {
        target_of(id)
    }

    fn anchor_id(spot: LogAnchor) -> LogAnchorId {
        anchor_id(spot)
    }

    fn anchor(id: LogAnchorId) -> Option<LogAnchor> {
        anchor_of(id)
    }

    fn read_pieces(pieces: &SystemParamItem<'_, '_, Self::PieceQueries>) -> BoardPieces {
        pieces.read_pieces()
    }

    fn compose(on: &board::SceneContext<Self>) -> (ComposedScene, PlanetSurface) {
        let previews = if on.local { facility_previews(on.plan, on.view, on.targets) } else { Vec::new() };
        let picture = with_ctx(on, pointed(on).as_ref(), &previews, compose);
        (picture.scene, picture.surface)
    }

    fn span(event: &Event) -> EventTiming {
        span_of(event)
    }

    fn moves(timeline: &Timeline, before: &BoardPieces, on: &board::SceneContext<Self>) -> MotionCues {
        with_ctx(on, None, &[], |ctx| cues(timeline, before, ctx))
    }

    fn numbers(position: &Position) -> CounterTable {
        everybody(position)
    }

    fn steps(timeline: &Timeline, before: &Position, after: &Position) -> Vec<CounterStep> {
        steps(timeline, before, after)
    }

    fn caption(order: &Order, told: &TableChange) -> Option<ActionCaption> {
        let said = || ActionCaption {
            colour: told.mover,
            bits: brief(order, &told.events, &told.before, &told.after),
            spot: log_anchors(told.mover, order, &told.events).first().copied(),
        };
        (*order != Order::End).then(said)
    }

    fn is_dragged(target: Target) -> bool {
        matches!(target, Target::HandShip { .. })
    }

    fn is_picked(draft: &OrderDraft, target: Target) -> bool {
        matches!(target, Target::HandShip { index, .. } if draft.selected_indices().contains(&index))
    }

    fn takes_dragged(target: Target) -> bool {
        matches!(target, Target::Facility(_))
    }

    fn back(draft: &OrderDraft) -> Option<Target> {
        (*draft.mode() != DraftMode::Docking).then_some(Target::Cancel)
    }
}
