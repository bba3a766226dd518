//! The key actions that only matches of Alien Frontiers have.

use bevy::input::gamepad::GamepadButton as Pad;

use crate::AlienFrontiersFrontend;
use crate::locale::{facility_name, text, text_args};
use alien_frontiers::rules::AlienFrontiers;
use alien_frontiers::rules::Facility;
use orrery_core::Rules as _;
use orrery_settings::keys::{Action, ActionGroup, GameAction, GameKeyBindings, KeyRow};

/// A key action that only this game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableAction {
    /// Picks the ship at this place of the tray, counted from 1.
    Ship(u8),
    /// Moves the focus to the next ship of the tray.
    NextShip,
    /// Moves the focus to the previous ship of the tray.
    PreviousShip,
    /// Docks at this facility.
    Dock(Facility),
    /// Moves the focus to the planet, to the first place that can be chosen.
    Planet,
    /// Discards the card with the focus for its discard power.
    Discard,
    /// Starts a trade at the Orbital Market.
    Trade,
    /// Launches the finished colony.
    Launch,
    /// Replaces the display at the Alien Artifact.
    Cycle,
    /// Gives up goods over the limit.
    Shed,
}

impl TableAction {
    /// Returns the direction of an action that moves along the ships of the tray: true if forward. `None` for other actions.
    const fn along(self) -> Option<bool> {
        match self {
            TableAction::NextShip => Some(true),
            TableAction::PreviousShip => Some(false),
            _ => None,
        }
    }
}

/// The group of actions that dock at a facility.
const DOCKING: ActionGroup = ActionGroup::Own(own("Docking", || text("keys-docking"), None));
/// The group of actions for ships of the tray.
const SHIPS: ActionGroup = ActionGroup::Own(own("Ships", || text("keys-ships"), None));

const fn own(word: &'static str, words: fn() -> String, along: Option<bool>) -> GameAction {
    GameAction { game: AlienFrontiers::KEY, word, words, along }
}

fn dock_words(facility: Facility) -> String {
    text_args("action-Dock", &[("facility", facility_name(facility).into())])
}

fn ship_words(place: u8) -> String {
    text_args("action-Ship", &[("place", place.into())])
}

macro_rules! actions {
    ($($what:expr, $word:literal, $words:expr, $group:expr, $keys:expr, $pad:expr;)+) => {
        const ROWS: &[KeyRow] =
            &[$(KeyRow { action: Action::Own(own($word, $words, $what.along())), group: $group, keys: $keys, pad: $pad }),+];

        /// The action of each row.
        const ACTIONS: &[TableAction] = &[$($what),+];
    };
}

actions! {
    TableAction::Planet, "Planet", || text("action-Planet"), ActionGroup::Choosing, &["P"], &[];
    TableAction::Discard, "Discard", || text("action-Discard"), ActionGroup::Choosing, &["Shift+Enter"], &[Pad::RightThumb];
    TableAction::Trade, "Trade", || text("action-Trade"), ActionGroup::Turn, &["G"], &[];
    TableAction::Launch, "Launch", || text("action-Launch"), ActionGroup::Turn, &["K"], &[];
    TableAction::Cycle, "Cycle", || text("action-Cycle"), ActionGroup::Turn, &["D"], &[];
    TableAction::Shed, "Shed", || text("action-Shed"), ActionGroup::Turn, &["X"], &[];
    TableAction::Dock(Facility::SolarConverter), "Dock(SolarConverter)", || dock_words(Facility::SolarConverter), DOCKING, &["S"], &[];
    TableAction::Dock(Facility::LunarMine), "Dock(LunarMine)", || dock_words(Facility::LunarMine), DOCKING, &["M"], &[];
    TableAction::Dock(Facility::OrbitalMarket), "Dock(OrbitalMarket)", || dock_words(Facility::OrbitalMarket), DOCKING, &["O"], &[];
    TableAction::Dock(Facility::Shipyard), "Dock(Shipyard)", || dock_words(Facility::Shipyard), DOCKING, &["Y"], &[];
    TableAction::Dock(Facility::ColonyConstructor), "Dock(ColonyConstructor)", || dock_words(Facility::ColonyConstructor), DOCKING, &["C"], &[];
    TableAction::Dock(Facility::ColonistHub), "Dock(ColonistHub)", || dock_words(Facility::ColonistHub), DOCKING, &["H"], &[];
    TableAction::Dock(Facility::AlienArtifact), "Dock(AlienArtifact)", || dock_words(Facility::AlienArtifact), DOCKING, &["A"], &[];
    TableAction::Dock(Facility::TerraformingStation), "Dock(TerraformingStation)", || dock_words(Facility::TerraformingStation), DOCKING, &["T"], &[];
    TableAction::Dock(Facility::RaidersOutpost), "Dock(RaidersOutpost)", || dock_words(Facility::RaidersOutpost), DOCKING, &["R"], &[];
    TableAction::Dock(Facility::MaintenanceBay), "Dock(MaintenanceBay)", || dock_words(Facility::MaintenanceBay), DOCKING, &["B"], &[];
    TableAction::NextShip, "NextShip", || text("action-NextShip"), SHIPS, &[], &[Pad::RightTrigger];
    TableAction::PreviousShip, "PreviousShip", || text("action-PreviousShip"), SHIPS, &[], &[Pad::LeftTrigger];
    TableAction::Ship(1), "Ship(1)", || ship_words(1), SHIPS, &["1"], &[];
    TableAction::Ship(2), "Ship(2)", || ship_words(2), SHIPS, &["2"], &[];
    TableAction::Ship(3), "Ship(3)", || ship_words(3), SHIPS, &["3"], &[];
    TableAction::Ship(4), "Ship(4)", || ship_words(4), SHIPS, &["4"], &[];
    TableAction::Ship(5), "Ship(5)", || ship_words(5), SHIPS, &["5"], &[];
    TableAction::Ship(6), "Ship(6)", || ship_words(6), SHIPS, &["6"], &[];
    TableAction::Ship(7), "Ship(7)", || ship_words(7), SHIPS, &["7"], &[];
    TableAction::Ship(8), "Ship(8)", || ship_words(8), SHIPS, &["8"], &[];
}

impl GameKeyBindings for AlienFrontiersFrontend {
    const ROWS: &'static [KeyRow] = ROWS;
}

impl TableAction {
    /// Returns the action in the key map.
    ///
    /// # Panics
    /// Panics for a ship beyond the eighth, which no player can have.
    pub fn action(self) -> Action {
        let at = ACTIONS.iter().position(|action| *action == self);
        at.map(|at| ROWS[at].action).expect("every action has its row")
    }

    /// Returns the table action of `action`, or `None` if the action is not specific to this game.
    pub fn of(action: Action) -> Option<Self> {
        ROWS.iter().position(|row| row.action == action).map(|at| ACTIONS[at])
    }
}

/// Returns the action that docks at `facility`.
pub fn dock(facility: Facility) -> Action {
    TableAction::Dock(facility).action()
}

/// Returns the default key of a facility.
pub fn facility_letter(facility: Facility) -> &'static str {
    let found = ROWS.iter().find(|row| row.action == dock(facility));
    found.and_then(|row| row.keys.first()).copied().unwrap_or_default()
}
