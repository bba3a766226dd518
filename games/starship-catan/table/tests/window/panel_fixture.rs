//! A match as the panels receive it: the view of the decider, the pending order, and defaults for everything else.

use super::pilot::StarshipCatanDriver;
use bevy_egui::egui::pos2;
use orrery_board::{BoardScene as _, Counters};
use orrery_core::Colour;
use orrery_locale::PlayerNames;
use orrery_settings::keys::KeyMap;
use orrery_ui::{CoachView, HintLine, MatchPanels as _, PlayerInfo, SharedPanelData};
use starship_catan::record::Scenario;
use starship_catan::rules::{View, view};
use starship_catan_table::StarshipCatanFrontend;
use starship_catan_table::panels::GamePanelData as Shown;
use starship_catan_table::table::plan::PendingOrder;
use starship_catan_table::table::{ClickResult, Target, Warning};

/// The data that a [`Shown`] borrows.
pub struct PanelFixture {
    pub view: View,
    pub plan: PendingOrder,
    pub targets: Vec<Target>,
    pub names: PlayerNames,
    pub keys: KeyMap,
    pub hint: HintLine,
    pub warning: Option<Warning>,
    pub local: bool,
    pub sits: [PlayerInfo; Colour::COUNT],
    pub counters: Counters,
}

impl PanelFixture {
    /// Creates a fixture of the position of a scenario text, in the view of the decider, after these picks.
    pub fn new(scenario: &str, picks: &[Target]) -> Self {
        let text = format!("(game: \"starship-catan\", title: \"shown\", {scenario}, play: [], expect: ())");
        let scenario = Scenario::from_text(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let position = scenario.position().unwrap_or_else(|error| panic!("{text}: {error}"));
        let seen = view(&position, Some(position.decider));
        Self::of(seen, picks)
    }

    /// Creates a fixture of a view after these picks.
    pub fn of(view: View, picks: &[Target]) -> Self {
        let mut plan = PendingOrder::default();
        for &target in picks {
            assert_eq!(plan.pick_with_proposal(&view, target), ClickResult::More, "{target:?}");
        }
        let mut laid = Self {
            targets: plan.targets(&view),
            counters: Counters::at_rest(StarshipCatanFrontend::numbers(&view)),
            view,
            plan,
            names: PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]),
            keys: orrery_pilot::key_map::<StarshipCatanDriver>(),
            hint: HintLine::default(),
            warning: None,
            local: true,
            sits: Default::default(),
        };
        laid.hint = laid.said();
        laid
    }

    /// Returns the hint for the decider.
    pub fn said(&self) -> HintLine {
        let name = self.names.of(self.mover());
        StarshipCatanFrontend::hint(&self.view, &self.plan, &self.targets, &name, &self.keys)
    }

    /// Returns the colour of the decider.
    fn mover(&self) -> Colour {
        self.view.known.colour(self.view.known.decider)
    }

    /// Returns the panels' view of the fixture.
    pub fn shown(&self) -> Shown<'_> {
        Shown {
            shared: self.shared(),
            table: None,
            seen: &self.view,
            plan: &self.plan,
            targets: if self.local { &self.targets } else { &[] },
            focus: None,
            warning: self.warning,
            withheld: None,
        }
    }

    fn shared(&self) -> SharedPanelData<'_> {
        SharedPanelData {
            places: StarshipCatanFrontend::panel_places(2),
            names: &self.names,
            sits: &self.sits,
            keys: &self.keys,
            log: &[],
            round: 3,
            mover: self.mover(),
            local: self.local,
            over: self.view.known.is_over(),
            can_undo: false,
            can_redo: false,
            walks: false,
            stepping: false,
            hint: &self.hint,
            unasked: false,
            moment: None,
            remark: None,
            recap: None,
            coach: CoachView::default(),
            counters: &self.counters,
            aloft: &[],
            replay: None,
            origin: pos2(0.0, 0.0),
        }
    }
}
