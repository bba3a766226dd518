//! Why an order is not taken, with its facts.

use super::pilots::Pilot;
use super::vocab::{Action, Alien, Good, Half, Product, Ship, Stage};

/// Why an order is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// It is no order of this stage.
    #[error("that is not to be decided now, in the stage `{stage}`")]
    NotNow {
        /// What is to be done.
        stage: Stage,
    },
    /// The pilot is not in the hand.
    #[error("{pilot} is not in the hand")]
    NotInHand {
        /// Who was named.
        pilot: Pilot,
    },
    /// Only the Commander and aliens use the die (FSF-PIL-3).
    #[error("{pilot} has a number and does not use the die")]
    NoDie {
        /// Who was played.
        pilot: Pilot,
    },
    /// No dock is free to land in (FSF-FLY-1).
    #[error("all eight docks are taken")]
    AllTaken,
    /// No shuttle is there to lift off (FSF-FLY-2).
    #[error("all eight docks are free")]
    AllFree,
    /// The pilot does not lead there (FSF-FLY-1, FSF-FLY-2).
    #[error("{pilot} does not lead to dock {dock}")]
    NotThere {
        /// Who flies.
        pilot: Pilot,
        /// The dock that was named.
        dock: u8,
    },
    /// Goods go another way now (FSF-GDS-2 to FSF-GDS-5).
    #[error("goods go another way in this flight")]
    OtherWay {
        /// The half.
        half: Half,
        /// Whether the shuttle landed.
        landed: bool,
    },
    /// Goods are moved once a turn (FSF-GDS-6).
    #[error("goods were moved in this turn")]
    MovedAlready,
    /// After an action no goods come from a landed shuttle (FSF-TURN-2).
    #[error("an action was used, goods would have come before it")]
    ActedAlready,
    /// After loading there is no action (FSF-TURN-2).
    #[error("goods were loaded, an action would have come before that")]
    LoadedAlready,
    /// More than the shuttle carries (FSF-FLY-3).
    #[error("{total} goods are more than the capacity of {capacity}")]
    OverCapacity {
        /// What was ordered; 99 for more.
        total: u8,
        /// The capacity.
        capacity: u8,
    },
    /// One asteroid or freighter a turn (FSF-GDS-2 to FSF-GDS-5).
    #[error("one {} takes part in a turn", if *.asteroids { "asteroid" } else { "freighter" })]
    OnlyOne {
        /// Whether asteroids were meant; else freighters.
        asteroids: bool,
    },
    /// Asteroids do not give this.
    #[error("no asteroid gives {good}")]
    NotThereToTake {
        /// What was named.
        good: Good,
    },
    /// There are not as many there.
    #[error("there is not enough {good}")]
    NotEnough {
        /// Of what.
        good: Good,
    },
    /// Pairs are made by a Smuggler (FSF-ALN-SM).
    #[error("goods are put on top of others in a Smuggler's turn only")]
    NoSmuggler,
    /// Goods are taken off pairs where a freighter is unloaded (FSF-ALN-SM3).
    #[error("{good} is taken off a pair only when a freighter is unloaded")]
    NotOffPairs {
        /// What was named.
        good: Good,
    },
    /// There are not as many pairs.
    #[error("there are not as many pairs of {good}")]
    NoPair {
        /// Of what.
        good: Good,
    },
    /// No single good is there to lie on.
    #[error("there is no single {good} below")]
    NothingBelow {
        /// Of what.
        good: Good,
    },
    /// It does not fit into the warehouse (FSF-GDS-1).
    #[error("the warehouse has {size} spaces")]
    WarehouseFull {
        /// Its spaces.
        size: u8,
    },
    /// It does not fit into the hold (FSF-GDS-1).
    #[error("the hold of {ship} has {size} spaces")]
    HoldFull {
        /// Which freighter.
        ship: Ship,
        /// Its spaces.
        size: u8,
    },
    /// He has no such freighter.
    #[error("there is no freighter {ship} in the fleet")]
    NoFreighter {
        /// Which.
        ship: Ship,
    },
    /// The dock does not offer this (FSF-ACT-1).
    #[error("dock {dock} does not offer {action}")]
    NotHere {
        /// What was wanted.
        action: Action,
        /// The dock used.
        dock: u8,
    },
    /// An action is used once (FSF-ACT-1).
    #[error("{action} was used in this turn")]
    UsedAlready {
        /// Which.
        action: Action,
    },
    /// By an option it is done once a use (FSF-ACT-PR, FSF-ACT-TR).
    #[error("{action} is done once in a use")]
    OnlyOnce {
        /// Which.
        action: Action,
    },
    /// The bank is empty (FSF-CRD-1).
    #[error("the bank is empty")]
    BankEmpty,
    /// He has no credit.
    #[error("there is no credit to pay with")]
    NoCredit,
    /// No alien pilot is left (FSF-ACT-CA).
    #[error("no alien pilot is left")]
    NobodyToHire,
    /// The pilot was not shown (FSF-ACT-CA).
    #[error("{pilot} was not shown")]
    NotShown {
        /// Who was named.
        pilot: Pilot,
    },
    /// No freighter would come anyway (FSF-ACT-CA2).
    #[error("no freighter would come")]
    NoneWouldCome,
    /// The product is not in play (FSF-SET-6).
    #[error("{product} is not in play")]
    NotInPlay {
        /// Which.
        product: Product,
    },
    /// The card allows fewer times (FSF-ACT-MA).
    #[error("{product} can be made {most} times in one use")]
    TooOften {
        /// Which.
        product: Product,
        /// The most.
        most: u8,
    },
    /// No token is left on the card (FSF-ACT-MA).
    #[error("no token of {product} is left")]
    NoTokens {
        /// Which.
        product: Product,
    },
    /// No plain product is in the warehouse (FSF-ACT-CH).
    #[error("there is nothing to charge")]
    NothingToCharge,
    /// The freighter is upgraded (FSF-ACT-UP).
    #[error("{ship} is upgraded")]
    UpgradedAlready {
        /// Which.
        ship: Ship,
    },
    /// The freighter is not empty (FSF-ACT-UP).
    #[error("{ship} is not empty")]
    NotEmpty {
        /// Which.
        ship: Ship,
    },
    /// One bribe a half (FSF-CRD-3).
    #[error("the dock master was bribed in this half")]
    BribedAlready,
    /// A shuttle lies there.
    #[error("dock {dock} is taken")]
    DockTaken {
        /// Which.
        dock: u8,
    },
    /// No shuttle lies there.
    #[error("dock {dock} is free")]
    DockFree {
        /// Which.
        dock: u8,
    },
    /// The pilot cannot be kept (FSF-MID-2).
    #[error("{pilot} cannot be kept")]
    NotToKeep {
        /// Who was named.
        pilot: Pilot,
    },
    /// In a match of before one pilot is kept of each freighter's colour (FSF-MID-2).
    #[error("one pilot is kept for the {alien} freighter")]
    OneEach {
        /// Of which colour not.
        alien: Alien,
    },
    /// Of each freighter's colour one pilot at most is kept (FSF-MID-2).
    #[error("one pilot at most is kept for the {alien} freighter")]
    OneAtMost {
        /// Of which colour more are named.
        alien: Alien,
    },
    /// All that is given is loaded, and nothing else (FSF-END-5).
    #[error("6 skyrite and 4 galactium are loaded, all of them")]
    NotStowed,
}
