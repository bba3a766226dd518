//! What happened because of an order: for the log, the board's motion and the sounds. Kinds that somebody may not know are options.

use super::board::{Line, Spot};
use super::metals::Metals;
use super::order::Play;
use super::row::Row;
use super::vocab::{Bonus, Metal, Objective, Step, Token, Upgrade};
use orrery_core::Colour;

/// How a token meets a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meets {
    /// The police inspects (CB-POL-1).
    Inspection,
    /// The police attacks at sight.
    Sight,
    /// Miners (CB-ALI-3).
    Miners,
    /// Raiders attack (CB-ALI-2).
    Raid,
    /// Raiders let a pirate be.
    Peace,
    /// The corsair attacks (CB-SOL-3).
    Corsair,
}

/// Whom somebody fights.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rival {
    /// The police.
    Police,
    /// A miner.
    Miner,
    /// Raiders.
    Raiders,
    /// The corsair.
    Corsair,
    /// Another ship.
    Ship(Colour),
}

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A ship took a step.
    Moved {
        /// Whose.
        seat: Colour,
        /// Where it is now.
        to: Spot,
    },
    /// A token of a row was shown and could not be carried out (CB-SIM-2).
    StepLost {
        /// Whose.
        seat: Colour,
        /// The step.
        step: Step,
    },
    /// A bonus card was drawn (CB-MIN-1).
    BonusDrawn {
        /// Who drew.
        seat: Colour,
        /// Which; for others nothing.
        card: Option<Bonus>,
    },
    /// A metal was found in a mine never entered before.
    Found {
        /// Who drew.
        seat: Colour,
        /// Which; for others nothing.
        metal: Option<Metal>,
    },
    /// The metals of a mine were laid face up (CB-MIN-3).
    Laid {
        /// The mine.
        mine: Spot,
        /// What lies there.
        metals: Metals,
    },
    /// A metal was taken from a mine.
    Taken {
        /// Who took it.
        seat: Colour,
        /// Which; nothing where it lay face down to whom it is told.
        metal: Option<Metal>,
        /// Whether it lay face up.
        open: bool,
    },
    /// A metal was exchanged in a mine.
    Swapped {
        /// Who.
        seat: Colour,
        /// What was given and taken.
        metals: Option<(Metal, Metal)>,
        /// Whether the mine lay face up.
        open: bool,
    },
    /// A metal was won (CB-ALI-4).
    PrizeWon {
        /// Who.
        seat: Colour,
        /// Which; for others nothing.
        metal: Option<Metal>,
    },
    /// The prize was taken, for another metal or not.
    PrizeTaken {
        /// Who.
        seat: Colour,
        /// Which; for others nothing.
        metal: Option<Metal>,
    },
    /// The prize was left.
    PrizeLeft {
        /// Who.
        seat: Colour,
    },
    /// A metal was thrown out (CB-MIN-5).
    Jettisoned {
        /// Who.
        seat: Colour,
        /// Which; for others nothing.
        metal: Option<Metal>,
    },
    /// A metal was sold.
    Sold {
        /// Who.
        seat: Colour,
        /// Which.
        metal: Metal,
        /// For how much.
        price: u16,
    },
    /// A metal was bought.
    Bought {
        /// Who.
        seat: Colour,
        /// Which.
        metal: Metal,
        /// For how much.
        price: u16,
    },
    /// An upgrade was built in (CB-UPG-2).
    Installed {
        /// Who.
        seat: Colour,
        /// Which; for others nothing.
        upgrade: Option<Upgrade>,
        /// Its level.
        level: u8,
    },
    /// An upgrade was shown to all (CB-HID-3).
    Shown {
        /// Whose.
        seat: Colour,
        /// Which.
        upgrade: Upgrade,
    },
    /// An upgrade was lost (CB-UPG-4).
    UpgradeLost {
        /// Whose.
        seat: Colour,
        /// Which.
        upgrade: Upgrade,
    },
    /// A ship came out of a gate (CB-GAT-1).
    Warped {
        /// Whose.
        seat: Colour,
        /// The die.
        die: u8,
        /// Where.
        to: Spot,
    },
    /// A bonus card was played.
    Played {
        /// By whom.
        seat: Colour,
        /// Which.
        play: Play,
    },
    /// A player got credits, but for a sale.
    Gained {
        /// Who.
        seat: Colour,
        /// How many.
        credits: u32,
    },
    /// A token met a ship.
    Met {
        /// Whose.
        seat: Colour,
        /// How.
        how: Meets,
        /// The alien's die; 0 of others.
        die: u8,
    },
    /// A ship attacked another (CB-FGT-4).
    Attacked {
        /// Who.
        seat: Colour,
        /// Whom.
        other: Colour,
    },
    /// A pirate token was laid (CB-PIR-1).
    Outlawed {
        /// Whose.
        seat: Colour,
        /// In which quadrant.
        quadrant: Colour,
    },
    /// An exchange of fire (CB-FGT-1).
    Exchange {
        /// The ship that meets or attacks.
        seat: Colour,
        /// The other side.
        rival: Rival,
        /// Totals of both.
        totals: [u8; 2],
        /// Shields left of both.
        shields: [u8; 2],
    },
    /// The defender stands (CB-FGT-4).
    Stood {
        /// Who.
        seat: Colour,
    },
    /// Somebody fled (CB-FLE-2).
    Fled {
        /// Who.
        seat: Colour,
        /// The hits, 0 where there was none.
        hits: [u8; 2],
    },
    /// A fight was won.
    Beat {
        /// By whom.
        seat: Colour,
        /// Against whom.
        rival: Rival,
    },
    /// A ship fell into breakdown (CB-BRK-1).
    BrokeDown {
        /// Whose.
        seat: Colour,
    },
    /// A ship was repaired (CB-BRK-3, CB-BRK-4).
    Repaired {
        /// Whose.
        seat: Colour,
        /// What it cost.
        price: u32,
    },
    /// Miners or raiders were let be.
    Left {
        /// By whom.
        seat: Colour,
    },
    /// Raiders let a friend go (CB-BON-7).
    LetGo {
        /// Whom.
        seat: Colour,
    },
    /// The inspection found nothing (CB-POL-2).
    Cleared {
        /// Whose.
        seat: Colour,
        /// How much was hidden from it.
        hidden: u8,
    },
    /// Metals left the hold and the game, confiscated or lost.
    HoldLost {
        /// Whose.
        seat: Colour,
        /// How many.
        count: u8,
        /// Which; for others nothing.
        metals: Option<Metals>,
    },
    /// A fine was paid (CB-POL-3).
    Fined {
        /// By whom.
        seat: Colour,
        /// How many credits.
        credits: u32,
    },
    /// The police sent a ship into a spaceport.
    Sent {
        /// Whose.
        seat: Colour,
        /// Where.
        to: Spot,
    },
    /// The robbed one hid metals (CB-BON-8).
    Hid {
        /// Who.
        seat: Colour,
        /// How many.
        count: u8,
    },
    /// The robber sees a hold (CB-HID-6).
    HoldSeen {
        /// Who.
        seat: Colour,
        /// Whose.
        other: Colour,
        /// What; for others than the two nothing.
        metals: Option<Metals>,
    },
    /// Metals were robbed (CB-FGT-5).
    Looted {
        /// By whom.
        seat: Colour,
        /// From whom.
        other: Colour,
        /// How many.
        count: u8,
        /// Which; for others than the two nothing.
        metals: Option<Metals>,
    },
    /// An objective was declared (CB-OBJ-1).
    Declared {
        /// Whose.
        seat: Colour,
        /// Which.
        objective: Objective,
    },
    /// A token moved; by a die of the patrol step, else it is 0.
    TokenMoved {
        /// Which.
        token: Token,
        /// The die.
        die: u8,
        /// Where it is now.
        to: Line,
    },
    /// Police and alien rest (CB-PAT-2).
    Rested,
    /// A row was laid (CB-SIM-1).
    Planned {
        /// Whose.
        seat: Colour,
        /// How many tokens.
        count: u8,
        /// Which; for others nothing.
        row: Option<Row>,
    },
    /// A token was changed (CB-SIM-5).
    Changed {
        /// Whose.
        seat: Colour,
        /// Which token, from 1.
        nth: u8,
        /// What it became; for others nothing.
        step: Option<Step>,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Colour,
    },
    /// A round began.
    RoundBegan {
        /// Its number.
        round: u16,
    },
    /// The match is over.
    MatchOver {
        /// Who has won, by colour, a bit each.
        winners: u8,
        /// The credits of who played alone, which make a rank (CB-SOL-1).
        alone: Option<u32>,
    },
}
