//! What keys and buttons do in a match of Contraband beside what they do in every game.

use bevy::input::gamepad::GamepadButton as Pad;

use crate::ContrabandWindow;
use crate::locale::{text, text_args};
use contraband::rules::Contraband;
use orrery_core::Rules as _;
use orrery_settings::keys::{Action, Group, Own, OwnKeys, Row};

/// What a key can do at this game's table alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableAction {
    /// Play the card at this place of the hand, 1 to 4.
    Card(u8),
    /// Fight, or stand.
    Fight,
    /// Fight exchange after exchange.
    FightOn,
    /// Flee, submit or leave: the peaceful answer.
    Yield,
    /// To what can be done in the place.
    Act,
    /// To the own ship's next steps.
    Fly,
}

/// Ship and cards.
const SHIP: Group = Group::Own(own("Ship", || text("keys-ship")));
/// Meetings.
const MEETING: Group = Group::Own(own("Meeting", || text("keys-meeting")));

const fn own(word: &'static str, words: fn() -> String) -> Own {
    Own { game: Contraband::KEY, word, words, along: None }
}

fn card_words(place: u8) -> String {
    text_args("action-Card", &[("place", place.into())])
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

impl OwnKeys for ContrabandWindow {
    const ROWS: &'static [Row] = ROWS;
}

impl TableAction {
    /// What the key map has for it.
    ///
    /// # Panics
    /// A card beyond the fourth: there is no key for it.
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
