//! Keys and buttons of Contraband matches, in addition to those of every game.

use bevy::input::gamepad::GamepadButton as Pad;

use crate::ContrabandFrontend;
use crate::locale::{text, text_args};
use contraband::rules::Contraband;
use orrery_core::Rules as _;
use orrery_settings::keys::{Action, ActionGroup, GameAction, GameKeyBindings, KeyRow};

/// A key action of this game's table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableAction {
    /// Plays the card at this position of the hand, 1 to 4.
    Card(u8),
    /// Fights, or fights on as the defender.
    Fight,
    /// Fights exchange after exchange.
    FightOn,
    /// Gives the peaceful answer: leaves, submits or flees.
    Yield,
    /// Moves the focus to the actions at the place.
    Act,
    /// Moves the focus to the next steps of the player's ship.
    Fly,
}

/// The group of keys for the ship and the cards.
const SHIP: ActionGroup = ActionGroup::Own(own("Ship", || text("keys-ship")));
/// The group of keys for meetings.
const MEETING: ActionGroup = ActionGroup::Own(own("Meeting", || text("keys-meeting")));

const fn own(word: &'static str, words: fn() -> String) -> GameAction {
    GameAction { game: Contraband::KEY, word, words, along: None }
}

fn card_words(place: u8) -> String {
    text_args("action-Card", &[("place", place.into())])
}

macro_rules! actions {
    ($($what:expr, $word:literal, $words:expr, $group:expr, $keys:expr, $pad:expr;)+) => {
        const ROWS: &[KeyRow] =
            &[$(KeyRow { action: Action::Own(own($word, $words)), group: $group, keys: $keys, pad: $pad }),+];

        /// The actions of this game, in the order of [`ROWS`].
        const ACTIONS: &[TableAction] = &[$($what),+];
    };
}

actions! {
    TableAction::Card(1), "Card(1)", || card_words(1), SHIP, &["1"], &[];
    TableAction::Card(2), "Card(2)", || card_words(2), SHIP, &["2"], &[];
    TableAction::Card(3), "Card(3)", || card_words(3), SHIP, &["3"], &[];
    TableAction::Card(4), "Card(4)", || card_words(4), SHIP, &["4"], &[];
    TableAction::Fly, "Fly", || text("action-Fly"), SHIP, &["G"], &[Pad::LeftTrigger];
    TableAction::Act, "Act", || text("action-Act"), SHIP, &["A"], &[Pad::RightTrigger];
    TableAction::Fight, "Fight", || text("action-Fight"), MEETING, &["F"], &[Pad::RightThumb];
    TableAction::FightOn, "FightOn", || text("action-FightOn"), MEETING, &["X"], &[];
    TableAction::Yield, "Yield", || text("action-Yield"), MEETING, &["B"], &[];
}

impl GameKeyBindings for ContrabandFrontend {
    const ROWS: &'static [KeyRow] = ROWS;
}

impl TableAction {
    /// Returns the action of the key map.
    ///
    /// # Panics
    /// Panics for a card outside 1 to 4, which has no key.
    pub fn action(self) -> Action {
        let at = ACTIONS.iter().position(|action| *action == self);
        at.map(|at| ROWS[at].action).expect("every action has its row")
    }

    /// Returns the table action for an action of the key map; `None` if the action belongs to another game or to all games.
    pub fn of(action: Action) -> Option<Self> {
        ROWS.iter().position(|row| row.action == action).map(|at| ACTIONS[at])
    }
}
