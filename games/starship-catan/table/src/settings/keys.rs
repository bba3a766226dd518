//! Keys and buttons for a match of Starship Catan, in addition to those of every game.

use bevy::input::gamepad::GamepadButton as Pad;

use crate::StarshipCatanFrontend;
use crate::locale::{text, text_args};
use orrery_settings::keys::{ActionGroup, GameInputAction};

/// A key action of this game's table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableKeyAction {
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

/// The group of keys for the flight.
const FLIGHT: ActionGroup =
    ActionGroup::Own(GameInputAction::of::<StarshipCatanFrontend>("Flight", || text("keys-flight")));
/// The group of keys for Trade and Build.
const TRADE: ActionGroup =
    ActionGroup::Own(GameInputAction::of::<StarshipCatanFrontend>("Trade", || text("keys-trade")));

fn sector_words(place: u8) -> String {
    text_args("action-Sector", &[("place", place.into())])
}

orrery_settings::key_actions! { StarshipCatanFrontend, TableKeyAction:
    Sector(1) = sector_words: FLIGHT, &["1"], &[];
    Sector(2) = sector_words: FLIGHT, &["2"], &[];
    Sector(3) = sector_words: FLIGHT, &["3"], &[];
    Sector(4) = sector_words: FLIGHT, &["4"], &[];
    Look: FLIGHT, &["H"], &[];
    Found: FLIGHT, &["C"], &[];
    Buy: FLIGHT, &["B"], &[Pad::LeftTrigger];
    Sell: FLIGHT, &["X"], &[Pad::RightTrigger];
    Adventures: FLIGHT, &["A"], &[];
    Notes: FLIGHT, &["J"], &[];
    Stop: FLIGHT, &["S"], &[Pad::RightThumb];
    Pay: FLIGHT, &["P"], &[];
    Fight: FLIGHT, &["F"], &[];
    Shipyard: TRADE, &["Y"], &[];
    Offer: TRADE, &["O"], &[];
}
