//! Simultaneous order (section 13): rows of tokens and their execution.

use super::board::BoardSpot;
use super::chance::ChanceQuestion;
use super::event::Event;
use super::moves;
use super::options::PlanChanges;
use super::order::Order;
use super::plan_row::MoveTokenRow;
use super::position::Position;
use super::refusal::Refusal;
use super::vocab::MoveStep;
use orrery_core::{Chance, EventSink};

/// The minimum number of face-down tokens in a row for one of them to be changed (CB-SIM-5).
const FACE_DOWN: u8 = 2;

/// Checks that a row may be laid (CB-SIM-1).
pub(super) fn check_row(p: &Position, row: &MoveTokenRow) -> Result<(), Refusal> {
    let moves = p.me().moves_left();
    if row.len() > moves {
        return Err(Refusal::RowTooLong { moves });
    }
    match row.too_many() {
        Some(step) => Err(Refusal::TooFewTokens { step, tokens: step.tokens() }),
        None => Ok(()),
    }
}

/// Lays the decider's row.
pub(super) fn lay(p: &mut Position, row: MoveTokenRow, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    p.players[seat].row = Some(row);
    sink.emit(Event::Planned { seat: p.colour(seat), count: row.len(), row: Some(row) });
    p.clear_question();
}

/// Lists the rows worth laying: the empty row, every single token, and the longer rows that can be flown. Only the board and the
/// spaceports closed to the player count; other ships are ignored.
pub(super) fn list_rows(p: &Position, orders: &mut Vec<Order>) {
    let moves = p.me().moves_left();
    orders.push(Order::Plan(MoveTokenRow::default()));
    if moves == 0 {
        return;
    }
    for &step in MoveStep::ALL {
        let mut row = MoveTokenRow::default();
        row.push(step);
        orders.push(Order::Plan(row));
        if let Some(to) = walked(p, p.me().at, step) {
            walk_on(p, p.me().at, to, row, moves, orders);
        }
    }
}

fn walked(p: &Position, from: BoardSpot, step: MoveStep) -> Option<BoardSpot> {
    let player = p.me();
    let closed = |spot: &BoardSpot| spot.port_quadrant().is_some_and(|quadrant| player.is_pirate_in(quadrant));
    from.after(step).filter(|to| !closed(to))
}

/// Adds every row that continues `row` from `at`. No token may follow a step across a main axis.
fn walk_on(p: &Position, from: BoardSpot, at: BoardSpot, row: MoveTokenRow, moves: u8, orders: &mut Vec<Order>) {
    if row.len() >= moves || from.crosses_axis(at) {
        return;
    }
    for &step in MoveStep::ALL {
        let (Some(to), mut longer) = (walked(p, at, step), row) else { continue };
        if longer.count(step) < step.tokens() && longer.push(step) {
            orders.push(Order::Plan(longer));
            walk_on(p, at, to, longer, moves, orders);
        }
    }
}

/// Reports whether any token is still face down.
pub(super) fn is_any_face_down(p: &Position) -> bool {
    p.players[..p.count()].iter().any(|player| player.row.is_some_and(|row| row.len() > p.reveals))
}

/// Reveals the next token of every row and carries it out, in the order of play (CB-SIM-2). A ship that enters open space is
/// marked for a meeting.
pub(super) fn reveal(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let nth = usize::from(p.reveals);
    p.reveals += 1;
    p.waiting = 0;
    for seat in p.order() {
        let row = p.players[seat].row.unwrap_or_default();
        let Some(step) = row.steps().get(nth).copied().flatten() else { continue };
        let free = !p.players[seat].now.stopped && p.players[seat].moves_left() > 0;
        if free && moves::check_step(p, seat, step).is_ok() {
            moves::go(p, seat, step, chance, sink);
            p.waiting |= u8::from(p.players[seat].at.is_space()) << seat;
        } else {
            p.players[seat].now.moved += u8::from(!p.players[seat].now.stopped);
            sink.emit(Event::StepLost { seat: p.colour(seat), step });
        }
    }
}

/// Determines the seats that may act after a reveal (CB-SIM-3).
pub(super) fn settle_who_acts(p: &mut Position) {
    let shown = |seat: usize| p.players[seat].row.is_some_and(|row| row.len() >= p.reveals);
    let meets_ships = |seat: usize| {
        let at = p.players[seat].at;
        at.is_space() && (0..p.count()).any(|other| other != seat && p.players[other].at == at)
    };
    let acts = (0..p.count()).filter(|&seat| shown(seat) || meets_ships(seat));
    p.waiting = acts.fold(0, |bits, seat| bits | 1 << seat);
}

/// Checks that the decider may change token `nth`, counted from 1, to `step` (CB-SIM-5).
pub(super) fn check_change(p: &Position, nth: u8, step: MoveStep) -> Result<(), Refusal> {
    let row = p.me().row.unwrap_or_default();
    if p.options.change == PlanChanges::Off {
        return Err(Refusal::NoChanges);
    }
    if p.me().now.changed {
        return Err(Refusal::ChangedAlready);
    }
    if row.len() < p.reveals + FACE_DOWN {
        return Err(Refusal::TooFewFaceDown);
    }
    if nth <= p.reveals || nth > row.len() {
        return Err(Refusal::NoSuchToken { nth });
    }
    if row.steps()[usize::from(nth) - 1] == Some(step) {
        return Err(Refusal::SameToken { nth, step });
    }
    match changed(row, nth, step).too_many() {
        Some(step) => Err(Refusal::TooFewTokens { step, tokens: step.tokens() }),
        None => Ok(()),
    }
}

fn changed(mut row: MoveTokenRow, nth: u8, step: MoveStep) -> MoveTokenRow {
    if let Some(place) = row.steps_mut().get_mut(usize::from(nth).saturating_sub(1)) {
        *place = Some(step);
    }
    row
}

/// Changes a token of the decider's row.
pub(super) fn change(p: &mut Position, nth: u8, step: MoveStep, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    let player = &mut p.players[seat];
    player.row = player.row.map(|row| changed(row, nth, step));
    player.now.changed = true;
    sink.emit(Event::Changed { seat: p.colour(seat), nth, step: Some(step) });
}

/// Adds every legal change of a face-down token of the decider's row.
pub(super) fn list_changes(p: &Position, orders: &mut Vec<Order>) {
    let row = p.me().row.unwrap_or_default();
    for nth in p.reveals + 1..=row.len() {
        let steps = MoveStep::ALL.iter().filter(|&&step| check_change(p, nth, step).is_ok());
        orders.extend(steps.map(|&step| Order::Change { nth, step }));
    }
}
