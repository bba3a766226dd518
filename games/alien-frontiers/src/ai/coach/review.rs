//! The review of a match: how its turns are weighed.

use super::retrace::retrace;
use super::weigh::Scales;
use crate::ai::types::Watch;
use crate::record::TurnRecord;
use orrery_ai::Effort;
use orrery_ai::coach::{Review, TurnReview, review_turns};

/// Positions visited from every roll that is weighed, and from where a turn is explained: both must say the same.
pub(super) const NODES: u32 = 30_000;

/// Reviews a match turn by turn; turns that did not come to their end are left out. `after_each` is told of every turn as it
/// is done, for progress. Always the same for the same turns and effort.
///
/// Nothing if there is no whole turn, if no engine knows this number of players, or if `watch` was told to stop.
#[must_use]
pub fn review(
    turns: &[TurnRecord],
    effort: Effort,
    watch: &Watch,
    after_each: impl FnMut(&TurnReview),
) -> Option<Review> {
    let players = turns.first()?.before.player_count();
    review_by(&mut Scales::new(players, effort)?, turns, watch, after_each)
}

pub(super) fn review_by(
    scales: &mut Scales,
    turns: &[TurnRecord],
    watch: &Watch,
    after_each: impl FnMut(&TurnReview),
) -> Option<Review> {
    review_turns(turns, watch, |turn| review_turn(scales, turn, watch), after_each)
}

fn review_turn(scales: &mut Scales, turn: &TurnRecord, watch: &Watch) -> Option<TurnReview> {
    let told = retrace(scales, turn, NODES, watch)?;
    Some(
        TurnReview {
            seat: turn.seat(),
            colour: turn.colour(),
            round: turn.round,
            entry: turn.entry,
            before: told.before.win,
            after: told.after.win,
            plain: told.is_plain(),
            ..TurnReview::begun(turn.entry + told.costliest().from)
        }
        .told(&told.figures),
    )
}
