//! The resources that screens and panels share.

use std::path::PathBuf;

use bevy::prelude::*;

use super::coach::CoachState;
use super::game_registry::GameRegistry;
use super::schedule::AppSystems;
use orrery_board::{BackdropScreen, TargetId, TitleOrrery};
use orrery_core::Colour;
use orrery_core::WindowGame;
use orrery_core::{FIRST_GAME, GameKey, Opponent, Rules};
use orrery_locale::PlayerNames;
use orrery_table::{ConfirmLoss, MatchStatus, Playable, Viewpoint};
use orrery_ui::{
    Banter, EndTexts, Hint, Interruption, LogLine, OptionsPage, Overlay, PlayerInfo, Recap, RemapState, SaveRow,
    SetupDraft, Toast, UiIntent,
};

/// Adds the screens and their resources.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<MenuState>()
        .init_resource::<MatchUiState>()
        .init_resource::<ActiveGame>()
        .init_resource::<ReachableTargets>()
        .add_message::<UiRequest>()
        .add_systems(Update, (look_out.in_set(AppSystems::TakeIn), turn_to_the_game.in_set(AppSystems::Appearance)));
}

/// The order that awaits the player's confirmation; see [`MatchUiState::asked`].
#[derive(Resource, Debug, Clone)]
pub struct PendingConfirmation<G: WindowGame<Rules: Playable>>(pub Option<ConfirmLoss<G::Rules>>);

impl<G: WindowGame<Rules: Playable>> Default for PendingConfirmation<G> {
    fn default() -> Self {
        PendingConfirmation(None)
    }
}

/// The active game, which screens and keys are about: the game of the open match, else of the set-up screen, else the near one of
/// the title.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActiveGame(pub GameKey);

impl Default for ActiveGame {
    fn default() -> Self {
        ActiveGame(FIRST_GAME)
    }
}

impl ActiveGame {
    /// Reports whether the active game is `G`.
    #[must_use]
    pub fn is<G: WindowGame>(&self) -> bool {
        self.0 == G::Rules::KEY
    }
}

/// The targets that keys and gamepad can choose in the match; empty while no one at this screen is to move.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct ReachableTargets(pub Vec<TargetId>);

/// The screen that is shown.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The title.
    #[default]
    Title,
    /// The set-up of a new match.
    Setup,
    /// The match.
    Match,
    /// The end of a match, over its board.
    End,
}

/// A request of a panel or a key.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct UiRequest(pub UiIntent);

/// A match that can be continued.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitingMatch {
    /// The match's game.
    pub game: GameKey,
    /// The path of its save file.
    pub path: PathBuf,
    /// The names of the players.
    pub names: String,
    /// The names, the round and the time of saving, in one short text.
    pub words: String,
    /// The current round.
    pub round: u32,
    /// The time of saving, as text.
    pub when: String,
}

/// The state of the menus, and the dialogs over the screen.
#[derive(Resource, Debug, Clone, Default)]
pub struct MenuState {
    /// The open dialogs, the topmost last.
    pub overlays: Vec<Overlay>,
    /// Short messages.
    pub toasts: Vec<Toast>,
    /// The set-up screen.
    pub draft: SetupDraft,
    /// The name typed for a save.
    pub save_name: String,
    /// The saved matches, as read when the list was opened.
    pub saves: Vec<SaveRow>,
    /// The matches that can be continued, newest first.
    pub waiting: Vec<WaitingMatch>,
    /// The open page of the settings.
    pub options: OptionsPage,
    /// The state of the dialog that changes key bindings.
    pub remap: RemapState,
    /// The reason why choices and matches cannot be stored, as long as there is one.
    pub unsaved: Option<String>,
}

/// The state of the panels of a match.
#[derive(Resource, Debug, Clone, Default)]
pub struct MatchUiState {
    /// The players' names.
    pub names: PlayerNames,
    /// The players, by colour.
    pub sits: [PlayerInfo; Colour::COUNT],
    /// The lines of the log.
    pub log: Vec<LogLine>,
    /// The number of orders that the log covers.
    pub logged: usize,
    /// The number of notices that the log covers.
    pub noticed: usize,
    /// The viewer for whom the log was written.
    pub told_to: Viewpoint,
    /// True while the curtain hides the board until another person takes over, because not everyone may see it.
    pub covered: bool,
    /// The number of frames without motion since a curtain became due.
    pub still: u8,
    /// The opponent relieved by a person who took over its seat, by colour. It gets the seat back later.
    pub relieved: [Option<Opponent>; Colour::COUNT],
    /// The caption of the last opponent's action.
    pub caption: String,
    /// The thinking line of the opponent to move; `None` while it needs no time.
    pub thought: Option<String>,
    /// The reason for the last refusal, and the seconds for which it is still shown.
    pub refused: Option<(Hint, f32)>,
    /// True while an order awaits confirmation ([`PendingConfirmation`]).
    pub asked: bool,
    /// True if the player chose not to be asked this question again.
    pub unasked: bool,
    /// The changes since the mover's last turn.
    pub recap: Option<Recap>,
    /// The notices to the players at this screen that are still to be read, the current one first.
    pub moments: Vec<Interruption>,
    /// True if the same players also played the previous match.
    pub rematch: bool,
    /// True if each player has another seat than in the previous match.
    pub swapped: bool,
    /// The banter of opponents.
    pub remarks: Banter,
    /// The seat of the person at this screen who moved last.
    pub last_person: Option<Colour>,
    /// The state of the coach.
    pub guide: CoachState,
    /// True while the end of a finished match is still shown on the board.
    pub ending: bool,
    /// The seconds for which the board then stays in view, counted from when it comes to rest.
    pub lingers: f32,
    /// The closing text of the match.
    pub closing: EndTexts,
    /// The seconds since the counting of points began; `None` once they are counted.
    pub counting: Option<f32>,
    /// True if the player left the points to look at the board.
    pub looked: bool,
}

impl MatchUiState {
    /// The seconds for which a refusal is shown.
    const SHOWN: f32 = 7.0;

    /// Returns the notice that pauses the match now.
    #[must_use]
    pub fn moment(&self) -> Option<&Interruption> {
        self.moments.first().filter(|told| !told.after_motion)
    }

    /// Reports whether something is shown that any key closes.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.ending && self.lingers > 0.0 || self.moment().is_some()
    }

    /// Shows why something was refused.
    pub fn refuse(&mut self, words: String) {
        self.refused = Some((Hint { words, refused: true }, Self::SHOWN));
    }
}

/// Selects the sky: the title has a different picture from a match.
pub fn look_out(screen: Res<State<Screen>>, mut outlook: ResMut<BackdropScreen>) {
    let wanted = match screen.get() {
        Screen::Match | Screen::End => BackdropScreen::Table,
        _ => BackdropScreen::Title,
    };
    outlook.set_if_neq(wanted);
}

/// Sets the active game to that of the open match, else of the set-up screen, else the near one on the title.
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
