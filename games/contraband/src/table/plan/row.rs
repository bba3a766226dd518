//! The row of movement tokens in simultaneous order (CB-SIM-1, CB-SIM-5).

use super::state::{as_click_result, check};
use crate::rules::{self, BoardSpot, DecisionKind, MoveTokenRow, Order, View};
use crate::table::types::{ClickResult, OrderDraft};

/// Returns the row of the draft, or an empty row if the draft is something else.
pub fn planned(draft: OrderDraft) -> MoveTokenRow {
    match draft {
        OrderDraft::Row(row) => row,
        _ => MoveTokenRow::default(),
    }
}

/// Returns the draft if it is a row, the same seat is still planning in the same round, and the row may still be laid.
pub(super) fn kept(draft: OrderDraft, before: &View, after: &View) -> Option<OrderDraft> {
    let OrderDraft::Row(row) = draft else { return None };
    let of = |view: &View| (view.known.ask, view.known.asked(), view.known.round);
    let goes_on = before.known.ask == DecisionKind::Plan && of(before) == of(after);
    (goes_on && check(after, &Order::Plan(row)).is_ok()).then_some(draft)
}

/// Returns the spot at which a row ends. Only the connections of the board count: impossible steps leave the ship where it is
/// (CB-SIM-2); other ships and closed spaceports are ignored.
pub fn row_end(view: &View, row: &MoveTokenRow) -> BoardSpot {
    let steps = row.steps().iter().copied().flatten();
    steps.fold(view.known.me().at, |at, step| at.after(step).unwrap_or(at))
}

/// Returns the spots along a row, in order; impossible steps are left out.
pub(super) fn row_way(view: &View, row: &MoveTokenRow) -> Vec<BoardSpot> {
    let mut at = view.known.me().at;
    let steps = row.steps().iter().copied().flatten();
    steps.filter_map(|step| at.after(step).inspect(|&next| at = next)).collect()
}

/// Reports for each token of a row whether its step is impossible at that point, so that the token and its move are lost
/// (CB-SIM-2). Face-down tokens count as possible.
pub fn lost_tokens(view: &View, row: &MoveTokenRow) -> Vec<bool> {
    let mut at = view.known.me().at;
    let mut lost = |step: &Option<rules::MoveStep>| {
        let Some(step) = step else { return false };
        let next = at.after(*step);
        at = next.unwrap_or(at);
        next.is_none()
    };
    row.steps().iter().map(&mut lost).collect()
}

/// Adds a token to the end of the row, or replaces the token to be changed.
pub(super) fn token(draft: &mut OrderDraft, view: &View, step: rules::MoveStep) -> ClickResult {
    if let OrderDraft::Change(nth) = *draft {
        return as_click_result(view, Order::Change { nth, step });
    }
    if view.known.ask != DecisionKind::Plan {
        return ClickResult::Nothing;
    }
    let mut row = planned(*draft);
    if !row.push(step) {
        return ClickResult::Nothing;
    }
    match check(view, &Order::Plan(row)) {
        Ok(()) => {
            *draft = OrderDraft::Row(row);
            ClickResult::More
        }
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

/// Extends the row to a neighbouring spot.
pub(super) fn lead_to(draft: &mut OrderDraft, view: &View, spot: BoardSpot) -> ClickResult {
    let from = row_end(view, &planned(*draft));
    let step = rules::MoveStep::ALL.iter().copied().find(|&step| from.after(step) == Some(spot));
    step.map_or(ClickResult::Nothing, |step| token(draft, view, step))
}

/// Takes back the last token.
pub(super) fn take_back(draft: &mut OrderDraft) -> ClickResult {
    let OrderDraft::Row(row) = *draft else { return ClickResult::Nothing };
    let steps: Vec<rules::MoveStep> = row.steps().iter().copied().flatten().collect();
    let shorter = steps.split_last().and_then(|(_, rest)| MoveTokenRow::new(rest));
    *draft = match shorter {
        Some(row) if !row.is_empty() => OrderDraft::Row(row),
        _ => OrderDraft::Nothing,
    };
    ClickResult::More
}

/// Reports whether the decider may change a face-down token (CB-SIM-5).
pub fn may_change(view: &View) -> bool {
    let tokens = 1..=view.known.me().row.unwrap_or_default().steps().len() as u8;
    view.known.ask == DecisionKind::Act && tokens.into_iter().any(|nth| can_become(view, nth).is_ok())
}

/// Checks that this token may be changed to at least one other step.
fn can_become(view: &View, nth: u8) -> Result<(), rules::Refusal> {
    let mut first = None;
    for &step in rules::MoveStep::ALL {
        match check(view, &Order::Change { nth, step }) {
            Ok(()) => return Ok(()),
            Err(refusal) => first = first.or(Some(refusal)),
        }
    }
    first.map_or(Ok(()), Err)
}

/// Selects a token of the row to be changed, or deselects it if it is selected.
pub(super) fn ask_change(draft: &mut OrderDraft, view: &View, nth: u8) -> ClickResult {
    if *draft == OrderDraft::Change(nth) {
        *draft = OrderDraft::Nothing;
        return ClickResult::More;
    }
    match can_become(view, nth) {
        Ok(()) => {
            *draft = OrderDraft::Change(nth);
            ClickResult::More
        }
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Options, Sector, Setup, bare_position, open_view};

    #[test]
    fn planned_tokens_that_cannot_move_are_marked_lost() {
        use rules::MoveStep::{Ccw, Market, Mine1, Out};
        let mut position = bare_position(&Setup::plain(2, Options::default())).expect("two may play");
        position.players[0].at = BoardSpot { sector: Sector::R2, place: rules::SectorPlace::Mine1 };
        let view = open_view(&position);
        let lost = |steps: &[rules::MoveStep]| lost_tokens(&view, &MoveTokenRow::new(steps).expect("a row"));
        assert_eq!(lost(&[Out, Ccw, Market]), [false; 3]);
        assert_eq!(lost(&[Mine1, Out, Market]), [true, false, true], "R2 has a spaceport");
    }

    #[test]
    fn planned_row_is_kept_within_the_round_while_it_fits() {
        use rules::MoveStep::{Out, Port};
        let options = Options { order: rules::RoundOrder::Simultaneous, ..Options::default() };
        let mut position = bare_position(&Setup::plain(2, options)).expect("two may play");
        rules::put_to_planning(&mut position);
        let now = open_view(&position);
        let row = |steps: &[rules::MoveStep]| OrderDraft::Row(MoveTokenRow::new(steps).expect("a row"));
        assert_eq!(kept(row(&[Out]), &now, &now), Some(row(&[Out])));
        assert_eq!(kept(row(&[Out, Port]), &now, &now), None, "there is but one move");
        assert_eq!(kept(OrderDraft::Radar, &now, &now), None);
        let mut next = position;
        next.round += 1;
        assert_eq!(kept(row(&[Out]), &now, &open_view(&next)), None, "another round needs a new plan");
    }
}
