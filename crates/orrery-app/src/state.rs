//! The resources that screens and panels share.

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;

use super::coach::CoachState;
use super::game_registry::{GameRegistry, Suspended};
use orrery_board::{BackdropScreen, TargetId, TitleOrrery};
use orrery_core::Colour;
use orrery_core::GameFrontend;
use orrery_core::{FIRST_GAME, GameKey, Opponent, Rules};
use orrery_locale::PlayerNames;
use orrery_table::{LossConfirmationRequest, MatchStatus, Playable, Viewpoint};
use orrery_ui::{
    BanterState, EndScreenTexts, HintLine, Interruption, LogLine, Overlay, PlayerInfo, Recap, RemapState, SaveRow,
    SettingsPage, SetupDraft, Toast, UiIntent,
};

/// Adds the screens, and the resources that they share.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<Session>()
        .init_resource::<MenuState>()
        .init_resource::<MatchUiState>()
        .init_resource::<ActiveGame>()
        .init_resource::<Suspended>()
        .init_resource::<ReachableTargets>()
        .add_message::<UiRequest>()
        .add_systems(StateTransition, (look_out, turn_to_the_game).after(StateTransitionSystems::EnterSchedules));
}

/// The order that awaits the player's confirmation because it loses something; see [`MatchUiState::asked`].
#[derive(Resource, Debug, Clone)]
pub struct PendingConfirmation<G: GameFrontend<Rules: Playable>>(pub Option<LossConfirmationRequest<G::Rules>>);

impl<G: GameFrontend<Rules: Playable>> Default for PendingConfirmation<G> {
    fn default() -> Self {
        PendingConfirmation(None)
    }
}

/// The active game, to which screens and keys refer: the game of the open match, otherwise of the set-up screen, otherwise the
/// nearest game of the title's orrery.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActiveGame(pub GameKey);

impl Default for ActiveGame {
    fn default() -> Self {
        ActiveGame(FIRST_GAME)
    }
}

impl ActiveGame {
    /// Reports whether the active game is `G`.
    pub fn is<G: GameFrontend>(&self) -> bool {
        self.0 == G::Rules::KEY
    }
}

/// The targets that keys and the gamepad can choose in the match; empty while no person at this screen is to move.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct ReachableTargets(pub Vec<TargetId>);

/// The current screen.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The title screen.
    #[default]
    Title,
    /// The set-up screen of a new match.
    Setup,
    /// The board of a match.
    Match,
    /// The points of a finished match, over its board.
    End,
}

/// The purpose of the match on the table.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Match | Screen::End)]
pub enum Session {
    /// The match is played, or the replay viewer shows its earlier orders.
    #[default]
    Match,
    /// A lesson of the Academy.
    Lesson,
    /// A puzzle.
    Puzzle,
    /// An example of the codex.
    Example,
    /// The replay of a file.
    Replay,
}

/// A request of a panel or a key.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct UiRequest(pub UiIntent);

/// A saved match that can be continued, as the title lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TitleResumableMatch {
    /// The key of the match's game.
    pub game: GameKey,
    /// The path of the save file.
    pub path: PathBuf,
    /// The names of the players, separated by commas.
    pub names: String,
    /// A line with the names, the round and the time of saving.
    pub words: String,
    /// The round that the match has reached.
    pub round: u32,
    /// The time of saving, formatted for display.
    pub when: String,
}

/// The state of the menus, and the dialogues over the screen.
#[derive(Resource, Debug, Clone, Default)]
pub struct MenuState {
    /// The open dialogues, the topmost last.
    pub overlays: Vec<Overlay>,
    /// The short messages on screen, for example about a saved match.
    pub toasts: Vec<Toast>,
    /// The draft of the set-up screen.
    pub draft: SetupDraft,
    /// The name typed for a new save.
    pub save_name: String,
    /// The rows of the saved matches, or one row with the progress while the saves are being read.
    pub saves: Vec<SaveRow>,
    /// The matches that can be continued, newest first.
    pub waiting: Vec<TitleResumableMatch>,
    /// The open page of the settings.
    pub options: SettingsPage,
    /// The state of the dialogue that changes key bindings.
    pub remap: RemapState,
    /// The reason why settings or matches cannot be stored; `None` while they can.
    pub unsaved: Option<String>,
}

impl MenuState {
    /// Returns the value of `done`, or shows its error as a message.
    pub fn value_of<T>(&mut self, done: Result<T, impl ToString>) -> Option<T> {
        done.map_err(|error| self.toasts.push(Toast::trouble(error.to_string()))).ok()
    }

    /// Shows a message about a failure, unless the same message is still on screen.
    pub fn complain(&mut self, words: String) {
        if !self.toasts.iter().any(|toast| toast.words == words) {
            self.toasts.push(Toast::trouble(words));
        }
    }

    /// Opens a dialogue, unless it is the topmost one.
    pub fn open(&mut self, overlay: Overlay) {
        if self.overlays.last() != Some(&overlay) {
            self.overlays.push(overlay);
        }
    }
}

/// The current screen, its menus, and the panels of a match.
#[derive(SystemParam)]
pub struct Screens<'w> {
    pub(super) menus: ResMut<'w, MenuState>,
    pub(super) play: ResMut<'w, MatchUiState>,
    next: ResMut<'w, NextState<Screen>>,
    session: ResMut<'w, NextState<Session>>,
}

impl Screens<'_> {
    /// Shows a screen without dialogues.
    pub fn show(&mut self, screen: Screen) {
        self.menus.overlays.clear();
        NextState::set_if_neq(&mut self.next, screen);
    }

    /// Shows the match that was put on the table, with these panels and without dialogues.
    pub fn open(&mut self, session: Session, panels: MatchUiState) {
        *self.play = panels;
        NextState::set_if_neq(&mut self.session, session);
        self.show(Screen::Match);
    }
}

/// The state of a match's panels.
#[derive(Resource, Debug, Clone, Default)]
pub struct MatchUiState {
    /// The names of the players by colour.
    pub names: PlayerNames,
    /// The player at each seat, as a player panel shows them, by colour.
    pub sits: [PlayerInfo; Colour::COUNT],
    /// The lines of the log, oldest first.
    pub log: Vec<LogLine>,
    /// The number of orders for which the log has lines.
    pub logged: usize,
    /// The number of notices about fair play for which the log has lines.
    pub noticed: usize,
    /// The viewer for whom the log was written.
    pub told_to: Viewpoint,
    /// True while the curtain hides the board until the next person takes over.
    pub covered: bool,
    /// The number of frames without motion since the curtain became due.
    pub still: u8,
    /// The opponent that a person replaced at each seat, by colour. The seat can be returned to it.
    pub relieved: [Option<Opponent>; Colour::COUNT],
    /// The caption for the last order given by an opponent.
    pub caption: String,
    /// The thinking line of the opponent to move; `None` while there is none.
    pub thought: Option<String>,
    /// The reason for the last refusal, and the time in seconds for which it is still shown.
    pub refused: Option<(HintLine, f32)>,
    /// True while an order awaits confirmation ([`PendingConfirmation`]).
    pub asked: bool,
    /// True if the player has ticked that this question should not be asked again.
    pub unasked: bool,
    /// The recap of the changes since the mover's last turn, if there is one.
    pub recap: Option<Recap>,
    /// The notices still to be read by the players at this screen, the current one first.
    pub moments: Vec<Interruption>,
    /// True if the same players also played the previous match.
    pub rematch: bool,
    /// True if the players were assigned other seats than in the previous match.
    pub swapped: bool,
    /// The opponents' remarks: the current remark, and those already made.
    pub remarks: BanterState,
    /// The seat of the person at this screen who last gave an order.
    pub last_person: Option<Colour>,
    /// The state of the coach's panel.
    pub guide: CoachState,
    /// True from the end of a match until its board has been shown long enough, before the points.
    pub ending: bool,
    /// The time for which the board of a finished match remains in view, counted from when it comes to rest, in seconds.
    pub lingers: f32,
    /// The closing text of the match.
    pub closing: EndScreenTexts,
    /// The time since the points began to be counted on screen, in seconds; `None` once all are counted.
    pub counting: Option<f32>,
    /// True if the log omits who won, because the points are still to be counted.
    pub winner_withheld: bool,
    /// True if the player left the points to look at the board.
    pub looked: bool,
}

impl MatchUiState {
    /// The time for which a refusal is shown, in seconds.
    const SHOWN: f32 = 7.0;

    /// Returns the notice that currently pauses the match, if there is one.
    pub fn moment(&self) -> Option<&Interruption> {
        self.moments.first().filter(|told| !told.after_motion)
    }

    /// Reports whether any key closes the current notice, or leaves the board of a match that has just ended.
    pub fn is_stopped(&self) -> bool {
        self.ending && self.lingers > 0.0 || self.moment().is_some()
    }

    /// Reports whether the points of a finished match are still to be counted on screen, so that nothing else may reveal who won.
    pub const fn awaits_points(&self) -> bool {
        self.ending || self.counting.is_some()
    }

    /// Shows why an action was refused.
    pub fn refuse(&mut self, words: String) {
        self.refused = Some((HintLine { words, refused: true }, Self::SHOWN));
    }
}

/// Selects the backdrop: the title has a different sky from a match.
pub fn look_out(screen: Res<State<Screen>>, mut outlook: ResMut<BackdropScreen>) {
    let wanted = match screen.get() {
        Screen::Match | Screen::End => BackdropScreen::Table,
        _ => BackdropScreen::Title,
    };
    outlook.set_if_neq(wanted);
}

/// Sets the active game: that of the open match, otherwise of the set-up screen, otherwise the nearest game of the title's
/// orrery.
pub fn turn_to_the_game(
    now: Option<Res<MatchStatus>>,
    (screen, front, instrument): (Res<State<Screen>>, Res<MenuState>, Res<TitleOrrery>),
    hosts: Res<GameRegistry>,
    mut at_hand: ResMut<ActiveGame>,
) {
    let near = || match screen.get() {
        Screen::Setup => Some(front.draft.game),
        _ => instrument.bodies().get(instrument.near()).map(|body| body.key),
    };
    let game = now.map(|now| now.key).or_else(near);
    if let Some(game) = game.filter(|&game| hosts.of(game).is_some()) {
        at_hand.set_if_neq(ActiveGame(game));
    }
}
