//! Implements the interface of the shared board crate for this game.

use bevy::ecs::system::SystemParamItem;
use bevy::math::{Rect, Vec2};

use super::areas::{BoardItem, item_areas};
use super::board_pieces::{BoardPieces, PieceQueries};
use super::compose::compose;
use super::ctx::SceneContext;
use super::log_anchor::{ActionCaption, LogAnchor};
use super::motion::{Timeline, cues, span_of, steps, suspense};
use super::numbers::everybody;
use super::order_summary::{brief, log_anchors};
use crate::ContrabandFrontend;
use crate::table::plan::{PendingOrder, hover};
use crate::table::{ClickTarget, OrderDraft};
use contraband::rules::{Contraband, Event, Order, Refusal, View};
use orrery_board::hit_area::HitArea;
use orrery_board::motion::{CounterStep, CounterTable, EventTiming, MotionCues};
use orrery_board::scene::ComposedScene;
use orrery_board::sky::Sun;
use orrery_board::{self as board, BoardScene};
use orrery_table::TableChange;

/// Returns a context that reveals nothing before the dice are at rest. While they roll, its view is the one before the roll;
/// while an exchange is shown, it has no caption, because captions show the gains.
fn dice_first<'a>(on: &board::SceneContext<'a, ContrabandFrontend>) -> board::SceneContext<'a, ContrabandFrontend> {
    let thrown = on.seen.thrown.as_ref();
    let view = thrown.and_then(|thrown| thrown.rolling(on.view)).unwrap_or(on.view);
    board::SceneContext { view, caption: on.caption.filter(|_| thrown.is_none()), ..*on }
}

/// Returns everything on the board with its area, for navigation without a mouse.
pub fn things(
    view: &View,
    plan: &PendingOrder,
    seen: &BoardPieces,
    hits: &[HitArea],
    visible: Rect,
) -> Vec<(BoardItem, Rect)> {
    item_areas(&SceneContext { on: board::SceneContext::bare(view, plan, seen, visible), pointed: None }, hits)
}

impl BoardScene for ContrabandFrontend {
    type BoardPieces = BoardPieces;
    type PieceQueries = PieceQueries<'static, 'static>;
    type Backdrop = ();
    type LogAnchor = LogAnchor;

    fn sun() -> Sun {
        Sun { at: Vec2::new(4.0, 2.0), radius: 48.0 }
    }

    fn install(app: &mut bevy::prelude::App) {
        super::exchanges::install(app);
    }

    fn read_pieces(pieces: &SystemParamItem<'_, '_, Self::PieceQueries>) -> BoardPieces {
        pieces.read_pieces()
    }

    fn compose(on: &board::SceneContext<Self>) -> (ComposedScene, ()) {
        // The hint line already shows the current question, so the targets do not repeat that they have to wait.
        let tells = |refusal: &Refusal| !matches!(refusal, Refusal::NotNow { .. });
        let pointed = on.inspected(|target| hover(on.plan, on.view, target), tells);
        (compose(&SceneContext { on: dice_first(on), pointed: pointed.as_ref() }), ())
    }

    fn span(event: &Event) -> EventTiming {
        span_of(event)
    }

    fn suspense(event: &Event) -> f32 {
        suspense(event)
    }

    fn moves(timeline: &Timeline, before: &BoardPieces, on: &board::SceneContext<Self>) -> MotionCues {
        cues(timeline, before, &SceneContext { on: on.unpointed(), pointed: None })
    }

    fn numbers(view: &View) -> CounterTable {
        everybody(view)
    }

    fn steps(timeline: &Timeline, before: &View, after: &View) -> Vec<CounterStep> {
        steps(timeline, before, after)
    }

    fn caption(order: &Order, told: &TableChange<Contraband>) -> Option<ActionCaption> {
        let said = || ActionCaption {
            colour: told.mover,
            bits: brief(order, &told.before, &told.after),
            spot: log_anchors(told.mover, &told.events).first().copied(),
        };
        (!matches!(order, Order::End | Order::Done)).then(said)
    }

    fn back(draft: &OrderDraft) -> Option<ClickTarget> {
        match draft {
            OrderDraft::Nothing => None,
            OrderDraft::Row(_) => Some(ClickTarget::Untoken),
            _ => Some(ClickTarget::Cancel),
        }
    }
}
