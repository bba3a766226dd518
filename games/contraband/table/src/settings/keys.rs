//! Keys and buttons of Contraband matches, in addition to those of every game.

use bevy::input::gamepad::GamepadButton as Pad;

use crate::ContrabandFrontend;
use crate::locale::{text, text_args};
use orrery_settings::keys::{ActionGroup, GameInputAction};

/// A key action of this game's table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableKeyAction {
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
const SHIP: ActionGroup = ActionGroup::Own(GameInputAction::of::<ContrabandFrontend>("Ship", || text("keys-ship")));
/// The group of keys for meetings.
const MEETING: ActionGroup =
    ActionGroup::Own(GameInputAction::of::<ContrabandFrontend>("Meeting", || text("keys-meeting")));

fn card_words(place: u8) -> String {
    text_args("action-Card", &[("place", place.into())])
}

orrery_settings::key_actions! { ContrabandFrontend, TableKeyAction:
    Card(1) = card_words: SHIP, &["1"], &[];
    Card(2) = card_words: SHIP, &["2"], &[];
    Card(3) = card_words: SHIP, &["3"], &[];
    Card(4) = card_words: SHIP, &["4"], &[];
    Fly: SHIP, &["G"], &[Pad::LeftTrigger];
    Act: SHIP, &["A"], &[Pad::RightTrigger];
    Fight: MEETING, &["F"], &[Pad::RightThumb];
    FightOn: MEETING, &["X"], &[];
    Yield: MEETING, &["B"], &[];
}
