//! A match as the panels receive it, without the program.

use bevy_egui::egui::pos2;
use orrery_board::AnimatedCounters;
use orrery_core::Colour;
use orrery_learn::game_types::{ClickTarget, View, Warning};
use orrery_locale::PlayerNames;
use orrery_settings::keys::KeyMap;
use orrery_table::PendingOrder;
use orrery_ui::{CoachView, GamePanelData, HintLine, LogLine, MatchPanels, PlayerInfo, SharedPanelData};

/// The data that the panels of a match borrow: a view, a pending order, and everything else in its normal state.
pub struct PanelFixture<G: MatchPanels> {
    /// The match as the viewer sees it.
    pub view: View<G>,
    /// The order that the player is putting together.
    pub plan: PendingOrder<G::Rules>,
    /// The targets that can be clicked if a person at this screen is to move.
    pub targets: Vec<ClickTarget<G>>,
    /// The player who has to decide.
    pub mover: Colour,
    /// True if the match is over.
    pub over: bool,
    /// True if the mover is a person at this screen.
    pub local: bool,
    /// The names of the players.
    pub names: PlayerNames,
    /// The bindings of keys to actions.
    pub keys: KeyMap,
    /// The hint at the foot of the screen.
    pub hint: HintLine,
    /// The lines of the match log.
    pub log: Vec<LogLine>,
    /// The loss about which a question is open, if there is one.
    pub warning: Option<Warning<G>>,
    /// Information about the player of each seat.
    pub sits: [PlayerInfo; Colour::COUNT],
    /// The numbers in the player panels.
    pub counters: AnimatedCounters,
}

impl<G: MatchPanels> PanelFixture<G> {
    /// Creates a match in which the unnamed person `mover` has put together `plan`.
    pub fn new(view: View<G>, plan: PendingOrder<G::Rules>, mover: Colour, keys: KeyMap) -> Self {
        PanelFixture {
            targets: plan.targets(&view),
            counters: AnimatedCounters::at_rest(G::numbers(&view)),
            view,
            plan,
            mover,
            over: false,
            local: true,
            names: PlayerNames::default(),
            keys,
            hint: HintLine::default(),
            log: Vec::new(),
            warning: None,
            sits: Default::default(),
        }
    }

    /// Returns the same match between Vera and Ilse, with the hint for the mover.
    #[must_use]
    pub fn named(mut self) -> Self {
        self.names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]);
        self.hint = self.said();
        self
    }

    /// Returns the hint for the mover.
    pub fn said(&self) -> HintLine {
        G::hint(&self.view, &self.plan, &self.targets, &self.names.of(self.mover), &self.keys)
    }

    /// Returns the data for the game's panels.
    pub fn shown(&self) -> GamePanelData<'_, G> {
        GamePanelData {
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

    /// Returns the data for the shared panels.
    pub fn shared(&self) -> SharedPanelData<'_> {
        SharedPanelData {
            places: G::panel_places(2),
            names: &self.names,
            sits: &self.sits,
            keys: &self.keys,
            log: &self.log,
            round: 3,
            mover: self.mover,
            local: self.local,
            over: self.over,
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
