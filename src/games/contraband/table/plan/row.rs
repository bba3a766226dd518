//! The row of movement tokens of simultaneous order (CB-SIM-1, CB-SIM-5).

use super::state::{as_step, check};
use crate::games::contraband::rules::{self, Ask, Order, Row, Spot, View};
use crate::games::contraband::table::types::{Draft, Step};

/// The row so far.
#[must_use]
pub fn planned(draft: Draft) -> Row {
    match draft {
        Draft::Row(row) => row,
        _ => Row::default(),
    }
}

/// Where a row leads, as far as the ring goes: steps that lead nowhere leave the ship where it is (CB-SIM-2).
#[must_use]
pub fn row_end(view: &View, row: &Row) -> Spot {
    let steps = row.steps().iter().copied().flatten();
    steps.fold(view.known.me().at, |at, step| at.after(step).unwrap_or(at))
}

/// A token at the end of the row, or what a token of it becomes.
pub(super) fn token(draft: &mut Draft, view: &View, step: rules::Step) -> Step {
    if let Draft::Change(nth) = *draft {
        return as_step(view, Order::Change { nth, step });
    }
    if view.known.ask != Ask::Plan {
        return Step::Nothing;
    }
    let mut row = planned(*draft);
    if !row.push(step) {
        return Step::Nothing;
    }
    match check(view, &Order::Plan(row)) {
        Ok(()) => {
            *draft = Draft::Row(row);
            Step::More
        }
        Err(refusal) => Step::Refused(refusal),
    }
}

/// The row goes on to a neighbouring place.
pub(super) fn lead_to(draft: &mut Draft, view: &View, spot: Spot) -> Step {
    let from = row_end(view, &planned(*draft));
    let step = rules::Step::ALL.iter().copied().find(|&step| from.after(step) == Some(spot));
    step.map_or(Step::Nothing, |step| token(draft, view, step))
}

/// The last token is taken back.
pub(super) fn take_back(draft: &mut Draft) -> Step {
    let Draft::Row(row) = *draft else { return Step::Nothing };
    let steps: Vec<rules::Step> = row.steps().iter().copied().flatten().collect();
    let shorter = steps.split_last().and_then(|(_, rest)| Row::new(rest));
    *draft = match shorter {
        Some(row) if !row.is_empty() => Draft::Row(row),
        _ => Draft::Nothing,
    };
    Step::More
}

/// A token of the row is to become another; clicked again, it stays.
pub(super) fn ask_change(draft: &mut Draft, view: &View, nth: u8) -> Step {
    if *draft == Draft::Change(nth) {
        *draft = Draft::Nothing;
        return Step::More;
    }
    let mut first = None;
    for &step in rules::Step::ALL {
        match check(view, &Order::Change { nth, step }) {
            Ok(()) => {
                *draft = Draft::Change(nth);
                return Step::More;
            }
            Err(refusal) => first = first.or(Some(refusal)),
        }
    }
    first.map_or(Step::Nothing, Step::Refused)
}
