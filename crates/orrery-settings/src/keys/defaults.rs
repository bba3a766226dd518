//! The default keys and buttons of every action.

use bevy::input::gamepad::GamepadButton;

use super::{Action, ActionGroup};
use orrery_core::GameFrontend;

/// An action with its default keys and buttons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DefaultBindings {
    /// The action that the keys and buttons trigger.
    pub action: Action,
    /// The group in the lists of keys.
    pub group: ActionGroup,
    /// The keys and mouse buttons, at most two. The first one is shown to the player.
    pub keys: &'static [&'static str],
    /// The gamepad buttons, at most two.
    pub pad: &'static [GamepadButton],
}

const fn row(
    action: Action,
    group: ActionGroup,
    keys: &'static [&'static str],
    pad: &'static [GamepadButton],
) -> DefaultBindings {
    DefaultBindings { action, group, keys, pad }
}

use GamepadButton as Pad;

/// All actions that the games share, in the order of the lists. A new action needs a row here and the message `action-…`.
pub(super) const TABLE: &[DefaultBindings] = &[
    row(Action::Advance, ActionGroup::Choosing, &["Space"], &[]),
    row(Action::Choose, ActionGroup::Choosing, &[], &[Pad::South]),
    row(Action::Confirm, ActionGroup::Choosing, &["Enter"], &[]),
    row(Action::Cancel, ActionGroup::Choosing, &["Escape"], &[Pad::East]),
    row(Action::Next, ActionGroup::Choosing, &["Tab"], &[]),
    row(Action::Previous, ActionGroup::Choosing, &["Shift+Tab"], &[]),
    row(Action::Left, ActionGroup::Choosing, &["Left"], &[Pad::DPadLeft]),
    row(Action::Right, ActionGroup::Choosing, &["Right"], &[Pad::DPadRight]),
    row(Action::Up, ActionGroup::Choosing, &["Up"], &[Pad::DPadUp]),
    row(Action::Down, ActionGroup::Choosing, &["Down"], &[Pad::DPadDown]),
    row(Action::EndTurn, ActionGroup::Turn, &["E"], &[Pad::RightTrigger2]),
    row(Action::Undo, ActionGroup::Turn, &["Ctrl+Z"], &[Pad::LeftTrigger2]),
    row(Action::Redo, ActionGroup::Turn, &["Ctrl+Y", "Ctrl+Shift+Z"], &[Pad::LeftThumb]),
    row(Action::ResetTurn, ActionGroup::Turn, &["Home"], &[]),
    row(Action::Codex, ActionGroup::Telling, &["F1"], &[Pad::West]),
    row(Action::DiceOptions, ActionGroup::Telling, &["?"], &[Pad::North]),
    row(Action::Coach, ActionGroup::Telling, &["Q"], &[]),
    row(Action::Why, ActionGroup::Telling, &["I"], &[]),
    row(Action::Log, ActionGroup::Telling, &["L"], &[Pad::Select]),
    row(Action::Scores, ActionGroup::Telling, &["V"], &[]),
    row(Action::Players, ActionGroup::Telling, &["W"], &[]),
    row(Action::Review, ActionGroup::Telling, &["R"], &[]),
    row(Action::LessonNext, ActionGroup::Lessons, &["PageDown"], &[]),
    row(Action::LessonBack, ActionGroup::Lessons, &["PageUp"], &[]),
    row(Action::ShowMe, ActionGroup::Lessons, &["F2"], &[]),
    row(Action::ReplayPlay, ActionGroup::Replay, &["Space"], &[]),
    row(Action::ReplayBack, ActionGroup::Replay, &["Left"], &[Pad::DPadLeft]),
    row(Action::ReplayOn, ActionGroup::Replay, &["Right"], &[Pad::DPadRight]),
    row(Action::ReplayTurnBack, ActionGroup::Replay, &["Ctrl+Left", "Shift+Left"], &[Pad::LeftTrigger]),
    row(Action::ReplayTurnOn, ActionGroup::Replay, &["Ctrl+Right", "Shift+Right"], &[Pad::RightTrigger]),
    row(Action::ReplayStart, ActionGroup::Replay, &["Home"], &[Pad::LeftTrigger2]),
    row(Action::ReplayEnd, ActionGroup::Replay, &["End"], &[Pad::RightTrigger2]),
    row(Action::ReplaySlower, ActionGroup::Replay, &["Down"], &[Pad::DPadDown]),
    row(Action::ReplayFaster, ActionGroup::Replay, &["Up"], &[Pad::DPadUp]),
    row(Action::ReplayBranch, ActionGroup::Replay, &["B"], &[Pad::North]),
    row(Action::Save, ActionGroup::Matches, &["Ctrl+S"], &[]),
    row(Action::Load, ActionGroup::Matches, &["Ctrl+L"], &[]),
    row(Action::NewMatch, ActionGroup::Matches, &["Ctrl+N"], &[]),
    row(Action::QuickSave, ActionGroup::Matches, &["F5"], &[]),
    row(Action::QuickLoad, ActionGroup::Matches, &["F9"], &[]),
    row(Action::Menu, ActionGroup::Program, &[], &[Pad::Start]),
    row(Action::Options, ActionGroup::Program, &["F10"], &[]),
    row(Action::Keys, ActionGroup::Program, &["F3"], &[]),
    row(Action::Fullscreen, ActionGroup::Program, &["F11", "Alt+Enter"], &[]),
    row(Action::Screenshot, ActionGroup::Program, &["F12"], &[]),
    row(Action::ScaleUp, ActionGroup::Program, &["Ctrl+Plus", "Ctrl+Equal"], &[]),
    row(Action::ScaleDown, ActionGroup::Program, &["Ctrl+Minus"], &[]),
    row(Action::ScaleReset, ActionGroup::Program, &["Ctrl+0"], &[]),
    row(Action::Mute, ActionGroup::Program, &["Ctrl+M"], &[]),
];

/// A game with actions of its own that keys can trigger.
pub trait GameKeyBindings: GameFrontend {
    /// The actions of the game, in the order of the lists. By default, there are none.
    const ROWS: &'static [DefaultBindings] = &[];
}

/// Implements [`GameKeyBindings`] for a game, and the conversions of its enum of actions to and from [`Action`]: `key_actions!
/// { ItsTypeInTheWindow, ItsEnum: Roll: TURN, &["D"], &[]; Card(1) = card_words: TURN, &["1"], &[]; … }`. A row has the group,
/// the keys and the buttons, and `along` with the direction. Without a function for its name, an action
/// has the message `action-…` of the game, whose function `text` must be in scope.
#[macro_export]
macro_rules! key_actions {
    ($game:ty, $actions:ident: $($name:ident $(($place:tt) = $words:ident)?: $group:expr, $keys:expr, $pad:expr
        $(, along $along:literal)?;)+) => {
        impl $crate::keys::GameKeyBindings for $game {
            const ROWS: &'static [$crate::keys::DefaultBindings] = &[$($crate::keys::DefaultBindings {
                action: $crate::keys::Action::Own($crate::keys::GameInputAction {
                    $(along: Some($along),)?
                    ..$crate::keys::GameInputAction::of::<$game>(
                        concat!(stringify!($name) $(, "(", stringify!($place), ")")?),
                        $crate::key_actions!(@words $name $(($place) = $words)?),
                    )
                }),
                group: $group,
                keys: $keys,
                pad: $pad,
            }),+];
        }

        impl $actions {
            /// The action of each row.
            const ALL: &'static [$actions] = &[$($actions::$name $(($place))?),+];

            /// Returns the action in the key map.
            ///
            /// # Panics
            /// Panics for an action without a row.
            pub fn action(self) -> $crate::keys::Action {
                let at = Self::ALL.iter().position(|action| *action == self);
                let row = at.map(|at| <$game as $crate::keys::GameKeyBindings>::ROWS[at]);
                row.expect("every action has its row").action
            }

            /// Returns the game's action for an action in the key map, or `None` if it is not one of this game.
            pub fn of(action: $crate::keys::Action) -> Option<Self> {
                let rows = <$game as $crate::keys::GameKeyBindings>::ROWS;
                rows.iter().position(|row| row.action == action).map(|at| Self::ALL[at])
            }
        }
    };
    (@words $name:ident) => { || text(concat!("action-", stringify!($name))) };
    (@words $name:ident ($place:tt) = $words:ident) => { || $words($place) };
}

/// The rows of the games' own actions, one list per game.
pub type GameDefaultBindings = &'static [&'static [DefaultBindings]];

/// The gamepad buttons with their keywords in the file.
pub const PAD_WORDS: &[(GamepadButton, &str)] = &[
    (Pad::South, "South"),
    (Pad::East, "East"),
    (Pad::West, "West"),
    (Pad::North, "North"),
    (Pad::C, "C"),
    (Pad::Z, "Z"),
    (Pad::LeftTrigger, "LeftShoulder"),
    (Pad::RightTrigger, "RightShoulder"),
    (Pad::LeftTrigger2, "LeftTrigger"),
    (Pad::RightTrigger2, "RightTrigger"),
    (Pad::Select, "Select"),
    (Pad::Start, "Start"),
    (Pad::Mode, "Mode"),
    (Pad::LeftThumb, "LeftStick"),
    (Pad::RightThumb, "RightStick"),
    (Pad::DPadUp, "CrossUp"),
    (Pad::DPadDown, "CrossDown"),
    (Pad::DPadLeft, "CrossLeft"),
    (Pad::DPadRight, "CrossRight"),
];
