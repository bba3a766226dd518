//! The keywords of the game: goods, products, freighters, alien colours, jobs, halves, stages, actions and asteroids.

use orrery_core::keyword_enum;

keyword_enum! {
    /// A good (section 1), which fills one space. Raw goods come first, then plain products, then charged ones.
    Good: "a good" {
        /// Blue crystals, a raw good.
        Skyrite = "skyrite",
        /// Red ore, a raw good.
        Rubion = "rubion",
        /// Violet metal, a raw good made from rubion.
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
    Product: "a product" {
        /// The Battery, made from skyrite.
        Battery = "Battery",
        /// The Power Exchanger, made from skyrite.
        PowerExchanger = "PowerExchanger",
        /// The Deflector Disc, made from skyrite.
        DeflectorDisc = "DeflectorDisc",
        /// The Helmet, made from galactium.
        Helmet = "Helmet",
        /// The Drone, made from galactium.
        Drone = "Drone",
        /// The Ray Gun, made from skyrite and galactium.
        RayGun = "RayGun",
        /// The Robot, made from galactium.
        Robot = "Robot",
        /// The Ion Cannon, made from skyrite and galactium.
        IonCannon = "IonCannon",
    }
}

/// Number of raw goods. They precede the products in [`Good`].
const RAW: usize = 3;

impl Good {
    /// The raw goods.
    pub const RAWS: [Good; RAW] = [Good::Skyrite, Good::Rubion, Good::Galactium];

    /// Reports whether the good is raw.
    #[inline]
    pub const fn is_raw(self) -> bool {
        (self as usize) < RAW
    }

    /// Returns the product of the good, plain or charged; `None` for a raw good.
    #[inline]
    pub fn product(self) -> Option<Product> {
        self.index().checked_sub(RAW).and_then(|index| Product::from_index(index % Product::COUNT))
    }

    /// Reports whether the good is a charged product.
    #[inline]
    pub const fn is_charged(self) -> bool {
        self as usize >= RAW + Product::COUNT
    }

    /// Returns the kind of the good for scoring, 0 to 10. The charged and the plain side of a product are the same kind
    /// (FSF-END-1).
    #[inline]
    pub const fn kind(self) -> usize {
        if self.is_charged() { self as usize - Product::COUNT } else { self as usize }
    }
}

impl Product {
    /// Returns the plain side of the product, as a good.
    #[inline]
    pub const fn plain(self) -> Good {
        Good::ALL[RAW + self as usize]
    }

    /// Returns the charged side of the product, as a good.
    #[inline]
    pub const fn charged(self) -> Good {
        Good::ALL[RAW + Product::COUNT + self as usize]
    }

    /// Returns the bit of the product in sets of products.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

keyword_enum! {
    /// A kind of freighter. A player has at most one freighter of each kind (FSF-COM-4).
    FreighterKind: "a freighter" {
        /// The federal freighter, with 3 spaces, which every player has.
        Federal = "Federal",
        /// The freighter of the amber aliens.
        Amber = "Amber",
        /// The freighter of the violet aliens.
        Violet = "Violet",
        /// The freighter of the teal aliens.
        Teal = "Teal",
    }
}

keyword_enum! {
    /// A colour of aliens and their freighters (FSF-COM-3).
    Alien: "an alien colour" {
        /// Amber aliens and freighters.
        Amber = "Amber",
        /// Violet aliens and freighters.
        Violet = "Violet",
        /// Teal aliens and freighters.
        Teal = "Teal",
    }
}

impl Alien {
    /// Returns the kind of freighter of the colour.
    #[inline]
    pub const fn ship(self) -> FreighterKind {
        match self {
            Alien::Amber => FreighterKind::Amber,
            Alien::Violet => FreighterKind::Violet,
            Alien::Teal => FreighterKind::Teal,
        }
    }
}

impl FreighterKind {
    /// Returns the colour of an alien freighter; `None` for the federal freighter.
    #[inline]
    pub fn alien(self) -> Option<Alien> {
        self.index().checked_sub(1).and_then(Alien::from_index)
    }
}

keyword_enum! {
    /// The job of an alien pilot, which gives it an ability (section 9).
    Job: "a job" {
        /// Carries one more good (FSF-ALN-TR).
        Trucker = "Trucker",
        /// Counts docks in either direction (FSF-ALN-NA).
        Navigator = "Navigator",
        /// May fly with a value up to two higher or lower than the die (FSF-ALN-FO).
        Forger = "Forger",
        /// Moves goods of several freighters or of both asteroids in a turn (FSF-ALN-OP).
        Operative = "Operative",
        /// May use Process in Alpha, or Manufacture in Beta, in addition to the action of the dock (FSF-ALN-ME).
        Mechanic = "Mechanic",
        /// Stacks goods in pairs (FSF-ALN-SM).
        Smuggler = "Smuggler",
    }
}

keyword_enum! {
    /// A half of the game (FSF-SET-1).
    MatchHalf: "a half" {
        /// The first half: mining raw goods and loading them.
        Alpha = "alpha",
        /// The second half: unloading raw goods, making products and loading them.
        Beta = "beta",
    }
}

keyword_enum! {
    /// The stage of a match: the kind of order that is due.
    Phase: "a stage" {
        /// The cards are dealt.
        Begin = "begin",
        /// A player loads their fleet before the first turn (FSF-END-5).
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
    /// An action that docks offer (section 6).
    Action: "an action" {
        /// Turns rubion into galactium, for one skyrite each (FSF-ACT-PR).
        Process = "Process",
        /// Sells rubion (FSF-ACT-TR).
        Traders = "Traders",
        /// Hires alien pilots (FSF-ACT-CA).
        Cantina = "Cantina",
        /// Makes products (FSF-ACT-MA).
        Manufacture = "Manufacture",
        /// Charges products (FSF-ACT-CH).
        Charge = "Charge",
        /// Upgrades freighters, or takes a credit (FSF-ACT-UP).
        Upgrade = "Upgrade",
    }
}

keyword_enum! {
    /// An asteroid of Alpha (FSF-GDS-2).
    Asteroid: "an asteroid" {
        /// The asteroid with skyrite.
        Skyrite = "skyrite",
        /// The asteroid with rubion.
        Rubion = "rubion",
    }
}

impl Asteroid {
    /// Returns the good of the asteroid.
    pub const fn good(self) -> Good {
        match self {
            Asteroid::Skyrite => Good::Skyrite,
            Asteroid::Rubion => Good::Rubion,
        }
    }

    /// Returns the asteroid to which a raw good belongs; `None` for a product. Galactium is the reverse side of rubion
    /// (FSF-COM-6).
    pub const fn of(good: Good) -> Option<Asteroid> {
        match good {
            Good::Skyrite => Some(Asteroid::Skyrite),
            Good::Rubion | Good::Galactium => Some(Asteroid::Rubion),
            _ => None,
        }
    }
}
