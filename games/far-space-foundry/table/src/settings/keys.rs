//! Keys and buttons in a match of Far Space Foundry, in addition to those of every game.

use bevy::input::gamepad::GamepadButton as Pad;

use crate::FarSpaceFoundryFrontend;
use crate::locale::{text, text_args};
use orrery_settings::keys::{ActionGroup, GameInputAction};

/// A key action of this game's table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableKeyAction {
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
const FLIGHT: ActionGroup =
    ActionGroup::Own(GameInputAction::of::<FarSpaceFoundryFrontend>("Flight", || text("keys-flight")));
/// The group of keys for goods and actions.
const WORK: ActionGroup =
    ActionGroup::Own(GameInputAction::of::<FarSpaceFoundryFrontend>("Work", || text("keys-work")));

fn card_words(place: u8) -> String {
    text_args("action-Card", &[("place", place.into())])
}

orrery_settings::key_actions! { FarSpaceFoundryFrontend, TableKeyAction:
    Card(1) = card_words: FLIGHT, &["1"], &[];
    Card(2) = card_words: FLIGHT, &["2"], &[];
    Card(3) = card_words: FLIGHT, &["3"], &[];
    Card(4) = card_words: FLIGHT, &["4"], &[];
    Roll: FLIGHT, &["D"], &[Pad::RightThumb];
    Land: FLIGHT, &["T"], &[Pad::LeftTrigger];
    Lift: FLIGHT, &["F"], &[Pad::RightTrigger];
    Bribe: FLIGHT, &["B"], &[];
    Act: WORK, &["A"], &[];
    Goods: WORK, &["G"], &[];
}
