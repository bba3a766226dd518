//! This game's implementation of the shared board.

use bevy::ecs::system::SystemParamItem;
use bevy::math::{Rect, Vec2};

use super::board_pieces::{BoardPieces, PieceQueries};
use super::compose::compose;
use super::ctx::{PointedTargetInfo, SceneContext, below};
use super::focus_targets::{ItemArea, item_areas};
use super::layout::LAYOUT;
use super::log_anchor::{ActionCaption, LogAnchor};
use super::motion::{Timeline, cues, result_delay, span_of, steps};
use super::numbers::everybody;
use super::order_summary::{brief, log_anchors};
use crate::StarshipCatanFrontend;
use crate::table::plan::PendingOrder;
use crate::table::{ClickTarget, OrderDraft, OrderPreview, SectorMarks, may_note};
use orrery_board::hit_area::HitArea;
use orrery_board::motion::{CounterStep, CounterTable, EventTiming, MotionCues};
use orrery_board::scene::ComposedScene;
use orrery_board::sky::Sun;
use orrery_board::{self as board, BoardScene};
use orrery_core::Colour;
use orrery_table::TableChange;
use starship_catan::rules::{Event, Order, Seat, StarshipCatan, View};

/// Calls `show` with the match in the form that this game's modules use.
fn with_ctx<R>(
    on: board::SceneContext<StarshipCatanFrontend>,
    pointed: Option<&PointedTargetInfo>,
    preview: Option<&OrderPreview>,
    show: impl FnOnce(&SceneContext) -> R,
) -> R {
    let marks = may_note(on.view).then(|| SectorMarks::of(on.notes));
    let layout = &LAYOUT.in_window(on.visible);
    show(&SceneContext { on, layout, marks: marks.as_ref(), pointed, preview, below: below(on.view, on.person) })
}

/// Returns everything on the board with its rectangle, for navigation without a mouse. The ship of the only `person` at the
/// screen is at the bottom; see [`below`].
pub fn focus_targets(
    view: &View,
    person: Option<Colour>,
    plan: &PendingOrder,
    seen: &BoardPieces,
    hits: &[HitArea],
    visible: Rect,
) -> Vec<ItemArea> {
    let on = board::SceneContext::bare(view, plan, seen, visible);
    let layout = &LAYOUT.in_window(visible);
    item_areas(
        &SceneContext { on, layout, marks: None, pointed: None, preview: None, below: below(view, person) },
        hits,
    )
}

impl BoardScene for StarshipCatanFrontend {
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
        let pointed = on.inspected(|target| on.plan.hover(on.view, target), |_| true);
        let picked = (on.local && **on.plan != OrderDraft::Nothing).then(|| on.plan.outlook(on.view)).flatten();
        let aimed = pointed.as_ref().and_then(|pointed| pointed.preview.as_ref());
        (with_ctx(*on, pointed.as_ref(), aimed.or(picked.as_ref()), compose), ())
    }

    fn span(event: &Event) -> EventTiming {
        span_of(event)
    }

    fn suspense(event: &Event) -> f32 {
        result_delay(event)
    }

    fn moves(timeline: &Timeline, before: &BoardPieces, on: &board::SceneContext<Self>) -> MotionCues {
        with_ctx(on.unpointed(), None, None, |ctx| cues(timeline, before, ctx))
    }

    fn numbers(view: &View) -> CounterTable {
        everybody(view)
    }

    fn steps(timeline: &Timeline, before: &View, after: &View) -> Vec<CounterStep> {
        steps(timeline, before, after)
    }

    fn caption(order: &Order, told: &TableChange<StarshipCatan>) -> Option<ActionCaption> {
        let said = || ActionCaption {
            colour: told.mover,
            bits: brief(order, &told.events, &told.before, &told.after),
            spot: log_anchors(Seat::of(told.mover), order, &told.events).first().copied(),
        };
        (*order != Order::End).then(said)
    }

    fn back(draft: &OrderDraft) -> Option<ClickTarget> {
        (*draft != OrderDraft::Nothing).then_some(ClickTarget::Cancel)
    }
}
