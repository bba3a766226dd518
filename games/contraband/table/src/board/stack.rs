//! How the two panels over the core stand on each other: what can be done in the place, and below it the movement tokens.

use super::ctx::Ctx;
use crate::table::Draft;
use crate::table::plan::planned;
use contraband::rules::{Ask, Row};

/// Between the two.
pub const GAP: f32 = 8.0;
/// Where the tokens begin, below the title and the row.
pub const TOKENS: f32 = 82.0;

/// The row that is planned, or the own row while it is shown; nothing where none is looked at.
#[must_use]
pub fn row(ctx: &Ctx) -> Option<Row> {
    let ask = ctx.view.known.ask;
    if !ctx.is_asked() || !ctx.local {
        return None;
    }
    match ask {
        Ask::Plan => Some(planned(**ctx.plan)),
        Ask::Act => ctx.player(ctx.mover()).row.filter(|row| !row.is_empty()),
        _ => None,
    }
}

/// Whether the tokens lie there to be chosen from.
#[must_use]
pub fn has_tokens(ctx: &Ctx) -> bool {
    ctx.view.known.ask == Ask::Plan || matches!(**ctx.plan, Draft::Change(_))
}

/// How high the panel of the tokens is; 0 while there is none.
#[must_use]
pub fn height(ctx: &Ctx) -> f32 {
    if row(ctx).is_none() {
        return 0.0;
    }
    let tokens = if has_tokens(ctx) { 98.0 } else { 0.0 };
    TOKENS + tokens + if ctx.view.known.ask == Ask::Plan { 52.0 } else { 0.0 }
}
