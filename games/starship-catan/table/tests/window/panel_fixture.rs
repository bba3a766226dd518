//! A match in the form that the panels receive: the view of the decider, the pending order, and defaults for everything else.

use super::pilot::StarshipCatanDriver;
use starship_catan::record::Scenario;
use starship_catan::rules::{View, view};
use starship_catan_table::StarshipCatanFrontend;
use starship_catan_table::table::plan::PendingOrder;
use starship_catan_table::table::{ClickResult, ClickTarget};

/// The data that the panels of this game borrow.
pub type PanelFixture = orrery_pilot::panel_fixture::PanelFixture<StarshipCatanFrontend>;

/// Creates a fixture of a scenario's position, in the view of the decider, after these picks.
pub fn scenario(text: &str, picks: &[ClickTarget]) -> PanelFixture {
    let text = format!("(game: \"starship-catan\", title: \"shown\", {text}, play: [], expect: ())");
    let scenario = Scenario::from_text(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let position = scenario.position().unwrap_or_else(|error| panic!("{text}: {error}"));
    fixture(view(&position, Some(position.decider)), picks)
}

/// Creates a fixture of a view after these picks.
pub fn fixture(view: View, picks: &[ClickTarget]) -> PanelFixture {
    let mut plan = PendingOrder::default();
    for &target in picks {
        assert_eq!(plan.pick_with_proposal(&view, target), ClickResult::More, "{target:?}");
    }
    let (mover, over) = (view.known.colour(view.known.decider), view.known.is_over());
    PanelFixture { over, ..PanelFixture::new(view, plan, mover, orrery_pilot::key_map::<StarshipCatanDriver>()) }
        .named()
}
