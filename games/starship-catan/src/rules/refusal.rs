//! Refusals: the reasons why an order is not legal, with their facts.

use super::cards::Card;
use super::vocab::{Adventure, Commodity, Module, Phase, Resource, Seat, Ship};
use orrery_core::Message;

/// A kind of piece on a ship: boosters or cannons (SC-SHIP-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EquipmentKind {
    /// A booster of any level.
    Booster,
    /// A cannon of any level.
    Cannon,
}

impl std::fmt::Display for EquipmentKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            EquipmentKind::Booster => "booster",
            EquipmentKind::Cannon => "cannon",
        })
    }
}

/// The reason why an order is refused. The facts are about the player who gives the order, unless the other player is mentioned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Message)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The order does not belong to this phase (SC-TURN-1).
    #[error("the order is not possible in the phase `{phase}`")]
    NotNow {
        /// The current phase.
        phase: Phase,
    },
    /// None of the colonies that may produce gives this resource (SC-PROD-3).
    #[error("no colony that may produce now gives {resource}")]
    NoSuchColony {
        /// The resource specified in the order.
        resource: Resource,
    },
    /// There is no such sector: sectors are numbered 1 to 4.
    #[error("there is no sector {sector}, only 1 to 4")]
    NoSuchSector {
        /// The sector specified in the order.
        sector: u8,
    },
    /// The order does not put back each of the inspected cards exactly once (SC-FLY-2).
    #[error("each of the {looked_at} cards looked at must be put back once")]
    NotEachOnce {
        /// The number of inspected cards, 1 to 3.
        looked_at: u8,
    },
    /// The speed is used up (SC-FLY-3).
    #[error("no speed is left")]
    NoSpeed,
    /// The sector has no card left (SC-FLY-6).
    #[error("no card is left in the sector")]
    SectorEmpty,
    /// No card is visited: none was revealed, or the visited card was taken out of the row (SC-ACT-10, SC-PIR-6).
    #[error("no card is visited")]
    NothingVisited,
    /// The visited card was already used (SC-FLY-4).
    #[error("{card} has already been used in this flight")]
    CardUsed {
        /// The visited card.
        card: Card,
    },
    /// The card does not trade.
    #[error("{card} does not trade")]
    NoTrade {
        /// The visited card or the trading post.
        card: Card,
    },
    /// The card does not sell this commodity.
    #[error("{card} does not sell {thing}")]
    NotSold {
        /// The visited card or the trading post.
        card: Card,
        /// The commodity that the player wants to buy.
        thing: Commodity,
    },
    /// The card does not buy this commodity.
    #[error("{card} does not buy {thing}")]
    NotBought {
        /// The visited card or the trading post.
        card: Card,
        /// The commodity that the player wants to sell.
        thing: Commodity,
    },
    /// The deal is empty.
    #[error("a deal needs at least one")]
    NothingTraded,
    /// The card does not trade this many units per deal.
    #[error("{card} trades at most {most} at once")]
    TooMany {
        /// The visited card or the trading post.
        card: Card,
        /// The maximum number of units that the card trades per deal.
        most: u8,
    },
    /// The player does not have enough of a commodity.
    #[error("{needed} {thing} needed, but the player has {has}")]
    Lacking {
        /// The missing commodity.
        thing: Commodity,
        /// The amount needed.
        needed: u16,
        /// The amount held.
        has: u16,
    },
    /// There is no room for a commodity (SC-SHIP-7).
    #[error("no room for {thing}: only {capacity} fit")]
    NoRoom {
        /// The commodity for which there is no room.
        thing: Commodity,
        /// The capacity of the bay or the laboratory.
        capacity: u8,
    },
    /// There is no such ship in the hangar.
    #[error("there is no {ship} in the hangar")]
    NoShip {
        /// The missing ship.
        ship: Ship,
    },
    /// No colony can be founded on the visited card (SC-ACT-9).
    #[error("no colony can be founded on {card}")]
    NoColonyPlanet {
        /// The visited card.
        card: Card,
    },
    /// No trading post can be founded on the visited card (SC-ACT-8).
    #[error("no trading post can be founded at {card}")]
    NoPostPlace {
        /// The visited card.
        card: Card,
    },
    /// The adventure is not face up.
    #[error("{adventure} is not face up")]
    NotFaceUp {
        /// The adventure specified in the order.
        adventure: Adventure,
    },
    /// The adventure takes place on another planet.
    #[error("{adventure} is on {planet}")]
    OnAnotherPlanet {
        /// The adventure specified in the order.
        adventure: Adventure,
        /// The planet on which the adventure takes place.
        planet: Card,
    },
    /// The adventure was turned up while the mover was at this planet (SC-ADV-5).
    #[error("{adventure} was turned up here: it can be done in another flight")]
    TurnedUpHere {
        /// The adventure specified in the order.
        adventure: Adventure,
    },
    /// The condition requires more firepower (SC-ADV-6).
    #[error("{needed} firepower needed, but the ship has {has}")]
    Firepower {
        /// The firepower needed.
        needed: u8,
        /// The firepower of the ship.
        has: u8,
    },
    /// The condition requires more boost.
    #[error("{needed} boost needed, but the ship has {has}")]
    Boost {
        /// The boost needed.
        needed: u8,
        /// The boost of the ship.
        has: u8,
    },
    /// The order takes more resources than the reward allows (SC-ADV-2).
    #[error("{adventure} gives at most {most} resources")]
    RewardTooLarge {
        /// The adventure specified in the order.
        adventure: Adventure,
        /// The maximum number of resources that may be taken.
        most: u8,
    },
    /// The reward excludes this commodity.
    #[error("{adventure} does not give {thing}")]
    RewardExcludes {
        /// The adventure specified in the order.
        adventure: Adventure,
        /// The excluded commodity.
        thing: Commodity,
    },
    /// The player does not have this module.
    #[error("there is no {module} module")]
    NoModule {
        /// The module specified in the order.
        module: Module,
    },
    /// The card is not a trading post of this player.
    #[error("there is no trading post at {card}")]
    NotHisPost {
        /// The card specified in the order.
        card: Card,
    },
    /// The post was already used this turn (SC-TRADE-1).
    #[error("the post at {card} has already been used this turn")]
    PostUsed {
        /// The trading post.
        card: Card,
    },
    /// The maximum number of trading posts was already used this turn (SC-TRADE-1).
    #[error("{most} trading posts have already been used this turn")]
    PostsDone {
        /// The maximum number of posts used per turn.
        most: u8,
    },
    /// All purchases with the Trade module were already made this turn (SC-TRADE-2).
    #[error("the Trade module allows {most} purchases per turn")]
    DemandsDone {
        /// The maximum number of purchases per turn, which is the module's level.
        most: u8,
    },
    /// The other player does not have enough of a commodity.
    #[error("the opponent has {has} {thing}, not {needed}")]
    OtherLacks {
        /// The missing commodity.
        thing: Commodity,
        /// The amount needed.
        needed: u16,
        /// The amount that the other player has.
        has: u16,
    },
    /// There is no room for a commodity in the other player's ship (SC-TRADE-3).
    #[error("the opponent has no room for {thing}: only {capacity} fit")]
    OtherNoRoom {
        /// The commodity for which there is no room.
        thing: Commodity,
        /// The capacity of the other player's bay or laboratory.
        capacity: u8,
    },
    /// The match is played without exchanges (SC-TRADE-4).
    #[error("there is no exchange in this match")]
    NoExchange,
    /// All offers of this turn were already made.
    #[error("{most} offers have already been made this turn")]
    OffersDone {
        /// The maximum number of offers per turn.
        most: u8,
    },
    /// One side of the exchange gives nothing.
    #[error("each side must give something")]
    OneSided,
    /// A commodity is on both sides of the exchange.
    #[error("{thing} is on both sides")]
    OnBothSides {
        /// The commodity on both sides.
        thing: Commodity,
    },
    /// The same offer was already refused this turn.
    #[error("the same offer was already refused this turn")]
    RefusedBefore,
    /// The hangar is full (SC-SHIP-4).
    #[error("no room in the hangar: only {capacity} ships fit")]
    HangarFull {
        /// The capacity of the hangar.
        capacity: u8,
    },
    /// All places for boosters, or all for cannons, are taken (SC-SHIP-5).
    #[error("no place for another {piece}: there are already {most}")]
    PiecesFull {
        /// The kind of piece.
        piece: EquipmentKind,
        /// The number of places.
        most: u8,
    },
    /// Some places are still free: boosters or cannons can be upgraded only once all their places are taken.
    #[error("a {piece} can be raised to level 2 when there are {most}, not {has}")]
    PiecesMissing {
        /// The kind of piece.
        piece: EquipmentKind,
        /// The number of places.
        most: u8,
        /// The number of places taken.
        has: u8,
    },
    /// All boosters, or all cannons, are already of level 2.
    #[error("every {piece} is already at level 2")]
    PiecesRaised {
        /// The kind of piece.
        piece: EquipmentKind,
    },
    /// The player already has this module.
    #[error("the {module} module is already there")]
    HasModule {
        /// The module that the player already has.
        module: Module,
    },
    /// The player already has this module at level 2.
    #[error("the {module} module is already at level 2")]
    ModuleRaised {
        /// The module that is already of level 2.
        module: Module,
    },
    /// The other player has the only module of level 2 of this kind (SC-BUILD-3).
    #[error("{holder} already has the {module} module at level 2")]
    LevelTwoHeld {
        /// The module whose level 2 is taken.
        module: Module,
        /// The owner of the module of level 2.
        holder: Seat,
    },
}
