//! The words of the game: goods, products, freighters, stages.

use orrery_core::vocabulary;
use orrery_core::words::vocables;

vocabulary! {
    /// A good (section 1): what a space can hold. Raw goods first, then plain products, then charged ones.
    Good {
        /// Blue crystals.
        Skyrite = "skyrite",
        /// Red ore.
        Rubion = "rubion",
        /// Violet metal, made of both.
        Galactium = "galactium",
        /// A plain Battery.
        Battery = "Battery",
        /// A plain Power Exchanger.
        PowerExchanger = "PowerExchanger",
        /// A plain Deflector Disc.
        DeflectorDisc = "DeflectorDisc",
        /// A plain Helmet.
        Helmet = "Helmet",
        /// A plain Drone.
        Drone = "Drone",
        /// A plain Ray Gun.
        RayGun = "RayGun",
        /// A plain Robot.
        Robot = "Robot",
        /// A plain Ion Cannon.
        IonCannon = "IonCannon",
        /// A charged Battery.
        BatteryCharged = "Battery+",
        /// A charged Power Exchanger.
        PowerExchangerCharged = "PowerExchanger+",
        /// A charged Deflector Disc.
        DeflectorDiscCharged = "DeflectorDisc+",
        /// A charged Helmet.
        HelmetCharged = "Helmet+",
        /// A charged Drone.
        DroneCharged = "Drone+",
        /// A charged Ray Gun.
        RayGunCharged = "RayGun+",
        /// A charged Robot.
        RobotCharged = "Robot+",
        /// A charged Ion Cannon.
        IonCannonCharged = "IonCannon+",
    }
}

vocabulary! {
    /// A product (FSF-COM-6), in the order of the data of section 13.
    Product {
        /// Battery.
        Battery = "Battery",
        /// Power Exchanger.
        PowerExchanger = "PowerExchanger",
        /// Deflector Disc.
        DeflectorDisc = "DeflectorDisc",
        /// Helmet.
        Helmet = "Helmet",
        /// Drone.
        Drone = "Drone",
        /// Ray Gun.
        RayGun = "RayGun",
        /// Robot.
        Robot = "Robot",
        /// Ion Cannon.
        IonCannon = "IonCannon",
    }
}

/// Raw goods, before the products in the list of goods.
const RAW: usize = 3;

impl Good {
    /// The raw goods.
    pub const RAWS: [Good; RAW] = [Good::Skyrite, Good::Rubion, Good::Galactium];

    /// Whether it is a raw good.
    #[inline]
    #[must_use]
    pub const fn is_raw(self) -> bool {
        (self as usize) < RAW
    }

    /// The product it is, plain or charged.
    #[inline]
    #[must_use]
    pub fn product(self) -> Option<Product> {
        self.index().checked_sub(RAW).and_then(|index| Product::from_index(index % Product::COUNT))
    }

    /// Whether it is a charged product.
    #[inline]
    #[must_use]
    pub const fn is_charged(self) -> bool {
        self as usize >= RAW + Product::COUNT
    }

    /// Its kind at the end of the game, from 0 to 10: charged and plain are one (FSF-END-1).
    #[inline]
    #[must_use]
    pub const fn kind(self) -> usize {
        if self.is_charged() { self as usize - Product::COUNT } else { self as usize }
    }
}

impl Product {
    /// The plain good.
    #[inline]
    #[must_use]
    pub const fn plain(self) -> Good {
        Good::ALL[RAW + self as usize]
    }

    /// The charged good.
    #[inline]
    #[must_use]
    pub const fn charged(self) -> Good {
        Good::ALL[RAW + Product::COUNT + self as usize]
    }

    /// Its bit in sets of products.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

vocabulary! {
    /// A freighter of a player; of each kind he has one at most (FSF-COM-4).
    Ship {
        /// The federal one, of 3 spaces.
        Federal = "Federal",
        /// The amber one.
        Amber = "Amber",
        /// The violet one.
        Violet = "Violet",
        /// The teal one.
        Teal = "Teal",
    }
}

vocabulary! {
    /// A colour of alien pilots and freighters (FSF-COM-3).
    Alien {
        /// Amber.
        Amber = "Amber",
        /// Violet.
        Violet = "Violet",
        /// Teal.
        Teal = "Teal",
    }
}

impl Alien {
    /// The freighter of the colour.
    #[inline]
    #[must_use]
    pub const fn ship(self) -> Ship {
        match self {
            Alien::Amber => Ship::Amber,
            Alien::Violet => Ship::Violet,
            Alien::Teal => Ship::Teal,
        }
    }
}

impl Ship {
    /// The alien colour, if it is no federal one.
    #[inline]
    #[must_use]
    pub fn alien(self) -> Option<Alien> {
        self.index().checked_sub(1).and_then(Alien::from_index)
    }
}

vocabulary! {
    /// What an alien pilot can do (section 9).
    Job {
        /// One good more (FSF-ALN-TR).
        Trucker = "Trucker",
        /// Counts either way round (FSF-ALN-NA).
        Navigator = "Navigator",
        /// One or two more or less than the die (FSF-ALN-FO).
        Forger = "Forger",
        /// Several freighters, both asteroids (FSF-ALN-OP).
        Operative = "Operative",
        /// Process or Manufacture once more (FSF-ALN-ME).
        Mechanic = "Mechanic",
        /// Stacks goods (FSF-ALN-SM).
        Smuggler = "Smuggler",
    }
}

vocabulary! {
    /// A half of the game (FSF-SET-1).
    Half {
        /// Mining, and loading raw goods.
        Alpha = "alpha",
        /// Unloading, making, loading products.
        Beta = "beta",
    }
}

vocabulary! {
    /// What is to be done now.
    Stage {
        /// The table deals.
        Begin = "begin",
        /// Freighters are loaded before the first turn (FSF-END-5).
        Stow = "stow",
        /// A pilot is to be played.
        Card = "card",
        /// A shuttle is to fly.
        Fly = "fly",
        /// Goods, action, the end of the turn.
        Work = "work",
        /// An alien pilot is to be taken, or none (FSF-ACT-CA).
        Hire = "hire",
        /// Alien pilots are to be kept (FSF-MID-2).
        Keep = "keep",
        /// The match is over.
        Over = "over",
    }
}

vocabulary! {
    /// What a dock offers (section 6).
    Action {
        /// Skyrite and rubion become galactium (FSF-ACT-PR).
        Process = "Process",
        /// Rubion is sold (FSF-ACT-TR).
        Traders = "Traders",
        /// Alien pilots are hired (FSF-ACT-CA).
        Cantina = "Cantina",
        /// Products are made (FSF-ACT-MA).
        Manufacture = "Manufacture",
        /// Products are charged (FSF-ACT-CH).
        Charge = "Charge",
        /// Freighters are upgraded, or a credit is earned (FSF-ACT-UP).
        Upgrade = "Upgrade",
    }
}

vocabulary! {
    /// An asteroid of Alpha (FSF-GDS-2).
    Asteroid {
        /// Of skyrite.
        Skyrite = "skyrite",
        /// Of rubion.
        Rubion = "rubion",
    }
}

impl Asteroid {
    /// What it gives.
    #[must_use]
    pub const fn good(self) -> Good {
        match self {
            Asteroid::Skyrite => Good::Skyrite,
            Asteroid::Rubion => Good::Rubion,
        }
    }

    /// Where a raw good lies or goes back to: galactium is the back of rubion (FSF-COM-6).
    #[must_use]
    pub const fn of(good: Good) -> Option<Asteroid> {
        match good {
            Good::Skyrite => Some(Asteroid::Skyrite),
            Good::Rubion | Good::Galactium => Some(Asteroid::Rubion),
            _ => None,
        }
    }
}

vocables! {
    Good = "a good",
    Product = "a product",
    Ship = "a freighter",
    Alien = "an alien colour",
    Job = "a job",
    Half = "a half",
    Stage = "a stage",
    Action = "an action",
    Asteroid = "an asteroid",
}
