//! The review of a match: how its turns are weighed.

use super::retrace::{Retraced, retrace};
use super::weigh::Scales;
use crate::rules::FarSpaceFoundry;
use orrery_ai::coach::{Review, TurnReview, review_turns};
use orrery_ai::{Effort, Watch};
use orrery_record::TurnRecord;

/// Reviews a match turn by turn; turns that did not come to their end are left out. `after_each` is told of every turn as it is
/// done, for progress. Always the same for the same turns and effort.
///
/// Nothing if there is no whole turn, or if `watch` was told to stop.
#[must_use]
pub fn review(
    turns: &[TurnRecord<FarSpaceFoundry>],
    effort: Effort,
    watch: &Watch<FarSpaceFoundry>,
    after_each: impl FnMut(&TurnReview),
) -> Option<Review> {
    let scales = Scales::new(effort)?;
    review_turns(turns, watch, |turn| reviewed(&scales, turn, watch), after_each)
}

fn reviewed(scales: &Scales, turn: &TurnRecord<FarSpaceFoundry>, watch: &Watch<FarSpaceFoundry>) -> Option<TurnReview> {
    let told: Retraced = retrace(scales, turn, watch)?;
    Some(
        TurnReview {
            seat: turn.seat(),
            colour: turn.colour(),
            round: turn.round,
            entry: turn.entry,
            before: told.before.win,
            after: told.after.win,
            plain: told.is_plain(),
            ..TurnReview::begun(turn.entry + told.costliest().at)
        }
        .told(&told.figures),
    )
}
