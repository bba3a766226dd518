//! A match in the form passed to the panels: the position, the pending order, and everything else in its normal state.

use bevy_egui::egui::pos2;
use orrery::board::Counters;
use orrery::core::Colour;
use orrery::games::alien_frontiers::rules::Position;
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::board::motion::everybody;
use orrery::games::alien_frontiers_table::panels::GamePanelData as Shown;
use orrery::games::alien_frontiers_table::table::plan::{PendingOrder, Target};
use orrery::locale::PlayerNames;
use orrery::panels::{CoachView, HintLine, LogLine, MatchPanels as _, PlayerInfo, SharedPanelData};
use orrery::settings::keys::KeyMap;

/// The data borrowed by a [`Shown`].
pub struct PanelFixture {
    pub position: Position,
    pub plan: PendingOrder,
    pub targets: Vec<Target>,
    pub names: PlayerNames,
    pub keys: KeyMap,
    pub hint: HintLine,
    pub log: Vec<LogLine>,
    sits: [PlayerInfo; Colour::COUNT],
    counters: Counters,
}

impl PanelFixture {
    /// Creates a match at `position`, with a person to move who has put together `plan`.
    pub fn new(position: Position, plan: PendingOrder) -> Self {
        Self {
            targets: plan.targets(&position),
            counters: Counters::at_rest(everybody(&position)),
            position,
            plan,
            names: PlayerNames::default(),
            keys: orrery::games::key_map(),
            hint: HintLine::default(),
            log: Vec::new(),
            sits: Default::default(),
        }
    }

    /// Returns the data for this game's panels.
    pub fn view(&self) -> Shown<'_> {
        Shown {
            shared: self.shared(),
            table: None,
            seen: &self.position,
            plan: &self.plan,
            targets: &self.targets,
            focus: None,
            warning: None,
            withheld: None,
        }
    }

    /// Returns the data for the shared panels.
    pub fn shared(&self) -> SharedPanelData<'_> {
        SharedPanelData {
            places: AlienFrontiersFrontend::panel_places(4),
            names: &self.names,
            sits: &self.sits,
            keys: &self.keys,
            log: &self.log,
            round: 3,
            mover: self.position.mover(),
            local: true,
            over: self.position.is_over(),
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
