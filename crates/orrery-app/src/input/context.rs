//! The state that determines the effect of keys and buttons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use orrery_core::GameFrontend;
use orrery_table::CurrentPendingOrder;

use crate::academy::ActiveLesson;
use crate::codex;
use crate::game::Game;
use crate::replay::ReplayViewer;
use crate::state::{ActiveGame, MatchUiState, MenuState, Screen};
use orrery_board::TitleOrrery;
use orrery_core::GameKey;
use orrery_settings::Settings;
use orrery_settings::keys::KeyMap;
use orrery_table::{CoachTasks, MatchStatus, OpponentPacing, SharedSaveStore, Table};

/// The state that determines the effect of keys and buttons.
#[derive(SystemParam)]
pub struct InputContext<'w, G: Game> {
    pub(super) screen: Res<'w, State<Screen>>,
    pub(super) front: Res<'w, MenuState>,
    pub(super) play: Res<'w, MatchUiState>,
    pub(super) desk: Res<'w, codex::CodexState>,
    pub(super) settings: Res<'w, Settings>,
    pub(super) keys: Res<'w, KeyMap>,
    pub(super) held: Res<'w, ButtonInput<KeyCode>>,
    pub(super) egui: Res<'w, EguiWantsInput>,
    pub(super) table: Option<Res<'w, Table<<G as GameFrontend>::Rules>>>,
    pub(super) plan: Res<'w, CurrentPendingOrder<<G as GameFrontend>::Rules>>,
    pub(super) pace: Res<'w, OpponentPacing>,
    pub(super) saves: Option<Res<'w, SharedSaveStore>>,
    pub(super) coach: Res<'w, CoachTasks<<G as GameFrontend>::Rules>>,
    pub(super) course: Option<Res<'w, ActiveLesson<G>>>,
    pub(super) viewer: Option<Res<'w, ReplayViewer>>,
    pub(super) instrument: Res<'w, TitleOrrery>,
    pub(super) now: Option<Res<'w, MatchStatus>>,
    pub(super) at_hand: Res<'w, ActiveGame>,
}

impl<G: Game> InputContext<'_, G> {
    /// Returns the game of the open match, if there is one.
    pub(super) fn game(&self) -> Option<GameKey> {
        self.now.as_ref().map(|now| now.key)
    }
}
