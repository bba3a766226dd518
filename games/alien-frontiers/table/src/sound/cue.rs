//! The sounds that only this game has.

use alien_frontiers::rules::{Facility, Field};
use orrery_sound::{SoundCue, sound_cues};

sound_cues! {
    /// A die touches the table.
    DIE = SoundCue::new("die", 3).from_anywhere();
    /// Dice are shaken in the hand.
    SHAKE = SoundCue::new("shake", 4);
    /// A ship flies to a dock or to its owner's stock.
    FLIGHT = SoundCue::new("flight", 1);
    /// The fleet returns to its owner.
    GATHER = SoundCue::new("gather", 2);
    /// A player gains fuel.
    FUEL = SoundCue::new("fuel", 4);
    /// A player gains ore.
    ORE = SoundCue::new("ore", 4);
    /// A player pays fuel or ore.
    PAY = SoundCue::new("pay", 2);
    /// Fuel is traded for ore.
    TRADE = SoundCue::new("trade", 5);
    /// A ship is built.
    BUILT = SoundCue::new("built", 6);
    /// A colony advances on the Hub track, or surplus advances are kept.
    ADVANCE = SoundCue::new("advance", 5);
    /// A colony lands.
    LANDING = SoundCue::new("landing", 8);
    /// A finished colony is launched from the Hub.
    LAUNCH = SoundCue::new("launch", 6);
    /// A colony moves to another territory.
    COLONY_MOVED = SoundCue::new("colony-moved", 6);
    /// A card changes a ship's value.
    VALUE = SoundCue::new("value", 4);
    /// The Orbital Teleporter returns a ship to the hand.
    TELEPORT = SoundCue::new("teleport", 5);
    /// A card is turned up.
    CARD_FLIP = SoundCue::new("card-flip", 1);
    /// A player claims a card, or takes one from the discard pile.
    CARD_CLAIM = SoundCue::new("card-claim", 6);
    /// A card's power is used, or a territory's bonus is borrowed.
    CARD_USE = SoundCue::new("card-use", 5);
    /// A card is discarded, or surplus advances are lost.
    CARD_DISCARD = SoundCue::new("card-discard", 2);
    /// The display is discarded, or the discard pile becomes the deck.
    CARDS_CYCLE = SoundCue::new("cards-cycle", 4);
    /// The relic ship is bought.
    RELIC_BOUGHT = SoundCue::new("relic-bought", 7);
    /// The relic ship returns to Burroughs Desert.
    RELIC_RETURNED = SoundCue::new("relic-returned", 7);
    /// A raid hits another player.
    STRIKE = SoundCue::new("strike", 7);
    /// A raid takes goods or a card.
    THEFT = SoundCue::new("theft", 5);
    /// Ships are evicted from their docks.
    EVICTED = SoundCue::new("evicted", 6);
    /// The Plasma Cannon fires.
    CANNON = SoundCue::new("cannon", 7);
    /// A player gains control of a territory.
    CONTROL_GAINED = SoundCue::new("control-gained", 6);
    /// A player loses control of a territory, or a field is removed.
    CONTROL_LOST = SoundCue::new("control-lost", 5);
    /// A player has only one colony left to land.
    LAST_COLONY = SoundCue::new("last-colony", 8);
    /// A ship docks at the Solar Converter.
    DOCK_SOLAR_CONVERTER = SoundCue::new("dock-solar-converter", 5);
    /// A ship docks at the Lunar Mine.
    DOCK_LUNAR_MINE = SoundCue::new("dock-lunar-mine", 5);
    /// A ship docks at the Orbital Market.
    DOCK_ORBITAL_MARKET = SoundCue::new("dock-orbital-market", 5);
    /// A ship docks at the Shipyard.
    DOCK_SHIPYARD = SoundCue::new("dock-shipyard", 5);
    /// A ship docks at the Colony Constructor.
    DOCK_COLONY_CONSTRUCTOR = SoundCue::new("dock-colony-constructor", 5);
    /// A ship docks at the Colonist Hub.
    DOCK_COLONIST_HUB = SoundCue::new("dock-colonist-hub", 5);
    /// A ship docks at the Raiders' Outpost.
    DOCK_RAIDERS_OUTPOST = SoundCue::new("dock-raiders-outpost", 5);
    /// A ship docks at the Alien Artifact.
    DOCK_ALIEN_ARTIFACT = SoundCue::new("dock-alien-artifact", 5);
    /// A ship docks at the Terraforming Station.
    DOCK_TERRAFORMING_STATION = SoundCue::new("dock-terraforming-station", 5);
    /// A ship docks at the Maintenance Bay.
    DOCK_MAINTENANCE_BAY = SoundCue::new("dock-maintenance-bay", 5);
    /// The Isolation Field is placed or moved.
    FIELD_ISOLATION = SoundCue::new("field-isolation", 6);
    /// The Positron Field is placed or moved.
    FIELD_POSITRON = SoundCue::new("field-positron", 6);
    /// The Repulsor Field is placed or moved.
    FIELD_REPULSOR = SoundCue::new("field-repulsor", 6);
}

/// Returns the sound of a ship docking at `facility`; each facility has its own sound.
pub const fn dock(facility: Facility) -> SoundCue {
    match facility {
        Facility::SolarConverter => DOCK_SOLAR_CONVERTER,
        Facility::LunarMine => DOCK_LUNAR_MINE,
        Facility::OrbitalMarket => DOCK_ORBITAL_MARKET,
        Facility::Shipyard => DOCK_SHIPYARD,
        Facility::ColonyConstructor => DOCK_COLONY_CONSTRUCTOR,
        Facility::ColonistHub => DOCK_COLONIST_HUB,
        Facility::RaidersOutpost => DOCK_RAIDERS_OUTPOST,
        Facility::AlienArtifact => DOCK_ALIEN_ARTIFACT,
        Facility::TerraformingStation => DOCK_TERRAFORMING_STATION,
        Facility::MaintenanceBay => DOCK_MAINTENANCE_BAY,
    }
}

/// Returns the sound of placing `field`.
pub const fn field(field: Field) -> SoundCue {
    match field {
        Field::Isolation => FIELD_ISOLATION,
        Field::Positron => FIELD_POSITRON,
        Field::Repulsor => FIELD_REPULSOR,
    }
}
