//! The review of a match, turn by turn.

use super::retrace::{mover, retrace};
use super::weigh::Scales;
use crate::rules::Contraband;
use orrery_ai::coach::{Review, TurnReview, review_turns};
use orrery_ai::{SearchBudget, SearchHandle};
use orrery_record::TurnRecord;

/// Reviews a match turn by turn and leaves out turns that did not reach their end. `after_each` is called after every turn, for
/// progress. The result is always the same for the same turns and effort.
///
/// Returns `None` if there is no whole turn or if `watch` was told to stop.
#[must_use]
pub fn review(
    turns: &[TurnRecord<Contraband>],
    effort: SearchBudget,
    watch: &SearchHandle<Contraband>,
    after_each: impl FnMut(&TurnReview),
) -> Option<Review> {
    let scales = Scales::new(effort)?;
    review_turns(turns, watch, |turn| reviewed(&scales, turn, watch), after_each)
}

fn reviewed(scales: &Scales, turn: &TurnRecord<Contraband>, watch: &SearchHandle<Contraband>) -> Option<TurnReview> {
    let told = retrace(scales, turn, watch)?;
    Some(
        TurnReview {
            seat: told.seat,
            colour: mover(turn)?,
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
