//! What keys and buttons do in a match of Starship Catan beside what they do in every game.

use bevy::input::gamepad::GamepadButton as Pad;

use crate::StarshipCatanWindow;
use crate::locale::{text, text_args};
use orrery_core::Rules as _;
use orrery_settings::keys::{Action, Group, Own, OwnKeys, Row};
use starship_catan::rules::StarshipCatan;

/// What a key can do at this game's table alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableAction {
    /// Fly this sector, 1 to 4.
    Sector(u8),
    /// End the flight.
    Stop,
    /// Pay the pirates.
    Pay,
    /// Fight them.
    Fight,
    /// Found a colony or a trading post at the visited card.
    Found,
    /// Buy at the visited card, or at the post that was picked.
    Buy,
    /// Sell there.
    Sell,
    /// See the cards that a Sensor looks at, while it is held.
    Look,
    /// Begin an offer, or put it away.
    Offer,
    /// To what can be built.
    Shipyard,
    /// To the adventures.
    Adventures,
    /// Open the marks of one's own.
    Notes,
}

/// The flight.
const FLIGHT: Group = Group::Own(own("Flight", || text("keys-flight")));
/// Trade and Build.
const TRADE: Group = Group::Own(own("Trade", || text("keys-trade")));

const fn own(word: &'static str, words: fn() -> String) -> Own {
    Own { game: StarshipCatan::KEY, word, words, along: None }
}

fn sector_words(place: u8) -> String {
    text_args("action-Sector", &[("place", place.into())])
}

macro_rules! actions {
    ($($what:expr, $word:literal, $words:expr, $group:expr, $keys:expr, $pad:expr;)+) => {
        const ROWS: &[Row] =
            &[$(Row { action: Action::Own(own($word, $words)), group: $group, keys: $keys, pad: $pad }),+];

        /// What each of the rows does.
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

impl OwnKeys for StarshipCatanWindow {
    const ROWS: &'static [Row] = ROWS;
}

impl TableAction {
    /// What the key map has for it.
    ///
    /// # Panics
    /// A sector beyond the fourth: there is none.
    #[must_use]
    pub fn action(self) -> Action {
        let at = ACTIONS.iter().position(|action| *action == self);
        at.map(|at| ROWS[at].action).expect("every action has its row")
    }

    /// What an action of the key map does at this table, if it is this game's own.
    #[must_use]
    pub fn of(action: Action) -> Option<Self> {
        ROWS.iter().position(|row| row.action == action).map(|at| ACTIONS[at])
    }
}
