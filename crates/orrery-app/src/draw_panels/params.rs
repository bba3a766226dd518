//! The data from which the panels are drawn.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, pos2, vec2};
use orrery_core::{GameFrontend, Rules as _};
use orrery_learn::stats::Statistics as _;

use crate::accessibility::AccessibleBoard;
use crate::codex::example::ActiveExample;
use crate::display::UNITS;
use crate::game::Game;
use crate::game_registry::{GameRegistry, Suspended};
use crate::input::key_labels::KeyLabels;
use crate::replay::ReplayViewer;
use crate::state::{MatchUiState, MenuState, PendingConfirmation, Screen};
use crate::suspense::WithheldTableChanges;
use crate::title::TitleInputs;
use crate::window::MonitorNames;
use crate::{academy, codex, puzzles, share, statistics, title};
use orrery_board::{
    AnimatedCounters, BoardScene, HighlightedPlaces, HitAreas, HoveredTargets, OverlaySprites, SkyReady,
};
use orrery_locale::text_args;
use orrery_settings::{AppFolders, LastInputDevice, Settings};
use orrery_table::{CoachTasks, CurrentPendingOrder, MatchStatus, OpponentPacing, Table, UnsavedReason};
use orrery_ui::{self as panels, GameTabs, TitleView};

/// The ECS resources from which the panels are drawn.
#[derive(SystemParam)]
pub struct PanelParams<'w, G: Game> {
    pub(super) screen: Res<'w, State<Screen>>,
    pub(super) front: Res<'w, MenuState>,
    pub(super) play: Res<'w, MatchUiState>,
    pub(super) desk: Res<'w, codex::CodexState>,
    pub(super) drill: Option<Res<'w, ActiveExample<G>>>,
    pub(super) settings: Res<'w, Settings>,
    pub(super) keys: Res<'w, KeyLabels>,
    pub(super) device: Res<'w, LastInputDevice>,
    pub(super) table: Option<Res<'w, Table<<G as GameFrontend>::Rules>>>,
    pub(super) hosts: Res<'w, GameRegistry>,
    pub(super) suspended: Res<'w, Suspended>,
    pub(super) pending: Res<'w, PendingConfirmation<G>>,
    pub(super) withheld: Res<'w, WithheldTableChanges<G>>,
    pub(super) now: Option<Res<'w, MatchStatus>>,
    pub(super) unsaved: Res<'w, UnsavedReason>,
    pub(super) plan: Res<'w, CurrentPendingOrder<<G as GameFrontend>::Rules>>,
    pub(super) hovered: Res<'w, HoveredTargets>,
    pub(super) pace: Res<'w, OpponentPacing>,
    pub(super) coach: Res<'w, CoachTasks<<G as GameFrontend>::Rules>>,
    pub(super) spotlight: Res<'w, HighlightedPlaces<<G as BoardScene>::LogAnchor>>,
    pub(super) counters: Res<'w, AnimatedCounters>,
    pub(super) aloft: Res<'w, OverlaySprites>,
    pub(super) course: Option<Res<'w, academy::ActiveLesson<G>>>,
    pub(super) learner: Res<'w, academy::AcademyState>,
    pub(super) puzzle: Option<Res<'w, puzzles::ActivePuzzle<G>>>,
    pub(super) viewer: Option<Res<'w, ReplayViewer>>,
    pub(super) book: Res<'w, statistics::StatisticsState<G>>,
    pub(super) folders: Option<Res<'w, AppFolders>>,
    pub(super) hits: Res<'w, HitAreas>,
    pub(super) screens: Res<'w, MonitorNames>,
    pub(super) mirror: Res<'w, AccessibleBoard>,
    pub(super) sky: Res<'w, SkyReady>,
    pub(super) title: TitleInputs<'w>,
}

impl<G: Game> PanelParams<'_, G> {
    /// Reports whether a dialogue is open in which egui moves the focus.
    pub(super) fn dialogue_open(&self) -> bool {
        let banner = self.play.recap.as_ref().is_some_and(|recap| recap.hand_over);
        !self.front.overlays.is_empty() || banner || self.play.asked
    }

    /// Returns the content of the title screen.
    pub(super) fn title_view(&self, ctx: &egui::Context) -> TitleView {
        let (daily, daily_new) = share::daily_told::<G>(&self.book.profile);
        TitleView {
            daily,
            daily_new,
            challenges: !G::Rules::CHALLENGES.is_empty(),
            fade: title::fade(&self.settings),
            version: text_args("ui-version", &[("version", env!("CARGO_PKG_VERSION").into())]),
            ..self.title.view(&self.front.waiting, origin(ctx))
        }
    }

    /// Returns the game tabs of a dialogue. Other games are offered only on the title screen.
    pub(super) fn game_tabs(&self) -> GameTabs {
        let on_title = *self.screen.get() == Screen::Title && self.table.is_none();
        let games = if on_title { self.title.games(&self.hosts) } else { Vec::new() };
        GameTabs { at: G::Rules::KEY, games }
    }
}

/// Returns the upper left corner of the 16:9 area, in board units.
pub(super) fn origin(ctx: &egui::Context) -> egui::Pos2 {
    let whole: Rect = ctx.content_rect();
    let free = (whole.size() / panels::board_scale(ctx) - vec2(UNITS.x, UNITS.y)) / 2.0;
    pos2(0.0, 0.0) + free
}
