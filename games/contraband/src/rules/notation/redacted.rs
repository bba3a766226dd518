//! Orders as other players see them: every hidden word is written as `?`.

use super::super::chance::ChanceOutcome;
use super::super::order::Order;
use super::super::position::Position;
use super::super::vocab::DecisionKind;
use super::write::{write_order, write_outcome};

/// The seat, counted from 0, that drew the metal or bonus card of an outcome; `None` for dice.
pub type DrawingSeat = Option<usize>;

/// Returns the text of a recorded order, given in the position `before`, as the seat `viewer` sees it. Each outcome is paired
/// with the seat that drew it. Seats are counted from 0.
pub fn write_redacted(
    before: &Position,
    order: &Order,
    answers: &[(ChanceOutcome, DrawingSeat)],
    viewer: usize,
) -> String {
    let text = if before.asked() == viewer { write_order(order) } else { write_covered(before, order, viewer) };
    if answers.is_empty() {
        return text;
    }
    let word = |&(outcome, drawer): &(ChanceOutcome, DrawingSeat)| {
        if drawer.is_none_or(|drawer| drawer == viewer) { write_outcome(outcome) } else { "?".to_owned() }
    };
    let words: Vec<String> = answers.iter().map(word).collect();
    format!("{text} => {}", words.join(" "))
}

/// Writes an order of another player, with hidden words as `?`.
fn write_covered(before: &Position, order: &Order, viewer: usize) -> String {
    let open =
        before.ask != DecisionKind::Prize && before.mine_of(before.asked()).is_some_and(|mine| before.mines[mine].laid);
    let robbed = before.meeting.and_then(|meeting| meeting.defender()) == Some(viewer);
    let covered = |word: &str, count: usize| format!("{word}{}", " ?".repeat(count));
    match *order {
        Order::Take(_) if !open => covered("take", 1),
        Order::Swap { .. } if !open => covered("swap", 2),
        Order::Jettison(_) => covered("jettison", 1),
        Order::Install(upgrade) => format!("install ?{}", upgrade.level()),
        Order::Hide(metals) if !metals.is_empty() => covered("hide", metals.len().into()),
        Order::Loot(metals) if !metals.is_empty() && !robbed => covered("loot", metals.len().into()),
        Order::Plan(row) if !row.is_empty() => covered("plan", row.len().into()),
        Order::Change { nth, .. } => format!("change {nth} ?"),
        _ => write_order(order),
    }
}
