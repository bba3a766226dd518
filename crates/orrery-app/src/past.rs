//! Orders of the match that is open, as whoever looks is told of them.

use super::game::Game;
use orrery_table::Table;
use orrery_ui::Past;

/// The order at this place of the match, from 0, with what came of it; nothing where there is none.
#[must_use]
pub fn past<G: Game>(table: &Table<G::Rules>, entry: usize) -> Option<Past<G>> {
    let (mover, _) = table.given_by(entry)?;
    Some(Past {
        mover,
        order: table.order(entry),
        events: table.told(entry),
        before: table.view_before(entry),
        after: table.view_before(entry + 1),
    })
}
