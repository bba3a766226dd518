//! Implements the interface of the shared board crate for this game.

use bevy::ecs::system::SystemParamItem;
use bevy::math::{Rect, Vec2};

use super::areas::{BoardItem, item_areas};
use super::board_pieces::{BoardPieces, PieceQueries};
use super::compose::compose;
use super::ctx::{InspectedTarget, SceneContext};
use super::log_anchor::{ActionCaption, LogAnchor, anchor_id, anchor_of};
use super::motion::{Timeline, cues, span_of, steps, suspense};
use super::numbers::everybody;
use super::order_summary::{brief, log_anchors};
use super::targets::{target_id, target_of};
use crate::ContrabandFrontend;
use crate::table::plan::{PendingOrder, hover};
use crate::table::{OrderDraft, Target};
use contraband::rules::{Contraband, Event, Order, Refusal, View};
use orrery_board::hit_area::HitArea;
use orrery_board::motion::{CounterStep, CounterTable, EventTiming, MotionCues};
use orrery_board::scene::ComposedScene;
use orrery_board::sky::Sun;
use orrery_board::target::TargetId;
use orrery_board::{self as board, BoardScene, LogAnchorId};
use orrery_locale::PlayerNames;
use orrery_table::TableChange;

/// Returns the target under the pointer with its details.
fn pointed(on: &board::SceneContext<ContrabandFrontend>) -> Option<InspectedTarget> {
    let pointed = on.inspected(|target| hover(on.plan, on.view, target))?;
    // The line at the foot already shows the current question, so this refusal is not repeated on each target.
    let refusal = pointed.refusal.filter(|refusal| !matches!(refusal, Refusal::NotNow { .. }));
    Some(InspectedTarget { refusal, ..pointed })
}

/// Calls `show` with the context used by the files of this game.
fn with_ctx<R>(
    on: &board::SceneContext<ContrabandFrontend>,
    pointed: Option<&InspectedTarget>,
    show: impl FnOnce(&SceneContext) -> R,
) -> R {
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
    })
}

/// Returns a context that reveals nothing before the dice are at rest. While they roll, its view is the one before the roll;
/// while an exchange is shown, it has no caption, because captions show the gains.
fn dice_first<'a>(ctx: &SceneContext<'a>) -> SceneContext<'a> {
    let thrown = ctx.tokens.thrown.as_ref();
    let view = thrown.and_then(|thrown| thrown.rolling(ctx.view)).unwrap_or(ctx.view);
    SceneContext { view, caption: ctx.caption.filter(|_| thrown.is_none()), ..*ctx }
}

/// Returns everything on the board with its area, for navigation without a mouse.
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
    };
    item_areas(&ctx, hits)
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
        (with_ctx(on, pointed.as_ref(), |ctx| compose(&dice_first(ctx))), ())
    }

    fn span(event: &Event) -> EventTiming {
        span_of(event)
    }

    fn suspense(event: &Event) -> f32 {
        suspense(event)
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

    fn caption(order: &Order, told: &TableChange<Contraband>) -> Option<ActionCaption> {
        let said = || ActionCaption {
            colour: told.mover,
            bits: brief(order, &told.before, &told.after),
            spot: log_anchors(told.mover, &told.events).first().copied(),
        };
        (!matches!(order, Order::End | Order::Done)).then(said)
    }

    fn back(draft: &OrderDraft) -> Option<Target> {
        match draft {
            OrderDraft::Nothing => None,
            OrderDraft::Row(_) => Some(Target::Untoken),
            _ => Some(Target::Cancel),
        }
    }
}
