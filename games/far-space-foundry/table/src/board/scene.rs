//! The implementation of the shared board's contract for this game.

use bevy::ecs::system::SystemParamItem;
use bevy::math::{Rect, Vec2};

use super::areas::{BoardItem, item_areas};
use super::board_pieces::{BoardPieces, PieceQueries};
use super::compose::compose;
use super::ctx::{InspectedTarget, SceneContext, flights_of, flyer};
use super::log_anchor::{ActionCaption, LogAnchor, anchor_id, anchor_of};
use super::motion::{Timeline, cues, span_of, steps};
use super::numbers::everybody;
use super::order_summary::{brief, log_anchors};
use super::targets::{target_id, target_of};
use crate::FarSpaceFoundryFrontend;
use crate::table::plan::{PendingOrder, gathered, hover};
use crate::table::{OrderDraft, Target};
use far_space_foundry::rules::{Event, FarSpaceFoundry, MatchHalf, Order, Phase, Refusal, View};
use orrery_board::hit_area::HitArea;
use orrery_board::motion::{CounterStep, CounterTable, EventTiming, MotionCues};
use orrery_board::scene::ComposedScene;
use orrery_board::sky::Sun;
use orrery_board::target::TargetId;
use orrery_board::{self as board, BoardScene, LogAnchorId};
use orrery_locale::PlayerNames;
use orrery_table::TableChange;

/// Returns the target under the pointer, if there is one, with its preview or the reason for a refusal.
fn pointed(on: &board::SceneContext<FarSpaceFoundryFrontend>) -> Option<InspectedTarget> {
    let pointed = on.inspected(|target| hover(on.plan, on.view, target))?;
    // The hint line shows the order that is due, so other targets do not repeat that they have to wait.
    let refusal = pointed.refusal.filter(|refusal| !matches!(refusal, Refusal::NotNow { .. }));
    Some(InspectedTarget { refusal, ..pointed })
}

/// Calls `show` with the context of this game, built from that of the shared board.
fn with_ctx<R>(
    on: &board::SceneContext<FarSpaceFoundryFrontend>,
    pointed: Option<&InspectedTarget>,
    show: impl FnOnce(&SceneContext) -> R,
) -> R {
    let flyer = flyer(on.view, on.plan, on.pointed.map(|pointed| pointed.target));
    let flights = flights_of(on.view, flyer);
    let gathered = on.local.then(|| gathered(on.plan, on.view)).flatten();
    show(&SceneContext {
        view: on.view,
        plan: on.plan,
        tokens: on.seen,
        names: on.names,
        local: on.local,
        targets: on.targets,
        pointed,
        visible: on.visible,
        covered: on.covered,
        suggested: on.suggested,
        spots: on.spots,
        caption: on.caption,
        asks: on.asks,
        gathered: gathered.as_ref(),
        flyer,
        flights: &flights,
        keys: Some(on.keys),
    })
}

/// Returns all things on the board with their areas, for navigation without a mouse.
pub fn things(
    view: &View,
    plan: &PendingOrder,
    tokens: &BoardPieces,
    hits: &[HitArea],
    visible: Rect,
) -> Vec<(BoardItem, Rect)> {
    let names = PlayerNames::default();
    let ctx = SceneContext {
        view,
        plan,
        tokens,
        names: &names,
        local: false,
        targets: &[],
        pointed: None,
        visible,
        covered: &[],
        suggested: &[],
        spots: &[],
        caption: None,
        asks: true,
        gathered: None,
        flyer: None,
        flights: &[],
        keys: None,
    };
    item_areas(&ctx, hits)
}

impl BoardScene for FarSpaceFoundryFrontend {
    type BoardPieces = BoardPieces;
    type PieceQueries = PieceQueries<'static, 'static>;
    type Backdrop = ();
    type LogAnchor = LogAnchor;

    fn sun() -> Sun {
        Sun { at: Vec2::new(38.0, 40.0), radius: 64.0 }
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

    fn compose(on: &board::SceneContext<Self>) -> (ComposedScene, ()) {
        let pointed = pointed(on);
        (with_ctx(on, pointed.as_ref(), compose), ())
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
        with_ctx(on, None, |ctx| cues(timeline, before, ctx))
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

    fn back(draft: &OrderDraft) -> Option<Target> {
        (*draft != OrderDraft::Nothing).then_some(Target::Cancel)
    }
}
