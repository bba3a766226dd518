//! Implements the interface of the shared board crate.

use bevy::app::App;
use bevy::ecs::system::SystemParamItem;
use bevy::math::Vec2;

use super::AlienFrontiersSkyPlugin;
use super::compose::compose;
use super::ctx::{BoardPieces, SceneContext};
use super::layout::LAYOUT;
use super::log_anchor::{ActionCaption, LogAnchor};
use super::motion::{Timeline, cues, span_of, steps};
use super::numbers::everybody;
use super::order_summary::{brief, log_anchors};
use super::pieces::PieceQueries;
use super::pointing::{facility_previews, pointed};
use super::surface::PlanetState;
use crate::AlienFrontiersFrontend;
use crate::table::TableChange;
use crate::table::plan::{ClickTarget, OrderDraft, OrderEntryMode};
use alien_frontiers::rules::{Event, Order, Position};
use orrery_board::motion::{CounterStep, CounterTable, EventTiming, MotionCues};
use orrery_board::scene::ComposedScene;
use orrery_board::sky::Sun;
use orrery_board::{self as board, BoardScene};

impl BoardScene for AlienFrontiersFrontend {
    type BoardPieces = BoardPieces;
    type PieceQueries = PieceQueries<'static, 'static>;
    type Backdrop = PlanetState;
    type LogAnchor = LogAnchor;

    fn sun() -> Sun {
        Sun { at: Vec2::new(LAYOUT.sun.x, LAYOUT.sun.y), radius: LAYOUT.sun.r }
    }

    fn install(app: &mut App) {
        app.add_plugins(AlienFrontiersSkyPlugin);
    }

    fn read_pieces(pieces: &SystemParamItem<'_, '_, Self::PieceQueries>) -> BoardPieces {
        pieces.read_pieces()
    }

    fn compose(on: &board::SceneContext<Self>) -> (ComposedScene, PlanetState) {
        let previews = if on.local { facility_previews(on.plan, on.view, on.targets) } else { Vec::new() };
        let layout = &LAYOUT.in_window(on.visible);
        let picture = compose(&SceneContext { on: *on, layout, pointed: pointed(on).as_ref(), previews: &previews });
        (picture.scene, picture.surface)
    }

    fn span(event: &Event) -> EventTiming {
        span_of(event)
    }

    fn moves(timeline: &Timeline, before: &BoardPieces, on: &board::SceneContext<Self>) -> MotionCues {
        let layout = &LAYOUT.in_window(on.visible);
        cues(timeline, before, &SceneContext { on: on.unpointed(), layout, pointed: None, previews: &[] })
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

    fn is_dragged(target: ClickTarget) -> bool {
        matches!(target, ClickTarget::HandShip { .. })
    }

    fn is_picked(draft: &OrderDraft, target: ClickTarget) -> bool {
        matches!(target, ClickTarget::HandShip { index, .. } if draft.selected_indices().contains(&index))
    }

    fn takes_dragged(target: ClickTarget) -> bool {
        matches!(target, ClickTarget::Facility(_))
    }

    fn back(draft: &OrderDraft) -> Option<ClickTarget> {
        (*draft.mode() != OrderEntryMode::Docking).then_some(ClickTarget::Cancel)
    }
}
