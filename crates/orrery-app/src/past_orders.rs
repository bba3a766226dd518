//! Past orders of the open match, as the viewer sees them.

use super::game::Game;
use orrery_table::Table;
use orrery_ui::PastOrder;

/// Returns the order at the index `entry` of the match with its events, or `None` if there is no such order.
pub fn past<G: Game>(table: &Table<G::Rules>, entry: usize) -> Option<PastOrder<G>> {
    let (mover, _) = table.given_by(entry)?;
    Some(PastOrder {
        mover,
        order: table.order(entry),
        events: table.visible_events(entry),
        before: table.view_before(entry),
        after: table.view_before(entry + 1),
    })
}
