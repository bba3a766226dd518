//! A match in the form passed to the panels: the position, the pending order, and everything else in its normal state.

use orrery::games::alien_frontiers::rules::Position;
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::table::plan::PendingOrder;

/// The data borrowed by this game's panels.
pub type PanelFixture = orrery_pilot::panel_fixture::PanelFixture<AlienFrontiersFrontend>;

/// Creates a match at `position` in which a person is to move and has prepared `plan`.
pub fn fixture(position: Position, plan: PendingOrder) -> PanelFixture {
    let (mover, over) = (position.mover(), position.is_over());
    PanelFixture { over, ..PanelFixture::new(position, plan, mover, orrery::games::key_map()) }
}
