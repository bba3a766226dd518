//! The words of the game: goods, products, freighters, stages.

use orrery_core::keyword_enum;
use orrery_core::words::impl_keyword;

keyword_enum! {
    /// A good (section 1), which fills a space. Raw goods come first, then plain products, then charged ones.
    Good {
        /// Blue crystals, a raw good.
        Skyrite = "skyrite",
        /// Red ore, a raw good.
        Rubion = "rubion",
        /// Violet metal, made from both.
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

keyword_enum! {
    /// A product (FSF-COM-6), in the order of the data of section 13.
    Product {
        /// The Battery.
        Battery = "Battery",
        /// The Power Exchanger.
        PowerExchanger = "PowerExchanger",
        /// The Deflector Disc.
        DeflectorDisc = "DeflectorDisc",
        /// The Helmet.
        Helmet = "Helmet",
        /// The Drone.
        Drone = "Drone",
        /// The Ray Gun.
        RayGun = "RayGun",
        /// The Robot.
        Robot = "Robot",
        /// The Ion Cannon.
        IonCannon = "IonCannon",
    }
}

/// Number of raw goods, which precede the products in the list of goods.
const RAW: usize = 3;

impl Good {
    /// The raw goods.
    pub const RAWS: [Good; RAW] = [Good::Skyrite, Good::Rubion, Good::Galactium];

    /// Reports whether this is a raw good.
    #[inline]
    #[must_use]
    pub const fn is_raw(self) -> bool {
        (self as usize) < RAW
    }

    /// Returns the product, plain or charged.
    #[inline]
    #[must_use]
    pub fn product(self) -> Option<Product> {
        self.index().checked_sub(RAW).and_then(|index| Product::from_index(index % Product::COUNT))
    }

    /// Reports whether this is a charged product.
    #[inline]
    #[must_use]
    pub const fn is_charged(self) -> bool {
        self as usize >= RAW + Product::COUNT
    }

    /// Returns its kind for scoring, from 0 to 10: charged and plain products are the same kind (FSF-END-1).
    #[inline]
    #[must_use]
    pub const fn kind(self) -> usize {
        if self.is_charged() { self as usize - Product::COUNT } else { self as usize }
    }
}

impl Product {
    /// Returns the plain good.
    #[inline]
    #[must_use]
    pub const fn plain(self) -> Good {
        Good::ALL[RAW + self as usize]
    }

    /// Returns the charged good.
    #[inline]
    #[must_use]
    pub const fn charged(self) -> Good {
        Good::ALL[RAW + Product::COUNT + self as usize]
    }

    /// Returns its bit in sets of products.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

keyword_enum! {
    /// A freighter of a player, who has at most one of each kind (FSF-COM-4).
    FreighterKind {
        /// The federal freighter, with 3 spaces.
        Federal = "Federal",
        /// The amber freighter.
        Amber = "Amber",
        /// The violet freighter.
        Violet = "Violet",
        /// The teal freighter.
        Teal = "Teal",
    }
}

keyword_enum! {
    /// A colour of alien pilots and freighters (FSF-COM-3).
    Alien {
        /// The colour amber.
        Amber = "Amber",
        /// The colour violet.
        Violet = "Violet",
        /// The colour teal.
        Teal = "Teal",
    }
}

impl Alien {
    /// Returns the freighter of the colour.
    #[inline]
    #[must_use]
    pub const fn ship(self) -> FreighterKind {
        match self {
            Alien::Amber => FreighterKind::Amber,
            Alien::Violet => FreighterKind::Violet,
            Alien::Teal => FreighterKind::Teal,
        }
    }
}

impl FreighterKind {
    /// Returns the alien colour; `None` for the federal freighter.
    #[inline]
    #[must_use]
    pub fn alien(self) -> Option<Alien> {
        self.index().checked_sub(1).and_then(Alien::from_index)
    }
}

keyword_enum! {
    /// The ability of an alien pilot (section 9).
    Job {
        /// Carries one good more (FSF-ALN-TR).
        Trucker = "Trucker",
        /// Counts docks in either direction (FSF-ALN-NA).
        Navigator = "Navigator",
        /// May differ from the die by one or two (FSF-ALN-FO).
        Forger = "Forger",
        /// Moves goods of several freighters, or of both asteroids (FSF-ALN-OP).
        Operative = "Operative",
        /// May use Process or Manufacture once more (FSF-ALN-ME).
        Mechanic = "Mechanic",
        /// Stacks goods (FSF-ALN-SM).
        Smuggler = "Smuggler",
    }
}

keyword_enum! {
    /// A half of the game (FSF-SET-1).
    Half {
        /// Mining, and loading raw goods.
        Alpha = "alpha",
        /// Unloading, making and loading products.
        Beta = "beta",
    }
}

keyword_enum! {
    /// The kind of order that is due.
    Phase {
        /// The table deals.
        Begin = "begin",
        /// Freighters are loaded before the first turn (FSF-END-5).
        Stow = "stow",
        /// The mover plays a pilot.
        Card = "card",
        /// The mover flies a shuttle.
        Fly = "fly",
        /// The mover moves goods, uses the action, and ends the turn.
        Work = "work",
        /// The mover hires an alien pilot, or none (FSF-ACT-CA).
        Hire = "hire",
        /// A player chooses the alien pilots to keep (FSF-MID-2).
        Keep = "keep",
        /// The match is over.
        Over = "over",
    }
}

keyword_enum! {
    /// An action of a dock (section 6).
    Action {
        /// Turns skyrite and rubion into galactium (FSF-ACT-PR).
        Process = "Process",
        /// Sells rubion (FSF-ACT-TR).
        Traders = "Traders",
        /// Hires alien pilots (FSF-ACT-CA).
        Cantina = "Cantina",
        /// Makes products (FSF-ACT-MA).
        Manufacture = "Manufacture",
        /// Charges products (FSF-ACT-CH).
        Charge = "Charge",
        /// Upgrades freighters, or earns a credit (FSF-ACT-UP).
        Upgrade = "Upgrade",
    }
}

keyword_enum! {
    /// An asteroid of Alpha (FSF-GDS-2).
    Asteroid {
        /// The asteroid with skyrite.
        Skyrite = "skyrite",
        /// The asteroid with rubion.
        Rubion = "rubion",
    }
}

impl Asteroid {
    /// Returns the good of the asteroid.
    #[must_use]
    pub const fn good(self) -> Good {
        match self {
            Asteroid::Skyrite => Good::Skyrite,
            Asteroid::Rubion => Good::Rubion,
        }
    }

    /// Returns the asteroid that a raw good belongs to: galactium is the back of rubion (FSF-COM-6).
    #[must_use]
    pub const fn of(good: Good) -> Option<Asteroid> {
        match good {
            Good::Skyrite => Some(Asteroid::Skyrite),
            Good::Rubion | Good::Galactium => Some(Asteroid::Rubion),
            _ => None,
        }
    }
}

impl_keyword! {
    Good = "a good",
    Product = "a product",
    FreighterKind = "a freighter",
    Alien = "an alien colour",
    Job = "a job",
    Half = "a half",
    Phase = "a stage",
    Action = "an action",
    Asteroid = "an asteroid",
}
