//! The implementation of the shared board's contract for this game.

use bevy::ecs::system::SystemParamItem;
use bevy::math::{Rect, Vec2};

use super::areas::{BoardItem, item_areas};
use super::board_pieces::{BoardPieces, PieceQueries};
use super::compose::compose;
use super::ctx::{PointedTargetInfo, SceneContext, flights_of, flyer};
use super::log_anchor::{ActionCaption, LogAnchor};
use super::motion::{Timeline, cues, span_of, steps};
use super::numbers::everybody;
use super::order_summary::{brief, log_anchors};
use crate::FarSpaceFoundryFrontend;
use crate::table::plan::{PendingOrder, gathered, hover};
use crate::table::{ClickTarget, OrderDraft};
use far_space_foundry::rules::{Event, FarSpaceFoundry, MatchHalf, Order, Phase, Refusal, View};
use orrery_board::hit_area::HitArea;
use orrery_board::motion::{CounterStep, CounterTable, EventTiming, MotionCues};
use orrery_board::scene::ComposedScene;
use orrery_board::sky::Sun;
use orrery_board::{self as board, BoardScene};
use orrery_table::TableChange;

/// Calls `show` with the context of this game, built from that of the shared board. `pointed` is the target under the pointer
/// with its details.
fn with_ctx<R>(
    on: board::SceneContext<FarSpaceFoundryFrontend>,
    pointed: Option<&PointedTargetInfo>,
    show: impl FnOnce(&SceneContext) -> R,
) -> R {
    let flyer = flyer(on.view, on.plan, on.pointed.map(|pointed| pointed.target));
    let flights = flights_of(on.view, flyer);
    let gathered = on.local.then(|| gathered(on.plan, on.view)).flatten();
    let on = if pointed.is_some() { on } else { on.unpointed() };
    show(&SceneContext { on, pointed, gathered: gathered.as_ref(), flyer, flights: &flights })
}

/// Returns all things on the board with their areas, for navigation without a mouse.
pub fn things(
    view: &View,
    plan: &PendingOrder,
    seen: &BoardPieces,
    hits: &[HitArea],
    visible: Rect,
) -> Vec<(BoardItem, Rect)> {
    let on = board::SceneContext::bare(view, plan, seen, visible);
    item_areas(&SceneContext { on, pointed: None, gathered: None, flyer: None, flights: &[] }, hits)
}

impl BoardScene for FarSpaceFoundryFrontend {
    type BoardPieces = BoardPieces;
    type PieceQueries = PieceQueries<'static, 'static>;
    type Backdrop = ();
    type LogAnchor = LogAnchor;

    fn sun() -> Sun {
        Sun { at: Vec2::new(38.0, 40.0), radius: 64.0 }
    }

    fn read_pieces(pieces: &SystemParamItem<'_, '_, Self::PieceQueries>) -> BoardPieces {
        pieces.read_pieces()
    }

    fn compose(on: &board::SceneContext<Self>) -> (ComposedScene, ()) {
        // The hint line already shows the order that is due, so the label of a target does not repeat it.
        let tells = |refusal: &Refusal| !matches!(refusal, Refusal::NotNow { .. });
        let pointed = on.inspected(|target| hover(on.plan, on.view, target), tells);
        (with_ctx(*on, pointed.as_ref(), compose), ())
    }

    // Between the halves, the station turns over and notices are shown before the players are asked which aliens to keep, and
    // before the deal.
    fn asks_at_rest(view: &View) -> bool {
        view.known.half == MatchHalf::Beta && matches!(view.known.stage, Phase::Keep | Phase::Begin)
    }

    fn span(event: &Event) -> EventTiming {
        span_of(event)
    }

    fn moves(timeline: &Timeline, before: &BoardPieces, on: &board::SceneContext<Self>) -> MotionCues {
        with_ctx(*on, None, |ctx| cues(timeline, before, ctx))
    }

    fn numbers(view: &View) -> CounterTable {
        everybody(view)
    }

    fn steps(timeline: &Timeline, before: &View, after: &View) -> Vec<CounterStep> {
        steps(timeline, before, after)
    }

    fn caption(order: &Order, told: &TableChange<FarSpaceFoundry>) -> Option<ActionCaption> {
        let said = || ActionCaption {
            colour: told.mover,
            bits: brief(order, &told.events, &told.before, &told.after),
            spot: log_anchors(told.mover, order, &told.events).first().copied(),
        };
        (!matches!(order, Order::End | Order::Begin)).then(said)
    }

    fn back(draft: &OrderDraft) -> Option<ClickTarget> {
        (*draft != OrderDraft::Nothing).then_some(ClickTarget::Cancel)
    }
}
