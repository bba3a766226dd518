//! The review of a match: the evaluation of its turns.

use super::retrace::{Retraced, retrace};
use super::weigh::Scales;
use crate::rules::FarSpaceFoundry;
use orrery_ai::coach::{Review, TurnReview, review_turns};
use orrery_ai::{SearchBudget, SearchHandle};
use orrery_record::TurnRecord;

/// Reviews a match turn by turn. Turns that were not completed are left out. `after_each` is called after every turn,
/// for progress. The result is always the same for the same turns and search budget.
///
/// Returns `None` if there is no complete turn, or if `watch` was cancelled.
#[must_use]
pub fn review(
    turns: &[TurnRecord<FarSpaceFoundry>],
    effort: SearchBudget,
    watch: &SearchHandle<FarSpaceFoundry>,
    after_each: impl FnMut(&TurnReview),
) -> Option<Review> {
    let scales = Scales::new(effort)?;
    review_turns(turns, watch, |turn| reviewed(&scales, turn, watch), after_each)
}

fn reviewed(
    scales: &Scales,
    turn: &TurnRecord<FarSpaceFoundry>,
    watch: &SearchHandle<FarSpaceFoundry>,
) -> Option<TurnReview> {
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
        .with_figures(&told.figures),
    )
}
