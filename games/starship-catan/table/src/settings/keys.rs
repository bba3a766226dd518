//! Keys and buttons in a match of Starship Catan, besides those of every game.

use bevy::input::gamepad::GamepadButton as Pad;

use crate::StarshipCatanFrontend;
use crate::locale::{text, text_args};
use orrery_core::Rules as _;
use orrery_settings::keys::{Action, ActionGroup, GameAction, GameKeyBindings, KeyRow};
use starship_catan::rules::StarshipCatan;

/// A key action of this game's table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableAction {
    /// Flies to this sector, 1 to 4.
    Sector(u8),
    /// Ends the flight.
    Stop,
    /// Pays the pirates.
    Pay,
    /// Fights the pirates.
    Fight,
    /// Founds a colony or a trading post at the visited card.
    Found,
    /// Buys at the visited card, or at the picked trading post.
    Buy,
    /// Sells at the visited card, or at the picked trading post.
    Sell,
    /// Shows the cards that a Sensor looks at, while the key is held.
    Look,
    /// Begins an offer, or cancels the offer being put together.
    Offer,
    /// Moves the focus to the building prices.
    Shipyard,
    /// Moves the focus to the adventures.
    Adventures,
    /// Opens the player's own marks.
    Notes,
}

/// The group of the flight's keys.
const FLIGHT: ActionGroup = ActionGroup::Own(own("Flight", || text("keys-flight")));
/// The group of Trade and Build's keys.
const TRADE: ActionGroup = ActionGroup::Own(own("Trade", || text("keys-trade")));

const fn own(word: &'static str, words: fn() -> String) -> GameAction {
    GameAction { game: StarshipCatan::KEY, word, words, along: None }
}

fn sector_words(place: u8) -> String {
    text_args("action-Sector", &[("place", place.into())])
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
    TableAction::Sector(1), "Sector(1)", || sector_words(1), FLIGHT, &["1"], &[];
    TableAction::Sector(2), "Sector(2)", || sector_words(2), FLIGHT, &["2"], &[];
    TableAction::Sector(3), "Sector(3)", || sector_words(3), FLIGHT, &["3"], &[];
    TableAction::Sector(4), "Sector(4)", || sector_words(4), FLIGHT, &["4"], &[];
    TableAction::Look, "Look", || text("action-Look"), FLIGHT, &["H"], &[];
    TableAction::Found, "Found", || text("action-Found"), FLIGHT, &["C"], &[];
    TableAction::Buy, "Buy", || text("action-Buy"), FLIGHT, &["B"], &[Pad::LeftTrigger];
    TableAction::Sell, "Sell", || text("action-Sell"), FLIGHT, &["X"], &[Pad::RightTrigger];
    TableAction::Adventures, "Adventures", || text("action-Adventures"), FLIGHT, &["A"], &[];
    TableAction::Notes, "Notes", || text("action-Notes"), FLIGHT, &["J"], &[];
    TableAction::Stop, "Stop", || text("action-Stop"), FLIGHT, &["S"], &[Pad::RightThumb];
    TableAction::Pay, "Pay", || text("action-Pay"), FLIGHT, &["P"], &[];
    TableAction::Fight, "Fight", || text("action-Fight"), FLIGHT, &["F"], &[];
    TableAction::Shipyard, "Shipyard", || text("action-Shipyard"), TRADE, &["Y"], &[];
    TableAction::Offer, "Offer", || text("action-Offer"), TRADE, &["O"], &[];
}

impl GameKeyBindings for StarshipCatanFrontend {
    const ROWS: &'static [KeyRow] = ROWS;
}

impl TableAction {
    /// Returns the action in the key map.
    ///
    /// # Panics
    /// Panics for a sector other than 1 to 4.
    pub fn action(self) -> Action {
        let at = ACTIONS.iter().position(|action| *action == self);
        at.map(|at| ROWS[at].action).expect("every action has its row")
    }

    /// Returns the table action that belongs to an action in the key map, or `None` if the action is not one of this game.
    pub fn of(action: Action) -> Option<Self> {
        ROWS.iter().position(|row| row.action == action).map(|at| ACTIONS[at])
    }
}
