//! Keys and buttons in a match of Far Space Foundry, in addition to those of every game.

use bevy::input::gamepad::GamepadButton as Pad;

use crate::FarSpaceFoundryFrontend;
use crate::locale::{text, text_args};
use far_space_foundry::rules::FarSpaceFoundry;
use orrery_core::Rules as _;
use orrery_settings::keys::{Action, ActionGroup, GameAction, GameKeyBindings, KeyRow};

/// A key action of this game's table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableAction {
    /// Picks up the card at this place of the hand, 1 to 4.
    Card(u8),
    /// Rolls the die.
    Roll,
    /// Flies to the foundry.
    Land,
    /// Flies from the foundry.
    Lift,
    /// Bribes the dock master.
    Bribe,
    /// Uses the action of the dock.
    Act,
    /// Moves the focus to the goods that can move.
    Goods,
}

/// The group of keys for the flight.
const FLIGHT: ActionGroup = ActionGroup::Own(own("Flight", || text("keys-flight")));
/// The group of keys for goods and actions.
const WORK: ActionGroup = ActionGroup::Own(own("Work", || text("keys-work")));

const fn own(word: &'static str, words: fn() -> String) -> GameAction {
    GameAction { game: FarSpaceFoundry::KEY, word, words, along: None }
}

fn card_words(place: u8) -> String {
    text_args("action-Card", &[("place", place.into())])
}

macro_rules! actions {
    ($($what:expr, $word:literal, $words:expr, $group:expr, $keys:expr, $pad:expr;)+) => {
        const ROWS: &[KeyRow] =
            &[$(KeyRow { action: Action::Own(own($word, $words)), group: $group, keys: $keys, pad: $pad }),+];

        /// The action of each row of the key list.
        const ACTIONS: &[TableAction] = &[$($what),+];
    };
}

actions! {
    TableAction::Card(1), "Card(1)", || card_words(1), FLIGHT, &["1"], &[];
    TableAction::Card(2), "Card(2)", || card_words(2), FLIGHT, &["2"], &[];
    TableAction::Card(3), "Card(3)", || card_words(3), FLIGHT, &["3"], &[];
    TableAction::Card(4), "Card(4)", || card_words(4), FLIGHT, &["4"], &[];
    TableAction::Roll, "Roll", || text("action-Roll"), FLIGHT, &["D"], &[Pad::RightThumb];
    TableAction::Land, "Land", || text("action-Land"), FLIGHT, &["T"], &[Pad::LeftTrigger];
    TableAction::Lift, "Lift", || text("action-Lift"), FLIGHT, &["F"], &[Pad::RightTrigger];
    TableAction::Bribe, "Bribe", || text("action-Bribe"), FLIGHT, &["B"], &[];
    TableAction::Act, "Act", || text("action-Act"), WORK, &["A"], &[];
    TableAction::Goods, "Goods", || text("action-Goods"), WORK, &["G"], &[];
}

impl GameKeyBindings for FarSpaceFoundryFrontend {
    const ROWS: &'static [KeyRow] = ROWS;
}

impl TableAction {
    /// Returns the action in the key map.
    ///
    /// # Panics
    /// Panics for a card beyond the fourth, because it has no key.
    pub fn action(self) -> Action {
        let at = ACTIONS.iter().position(|action| *action == self);
        at.map(|at| ROWS[at].action).expect("every action has its row")
    }

    /// Returns the table action that belongs to an action in the key map, if it is one of this game.
    pub fn of(action: Action) -> Option<Self> {
        ROWS.iter().position(|row| row.action == action).map(|at| ACTIONS[at])
    }
}
