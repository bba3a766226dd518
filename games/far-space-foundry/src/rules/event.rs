//! What happened because of an order: for the log, the board's motion and the sounds.

use super::pilots::Pilot;
use super::vocab::{Alien, Asteroid, Good, Half, Product, Ship};
use orrery_core::Colour;

/// Where goods lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// On an asteroid.
    Asteroid(Asteroid),
    /// In the warehouse of whoever moves them.
    Warehouse,
    /// In a freighter of his.
    Hold(Ship),
}

/// Something that happened. Docks are 1 to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A product card came into play with its tokens.
    ProductLaid {
        /// Which.
        product: Product,
    },
    /// A freighter lies open on its pile; of size 0 the pile is empty.
    FreighterOpened {
        /// The pile.
        alien: Alien,
        /// Its size.
        size: u8,
    },
    /// Who begins, and what the die in the middle shows.
    FirstPlayer {
        /// Who.
        seat: Colour,
        /// The die.
        die: u8,
    },
    /// A player took his credit, and in Alpha his first goods (FSF-SET-3).
    Equipped {
        /// Who.
        seat: Colour,
        /// How many of skyrite and of rubion each.
        goods: u8,
    },
    /// A pilot was dealt. Others are not told which.
    Dealt {
        /// To whom.
        seat: Colour,
        /// Who.
        pilot: Option<Pilot>,
    },
    /// A player got his fleet (FSF-END-5).
    FleetGiven {
        /// Who.
        seat: Colour,
        /// Its number, 1 to 4.
        fleet: u8,
    },
    /// Goods were stowed before the first turn (FSF-END-5).
    Stowed {
        /// Whose.
        seat: Colour,
        /// In which freighter.
        ship: Ship,
        /// What.
        good: Good,
        /// How many.
        count: u8,
    },
    /// A half began.
    HalfBegan {
        /// Which.
        half: Half,
        /// Who begins.
        seat: Colour,
    },
    /// A pilot was played.
    Played {
        /// By whom.
        seat: Colour,
        /// Who.
        pilot: Pilot,
    },
    /// The die was rolled.
    Rolled {
        /// By whom.
        seat: Colour,
        /// 1 to 8.
        value: u8,
    },
    /// A shuttle landed.
    Landed {
        /// Whose turn it is.
        seat: Colour,
        /// Where.
        dock: u8,
        /// What it carries at most.
        capacity: u8,
    },
    /// A shuttle lifted off.
    Lifted {
        /// Whose turn it is.
        seat: Colour,
        /// From where.
        dock: u8,
        /// What it carries at most.
        capacity: u8,
    },
    /// Goods were moved.
    Moved {
        /// Whose.
        seat: Colour,
        /// What.
        good: Good,
        /// How many.
        count: u8,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// Whether each lies on another now.
        on: bool,
    },
    /// Skyrite went back and rubion became galactium.
    Processed {
        /// Whose.
        seat: Colour,
        /// How many.
        times: u8,
    },
    /// Rubion was sold.
    Sold {
        /// By whom.
        seat: Colour,
        /// How many.
        count: u8,
        /// Credits for it.
        credits: u8,
    },
    /// A credit was paid in the Cantina.
    PaidInCantina {
        /// By whom.
        seat: Colour,
    },
    /// The Cantina showed a pilot to all.
    Shown {
        /// To whom first.
        seat: Colour,
        /// Who.
        pilot: Pilot,
    },
    /// A pilot was hired, the others went back.
    Hired {
        /// By whom.
        seat: Colour,
        /// Who.
        pilot: Pilot,
    },
    /// Nobody was hired, all went back.
    HiredNobody {
        /// By whom.
        seat: Colour,
    },
    /// A freighter came with a pilot.
    FreighterCame {
        /// To whom.
        seat: Colour,
        /// Which.
        ship: Ship,
        /// Its size.
        size: u8,
    },
    /// A product was made.
    Made {
        /// By whom.
        seat: Colour,
        /// Which.
        product: Product,
        /// How often the card was used.
        times: u8,
        /// Tokens that came.
        tokens: u8,
    },
    /// A credit was paid to charge everything.
    ChargedAll {
        /// By whom.
        seat: Colour,
    },
    /// Products were charged.
    Charged {
        /// Whose.
        seat: Colour,
        /// Which.
        product: Product,
        /// How many.
        count: u8,
    },
    /// A freighter was upgraded.
    Upgraded {
        /// Whose.
        seat: Colour,
        /// Which.
        ship: Ship,
    },
    /// A credit was taken from the bank.
    Earned {
        /// By whom.
        seat: Colour,
    },
    /// The dock master moved a shuttle for a credit.
    Bribed {
        /// By whom he was bribed.
        seat: Colour,
        /// Whether it came; else it went.
        add: bool,
        /// The dock.
        dock: u8,
    },
    /// A pilot was drawn. Others are not told which.
    Drawn {
        /// By whom.
        seat: Colour,
        /// Who.
        pilot: Option<Pilot>,
    },
    /// Somebody else's shuttle came or went (FSF-SOLO-2).
    Traffic {
        /// The dock.
        dock: u8,
        /// Whether it came; else it went.
        came: bool,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Colour,
    },
    /// The goods in a warehouse went back to the asteroids because Alpha ended (FSF-MID-1).
    Cleared {
        /// Whose they were.
        seat: Colour,
        /// How many of each raw good, in the order of [`Good::RAWS`].
        goods: [u8; Good::RAWS.len()],
    },
    /// Alpha ended: shuttles, warehouses and bribes were cleared (FSF-MID-1).
    StationTurned,
    /// An alien was kept for Beta (FSF-MID-2).
    Kept {
        /// By whom.
        seat: Colour,
        /// Who.
        pilot: Pilot,
    },
    /// An alien left the game (FSF-MID-2).
    LeftGame {
        /// Whose he was.
        seat: Colour,
        /// Who.
        pilot: Pilot,
    },
    /// The match is over.
    MatchOver {
        /// The colours, clockwise; those behind the players mean nothing.
        seats: [Colour; 4],
        /// How many play.
        count: u8,
        /// Who has won, by seat; nobody where one alone fell short.
        winners: [bool; 4],
        /// The points of the first seat, for one who plays alone.
        points: i32,
    },
}
