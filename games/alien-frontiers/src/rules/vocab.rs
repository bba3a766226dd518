//! The vocabulary of the game: facilities, territories, cards and fields.

use orrery_core::keyword_enum;

keyword_enum! {
    /// An orbital facility (section 3 of the rules).
    Facility: "a facility" {
        /// FAC-SC: accepts any value and yields half of it in fuel, rounded up.
        SolarConverter = "SolarConverter",
        /// FAC-LM: accepts rising values and yields one ore per ship.
        LunarMine = "LunarMine",
        /// FAC-OM: a pair allows trades of fuel for ore.
        OrbitalMarket = "OrbitalMarket",
        /// FAC-SY: a pair builds a ship.
        Shipyard = "Shipyard",
        /// FAC-CC: a triple places a colony, at a price in ore.
        ColonyConstructor = "ColonyConstructor",
        /// FAC-CH: the player's own track of seven circles.
        ColonistHub = "ColonistHub",
        /// FAC-AA: cycles the display and claims cards.
        AlienArtifact = "AlienArtifact",
        /// FAC-TS: a six places a colony and is spent.
        TerraformingStation = "TerraformingStation",
        /// FAC-RO: a run of three raids.
        RaidersOutpost = "RaidersOutpost",
        /// FAC-MB: holds new and evicted ships, and ships that dock nowhere else.
        MaintenanceBay = "MaintenanceBay",
    }
}

keyword_enum! {
    /// A territory of the planet (section 4 of the rules).
    Territory: "a territory" {
        /// TER-AC: a bonus at the Colonist Hub.
        AsimovCrater = "AsimovCrater",
        /// TER-BP: a bonus at the Colony Constructor.
        BradburyPlateau = "BradburyPlateau",
        /// TER-BD: lets its controller buy the relic ship.
        BurroughsDesert = "BurroughsDesert",
        /// TER-HP: a bonus at the Orbital Market.
        HeinleinPlains = "HeinleinPlains",
        /// TER-HV: a bonus at the Shipyard.
        HerbertValley = "HerbertValley",
        /// TER-LB: a bonus at the Solar Converter.
        LemBadlands = "LemBadlands",
        /// TER-PF: makes cards cheaper.
        PohlFoothills = "PohlFoothills",
        /// TER-VM: a bonus at the Lunar Mine.
        VanVogtMountains = "VanVogtMountains",
    }
}

keyword_enum! {
    /// A kind of alien tech card (section 6 of the rules).
    Card: "a card" {
        /// TECH-AC: worth 1 VP while held.
        AlienCity = "AlienCity",
        /// TECH-AM: worth 1 VP while held.
        AlienMonument = "AlienMonument",
        /// TECH-BP: adds 1 to a ship's value; if discarded, removes a field from the planet.
        BoosterPod = "BoosterPod",
        /// TECH-DC: borrows a territory's bonus; if discarded, places or moves the Positron Field.
        DataCrystal = "DataCrystal",
        /// TECH-GM: subtracts 1 from a ship's value and adds 1 to another's; if discarded, places or moves the Repulsor Field.
        GravityManipulator = "GravityManipulator",
        /// TECH-HD: protects its holder's resources and other cards from raids.
        HolographicDecoy = "HolographicDecoy",
        /// TECH-OT: returns a docked ship to the hand; if discarded, moves a colony.
        OrbitalTeleporter = "OrbitalTeleporter",
        /// TECH-PC: sends ships to the Bay; if discarded, sends a ship to stock.
        PlasmaCannon = "PlasmaCannon",
        /// TECH-PD: turns a ship over; if discarded, swaps two colonies.
        PolarityDevice = "PolarityDevice",
        /// TECH-RC: gives fuel, ore or both after each roll.
        ResourceCache = "ResourceCache",
        /// TECH-SB: subtracts 1 from a ship's value; if discarded, places or moves the Isolation Field.
        StasisBeam = "StasisBeam",
        /// TECH-TW: rolls ships again; if discarded, takes a card from the discard pile.
        TemporalWarper = "TemporalWarper",
    }
}

keyword_enum! {
    /// A field generator (section 5 of the rules).
    Field: "a field" {
        /// FLD-I: no player has the bonus of its territory.
        Isolation = "Isolation",
        /// FLD-P: gives the controller of its territory 1 VP.
        Positron = "Positron",
        /// FLD-R: colonies can neither be placed on its territory nor removed from it.
        Repulsor = "Repulsor",
    }
}

impl Card {
    /// Returns the number of copies of this card in the game (SET-5).
    pub const fn copies(self) -> u8 {
        match self {
            Card::AlienCity | Card::AlienMonument => 1,
            _ => 2,
        }
    }

    /// Returns the fuel price printed for the card's power; `None` if the card has no such power (TECH table). The price of the
    /// Data Crystal is per colony, that of the Plasma Cannon per ship.
    pub const fn power_price(self) -> Option<u8> {
        match self {
            Card::BoosterPod
            | Card::DataCrystal
            | Card::PlasmaCannon
            | Card::PolarityDevice
            | Card::StasisBeam
            | Card::TemporalWarper => Some(1),
            Card::GravityManipulator | Card::OrbitalTeleporter => Some(2),
            Card::AlienCity | Card::AlienMonument | Card::HolographicDecoy | Card::ResourceCache => None,
        }
    }

    /// Returns true if the card has a discard power (TECH table).
    pub const fn has_discard_power(self) -> bool {
        self.power_price().is_some()
    }

    /// Returns the field that the card's discard places or moves, if there is one.
    pub const fn placed_field(self) -> Option<Field> {
        match self {
            Card::DataCrystal => Some(Field::Positron),
            Card::GravityManipulator => Some(Field::Repulsor),
            Card::StasisBeam => Some(Field::Isolation),
            _ => None,
        }
    }
}

impl Facility {
    /// The facilities at which a single ship may dock at no cost, apart from the Maintenance Bay (TURN-5).
    pub const FREE_ALONE: [Facility; 4] =
        [Facility::SolarConverter, Facility::LunarMine, Facility::AlienArtifact, Facility::ColonistHub];

    /// Returns the number of ships that dock together at the facility: 1, 2 for a pair, 3 for a triple or a run.
    pub const fn group_size(self) -> u8 {
        match self {
            Facility::OrbitalMarket | Facility::Shipyard => 2,
            Facility::ColonyConstructor | Facility::RaidersOutpost => 3,
            _ => 1,
        }
    }

    /// Returns the number of groups of docks printed on the board (SET-8); for the Hub, the number of docks on one track. Returns
    /// `None` for the Maintenance Bay, which has no limit.
    pub const fn groups_printed(self) -> Option<u8> {
        self.groups_usable(4)
    }

    /// Returns the number of groups of docks in use with `players` players (SET-8); for the Hub, the number of docks on one
    /// track. Returns `None` for the Maintenance Bay, which has no limit.
    pub const fn groups_usable(self, players: u8) -> Option<u8> {
        Some(match (self, players) {
            (Facility::SolarConverter, 4..) => 8,
            (Facility::SolarConverter, _) => 7,
            (Facility::LunarMine, 4..) => 5,
            (Facility::LunarMine, 3) => 4,
            (Facility::LunarMine, _) => 3,
            (Facility::OrbitalMarket, 4..) => 2,
            (Facility::OrbitalMarket, _) => 1,
            (Facility::Shipyard, 4..) => 3,
            (Facility::Shipyard, 3) => 2,
            (Facility::Shipyard, _) => 1,
            (Facility::ColonyConstructor, 3..) => 2,
            (Facility::ColonyConstructor, _) => 1,
            (Facility::AlienArtifact, _) => 4,
            (Facility::TerraformingStation | Facility::RaidersOutpost, _) => 1,
            (Facility::ColonistHub, _) => 3,
            (Facility::MaintenanceBay, _) => return None,
        })
    }
}

impl Territory {
    /// Returns the facility that this territory's bonus affects; `None` for Pohl Foothills (cards) and Burroughs Desert (the
    /// relic ship).
    pub const fn serves(self) -> Option<Facility> {
        match self {
            Territory::AsimovCrater => Some(Facility::ColonistHub),
            Territory::BradburyPlateau => Some(Facility::ColonyConstructor),
            Territory::HeinleinPlains => Some(Facility::OrbitalMarket),
            Territory::HerbertValley => Some(Facility::Shipyard),
            Territory::LemBadlands => Some(Facility::SolarConverter),
            Territory::VanVogtMountains => Some(Facility::LunarMine),
            Territory::BurroughsDesert | Territory::PohlFoothills => None,
        }
    }
}

/// Number of ships of their own colour that each player has (SET-2).
pub const FLEET: u8 = 6;
/// Number of ships in each player's starting fleet (SET-2).
pub const STARTING_FLEET: u8 = 3;
/// The last circle of a Hub track, from which a colony is launched (FAC-CH).
pub const LAST_CIRCLE: u8 = 7;
/// Total of fuel and ore that a player may keep at the end of their turn (TURN-6).
pub const KEEP_LIMIT: u8 = 8;
/// Smallest total of the ships counted for a claim at the Alien Artifact (FAC-AA).
pub const CLAIM_TOTAL: u8 = 8;
/// Maximum number of resources that a raid takes (FAC-RO).
pub const RAID_LIMIT: u8 = 4;
/// Number of face-up cards in the display (SET-5).
pub const DISPLAY: usize = 3;
/// The amount of fuel in the game if the supply is limited (SET-4).
pub const FUEL_SUPPLY: u8 = 30;
/// The amount of ore in the game if the supply is limited (SET-4).
pub const ORE_SUPPLY: u8 = 20;
