//! Why an order is not taken, with its facts.

use super::cards::Card;
use super::vocab::{Adventure, Module, Phase, Resource, Seat, Ship, Thing};

/// Boosters or cannons (SC-SHIP-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A booster.
    Booster,
    /// A cannon.
    Cannon,
}

impl std::fmt::Display for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Piece::Booster => "booster",
            Piece::Cannon => "cannon",
        })
    }
}

/// Why an order is not taken. Of the ship of whoever gives it, unless another is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// It is no order of this phase (SC-TURN-1).
    #[error("that is not to be decided now, in the phase `{phase}`")]
    NotNow {
        /// What is to be decided.
        phase: Phase,
    },
    /// None of the colonies that may produce gives this (SC-PROD-3).
    #[error("no colony that may produce now gives {resource}")]
    NoSuchColony {
        /// What was asked for.
        resource: Resource,
    },
    /// There are four sectors.
    #[error("there is no sector {sector}, only 1 to 4")]
    NoSuchSector {
        /// What was asked for.
        sector: u8,
    },
    /// Cards looked at are each put back once (SC-FLY-2).
    #[error("each of the {looked_at} cards looked at is to be put back once")]
    NotEachOnce {
        /// How many there are, 1 to 3.
        looked_at: u8,
    },
    /// The speed is used up (SC-FLY-3).
    #[error("no speed is left")]
    NoSpeed,
    /// The sector has no card left (SC-FLY-6).
    #[error("no card is left in the sector")]
    SectorEmpty,
    /// No card is visited: none was revealed, or its place was filled or lies empty (SC-ACT-10, SC-PIR-6).
    #[error("no card is visited")]
    NothingVisited,
    /// The visited card was used (SC-FLY-4).
    #[error("{card} has been used in this flight")]
    CardUsed {
        /// The card visited.
        card: Card,
    },
    /// The card does not trade.
    #[error("{card} does not trade")]
    NoTrade {
        /// The card visited, or the post.
        card: Card,
    },
    /// The card does not sell this.
    #[error("{card} does not sell {thing}")]
    NotSold {
        /// The card visited, or the post.
        card: Card,
        /// What was wanted.
        thing: Thing,
    },
    /// The card does not buy this.
    #[error("{card} does not buy {thing}")]
    NotBought {
        /// The card visited, or the post.
        card: Card,
        /// What was to be sold.
        thing: Thing,
    },
    /// A deal is of one at least.
    #[error("a deal is of at least one")]
    NothingTraded,
    /// The card does not trade so many at once.
    #[error("{card} trades at most {most} at once")]
    TooMany {
        /// The card visited, or the post.
        card: Card,
        /// The most it trades in a deal.
        most: u8,
    },
    /// Something is lacking.
    #[error("{needed} {thing} needed, {has} there")]
    Lacking {
        /// What.
        thing: Thing,
        /// How much is needed.
        needed: u16,
        /// How much there is.
        has: u16,
    },
    /// Something does not fit (SC-SHIP-7).
    #[error("no room for {thing}: {capacity} fit")]
    NoRoom {
        /// What.
        thing: Thing,
        /// How much the bay or the laboratory holds.
        capacity: u8,
    },
    /// There is no such ship in the hangar.
    #[error("no {ship} in the hangar")]
    NoShip {
        /// Which.
        ship: Ship,
    },
    /// No colony can be founded there (SC-ACT-9).
    #[error("no colony can be founded on {card}")]
    NoColonyPlanet {
        /// The card visited.
        card: Card,
    },
    /// No trading post can be founded there (SC-ACT-8).
    #[error("no trading post can be founded at {card}")]
    NoPostPlace {
        /// The card visited.
        card: Card,
    },
    /// The adventure does not lie face up.
    #[error("{adventure} does not lie face up")]
    NotFaceUp {
        /// Which.
        adventure: Adventure,
    },
    /// The adventure is on another planet.
    #[error("{adventure} is on {planet}")]
    OnAnotherPlanet {
        /// Which.
        adventure: Adventure,
        /// The planet it names.
        planet: Card,
    },
    /// The adventure was turned up at this planet in this flight (SC-ADV-5).
    #[error("{adventure} was turned up here: it can be done in another flight")]
    TurnedUpHere {
        /// Which.
        adventure: Adventure,
    },
    /// The condition asks for more firepower (SC-ADV-6).
    #[error("{needed} firepower needed, {has} there")]
    Firepower {
        /// How much is needed.
        needed: u8,
        /// How much there is.
        has: u8,
    },
    /// The condition asks for more boost.
    #[error("{needed} boost needed, {has} there")]
    Boost {
        /// How much is needed.
        needed: u8,
        /// How much there is.
        has: u8,
    },
    /// The reward is not so large (SC-ADV-2).
    #[error("{adventure} gives {most} resources at most")]
    RewardTooLarge {
        /// Which.
        adventure: Adventure,
        /// The most that may be taken.
        most: u8,
    },
    /// The reward does not allow this.
    #[error("{adventure} does not give {thing}")]
    RewardExcludes {
        /// Which.
        adventure: Adventure,
        /// What was to be taken.
        thing: Thing,
    },
    /// There is no such module.
    #[error("no {module} module")]
    NoModule {
        /// Which.
        module: Module,
    },
    /// It is no post of his.
    #[error("no trading post at {card}")]
    NotHisPost {
        /// What was named.
        card: Card,
    },
    /// The post was used in this turn (SC-TRADE-1).
    #[error("the post at {card} has been used in this turn")]
    PostUsed {
        /// Which.
        card: Card,
    },
    /// Two posts were used in this turn.
    #[error("{most} trading posts have been used in this turn")]
    PostsDone {
        /// How many may be used.
        most: u8,
    },
    /// Every purchase of the Trade module was made (SC-TRADE-2).
    #[error("the Trade module allows {most} purchases a turn")]
    DemandsDone {
        /// How many it allows, its level.
        most: u8,
    },
    /// The other does not have it.
    #[error("the other has {has} {thing}, not {needed}")]
    OtherLacks {
        /// What.
        thing: Thing,
        /// How much is needed.
        needed: u16,
        /// How much he has.
        has: u16,
    },
    /// It does not fit into the other's ship (SC-TRADE-3).
    #[error("the other has no room for {thing}: {capacity} fit")]
    OtherNoRoom {
        /// What.
        thing: Thing,
        /// How much his bay or laboratory holds.
        capacity: u8,
    },
    /// The match has no exchange (SC-TRADE-4).
    #[error("there is no exchange in this match")]
    NoExchange,
    /// All offers of the turn were made.
    #[error("{most} offers have been made in this turn")]
    OffersDone {
        /// How many may be made.
        most: u8,
    },
    /// Each side of an exchange gives something.
    #[error("each side gives something")]
    OneSided,
    /// Nothing is on both sides.
    #[error("{thing} is on both sides")]
    OnBothSides {
        /// What.
        thing: Thing,
    },
    /// The same was offered in this turn and refused.
    #[error("the same offer was refused in this turn")]
    RefusedBefore,
    /// The hangar is full (SC-SHIP-4).
    #[error("no room in the hangar: {capacity} ships fit")]
    HangarFull {
        /// How many fit.
        capacity: u8,
    },
    /// All places are taken (SC-SHIP-5).
    #[error("no place for another {piece}: there are {most}")]
    PiecesFull {
        /// Which.
        piece: Piece,
        /// How many places there are.
        most: u8,
    },
    /// Pieces are raised when all places are taken.
    #[error("a {piece} is raised to level 2 when there are {most}, not {has}")]
    PiecesMissing {
        /// Which.
        piece: Piece,
        /// How many places there are.
        most: u8,
        /// How many are taken.
        has: u8,
    },
    /// All pieces are of level 2.
    #[error("every {piece} is of level 2")]
    PiecesRaised {
        /// Which.
        piece: Piece,
    },
    /// He has this module.
    #[error("the {module} module is there already")]
    HasModule {
        /// Which.
        module: Module,
    },
    /// He has this module at level 2.
    #[error("the {module} module is of level 2 already")]
    ModuleRaised {
        /// Which.
        module: Module,
    },
    /// The other has the only module of level 2 of this kind (SC-BUILD-3).
    #[error("{holder} has the {module} module of level 2")]
    LevelTwoHeld {
        /// Which.
        module: Module,
        /// Who has it.
        holder: Seat,
    },
}
