//! The row of movement tokens of simultaneous order (CB-SIM-1, CB-SIM-5).

use super::state::{as_step, check};
use crate::rules::{self, Ask, Order, Row, Spot, View};
use crate::table::types::{Draft, Step};

/// Returns the row so far.
#[must_use]
pub fn planned(draft: Draft) -> Row {
    match draft {
        Draft::Row(row) => row,
        _ => Row::default(),
    }
}

/// Returns the current row if the same seat is still planning and may lay it.
pub(super) fn kept(draft: Draft, before: &View, after: &View) -> Option<Draft> {
    let Draft::Row(row) = draft else { return None };
    let of = |view: &View| (view.known.ask, view.known.asked(), view.known.round);
    let goes_on = before.known.ask == Ask::Plan && of(before) == of(after);
    (goes_on && check(after, &Order::Plan(row)).is_ok()).then_some(draft)
}

/// Returns the end of a row as far as the ring decides it: impossible steps leave the ship where it is (CB-SIM-2).
#[must_use]
pub fn row_end(view: &View, row: &Row) -> Spot {
    let steps = row.steps().iter().copied().flatten();
    steps.fold(view.known.me().at, |at, step| at.after(step).unwrap_or(at))
}

/// Returns the spots along a row, in order; impossible steps are left out.
pub(super) fn row_way(view: &View, row: &Row) -> Vec<Spot> {
    let mut at = view.known.me().at;
    let steps = row.steps().iter().copied().flatten();
    steps.filter_map(|step| at.after(step).inspect(|&next| at = next)).collect()
}

/// Returns for each visible token whether its step is impossible at that point: it is lost, and its move with it (CB-SIM-2).
#[must_use]
pub fn lost_tokens(view: &View, row: &Row) -> Vec<bool> {
    let mut at = view.known.me().at;
    let mut lost = |step: &Option<rules::Step>| {
        let Some(step) = step else { return false };
        let next = at.after(*step);
        at = next.unwrap_or(at);
        next.is_none()
    };
    row.steps().iter().map(&mut lost).collect()
}

/// Adds a token to the end of the row, or replaces the token to be changed.
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

/// Extends the row to a neighbouring spot.
pub(super) fn lead_to(draft: &mut Draft, view: &View, spot: Spot) -> Step {
    let from = row_end(view, &planned(*draft));
    let step = rules::Step::ALL.iter().copied().find(|&step| from.after(step) == Some(spot));
    step.map_or(Step::Nothing, |step| token(draft, view, step))
}

/// Takes back the last token.
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

/// Reports whether a face-down token may be changed (CB-SIM-5).
#[must_use]
pub fn may_change(view: &View) -> bool {
    let tokens = 1..=view.known.me().row.unwrap_or_default().steps().len() as u8;
    view.known.ask == Ask::Act && tokens.into_iter().any(|nth| can_become(view, nth).is_ok())
}

/// Checks that this token may be changed to some other one.
fn can_become(view: &View, nth: u8) -> Result<(), rules::Refusal> {
    let mut first = None;
    for &step in rules::Step::ALL {
        match check(view, &Order::Change { nth, step }) {
            Ok(()) => return Ok(()),
            Err(refusal) => first = first.or(Some(refusal)),
        }
    }
    first.map_or(Ok(()), Err)
}

/// Selects a token of the row to be changed, or deselects it if it is selected.
pub(super) fn ask_change(draft: &mut Draft, view: &View, nth: u8) -> Step {
    if *draft == Draft::Change(nth) {
        *draft = Draft::Nothing;
        return Step::More;
    }
    match can_become(view, nth) {
        Ok(()) => {
            *draft = Draft::Change(nth);
            Step::More
        }
        Err(refusal) => Step::Refused(refusal),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Options, Sector, Setup, bare_position, open_view};

    #[test]
    fn planned_tokens_that_cannot_move_are_marked_lost() {
        use rules::Step::{Ccw, Market, Mine1, Out};
        let mut position = bare_position(&Setup::plain(2, Options::default())).expect("two may play");
        position.players[0].at = Spot { sector: Sector::R2, place: rules::Place::Mine1 };
        let view = open_view(&position);
        let lost = |steps: &[rules::Step]| lost_tokens(&view, &Row::new(steps).expect("a row"));
        assert_eq!(lost(&[Out, Ccw, Market]), [false; 3]);
        assert_eq!(lost(&[Mine1, Out, Market]), [true, false, true], "R2 has a spaceport");
    }

    #[test]
    fn planned_row_is_kept_within_the_round_while_it_fits() {
        use rules::Step::{Out, Port};
        let options = Options { order: rules::RoundOrder::Simultaneous, ..Options::default() };
        let mut position = bare_position(&Setup::plain(2, options)).expect("two may play");
        rules::put_to_planning(&mut position);
        let now = open_view(&position);
        let row = |steps: &[rules::Step]| Draft::Row(Row::new(steps).expect("a row"));
        assert_eq!(kept(row(&[Out]), &now, &now), Some(row(&[Out])));
        assert_eq!(kept(row(&[Out, Port]), &now, &now), None, "there is but one move");
        assert_eq!(kept(Draft::Radar, &now, &now), None);
        let mut next = position;
        next.round += 1;
        assert_eq!(kept(row(&[Out]), &now, &open_view(&next)), None, "another round is planned anew");
    }
}
