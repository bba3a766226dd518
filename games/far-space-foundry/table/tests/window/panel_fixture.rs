//! A match as the panels receive it: the view of the decider, the plan, and defaults for everything else.

use super::pilot::FarSpaceFoundryDriver;
use bevy_egui::egui::pos2;
use far_space_foundry::rules::View;
use far_space_foundry_table::FarSpaceFoundryFrontend;
use far_space_foundry_table::panels::GamePanelData as Shown;
use far_space_foundry_table::table::plan::PendingOrder;
use far_space_foundry_table::table::{Target, Warning};
use orrery_board::{BoardScene as _, Counters};
use orrery_core::Colour;
use orrery_locale::PlayerNames;
use orrery_settings::keys::KeyMap;
use orrery_ui::{CoachView, HintLine, MatchPanels as _, PlayerInfo, SharedPanelData};

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
    /// Creates a fixture that shows a view, with an empty plan.
    pub fn of(view: View) -> Self {
        let plan = PendingOrder::default();
        let mut laid = Self {
            targets: plan.targets(&view),
            counters: Counters::at_rest(FarSpaceFoundryFrontend::numbers(&view)),
            view,
            plan,
            names: PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]),
            keys: orrery_pilot::key_map::<FarSpaceFoundryDriver>(),
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
        FarSpaceFoundryFrontend::hint(&self.view, &self.plan, &self.targets, &name, &self.keys)
    }

    fn mover(&self) -> Colour {
        self.view.known.colour()
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
            places: FarSpaceFoundryFrontend::panel_places(4),
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
