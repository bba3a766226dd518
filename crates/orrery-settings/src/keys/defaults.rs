//! The default keys and buttons of every action.

use bevy::input::gamepad::GamepadButton;

use super::{Action, Group};
use orrery_core::WindowGame;

/// An action with its default keys and buttons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// The action.
    pub action: Action,
    /// The group in the lists of keys.
    pub group: Group,
    /// The keys and mouse buttons, at most two. The first one is displayed.
    pub keys: &'static [&'static str],
    /// The gamepad buttons, at most two.
    pub pad: &'static [GamepadButton],
}

const fn row(action: Action, group: Group, keys: &'static [&'static str], pad: &'static [GamepadButton]) -> Row {
    Row { action, group, keys, pad }
}

use GamepadButton as Pad;

/// Every action common to all games, in the order of the lists. A new action needs a row here and the message `action-…`.
pub(super) const TABLE: &[Row] = &[
    row(Action::Advance, Group::Choosing, &["Space"], &[]),
    row(Action::Choose, Group::Choosing, &[], &[Pad::South]),
    row(Action::Confirm, Group::Choosing, &["Enter"], &[]),
    row(Action::Cancel, Group::Choosing, &["Escape"], &[Pad::East]),
    row(Action::Next, Group::Choosing, &["Tab"], &[]),
    row(Action::Previous, Group::Choosing, &["Shift+Tab"], &[]),
    row(Action::Left, Group::Choosing, &["Left"], &[Pad::DPadLeft]),
    row(Action::Right, Group::Choosing, &["Right"], &[Pad::DPadRight]),
    row(Action::Up, Group::Choosing, &["Up"], &[Pad::DPadUp]),
    row(Action::Down, Group::Choosing, &["Down"], &[Pad::DPadDown]),
    row(Action::EndTurn, Group::Turn, &["E"], &[Pad::RightTrigger2]),
    row(Action::Undo, Group::Turn, &["Ctrl+Z"], &[Pad::LeftTrigger2]),
    row(Action::Redo, Group::Turn, &["Ctrl+Y", "Ctrl+Shift+Z"], &[Pad::LeftThumb]),
    row(Action::ResetTurn, Group::Turn, &["Home"], &[]),
    row(Action::Codex, Group::Telling, &["F1"], &[Pad::West]),
    row(Action::DiceOptions, Group::Telling, &["?"], &[Pad::North]),
    row(Action::Coach, Group::Telling, &["Q"], &[]),
    row(Action::Why, Group::Telling, &["I"], &[]),
    row(Action::Log, Group::Telling, &["L"], &[Pad::Select]),
    row(Action::Scores, Group::Telling, &["V"], &[]),
    row(Action::Players, Group::Telling, &["W"], &[]),
    row(Action::Review, Group::Telling, &["R"], &[]),
    row(Action::LessonNext, Group::Lessons, &["PageDown"], &[]),
    row(Action::LessonBack, Group::Lessons, &["PageUp"], &[]),
    row(Action::ShowMe, Group::Lessons, &["F2"], &[]),
    row(Action::ReplayPlay, Group::Replay, &["Space"], &[]),
    row(Action::ReplayBack, Group::Replay, &["Left"], &[Pad::DPadLeft]),
    row(Action::ReplayOn, Group::Replay, &["Right"], &[Pad::DPadRight]),
    row(Action::ReplayTurnBack, Group::Replay, &["Ctrl+Left", "Shift+Left"], &[Pad::LeftTrigger]),
    row(Action::ReplayTurnOn, Group::Replay, &["Ctrl+Right", "Shift+Right"], &[Pad::RightTrigger]),
    row(Action::ReplayStart, Group::Replay, &["Home"], &[Pad::LeftTrigger2]),
    row(Action::ReplayEnd, Group::Replay, &["End"], &[Pad::RightTrigger2]),
    row(Action::ReplaySlower, Group::Replay, &["Down"], &[Pad::DPadDown]),
    row(Action::ReplayFaster, Group::Replay, &["Up"], &[Pad::DPadUp]),
    row(Action::ReplayBranch, Group::Replay, &["B"], &[Pad::North]),
    row(Action::Save, Group::Matches, &["Ctrl+S"], &[]),
    row(Action::Load, Group::Matches, &["Ctrl+L"], &[]),
    row(Action::NewMatch, Group::Matches, &["Ctrl+N"], &[]),
    row(Action::QuickSave, Group::Matches, &["F5"], &[]),
    row(Action::QuickLoad, Group::Matches, &["F9"], &[]),
    row(Action::Menu, Group::Program, &[], &[Pad::Start]),
    row(Action::Options, Group::Program, &["F10"], &[]),
    row(Action::Keys, Group::Program, &["F3"], &[]),
    row(Action::Fullscreen, Group::Program, &["F11", "Alt+Enter"], &[]),
    row(Action::Screenshot, Group::Program, &["F12"], &[]),
    row(Action::ScaleUp, Group::Program, &["Ctrl+Plus", "Ctrl+Equal"], &[]),
    row(Action::ScaleDown, Group::Program, &["Ctrl+Minus"], &[]),
    row(Action::ScaleReset, Group::Program, &["Ctrl+0"], &[]),
    row(Action::Mute, Group::Program, &["Ctrl+M"], &[]),
];

/// A game with keys for its own actions.
pub trait OwnKeys: WindowGame {
    /// The actions of the game, in the order of the lists. By default, there are none.
    const ROWS: &'static [Row] = &[];
}

/// The rows of the games, one list per game.
pub type GameRows = &'static [&'static [Row]];

/// The gamepad buttons with their words in the file.
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
