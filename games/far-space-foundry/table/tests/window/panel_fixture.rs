//! A match as the panels receive it: the view of the decider, an empty plan, and defaults for everything else.

use super::pilot::FarSpaceFoundryDriver;
use far_space_foundry::rules::View;
use far_space_foundry_table::FarSpaceFoundryFrontend;
use far_space_foundry_table::table::plan::PendingOrder;
use orrery_pilot::panel_fixture::PanelFixture;

/// Creates a fixture that shows a view.
pub fn fixture(view: View) -> PanelFixture<FarSpaceFoundryFrontend> {
    let (mover, over) = (view.known.colour(), view.known.is_over());
    let keys = orrery_pilot::key_map::<FarSpaceFoundryDriver>();
    PanelFixture { over, ..PanelFixture::new(view, PendingOrder::default(), mover, keys) }.named()
}
