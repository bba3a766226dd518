//! The reasons why an order is refused, with their facts.

use super::board::BoardSpot;
use super::vocab::{BonusCard, DecisionKind, Metal, MoveStep, Upgrade};
use orrery_core::{Colour, Message};

/// The reason why an order is refused. Unless another ship is named, the reason is about the ship of the player who gives the
/// order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Message)]
#[allow(missing_docs, reason = "the fields are the facts that the message names")]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The order does not answer the current question.
    #[error("the order does not answer the current question, `{ask}`")]
    NotNow { ask: DecisionKind },
    /// The step leads nowhere from the spot of the ship (CB-BRD-3).
    #[error("`{step}` leads nowhere from {at}")]
    NoWay { step: MoveStep, at: BoardSpot },
    /// The movement is over (CB-MOV-4).
    #[error("the movement is over")]
    MovementOver,
    /// All moves are used (CB-MOV-1).
    #[error("all {moves} moves are used")]
    NoMoves { moves: u8 },
    /// Another ship is already at the place (CB-BRD-5).
    #[error("the ship of {by} is there")]
    Occupied { by: Colour },
    /// The spaceport is closed (CB-UPG-3).
    #[error("the spaceport of the {quadrant} quadrant is closed to a pirate there")]
    Closed { quadrant: Colour },
    /// A broken-down ship cannot carry out the order (CB-BRK-2).
    #[error("the ship is in breakdown")]
    InBreakdown,
    /// The turn of a solo match would end where it began (CB-SOL-4).
    #[error("the turn began at {at}: it may not end there")]
    NotWhereBegun { at: BoardSpot },
    /// The ship is not in a mine.
    #[error("the ship is not in a mine")]
    NoMine,
    /// The ship is not at a market.
    #[error("the ship is not in a market")]
    NoMarket,
    /// The ship is not at a spaceport.
    #[error("the ship is not in a spaceport")]
    NoPort,
    /// The ship is not at a gate.
    #[error("the ship is not in a gate")]
    NoGate,
    /// The metal to take or to buy is not there.
    #[error("there is no {metal}")]
    NotThere { metal: Metal },
    /// The metal is not in the hold.
    #[error("there is no {metal} in the hold")]
    NotHeld { metal: Metal },
    /// The hold is full (CB-MIN-4).
    #[error("the hold has room for only {room}")]
    NoRoom { room: u8 },
    /// The metals to exchange are of the same kind.
    #[error("an exchange needs two different kinds")]
    SameKind,
    /// The three exchanges of the turn are used (CB-MIN-2).
    #[error("no more than {most} exchanges are allowed per turn")]
    SwapsUsed { most: u8 },
    /// The market already has three metals of the kind (CB-MKT-2).
    #[error("the market takes no more than {most} {metal}")]
    KindFull { metal: Metal, most: u8 },
    /// The market already has five metals (CB-MKT-2).
    #[error("the market is full: {most} metals")]
    MarketFull { most: u8 },
    /// The player bought metals of the kind at this market in this turn (CB-MKT-4).
    #[error("{metal} was bought here this turn")]
    BoughtHere { metal: Metal },
    /// The player sold metals of the kind at this market in this turn (CB-MKT-4).
    #[error("{metal} was sold here this turn")]
    SoldHere { metal: Metal },
    /// The player has too few credits.
    #[error("{price} credits are needed, but the player has {credits}")]
    TooDear { price: u16, credits: u32 },
    /// The store does not have the upgrade.
    #[error("the store has no {upgrade}")]
    NotInStore { upgrade: Upgrade },
    /// The installed upgrade is at least as good (CB-UPG-2).
    #[error("{upgrade} is not better than the built-in upgrade")]
    NoBetter { upgrade: Upgrade },
    /// The player does not have the card.
    #[error("there is no {card} in the hand")]
    NoCard { card: BonusCard },
    /// The card cannot be played now (section 10).
    #[error("{card} cannot be played now")]
    NotPlayable { card: BonusCard },
    /// There is no other ship of this colour: the colour does not play, or it is the player's own.
    #[error("there is no other ship of {seat}")]
    NoSuchShip { seat: Colour },
    /// The other ship is not in the same open space (CB-FGT-4).
    #[error("{seat} is not in the same open space")]
    OutOfReach { seat: Colour },
    /// The other ship is broken down (CB-BRK-2).
    #[error("the ship of {seat} is in breakdown")]
    TheirBreakdown { seat: Colour },
    /// The player has already attacked in this turn (CB-FGT-4).
    #[error("only one attack is allowed per turn")]
    AttackedAlready,
    /// The ship is not faster than its opponent (CB-FLE-1).
    #[error("speed {own} against {theirs}: only the faster ship can flee")]
    NotFaster { own: u8, theirs: u8 },
    /// The player cannot submit, because the police attack without an inspection (CB-POL-1).
    #[error("the police attack on sight")]
    AtSight,
    /// The player would hide more Plutonium than there is, or more than their cards allow (CB-BON-8).
    #[error("with {plutonium} Plutonium and {cards} Hidden Holds, no more can be hidden")]
    CannotHide { plutonium: u8, cards: u8 },
    /// The player would hide more metals than they have Hidden Holds, or metals that are not in the hold.
    #[error("with {cards} Hidden Holds, only as many metals of the hold can be hidden")]
    TooMuchHidden { cards: u8 },
    /// The robber does not see these metals (CB-HID-6).
    #[error("these metals cannot be taken")]
    NotSeen,
    /// The upgrade is not installed.
    #[error("{upgrade} is not built in")]
    NotBuiltIn { upgrade: Upgrade },
    /// The row has more tokens than the ship has moves (CB-SIM-1).
    #[error("no more than {moves} tokens are allowed")]
    RowTooLong { moves: u8 },
    /// The row has more tokens of a kind than the player owns (CB-SET-9).
    #[error("there are only {tokens} `{step}` tokens")]
    TooFewTokens { step: MoveStep, tokens: u8 },
    /// Plans may not be changed in this match (CB-SIM-5).
    #[error("plans cannot be changed in this match")]
    NoChanges,
    /// The player has already changed a token in this round (CB-SIM-5).
    #[error("only one change is allowed per round")]
    ChangedAlready,
    /// Fewer than two tokens are face down (CB-SIM-5).
    #[error("a token can be changed only while at least two are face down")]
    TooFewFaceDown,
    /// No face-down token has this number.
    #[error("token {nth} is not face down")]
    NoSuchToken { nth: u8 },
    /// The token already has this step.
    #[error("token {nth} is already `{step}`")]
    SameToken { nth: u8, step: MoveStep },
}
