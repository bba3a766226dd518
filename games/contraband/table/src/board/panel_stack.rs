//! The arrangement of the two panels over the core of the galaxy: the actions at the place, and below them the movement tokens.

use super::ctx::SceneContext;
use crate::table::OrderDraft;
use crate::table::plan::planned;
use contraband::rules::{DecisionKind, MoveTokenRow};

/// The gap between the two panels.
pub const GAP: f32 = 8.0;
/// The distance of the tokens from the top of their panel, below the title and the row.
pub const TOKENS: f32 = 82.0;

/// Returns the row being planned, or the viewer's own row during the reveals; `None` if there is none to show.
pub fn row(ctx: &SceneContext) -> Option<MoveTokenRow> {
    let ask = ctx.view.known.ask;
    if !ctx.is_asked() || !ctx.local {
        return None;
    }
    match ask {
        DecisionKind::Plan => Some(planned(**ctx.plan)),
        DecisionKind::Act => ctx.player(ctx.mover()).row.filter(|row| !row.is_empty()),
        _ => None,
    }
}

/// Reports whether tokens can be chosen.
pub fn has_tokens(ctx: &SceneContext) -> bool {
    ctx.view.known.ask == DecisionKind::Plan || matches!(**ctx.plan, OrderDraft::Change(_))
}

/// Returns the height of the token panel; 0 while there is none.
pub fn height(ctx: &SceneContext) -> f32 {
    if row(ctx).is_none() {
        return 0.0;
    }
    let tokens = if has_tokens(ctx) { 98.0 } else { 0.0 };
    TOKENS + tokens + if ctx.view.known.ask == DecisionKind::Plan { 52.0 } else { 0.0 }
}
