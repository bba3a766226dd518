//! Why an order is not taken, with its facts.

use super::board::Spot;
use super::vocab::{Ask, Bonus, Metal, Step, Upgrade};
use orrery_core::Colour;

/// Why an order is not taken. Of the ship of whoever gives it, unless another is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are the facts that the message names")]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// It is no answer to what is asked.
    #[error("that is not asked now, but `{ask}`")]
    NotNow { ask: Ask },
    /// The step leads nowhere from here (CB-BRD-3).
    #[error("`{step}` leads nowhere from {at}")]
    NoWay { step: Step, at: Spot },
    /// The movement is over (CB-MOV-4).
    #[error("the movement is over")]
    MovementOver,
    /// All moves are used (CB-MOV-1).
    #[error("all {moves} moves are used")]
    NoMoves { moves: u8 },
    /// Another ship is in the place (CB-BRD-5).
    #[error("{by} is there")]
    Occupied { by: Colour },
    /// The spaceport is closed (CB-UPG-3).
    #[error("the spaceport of the {quadrant} quadrant is closed to a pirate there")]
    Closed { quadrant: Colour },
    /// In breakdown that cannot be done (CB-BRK-2).
    #[error("the ship is in breakdown")]
    InBreakdown,
    /// Alone, no turn ends where it began (CB-SOL-4).
    #[error("the turn began at {at}: it may not end there")]
    NotWhereBegun { at: Spot },
    /// Not in a mine.
    #[error("the ship is in no mine")]
    NoMine,
    /// Not in a market.
    #[error("the ship is in no market")]
    NoMarket,
    /// Not in a spaceport.
    #[error("the ship is in no spaceport")]
    NoPort,
    /// Not in a gate.
    #[error("the ship is in no gate")]
    NoGate,
    /// The metal does not lie there.
    #[error("no {metal} lies there")]
    NotThere { metal: Metal },
    /// The metal is not in the hold.
    #[error("no {metal} is in the hold")]
    NotHeld { metal: Metal },
    /// The hold is full (CB-MIN-4).
    #[error("the hold has room for {room}")]
    NoRoom { room: u8 },
    /// An exchange is of two kinds.
    #[error("an exchange is of two different kinds")]
    SameKind,
    /// Three exchanges a turn (CB-MIN-2).
    #[error("no more than {most} exchanges a turn")]
    SwapsUsed { most: u8 },
    /// Three of a kind lie in the market (CB-MKT-2).
    #[error("the market takes no more than {most} {metal}")]
    KindFull { metal: Metal, most: u8 },
    /// Five metals lie in the market (CB-MKT-2).
    #[error("the market is full: {most} metals")]
    MarketFull { most: u8 },
    /// He bought it here in this turn (CB-MKT-4).
    #[error("{metal} was bought here in this turn")]
    BoughtHere { metal: Metal },
    /// He sold it here in this turn (CB-MKT-4).
    #[error("{metal} was sold here in this turn")]
    SoldHere { metal: Metal },
    /// Credits are lacking.
    #[error("{price} credits needed, {credits} there")]
    TooDear { price: u16, credits: u32 },
    /// The store has no such card.
    #[error("the store has no {upgrade}")]
    NotInStore { upgrade: Upgrade },
    /// What is built in is as good (CB-UPG-2).
    #[error("{upgrade} is no better than what is built in")]
    NoBetter { upgrade: Upgrade },
    /// He has no such card.
    #[error("no {card} in the hand")]
    NoCard { card: Bonus },
    /// The card cannot be played now (section 10).
    #[error("{card} cannot be played now")]
    NotPlayable { card: Bonus },
    /// That ship cannot be attacked: it does not play, or it is his own.
    #[error("there is no other ship of {seat}")]
    NoSuchShip { seat: Colour },
    /// The ship is not in the same open space (CB-FGT-4).
    #[error("{seat} is not in the same open space")]
    OutOfReach { seat: Colour },
    /// The other ship is in breakdown (CB-BRK-2).
    #[error("the ship of {seat} is in breakdown")]
    TheirBreakdown { seat: Colour },
    /// Once a turn (CB-FGT-4).
    #[error("one attack a turn")]
    AttackedAlready,
    /// Not faster (CB-FLE-1).
    #[error("speed {own} against {theirs}: only the faster can flee")]
    NotFaster { own: u8, theirs: u8 },
    /// Attacked at sight (CB-POL-1).
    #[error("the police attacks at sight")]
    AtSight,
    /// More Plutonium hidden than there is, or than cards (CB-BON-8).
    #[error("{plutonium} Plutonium and {cards} Hidden Holds: no more can be hidden")]
    CannotHide { plutonium: u8, cards: u8 },
    /// More hidden than there are Hidden Holds, or than the hold has.
    #[error("{cards} Hidden Holds: so many metals of the hold can be hidden")]
    TooMuchHidden { cards: u8 },
    /// The robber does not see these (CB-HID-6).
    #[error("these metals are not there to be taken")]
    NotSeen,
    /// The upgrade is not built in.
    #[error("{upgrade} is not built in")]
    NotBuiltIn { upgrade: Upgrade },
    /// More tokens than moves (CB-SIM-1).
    #[error("no more than {moves} tokens")]
    RowTooLong { moves: u8 },
    /// More tokens of a kind than there are (CB-SET-9).
    #[error("there are only {tokens} tokens `{step}`")]
    TooFewTokens { step: Step, tokens: u8 },
    /// Plans may not change (CB-SIM-5).
    #[error("plans do not change in this match")]
    NoChanges,
    /// Once a round (CB-SIM-5).
    #[error("one change a round")]
    ChangedAlready,
    /// Fewer than two are face down (CB-SIM-5).
    #[error("a token may be changed while two lie face down")]
    TooFewFaceDown,
    /// No such token lies face down.
    #[error("token {nth} does not lie face down")]
    NoSuchToken { nth: u8 },
    /// It is that already.
    #[error("token {nth} is `{step}` already")]
    SameToken { nth: u8, step: Step },
}
