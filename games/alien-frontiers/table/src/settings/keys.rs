//! The key actions that only matches of Alien Frontiers have.

use bevy::input::gamepad::GamepadButton as Pad;

use crate::AlienFrontiersFrontend;
use crate::locale::{facility_name, text, text_args};
use alien_frontiers::rules::Facility::{
    self, AlienArtifact, ColonistHub, ColonyConstructor, LunarMine, MaintenanceBay, OrbitalMarket, RaidersOutpost,
    Shipyard, SolarConverter, TerraformingStation,
};
use orrery_settings::keys::{Action, ActionGroup, GameInputAction, GameKeyBindings as _};

/// A key action that only this game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableKeyAction {
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

/// The group of actions that dock at a facility.
const DOCKING: ActionGroup =
    ActionGroup::Own(GameInputAction::of::<AlienFrontiersFrontend>("Docking", || text("keys-docking")));
/// The group of actions for ships of the tray.
const SHIPS: ActionGroup =
    ActionGroup::Own(GameInputAction::of::<AlienFrontiersFrontend>("Ships", || text("keys-ships")));

fn dock_words(facility: Facility) -> String {
    text_args("action-Dock", &[("facility", facility_name(facility).into())])
}

fn ship_words(place: u8) -> String {
    text_args("action-Ship", &[("place", place.into())])
}

orrery_settings::key_actions! { AlienFrontiersFrontend, TableKeyAction:
    Planet: ActionGroup::Choosing, &["P"], &[];
    Discard: ActionGroup::Choosing, &["Shift+Enter"], &[Pad::RightThumb];
    Trade: ActionGroup::Turn, &["G"], &[];
    Launch: ActionGroup::Turn, &["K"], &[];
    Cycle: ActionGroup::Turn, &["D"], &[];
    Shed: ActionGroup::Turn, &["X"], &[];
    Dock(SolarConverter) = dock_words: DOCKING, &["S"], &[];
    Dock(LunarMine) = dock_words: DOCKING, &["M"], &[];
    Dock(OrbitalMarket) = dock_words: DOCKING, &["O"], &[];
    Dock(Shipyard) = dock_words: DOCKING, &["Y"], &[];
    Dock(ColonyConstructor) = dock_words: DOCKING, &["C"], &[];
    Dock(ColonistHub) = dock_words: DOCKING, &["H"], &[];
    Dock(AlienArtifact) = dock_words: DOCKING, &["A"], &[];
    Dock(TerraformingStation) = dock_words: DOCKING, &["T"], &[];
    Dock(RaidersOutpost) = dock_words: DOCKING, &["R"], &[];
    Dock(MaintenanceBay) = dock_words: DOCKING, &["B"], &[];
    NextShip: SHIPS, &[], &[Pad::RightTrigger], along true;
    PreviousShip: SHIPS, &[], &[Pad::LeftTrigger], along false;
    Ship(1) = ship_words: SHIPS, &["1"], &[];
    Ship(2) = ship_words: SHIPS, &["2"], &[];
    Ship(3) = ship_words: SHIPS, &["3"], &[];
    Ship(4) = ship_words: SHIPS, &["4"], &[];
    Ship(5) = ship_words: SHIPS, &["5"], &[];
    Ship(6) = ship_words: SHIPS, &["6"], &[];
    Ship(7) = ship_words: SHIPS, &["7"], &[];
    Ship(8) = ship_words: SHIPS, &["8"], &[];
}

/// Returns the action that docks at `facility`.
pub fn dock(facility: Facility) -> Action {
    TableKeyAction::Dock(facility).action()
}

/// Returns the default key of a facility.
pub fn facility_letter(facility: Facility) -> &'static str {
    let found = AlienFrontiersFrontend::ROWS.iter().find(|row| row.action == dock(facility));
    found.and_then(|row| row.keys.first()).copied().unwrap_or_default()
}
