//! What the screens remember.

use std::path::PathBuf;

use bevy::prelude::*;

use super::coach::Guide;
use super::hosts::Hosts;
use super::schedule::AppSystems;
use orrery_board::{Instrument, Outlook, TargetId};
use orrery_core::Colour;
use orrery_core::WindowGame;
use orrery_core::{FIRST_GAME, GameKey, Opponent, Rules};
use orrery_locale::Names;
use orrery_table::{Confirm, Eyes, MatchNow, Playable};
use orrery_ui::{
    Closing, Hint, LogLine, Moment, OptionsPage, Overlay, Recap, Remap, Remarks, SaveRow, SetupDraft, Sits, Toast,
    UiIntent,
};

/// The screens, and what they remember.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Front>()
        .init_resource::<Play>()
        .init_resource::<GameAtHand>()
        .init_resource::<Reach>()
        .add_message::<Asked>()
        .add_systems(Update, (look_out.in_set(AppSystems::TakeIn), turn_to_the_game.in_set(AppSystems::Dress)));
}

/// The order about which a question is asked; see [`Play::asked`].
#[derive(Resource, Debug, Clone)]
pub struct Pending<G: WindowGame<Rules: Playable>>(pub Option<Confirm<G::Rules>>);

impl<G: WindowGame<Rules: Playable>> Default for Pending<G> {
    fn default() -> Self {
        Pending(None)
    }
}

/// The game that screens and keys are about: that of the match that is open, of the set-up screen, or the near one of the title.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameAtHand(pub GameKey);

impl Default for GameAtHand {
    fn default() -> Self {
        GameAtHand(FIRST_GAME)
    }
}

impl GameAtHand {
    /// Whether it is `G`.
    #[must_use]
    pub fn is<G: WindowGame>(&self) -> bool {
        self.0 == G::Rules::KEY
    }
}

/// What can be chosen in the match now, by keys and gamepad; empty while nobody at this screen is to move.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct Reach(pub Vec<TargetId>);

/// Which screen is shown.
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

/// What a panel or a key asked for.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Asked(pub UiIntent);

/// A match that can go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitingMatch {
    /// Its game.
    pub game: GameKey,
    /// Its file.
    pub path: PathBuf,
    /// Who plays.
    pub names: String,
    /// Who plays, the round and when it was saved, in a few words.
    pub words: String,
    /// The round.
    pub round: u32,
    /// When it was saved.
    pub when: String,
}

/// What lies over the screen, and what menus remember.
#[derive(Resource, Debug, Clone, Default)]
pub struct Front {
    /// Opened over the screen, the topmost last.
    pub overlays: Vec<Overlay>,
    /// Short messages.
    pub toasts: Vec<Toast>,
    /// The set-up screen.
    pub draft: SetupDraft,
    /// The name typed for a save.
    pub save_name: String,
    /// The saved matches, as read when the list was opened.
    pub saves: Vec<SaveRow>,
    /// The matches that can go on, the newest first.
    pub waiting: Vec<WaitingMatch>,
    /// The page of the settings.
    pub options: OptionsPage,
    /// What is asked while keys are changed.
    pub remap: Remap,
    /// Why nothing that is chosen or played can be kept, while that is so.
    pub unsaved: Option<String>,
}

/// What the panels of a match remember.
#[derive(Resource, Debug, Clone, Default)]
pub struct Play {
    /// The players' names.
    pub names: Names,
    /// By colour: who plays.
    pub sits: [Sits; Colour::COUNT],
    /// The log.
    pub log: Vec<LogLine>,
    /// How many orders of the match the log tells of.
    pub logged: usize,
    /// How many notices of the match it tells of.
    pub noticed: usize,
    /// Whose eyes it was told to.
    pub told_to: Eyes,
    /// Whether the screen is covered until another person has taken it, because not everybody may see what lies there.
    pub covered: bool,
    /// For how many frames nothing has moved while a cover is due.
    pub still: u8,
    /// By colour: who played for a person that took over, to be given the seat back.
    pub relieved: [Option<Opponent>; Colour::COUNT],
    /// What the last opponent did.
    pub caption: String,
    /// What the opponent to move weighs; nothing while it needs no time.
    pub thought: Option<String>,
    /// Why something was refused, and how many seconds it is still shown.
    pub refused: Option<(Hint, f32)>,
    /// Whether a question is asked before an order ([`Pending`]).
    pub asked: bool,
    /// Whether such a question is not to be asked again.
    pub unasked: bool,
    /// What changed since the mover's last turn.
    pub recap: Option<Recap>,
    /// What was done to somebody at this screen and is still to be seen, the first now.
    pub moments: Vec<Moment>,
    /// Whether the players played against each other just before.
    pub rematch: bool,
    /// Whether each sits where another did then.
    pub swapped: bool,
    /// What opponents say.
    pub remarks: Remarks,
    /// Who of the people at this screen moved last.
    pub last_person: Option<Colour>,
    /// What the coach is asked and does.
    pub guide: Guide,
    /// Whether the match has ended and its end is still being shown on the board.
    pub ending: bool,
    /// For how many seconds the board is still looked at then, once it has come to rest.
    pub lingers: f32,
    /// What is said of how the match ended.
    pub closing: Closing,
    /// How long the points have been counted at the end of the match, in seconds; nothing when they are.
    pub counting: Option<f32>,
    /// Whether the end was looked away from, to see the board.
    pub looked: bool,
}

impl Play {
    /// How long a refusal is shown, in seconds.
    const SHOWN: f32 = 7.0;

    /// What stops the match for a moment and is seen now.
    #[must_use]
    pub fn moment(&self) -> Option<&Moment> {
        self.moments.first().filter(|told| !told.after_motion)
    }

    /// Whether something is to be seen that any key puts away.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.ending && self.lingers > 0.0 || self.moment().is_some()
    }

    /// Shows why something was refused.
    pub fn refuse(&mut self, words: String) {
        self.refused = Some((Hint { words, refused: true }, Self::SHOWN));
    }
}

/// The sky behind the title is another picture than that of a match.
pub fn look_out(screen: Res<State<Screen>>, mut outlook: ResMut<Outlook>) {
    let wanted = match screen.get() {
        Screen::Match | Screen::End => Outlook::Table,
        _ => Outlook::Title,
    };
    outlook.set_if_neq(wanted);
}

/// The game at hand is that of the match that is open; without one that of the set-up screen, or the one that is near on the title.
pub fn turn_to_the_game(
    now: Option<Res<MatchNow>>,
    (screen, front, instrument): (Res<State<Screen>>, Res<Front>, Res<Instrument>),
    hosts: Res<Hosts>,
    mut at_hand: ResMut<GameAtHand>,
) {
    let near = || match screen.get() {
        Screen::Setup => Some(front.draft.game),
        _ => instrument.bodies().get(instrument.near()).map(|body| body.key),
    };
    let game = now.map(|now| now.key).or_else(near);
    if let Some(game) = game.filter(|&game| hosts.of(game).is_some()) {
        at_hand.set_if_neq(GameAtHand(game));
    }
}
