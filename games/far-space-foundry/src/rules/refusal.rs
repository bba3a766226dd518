//! Refusals: the reasons why an order is illegal, with the facts for their texts.

use super::pilots::Pilot;
use super::vocab::{Action, Alien, FreighterKind, Good, MatchHalf, Phase, Product};
use orrery_core::Message;

/// The reason why an order is illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Message)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The order does not belong to this stage.
    #[error("the order is not possible in the stage `{stage}`")]
    NotNow {
        /// The current stage.
        stage: Phase,
    },
    /// The pilot is not in the mover's hand.
    #[error("{pilot} is not in the hand")]
    NotInHand {
        /// The pilot in the order.
        pilot: Pilot,
    },
    /// Only the Commander and aliens use the die (FSF-PIL-3).
    #[error("{pilot} has a number and does not use the die")]
    NoDie {
        /// The pilot in the order.
        pilot: Pilot,
    },
    /// All docks are taken, so no shuttle can land (FSF-FLY-1).
    #[error("all eight docks are taken")]
    AllTaken,
    /// No shuttle is in a dock, so none can lift off (FSF-FLY-2).
    #[error("all eight docks are free")]
    AllFree,
    /// The pilot does not reach this dock (FSF-FLY-1, FSF-FLY-2).
    #[error("{pilot} does not lead to dock {dock}")]
    NotThere {
        /// The pilot who flies.
        pilot: Pilot,
        /// The dock in the order.
        dock: u8,
    },
    /// In this half, goods move in another direction after this flight (FSF-GDS-2 to FSF-GDS-5).
    #[error("goods move the other way in this flight")]
    OtherWay {
        /// The current half.
        half: MatchHalf,
        /// True if the shuttle landed, false if it lifted off.
        landed: bool,
    },
    /// Goods were already moved in this turn (FSF-GDS-6).
    #[error("goods were already moved this turn")]
    MovedAlready,
    /// No goods can be moved from a landed shuttle after an action was used (FSF-TURN-2).
    #[error("an action was already used: goods must be moved before it")]
    ActedAlready,
    /// No action can be used after goods were loaded (FSF-TURN-2).
    #[error("goods were already loaded: an action must be used before that")]
    LoadedAlready,
    /// The order moves more goods than the shuttle carries (FSF-FLY-3).
    #[error("{total} goods are more than the capacity of {capacity}")]
    OverCapacity {
        /// Number of goods in the order; 99 for any higher number.
        total: u8,
        /// The capacity of the flight.
        capacity: u8,
    },
    /// Only one asteroid or freighter may take part in a turn (FSF-GDS-2 to FSF-GDS-5).
    #[error("only one {} can take part in a turn", if *.asteroids { "asteroid" } else { "freighter" })]
    OnlyOne {
        /// True for asteroids, false for freighters.
        asteroids: bool,
    },
    /// No asteroid has this good.
    #[error("no asteroid gives {good}")]
    NotThereToTake {
        /// The good in the order.
        good: Good,
    },
    /// There is not enough of a good to move or use.
    #[error("there is not enough {good}")]
    NotEnough {
        /// The good that is too scarce.
        good: Good,
    },
    /// Only a Smuggler stacks goods in pairs (FSF-ALN-SM).
    #[error("goods can be put on top of others only in a Smuggler's turn")]
    NoSmuggler,
    /// Goods are taken off pairs only when a freighter is unloaded (FSF-ALN-SM3).
    #[error("{good} can be taken off a pair only when a freighter is unloaded")]
    NotOffPairs {
        /// The good in the order.
        good: Good,
    },
    /// There are too few pairs to take goods off.
    #[error("there are not as many pairs of {good}")]
    NoPair {
        /// The good of the pairs.
        good: Good,
    },
    /// There are too few single goods to stack on.
    #[error("there is no single {good} below")]
    NothingBelow {
        /// The good to be stacked.
        good: Good,
    },
    /// The goods do not fit into the warehouse (FSF-GDS-1).
    #[error("the warehouse has only {size} spaces")]
    WarehouseFull {
        /// Number of spaces of the warehouse.
        size: u8,
    },
    /// The goods do not fit into the hold (FSF-GDS-1).
    #[error("the hold of {ship} has only {size} spaces")]
    HoldFull {
        /// The freighter of the hold.
        ship: FreighterKind,
        /// Number of spaces of the hold.
        size: u8,
    },
    /// The player does not have this freighter.
    #[error("there is no freighter {ship} in the fleet")]
    NoFreighter {
        /// The freighter in the order.
        ship: FreighterKind,
    },
    /// The dock does not offer this action (FSF-ACT-1).
    #[error("dock {dock} does not offer {action}")]
    NotHere {
        /// The action in the order.
        action: Action,
        /// The dock that the shuttle used.
        dock: u8,
    },
    /// The action was already used in this turn (FSF-ACT-1).
    #[error("{action} was already used this turn")]
    UsedAlready {
        /// The action in the order.
        action: Action,
    },
    /// An option allows only one process or sale per use (FSF-ACT-PR, FSF-ACT-TR).
    #[error("{action} can be done only once per use")]
    OnlyOnce {
        /// The action in the order.
        action: Action,
    },
    /// The bank is empty (FSF-CRD-1).
    #[error("the bank is empty")]
    BankEmpty,
    /// The player has no credit.
    #[error("there is no credit to pay with")]
    NoCredit,
    /// No alien pilot is left to hire (FSF-ACT-CA).
    #[error("no alien pilot is left")]
    NobodyToHire,
    /// The pilot was not shown (FSF-ACT-CA).
    #[error("{pilot} was not shown")]
    NotShown {
        /// The pilot in the order.
        pilot: Pilot,
    },
    /// No freighter would arrive, so none can be left (FSF-ACT-CA2).
    #[error("no freighter would arrive")]
    NoneWouldCome,
    /// The product is not in play (FSF-SET-6).
    #[error("{product} is not in play")]
    NotInPlay {
        /// The product in the order.
        product: Product,
    },
    /// The card cannot be used that many times (FSF-ACT-MA).
    #[error("{product} can be made only {most} times in one use")]
    TooOften {
        /// The product of the card.
        product: Product,
        /// Maximum number of uses of the card.
        most: u8,
    },
    /// No token is left on the card (FSF-ACT-MA).
    #[error("no token of {product} is left")]
    NoTokens {
        /// The product of the card.
        product: Product,
    },
    /// No plain product is in the warehouse (FSF-ACT-CH).
    #[error("there is nothing to charge")]
    NothingToCharge,
    /// The freighter is upgraded already (FSF-ACT-UP).
    #[error("{ship} is already upgraded")]
    UpgradedAlready {
        /// The freighter in the order.
        ship: FreighterKind,
    },
    /// The freighter is not empty (FSF-ACT-UP).
    #[error("{ship} is not empty")]
    NotEmpty {
        /// The freighter in the order.
        ship: FreighterKind,
    },
    /// The player has already bribed the dock master in this half (FSF-CRD-3).
    #[error("the dock master was already bribed in this half")]
    BribedAlready,
    /// A shuttle is in the dock already.
    #[error("dock {dock} is taken")]
    DockTaken {
        /// The dock in the order.
        dock: u8,
    },
    /// No shuttle is in the dock.
    #[error("dock {dock} is free")]
    DockFree {
        /// The dock in the order.
        dock: u8,
    },
    /// The pilot cannot be kept (FSF-MID-2).
    #[error("{pilot} cannot be kept")]
    NotToKeep {
        /// The pilot in the order.
        pilot: Pilot,
    },
    /// In a match of version 1, one pilot of the colour of each alien freighter must be kept (FSF-MID-2).
    #[error("one pilot must be kept for the {alien} freighter")]
    OneEach {
        /// The colour of which no pilot is kept.
        alien: Alien,
    },
    /// At most one pilot of the colour of each alien freighter can be kept (FSF-MID-2).
    #[error("at most one pilot can be kept for the {alien} freighter")]
    OneAtMost {
        /// The colour of which more than one pilot is kept.
        alien: Alien,
    },
    /// The cargo is not exactly the goods to stow (FSF-END-5).
    #[error("all of the 6 skyrite and 4 galactium must be loaded")]
    NotStowed,
}
